/* SPDX-License-Identifier: Apache-2.0 */
/* Habits: what a consumer does where implementations may differ (flushing of subnormals, NaN
 * payloads, excess precision, contraction, conversions). The suite measures them before a run and
 * after it. A consumer may have any habit, but must not change it. */
#ifndef HLO_CTS_HARNESS_HABITS_H
#define HLO_CTS_HARNESS_HABITS_H

#include "run.h"

typedef enum habit {
#define HABIT_ROW(name, what, first, second, program, type, value, other) HABIT_##name,
#include "habits.def"
#undef HABIT_ROW
  HABIT_COUNT
} habit;

typedef enum habit_way {
  HABIT_UNKNOWN, /* it did not answer, or it returned another value */
  HABIT_FIRST,   /* the first way of the row */
  HABIT_SECOND,
  HABIT_BOTH, /* one way with constants, the other with arguments */
} habit_way;

typedef struct habits {
  habit_way of[HABIT_COUNT];
} habits;

/* Measures the habits of the consumer under test. The programs run like sentinels. Returns false
 * with a sentence in `why` if that fails. */
bool habits_ask(const vs_opset *o, const run_options *run, habits *out, strbuf *why);
/* Appends the known habits: "subnormals flushed, NaN payloads kept, …". */
void habits_text(const habits *h, strbuf *out);
/* The first habit that differs between the two; HABIT_COUNT if none does. */
habit habits_differ(const habits *a, const habits *b);
/* Appends "subnormals were kept when asked first, and flushed when asked last". */
void habits_tell_change(const habits *first, const habits *last, habit h, strbuf *out);

#endif
