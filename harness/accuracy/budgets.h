/* SPDX-License-Identifier: Apache-2.0 */
/* Budgets: how large the errors of a consumer may be. A budget fails the measurement if an error is
 * above it, if it has expired, or if nothing was measured that it is about. So outdated budgets are
 * noticed. */
#ifndef HLO_CTS_HARNESS_BUDGETS_H
#define HLO_CTS_HARNESS_BUDGETS_H

#include "accuracy.h"
#include "base/arena.h"
#include "base/diag.h"

typedef struct budget {
  const char *op, *type;
  const char *context; /* "arguments" or "constants"; NULL: both */
  int from, to;        /* exponents of the first operand: 2^from <= |x| < 2^(to + 1) */
  double ulps;
  uint32_t allows; /* 1 << ACCURACY_… */
  const char *reason, *expires;
  uint32_t line;
} budget;

typedef struct budgets {
  arena *memory;
  const char *path;
  budget *items;
  size_t count;
} budgets;

/* Reads a file of budgets. Returns false, with errors in the sink, if it is wrong. The caller frees
 * in either case. */
bool budgets_load(budgets *b, const char *path, diag_sink *sink);
void budgets_free(budgets *b);
/* Appends what is above its budget, remarks that no budget of a row allows, and what is wrong with
 * the budgets themselves; then notes about errors far below their budgets. `today` is "2026-11-20".
 * Rows without a budget are not judged. Returns true if nothing is wrong. */
bool budgets_hold(const budgets *b, const accuracy *a, const char *today, strbuf *out);
/* Appends a file of budgets of 1.25 times the errors that were measured. `expires` likewise. */
void budgets_write(const accuracy *a, const char *expires, strbuf *out);

#endif
