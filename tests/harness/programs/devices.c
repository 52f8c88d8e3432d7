/* SPDX-License-Identifier: Apache-2.0 */
/* Cases on several devices: what is derived, and results compared device by device. */
#include <stdlib.h>

#include "harness/files/program.h"
#include "harness/programs/devices.h"
#include "tests/harness/suite.h"

#define RING "^collective_permute_ring$"

static verdict evaluated(consumer_table tested) {
  suite s;
  suite_run_with(&s, RING, tested, 20);
  assert_int_equal(s.r.case_count, 1);
  size_t newest = s.r.releases - 1;
  verdict v = results_at(&s.r, 0, newest, newest, SLOT_MEANT)[CHECK_EVALUATE];
  suite_free(&s);
  return v;
}

static void the_built_in_consumer_runs_them(void **state) {
  (void)state;
  assert_int_equal(evaluated(builtin_consumer(FAULT_NONE)), VERDICT_PASS);
  assert_int_equal(evaluated(builtin_consumer(FAULT_OFF_BY_ONE_ULP)), VERDICT_FAIL);
}

/* --- Software of others --- */

static bool implements_all(const consumer_table *self, vs_version own) {
  (void)self, (void)own;
  return true;
}

/* Each device gets what the one `variant` places before it has; 9: only one device answers, 8: it
 * has no devices. */
static void ring(const consumer_table *self, ir_context *c, const evaluation *e,
                 interp_value ***values, size_t *count, action *a) {
  (void)c;
  assert_int_equal(e->arg_count, 3);
  assert_null(e->program);
  assert_true(e->size > 0);
  const ir_attr *replicas = ir_op_get(e->source, "mhlo.num_replicas");
  assert_true(ir_attr_is(replicas, IR_ATTR_INTEGER) && replicas->integer.words[0] == 3);
  if (self->variant == 8) {
    a->outcome = OUTCOME_CANNOT;
    return;
  }
  size_t n = self->variant == 9 ? 1 : 3;
  *values = calloc(n, sizeof **values);
  for (size_t i = 0; i < n; i++)
    (*values)[i] = interp_retain(e->args[(i + 3 - (size_t)self->variant % 3) % 3]);
  *count = n;
  a->outcome = OUTCOME_DONE;
}

static void results_are_compared_per_device(void **state) {
  (void)state;
  static const struct {
    int variant;
    verdict want;
  } rows[] = {{1, VERDICT_PASS},
              {0, VERDICT_FAIL},
              {2, VERDICT_FAIL},
              {9, VERDICT_FAIL},
              {8, VERDICT_UNSUPPORTED}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    consumer_table tested = builtin_consumer(FAULT_NONE);
    tested.implements = implements_all;
    tested.evaluate = ring;
    tested.variant = rows[i].variant;
    assert_int_equal(evaluated(tested), rows[i].want);
  }
}

/* --- Mistakes --- */

#define DEVICE                                            \
  "func.func @device(%a: tensor<i32>) -> tensor<i32> {\n" \
  "  return %a : tensor<i32>\n}\n"
#define MAIN(body) DEVICE "func.func @main() -> tensor<i32> {\n" body "}\n"
#define CONSTANT "%a = stablehlo.constant dense<1> : tensor<i32>\n"
#define CALL(programs)                                                \
  "%r:2 = \"interpreter.run_parallel\"(%a, %a) {programs = " programs \
  "} : "                                                              \
  "(tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)\n"
#define RETURN "return %r#0 : tensor<i32>\n"

static void mistakes_are_told(void **state) {
  (void)state;
  static const struct {
    const char *program, *says; /* NULL: none */
  } rows[] = {
      {MAIN(CONSTANT CALL("[[@device], [@device]]") RETURN), NULL},
      {MAIN(CONSTANT "return %a : tensor<i32>\n"),
       "@main does not call interpreter.run_parallel once"},
      {MAIN(CONSTANT CALL("[[@device, @device]]") RETURN),
       "the devices of the manifest do not all run the same function"},
      {MAIN(CONSTANT CALL("[[@device], [@device]]") "%s = stablehlo.add %r#0, %a : tensor<i32>\n"
                                                    "return %s : tensor<i32>\n"),
       "the checks must look at results of the devices"},
      {MAIN(CONSTANT
            "%b = stablehlo.add %a, %a : tensor<i32>\n"
            "%r:2 = \"interpreter.run_parallel\"(%a, %b) {programs = [[@device], [@device]]} "
            ": (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)\n" RETURN),
       "the arguments of the devices must be constants"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&out);
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    program_options o = {.file = "x"};
    ir_op *m = program_read(c, rows[i].program, strlen(rows[i].program), &o, &sink.sink);
    if (!m) fail_msg("row %zu: %s", i, strbuf_str(&out));
    device_run run;
    bool ok = devices_derive(c, m, (case_devices){2, 1}, &run, &sink.sink);
    assert_int_equal(ok, !rows[i].says);
    if (!ok && !strstr(strbuf_str(&out), rows[i].says))
      fail_msg("row %zu: %s", i, strbuf_str(&out));
    device_run_free(&run);
    ir_context_free(c);
    strbuf_free(&out);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_built_in_consumer_runs_them),
      cmocka_unit_test(results_are_compared_per_device),
      cmocka_unit_test(mistakes_are_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
