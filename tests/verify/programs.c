/* SPDX-License-Identifier: Apache-2.0 */
/* Every program of the reference's own vectors that is no negative test verifies.
 *
 * A piece of a file (files that are run with -split-input-file are cut) is negative when its file
 * is run through `not`, or with -verify-diagnostics and the piece expects an error. Of the programs
 * of earlier years in history/ and testdata_0_9_0/, some are written in forms that are no more:
 * stablehlo-opt at 1.20.0 refuses the same ones, for the reasons in `retired`. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

static const struct {
  const char *row, *why;
  size_t count; /* programs that are refused for it first */
} retired[] = {
    {"[all_reduce mesh]", "names a mesh that is not there", 1},
    {"[dynamic_conv I3]", "padding is a list, not one pair per dimension", 29},
    {"[dynamic_conv I4]", "window_strides are dense elements, not an array", 1},
    {"[fft I3]", "fft_length is dense elements, not an array", 10},
    {"[gather I9]", "slice_sizes are dense elements, not an array", 14},
    {"[reduce_window I3]", "window_dimensions are dense elements, not an array", 16},
    {"[reduce_window I5]", "base_dilations are dense elements, not an array", 1},
    {"[reduce_window I6]", "window_dilations are dense elements, not an array", 1},
    {"[rng I3]", "the length of the shape is not known", 9},
    {"[select_and_scatter I4]", "window_dimensions are dense elements, not an array", 3},
    {"[slice I3]", "limit_indices are dense elements, not an array", 22},
};
enum { RETIRED = sizeof retired / sizeof *retired };

typedef struct counts {
  size_t files, pieces, negative, failures;
  size_t retired[RETIRED];
} counts;

/* --- A file --- */

typedef struct source {
  const char *path; /* below the vectors */
  char *text;
  size_t n;
  bool split, diagnostics, negated, unregistered, old;
  counts *counts;
} source;

static bool run_lines_say(const source *s, const char *what) {
  for (const char *at = s->text; (at = strstr(at, "RUN:"));) {
    size_t n = strcspn(at, "\n");
    const char *hit = strstr(at, what);
    if (hit && hit < at + n) return true;
    at += n;
  }
  return false;
}

static bool read_source(const char *full, source *s) {
  FILE *f = fopen(full, "rb");
  struct stat st;
  bool ok = f && fstat(fileno(f), &st) == 0 && (s->text = malloc((size_t)st.st_size + 1));
  s->n = ok ? fread(s->text, 1, (size_t)st.st_size, f) : 0;
  if (f) fclose(f);
  if (!ok) return false;
  s->text[s->n] = '\0';
  s->split = run_lines_say(s, "-split-input-file");
  s->diagnostics = run_lines_say(s, "-verify-diagnostics");
  s->negated = run_lines_say(s, " not ");
  s->unregistered = run_lines_say(s, "-allow-unregistered-dialect");
  s->old = strncmp(s->path, "stablehlo/", 10) != 0;
  return true;
}

/* False only to stop; every failure is counted. */
static bool check_piece(const char *text, size_t n, uint32_t first_line, void *user) {
  const source *s = user;
  s->counts->pieces++;
  if (s->negated || (s->diagnostics && memmem(text, n, "expected-error", 14))) {
    s->counts->negative++;
    return true;
  }
  ir_context_options o = {.allow_unregistered = s->unregistered};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  assert_non_null(c);
  strbuf told = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&told);
  text_parse_options parse = {.file = s->path, .first_line = first_line};
  verify_options words = {.print_type = text_print_type, .print_attr = text_print_attr};
  ir_op *module = text_parse(c, text, n, &parse, &sink.sink);
  if (!module || !verify_program_with(module, &words, &sink.sink)) {
    size_t line = strcspn(strbuf_str(&told), "\n"), r = 0;
    while (r < RETIRED) {
      const char *row = s->old ? strstr(strbuf_str(&told), retired[r].row) : NULL;
      if (row && row < strbuf_str(&told) + line) break;
      r++;
    }
    if (r < RETIRED) {
      s->counts->retired[r]++;
    } else {
      print_error("%.*s\n", (int)line, strbuf_str(&told));
      s->counts->failures++;
    }
  }
  strbuf_free(&told);
  ir_context_free(c);
  return true;
}

static void check_file(const char *full, const char *path, counts *to) {
  source s = {.path = path, .counts = to};
  if (!read_source(full, &s)) {
    print_error("%s cannot be read\n", full);
    to->failures++;
    return;
  }
  to->files++;
  if (s.split)
    text_split(s.text, s.n, check_piece, &s);
  else
    check_piece(s.text, s.n, 1, &s);
  free(s.text);
}

/* --- The folders --- */

static void check_folder(const char *folder, counts *to) {
  struct dirent **entries;
  int n = scandir(folder, &entries, NULL, alphasort);
  assert_true(n >= 0);
  for (int i = 0; i < n; i++) {
    const char *name = entries[i]->d_name;
    size_t len = strlen(name);
    strbuf full = STRBUF_INIT;
    struct stat st;
    strbuf_addf(&full, "%s/%s", folder, name);
    if (*name != '.' && stat(strbuf_str(&full), &st) == 0) {
      if (S_ISDIR(st.st_mode))
        check_folder(strbuf_str(&full), to);
      else if (len > 5 && strcmp(name + len - 5, ".mlir") == 0)
        check_file(strbuf_str(&full), strbuf_str(&full) + sizeof HLO_CTS_UPSTREAM, to);
    }
    strbuf_free(&full);
    free(entries[i]);
  }
  free(entries);
}

static counts check_vectors(const char *folder) {
  counts c = {0};
  check_folder(folder, &c);
  print_message("%s: %zu files, %zu programs, %zu of them negative tests\n", folder, c.files,
                c.pieces, c.negative);
  return c;
}

static void programs_of_today_verify(void **state) {
  (void)state;
  counts c = check_vectors(HLO_CTS_UPSTREAM "/stablehlo");
  assert_int_equal(c.failures, 0);
  assert_true(c.files > 1000); /* a floor: stablehlo/testdata alone has more */
}

static void programs_of_the_past_verify_or_are_retired(void **state) {
  (void)state;
  static const char *const folders[] = {HLO_CTS_UPSTREAM "/history",
                                        HLO_CTS_UPSTREAM "/testdata_0_9_0"};
  counts all = {0};
  for (size_t k = 0; k < 2; k++) {
    counts c = check_vectors(folders[k]);
    all.failures += c.failures;
    for (size_t r = 0; r < RETIRED; r++) all.retired[r] += c.retired[r];
  }
  for (size_t r = 0; r < RETIRED; r++)
    print_message("%4zu refused, as upstream does: %s %s\n", all.retired[r], retired[r].row,
                  retired[r].why);
  for (size_t r = 0; r < RETIRED; r++) assert_int_equal(all.retired[r], retired[r].count);
  assert_int_equal(all.failures, 0);
}

int main(void) {
  if (!*HLO_CTS_UPSTREAM) {
    puts("skipped: HLO_CTS_UPSTREAM is not set");
    return 77;
  }
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(programs_of_today_verify),
      cmocka_unit_test(programs_of_the_past_verify_or_are_retired),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
