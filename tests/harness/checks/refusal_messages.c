/* SPDX-License-Identifier: Apache-2.0 */
/* Which messages name what a release does not know. Names and codes are those of the opset's YAML;
 * what each program holds is said here by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "harness/checks/refusal.h"
#include "harness/files/program.h"

static void one_of_the_words_is_enough(void **state) {
  (void)state;
  assert_true(refusal_names("no", NULL));
  assert_true(refusal_names("vhlo.tan_v2 is unknown", "tan_v2"));
  assert_true(refusal_names("vhlo.tan_v2 is unknown", "sine|tan_v2"));
  assert_false(refusal_names("vhlo.tan_v2 is unknown", "sine|cosine"));
  assert_false(refusal_names("", "sine|"));
}

/* Whether the message names something of the program in the form of 1.20.0 that 1.8.0 does not
 * know. */
static bool names(const char *body, const char *message) {
  strbuf text = STRBUF_INIT, errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  strbuf_addf(&text, "func.func @main(%%a: tensor<2xf32>) -> tensor<2xf32> {\n%s\n}\n", body);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  program_options o = {.file = "text"};
  ir_op *m = program_read(c, strbuf_str(&text), text.len, &o, &sink.sink);
  if (!m || !vs_legalize_to_vhlo(c, m, NULL, &sink.sink)) fail_msg("%s", strbuf_str(&errors));
  bool named = refusal_names_new(message, c, m, VS(1, 8, 0)) != NAMING_NOTHING;
  ir_context_free(c);
  strbuf_free(&text);
  strbuf_free(&errors);
  return named;
}

#define EXPONENTIAL "%0 = stablehlo.exponential %a : tensor<2xf32>\n  return %0 : tensor<2xf32>"
#define RANGE \
  "%0 = stablehlo.add %a, %a : tensor<2xf32> loc(\"f\":1:2 to 3:4)\n  return %0 : tensor<2xf32>"
#define ADD "%0 = stablehlo.add %a, %a : tensor<2xf32>\n  return %0 : tensor<2xf32>"

static void anything_that_is_too_new_will_do(void **state) {
  (void)state;
  static const struct {
    const char *body, *message;
    bool named;
  } rows[] = {
      {EXPONENTIAL, "unknown op 'vhlo.exponential_v2'", true},
      {EXPONENTIAL, "unknown op 'vhlo.exponential_v21'", false},
      {EXPONENTIAL, "unknown op 'vhlo.my_exponential_v2'", false},
      {EXPONENTIAL, "unknown op 'exponential'", false},
      {EXPONENTIAL, "there is no result_accuracy_v1", true},
      {EXPONENTIAL, "there is no result_accuracy_mode_v1", true},
      {EXPONENTIAL, "unknown vhlo attribute code: 20", true},
      {EXPONENTIAL, "Unknown attribute code 19", true}, /* the mode inside of it */
      {EXPONENTIAL, "unknown vhlo attribute code: 200", false},
      {EXPONENTIAL, "unknown vhlo attribute code: 20000000000000000000", false},
      {EXPONENTIAL, "unknown vhlo attribute code: 18", false}, /* known to 1.8.0 */
      {EXPONENTIAL, "unknown vhlo attribute code: 0x20", false},
      {EXPONENTIAL, "unknown vhlo attribute code: ", false},
      {EXPONENTIAL, "unknown vhlo type code: 20", false},
      {EXPONENTIAL, "20", false},
      {EXPONENTIAL, "", false},
      {ADD, "unknown vhlo attribute code: 20", false}, /* it holds none */
      {ADD, "unknown attribute code: 22", false},
      {RANGE, "unknown attribute code: 22", true}, /* builtin's */
      {RANGE, "unknown attribute code: 2", false},
      {ADD, "unknown op 'vhlo.add_v1'", false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (names(rows[i].body, rows[i].message) != rows[i].named) fail_msg("%s", rows[i].message);
}

/* future_v1 came with 1.15.0. */
static void types_have_names_and_codes(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  const vs_kind *future = vs_type_row(o, TYPE_VHLO_FUTURE_V1);
  assert_true(future->since > VS(1, 8, 0) && future->wire_count == 1);
  static const char body[] =
      "%0 = \"stablehlo.async_start\"(%a) ({\n^bb0(%b: tensor<2xf32>):\n"
      "  %2 = \"stablehlo.all_gather\"(%b) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : "
      "tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>\n"
      "  \"stablehlo.return\"(%2) : (tensor<2xf32>) -> ()\n"
      "}) : (tensor<2xf32>) -> !stablehlo.future<tensor<2xf32>>\n"
      "%1 = \"stablehlo.async_done\"(%0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>\n"
      "return %1 : tensor<2xf32>";
  char message[64];
  snprintf(message, sizeof message, "unknown type code: %u", future->wires[0].code);
  assert_true(names(body, message));
  snprintf(message, sizeof message, "unknown attribute code: %u", future->wires[0].code);
  assert_false(names(body, message));
  assert_true(names(body, "type !vhlo.future_v1 is unknown"));
  assert_false(names(ADD, "type !vhlo.future_v1 is unknown"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_of_the_words_is_enough),
      cmocka_unit_test(anything_that_is_too_new_will_do),
      cmocka_unit_test(types_have_names_and_codes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
