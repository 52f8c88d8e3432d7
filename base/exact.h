/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic on sizes, paddings, strides and dilations. A program may state any numbers of 64 bits
 * for these; what a few of them give has room in 128 bits. So nothing wraps, and exact_fits says
 * whether the result is a size again. Depends on libc alone. */
#ifndef HLO_CTS_BASE_EXACT_H
#define HLO_CTS_BASE_EXACT_H

#include <stdbool.h>
#include <stdint.h>

typedef __int128 exact_int;

/* The least number of 64 bits stands for an unknown size, so it is none. */
static inline bool exact_fits(exact_int x, int64_t *size) {
  bool fits = x > INT64_MIN && x <= INT64_MAX;
  if (fits) *size = (int64_t)x;
  return fits;
}

static inline exact_int exact_sum(int64_t a, int64_t b) { return (exact_int)a + b; }
static inline exact_int exact_product(int64_t a, int64_t b) { return (exact_int)a * b; }

/* From the first to the last of n elements that lie `step` apart. */
static inline exact_int exact_dilated(int64_t n, int64_t step) {
  return n <= 0 ? 0 : (exact_int)(n - 1) * step + 1;
}
static inline exact_int exact_padded(int64_t low, int64_t n, int64_t step, int64_t high) {
  return exact_dilated(n, step) + low + high;
}
/* The places that a window of `reach` has, `stride` apart, within a padded size. */
static inline exact_int exact_windows(exact_int padded, exact_int reach, int64_t stride) {
  return padded <= 0 || reach > padded ? 0 : (padded - reach) / stride + 1;
}

/* a * b, at most the largest number: for what is compared with a limit. */
static inline uint64_t exact_at_most(uint64_t a, uint64_t b) {
  uint64_t product;
  return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

#endif
