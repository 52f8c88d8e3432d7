/* SPDX-License-Identifier: Apache-2.0 */
/* The promise about an artifact, as the command prints it. Dates by hand: the first commit of 1.9.0
 * was on 2025-01-28 (upstream's log), docs/compatibility.md says five years, docs/spec.md six
 * months; bytecode 6 came with 0.15.0. Custom calls: JAX's own list. */
#include <jansson.h>

#include "tests/harness/shell.h"

#define MAIN(body)                                               \
  "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" body \
  "  return %0 : "                                               \
  "tensor<2xf32>\n}\n"
#define CALL(target)                      \
  "  %0 = stablehlo.custom_call @" target \
  "(%x) "                                 \
  ": (tensor<2xf32>) -> tensor<2xf32>\n"

static int put_programs(void **state) {
  set_up(state);
  scratch_put(&dir, "./plain.mlir", MAIN("  %0 = stablehlo.abs %x : tensor<2xf32>\n"));
  scratch_put(&dir, "./tan.mlir", MAIN("  %0 = stablehlo.tan %x : tensor<2xf32>\n"));
  scratch_put(&dir, "./mine.mlir", MAIN(CALL("mine")));
  scratch_put(&dir, "./eigh.mlir", MAIN(CALL("Eigh")));
  scratch_put(&dir, "./own.mlir",
              MAIN("  %0 = stablehlo.abs %x {my.a = 1 : i32, my.b = \"x\"} : tensor<2xf32>\n"));
  scratch_put(&dir, "./list.mlir",
              MAIN("  %0 = stablehlo.abs %x {my.a = array<i64: 1, 2>} : tensor<2xf32>\n"));
  scratch_put(&dir, "./einsum.mlir",
              MAIN("  %0 = \"stablehlo.unary_einsum\"(%x) {einsum_config = \"a->a\"} : "
                   "(tensor<2xf32>) -> tensor<2xf32>\n"));
  scratch_put(&dir, "./sharded.mlir",
              "sdy.mesh @m = <[\"x\"=2]>\n" MAIN(
                  "  %0 = sdy.reshard %x <@m, [{\"x\"}]> : tensor<2xf32>\n"));
  scratch_put(&dir, "./unreduced.mlir",
              "sdy.mesh @m = <[\"x\"=2]>\n" MAIN(
                  "  %0 = sdy.reshard %x <@m, [{}], unreduced={\"x\"}> : tensor<2xf32>\n"));
  scratch_put(&dir, "./maximum.mlir",
              "sdy.mesh @m = <[\"x\"=2]>\n" MAIN(
                  "  %0 = stablehlo.abs %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}], "
                  "unreduced=max{\"x\"}>]>} : tensor<2xf32>\n"));
  scratch_put(&dir, "./chlo.mlir", MAIN("  %0 = chlo.erf %x : tensor<2xf32> -> tensor<2xf32>\n"));
  scratch_put(&dir, "./arith.mlir", MAIN("  %0 = arith.constant dense<1.0> : tensor<2xf32>\n"));
  scratch_put(&dir, "./small.mlir",
              "sdy.mesh @m = <[\"x\"=2]>\nfunc.func @main(%x: tensor<2xf8E4M3FN>) {\n"
              "  %0 = sdy.reshard %x <@m, [{\"x\"}]> : tensor<2xf8E4M3FN>\n  return\n}\n");
  scratch_put(&dir, "./exp.mlir", MAIN("  %0 = stablehlo.exponential %x : tensor<2xf32>\n"));
  return 0;
}

/* The first line about a program written for a release. */
static void line_of(const char *program, const char *target, const char *want) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              TRANSLATE
              "--serialize --allow-other-dialects --strip-debuginfo --target=%s %s.mlir "
              "-o a.bc && " CTS "inspect a.bc",
              target, program);
  must(strbuf_str(&command));
  size_t n = strlen(want);
  if (strncmp(strbuf_str(&out), want, n) != 0 || out.bytes[n] != '\n')
    fail_msg("%s for %s: %s", program, target, strbuf_str(&out));
  strbuf_free(&command);
}

static void the_first_line_says_who_reads_it_until_when(void **state) {
  (void)state;
  line_of("plain", "1.9.0",
          "readable by 0.15.0 and later, promised for 1.9.0 and later until 2030-01-28; uses "
          "nothing outside the promise");
  line_of("tan", "1.9.0",
          "readable by 1.4.0 and later, promised for 1.9.0 and later until 2030-01-28; uses "
          "nothing outside the promise");
}

/* Releases: 1.11.0 took other dialects in (#2814); Shardy's versions: dialect.h of Shardy. The
 * first commit of 1.15.0 was on 2026-03-27, that of 1.18.0 on 2026-06-26. */
static void each_dialect_has_a_verdict(void **state) {
  (void)state;
  line_of("sharded", "1.15.0",
          "readable by StableHLO 1.11.0 and later, and Shardy 0.0.1 or later, promised for 1.15.0 "
          "and later until 2031-03-27; uses 1 thing outside the promise");
  line_of("unreduced", "1.15.0",
          "readable by StableHLO 1.11.0 and later, and Shardy 0.0.1 or later (since May 2025, for "
          "unreduced axes), promised for 1.15.0 and later until 2031-03-27; uses 1 thing outside "
          "the promise");
  line_of("maximum", "1.18.0",
          "readable by StableHLO 1.11.0 and later, and Shardy 0.0.2 or later (for a reduction that "
          "is no sum), promised for 1.18.0 and later until 2031-06-26; uses 2 things outside the "
          "promise");
  line_of("chlo", "1.15.0",
          "readable by StableHLO 1.11.0 and later, and CHLO, promised for 1.15.0 and later until "
          "2031-03-27; uses 1 thing outside the promise");
  line_of("small", "1.15.0",
          "readable by StableHLO 1.18.0 and later, and Shardy 0.0.1 or later, promised until "
          "2031-03-27; uses 1 thing outside the promise");
}

static void answer(const char *program, const char *reader, int status, const char *want) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              TRANSLATE "--serialize --allow-other-dialects --target=1.15.0 %s.mlir -o a.bc && " CTS
                        "inspect --reader=%s a.bc; test $? = %d",
              program, reader, status);
  must(strbuf_str(&command));
  SAYS(want);
  strbuf_free(&command);
}

static void a_reader_is_asked_about_other_dialects(void **state) {
  (void)state;
  answer("sharded", "1.17.0", 0,
         "yes: 1.17.0 knows all of StableHLO that is in it; and it promises to: 5 years back\n"
         "it also needs Shardy 0.0.1 or later: ");
  answer("sharded", "1.10.0", 1,
         "no: 1.10.0 does not know operations of Shardy beside VHLO, which came with 1.11.0\n"
         "it cannot be written for 1.10.0: other dialects beside VHLO need 1.11.0\n");
  answer("chlo", "1.17.0", 0, "it also needs CHLO, which has no versions\n");
  answer("arith", "1.17.0", 1, "no: it is no portable artifact, for it holds an operation of a ");
  answer("small", "1.17.0", 1,
         "no: 1.17.0 does not know the code of a builtin type of small floats, which came with "
         "1.18.0\n1.17.0 may know it all the same: it comes with MLIR, and patches bring new ones\n"
         "writers before 1.18.0 wrote these types as text\n");
}

static void what_lies_outside_is_named_and_counted(void **state) {
  (void)state;
  static const struct {
    const char *program, *outside, *line;
  } rows[] = {
      {"mine", "uses 1 thing outside the promise\n",
       "outside the promise: targets of custom_call that nobody promises to keep (jax "},
      {"eigh", "uses nothing outside the promise\n",
       "targets of custom_call that JAX promises to keep (jax 0.10.2, 2026-11-22): Eigh\n"},
      {"own", "uses 1 thing outside the promise\n",
       "outside the promise: attributes that the specification does not have: my.a, my.b\n"},
      {"list", "uses 2 things outside the promise\n",
       "outside the promise: attributes that may have been arrays before conversion: my.a\n"},
      {"exp", "uses nothing outside the promise\n",
       "\naccuracy is left to each implementation: exponential\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command,
                TRANSLATE "--serialize --target=1.9.0 %s.mlir -o a.bc 2>&1; " CTS "inspect a.bc",
                rows[i].program);
    must(strbuf_str(&command));
    SAYS(rows[i].outside);
    SAYS(rows[i].line);
    strbuf_free(&command);
  }
}

static void deprecated_ops_have_six_months(void **state) {
  (void)state;
  line_of("einsum", "1.9.0",
          "readable by 0.15.0 and later, promised for 1.9.0 and later until 2025-07-28; uses "
          "nothing outside the promise");
  SAYS("promised only for six months: unary_einsum\n");
}

static void a_reader_gets_yes_or_no_and_a_reason(void **state) {
  (void)state;
  must(TRANSLATE
       "--serialize --strip-debuginfo --target=1.9.0 plain.mlir -o plain.bc && " TRANSLATE
       "--serialize --strip-debuginfo --target=1.9.0 tan.mlir -o tan.bc && " TRANSLATE
       "--serialize --target=1.9.0 --dialect-version=builtin=0 plain.mlir -o zero.bc && " TRANSLATE
       "--serialize --target=1.9.0 --dialect-version=builtin=1 plain.mlir -o one.bc");
  static const struct {
    const char *reader;
    int status;
    const char *says;
  } rows[] = {
      {"1.7.8 plain.bc", 0,
       "yes: 1.7.8 knows all that is in it; no promise says so: it was written for 1.9.0"},
      {"1.9.5 plain.bc", 0, "yes: 1.9.5 knows all that is in it; and it must: it is the release"},
      {"1.12.0 plain.bc", 0, "and it promises to: 5 years back\n"},
      {"1.3.0 tan.bc", 1, "no: 1.3.0 does not know op vhlo.tan_v1, which came with 1.4.0\n"},
      {"1.3.0 tan.bc", 1, "it cannot be written for 1.3.0:\n"},
      {"0.14.0 plain.bc", 1, "it can be written for 0.14.0: hlo-translate --deserialize"},
      /* jaxlib 0.9.2 (1.14.0) reads version 0, and 0.8.3 (1.13.5) refuses it; 0.10.2 refuses 1. */
      {"1.13.5 zero.bc", 1, "no: 1.13.5 does not know version 0 of dialect 'builtin', which came"},
      {"1.14.0 zero.bc", 0, "yes: 1.14.0 knows all that is in it"},
      {"1.17.0 one.bc", 1, "no: version 1 of dialect 'builtin', which no known reader accepts\n"},
      {"9.9.9 plain.bc", 2, "--reader: there is no release '9.9.9'"},
      {"soon plain.bc", 2, "--reader: there is no release 'soon'"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, CTS "inspect --reader=%s", rows[i].reader);
    if (sh_all(strbuf_str(&command)) != rows[i].status || !strstr(strbuf_str(&out), rows[i].says))
      fail_msg("%s: %s", rows[i].reader, strbuf_str(&out));
    strbuf_free(&command);
  }
}

static void several_files_get_a_line_each(void **state) {
  (void)state;
  must(TRANSLATE "--serialize --target=1.9.0 plain.mlir -o plain.bc && " TRANSLATE
                 "--serialize --target=1.9.0 mine.mlir -o mine.bc");
  must(CTS "inspect plain.bc mine.bc | wc -l | tr -d ' '");
  assert_string_equal(strbuf_str(&out), "2\n");
  assert_int_equal(sh_all(CTS "inspect plain.bc tan.mlir"), 1);
  SAYS("plain.bc: readable by ");
  assert_int_equal(sh(CTS "inspect --json --reader=1.12.0 plain.bc mine.bc"), 0);
  json_t *list = json_loads(strbuf_str(&out), 0, NULL);
  assert_int_equal(json_array_size(list), 2);
  json_t *second = json_array_get(list, 1);
  assert_true(json_is_true(json_object_get(second, "reads")));
  assert_int_equal(json_integer_value(json_object_get(second, "outside")), 1);
  assert_string_equal(json_string_value(json_object_get(second, "until")), "2030-01-28");
  json_decref(list);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_first_line_says_who_reads_it_until_when),
      cmocka_unit_test(each_dialect_has_a_verdict),
      cmocka_unit_test(a_reader_is_asked_about_other_dialects),
      cmocka_unit_test(what_lies_outside_is_named_and_counted),
      cmocka_unit_test(deprecated_ops_have_six_months),
      cmocka_unit_test(a_reader_gets_yes_or_no_and_a_reason),
      cmocka_unit_test(several_files_get_a_line_each),
  };
  return cmocka_run_group_tests(tests, put_programs, tear_down);
}
