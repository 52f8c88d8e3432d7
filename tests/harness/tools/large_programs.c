/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that are large, made here: 10,000 operations one behind the other, 10,000 beside each
 * other, and a constant of 256 MiB. Each is written for the oldest, a middle and the newest
 * release, read back, and means what it meant. */
#include <stdlib.h>

#include "harness/files/program.h"
#include "interpreter/interpreter.h"
#include "tests/harness/suite.h"
#include "versions/rows.h"

enum { MANY = 10000 };
static const char *const releases[] = {"0.9.0", "1.0.0", "1.20.0"};
enum { RELEASES = sizeof releases / sizeof *releases };

static const program_options as_read = {.file = "large.mlir"};

static ir_context *new_context(void) { return ir_context_new(&vs_builtin_opset()->registry, NULL); }

static vs_version release(const char *text) {
  vs_version v;
  assert_true(vs_parse(vs_builtin_opset(), text, strlen(text), &v));
  return v;
}

static void on_check(const interp_check *c, void *user) {
  assert_true(c->passed);
  ++*(unsigned *)user;
}

/* Runs @main; every check passes, and there is one. */
static void runs(ir_context *c, ir_op *module, diag_sink *sink) {
  unsigned checks = 0;
  interp_options o = {.on_check = on_check, .user = &checks};
  interp_value **values = NULL;
  size_t count = 0;
  assert_true(interp_run(c, module, "main", NULL, 0, &o, &values, &count, sink));
  free(values);
  assert_int_equal(checks, 1);
}

/* Written for each release, what comes back equals the program. */
static void goes_there_and_back(const strbuf *text) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  for (size_t k = 0; k < RELEASES; k++) {
    ir_context *c = new_context(), *back = new_context();
    ir_op *module = program_read(c, strbuf_str(text), text->len, &as_read, &sink.sink);
    if (!module) fail_msg("%s", strbuf_str(&errors));
    ir_op *original = ir_clone(c, module);
    strbuf artifact = STRBUF_INIT, why = STRBUF_INIT;
    vs_options o = {0};
    vs_version target = release(releases[k]);
    assert_true(program_serialize(c, module, target, &o, target, &artifact, &sink.sink));
    bc_read_options read = {.codec = &program_codec, .consumer = target, .verify = true};
    ir_op *copy = bc_read(back, artifact.bytes, artifact.len, &read, &sink.sink);
    if (!copy || !program_from_artifact(back, copy, &o, &sink.sink))
      fail_msg("%s", strbuf_str(&errors));
    if (!ir_equal(original, copy, &(ir_compare_options){.ignore_locations = true}, &why))
      fail_msg("%s: %s", releases[k], strbuf_str(&why));
    strbuf_free(&artifact);
    strbuf_free(&why);
    ir_context_free(c);
    ir_context_free(back);
  }
  strbuf_free(&errors);
}

static void evaluates(const strbuf *text) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = new_context();
  ir_op *module = program_read(c, strbuf_str(text), text->len, &as_read, &sink.sink);
  if (!module) fail_msg("%s", strbuf_str(&errors));
  runs(c, module, &sink.sink);
  ir_context_free(c);
  strbuf_free(&errors);
}

/* `body` ends with the value of type `type` in %last: given back for artifacts, which have no
 * checks, and checked when it is evaluated. */
static void both_ways(const strbuf *body, const char *type, const char *expected) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "func.func @main() -> %s {\n%s  return %%last : %s\n}\n", type,
              strbuf_str(body), type);
  goes_there_and_back(&text);
  strbuf_reset(&text);
  strbuf_addf(
      &text, "func.func @main() {\n%s  check.expect_eq_const %%last, dense<%s> : %s\n  return\n}\n",
      strbuf_str(body), expected, type);
  evaluates(&text);
  strbuf_free(&text);
}

/* 1 + 1 + ... + 1, each addition needs the one before: 10,001. */
static void ten_thousand_operations_deep(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  strbuf_adds(&b, "  %one = stablehlo.constant dense<1> : tensor<i32>\n");
  for (unsigned k = 0; k < MANY; k++) {
    if (k + 1 == MANY)
      strbuf_adds(&b, "  %last = stablehlo.add ");
    else
      strbuf_addf(&b, "  %%sum_%u = stablehlo.add ", k);
    if (k)
      strbuf_addf(&b, "%%sum_%u, %%one : tensor<i32>\n", k - 1);
    else
      strbuf_adds(&b, "%one, %one : tensor<i32>\n");
  }
  both_ways(&b, "tensor<i32>", "10001");
  strbuf_free(&b);
}

/* 0, 1, ..., 9,999 as constants of their own, all of them operands of one operation; of what they
 * make, elements 0 and 9,998. */
static void ten_thousand_operations_wide(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  for (unsigned k = 0; k < MANY; k++)
    strbuf_addf(&b, "  %%value_%u = stablehlo.constant dense<%u> : tensor<1xi32>\n", k, k);
  strbuf_adds(&b, "  %all = \"stablehlo.concatenate\"(");
  for (unsigned k = 0; k < MANY; k++) strbuf_addf(&b, "%s%%value_%u", k ? ", " : "", k);
  strbuf_adds(&b, ") <{dimension = 0 : i64}> : (");
  for (unsigned k = 0; k < MANY; k++) strbuf_adds(&b, k ? ", tensor<1xi32>" : "tensor<1xi32>");
  strbuf_addf(&b,
              ") -> tensor<%uxi32>\n"
              "  %%last = stablehlo.slice %%all [0:%u:%u] : (tensor<%uxi32>) -> tensor<2xi32>\n",
              MANY, MANY, MANY - 2, MANY);
  both_ways(&b, "tensor<2xi32>", "[0, 9998]");
  strbuf_free(&b);
}

/* Element k is k * 2654435761 modulo 2^32 (a multiplier without a period below 2^32), so that no
 * two places hold the same. The reader's constant is a view into the artifact. */
static void a_constant_of_256_mebibytes(void **state) {
  (void)state;
  const size_t count = (size_t)1 << 26, size = count * sizeof(uint32_t);
  uint32_t *data = malloc(size);
  assert_non_null(data);
  for (size_t k = 0; k < count; k++) data[k] = (uint32_t)k * UINT32_C(2654435761);
  static const char text[] =
      "func.func @main() -> tensor<67108864xui32> {\n"
      "  %large = stablehlo.constant dense<1> : tensor<67108864xui32>\n"
      "  return %large : tensor<67108864xui32>\n}\n";
  strbuf errors = STRBUF_INIT, artifact = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = new_context(), *back = new_context();
  ir_op *module = program_read(c, text, strlen(text), &as_read, &sink.sink);
  if (!module) fail_msg("%s", strbuf_str(&errors));
  ir_op *constant = module->regions[0].first->first->regions[0].first->first;
  const ir_type *type = constant->results[0].type;
  ir_op_set(c, constant, "value", ir_attr_dense(c, type, data, size, false, IR_BORROW));
  vs_options o = {0};
  vs_version newest = release("1.20.0");
  assert_true(program_serialize(c, module, newest, &o, newest, &artifact, &sink.sink));
  bc_read_options read = {.codec = &program_codec, .consumer = newest, .verify = true};
  ir_op *copy = bc_read(back, artifact.bytes, artifact.len, &read, &sink.sink);
  if (!copy || !program_from_artifact(back, copy, &o, &sink.sink))
    fail_msg("%s", strbuf_str(&errors));
  constant = copy->regions[0].first->first->regions[0].first->first;
  const ir_attr *value = ir_op_get(constant, "value");
  const char *first = (const char *)ir_dense_element(value, 0);
  assert_int_equal(ir_dense_count(value), count);
  assert_memory_equal(first, data, size);
  assert_true(first >= artifact.bytes && first + size <= artifact.bytes + artifact.len);
  ir_context_free(c);
  ir_context_free(back);
  strbuf_free(&artifact);
  strbuf_free(&errors);
  free(data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ten_thousand_operations_deep),
      cmocka_unit_test(ten_thousand_operations_wide),
      cmocka_unit_test(a_constant_of_256_mebibytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
