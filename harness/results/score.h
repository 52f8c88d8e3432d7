/* SPDX-License-Identifier: Apache-2.0 */
/* The score of a run, by capability. Everything that shows a score takes it from here.
 *
 * A case counts for a capability if the consumer did something in one of its counted checks of that
 * capability, and passes if none of them failed. Unsupported checks remove nothing. */
#ifndef HLO_CTS_HARNESS_SCORE_H
#define HLO_CTS_HARNESS_SCORE_H

#include "harness/cases/size_class.h"
#include "results.h"

extern const char *const capability_names[CAPABILITY_COUNT + 1]; /* "reads"; NULL at the end */

/* Required cases, each in one place or in none. */
typedef struct score_part {
  size_t passed;
  size_t failed; /* a counted check failed */
  size_t waived; /* a failure is waived, and nothing else failed */
} score_part;

typedef struct score {
  score_part of[CAPABILITY_COUNT];
  score_part cases; /* over all capabilities */
  /* How the cases that pass for CAPABILITY_WRITES agree, each by its worst check; and the cases of
   * which no check tells. */
  size_t agreement[AGREEMENT_COUNT], unproven;
  size_t corpus; /* all required cases of the corpus; 0: not known */
  /* Releases of producers. One is read if each release of the consumer that was asked reads or, if
   * it only evaluates, evaluates an artifact of it. */
  size_t releases, releases_read;
} score;

void results_score(const results *r, score *out);
/* The cases of the run that need the profile (for the core profile: that need no other profile), or
 * that are of a size class. They return how many required ones there are. */
size_t results_profile(const results *r, profile_kind p, score_part *out);
size_t results_size(const results *r, size_class k, score_part *out);
/* Whether a counted check of the case failed. */
bool results_case_failed(const results *r, size_t index);
static inline size_t score_asked(const score_part *p) { return p->passed + p->failed; }

/* --- Its text, the same in every report --- */

/* "33 of 33 releases, 3100 of 3127 (99 %)"; "–" if nothing was asked. */
void score_part_text(const score *s, capability k, strbuf *out);
/* "Reads 33 of 33 releases. 82 % of evaluations right."; nothing of a run that was stopped. */
void score_sentence(const results *r, strbuf *out);
/* "Reads … · evaluates … · writes – · refuses … (asked: 2696 of 3343 required cases, 81 %)". Of a
 * run that was stopped, that it has none. */
void score_text(const results *r, strbuf *out);

#endif
