/* SPDX-License-Identifier: Apache-2.0 */
/* Several programs as one module. */
#include "harness/groups/join.h"

#include <stdlib.h>

#include "harness/files/program.h"
#include "harness/programs/arguments.h"
#include "harness/programs/devices.h"
#include "tests/harness/suite.h"

static ir_context *c;

static ir_op *parse(const char *text) {
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  program_options o = {.file = "test", .allow_other_dialects = true};
  ir_op *program = program_read(c, text, strlen(text), &o, &sink.sink);
  if (!program) fail_msg("%s", strbuf_str(&why));
  return program;
}

static int begin(void **state) {
  (void)state;
  c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  return !c;
}

static int end(void **state) {
  (void)state;
  ir_context_free(c);
  return 0;
}

/* Both have a function @f, and a composite and a call name it. */
static const char doubles[] =
    "func.func private @f(%x: tensor<i32>) -> tensor<i32> {\n"
    "  %y = stablehlo.add %x, %x : tensor<i32>\n  return %y : tensor<i32>\n}\n"
    "func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
    "  %y = func.call @f(%x) : (tensor<i32>) -> tensor<i32>\n"
    "  %z = func.call @f(%y) : (tensor<i32>) -> tensor<i32>\n"
    "  return %y, %z : tensor<i32>, tensor<i32>\n}\n";
static const char negates[] =
    "func.func private @f(%x: tensor<i32>) -> tensor<i32> {\n"
    "  %y = stablehlo.negate %x : tensor<i32>\n  return %y : tensor<i32>\n}\n"
    "func.func @main() -> tensor<i32> {\n"
    "  %x = stablehlo.constant dense<7> : tensor<i32>\n"
    "  %y = stablehlo.composite \"test.negate\" %x {decomposition = @f} : (tensor<i32>) -> "
    "tensor<i32>\n"
    "  return %y : tensor<i32>\n}\n";

static int32_t number(const interp_value *v) {
  size_t size;
  int32_t n;
  const void *data = interp_data(v, &size);
  assert_int_equal(size, sizeof n);
  memcpy(&n, data, sizeof n);
  return n;
}

static void joined_programs_give_all_results_in_order(void **state) {
  (void)state;
  static const int32_t ten = 10, hundred = 100;
  ir_op *programs[] = {parse(doubles), parse(negates), parse(doubles)};
  for (size_t i = 0; i < 3; i++) assert_null(join_obstacle(programs[i]));
  const ir_type *scalar = ir_type_tensor(c, NULL, 0, ir_type_integer(c, 32, IR_SIGNLESS), NULL);
  ir_op *module = join_programs(c, programs, 3);
  strbuf why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  if (!program_verify(module, &sink.sink)) fail_msg("%s", strbuf_str(&why));
  interp_value *args[] = {interp_tensor(scalar, &ten, sizeof ten),
                          interp_tensor(scalar, &hundred, sizeof hundred)},
               **values;
  size_t count;
  if (!interp_run(c, module, "main", args, 2, &(interp_options){0}, &values, &count, &sink.sink))
    fail_msg("%s", strbuf_str(&why));
  static const int32_t want[] = {20, 40, -7, 200, 400};
  assert_int_equal(count, 5);
  for (size_t i = 0; i < count; i++) {
    assert_int_equal(number(values[i]), want[i]);
    interp_release(values[i]);
  }
  free(values);
  for (size_t i = 0; i < 2; i++) interp_release(args[i]);
}

static void a_joined_module_says_for_how_many_devices(void **state) {
  (void)state;
  static const char text[] =
      "module attributes {mhlo.num_partitions = 3 : i32, mhlo.num_replicas = 2 : i32} {\n"
      "  func.func @main() { return }\n}\n";
  ir_op *programs[] = {parse(text), parse(text)};
  for (size_t i = 0; i < 2; i++) assert_null(join_obstacle(programs[i]));
  uint64_t replicas, partitions;
  assert_true(devices_of(join_programs(c, programs, 2), &replicas, &partitions, NULL));
  assert_int_equal(replicas, 2);
  assert_int_equal(partitions, 3);
}

static void what_cannot_be_joined_has_a_reason(void **state) {
  (void)state;
  static const struct {
    const char *text, *why;
  } rows[] = {
      {"module @named { func.func @main() { return } }", "its module has attributes"},
      {"module attributes {a.b = 1 : i32} { func.func @main() { return } }",
       "its module has attributes"},
      {"func.func private @f()\nfunc.func @main() { return }",
       "its module has something other than functions with bodies"},
      {"func.func @other() { return }", "it has no public @main"},
      {"func.func private @main() { return }", "it has no public @main"},
      {"func.func @main(%x: tensor<i32> {a.b}) { return }", "its @main has attributes"},
      {"func.func @main() attributes {a.b} { return }", "its @main has attributes"},
      {"func.func @main(%x: !stablehlo.token) { return }",
       "its @main takes something that is no tensor"},
      {"func.func @main(%x: tensor<i32>) -> tuple<tensor<i32>> {\n"
       "  %y = stablehlo.tuple %x : tuple<tensor<i32>>\n  return %y : tuple<tensor<i32>>\n}",
       "its @main returns something that is no tensor"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *why = join_obstacle(parse(rows[i].text));
    assert_non_null(why);
    assert_string_equal(why, rows[i].why);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(joined_programs_give_all_results_in_order, begin, end),
      cmocka_unit_test_setup_teardown(a_joined_module_says_for_how_many_devices, begin, end),
      cmocka_unit_test_setup_teardown(what_cannot_be_joined_has_a_reason, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
