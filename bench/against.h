/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of bench/against, evaluated by us and by another, in turns. */
#ifndef HLO_CTS_HARNESS_BENCH_AGAINST_H
#define HLO_CTS_HARNESS_BENCH_AGAINST_H

#include "harness/cli/cli.h"

typedef struct against_row {
  char *name, *what;   /* of the file and of its first line */
  double ours, theirs; /* seconds of processor time; 0: not evaluated */
} against_row;

typedef struct against_table {
  char *other; /* who answers, as it says itself */
  against_row *rows;
  size_t count;
} against_table;

/* Measures all programs whose name begins as one of the arguments does, and prints a line for each.
 * `other` is "jaxlib" or the path of another hlo-bench. False when something did not work; `table`
 * is freed in any case. */
bool against_run(const char *other, const cli_args *args, against_table *table);
void against_free(against_table *table);
/* Answers another hlo-bench on standard input and output. */
bool against_answer(void);

/* The table for other programs, and as a picture: a bar for each row, the logarithm of ours /
 * theirs. */
void against_json(const against_table *table, strbuf *out);
void against_svg(const against_table *table, strbuf *out);

#endif
