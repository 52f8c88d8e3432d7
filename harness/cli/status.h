/* SPDX-License-Identifier: Apache-2.0 */
/* Exit statuses. The first three mean the same for every tool. */
#ifndef HLO_CTS_HARNESS_STATUS_H
#define HLO_CTS_HARNESS_STATUS_H

enum {
  EXIT_PASS = 0,
  EXIT_FAIL = 1,      /* the input was refused, or a conformance failure */
  EXIT_USAGE = 2,     /* wrong usage, or the set-up does not work */
  EXIT_SUITE_BUG = 3, /* the suite itself is at fault */
};

#endif
