/* The score of a run: how many cases came out right, of those that were asked and of all that there
 * are. Never one without the other, because a consumer chooses what it can be asked. */
#ifndef HLO_CTS_HARNESS_SUITE_SCORE_H
#define HLO_CTS_HARNESS_SUITE_SCORE_H

#include "results.h"

/* Each required case of the run stands in one of these. */
typedef struct score {
  size_t passed;      /* every counted check passed, or was refused as expected */
  size_t failed;      /* one did not */
  size_t waived;      /* a failure is waived, and nothing else failed */
  size_t unsupported; /* a check could not be asked, and none failed */
  size_t silent;      /* no counted check was made */
  size_t corpus;      /* all required cases of the corpus; 0: not known */
} score;

void results_score(const results *r, score *out);
/* Of the cases of the run, those that need the profile; of the core, those that need nothing else.
 */
void results_profile(const results *r, profile_kind p, score *out);
/* Those that were asked everything: passed and failed. */
static inline size_t score_asked(const score *s) { return s->passed + s->failed; }

#endif
