/* The score of a run: how many cases passed, of those that ran and of the whole corpus. Reports
 * show both shares, because a consumer chooses its abilities and so the cases that run. */
#ifndef HLO_CTS_HARNESS_SCORE_H
#define HLO_CTS_HARNESS_SCORE_H

#include "harness/cases/size_class.h"
#include "results.h"

/* Each required case of the run is counted in one of the first five members. */
typedef struct score {
  size_t passed;      /* every counted check passed or was refused as expected */
  size_t failed;      /* a counted check failed */
  size_t waived;      /* a failure is waived, and nothing else failed */
  size_t unsupported; /* a check was unsupported, and none failed */
  size_t silent;      /* no counted check was made */
  size_t corpus;      /* all required cases of the corpus; 0: not known */
} score;

void results_score(const results *r, score *out);
/* The score of the cases of the run that need the profile. For the core profile: the cases that
 * need no other profile. */
void results_profile(const results *r, profile_kind p, score *out);
/* The score of the cases of the run in a size class. */
void results_size(const results *r, size_class k, score *out);
/* Whether a counted check of the case failed. */
bool results_case_failed(const results *r, size_t index);
/* The cases whose checks all ran: passed and failed. */
static inline size_t score_asked(const score *s) { return s->passed + s->failed; }

#endif
