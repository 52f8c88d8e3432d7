/* SPDX-License-Identifier: Apache-2.0 */
#include "clock.h"

double clock_of(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
