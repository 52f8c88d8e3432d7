/* SPDX-License-Identifier: Apache-2.0 */
/* Answers about releases and ops; the committed document equals them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "harness/data/input.h"
#include "harness/releases/history.h"
#include "tests/rows_of_120.h"
#undef vs_builtin_opset

static void the_document_is_what_the_rows_tell(void **state) {
  (void)state;
  strbuf out = STRBUF_INIT, why = STRBUF_INIT;
  input in;
  history_document(vs_builtin_opset(), &out);
  assert_true(input_open(&in, HLO_CTS_SOURCE "/docs/opset-history.md", &why));
  if (in.size != out.len || memcmp(in.bytes, out.bytes, in.size) != 0)
    fail_msg("docs/opset-history.md: make it again with hlo-cts history --markdown");
  input_close(&in);
  strbuf_free(&out);
}

static char *about(const char *name) {
  strbuf out = STRBUF_INIT;
  assert_true(history_subject(rows_of_120(), name, &out));
  char *text = strdup(strbuf_str(&out));
  strbuf_free(&out);
  return text;
}

static void expect(const char *name, const char *const *parts, size_t count) {
  char *text = about(name);
  for (size_t i = 0; i < count; i++)
    if (!strstr(text, parts[i])) fail_msg("%s: no \"%s\" in\n%s", name, parts[i], text);
  free(text);
}
#define EXPECT(name, ...)                          \
  expect(name, (const char *const[]){__VA_ARGS__}, \
         sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

/* Dates and releases are from the list of releases, the rest from upstream's log of versions
 * (VhloDialect.td) and its conversions (VhloToVersion.cpp). */
static void ops_by_any_name(void **state) {
  (void)state;
  static const char *const names[] = {"exponential", "exponential_v1", "exponential_v2",
                                      "vhlo.exponential_v2", "stablehlo.exponential"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    EXPECT(names[i], "`exponential_v1`: 0.9.0 (2023-02-27) to 1.8.0 (2024-10-24)",
           "`exponential_v2`: since 1.9.0 (2025-01-28), and current", "`result_accuracy` is new",
           "Downgrade: only if it has this value");
}

static void every_kind_of_change(void **state) {
  (void)state;
  EXPECT("dynamic_conv", "`padding` is removed", "Upgrade: dropped", "refused if");
  EXPECT("composite", "regions `composite_regions` are new", "only without regions");
  EXPECT("all_reduce", "became variadic", "exactly one operand and one result",
         "Before 0.17.0 (2023-12-20)", "`reduction-promotion`");
  EXPECT("dot_general", "`lhs_precision_type`, `rhs_precision_type`, `accumulation_type`",
         "the type `none`");
  EXPECT("custom_call", "Before 1.3.0", "Before 1.17.0 no operand and no result could be a future",
         "`result_tilings` is new");
  EXPECT("trace", "deleted by 0.20.0 (2024-05-10) without a successor");
  EXPECT("create_token", "Promised only for six months");
  EXPECT("compare", "only for six months for complex operands");
  EXPECT("stablehlo.convolution", "only for six months if `window_reversal` is set");
  EXPECT("func.call", "## call", "`call_v1`: since 0.9.0");
}

static void kinds_and_enums(void **state) {
  (void)state;
  EXPECT("i2", "`!vhlo.i2_v1`", "since 1.2.0", "target of at least 1.2.0");
  EXPECT("tf32", "`!vhlo.tf31_v1`", "bytecode code 34");
  EXPECT("#vhlo.mesh_v1", "since 1.16.0");
  EXPECT("tensor", "`!vhlo.tensor_v1`", "`#vhlo.tensor_v1`", "bytecode codes 20, 21");
  EXPECT("CustomCallApiVersion", "`API_VERSION_TYPED_FFI` = 4, since 1.3.0");
  EXPECT("FftTypeV1", "case `IRFFT` = 3");
  EXPECT("result_alias", "deleted by 0.14.0");
}

static void releases(void **state) {
  (void)state;
  EXPECT("0.20.0", "never tagged", "`dynamic_conv_v2` replaces `dynamic_conv_v1`",
         "**deleted** ops: `compute_reshape_shape_v1`, `cstr_reshapable_v1`, `trace_v1`");
  EXPECT("1.3.0", "enum CustomCallApiVersionV1 gained the case `API_VERSION_TYPED_FFI` = 4",
         "lifted `custom-call-dict-config`");
  EXPECT("1.17.0", "never current");
  EXPECT("0.14.0", "writes version 4, reads up to 5", "**deleted** attributes");
  EXPECT("1.4.7", "## 1.4.0", "new ops: `tan_v1`");
  EXPECT("current", "## 1.20.0");
}

static void nothing_is_called_so(void **state) {
  (void)state;
  static const char *const names[] = {
      "", "expo", "exponential_v3", "9.9.0", "1.21.0", "vhlo.", "stablehlo.trace", "!mesh", "_v1"};
  strbuf out = STRBUF_INIT;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    assert_false(history_subject(rows_of_120(), names[i], &out));
  assert_int_equal(out.len, 0);
  strbuf_free(&out);
}

/* Every op is found, and every release has something to tell. */
static void nothing_is_left_out(void **state) {
  (void)state;
  const vs_opset *o = rows_of_120();
  for (size_t i = 0; i < o->op_count; i++)
    if (o->ops[i].since != VS_NONE) free(about(o->ops[i].def.name));
  for (size_t i = 0; i < o->release_count; i++) {
    char version[32], *text = about(vs_format(o->releases[i].version, version));
    if (!strstr(text, "\n- ")) fail_msg("nothing is told of %s", version);
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_document_is_what_the_rows_tell),
      cmocka_unit_test(ops_by_any_name),
      cmocka_unit_test(every_kind_of_change),
      cmocka_unit_test(kinds_and_enums),
      cmocka_unit_test(releases),
      cmocka_unit_test(nothing_is_called_so),
      cmocka_unit_test(nothing_is_left_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
