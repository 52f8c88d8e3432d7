/* SPDX-License-Identifier: Apache-2.0 */
/* Many cases: neither the run nor its workers keep descriptors, processes or memory of them. How
 * many: HLO_CTS_LEAK_CASES, else a few hundred. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "harness/host/child.h"
#include "harness/sessions/session.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

enum { WORKERS = 2, SETTLE = 8 };

static size_t case_count = 300;

/* A count of a process as the kernel states it; 0 if the process is gone. */
static size_t descriptors_of(pid_t pid) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/fd", (long)pid);
  DIR *d = opendir(path);
  size_t n = 0;
  while (d && readdir(d)) n++;
  if (d) closedir(d);
  return n;
}

static size_t children_of(pid_t pid) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", (long)pid, (long)pid);
  FILE *f = fopen(path, "r");
  size_t n = 0, length = f ? fread(text, 1, sizeof text, f) : 0;
  for (size_t i = 0; i < length; i++) n += text[i] == ' ';
  if (f) fclose(f);
  return n;
}

static size_t memory_of(pid_t pid) {
  char path[64], line[256];
  size_t kib = 0;
  snprintf(path, sizeof path, "/proc/%ld/status", (long)pid);
  FILE *f = fopen(path, "r");
  while (f && fgets(line, sizeof line, f))
    if (sscanf(line, "RssAnon: %zu kB", &kib) == 1) break;
  if (f) fclose(f);
  return kib;
}

/* The most of each, over a part of the run. */
typedef struct usage {
  size_t samples, descriptors, children, memory;
} usage;

static void note(usage *u, pid_t pid) {
  size_t descriptors = descriptors_of(pid), children = children_of(pid), memory = memory_of(pid);
  if (!descriptors) return;
  u->samples++;
  if (descriptors > u->descriptors) u->descriptors = descriptors;
  if (children > u->children) u->children = children;
  if (memory > u->memory) u->memory = memory;
}

/* The first part of the run against its last. */
typedef struct watch {
  usage own[2], workers[2];
  size_t rows;
} watch;

static void on_row(const finished_row *row, void *user) {
  watch *w = user;
  (void)row;
  size_t third = case_count / 3, part = w->rows < third ? 0 : 1;
  bool now = w->rows < third || w->rows >= case_count - third;
  if (++w->rows % SETTLE || !now) return;
  pid_t mine[WORKERS + 2];
  unsigned n = child_list(mine, WORKERS + 2);
  for (unsigned i = 0; i < n; i++) note(&w->workers[part], mine[i]);
  note(&w->own[part], getpid());
}

/* Every case is the same program under another name. */
static void make_corpus(void) {
  strbuf manifest = STRBUF_INIT;
  strbuf_adds(&manifest, "cases:\n");
  for (size_t i = 0; i < case_count; i++)
    strbuf_addf(&manifest, "  - {id: c%06zu, file: one.mlir, since: 0.9.0, tags: []}\n", i);
  scratch_put(&dir, "many/cases.yaml", strbuf_str(&manifest));
  scratch_put(&dir, "many/one.mlir",
              "func.func @main() {\n"
              "  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
              "  check.expect_eq_const %0, dense<1> : tensor<i32>\n"
              "  return\n"
              "}\n");
  strbuf_free(&manifest);
}

typedef struct fake {
  const char *mode;
  bool testee;
  verdict each; /* what each case gets */
} fake;

static session *open_fake(const fake *f, strbuf *why) {
  strbuf text = STRBUF_INIT;
  char path[128];
  diag_text_sink sink = diag_text_sink_to(why);
  strbuf_addf(&text, "name: fake\nkind: %s\n", f->testee ? "testee" : "process");
  if (f->testee)
    strbuf_addf(&text, "command: [\"%s\", %s, testee]\n", FAKE_CONSUMER, f->mode);
  else
    strbuf_addf(&text,
                "release: 1.8.0\ndeserialize: {argv: [\"%s\", %s, deserialize, \"{artifact}\"]}\n"
                "refusal: {exit: [1], stderr: \"^error: \"}\n",
                FAKE_CONSUMER, f->mode);
  scratch_put(&dir, "fake/consumer.yaml", strbuf_str(&text));
  strbuf_free(&text);
  snprintf(path, sizeof path, "%s/fake/consumer.yaml", dir.path);
  return session_open(path, vs_builtin_opset(), &sink.sink);
}

static void assert_flat(const fake *f, const char *tested, const usage *u) {
  print_message("%s, %s, %zu cases: %zu to %zu descriptors, %zu to %zu children, %zu to %zu KiB\n",
                f->mode, tested, case_count, u[0].descriptors, u[1].descriptors, u[0].children,
                u[1].children, u[0].memory, u[1].memory);
  assert_true(u[0].samples > 0 && u[1].samples > 0);
  /* Samples fall into the middle of things: one that starts has a few more than one that waits. */
  assert_true(u[1].descriptors <= u[0].descriptors + 8);
  assert_true(u[1].children <= u[0].children + 3);
  /* The run itself has the verdicts of the cases; nothing else may grow. */
  /* A sanitizer keeps freed memory for a while. */
  if (!SANITIZED) assert_true(u[1].memory <= u[0].memory + 2048 + case_count / 4);
}

static void keeps_nothing(void **state) {
  const fake *f = *state;
  const vs_opset *o = vs_builtin_opset();
  strbuf why = STRBUF_INIT;
  char folder[80];
  size_t descriptors = descriptors_of(getpid()), children = children_of(getpid());
  session *x = open_fake(f, &why);
  if (!x) fail_msg("%s", strbuf_str(&why));
  suite s = {.tested = session_consumer(x)};
  snprintf(folder, sizeof folder, "%s", dir.path);
  assert_true(corpus_load(&s.corpus, folder, o, NULL));
  s.filter =
      plan_filter_new(o, &(plan_options){.pair = "1.0.0,1.8.0", .check = "deserialize"}, &why);
  assert_true(s.filter && results_new(&s.r, o, &s.corpus, s.filter, &why));
  assert_int_equal(s.r.case_count, case_count);
  watch w = {0};
  run_options run = {.jobs = WORKERS,
                     .timeout = session_timeout(x),
                     .tested = &s.tested,
                     .golden = &s.golden,
                     .filter = s.filter,
                     .watch = &(run_watch){.on_row = on_row, .user = &w}};
  if (!run_cases(&s.r, &run, &why)) fail_msg("%s", strbuf_str(&why));
  assert_int_equal(w.rows, case_count);
  summary sum;
  results_summary(&s.r, &sum);
  assert_int_equal(sum.by_check[CHECK_DESERIALIZE][f->each], case_count);
  assert_flat(f, "the run", w.own);
  assert_flat(f, "its workers", w.workers);
  suite_free(&s);
  session_close(x);
  strbuf_free(&why);
  assert_int_equal(descriptors_of(getpid()), descriptors);
  assert_int_equal(children_of(getpid()), children);
}

static int set_up_here(void **state) {
  const char *given = getenv("HLO_CTS_LEAK_CASES");
  if (given) case_count = strtoul(given, NULL, 10);
  if (case_count < 30) case_count = 30;
  set_up(state);
  make_corpus();
  return 0;
}

/* With an argument: the tests whose names match. */
int main(int argc, char **argv) {
  static fake rows[] = {{"well", true, VERDICT_PASS},
                        {"dies-segv", true, VERDICT_CRASH},
                        {"well", false, VERDICT_PASS},
                        {"leaves-children", false, VERDICT_PASS}};
  const struct CMUnitTest tests[] = {
      {"a_testee", keeps_nothing, NULL, NULL, &rows[0]},
      {"a_testee_that_dies", keeps_nothing, NULL, NULL, &rows[1]},
      {"a_process", keeps_nothing, NULL, NULL, &rows[2]},
      {"a_process_with_children", keeps_nothing, NULL, NULL, &rows[3]},
  };
  if (argc > 1) cmocka_set_test_filter(argv[1]);
  return cmocka_run_group_tests(tests, set_up_here, tear_down);
}
