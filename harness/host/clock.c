/* SPDX-License-Identifier: Apache-2.0 */
#include "clock.h"

#include <sys/resource.h>

double clock_of(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double clock_of_children(void) {
  struct rusage r;
  if (getrusage(RUSAGE_CHILDREN, &r) != 0) return 0;
  return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) +
         (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
}
