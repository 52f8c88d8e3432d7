/* Loops of elementary functions that fast_math.h computes. */
#include <math.h>
#include <string.h>

#include "fast_math.h"
#include "wide.h"

/* 1 / (1 + exp(-x)), rounded to the element type after each of the three operations. */
static void logistic_chunk(num_kind num, double *x, void *out, size_t m) {
  double y[KERN_CHUNK];
  uint8_t rounded[KERN_CHUNK * 8];
  fast_format f;
  for (size_t c = 0; c < m; c++) x[c] = -x[c];
  if (ev_fast_format(num, &f))
    ev_fast_run(FAST_EXPONENTIAL, &f, exp, x, y, m);
  else
    for (size_t c = 0; c < m; c++) y[c] = exp(x[c]);
  ev_num_encode(num, y, m, rounded);
  ev_num_decode(num, rounded, m, x);
  for (size_t c = 0; c < m; c++) x[c] = 1.0 + x[c];
  ev_num_encode(num, x, m, rounded);
  ev_num_decode(num, rounded, m, x);
  for (size_t c = 0; c < m; c++) x[c] = 1.0 / x[c];
  ev_num_encode(num, x, m, out);
}

/* The sum and the quotient of two f32 are rounded right in f32 as they are by way of double. False
 * when a NaN came out. */
static bool logistic_f32(const float *in, float *out, size_t m) {
  float x[FAST_MOST_F32], y[FAST_MOST_F32];
  for (size_t c = 0; c < m; c++) x[c] = -in[c];
  ev_fast_run_f32(FAST_EXPONENTIAL, exp, x, y, m);
  return ev_wide_one_over_one_plus(y, out, m);
}

static void logistic_chunks(num_kind num, const uint8_t *in, uint8_t *out, size_t n) {
  double x[KERN_CHUNK];
  size_t size = ev_num_rows[num].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(num, in + e * size, m, x);
    logistic_chunk(num, x, out + e * size, m);
  }
}

static void logistic_float(const kern *k, const void *const *in, void *out, size_t n) {
  float y[FAST_MOST_F32];
  size_t size = ev_num_rows[k->e.out].bytes;
  for (size_t e = 0; e < n; e += FAST_MOST_F32) {
    size_t m = n - e < FAST_MOST_F32 ? n - e : FAST_MOST_F32;
    const uint8_t *from = (const uint8_t *)in[0] + e * size;
    uint8_t *to = (uint8_t *)out + e * size;
    if (k->e.out == NUM_F32 && logistic_f32((const float *)(const void *)from, y, m))
      memcpy(to, y, m * size);
    else
      logistic_chunks(k->e.out, from, to, m);
  }
}

kern_fn ev_kern_math(kern *k) {
  static const uint8_t functions[] = {
      [OP_STABLEHLO_EXPONENTIAL] = FAST_EXPONENTIAL,
      [OP_STABLEHLO_EXPONENTIAL_MINUS_ONE] = FAST_EXPONENTIAL_M1,
      [OP_STABLEHLO_LOG] = FAST_LOG,
      [OP_STABLEHLO_LOG_PLUS_ONE] = FAST_LOG_P1,
      [OP_STABLEHLO_TANH] = FAST_TANH,
  };
  if (!ev_num_is(k->e.out, NUM_FLOAT) || k->e.in[0] != k->e.out) return NULL;
  if (k->e.op == OP_STABLEHLO_LOGISTIC) return logistic_float;
  k->function = k->e.op < sizeof functions ? functions[k->e.op] : FAST_NONE;
  return k->function == FAST_NONE ? NULL : ev_kern_float1;
}
