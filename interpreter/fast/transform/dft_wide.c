/* SPDX-License-Identifier: Apache-2.0 */
/* Passes of radix 4 on vectors of two complex numbers, in the operations of dft.c. They are written
 * out: gcc 12 makes a fused operation of `a * b - c, a * b + c` side by side, whatever
 * -ffp-contract says, and a fused operation rounds otherwise. */
#include "dft_wide.h"

#include <string.h>

#include "fast/level.h"

#ifdef __x86_64__
#include <immintrin.h>

typedef double v __attribute__((vector_size(32)));
#define INLINE static inline LEVEL_AVX2_TARGET __attribute__((always_inline))
#define LANES 2
#if defined __clang__ || __GNUC__ >= 12
#define PICK(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
typedef long long indices __attribute__((vector_size(32)));
#define PICK(a, b, ...) __builtin_shuffle(a, b, (indices){__VA_ARGS__})
#endif

INLINE v load(const pair *from) {
  v x;
  memcpy(&x, from, sizeof x);
  return x;
}
INLINE void store(pair *to, v x) { memcpy(to, &x, sizeof x); }

/* re, re, … and -im, im, … */
typedef struct factor {
  v re, im;
} factor;
INLINE factor factor_of(pair w) { return (factor){w.re - (v){0}, (v){-w.im, w.im, -w.im, w.im}}; }
/* A vector of w[0] and w[step]. */
INLINE factor factors(const pair *w, size_t step) {
  pair a = w[0], b = w[step];
  return (factor){{a.re, a.re, b.re, b.re}, {-a.im, a.im, -b.im, b.im}};
}
INLINE v times(v a, factor w) { return a * w.re + PICK(a, a, 1, 0, 3, 2) * w.im; }
INLINE v by_minus_i(v a) { return PICK(a, a, 1, 0, 3, 2) * (v){1, -1, 1, -1}; }

INLINE void four(v *x, factor w1, factor w2, factor w3) {
  v even = x[0] + x[2], odd = x[1] + x[3], low = x[0] - x[2], high = by_minus_i(x[1] - x[3]);
  x[0] = even + odd;
  x[1] = times(low + high, w1);
  x[2] = times(even - odd, w2);
  x[3] = times(low - high, w3);
}

static LEVEL_AVX2_TARGET void pass_4(const pass *a) {
  size_t m = a->m, s = a->s;
  for (size_t q = 0; q < m; q++) {
    factor w1 = factor_of(a->w[q * s]), w2 = factor_of(a->w[2 * q * s]);
    factor w3 = factor_of(a->w[3 * q * s]);
    const pair *from = a->from + s * q;
    pair *to = a->to + s * 4 * q;
    for (size_t k = 0; k < s; k += LANES) {
      v x[4];
      for (size_t t = 0; t < 4; t++) x[t] = load(from + k + t * s * m);
      four(x, w1, w2, w3);
      for (size_t r = 0; r < 4; r++) store(to + k + r * s, x[r]);
    }
  }
}

/* The first pass has s = 1: the lanes are neighbours among the lines. */
static LEVEL_AVX2_TARGET void first_4(const pass *a) {
  for (size_t q = 0; q < a->m; q += LANES) {
    v x[4];
    for (size_t t = 0; t < 4; t++) x[t] = load(a->from + q + t * a->m);
    four(x, factors(a->w + q, 1), factors(a->w + 2 * q, 2), factors(a->w + 3 * q, 3));
    pair *to = a->to + 4 * q;
    store(to, PICK(x[0], x[1], 0, 1, 4, 5));
    store(to + 2, PICK(x[2], x[3], 0, 1, 4, 5));
    store(to + 4, PICK(x[0], x[1], 2, 3, 6, 7));
    store(to + 6, PICK(x[2], x[3], 2, 3, 6, 7));
  }
}

pass_fn ev_dft_wide(const pass *a) {
  if (a->p != 4 || ev_level_now() < LEVEL_AVX2) return NULL;
  if (a->s % LANES == 0) return pass_4;
  return a->s == 1 && a->m % LANES == 0 ? first_4 : NULL;
}
#else
pass_fn ev_dft_wide(const pass *a) {
  (void)a;
  return NULL;
}
#endif
