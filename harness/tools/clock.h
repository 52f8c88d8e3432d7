/* Seconds by a clock. */
#ifndef HLO_CTS_HARNESS_CLOCK_H
#define HLO_CTS_HARNESS_CLOCK_H

#include <time.h>

double clock_of(clockid_t clock);
/* By the clock that only goes forward. */
static inline double clock_now(void) { return clock_of(CLOCK_MONOTONIC); }

#endif
