/* SPDX-License-Identifier: Apache-2.0 */
/* Compares what the cases of the corpus cover with everything that can be covered. */
#ifndef HLO_CTS_HARNESS_REPORTS_COVERAGE_H
#define HLO_CTS_HARNESS_REPORTS_COVERAGE_H

#include "harness/golden/witness.h"
#include "harness/results/results.h"
#include "pairs.h"

/* COVERAGE_ROW(NAME, "name", "what an item is", "what fills a hole", may_be_open) */
typedef enum coverage_kind {
#define COVERAGE_ROW(name, text, item, fill) COVERAGE_##name,
#include "coverage.def"
#undef COVERAGE_ROW
  COVERAGE_COUNT
} coverage_kind;

extern const char *const coverage_names[COVERAGE_COUNT]; /* as corpus/COVERAGE writes them */

typedef struct coverage_item {
  coverage_kind kind;
  const char *name;
  size_t cases;       /* cases that cover it; for witnesses: golden bytes with a witness */
  size_t of;          /* golden bytes of the case; 0: a case suffices */
  const char *cause;  /* why some have none; NULL: not known, or there is nothing to explain */
  vs_version since;   /* the release that added it; VS_NONE: no release */
  const char *except; /* why no case covers it, from the list of exceptions; NULL: no exception */
  size_t programs;    /* of --programs that have it */
  const char *first;  /* one of them */
} coverage_item;

/* The list's entry of a dimension: the coverage when the list was written, or a share that a person
 * demands. */
typedef struct coverage_mark {
  size_t covered, total;
  bool set;
  unsigned demand; /* in percent; 0: none */
} coverage_mark;

typedef struct coverage {
  arena *memory;
  coverage_item *items;
  size_t count, cap;
  size_t cases;
  coverage_mark marks[COVERAGE_COUNT];
  pairs *pairs;
  size_t programs, unread; /* of --programs: looked at, and could not be read */
  intern *digests;         /* of those that were looked at */
  map seen;
} coverage;

/* Reads corpus/COVERAGE and corpus/INCIDENTS, walks every program, and counts. False with errors in
 * the sink; freed by the caller in either case. */
bool coverage_measure(coverage *c, const vs_opset *o, const corpus *all, const golden_set *golden,
                      diag_sink *sink);
void coverage_free(coverage *c);
/* Compares the corpus with programs of users. A program in several forms counts once. A program
 * that cannot be read is counted as unread, with errors in the sink. The end adds the items of
 * COVERAGE_PROGRAM_*. */
typedef struct coverage_program {
  const char *path, *name; /* in messages, and in lists */
  const char *bytes;       /* an artifact or a text */
  size_t size;
} coverage_program;
void coverage_add_program(coverage *c, const vs_opset *o, const coverage_program *p,
                          diag_sink *sink);
void coverage_end_programs(coverage *c, diag_sink *sink);

/* Counts the covered items of a dimension in *covered, and all except exceptions in *total. For
 * witnesses, counts golden bytes. */
void coverage_sum(const coverage *c, coverage_kind k, size_t *covered, size_t *total);

/* Takes the figures and exceptions of another folder's COVERAGE, so that coverage_check holds
 * against those. False with errors in the sink. */
bool coverage_marks(coverage *c, const char *folder, diag_sink *sink);
/* The parts of coverage_measure: a program in StableHLO, and the confirmed programs of --sizes. */
void coverage_look(coverage *c, ir_context *x, const ir_op *module);
bool coverage_look_at_sizes(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink);
void coverage_add_pairs(coverage *c, const vs_opset *o);

/* Whether every dimension reaches the coverage in COVERAGE. Reports each that does not to the sink.
 */
bool coverage_check(const coverage *c, const char *folder, diag_sink *sink);
/* Appends the text of COVERAGE with the current figures; exceptions are kept. */
void coverage_list(const coverage *c, strbuf *out);

void coverage_text(const coverage *c, bool all, strbuf *out);
void coverage_json(const coverage *c, strbuf *out);

/* "corpus: 118 of 118 ops in 1,912 cases; this run: 84 % of the cases", by a look at the files; no
 * newline. */
void coverage_sentence(const corpus *all, const results *r, strbuf *out);

#endif
