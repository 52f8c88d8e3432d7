/* One cell of one case, explained: what has to happen, why, what did happen, and how to see it by
 * hand. Everything is gathered as one JSON value, which docs/reports.md describes; the text for
 * people only renders it. */
#ifndef HLO_CTS_HARNESS_CELLS_CELL_H
#define HLO_CTS_HARNESS_CELLS_CELL_H

#include <jansson.h>
#include <stdatomic.h>

#include "harness/suite/description.h"
#include "harness/suite/golden.h"
#include "harness/suite/journal.h"
#include "harness/suite/plan.h"

typedef struct cell_question {
  const vs_opset *opset;
  const char *opset_folder; /* --opset; NULL: the built-in rows alone */
  const char *corpus;       /* folder */
  const corpus_case *c;
  const golden_set *golden;
  size_t producer, consumer;
  const consumer_table *tested;    /* the consumer under test */
  const consumer_setting *setting; /* NULL: the built-in consumer */
  const consumer_profile *profile; /* of the same; NULL: the built-in consumer */
  const char *consumer_file;       /* its description; NULL: none */
  const char *contexts;            /* of evaluations; NULL: those of a run by default */
  /* Takes the verdicts from this run without running the consumer; NULL: runs the checks now. */
  const journal_record *record;
  const char *bytes_path, *program_path; /* where to save them; NULL: nowhere */
} cell_question;

/* Which check is being made, for whoever waits for a process that does it. */
typedef struct cell_progress {
  _Atomic uint32_t slot, check;
  _Atomic uint64_t steps;
} cell_progress;

/* The explanation; NULL with a sentence in `why`. `at` may be NULL. */
json_t *cell_explain(const cell_question *q, cell_progress *at, strbuf *why);
/* The same in a process of its own: whatever the consumer does to it costs one verdict. A check
 * that takes longer than `timeout` seconds is a timeout. */
json_t *cell_explain_isolated(const cell_question *q, double timeout, strbuf *why);
/* As text. `full`: every byte of an artifact, not its first ones. */
void cell_render(const json_t *cell, bool full, bool colour, strbuf *out);
/* Whether a counted check failed, or the suite did: an exit status. EXIT_USAGE: the pair has no
 * check of the case. */
int cell_status(const json_t *cell);

/* Why a cell has its class, and why the promise covers it or not, in a sentence each. */
void cell_why(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer, int slot,
              strbuf *out);
void cell_window(const vs_opset *o, size_t producer, size_t consumer, promise p, strbuf *out);

/* The commands that do by hand what the checks of one artifact do:
 * [{"step": what it shows, "command": a line for a shell, "exits": status when all is well}] */
json_t *cell_commands(const cell_question *q, int slot);

#endif
