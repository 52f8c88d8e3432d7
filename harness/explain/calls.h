/* SPDX-License-Identifier: Apache-2.0 */
/* The calls of a consumer, taken from a trace, each as one line for a shell: what a check asked can
 * be asked again without the suite. */
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
/* {"command", and with --save "files"}: the call of a check, or of the one before it whose answer
 * it was about; `d` is its difference, or NULL. NULL: there was no call. */
json_t *calls_of(const calls *c, check_kind k, int slot, const json_t *d, strbuf *why);
void calls_free(calls *c);

#endif
