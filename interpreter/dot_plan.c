#include "dot_plan.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "kern.h"

/* --- Choice --- */

static bool fits_i16(const int32_t *x, size_t n) {
  int32_t wide = 0;
  for (size_t k = 0; k < n; k++) wide |= x[k] ^ (int32_t)(int16_t)x[k];
  return wide == 0;
}

/* Of the magnitudes of finite elements that are no zeros. */
typedef struct magnitudes {
  double least, most;
} magnitudes;

static magnitudes look(num_kind num, const uint8_t *x, size_t n) {
  double piece[KERN_CHUNK];
  magnitudes r = {(double)INFINITY, 0};
  size_t size = ev_num_rows[num].bytes;
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    ev_num_decode(num, x + at * size, m, piece);
    for (size_t k = 0; k < m; k++) {
      double v = fabs(piece[k]);
      if (v != 0 && v < r.least) r.least = v;
      if (v > r.most && v <= DBL_MAX) r.most = v;
    }
  }
  return r;
}

static float largest_finite(const ir_float_format *f) {
  uint64_t bits = (UINT64_C(1) << (f->width - 1)) - 1;
  while (!isfinite(ir_float_decode(f, bits))) bits--;
  return (float)ir_float_decode(f, bits);
}

/* Two numbers of at most 11 bits: their product is exact in f32, their sum rounded to f32 and then
 * to 11 bits or fewer is rounded right (2p + 2 <= 24: Figueroa). With the exponents of f32,
 * products below its normal numbers would not be exact; such operands are scaled by 2^32, where
 * what still is too small becomes 0, as it should. */
static bool choose_float(dot_plan *p, const void *a, size_t a_count, const void *b,
                         size_t b_count) {
  const ir_float_format *f = ev_num_rows[p->num].format;
  bool wide = f->exponent_bits == 8, normal = false;
  if (wide) {
    magnitudes left = look(p->num, a, a_count), right = look(p->num, b, b_count);
    normal = left.least * right.least >= 0x1p-100;
    if (!normal && left.most >= 0x1p95) return false; /* there is no room for the scale */
  }
  p->family = normal ? DOT_WIDE : DOT_SMALL;
  p->scale = wide && !normal ? 0x1p32f : 1;
  p->rounding.spread = ldexpf(1.5f, 23 - f->mantissa_bits);
  p->rounding.least = ldexpf(p->scale, 1 - f->bias);
  p->most = wide ? 0x1p100f : largest_finite(f);
  return true;
}

bool ev_dot_choose(num_kind num, const void *a, size_t a_count, const void *b, size_t b_count,
                   dot_plan *p) {
  *p = (dot_plan){.num = num, .scale = 1};
  unsigned bits = ev_num_rows[num].bits;
  if (num == NUM_F32)
    p->family = DOT_F32;
  else if (num == NUM_F64)
    p->family = DOT_F64;
  else if (ev_num_is(num, NUM_INTEGER))
    p->family = bits == 64                                                    ? DOT_U64
                : bits < 32 || (fits_i16(a, a_count) && fits_i16(b, b_count)) ? DOT_PAIRS
                                                                              : DOT_U32;
  else if (!ev_num_is(num, NUM_FLOAT) || ev_num_rows[num].format->specials == IR_FLOAT_E8M0 ||
           !choose_float(p, a, a_count, b, b_count))
    return false;
  p->kernel = &ev_dot_kernels[ev_level_now()][p->family];
  return true;
}

/* --- To the kernel's form --- */

static bool is_float_family(dot_family f) { return f == DOT_WIDE || f == DOT_SMALL; }

bool ev_dot_as_is(const dot_plan *p) {
  return p->family != DOT_PAIRS && !is_float_family(p->family);
}

static void widen(const dot_plan *p, const void *in, size_t n, float scale, void *out) {
  if (!is_float_family(p->family)) {
    if (ev_num_rows[p->num].bytes >= 4)
      memcpy(out, in, n * ev_num_rows[p->num].bytes);
    else
      ev_kern_convert(p->num, NUM_I32, in, out, n);
    return;
  }
  double piece[KERN_CHUNK];
  size_t size = ev_num_rows[p->num].bytes;
  float *o = out;
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    ev_num_decode(p->num, (const uint8_t *)in + at * size, m, piece);
    for (size_t k = 0; k < m; k++) o[at + k] = (float)piece[k] * scale;
  }
}

static uint32_t pair(uint32_t low, uint32_t high) { return (low & 0xffff) | high << 16; }

static void left_pairs(const dot_plan *p, const uint8_t *in, size_t features, uint32_t *out) {
  uint32_t piece[KERN_CHUNK];
  size_t size = ev_num_rows[p->num].bytes;
  for (size_t at = 0; at < features; at += KERN_CHUNK) {
    size_t m = features - at < KERN_CHUNK ? features - at : KERN_CHUNK;
    widen(p, in + at * size, m, 1, piece);
    for (size_t k = 0; k < m; k += 2) *out++ = pair(piece[k], k + 1 < m ? piece[k + 1] : 0);
  }
}

void ev_dot_left(const dot_plan *p, const void *in, size_t rows, size_t features, void *out) {
  if (p->family != DOT_PAIRS) {
    widen(p, in, rows * features, p->scale, out);
    return;
  }
  size_t size = ev_num_rows[p->num].bytes;
  for (size_t r = 0; r < rows; r++)
    left_pairs(p, (const uint8_t *)in + r * features * size, features,
               (uint32_t *)out + r * ev_dot_packed(p, features));
}

/* Two rows of the right operand, the second one zero when it lies beyond the features. */
static void panel_pairs(const dot_plan *p, const uint8_t *in, size_t columns, size_t m, bool second,
                        uint32_t *out) {
  uint32_t low[DOT_MOST_LANES], high[DOT_MOST_LANES] = {0};
  widen(p, in, m, 1, low);
  if (second) widen(p, in + columns * ev_num_rows[p->num].bytes, m, 1, high);
  for (size_t k = 0; k < m; k++) out[k] = pair(low[k], high[k]);
}

void ev_dot_panel(const dot_plan *p, const void *in, size_t taps, size_t features, size_t columns,
                  size_t count, void *panel) {
  size_t size = ev_num_rows[p->num].bytes, lanes = p->kernel->lanes, bytes = p->kernel->bytes;
  size_t step = p->family == DOT_PAIRS ? 2 : 1;
  const uint8_t *b = in;
  uint8_t *out = panel;
  for (size_t t = 0; t < taps; t++, b += features * columns * size) {
    for (size_t f = 0; f < features; f += step, out += lanes * bytes) {
      const uint8_t *row = b + f * columns * size;
      if (step == 2)
        panel_pairs(p, row, columns, count, f + 1 < features, (uint32_t *)(void *)out);
      else
        widen(p, row, count, 1, out);
      if (count < lanes) memset(out + count * bytes, 0, (lanes - count) * bytes);
    }
  }
}

/* --- From the kernel's form --- */

size_t ev_dot_rows(const dot_plan *p, size_t left) {
  size_t most = p->kernel->rows;
  return left >= most ? most : left >= 4 ? 4 : left >= 2 ? 2 : 1;
}

/* One result by the definition. The hardware's NaNs differ between machines; these are those that
 * the operands determine. */
static double one_result(const dot_plan *p, const dot_tile *t, size_t row, size_t lane) {
  double sum = 0;
  bool f64 = p->family == DOT_F64;
  for (size_t k = 0; k < t->taps * t->features; k++) {
    size_t tap = k / t->features, f = k % t->features;
    const void *a = t->from[tap * t->rows + row];
    double x = f64 ? ((const double *)a)[f] : (double)(((const float *)a)[f] / p->scale);
    double y = f64 ? ((const double *)t->panel)[k * t->stride + lane]
                   : (double)((const float *)t->panel)[k * t->stride + lane];
    double product = x * y;
    if (product != product) product = p->swapped ? ev_num_nan(y, x) : ev_num_nan(x, y);
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
  for (size_t n = 0; n < count; n++) {
    bool good = sums[n] == sums[n] && (p->family != DOT_SMALL || largest[n] <= p->most);
    value[n] = good ? (double)(sums[n] / p->scale) : one_result(p, t, row, n);
  }
  ev_num_encode(p->num, value, count, out);
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
    default: {
      const uint8_t *sums = (const uint8_t *)t->out + row * p->kernel->lanes * p->kernel->bytes;
      if (ev_num_rows[p->num].bytes == p->kernel->bytes)
        memcpy(out, sums, count * p->kernel->bytes);
      else
        ev_kern_convert(NUM_I32, p->num, sums, out, count);
    }
  }
}
