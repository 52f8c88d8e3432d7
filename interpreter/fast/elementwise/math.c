/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of elementary functions that fast_math.h computes. */
#include <math.h>

#include "fast_math.h"
#include "kern.h"

/* 1 / (1 + exp(-x)) of f32, rounded after each of the three operations: the sum and the quotient of
 * two f32 are rounded right in f32 as they are by way of double. */
static void logistic_f32(const kern *k, const void *const *in, void *out, size_t n) {
  float y[FAST_MOST_F32];
  for (size_t e = 0; e < n; e += FAST_MOST_F32) {
    size_t m = n - e < FAST_MOST_F32 ? n - e : FAST_MOST_F32;
    const float *x = (const float *)in[0] + e;
    float *to = (float *)out + e;
    bool nan = false;
    for (size_t c = 0; c < m; c++) {
      nan |= x[c] != x[c];
      y[c] = -x[c];
    }
    ev_fast_run_f32(FAST_EXPONENTIAL, exp, y, y, m);
    const void *chunk[] = {x};
    if (nan) /* whose bits the definition knows */
      ev_kern_each(k, chunk, to, m);
    else
      for (size_t c = 0; c < m; c++) to[c] = 1.0f / (1.0f + y[c]);
  }
}

static void function_f32(const kern *k, const void *const *in, void *out, size_t n) {
  ev_fast_run_f32(k->function, k->e.f1, in[0], out, n);
}

kern_fn ev_kern_math(kern *k) {
  static const uint8_t functions[] = {
      [OP_STABLEHLO_EXPONENTIAL] = FAST_EXPONENTIAL,
      [OP_STABLEHLO_EXPONENTIAL_MINUS_ONE] = FAST_EXPONENTIAL_M1,
      [OP_STABLEHLO_LOG] = FAST_LOG,
      [OP_STABLEHLO_LOG_PLUS_ONE] = FAST_LOG_P1,
      [OP_STABLEHLO_TANH] = FAST_TANH,
  };
  if (k->e.in[0] != NUM_F32 || k->e.out != NUM_F32) return NULL;
  if (k->e.op == OP_STABLEHLO_LOGISTIC) return logistic_f32;
  k->function = k->e.op < sizeof functions ? functions[k->e.op] : FAST_NONE;
  return k->function == FAST_NONE ? NULL : function_f32;
}
