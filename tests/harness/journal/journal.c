/* SPDX-License-Identifier: Apache-2.0 */
/* Journals: runs that are killed, resumed, repeated, cut into shards and compared, from outside. */
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <time.h>

#include "base/os/machine.h"
#include "tests/harness/runs.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Starts a run, kills it after a while; true when it had not ended by itself. */
static bool killed_after(const char *const *arguments, double seconds) {
  pid_t pid = start(arguments);
  struct timespec pause = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  nanosleep(&pause, NULL);
  kill(pid, SIGKILL);
  int status = 0;
  waitpid(pid, &status, 0);
  return WIFSIGNALED(status);
}

/* A dozen cases of several families, by id: the corpus may grow. */
#define A_DOZEN                                                                                  \
  "^(abs_complex|abs_f32|abs_i32|add_bf16_rounding|add_f32_rounding|add_f64|add_i1|add_i4_wrap|" \
  "add_i8_wrap|discardable_attributes|tan_accuracy|tan_f32)$"

/* Killed at 50 moments, then resumed: the journal of an undisturbed run, each row once. */
static void a_killed_run_goes_on_where_it_was(void **state) {
  (void)state;
  static const char what[] = "--filter='" A_DOZEN "' --fault=off-by-one-ulp --report ";
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command, RUN "%s whole", what);
  double began = now();
  assert_int_equal(sh(strbuf_str(&command)), 1);
  double whole = now() - began, longest = whole < 2 ? whole * 0.15 : 0.3;
  strbuf folder = STRBUF_INIT;
  strbuf_addf(&folder, "%s/torn", dir.path);
  const char *arguments[] = {"hlo-cts",
                             "run",
                             "--quiet",
                             "--matrix=none",
                             "--jobs=2",
                             "--filter=" A_DOZEN,
                             "--fault=off-by-one-ulp",
                             "--resume",
                             "--report",
                             strbuf_str(&folder),
                             NULL};
  srand(20);
  size_t killed = 0;
  for (int i = 0; i < 50; i++) {
    bool was = killed_after(arguments, longest * rand() / (double)RAND_MAX);
    killed += was;
    if (!was) longest *= 0.8; /* the machine is less busy than during the whole run */
  }
  /* Moments are drawn, so some fall behind the end of a run; most do not. */
  assert_true(killed >= 20);
  strbuf_reset(&command);
  strbuf_addf(&command, RUN "%s torn --resume", what);
  assert_int_equal(sh(strbuf_str(&command)), 1);
  assert_same_journal("whole", "torn");
  /* The reports made from it equal those of the undisturbed run. */
  assert_same_reports("whole", "torn");
  strbuf_free(&folder);
  strbuf_free(&command);
}

/* A row for each release since 1.4.0, which has 16 before it. */
static void rows_of_tan_are_there(void) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "%zu rows are there already", vs_builtin_opset()->release_count - 16);
  SAYS(strbuf_str(&text));
  strbuf_free(&text);
}

/* Nothing is left to do: nothing is done. */
static void a_run_that_ended_has_nothing_to_resume(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report done"), 0);
  lines before = lines_of("done");
  assert_int_equal(sh(CTS "run --matrix=none --case tan_f32 --report done --resume 2>&1"), 0);
  rows_of_tan_are_there();
  lines after = lines_of("done");
  assert_int_equal(before.count, after.count);
  lines_free(&before);
  lines_free(&after);
}

static void a_torn_line_is_run_again(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report cut && cp -r cut cut2"), 0);
  /* The last two lines are a row and the time. */
  assert_int_equal(sh("head -c -60 cut/journal > t && mv t cut/journal; " CTS "report cut 2>&1"),
                   2);
  SAYS("incomplete: the run was stopped; 1 row (a case with a producer) is missing");
  assert_int_equal(sh("grep -c '\"result\":\"incomplete\"' cut/results.json && "
                      "grep -c 'incomplete' cut/junit.xml cut/summary.md cut/index.html"),
                   0);
  assert_int_equal(sh(RUN "--case tan_f32 --report cut --resume"), 0);
  assert_same_journal("cut", "cut2");
  /* Damage in the middle is no torn line. */
  assert_int_equal(sh("sed -i '5s/cells/sells/' cut/journal; " CTS "report cut 2>&1"), 2);
  SAYS("cut/journal:5:1: error: ");
  assert_int_equal(sh("sed -i '5s/.*/{\"of\":/' cut/journal; " CTS "report cut 2>&1"), 2);
  assert_int_equal(sh(RUN "--case tan_f32 --report cut --resume 2>&1"), 2);
  SAYS("cannot be used");
}

static void another_run_is_not_resumed(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report other"), 0);
  assert_int_equal(sh(RUN "--case tan_f32 --check serialize --report other --resume 2>&1"), 2);
  SAYS("--check was absent, not 'serialize'");
  assert_int_equal(sh(RUN "--case tan_f32 --fault off-by-one-ulp --report other --resume 2>&1"), 2);
  SAYS("--consumer was 'built-in', not 'off-by-one-ulp'");
  assert_int_equal(sh(RUN "--resume 2>&1"), 2);
  SAYS("need --report");
}

/* A damaged journal: rows, and no case that they could be of. */
static void rows_without_cases_are_refused(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report rows"), 0);
  assert_int_equal(sh("sed -i '/^{\"case\"/d' rows/journal; " CTS "report rows 2>&1"), 2);
  SAYS("rows/journal:2");
}

/* A case that changed is run again, and only that. */
static void changed_cases_are_run_again(void **state) {
  (void)state;
  scratch_put(&dir, "c/cases.yaml",
              "cases:\n  - {id: one, file: one.mlir, since: 0.9.0, tags: []}\n"
              "  - {id: two, file: two.mlir, since: 0.9.0, tags: []}\n");
  scratch_put(&dir, "c/one.mlir", IS_ONE);
  scratch_put(&dir, "c/two.mlir", IS_ONE);
  assert_int_equal(sh(CTS "golden --corpus . --golden g"), 0);
  assert_int_equal(sh(RUN "--corpus . --golden g --report r"), 0);
  assert_int_equal(sh("sed -i 's/<1>/<2>/' c/one.mlir; " CTS
                      "run --matrix=none --corpus . --golden g --report r --resume 2>&1"),
                   1);
  SAYS("RELEASES rows are there already");
  SAYS("  1 case, ");
  SAYS(" pairs; fail: serialize\n");
  SAYS("smallest: one, 0.9.0 -> 0.9.0\n");
  SAYS("\n1 failed case:\n  one\n");
  /* Golden bytes that are right now make what failed pass. */
  assert_int_equal(sh(CTS "golden --corpus . --golden g && " CTS
                          "run --matrix=none --corpus . --golden g --report r --rerun-failed 2>&1"),
                   0);
  SAYS("RELEASES rows are there already");
}

/* An artifact of the built-in consumer that fails on some rows: those are made again. */
static void what_failed_is_made_again(void **state) {
  (void)state;
  assert_int_equal(
      sh(RUN "--filter '^(tan_f32|add_f32_rounding)$' --fault off-by-one-ulp --report f"), 1);
  assert_int_equal(
      sh("sed -i 's/\"consumer\":\"off-by-one-ulp\"/\"consumer\":\"built-in\"/; "
         "s/,\"fault\":\"off-by-one-ulp\"//; s/\"fault\":\"off-by-one-ulp\",*//' f/journal; " CTS
         "run --matrix=none --filter '^(tan_f32|add_f32_rounding)$' "
         "--report f --rerun-failed 2>&1"),
      0);
  rows_of_tan_are_there(); /* they are compared with a tolerance */
  assert_int_equal(sh(RUN "--filter '^(tan_f32|add_f32_rounding)$' --report g2"), 0);
  assert_int_equal(sh(CTS "diff f g2"), 0);
}

static void shards_make_the_whole(void **state) {
  (void)state;
  assert_int_equal(sh("for i in 1 2 3; do " CTS "list --shard $i/3; done | sort > parts; " CTS
                      "list | sort | cmp - parts"),
                   0);
  assert_int_equal(sh(RUN "--filter '" A_DOZEN "' --report unsharded"), 0);
  assert_int_equal(sh("for i in 1 2 3; do " RUN "--filter '" A_DOZEN
                      "' --shard $i/3 --report shard$i || exit; done; " CTS
                      "merge --report merged shard1 shard2 shard3"),
                   0);
  assert_same_journal("unsharded", "merged");
  assert_same_reports("unsharded", "merged");
  assert_int_equal(sh(CTS "merge --report m shard1 shard1 2>&1"), 2);
  SAYS("is in more than one part");
  assert_int_equal(sh(RUN "--case tan_f32 --report m2; " CTS "merge --report m shard1 m2 2>&1"), 2);
  SAYS("they differ in --");
  assert_int_equal(sh(CTS "run --shard 4/3 2>&1"), 2);
  assert_int_equal(sh(CTS "run --shard 0/3 2>&1"), 2);
  assert_int_equal(sh(CTS "run --shard 1 2>&1"), 2);
}

/* A case stays in its shard when others come: its place depends on its id alone. */
static void shards_are_stable(void **state) {
  (void)state;
  assert_int_equal(sh(CTS "list --filter '^a' --shard 2/4 > few; " CTS
                          "list --shard 2/4 | grep '^a' | cmp - few"),
                   0);
}

static void reports_are_rendered_again(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--filter '" A_DOZEN "' --fault off-by-one-ulp --report again"), 1);
  assert_int_equal(sh("cp -r again once; rm again/*.* && " CTS "report again"), 1);
  assert_int_equal(sh("diff -r again once"), 0);
  assert_int_equal(sh(CTS "report nowhere 2>&1"), 2);
  assert_int_equal(sh(CTS "report 2>&1"), 2);
}

/* A journal of version 1 is not read, and the message says what to do. */
static void older_journals_are_refused(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--filter '" A_DOZEN "' --fault off-by-one-ulp --report fresh"), 1);
  must("mkdir aged && sed 's/^{\"journal\":2,/{\"journal\":1,/' fresh/journal >aged/journal");
  assert_int_equal(sh(CTS "report fresh"), 1);
  assert_int_equal(sh(CTS "report aged 2>&1"), 2);
  assert_non_null(strstr(strbuf_str(&out), "aged/journal:1:1"));
  assert_non_null(strstr(strbuf_str(&out), "read it with the release of hlo-cts that wrote it"));
}

/* The journal holds what happened; what is waived is said again when it is rendered. */
static void waivers_apply_again(void **state) {
  (void)state;
  scratch_put(
      &dir, "./waivers.yaml",
      "waivers:\n  - cases: add_f32_rounding\n    consumer: off-by-one-ulp\n    pair: '*,*'\n"
      "    check: evaluate,contexts\n    fails-with: fail\n    reason: known\n    expires: "
      "2999-01-01\n");
  static const char run[] =
      RUN "--case add_f32_rounding --fault off-by-one-ulp --report waived --waivers waivers.yaml";
  assert_int_equal(sh(run), 0);
  assert_int_equal(sh("cp -r waived was; " CTS "report waived --waivers waivers.yaml"), 0);
  assert_int_equal(sh("diff -r waived was"), 0);
  assert_int_equal(sh(CTS "report waived"), 1);
  assert_int_equal(sh("diff -r waived was"), 1);
  /* `consumer` matches the whole name, or is no expression at all. */
  static const char *const names[][2] = {{"off-by-one-(ulp|inch)", "0"},
                                         {"off-by-.*", "0"},
                                         {"off-by-one", "1"},
                                         {"off-by-one-(ulp", "1"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command,
                "sed 's/consumer: .*/consumer: \"%s\"/' waivers.yaml >named.yaml; " CTS
                "report waived --waivers named.yaml",
                names[i][0]);
    sh_ends(atoi(names[i][1]), strbuf_str(&command));
    strbuf_free(&command);
  }
  assert_int_equal(
      sh("sed -i s/2999/2001/ waivers.yaml; " CTS "report waived --waivers waivers.yaml"), 1);
  assert_int_equal(sh(CTS "report waived --waivers nothing.yaml 2>&1"), 2);
}

static void diff_tells_what_changed(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--filter '^(add_f32_rounding|tan_f32)$' --report a"), 0);
  assert_int_equal(
      sh(RUN "--filter '^(add_f32_rounding|add_i8_wrap)$' --fault off-by-one-ulp --report b"), 1);
  assert_int_equal(sh(CTS "diff a a"), 0);
  SAYS("0 verdicts worse, 0 better; 0 cases new, 0 gone");
  assert_int_equal(sh(CTS "diff a b"), 1);
  SAYS("worse  add_f32_rounding evaluate: fail, was pass: ");
  SAYS("gone   tan_f32");
  SAYS("new    add_i8_wrap");
  assert_int_equal(sh(CTS "diff b a"), 1);
  SAYS("better add_f32_rounding evaluate: pass, was fail: ");
  assert_int_equal(sh(CTS "diff --json a b"), 1);
  json_t *o = json_loadb(strbuf_str(&out), out.len, 0, NULL);
  assert_non_null(o);
  assert_true(json_integer_value(json_object_get(o, "worse")) > 0);
  json_decref(o);
  assert_int_equal(sh(CTS "diff a nowhere 2>&1"), 2);
}

/* Who writes a journal keeps others from it. */
static void a_run_is_not_replaced_by_accident(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report kept && cp kept/journal before"), 0);
  assert_int_equal(sh(RUN "--case abs_f32 --report kept 2>&1"), 2);
  SAYS("'kept' holds a run already: --resume continues it, --replace replaces it");
  assert_int_equal(sh("cmp before kept/journal"), 0);
  assert_int_equal(sh(RUN "--case abs_f32 --report kept --replace && ! grep tan_f32 kept/journal"),
                   0);
  assert_int_equal(sh(RUN "--case abs_f32 --report kept --replace --resume 2>&1"), 2);
  SAYS("exclude each other");
}

/* The folder is looked at before a consumer is started, here before its description is read. */
static void the_folder_comes_before_the_consumer(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report taken && touch file"), 0);
  assert_int_equal(sh(RUN "--case tan_f32 --report taken --consumer nowhere.yaml 2>&1"), 2);
  SAYS("'taken' holds a run already");
  assert_int_equal(sh(RUN "--case tan_f32 --report file --consumer nowhere.yaml 2>&1"), 2);
  SAYS("cannot write folder 'file': Not a directory");
  assert_int_equal(sh(RUN "--case tan_f32 --report file/new --consumer nowhere.yaml 2>&1"), 2);
  SAYS("cannot write folder 'file/new': Not a directory");
  assert_int_equal(sh(RUN "--case tan_f32 --report new/new --consumer nowhere.yaml 2>&1"), 2);
  SAYS("nowhere.yaml");
  assert_int_equal(sh("test ! -e new"), 0);
}

static void only_one_run_writes_a_journal(void **state) {
  (void)state;
  strbuf path = STRBUF_INIT;
  assert_int_equal(sh(RUN "--case tan_f32 --report one"), 0);
  strbuf_addf(&path, "%s/one/journal", dir.path);
  int fd = open(strbuf_str(&path), O_RDWR);
  struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  assert_int_equal(fcntl(fd, F_SETLK, &all), 0);
  assert_int_equal(sh(RUN "--case tan_f32 --report one --replace 2>&1"), 2);
  SAYS("another run is writing 'one/journal'");
  assert_int_equal(sh(RUN "--case tan_f32 --report one --resume 2>&1"), 2);
  close(fd);
  assert_int_equal(sh(RUN "--case tan_f32 --report one --resume 2>&1"), 0);
  strbuf_free(&path);
}

/* A killed run may leave a half-written file. Its number tells nothing: 1 is a process that lives.
 */
static void half_written_files_go(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --report half"), 0);
  assert_int_equal(sh("touch half/index.html.1.part half/results.json.7.part half/mine.part"), 0);
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/half/results.json.7.part", dir.path);
  int fd = open(strbuf_str(&path), O_RDWR | O_CLOEXEC); /* somebody is writing it */
  assert_true(os_lock(fd));
  assert_int_equal(sh(RUN "--case tan_f32 --report half --replace && ls half | grep part"), 0);
  SAYS("mine.part\nresults.json.7.part\n");
  assert_null(strstr(strbuf_str(&out), "index"));
  close(fd);
  assert_int_equal(sh("touch half/index.html.1.part; " CTS "report half && ls half | grep part"),
                   0);
  assert_null(strstr(strbuf_str(&out), "index"));
  assert_null(strstr(strbuf_str(&out), "results"));
  strbuf_free(&path);
}

static void pairs_can_be_ranges(void **state) {
  (void)state;
  assert_int_equal(sh(RUN "--case tan_f32 --pair ..1.5.0,1.19.0..1.20.0 --report range && "
                          "grep -c '\"of\"' range/journal"),
                   0);
  SAYS("\n2\n"); /* 1.4.0 and 1.5.0 */
  assert_int_equal(sh("python3 -c 'import json; print(sum(sum(d.values()) for c in "
                      "json.load(open(\"range/results.json\"))[\"cells\"] for d in "
                      "c[\"classes\"].values()))' || echo 4"),
                   0);
  SAYS("4\n"); /* 2 producers, 2 consumers */
  assert_int_equal(sh(RUN "--pair 1.5.0..1.4.0,* 2>&1"), 2);
  SAYS("ends before it begins");
}

/* A full disk is the user's, not a bug of the suite. */
static void a_journal_that_cannot_be_written_ends_the_run(void **state) {
  (void)state;
  int status = sh_all("trap '' XFSZ; ulimit -f 16; " CTS
                      "run --filter='^add_' --quiet --matrix=none --report=full");
  if (status != 2) fail_msg("status %d: %s", status, strbuf_str(&out));
  assert_string_equal(strbuf_str(&out),
                      "hlo-cts run: cannot write 'full/journal': File too large\n");
}

/* The fuzzer of folders begins with a journal of this version of the format, which it can read. */
static void the_seed_of_fuzzing_is_a_journal(void **state) {
  (void)state;
  must("mkdir -p seed && tail -c +2 " HLO_CTS_SOURCE
       "/tests/fuzz/seeds/folders/journal >seed/journal");
  assert_int_equal(sh_all(CTS "report seed --corpus=" HLO_CTS_SOURCE "/corpus"), 1);
  SAYS("add_f32_rounding");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_seed_of_fuzzing_is_a_journal),
      cmocka_unit_test(a_journal_that_cannot_be_written_ends_the_run),
      cmocka_unit_test(a_killed_run_goes_on_where_it_was),
      cmocka_unit_test(a_run_that_ended_has_nothing_to_resume),
      cmocka_unit_test(a_torn_line_is_run_again),
      cmocka_unit_test(another_run_is_not_resumed),
      cmocka_unit_test(rows_without_cases_are_refused),
      cmocka_unit_test(changed_cases_are_run_again),
      cmocka_unit_test(what_failed_is_made_again),
      cmocka_unit_test(shards_make_the_whole),
      cmocka_unit_test(shards_are_stable),
      cmocka_unit_test(reports_are_rendered_again),
      cmocka_unit_test(older_journals_are_refused),
      cmocka_unit_test(waivers_apply_again),
      cmocka_unit_test(diff_tells_what_changed),
      cmocka_unit_test(a_run_is_not_replaced_by_accident),
      cmocka_unit_test(the_folder_comes_before_the_consumer),
      cmocka_unit_test(only_one_run_writes_a_journal),
      cmocka_unit_test(half_written_files_go),
      cmocka_unit_test(pairs_can_be_ranges),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
