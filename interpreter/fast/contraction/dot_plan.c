/* SPDX-License-Identifier: Apache-2.0 */
#include "dot_plan.h"

#include <math.h>
#include <string.h>

#include "fast/elementwise/kern.h"

/* --- To the kernel's form --- */

bool ev_dot_as_is(const dot_plan *p) {
  return p->family != DOT_WIDE && p->family != DOT_SMALL &&
         ev_num_rows[p->num].bytes == p->kernel->bytes;
}

static void widen(const dot_plan *p, const void *in, size_t n, float scale, void *out) {
  size_t size = ev_num_rows[p->num].bytes;
  if (ev_dot_as_is(p)) {
    memcpy(out, in, n * size);
    return;
  }
  if (ev_num_is(p->num, NUM_INTEGER)) {
    ev_kern_convert(p->num, NUM_I32, in, out, n);
    return;
  }
  if (scale == 1 && ev_float_convert(p->num, NUM_F32, in, out, n)) return;
  double piece[KERN_CHUNK];
  float *o = out;
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    ev_num_decode(p->num, (const uint8_t *)in + at * size, m, piece);
    for (size_t k = 0; k < m; k++) o[at + k] = (float)piece[k] * scale;
  }
}

/* --- Choice --- */

/* The range of the magnitudes of finite elements that are no zeros. */
typedef struct magnitudes {
  double least, most;
} magnitudes;

/* As bits of f32, which are in the order of the magnitudes; of the least one less one, so that a
 * zero is the largest. */
static magnitudes look(const dot_plan *p, const uint8_t *x, size_t n) {
  int32_t infinity = 0x7f800000, least = INT32_MAX, most = 0;
  float piece[KERN_CHUNK];
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    widen(p, x + at * ev_num_rows[p->num].bytes, m, 1, piece);
    for (size_t k = 0; k < m; k++) {
      int32_t code = (int32_t)(ev_num_float_bits(piece[k]) & INT32_MAX);
      int32_t before = (code - 1) & INT32_MAX, finite = code < infinity ? code : 0;
      least = before < least ? before : least;
      most = finite > most ? finite : most;
    }
  }
  bool none = least >= infinity - 1;
  return (magnitudes){none ? (double)INFINITY : (double)ev_num_bits_float((uint32_t)least + 1),
                      (double)ev_num_bits_float((uint32_t)most)};
}

static float largest_finite(const ir_float_format *f) {
  uint64_t bits = (UINT64_C(1) << (f->width - 1)) - 1;
  while (!isfinite(ir_float_decode(f, bits))) bits--;
  return (float)ir_float_decode(f, bits);
}

/* How often sums are compared with the largest number of a format of d bits. No rounded product
 * exceeds `product`, and a rounding adds 2^-d at most, of f16 less than 1 / 64 in 16 of them. So no
 * sum of a block was too large if the one before it was not near that. If products may be too
 * large, two sums of which none exceeds half of the largest number have none between them. */
static void choose_block(dot_plan *p, const ir_float_format *f, double product) {
  double largest = (double)largest_finite(f), room = largest * 63 / 64 - 17 * product;
  bool far = f->mantissa_bits >= 10 && room >= largest / 2;
  p->rounding.block = far ? 16 : 1;
  p->most = (float)(far ? room : product <= largest ? largest : largest / 2);
}

/* Two numbers of at most 11 bits: their product is exact in f32, their sum rounded to f32 and then
 * to 11 bits or fewer is rounded right (2p + 2 <= 24: Figueroa). With the exponents of f32,
 * products below its normal numbers would not be exact; such operands are scaled by 2^32, where
 * what still is too small becomes 0, as it should. No sum of terms up to m exceeds 2^d m by more
 * than a factor of 2, because from the power of two on that lies there such terms are lost; so no
 * DOT_WIDE is near the largest number of f32. */
static bool choose_float(dot_plan *p, const void *a, size_t a_count, const void *b,
                         size_t b_count) {
  const ir_float_format *f = ev_num_rows[p->num].format;
  p->family = DOT_SMALL;
  magnitudes left = look(p, a, a_count), right = look(p, b, b_count);
  double least = left.least * right.least, most = left.most * right.most;
  bool wide = f->exponent_bits == 8, tiny = wide && least < 0x1p-100;
  if (tiny && left.most >= 0x1p95) return false; /* there is no room for the scale */
  if (wide && !tiny && most <= 0x1p90) p->family = DOT_WIDE;
  p->scale = tiny ? 0x1p32f : 1;
  p->rounding.lift = ldexpf(1, 23 - f->mantissa_bits);
  p->rounding.lower = 1 / p->rounding.lift;
  p->rounding.least = 1.5f * p->rounding.lift * ldexpf(p->scale, 1 - f->bias);
  p->rounding.block = 16;
  p->most = 0x1p110f; /* still rounded right; from about 2^112 on, a sum becomes no number */
  if (!wide) choose_block(p, f, most);
  return true;
}

bool ev_dot_choose(num_kind num, const void *a, size_t a_count, const void *b, size_t b_count,
                   dot_plan *p) {
  *p = (dot_plan){.num = num, .scale = 1};
  if (num == NUM_F32)
    p->family = DOT_F32;
  else if (num == NUM_F64)
    p->family = DOT_F64;
  else if (ev_num_is(num, NUM_INTEGER))
    p->family = ev_num_rows[num].bits == 64 ? DOT_U64 : DOT_U32;
#ifdef LEVEL_HAS_FP16
  else if (num == NUM_F16 && ev_level_now() >= LEVEL_FP16)
    p->family = DOT_HALVES;
#endif
  else if (!ev_num_is(num, NUM_FLOAT) || ev_num_rows[num].format->specials == IR_FLOAT_E8M0 ||
           !choose_float(p, a, a_count, b, b_count))
    return false;
  p->kernel = &ev_dot_kernels[ev_level_now()][p->family];
  return true;
}

void ev_dot_left(const dot_plan *p, const void *in, size_t n, void *out) {
  widen(p, in, n, p->scale, out);
}

void ev_dot_panel(const dot_plan *p, const void *in, size_t depth, size_t columns, size_t count,
                  void *panel) {
  size_t size = ev_num_rows[p->num].bytes, line = p->kernel->lanes * p->kernel->bytes;
  size_t done = count * p->kernel->bytes;
  uint8_t *out = panel;
  for (size_t k = 0; k < depth; k++, out += line) {
    widen(p, (const uint8_t *)in + k * columns * size, count, 1, out);
    memset(out + done, 0, line - done);
  }
}

/* --- From the kernel's form --- */

size_t ev_dot_rows(const dot_plan *p, size_t left) {
  size_t most = p->kernel->rows;
  return left >= most ? most : left >= 4 ? 4 : left >= 2 ? 2 : 1;
}

/* Element k of what a kernel for floats takes. */
static double element(const dot_plan *p, const void *from, size_t k) {
  double x;
  if (p->family == DOT_F64) return ((const double *)from)[k];
  if (p->family != DOT_HALVES) return (double)((const float *)from)[k];
  ev_num_decode(NUM_F16, (const uint16_t *)from + k, 1, &x);
  return x;
}

/* One result by the definition. The hardware's NaNs differ between machines; these are those that
 * the operands determine. */
static double one_result(const dot_plan *p, const dot_tile *t, size_t row, size_t lane) {
  double sum = 0;
  for (size_t k = 0; k < t->taps * t->features; k++) {
    size_t tap = k / t->features, f = k % t->features;
    double x = element(p, t->from[tap * t->rows + row], f) / (double)p->scale;
    double y = element(p, t->panel, k * p->kernel->lanes + lane);
    double product = x * y;
    if (product != product) product = ev_num_nan(x, y);
    product = ev_num_round(p->num, product);
    double next = sum + product;
    sum = ev_num_round(p->num, next == next ? next : ev_num_nan(sum, product));
  }
  return sum;
}

static void float_results(const dot_plan *p, const dot_tile *t, size_t row, size_t count,
                          uint8_t *out) {
  double value[DOT_MOST_LANES];
  const float *sums = (const float *)t->out + row * p->kernel->lanes;
  const float *largest = t->largest + row * p->kernel->lanes;
  bool small = p->family == DOT_SMALL, good = p->scale == 1;
  for (size_t n = 0; small && n < count; n++) good &= largest[n] <= p->most;
  /* Numbers of the format already, or NaNs. */
  if (good && ev_float_convert(NUM_F32, p->num, sums, out, count)) return;
  for (size_t n = 0; n < count; n++) {
    good = sums[n] == sums[n] && (!small || largest[n] <= p->most);
    value[n] = good ? (double)(sums[n] / p->scale) : one_result(p, t, row, n);
  }
  ev_num_encode(p->num, value, count, out);
}

static void half_results(const dot_plan *p, const dot_tile *t, size_t row, size_t count,
                         uint16_t *out) {
  const uint16_t *sums = (const uint16_t *)t->out + row * p->kernel->lanes;
  for (size_t n = 0; n < count; n++) {
    out[n] = sums[n];
    if ((sums[n] & 0x7fff) > 0x7c00)
      ev_num_set_float(NUM_F16, (uint8_t *)(out + n), one_result(p, t, row, n));
  }
}

#define SAME_TYPE(T)                                                     \
  {                                                                      \
    const T *sums = (const T *)t->out + row * p->kernel->lanes;          \
    T *o = out;                                                          \
    for (size_t n = 0; n < count; n++)                                   \
      o[n] = sums[n] == sums[n] ? sums[n] : (T)one_result(p, t, row, n); \
    break;                                                               \
  }

void ev_dot_results(const dot_plan *p, const dot_tile *t, size_t row, size_t count, void *out) {
  switch (p->family) {
    case DOT_F32: SAME_TYPE(float)
    case DOT_F64: SAME_TYPE(double)
    case DOT_WIDE:
    case DOT_SMALL: float_results(p, t, row, count, out); break;
    case DOT_HALVES: half_results(p, t, row, count, out); break;
    default: {
      const uint8_t *sums = (const uint8_t *)t->out + row * p->kernel->lanes * p->kernel->bytes;
      if (ev_num_rows[p->num].bytes == p->kernel->bytes)
        memcpy(out, sums, count * p->kernel->bytes);
      else
        ev_kern_convert(NUM_I32, p->num, sums, out, count);
    }
  }
}
