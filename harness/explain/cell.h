/* SPDX-License-Identifier: Apache-2.0 */
/* Explains one cell of one case: what must happen, why, what happened, and which commands reproduce
 * it. The explanation is one JSON value, with facts where scripts/commands/explain.py puts
 * sentences and lines; docs/reports.md describes the whole. */
#ifndef HLO_CTS_HARNESS_CELLS_CELL_H
#define HLO_CTS_HARNESS_CELLS_CELL_H

#include <jansson.h>
#include <stdatomic.h>

#include "harness/cases/plan.h"
#include "harness/consumer/description.h"
#include "harness/golden/golden.h"
#include "harness/journal/journal.h"

typedef struct cell_question {
  const vs_opset *opset;
  const char *opset_folder; /* --opset; NULL: only the built-in rows */
  const char *corpus;       /* folder */
  const corpus_case *c;
  const golden_set *golden;
  size_t producer, consumer;
  const consumer_table *tested;    /* the consumer under test */
  const consumer_setting *setting; /* NULL: the built-in consumer */
  const consumer_profile *profile; /* of the consumer under test; NULL: the built-in consumer */
  const char *consumer_file;       /* its description; NULL: none */
  uint32_t checks;                 /* 1 << CHECK_…: only these; 0: all */
  const char *contexts;            /* contexts of evaluations; NULL: CONTEXTS_BY_DEFAULT */
  /* Takes the verdicts from this run without running the consumer; NULL: runs the checks now. */
  const journal_record *record;
  const char *bytes_path, *program_path; /* files to save them in; NULL: do not save */
  int trace; /* where the session traces to (session_trace_to); 0: nowhere */
} cell_question;

/* The current check and its progress, shared with the parent of the process that makes it. */
typedef struct cell_progress {
  _Atomic uint32_t slot, check;
  _Atomic uint64_t steps;
} cell_progress;

/* Returns the explanation, which the caller releases; NULL with a sentence in `why` if that fails.
 * `at` may be NULL. */
json_t *explain_cell(const cell_question *q, cell_progress *at, strbuf *why);
/* The same in a child process, so that a consumer that crashes it costs only one verdict. A check
 * that takes longer than `timeout` seconds is a timeout. */
json_t *explain_isolated(const cell_question *q, double timeout, strbuf *why);
/* The index of a case in the results of a run; false: they do not have it. */
bool explain_find_case(const results *r, const char *id, size_t *index);

/* The parts of the shell commands that reproduce the checks of one artifact. */
json_t *explain_commands(const cell_question *q, int slot);

#endif
