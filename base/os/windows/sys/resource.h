/* SPDX-License-Identifier: Apache-2.0 */
/* No process has children on Windows, so they took no time. */
#ifndef HLO_CTS_BASE_OS_WINDOWS_RESOURCE_H
#define HLO_CTS_BASE_OS_WINDOWS_RESOURCE_H

#include <sys/time.h>

struct rusage {
  struct timeval ru_utime, ru_stime;
};
enum { RUSAGE_CHILDREN };

static inline int getrusage(int whose, struct rusage *out) {
  (void)whose;
  *out = (struct rusage){0};
  return 0;
}

#endif
