/* What a consumer does where implementations differ, asked before a run and after it: subnormals
 * flushed, NaN payloads, excess precision, contraction, conversions. Whatever it does, it must do
 * all the time. */
#ifndef HLO_CTS_HARNESS_SUITE_HABITS_H
#define HLO_CTS_HARNESS_SUITE_HABITS_H

#include "run.h"

typedef enum habit {
#define HABIT_ROW(name, what, first, second, program, type, value, other) HABIT_##name,
#include "habits.def"
#undef HABIT_ROW
  HABIT_COUNT
} habit;

typedef enum habit_way {
  HABIT_UNKNOWN, /* it did not answer, or with something else */
  HABIT_FIRST,   /* as the row's first word says */
  HABIT_SECOND,
  HABIT_BOTH, /* one way with constants, another with arguments */
} habit_way;

typedef struct habits {
  habit_way of[HABIT_COUNT];
} habits;

/* Measures the habits of the consumer under test, in the way sentinels run. False with a sentence
 * when that could not be done. */
bool habits_ask(const vs_opset *o, const run_options *run, habits *out, strbuf *why);
/* "subnormals flushed, NaN payloads kept, …": those that are known. */
void habits_text(const habits *h, strbuf *out);
/* The first in which two differ; HABIT_COUNT: none. */
habit habits_differ(const habits *a, const habits *b);
/* "subnormals were kept when asked first, and flushed when asked last". */
void habits_tell_change(const habits *first, const habits *last, habit h, strbuf *out);

#endif
