/* SPDX-License-Identifier: Apache-2.0 */
/* The public functions beyond running a module: one op by itself, values and attributes, targets of
 * custom_call that the caller registers, limits. */
#include "run.h"

typedef struct parsed {
  ir_context *c;
  ir_op *module;
  strbuf errors;
  diag_text_sink sink;
} parsed;

static void parse(parsed *p, const char *text) {
  p->errors = (strbuf)STRBUF_INIT;
  p->c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  p->sink = diag_text_sink_to(&p->errors);
  p->sink.show_ids = true;
  text_parse_options options = {.file = "api.mlir", .verify = true};
  p->module = text_parse(p->c, text, strlen(text), &options, &p->sink.sink);
  if (!p->module) print_error("%s\n%s", text, strbuf_str(&p->errors));
  assert_non_null(p->module);
}
static void parsed_free(parsed *p) {
  ir_context_free(p->c);
  strbuf_free(&p->errors);
}

/* The op of that name in the module's first function. */
static ir_op *find(const parsed *p, const char *name) {
  ir_op *op = p->module->regions[0].first->first->regions[0].first->first;
  while (op && strcmp(op->name->full->bytes, name) != 0) op = op->next;
  assert_non_null(op);
  return op;
}

static interp_value *i32(const ir_type *type, int32_t a, int32_t b) {
  int32_t data[] = {a, b};
  interp_value *v = interp_tensor(type, data, (size_t)ir_type_element_count(type) * 4);
  assert_non_null(v);
  return v;
}
static void assert_i32(const interp_value *v, int32_t a, int32_t b) {
  size_t size;
  const int32_t *data = interp_data(v, &size);
  assert_int_equal(data[0], a);
  if (size > 4) assert_int_equal(data[1], b);
}

static void one_op_by_itself(void **state) {
  (void)state;
  parsed p;
  parse(&p,
        "func.func @main(%a: tensor<2xi32>, %b: tensor<2xi32>) {\n"
        "  %0 = stablehlo.subtract %a, %b : tensor<2xi32>\n"
        "  %1 = stablehlo.multiply %0, %0 : tensor<2xi32>\n  func.return\n}\n");
  ir_op *subtract = find(&p, "stablehlo.subtract"), *multiply = find(&p, "stablehlo.multiply");
  const ir_type *t = subtract->results[0].type;
  interp_value *in[] = {i32(t, 7, -1), i32(t, 2, 4)}, *out, *square;
  assert_true(interp_eval_op(p.c, subtract, in, NULL, &out, &p.sink.sink));
  assert_i32(out, 5, -5);
  /* The caller's values are not written to. */
  assert_i32(in[0], 7, -1);
  assert_i32(in[1], 2, 4);
  interp_value *twice[] = {out, out};
  assert_true(interp_eval_op(p.c, multiply, twice, NULL, &square, &p.sink.sink));
  assert_i32(square, 25, 25);
  /* 25 twice is a splat. */
  const ir_attr *a = interp_to_attr(p.c, square);
  assert_non_null(a);
  assert_true(a->dense.splat);
  assert_ptr_equal(a->dense.type, t);
  interp_value *back = interp_from_attr(a);
  assert_i32(back, 25, 25);
  interp_release(back);
  interp_release(square);
  interp_release(out);
  interp_release(in[0]);
  interp_release(in[1]);
  parsed_free(&p);
}

/* reduce of [7, -1] with + from 2 is 8; `if` picks the branch and reads no operand of its own. */
static void one_op_with_regions(void **state) {
  (void)state;
  parsed p;
  parse(&p,
        "func.func @main(%a: tensor<2xi32>, %b: tensor<i32>, %p: tensor<i1>) {\n"
        "  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : "
        "(tensor<2xi32>, tensor<i32>) -> tensor<i32>\n"
        "  %1:2 = \"stablehlo.if\"(%p) ({\n"
        "    %c = stablehlo.constant dense<3> : tensor<i32>\n"
        "    \"stablehlo.return\"(%c, %c) : (tensor<i32>, tensor<i32>) -> ()\n  }, {\n"
        "    %c = stablehlo.constant dense<4> : tensor<i32>\n"
        "    \"stablehlo.return\"(%c, %c) : (tensor<i32>, tensor<i32>) -> ()\n  }) : "
        "(tensor<i1>) -> (tensor<i32>, tensor<i32>)\n"
        "  %2 = \"stablehlo.case\"(%b) ({\n"
        "    \"stablehlo.return\"(%b) : (tensor<i32>) -> ()\n  }) : (tensor<i32>) -> tensor<i32>\n"
        "  %3 = \"stablehlo.case\"(%b) ({\n"
        "    \"stablehlo.return\"(%0) : (tensor<i32>) -> ()\n  }) : (tensor<i32>) -> tensor<i32>\n"
        "  func.return\n}\n");
  ir_op *reduce = find(&p, "stablehlo.reduce"), *branch = find(&p, "stablehlo.if"),
        *inside = find(&p, "stablehlo.case"), *outside = inside->next;
  interp_value *in[] = {i32(reduce->operands[0].value->type, 7, -1),
                        i32(reduce->operands[1].value->type, 2, 0)};
  interp_value *out[2], *flag = interp_tensor(branch->operands[0].value->type, "\0", 1);
  assert_true(interp_eval_op(p.c, reduce, in, NULL, out, &p.sink.sink));
  assert_i32(out[0], 8, 0);
  interp_release(out[0]);
  assert_true(interp_eval_op(p.c, branch, &flag, NULL, out, &p.sink.sink));
  assert_i32(out[0], 4, 0);
  assert_i32(out[1], 4, 0);
  interp_release(out[0]);
  interp_release(out[1]);
  /* A region may use the op's own operand, but no other value. */
  assert_true(interp_eval_op(p.c, inside, &in[1], NULL, out, &p.sink.sink));
  assert_i32(out[0], 2, 0);
  interp_release(out[0]);
  assert_false(interp_eval_op(p.c, outside, &in[1], NULL, out, &p.sink.sink));
  assert_null(out[0]);
  assert_non_null(strstr(strbuf_str(&p.errors), "not a value of this function"));
  /* Unless it is bound, as all operands have to be. */
  interp_value *five = i32(reduce->results[0].type, 5, 0);
  const interp_binding bound[] = {{&reduce->results[0], five}, {outside->operands[0].value, in[1]}};
  assert_true(interp_eval_op_with(p.c, outside, bound, 2, NULL, out, &p.sink.sink));
  assert_i32(out[0], 5, 0);
  interp_release(out[0]);
  assert_false(interp_eval_op_with(p.c, outside, bound, 1, NULL, out, &p.sink.sink));
  assert_null(out[0]);
  assert_non_null(strstr(strbuf_str(&p.errors), "operand 0 has no value"));
  interp_release(five);
  interp_release(flag);
  interp_release(in[0]);
  interp_release(in[1]);
  parsed_free(&p);
}

static void one_op_that_cannot_be_evaluated(void **state) {
  (void)state;
  parsed p;
  parse(&p,
        "func.func @main(%a: tensor<2xi32>, %t: !stablehlo.token) {\n"
        "  %0 = stablehlo.custom_call @nobody(%a) : (tensor<2xi32>) -> tensor<2xi32>\n"
        "  %1 = stablehlo.add %a, %a : tensor<2xi32>\n"
        "  %2 = stablehlo.replica_id : tensor<ui32>\n"
        "  func.return\n}\n");
  ir_op *call = find(&p, "stablehlo.custom_call"), *add = find(&p, "stablehlo.add");
  const ir_type *t = add->results[0].type;
  interp_value *a = i32(t, 1, 2), *out = a;
  assert_false(interp_eval_op(p.c, call, &a, NULL, &out, &p.sink.sink));
  assert_null(out);
  assert_non_null(strstr(strbuf_str(&p.errors), "Unsupported custom call: nobody"));
  assert_false(
      interp_eval_op(p.c, find(&p, "stablehlo.replica_id"), NULL, NULL, &out, &p.sink.sink));
  /* Values of another type, and none at all; nobody has to listen. */
  const int64_t three = 3;
  interp_value *none[] = {NULL, NULL};
  const ir_type *other = ir_type_tensor(p.c, &three, 1, t->shaped.element, NULL);
  interp_value *wide = interp_tensor(other, (int32_t[]){1, 2, 3}, 12), *both[] = {wide, wide};
  assert_false(interp_eval_op(p.c, add, both, NULL, &out, &p.sink.sink));
  assert_false(interp_eval_op(p.c, add, none, NULL, &out, NULL));
  interp_options few = {.max_bytes = 64};
  interp_value *again[] = {a, a};
  assert_false(interp_eval_op(p.c, add, again, &few, &out, NULL) && out == a);
  interp_release(wide);
  interp_release(a);
  parsed_free(&p);
}

static void values_and_attributes(void **state) {
  (void)state;
  parsed p;
  parse(&p,
        "func.func @main(%q: tensor<2x!quant.uniform<i8:f32, 0.5>>, %d: tensor<?xi32>, "
        "%t: !stablehlo.token, %c: tensor<2xi4>, %e: tensor<0xf32>) {\n  func.return\n}\n");
  const ir_block *b = p.module->regions[0].first->first->regions[0].first;
  interp_value *q = interp_tensor(b->args[0]->type, "\1\2", 2);
  assert_non_null(q);
  assert_null(interp_to_attr(p.c, q)); /* quantized elements have no dense form */
  assert_null(interp_tensor(b->args[1]->type, "", 0));
  assert_null(interp_tensor(b->args[2]->type, "", 0));
  assert_null(interp_tensor(b->args[3]->type, "\1", 1));             /* an element is missing */
  interp_value *i4 = interp_tensor(b->args[3]->type, "\x0f\x01", 2); /* -1 and 1 */
  assert_memory_equal(interp_data(i4, NULL), "\xff\x01", 2);
  assert_int_equal(interp_to_attr(p.c, i4)->dense.size, 2);
  interp_value *empty = interp_tensor(b->args[4]->type, "", 0);
  const ir_attr *none = interp_to_attr(p.c, empty);
  assert_non_null(none);
  interp_value *back = interp_from_attr(none);
  assert_non_null(back);
  assert_null(interp_from_attr(NULL));
  interp_release(back);
  interp_release(empty);
  interp_release(i4);
  interp_release(q);
  parsed_free(&p);
}

/* --- custom_call ------------------------------------------------------------------------------ */

/* Adds the number that `user` points to; refuses negative elements. */
static bool add_number(const ir_op *op, interp_value *const *operands, interp_value **results,
                       strbuf *why, void *user) {
  size_t size;
  const int32_t *in = interp_data(operands[0], &size);
  int32_t out[2];
  if (!in || size != sizeof out || op->result_count != 1) return false;
  for (int k = 0; k < 2; k++) {
    if (in[k] < 0) {
      strbuf_adds(why, "a negative element");
      return false;
    }
    out[k] = in[k] + *(int32_t *)user;
  }
  results[0] = interp_tensor(op->results[0].type, out, sizeof out);
  return results[0] != NULL;
}
static bool same_value(const ir_op *op, interp_value *const *operands, interp_value **results,
                       strbuf *why, void *user) {
  (void)op, (void)why, (void)user;
  results[0] = interp_retain(operands[0]);
  return true;
}
static bool no_results(const ir_op *op, interp_value *const *operands, interp_value **results,
                       strbuf *why, void *user) {
  (void)op, (void)operands, (void)results, (void)why, (void)user;
  return true;
}
static bool fails_late(const ir_op *op, interp_value *const *operands, interp_value **results,
                       strbuf *why, void *user) {
  (void)same_value(op, operands, results, why, user);
  return false;
}

static bool call(const char *target, const char *in, const char *result_type, const char *want,
                 strbuf *errors) {
  int32_t number = 40;
  const interp_custom_call calls[] = {{"add_number", add_number, &number},
                                      {"same", same_value, NULL},
                                      {"nothing", no_results, NULL},
                                      {"late", fails_late, NULL},
                                      {"check.expect_eq", same_value, NULL}};
  interp_options o = {.custom_calls = calls, .custom_call_count = 5};
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text,
              "func.func @main() -> %s {\n  %%a = stablehlo.constant dense<%s> : tensor<2xi32>\n"
              "  %%0 = stablehlo.custom_call @%s(%%a) : (tensor<2xi32>) -> %s\n"
              "  func.return %%0 : %s\n}\n",
              result_type, in, target, result_type, result_type);
  outcome r = run_text(strbuf_str(&text), text.len, &o);
  bool ok = r.passed;
  if (ok) assert_string_equal(strbuf_str(&r.printed), want);
  strbuf_reset(errors);
  strbuf_adds(errors, strbuf_str(&r.errors));
  outcome_free(&r);
  strbuf_free(&text);
  return ok;
}

static void registered_targets(void **state) {
  (void)state;
  strbuf e = STRBUF_INIT;
  const char *t = "tensor<2xi32>";
  assert_true(call("add_number", "[1, 2]", t, "dense<[41, 42]> : tensor<2xi32>\n", &e));
  assert_true(call("same", "[1, 2]", t, "dense<[1, 2]> : tensor<2xi32>\n", &e));
  /* A target that the caller registers replaces the interpreter's own. */
  assert_true(call("check.expect_eq", "[1, 2]", t, "dense<[1, 2]> : tensor<2xi32>\n", &e));
  assert_false(call("add_number", "[1, -2]", t, "", &e));
  assert_non_null(strstr(strbuf_str(&e), "HLO-6020"));
  assert_non_null(strstr(strbuf_str(&e), "'add_number' failed: a negative element"));
  assert_false(call("late", "[1, 2]", t, "", &e));
  assert_non_null(strstr(strbuf_str(&e), "'late' failed"));
  assert_false(call("nothing", "[1, 2]", t, "", &e));
  assert_non_null(strstr(strbuf_str(&e), "was not computed"));
  assert_false(call("same", "[1, 2]", "tensor<3xi32>", "", &e));
  assert_non_null(strstr(strbuf_str(&e), "another type than declared"));
  assert_false(call("elsewhere", "[1, 2]", t, "", &e));
  assert_non_null(strstr(strbuf_str(&e), "HLO-6018"));
  assert_non_null(strstr(strbuf_str(&e), "elsewhere"));
  strbuf_free(&e);
}

static const char *stop_the_second_time(void *user) {
  return ++*(int *)user < 2 ? NULL : "that is enough";
}

static void a_caller_may_stop_a_run(void **state) {
  (void)state;
  parsed p;
  parse(&p,
        "func.func @main(%a: tensor<i1>) -> tensor<i1> {\n"
        "  %0 = stablehlo.while(%x = %a) : tensor<i1>\n"
        "    cond { stablehlo.return %x : tensor<i1> }\n"
        "    do { stablehlo.return %x : tensor<i1> }\n"
        "  func.return %0 : tensor<i1>\n}\n");
  uint8_t yes = 1;
  int questions = 0;
  interp_value *arg = interp_tensor(find(&p, "stablehlo.while")->results[0].type, &yes, 1);
  interp_options options = {.stop = stop_the_second_time, .stop_user = &questions};
  interp_value **results;
  size_t count;
  assert_non_null(arg);
  assert_false(
      interp_run(p.c, p.module, "main", &arg, 1, &options, &results, &count, &p.sink.sink));
  assert_int_equal(questions, 2);
  assert_non_null(strstr(strbuf_str(&p.errors), "that is enough [HLO-6022]"));
  interp_release(arg);
  parsed_free(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_op_by_itself),
      cmocka_unit_test(one_op_with_regions),
      cmocka_unit_test(one_op_that_cannot_be_evaluated),
      cmocka_unit_test(values_and_attributes),
      cmocka_unit_test(registered_targets),
      cmocka_unit_test(a_caller_may_stop_a_run),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
