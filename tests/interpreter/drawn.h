/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers from a fixed seed. */
#ifndef HLO_CTS_TESTS_INTERPRETER_DRAWN_H
#define HLO_CTS_TESTS_INTERPRETER_DRAWN_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

/* A generator of test data; nothing more is asked of it. */
static uint64_t seed = 12345;
static inline uint64_t draw(void) {
  seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407;
  return seed >> 16;
}

static inline double special(void) {
  static const double values[] = {INFINITY, -INFINITY, NAN, -0.0, 1e-38, -3e-39, 1e38, 6e4, 7e-6};
  return values[draw() % (sizeof values / sizeof *values)];
}

#endif
