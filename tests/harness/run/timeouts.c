/* SPDX-License-Identifier: Apache-2.0 */
/* Time: the limit of an action for every kind of consumer, and what the cases of a run took. */
#include <jansson.h>
#include <math.h>
#include <time.h>

#include "tests/harness/runs.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* --- The limit --- */

#define READS " --case=abs_f32 --pair=1.0.0,1.4.0 --check=deserialize --matrix=none --quiet "

/* A process that sleeps, and a testee that greets and then sleeps; each for longer than a test. */
static void put_sleepers(void) {
  scratch_put(&dir, "process.yaml",
              "name: sleeper\nkind: process\nrelease: 1.4.0\nlimits: {wall: 90}\n"
              "deserialize:\n  argv: [sh, -c, 'exec sleep 100', '{artifact}']\n");
  scratch_put(&dir, "testee.yaml",
              "name: sleeper\nkind: testee\nlimits: {wall: 90}\n"
              "command: [sh, '{here}/testee.sh']\n");
  scratch_put(&dir, "testee.sh",
              "read size\n"
              "a='{\"hello\":{\"name\":\"sleeper\",\"protocol\":1,\"release\":\"1.4.0\","
              "\"can\":[\"read\"]}}'\n"
              "printf '%d\\n%s' ${#a} \"$a\"\nexec sleep 100\n");
}

static void the_limit_of_the_command_line_counts(void **state) {
  (void)state;
  put_sleepers();
  const char *const kinds[] = {"process", "testee"};
  for (size_t i = 0; i < 2; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, CTS "run" READS "--consumer=%s.yaml --timeout=0.3", kinds[i]);
    double began = now();
    assert_int_equal(sh_all(strbuf_str(&command)), 1);
    assert_true(now() - began < 60); /* of 90, the limit of a description */
    SAYS("1 case, 1 pair; timeout: deserialize\n");
    SAYS("0.3 s");
    strbuf_free(&command);
  }
  /* explain asks with the same limit. */
  double began = now();
  sh_all(CTS "explain abs_f32 --pair=1.0.0,1.4.0 --consumer=process.yaml --timeout=0.3");
  assert_true(now() - began < 60);
  SAYS("0.3 s");
}

/* An action of 0.3 s is measured, not taken from the description; the journal of a run is not
 * begun. */
static void an_estimate_runs_a_sample(void **state) {
  (void)state;
  scratch_put(&dir, "slow.yaml",
              "name: slow\nkind: process\nrelease: 1.4.0\nrefusal: {exit: [1], stderr: 'error: '}\n"
              "deserialize:\n  argv: [sh, -c, 'sleep 1.2; exec {bin}/hlo-translate --deserialize "
              "--mlir-print-op-generic $0', '{artifact}']\n");
  assert_int_equal(sh(CTS "run --consumer=slow.yaml --case=abs_f32 --pair=1.0.0,1.4.0 "
                          "--check=deserialize --dry-run --report=none"),
                   0);
  static const char before[] =
      "1 case, consumer slow\n1 action of the consumer, with 1 process: about ";
  SAYS(before);
  char *end;
  double seconds = strtod(strstr(strbuf_str(&out), before) + sizeof before - 1, &end);
  assert_true(seconds >= 1 && strncmp(end, " s, and ", 8) == 0);
  assert_int_not_equal(sh("test -e none"), 0);
}

/* A run with a budget begins no case when it is spent, says what it left, and can be resumed. */
static void a_budget_leaves_cases_for_later(void **state) {
  (void)state;
#define BUDGET                                                                                     \
  CTS "run --filter='^abs_' --pair=1.0.0,1.4.0 --check=deserialize --consumer=slow.yaml --jobs=1 " \
      "--group=1 --quiet --matrix=none --report=spent "
  assert_int_equal(sh_all(BUDGET "--budget=0.1s"), 2);
  SAYS("the budget of 1 s is spent, and ");
  SAYS(" that have every op and rule between them, ");
  SAYS("--resume continues the run");
  assert_int_equal(sh_all(CTS "report spent --matrix=none"), 2);
  assert_int_equal(sh_all(BUDGET "--resume --budget=10m"), 0);
  SAYS("passed");
  assert_int_equal(sh_all(BUDGET "--resume --budget=soon"), 2);
  SAYS("--budget takes a time such as 90s, 5m or 1h, not 'soon'");
}

static void a_description_keeps_its_limit_without_the_option(void **state) {
  (void)state;
  scratch_put(&dir, "short.yaml",
              "name: short\nkind: process\nrelease: 1.4.0\nlimits: {wall: 0.2}\n"
              "deserialize:\n  argv: [sh, -c, 'exec sleep 100', '{artifact}']\n");
  assert_int_equal(sh_all(CTS "run" READS "--consumer=short.yaml"), 1);
  SAYS("0.2 s");
}

/* --- What cases took --- */

/* A consumer that needs a third of a second for each artifact of abs_f32, and no time for others.
 */
static void put_slow(void) {
  scratch_put(&dir, "slow.sh", "if grep -q abs \"$1\"; then sleep 0.3; fi\necho no >&2\nexit 1\n");
  scratch_put(&dir, "slow.yaml",
              "name: slow\nkind: process\nrelease: current\n"
              "deserialize:\n  argv: [sh, '{here}/slow.sh', '{artifact}']\n");
}

#define A_FEW                                                                   \
  " --filter='^(abs_f32|add_f64|add_i1|tan_f32)$' --pair=1.0.0..1.1.0,current " \
  "--check=deserialize "                                                        \
  "--consumer=slow.yaml "

static double seconds_of(const char *folder, const char *id) {
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s/results.json", dir.path, folder);
  json_t *o = json_load_file(strbuf_str(&path), 0, NULL);
  strbuf_free(&path);
  assert_non_null(o);
  double seconds = -1;
  const json_t *cases = json_object_get(o, "cases");
  for (size_t i = 0; i < json_array_size(cases); i++) {
    const json_t *c = json_array_get(cases, i);
    if (strcmp(json_string_value(json_object_get(c, "id")), id) == 0)
      seconds = json_number_value(json_object_get(c, "seconds"));
  }
  json_decref(o);
  return seconds;
}

/* The sum that the journal has, line by line. */
static double seconds_in_journal(const char *folder, const char *id) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              "sed -n 's/^{\"of\":\"%s\".*\"seconds\":\\([0-9.]*\\)}$/\\1/p' %s/journal | "
              "awk '{s += $1} END {printf \"%%.6f\", s}'",
              id, folder);
  assert_int_equal(sh(strbuf_str(&command)), 0);
  strbuf_free(&command);
  return strtod(strbuf_str(&out), NULL);
}

static void the_journal_says_what_each_case_took(void **state) {
  (void)state;
  put_slow();
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --durations=1 --report=took" A_FEW), 1);
  SAYS("the cases that took the longest:\n");
  SAYS(" s  abs_f32\n");
  assert_null(strstr(strbuf_str(&out), " s  add_f64\n"));
  double slow = seconds_of("took", "abs_f32"), fast = seconds_of("took", "add_f64");
  assert_true(slow >= 0.3 && fast > 0 && slow > fast);
  assert_true(fabs(seconds_in_journal("took", "abs_f32") - slow) < 1e-9);
  assert_int_equal(sh("sed -n 's/.*<testsuite name=\"abs_f32\".* time=\"\\([0-9.]*\\)\".*/\\1/p' "
                      "took/junit.xml"),
                   0);
  assert_true(fabs(strtod(strbuf_str(&out), NULL) - slow) < 1e-9);
  assert_int_equal(sh(CTS "report --durations=5 took"), 1);
  SAYS(" s  abs_f32\n");
  SAYS(" s  add_f64\n");
  assert_true(seconds_of("took", "abs_f32") == slow);
}

static void times_survive_a_resumption_and_a_merge(void **state) {
  (void)state;
  put_slow();
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --report=again" A_FEW), 1);
  double before = seconds_of("again", "abs_f32"), other = seconds_of("again", "add_f64");
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --resume --report=again" A_FEW), 1);
  assert_true(seconds_of("again", "abs_f32") == before);
  /* The last row of abs_f32 is lost and made again: the others keep their time. */
  must(
      "n=$(grep -n '^{\"of\":\"abs_f32\"' again/journal | tail -1 | cut -d: -f1); "
      "sed -i \"${n}d\" again/journal");
  double kept = seconds_in_journal("again", "abs_f32");
  assert_true(kept < before);
  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --resume --report=again" A_FEW), 1);
  assert_true(seconds_of("again", "abs_f32") > kept);
  assert_true(fabs(seconds_in_journal("again", "abs_f32") - seconds_of("again", "abs_f32")) < 1e-9);
  assert_true(seconds_of("again", "add_f64") == other);

  assert_int_equal(sh_all(CTS "run --quiet --matrix=none --shard=1/2 --report=p1" A_FEW "; " CTS
                              "run --quiet --matrix=none --shard=2/2 --report=p2" A_FEW "; " CTS
                              "merge --report=merged p1 p2"),
                   1);
  const char *part = seconds_of("p1", "abs_f32") >= 0 ? "p1" : "p2";
  assert_true(seconds_of(part, "abs_f32") >= 0.3);
  assert_true(seconds_of("merged", "abs_f32") == seconds_of(part, "abs_f32"));
}

static void journals_without_times_are_read(void **state) {
  (void)state;
  must(CTS "run --quiet --matrix=none --report=old --case=abs_f32");
  must("sed -i 's/,\"seconds\":[0-9.]*}$/}/' old/journal && " CTS "report old");
  assert_true(seconds_of("old", "abs_f32") == 0);
  assert_int_equal(
      sh_all("sed -i 's/^\\({\"of\":.*\\)}$/\\1,\"seconds\":-1}/' old/journal; " CTS "report old"),
      2);
  SAYS("the seconds of a row are no time");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_limit_of_the_command_line_counts),
      cmocka_unit_test(a_description_keeps_its_limit_without_the_option),
      cmocka_unit_test(an_estimate_runs_a_sample),
      cmocka_unit_test(a_budget_leaves_cases_for_later),
      cmocka_unit_test(the_journal_says_what_each_case_took),
      cmocka_unit_test(times_survive_a_resumption_and_a_merge),
      cmocka_unit_test(journals_without_times_are_read),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
