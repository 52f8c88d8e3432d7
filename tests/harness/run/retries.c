/* SPDX-License-Identifier: Apache-2.0 */
/* Failures that end a run, are made again, or become annotations. */
#include <jansson.h>

#include "tests/harness/runs.h"

/* A consumer that crashes at the first artifact with an abs, and reads all others well. The file
 * that it leaves behind says that it has crashed. */
static void put_moody(void) {
  scratch_put(&dir, "moody.sh",
              "if [ ! -e \"$2\" ] && grep -q abs \"$3\"; then : > \"$2\"; kill -SEGV $$; fi\n"
              "exec \"$1\" --deserialize --mlir-print-op-generic --mlir-print-debuginfo \"$3\"\n");
  scratch_put(&dir, "moody.yaml",
              "name: moody\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, '{here}/moody.sh', '{bin}/hlo-translate', "
              "'{here}/crashed', '{artifact}']\n");
}

#define ASKS \
  " --jobs=1 --filter='^(abs_f32|abs_i32)$' --pair=1.0.0..1.1.0,1.4.0 --check=deserialize "
#define MOODY ASKS "--consumer=moody.yaml "
#define LATE ASKS "--consumer=late.yaml "

static json_t *results_of(const char *folder) {
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s/results.json", dir.path, folder);
  json_t *o = json_load_file(strbuf_str(&path), 0, NULL);
  strbuf_free(&path);
  assert_non_null(o);
  return o;
}

static void a_failure_once_is_a_failure(void **state) {
  (void)state;
  put_moody();
  must("rm -f crashed");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none" MOODY), 1);
  SAYS("  crash: Segmentation fault\n    1 case, 1 pair; crash: deserialize\n");
}

static void what_passes_at_last_is_flaky(void **state) {
  (void)state;
  put_moody();
  must("rm -f crashed");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --retries=2 --report=flaky" MOODY), 0);
  SAYS("abs_f32, 1.0.0 -> 1.4.0: crash deserialize, then passed on attempt 2: ");
  SAYS("\npassed, 1 case is flaky\n");
  json_t *o = results_of("flaky");
  assert_string_equal(json_string_value(json_object_get(o, "result")), "passed");
  const json_t *flaky = json_object_get(o, "flaky");
  assert_int_equal(json_array_size(flaky), 1);
  const json_t *one = json_array_get(flaky, 0);
  assert_string_equal(json_string_value(json_object_get(one, "case")), "abs_f32");
  assert_string_equal(json_string_value(json_object_get(one, "verdict")), "crash");
  assert_int_equal(json_integer_value(json_object_get(one, "attempts")), 2);
  assert_int_equal(json_array_size(json_object_get(o, "details")), 0);
  json_decref(o);
  must(
      "grep -q ': passed, 1 case is flaky$' flaky/summary.md && "
      "grep -q '<system-out>flaky: abs_f32, 1.0.0 -&gt; 1.4.0: crash deserialize, then passed' "
      "flaky/junit.xml && grep -q 'passed</strong>, 1 case is flaky' flaky/index.html");
  /* Both attempts are in the journal, and the reports can be made from it again. */
  assert_int_equal(sh("grep -c '^{\"of\":\"abs_f32\",\"producer\":\"1.0.0\"' flaky/journal"), 0);
  assert_string_equal(strbuf_str(&out), "2\n");
  must(
      "grep -c "
      "'\"attempt\":2,\"before\":{\"consumer\":\"1.4.0\",\"check\":\"deserialize\",\"verdict\":"
      "\"crash\",' flaky/journal");
  must("mkdir first && cp flaky/*.* first && " CTS
       "report flaky && "
       "for f in first/*; do cmp $f flaky/${f#first/} || exit 1; done");
  /* Nothing is left to do, and what was flaky still is. */
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --resume --report=flaky" MOODY), 0);
  SAYS("\npassed, 1 case is flaky\n");
  assert_int_equal(sh("grep -c '^{\"of\":\"abs_f32\",\"producer\":\"1.0.0\"' flaky/journal"), 0);
  assert_string_equal(strbuf_str(&out), "1\n");
}

/* One that has rows of several attempts is packed and verified. */
static void flaky_runs_are_packed(void **state) {
  (void)state;
  put_moody();
  must("rm -f crashed && " CTS "run --quiet --matrix=none --retries=1 --report=packed" MOODY);
  must(PACKAGE "make --report packed -o package && " PACKAGE
               "verify package && "
               "grep -q '\"flaky_cases\": 1' package/package.json");
}

static void what_fails_each_time_failed(void **state) {
  (void)state;
  scratch_put(&dir, "late.yaml",
              "name: late\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, -c, 'echo no >&2; exit 1', '{artifact}']\n");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --retries=2 --report=late" LATE), 1);
  assert_null(strstr(strbuf_str(&out), "flaky"));
  assert_int_equal(sh("grep -c '\"attempt\":3,' late/journal"), 0);
  assert_string_equal(strbuf_str(&out), "4\n");
}

static void the_first_failure_ends_the_run(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --jobs=1 --fail-fast --report=fast "
                              "--fault=off-by-one-ulp --filter='^(add_|tan_)'"),
                   1);
  SAYS("\nincomplete: the run was stopped; ");
  SAYS("(--fail-fast)");
  json_t *o = results_of("fast");
  assert_string_equal(json_string_value(json_object_get(o, "result")), "incomplete");
  json_decref(o);
  /* The same without a journal; a recommended failure and a waived one end nothing. */
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --jobs=1 --fail-fast "
                              "--fault=off-by-one-ulp --filter='^(add_|tan_)'"),
                   1);
  SAYS("\nincomplete: ");
  scratch_put(
      &dir, "waivers.yaml",
      "waivers:\n  - cases: add_f32_rounding\n    consumer: off-by-one-ulp\n"
      "    pair: \"*,*\"\n    fails-with: fail\n    reason: known\n    expires: 2999-01-01\n");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --fail-fast --fault=off-by-one-ulp "
                              "--case=add_f32_rounding --waivers=waivers.yaml"),
                   0);
  assert_int_equal(sh_all(CTS "run --fail-fast --retries=1"), 2);
  SAYS("exclude each other");
  assert_int_equal(sh_all(CTS "run --retries=many"), 2);
}

/* The output of a run on a terminal, without its times. */
#define SHOWN "| grep -v '^[0-9.]* s$\\|^reports: ' "
#define ADDITIONS "--jobs=1 --fault=off-by-one-ulp --filter='^(abs_|add_|tan_)' "

/* A resumed run shows the counts and failures of the whole run. */
static void a_run_resumed_after_a_failure_is_the_whole_run(void **state) {
  (void)state;
  must("{ " RUN ADDITIONS "--report=undisturbed; } " SHOWN ">undisturbed.out");
  assert_int_equal(sh_all(RUN ADDITIONS "--fail-fast --report=cut"), 1);
  SAYS("\nincomplete: ");
  must("{ " RUN ADDITIONS "--resume --report=cut; } 2>&1 " SHOWN ">cut.out");
  must("grep -q '^failed$' cut.out && diff undisturbed.out cut.out");
  assert_same_reports("undisturbed", "cut");
}

/* It refuses what 1.0.0 wrote and dies of what 1.4.0 wrote, of one op alone. */
static void put_two_faced(void) {
  scratch_put(&dir, "two.sh",
              "if grep -q tanh \"$2\"; then\n"
              "  if grep -q v1.4.0 \"$2\"; then kill -SEGV $$; fi\n"
              "  if grep -q v1.0.0 \"$2\"; then echo no >&2; exit 1; fi\nfi\n"
              "exec \"$1\" --deserialize --mlir-print-op-generic --mlir-print-debuginfo \"$2\"\n");
  scratch_put(&dir, "two.yaml",
              "name: two\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, '{here}/two.sh', '{bin}/hlo-translate', '{artifact}']\n");
}

/* Each verdict of a repeated check stands in each list, and no list hides it behind what was not
 * asked. */
static void lists_show_how_each_repetition_failed(void **state) {
  (void)state;
  put_two_faced();
  assert_int_equal(sh_all(RUN "--jobs=2 --filter='^(abs_.*|tanh_f32)$' --pair='0.9.0..1.4.0,1.4.0' "
                              "--exhaustive --consumer=two.yaml --report=two"),
                   1);
  SAYS(
      "  refused unexpectedly: no\n    1 case, 1 pair; refused unexpectedly: deserialize\n    "
      "no\n");
  SAYS("  crash: Segmentation fault\n    1 case, 1 pair; crash: deserialize\n");
  must("grep -q '^[0-9]* more are in the JSON report' two/summary.md");
  must(
      "grep -q '^| tanh_f32 | 1.0.0 | 1.4.0 | deserialize | refused unexpectedly | no |$' "
      "two/summary.md");
  must("grep -q '^| tanh_f32 | 1.4.0 | 1.4.0 | deserialize | crash | ' two/summary.md");
  must(
      "grep -q 'failure message=\"refused unexpectedly in 1 pair, crash in 1 pair\"' "
      "two/junit.xml");
  /* Drafted waivers are valid, and waive everything that failed. One case failed in two ways, which
   * is told. */
  must(CTS "report two --write-waivers=drafted.yaml >/dev/null || test $? = 1");
  must(
      "grep -q 'fails-with: crash' drafted.yaml && grep -c '  - cases: ' drafted.yaml | grep -qx "
      "2");
  assert_int_equal(sh_all(CTS "report two --waivers=drafted.yaml"), 1);
  SAYS("\npassed\n");
  /* A list of nothing is no mistake. */
  must(": >nothing.yaml");
  assert_int_equal(sh_all(CTS "report two --waivers=nothing.yaml"), 1);
  SAYS("\nfailed\n");
  must(CTS "report two >/dev/null || test $? = 1");
  must(
      "grep -q '^{\"title\":\"refused unexpectedly: no\",\"verdict\":\"refused unexpectedly\","
      "\"checks\":\"deserialize\",' two/index.html && "
      "grep -q '^{\"title\":\"crash: Segmentation fault\",\"verdict\":\"crash\","
      "\"checks\":\"deserialize\",' two/index.html");
}

/* A percent sign, a colon, a comma and the end of a line have a meaning in a command. */
static void annotations_are_commands(void **state) {
  (void)state;
  scratch_put(&dir, "odd.yaml",
              "name: odd\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, -c, 'printf \"100%% a:b,c\\n::error::\" >&2; exit 1', "
              "'{artifact}']\n");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --annotations=github --report=odd" ASKS
                              "--consumer=odd.yaml"),
                   1);
  SAYS(
      "\n::error title=refused unexpectedly%3A N%25 a%3Ab%2Cc%3A 2 cases::100%25 "
      "a:b,c%0A::error::%0A"
      "smallest: abs_i32%0Ahlo-cts explain abs_i32 --pair=1.0.0,1.4.0 --consumer=odd.yaml%0A\n");
  assert_int_equal(sh(CTS "report --annotations=github odd | grep -c ^::"), 0);
  assert_string_equal(strbuf_str(&out), "1\n");
  /* A row that passes has no message. */
  assert_int_equal(sh(CTS "run --quiet --matrix=none --annotations=github --case=abs_f32"), 0);
  assert_null(strstr(strbuf_str(&out), "::"));
  /* A flaky case is a warning. */
  put_moody();
  must("rm -f crashed && " CTS "run --quiet --matrix=none --retries=1 --annotations=github" MOODY);
  SAYS("\n::warning title=flaky::abs_f32, 1.0.0 -> 1.4.0: crash deserialize, ");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_run_resumed_after_a_failure_is_the_whole_run),
      cmocka_unit_test(lists_show_how_each_repetition_failed),
      cmocka_unit_test(a_failure_once_is_a_failure),
      cmocka_unit_test(what_passes_at_last_is_flaky),
      cmocka_unit_test(flaky_runs_are_packed),
      cmocka_unit_test(what_fails_each_time_failed),
      cmocka_unit_test(the_first_failure_ends_the_run),
      cmocka_unit_test(annotations_are_commands),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
