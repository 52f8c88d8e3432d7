/* SPDX-License-Identifier: Apache-2.0 */
/* The time of a clock in seconds. */
#ifndef HLO_CTS_HARNESS_CLOCK_H
#define HLO_CTS_HARNESS_CLOCK_H

#include <time.h>

double clock_of(clockid_t clock);
/* The monotonic clock. */
static inline double clock_now(void) { return clock_of(CLOCK_MONOTONIC); }
/* The processor time of child processes that ended, and of their own children. */
double clock_of_children(void);

#endif
