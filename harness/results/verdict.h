/* The verdict of a check, from its expectation and its outcome. The only place where
 * verdicts are made; reports render them. */
#ifndef HLO_CTS_HARNESS_VERDICT_H
#define HLO_CTS_HARNESS_VERDICT_H

#include <stdbool.h>

#include "harness/cases/plan.h"

typedef enum verdict {
  VERDICT_NONE, /* the check does not apply, or was not reached because one before it failed */
#define VERDICT_ROW(name, text, letter, failed) VERDICT_##name,
#include "verdicts.def"
#undef VERDICT_ROW
  VERDICT_COUNT
} verdict;

extern const char *const verdict_names[VERDICT_COUNT];
extern const char verdict_letters[VERDICT_COUNT];
bool verdict_is_good(verdict v); /* a message about it is a remark, not a failure */
bool verdict_failed(verdict v);  /* a conformance failure, where the check counts */
/* Whether the verdict is about the consumer: an action of it ran. */
bool verdict_is_answer(verdict v);
bool verdict_is_bad(verdict v); /* a conformance failure, or a bug of the suite */

/* How an action of a consumer or producer ended. */
typedef enum outcome {
  OUTCOME_DONE,
  OUTCOME_REFUSED, /* cleanly, with a message */
  OUTCOME_CRASHED,
  OUTCOME_TIMED_OUT,
  OUTCOME_BAD_REPLY, /* the reply cannot be parsed */
  OUTCOME_CANNOT,    /* the consumer declares that it does not have this ability */
  OUTCOME_WAIVED,
  OUTCOME_INAPPLICABLE, /* the check does not apply: the program does not have this form */
  OUTCOME_SUITE_FAULT,  /* the suite could not do its own part */
} outcome;

typedef struct observation {
  outcome outcome;
  bool agrees;  /* DONE: the result is as expected */
  bool named;   /* REFUSED: the message names what a refusal must name */
  bool vacuous; /* REFUSED: the consumer refused the legal twin, too */
  bool claimed; /* CANNOT: the consumer claims a profile that demands it */
} observation;

verdict verdict_of(cell_class c, observation o);

#endif
