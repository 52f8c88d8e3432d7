/* SPDX-License-Identifier: Apache-2.0 */
/* Runs of hlo-cts from outside, in a scratch folder, and what they leave behind. */
#ifndef HLO_CTS_TESTS_HARNESS_RUNS_H
#define HLO_CTS_TESTS_HARNESS_RUNS_H

#include <fcntl.h>

#include "tests/harness/shell.h"

#define RUN CTS "run --quiet --matrix=none "

/* Starts hlo-cts, whose standard output is thrown away. */
static inline pid_t start(const char *const *arguments) {
  pid_t pid = fork();
  if (pid == 0) {
    int null = open("/dev/null", O_WRONLY);
    dup2(null, STDOUT_FILENO);
    execv(HLO_CTS_BIN "/hlo-cts", (char *const *)(uintptr_t)arguments);
    _exit(127);
  }
  assert_true(pid > 0);
  return pid;
}

/* The lines of a journal without its times, in order. */
typedef struct lines {
  char *text;
  char **at;
  size_t count;
} lines;

static inline int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static inline lines lines_of(const char *folder) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              "sed -e 's/,\"started\":\"[^\"]*\"//' -e '/^{\"seconds\":/d' "
              "-e 's/,\"seconds\":[0-9.]*}$/}/' %s/journal",
              folder);
  assert_int_equal(sh(strbuf_str(&command)), 0);
  strbuf_free(&command);
  lines l = {.text = strdup(strbuf_str(&out))};
  for (char *at = strtok(l.text, "\n"); at; at = strtok(NULL, "\n")) {
    l.at = realloc(l.at, (l.count + 1) * sizeof *l.at);
    l.at[l.count++] = at;
  }
  if (l.count) qsort(l.at, l.count, sizeof *l.at, by_text);
  return l;
}

static inline void lines_free(lines *l) {
  free(l->at);
  free(l->text);
}

static inline void assert_same_journal(const char *a, const char *b) {
  lines x = lines_of(a), y = lines_of(b);
  for (size_t i = 0; i < x.count && i < y.count; i++) assert_string_equal(x.at[i], y.at[i]);
  assert_int_equal(x.count, y.count);
  assert_true(x.count > 0);
  for (size_t i = 1; i < y.count; i++) assert_string_not_equal(y.at[i - 1], y.at[i]);
  lines_free(&x);
  lines_free(&y);
}

/* Every report, but for its times. */
static inline void assert_same_reports(const char *a, const char *b) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(
      &command,
      "for d in %s %s; do (cd $d && sed "
      "-e 's/\"started\":\"[^\"]*\",\"seconds\":[0-9.]*,//' "
      "-e 's/\"seconds\":[0-9.]*,//' -e 's/ time=\"[^\"]*\"//g' -e 's/ timestamp=\"[^\"]*\"//g' "
      "-e 's/, 20[0-9TZ:-]*, [0-9.]* s\\.$//' "
      "-e '/^\"times\":/d' "
      "results.json junit.xml summary.md matrix.txt index.html) > $d.reports || exit 1; "
      "done; cmp %s.reports %s.reports",
      a, b, a, b);
  assert_int_equal(sh(strbuf_str(&command)), 0);
  strbuf_free(&command);
}

#endif
