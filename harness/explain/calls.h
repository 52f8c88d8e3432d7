/* SPDX-License-Identifier: Apache-2.0 */
/* The calls of a consumer, taken from a trace, so that what a check asked can be asked again
 * without the suite. scripts/commands/explain.py makes lines for a shell of them. */
#ifndef HLO_CTS_HARNESS_EXPLAIN_CALLS_H
#define HLO_CTS_HARNESS_EXPLAIN_CALLS_H

#include "cell.h"

/* The last call of each check. */
typedef struct calls {
  const cell_question *q;
  int64_t at;                 /* how much of the trace was read */
  json_t *lines[CHECK_COUNT]; /* NULL: it asked nothing */
  strbuf args[CHECK_COUNT];   /* of an evaluation: "[dense<…> : …, …]" */
} calls;

/* Reads what was traced since; it belongs to the check. */
void calls_take(calls *c, check_kind k);
/* By check: {"line", "args"}, its call as it was traced. */
json_t *calls_json(const calls *c);
/* The words of a command line. */
json_t *calls_words(const consumer_command *c, const char *const values[HOLD_COUNT]);
/* The parts of the description that lines for a shell need. */
json_t *calls_consumer(const consumer_setting *s);
void calls_free(calls *c);

#endif
