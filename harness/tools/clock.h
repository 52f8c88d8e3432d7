/* Seconds on a clock that only goes forward. */
#ifndef HLO_CTS_HARNESS_CLOCK_H
#define HLO_CTS_HARNESS_CLOCK_H

double clock_now(void);

#endif
