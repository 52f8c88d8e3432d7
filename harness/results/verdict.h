/* SPDX-License-Identifier: Apache-2.0 */
/* The verdict of a check, from its expectation and its outcome. The only place where
 * verdicts are made; reports render them. */
#ifndef HLO_CTS_HARNESS_VERDICT_H
#define HLO_CTS_HARNESS_VERDICT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "harness/cases/plan.h"

typedef enum verdict {
  VERDICT_NONE, /* the check does not apply, or was not reached because one before it failed */
#define VERDICT_ROW(name, text, letter, failed, meaning) VERDICT_##name,
#include "verdicts.def"
#undef VERDICT_ROW
  VERDICT_COUNT
} verdict;

extern const char *const verdict_names[VERDICT_COUNT + 1]; /* NULL at the end */
extern const char *const verdict_meanings[VERDICT_COUNT];  /* "the answer is right" */
extern const char verdict_letters[VERDICT_COUNT];
bool verdict_is_good(verdict v); /* a message about it is a remark, not a failure */
bool verdict_failed(verdict v);  /* a conformance failure, where the check counts */
/* Whether the verdict is about the consumer: an action of it ran. */
bool verdict_is_answer(verdict v);
bool verdict_is_bad(verdict v); /* a conformance failure, or a bug of the suite */
/* How many verdicts were given, of all or of those that `is` names. */
uint32_t verdicts_sum(const uint32_t counts[VERDICT_COUNT], bool (*is)(verdict v));

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

/* The action of a consumer that it refused during. */
typedef enum phase {
  PHASE_NONE, /* it did not refuse, or did not say */
#define PHASE_ROW(name, text, meaning) PHASE_##name,
#include "phases.def"
#undef PHASE_ROW
  PHASE_COUNT
} phase;
extern const char *const phase_names[PHASE_COUNT + 1]; /* [PHASE_NONE] is ""; NULL at the end */

/* Whether the consumer was asked for this verdict, or an earlier answer counts for it. */
typedef enum carried_kind {
  CARRIED_NOT,
  CARRIED_TARGET,   /* it wrote the same for the release `from` */
  CARRIED_ARTIFACT, /* it read or evaluated the artifact of the release `from`, which is equal but
                       for the version in its producer's name */
  CARRIED_COUNT
} carried_kind;
extern const char *const carried_names[CARRIED_COUNT + 1]; /* likewise */

/* The best thing that a refusal names, of what the refusing release does not know. StableHLO
 * promises a refusal, not its words, so this never decides a verdict; reports show the shares. */
typedef enum naming {
  NAMING_NOT, /* it is no refusal of something too new */
  NAMING_FEATURE,
  NAMING_CODE,    /* the feature's code in bytecode */
  NAMING_RELEASE, /* the release that it needs, or the target */
  NAMING_NOTHING,
  NAMING_COUNT
} naming;
extern const char *const naming_names[NAMING_COUNT + 1]; /* likewise */

/* How what a consumer wrote agrees with what the reference writes. */
typedef enum agreement {
  AGREEMENT_BYTES,
  AGREEMENT_PROGRAM, /* in other bytes */
  AGREEMENT_MEANING, /* another program, which means the same */
  AGREEMENT_COUNT
} agreement;
extern const char *const agreement_names[AGREEMENT_COUNT + 1]; /* [AGREEMENT_BYTES] is "" */

/* Where the consumer's result and the expected one first differ. */
typedef enum place_kind { PLACE_NONE, PLACE_BYTE, PLACE_COUNT } place_kind;
extern const char *const place_names[PLACE_COUNT + 1]; /* likewise */

/* The facts about a verdict, besides its message. */
typedef struct finding {
  uint8_t verdict;
  uint8_t phase;
  uint8_t names; /* naming */
  uint8_t agreement;
  uint8_t carried, from; /* `from`: the index of a release */
  uint8_t waived;        /* the verdict before a waiver; VERDICT_NONE: not waived */
  bool by_design;        /* the waiver says that it is */
  uint8_t place;         /* place_kind; `at` is its number, from 0 */
  uint64_t at;
} finding;

/* Appends a message, a line for the phase of a refusal, and one if an earlier answer counts. */
void finding_text(const vs_opset *o, const finding *f, const char *message, strbuf *out);

/* How one check went: the action of the consumer, and what the suite found in its result. */
typedef struct check_answer {
  outcome outcome;
  bool agrees;  /* DONE: the result is as expected */
  bool named;   /* REFUSED: the message says what it must; only the built-in consumer can fail this;
                   BAD_REPLY: the program that it gave breaks the constraint of the case */
  bool vacuous; /* REFUSED: the consumer refused the legal twin, too */
  bool expanded; /* DONE, although a refusal was due: the artifact has another program, which means
                    the same */
  bool claimed;  /* CANNOT: the consumer claims a profile that demands it */
  bool grouped;  /* it was asked about several cases at once (groups.h) */
  finding found; /* the verdict is made by verdict_of */
  strbuf text;   /* why it is not a pass, or a remark; the owner of the answer frees it */
} check_answer;

void answer_free(check_answer *a);
/* Copies an answer, with its text, over one that has no text yet. */
void answer_copy(check_answer *to, const check_answer *from);

verdict verdict_of(cell_class c, const check_answer *a);

#endif
