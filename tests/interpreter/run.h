/* SPDX-License-Identifier: Apache-2.0 */
/* Programs as text, run and judged by their own checks. */
#ifndef HLO_CTS_TESTS_INTERPRETER_RUN_H
#define HLO_CTS_TESTS_INTERPRETER_RUN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "interpreter/interpreter.h"
#include "text/text.h"
#include "versions/versions.h"

typedef struct outcome {
  bool passed;
  strbuf errors, printed;
} outcome;

/* Without options, every op with a fast path is also held against its definition. */
static inline outcome run_text(const char *text, size_t n, const interp_options *options) {
  static const interp_options audit = {.audit = true};
  outcome o = {false, STRBUF_INIT, STRBUF_INIT};
  ir_context_options allow = {.allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &allow);
  diag_text_sink sink = diag_text_sink_to(&o.errors);
  sink.show_ids = true;
  text_parse_options parse = {.file = "test.mlir", .verify = true};
  ir_op *m = text_parse(c, text, n, &parse, &sink.sink);
  interp_value **results = NULL;
  size_t count = 0;
  o.passed = m && interp_run(c, m, "main", NULL, 0, options ? options : &audit, &results, &count,
                             &sink.sink);
  for (size_t k = 0; k < count; k++) {
    interp_print(results[k], true, &o.printed);
    strbuf_addc(&o.printed, '\n');
    interp_release(results[k]);
  }
  free(results);
  ir_context_free(c);
  return o;
}

static inline void outcome_free(outcome *o) {
  strbuf_free(&o->errors);
  strbuf_free(&o->printed);
}

/* A module whose results are `expected`, as they are printed, audited and not: some fast ways are
 * taken only in the latter case. */
static inline void assert_results(const char *module, const char *expected) {
  static const interp_options options[] = {{.audit = true}, {.audit = false}};
  for (size_t k = 0; k < 2; k++) {
    outcome o = run_text(module, strlen(module), &options[k]);
    if (!o.passed) print_error("%s\n%s", module, strbuf_str(&o.errors));
    assert_string_equal(strbuf_str(&o.printed), expected);
    outcome_free(&o);
  }
}

/* The body of a function without arguments and results. */
static inline void assert_runs(const char *body) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "func.func @main() {\n%s\n  func.return\n}\n", body);
  outcome o = run_text(strbuf_str(&text), text.len, NULL);
  if (!o.passed) print_error("%s\n%s", strbuf_str(&text), strbuf_str(&o.errors));
  assert_true(o.passed);
  outcome_free(&o);
  strbuf_free(&text);
}

/* Fails with a diagnostic that contains `why`. */
static inline void assert_module_fails(const char *module, const char *why) {
  outcome o = run_text(module, strlen(module), NULL);
  if (o.passed || !strstr(strbuf_str(&o.errors), why))
    print_error("%s\nwanted: %s\nsaid: %s\n", module, why, strbuf_str(&o.errors));
  assert_false(o.passed);
  assert_non_null(strstr(strbuf_str(&o.errors), why));
  outcome_free(&o);
}
static inline void assert_fails(const char *body, const char *why) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "func.func @main() {\n%s\n  func.return\n}\n", body);
  assert_module_fails(strbuf_str(&text), why);
  strbuf_free(&text);
}
static inline void assert_module_runs(const char *module) {
  outcome o = run_text(module, strlen(module), NULL);
  if (!o.passed) print_error("%s\n%s", module, strbuf_str(&o.errors));
  assert_true(o.passed);
  outcome_free(&o);
}

/* "name": type of one operand, the op, expected. */
static inline void check_unary(const char *op, const char *type, const char *in, const char *want) {
  strbuf b = STRBUF_INIT;
  strbuf_addf(&b,
              "  %%a = stablehlo.constant dense<%s> : %s\n"
              "  %%r = stablehlo.%s %%a : %s\n"
              "  check.expect_eq_const %%r, dense<%s> : %s\n",
              in, type, op, type, want, type);
  assert_runs(strbuf_str(&b));
  strbuf_free(&b);
}
static inline void check_binary(const char *op, const char *type, const char *l, const char *r,
                                const char *want) {
  strbuf b = STRBUF_INIT;
  strbuf_addf(&b,
              "  %%a = stablehlo.constant dense<%s> : %s\n"
              "  %%b = stablehlo.constant dense<%s> : %s\n"
              "  %%r = stablehlo.%s %%a, %%b : %s\n"
              "  check.expect_eq_const %%r, dense<%s> : %s\n",
              l, type, r, type, op, type, want, type);
  assert_runs(strbuf_str(&b));
  strbuf_free(&b);
}

#endif
