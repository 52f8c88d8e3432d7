/* SPDX-License-Identifier: Apache-2.0 */
/* Passes by name, with their options (harness/tools/pipeline.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "harness/cli/display.h"
#include "harness/tools/pipeline.h"
#include "text/text.h"
#include "versions/versions.h"

static strbuf out = STRBUF_INIT;
static int tear_down(void **state) {
  (void)state;
  strbuf_free(&out);
  return 0;
}

static const pass_row *row(const char *name) {
  for (size_t i = 0; i < pipeline_pass_count; i++)
    if (strcmp(pipeline_passes[i].name, name) == 0) return &pipeline_passes[i];
  fail_msg("there is no pass %s", name);
  return NULL;
}

/* The settings of one pass; out has the sentence when there are none. */
static bool settings(const char *pass, const char *options, pass_settings *s) {
  pipeline p = {0};
  strbuf_reset(&out);
  bool ok = pipeline_add(&p, row(pass), options, strlen(options), &out);
  if (ok) *s = p.items[0].settings;
  pipeline_free(&p);
  return ok;
}
#define REFUSED(pass, options, why)               \
  assert_false(settings(pass, options, &unused)); \
  assert_string_equal(strbuf_str(&out), why)

static void a_number_alone_limits_folding(void **state) {
  (void)state;
  pass_settings s;
  assert_true(settings("fold-constants", "", &s));
  assert_false(s.limited);
  assert_true(settings("fold-constants", "12", &s));
  assert_true(s.limited);
  assert_int_equal(s.max_elements, 12);
  assert_true(settings("fold-constants", "max-elements=13", &s));
  assert_int_equal(s.max_elements, 13);
  assert_true(settings("stablehlo-aggressive-folder", "fold-op-element-limit=0", &s));
  assert_true(s.limited);
  assert_int_equal(s.max_elements, 0);
}

static void names_to_except_are_a_list(void **state) {
  (void)state;
  static const char *const forms[] = {"except=a.b,c.d", "except={a.b,c.d}"};
  for (size_t i = 0; i < 2; i++) {
    pass_settings s;
    assert_true(settings("stablehlo-legalize-composite-to-call", forms[i], &s));
    assert_int_equal(s.except_len, 7);
    assert_memory_equal(s.except, "a.b,c.d", 7);
  }
}

static void unsound_options_are_refused(void **state) {
  (void)state;
  pass_settings unused;
  REFUSED("fold-constants", "many",
          "option 'max-elements' of pass 'fold-constants' takes a number, not 'many'");
  REFUSED("fold-constants", "max-elements",
          "option 'max-elements' of pass 'fold-constants' takes a number, not ''");
  REFUSED("fold-constants", "9223372036854775808",
          "option 'max-elements' of pass 'fold-constants' takes a number, not "
          "'9223372036854775808'");
  REFUSED("fold-constants", "99999999999999999999999999",
          "option 'max-elements' of pass 'fold-constants' takes a number, not "
          "'99999999999999999999999999'");
  REFUSED("fold-constants", "-1",
          "option 'max-elements' of pass 'fold-constants' takes a number, not '-1'");
  REFUSED("stablehlo-aggressive-folder", "12",
          "pass 'stablehlo-aggressive-folder' has no option '12'");
  REFUSED("inline", "target=1.0.0", "pass 'inline' has no option 'target'");
  REFUSED("stablehlo-legalize-to-vhlo", "allow-other-dialects=perhaps",
          "option 'allow-other-dialects' of pass 'stablehlo-legalize-to-vhlo' takes true or "
          "false, not 'perhaps'");
}

/* The pass had two names upstream. */
static void expanders_take_the_release_as_target(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%x: tensor<f32>, %z: tensor<complex<f32>>) -> (tensor<f32>, "
      "tensor<complex<f32>>) {\n"
      "  %0 = stablehlo.tan %x : tensor<f32>\n"
      "  %1 = stablehlo.exponential %z : tensor<complex<f32>>\n"
      "  return %0, %1 : tensor<f32>, tensor<complex<f32>>\n}\n";
  static const struct {
    const char *pass;
    bool tan, complex; /* what is left */
  } rows[] = {
      {"stablehlo-compatibility-expander{target=1.3.0}", false, true},
      {"stablehlo-create-compatibility-expander{target=1.3.0}", false, true},
      {"stablehlo-compatibility-expander{target=1.4.0}", true, true},
      {"stablehlo-complex-math-expander", true, false},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    pipeline p = {0};
    strbuf_auto pass = STRBUF_INIT;
    strbuf_reset(&out);
    strbuf_addf(&pass, "builtin.module(%s)", rows[i].pass);
    assert_true(pipeline_parse(&p, strbuf_str(&pass), &out));
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    ir_op *module = text_parse(c, text, strlen(text), &(text_parse_options){.file = "t"}, NULL);
    assert_non_null(module);
    assert_true(pipeline_run(&p, c, module, true, NULL));
    text_print(c, module, &(text_print_options){0}, &out);
    assert_int_equal(strstr(strbuf_str(&out), "stablehlo.tan") != NULL, rows[i].tan);
    assert_int_equal(strstr(strbuf_str(&out), "exponential %arg1") != NULL, rows[i].complex);
    ir_context_free(c);
    pipeline_free(&p);
  }
}

static void a_target_must_be_a_release(void **state) {
  (void)state;
  static const char *const rows[] = {"vhlo-to-version", "stablehlo-compatibility-expander",
                                     "stablehlo-create-compatibility-expander"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    pipeline p = {0};
    strbuf_reset(&out);
    diag_text_sink sink = diag_text_sink_to(&out);
    assert_true(pipeline_add(&p, row(rows[i]), "target=9.9.0", 12, &out));
    assert_false(pipeline_targets_exist(&p, vs_builtin_opset(), (diag_place){0}, &sink.sink));
    assert_non_null(strstr(strbuf_str(&out), "9.9.0"));
    pipeline_free(&p);
  }
}

static void a_pipeline_has_braces_in_braces(void **state) {
  (void)state;
  pipeline p = {0};
  strbuf_reset(&out);
  assert_true(pipeline_parse(&p,
                             "builtin.module(stablehlo-legalize-composite-to-call{except={a,b}}, "
                             "fold-constants{max-elements=4},inline)",
                             &out));
  assert_int_equal(p.count, 3);
  assert_int_equal(p.items[0].settings.except_len, 3);
  assert_int_equal(p.items[1].settings.max_elements, 4);
  assert_null(p.items[2].settings.except);
  pipeline_free(&p);
  assert_false(pipeline_parse(&p, "builtin.module(fold-constants{max-elements={4})", &out));
  assert_string_equal(strbuf_str(&out), "options of pass 'fold-constants' without '}'");
  pipeline_free(&p);
}

/* The whole pipeline is strict or not; the future in a result is docs/errata.md's. */
static void strictness_reaches_every_pass(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() {\n"
      "  %0 = stablehlo.custom_call @f() : () -> !stablehlo.future<tensor<f32>>\n"
      "  return\n}\n";
  for (int strict = 0; strict < 2; strict++) {
    pipeline p = {.strict_upstream = strict};
    strbuf_reset(&out);
    assert_true(pipeline_parse(
        &p, "builtin.module(stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.15.0})", &out));
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    ir_op *module = text_parse(c, text, strlen(text), &(text_parse_options){.file = "t"}, NULL);
    assert_non_null(module);
    diag_text_sink sink = diag_text_sink_to(&out);
    assert_int_equal(pipeline_run(&p, c, module, true, &sink.sink), strict);
    assert_int_equal(strstr(strbuf_str(&out), "custom-call-futures needs 1.17.0") == NULL, strict);
    ir_context_free(c);
    pipeline_free(&p);
  }
}

static void places_read_as_mlir_writes_them(void **state) {
  (void)state;
  static const source_text program = {"a.mlir", "x\n", 2};
  static const struct {
    diag_place place;
    const char *text;
    const source_text *source;
  } rows[] = {
      {{.file = "a.mlir", .line = 3, .column = 7}, "a.mlir:3:7: error: no\n"},
      {{.file = "a.mlir"}, "a.mlir:0:0: error: no\n"},
      {{.file = "a.mlir", .column = 9}, "a.mlir:0:0: error: no\n"},
      {{.file = NULL}, "<unknown>:0: error: no\n", &program},
      {{.file = NULL}, "error: no\n"}, /* of no program */
      {{.file = "a.bc", .offset = 31, .path = "ir section"}, "a.bc:0x1f (ir section): error: no\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf_reset(&out);
    display_message(rows[i].source, &rows[i].place, "error", "no", 1, &out);
    assert_string_equal(strbuf_str(&out), rows[i].text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_number_alone_limits_folding),
      cmocka_unit_test(names_to_except_are_a_list),
      cmocka_unit_test(unsound_options_are_refused),
      cmocka_unit_test(expanders_take_the_release_as_target),
      cmocka_unit_test(a_target_must_be_a_release),
      cmocka_unit_test(a_pipeline_has_braces_in_braces),
      cmocka_unit_test(strictness_reaches_every_pass),
      cmocka_unit_test(places_read_as_mlir_writes_them),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
