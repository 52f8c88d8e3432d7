/* SPDX-License-Identifier: Apache-2.0 */
/* Reports render verdicts; they make none. Each appends its whole text to `out`. */
#ifndef HLO_CTS_HARNESS_REPORT_H
#define HLO_CTS_HARNESS_REPORT_H

#include "harness/journal/journal.h"
#include "harness/results/results.h"

typedef struct report_header {
  const char *tool;         /* "hlo-cts 0.1.0" */
  const char *corpus;       /* folder */
  const char *date;         /* when the run began, ISO 8601; "" leaves times out */
  const journal_head *run;  /* whose options the commands that explain failures have; may be NULL */
  const char *coverage;     /* coverage_sentence of the corpus; NULL: not known */
  const char *calls_itself; /* as in journal_head */
  const char *habits;       /* the habits of the consumer, as text; NULL: not known */
  const results *before;    /* an earlier run, its details sorted; NULL: none */
  const char *before_date;  /* when it began */
  const char *draft;        /* a file for a draft of waivers, one for each cause; NULL: none */
} report_header;

/* The header for a finished run, from its journal. Borrows its strings. */
report_header report_header_of(const journal_head *run);

typedef enum matrix_kind {
  MATRIX_COMPACT = 1, /* one character per cell: all passed, or the share that did */
  MATRIX_FULL = 2,    /* for each producer, how many cases of each class passed */
} matrix_kind;

/* `width`: columns of the terminal; 0: unknown. Neighbouring producers with equal rows share a line
 * of the compact matrix. A consumer of one release gets one table of what it reads and writes. */
void report_matrix(const results *r, matrix_kind kind, bool colour, unsigned width, strbuf *out);
/* Each of the kinds (a sum of matrix_kind), with an empty line after it. */
void report_matrices(const results *r, unsigned kinds, bool colour, unsigned width, strbuf *out);
/* Totals, and the first failures with their messages and the lines that explain them. */
void report_summary(const results *r, const report_header *h, bool colour, strbuf *out);
/* The `count` cases that took the longest; nothing if `count` is 0. */
void report_durations(const results *r, size_t count, strbuf *out);
/* Commands of GitHub Actions: an error for each cause of failures, warnings for the rest. */
void report_annotations(const results *r, const report_header *h, strbuf *out);
void report_json(const results *r, const report_header *h, strbuf *out);

/* Removes the reports of an earlier run from the folder, so that they are not mistaken for reports
 * of the new journal. Returns false with a sentence in `why` if that fails. */
bool report_remove(const char *folder, strbuf *why);
/* Writes all reports into the folder, and makes it if it does not exist: results.json and the
 * matrices, and by the script reports.py what is made from them. Returns false with a sentence in
 * `why` if that fails. */
bool report_render(const results *r, const char *folder, const report_header *h, strbuf *why);

#endif
