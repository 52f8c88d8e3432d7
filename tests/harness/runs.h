/* Runs of hlo-cts from outside, in a scratch folder, and what they leave behind. */
#ifndef HLO_CTS_TESTS_HARNESS_RUNS_H
#define HLO_CTS_TESTS_HARNESS_RUNS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "tests/harness/scratch.h"

#define CTS HLO_CTS_BIN "/hlo-cts "
#define RUN CTS "run --quiet --matrix=none "

static scratch dir;
static strbuf out = STRBUF_INIT;

static inline int sh(const char *command) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, "cd '%s' && %s", dir.path, command);
  strbuf_reset(&out);
  FILE *p = popen(strbuf_str(&line), "r");
  strbuf_free(&line);
  assert_non_null(p);
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, p)) > 0;) strbuf_add(&out, buffer, n);
  int status = pclose(p);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
#define SAYS(what) \
  if (!strstr(strbuf_str(&out), what)) fail_msg("'%s' is not in: %s", what, strbuf_str(&out))

static inline int set_up(void **state) {
  (void)state;
  dir = scratch_new();
  setenv("HLO_CTS_CORPUS", HLO_CTS_SOURCE "/corpus", 1);
  setenv("HLO_CTS_GOLDEN", HLO_CTS_SOURCE "/golden", 1);
  return 0;
}
static inline int tear_down(void **state) {
  (void)state;
  scratch_free(&dir);
  strbuf_free(&out);
  return 0;
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
  strbuf_addf(&command, "sed -e 's/,\"started\":\"[^\"]*\"//' -e '/^{\"seconds\":/d' %s/journal",
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
  strbuf_addf(&command,
              "for d in %s %s; do (cd $d && sed "
              "-e '/^ \"started\":/d' -e '/^ \"seconds\":/d' "
              "-e 's/ time=\"[^\"]*\"//g' -e 's/ timestamp=\"[^\"]*\"//g' "
              "-e 's/, 20[0-9TZ:-]*, [0-9.]* s\\.$//' "
              "-e 's/\"started\":\"[^\"]*\",\"seconds\":[0-9.e-]*//' "
              "results.json junit.xml summary.md matrix.txt index.html) > $d.reports || exit 1; "
              "done; cmp %s.reports %s.reports",
              a, b, a, b);
  assert_int_equal(sh(strbuf_str(&command)), 0);
  strbuf_free(&command);
}

#endif
