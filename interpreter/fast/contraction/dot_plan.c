/* SPDX-License-Identifier: Apache-2.0 */
#include "dot_plan.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "fast/elementwise/floats.h"
#include "fast/elementwise/kern.h"

/* --- Choice --- */

static bool fits_i16(const int32_t *x, size_t n) {
  int32_t wide = 0;
  for (size_t k = 0; k < n; k++) wide |= x[k] ^ (int32_t)(int16_t)x[k];
  return wide == 0;
}
#ifdef __x86_64__
static bool fits_i8(const int32_t *x, size_t n) {
  int32_t wide = 0;
  for (size_t k = 0; k < n; k++) wide |= x[k] ^ (int32_t)(int8_t)x[k];
  return wide == 0;
}
#endif

static dot_family choose_integer(num_kind num, num_kind from, const void *a, size_t a_count,
                                 const void *b, size_t b_count) {
  bool i32 = ev_num_rows[from].bytes == 4;
  if (ev_num_rows[num].bits == 64) return DOT_U64;
#ifdef __x86_64__
  unsigned bits = ev_num_rows[from].bits;
  bool small = i32 ? fits_i8(a, a_count) && fits_i8(b, b_count)
                   : bits < 8 || (bits == 8 && ev_num_is(from, NUM_SIGNED));
  if (small && ev_level_now() >= LEVEL_VNNI) return DOT_QUADS;
#endif
  return !i32 || (fits_i16(a, a_count) && fits_i16(b, b_count)) ? DOT_PAIRS : DOT_U32;
}

/* The range of the magnitudes of finite elements that are no zeros. */
typedef struct magnitudes {
  double least, most;
} magnitudes;

static double value_of(num_kind num, uint16_t code) {
  uint8_t byte = (uint8_t)code;
  double v;
  ev_num_decode(num, ev_num_rows[num].bytes == 1 ? (const void *)&byte : &code, 1, &v);
  return v;
}

/* For floats of 16 bits: codes, which are in the order of the magnitudes. */
static magnitudes look_16(num_kind num, const uint16_t *x, size_t n) {
  int16_t infinity = num == NUM_BF16 ? 0x7f80 : 0x7c00;
  int16_t least = INT16_MAX, most = 0; /* least: less one, so that a zero is the largest */
  for (size_t k = 0; k < n; k++) {
    int16_t code = x[k] & 0x7fff, before = (int16_t)((x[k] - 1) & 0x7fff);
    int16_t finite = code < infinity ? code : 0;
    least = before < least ? before : least;
    most = finite > most ? finite : most;
  }
  bool none = least >= infinity - 1;
  return (magnitudes){none ? (double)INFINITY : value_of(num, (uint16_t)(least + 1)),
                      value_of(num, (uint16_t)most)};
}

static void look_at(magnitudes *m, double x) {
  double v = fabs(x);
  if (v != 0 && v < m->least) m->least = v;
  if (v > m->most && v <= DBL_MAX) m->most = v;
}

static magnitudes look(num_kind num, const uint8_t *x, size_t n) {
  size_t size = ev_num_rows[num].bytes;
  magnitudes m = {(double)INFINITY, 0};
  if (size == 2) return look_16(num, (const uint16_t *)(const void *)x, n);
  if (size == 1) {
    bool seen[256] = {false};
    for (size_t k = 0; k < n; k++) seen[x[k]] = true;
    for (uint16_t code = 0; code < 256; code++)
      if (seen[code]) look_at(&m, value_of(num, code));
    return m;
  }
  double piece[KERN_CHUNK];
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t chunk = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    ev_num_decode(num, x + at * size, chunk, piece);
    for (size_t k = 0; k < chunk; k++) look_at(&m, piece[k]);
  }
  return m;
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
  magnitudes left = look(p->num, a, a_count), right = look(p->num, b, b_count);
  double least = left.least * right.least, most = left.most * right.most;
  bool wide = f->exponent_bits == 8, tiny = wide && least < 0x1p-100;
  if (tiny && left.most >= 0x1p95) return false; /* there is no room for the scale */
  p->family = wide && !tiny && most <= 0x1p90 ? DOT_WIDE : DOT_SMALL;
  p->scale = tiny ? 0x1p32f : 1;
  p->rounding.lift = ldexpf(1, 23 - f->mantissa_bits);
  p->rounding.lower = 1 / p->rounding.lift;
  p->rounding.least = 1.5f * p->rounding.lift * ldexpf(p->scale, 1 - f->bias);
  p->rounding.block = 16;
  p->most = 0x1p110f; /* still rounded right; from about 2^112 on, a sum becomes no number */
  if (!wide) choose_block(p, f, most);
  return true;
}

bool ev_dot_choose(num_kind num, num_kind from, const void *a, size_t a_count, const void *b,
                   size_t b_count, dot_plan *p) {
  *p = (dot_plan){.num = num, .from = from, .scale = 1};
  if (num == NUM_F32)
    p->family = DOT_F32;
  else if (num == NUM_F64)
    p->family = DOT_F64;
  else if (ev_num_is(num, NUM_INTEGER))
    p->family = choose_integer(num, from, a, a_count, b, b_count);
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

/* --- To the kernel's form --- */

static bool is_float_family(dot_family f) { return f == DOT_WIDE || f == DOT_SMALL; }

bool ev_dot_as_is(const dot_plan *p) {
  return p->family != DOT_PAIRS && p->family != DOT_QUADS && !is_float_family(p->family);
}

static void widen(const dot_plan *p, const void *in, size_t n, float scale, void *out) {
  if (!is_float_family(p->family)) {
    size_t bytes = ev_num_rows[p->from].bytes;
    if (bytes >= 4 || p->family == DOT_HALVES)
      memcpy(out, in, n * bytes);
    else
      ev_kern_convert(p->from, NUM_I32, in, out, n);
    return;
  }
  if (scale == 1 && ev_float_convert(p->num, NUM_F32, in, out, n)) return;
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
  size_t size = ev_num_rows[p->from].bytes;
  for (size_t at = 0; at < features; at += KERN_CHUNK) {
    size_t m = features - at < KERN_CHUNK ? features - at : KERN_CHUNK;
    widen(p, in + at * size, m, 1, piece);
    for (size_t k = 0; k < m; k += 2) *out++ = pair(piece[k], k + 1 < m ? piece[k + 1] : 0);
  }
}

static void left_quads(const dot_plan *p, const uint8_t *in, size_t features, uint8_t *out) {
  int32_t piece[KERN_CHUNK];
  size_t size = ev_num_rows[p->from].bytes;
  memset(out + features, 128, 4 * ev_dot_packed(p, features) - features);
  if (p->from == NUM_I8) {
    for (size_t k = 0; k < features; k++) out[k] = in[k] ^ 128;
    return;
  }
  for (size_t at = 0; at < features; at += KERN_CHUNK) {
    size_t m = features - at < KERN_CHUNK ? features - at : KERN_CHUNK;
    widen(p, in + at * size, m, 1, piece);
    for (size_t k = 0; k < m; k++) out[at + k] = (uint8_t)piece[k] ^ 128;
  }
}

void ev_dot_left(const dot_plan *p, const void *in, size_t rows, size_t features, void *out) {
  if (p->family != DOT_PAIRS && p->family != DOT_QUADS) {
    widen(p, in, rows * features, p->scale, out);
    return;
  }
  size_t size = ev_num_rows[p->from].bytes;
  for (size_t r = 0; r < rows; r++) {
    const uint8_t *row = (const uint8_t *)in + r * features * size;
    uint32_t *to = (uint32_t *)out + r * ev_dot_packed(p, features);
    if (p->family == DOT_PAIRS)
      left_pairs(p, row, features, to);
    else
      left_quads(p, row, features, (uint8_t *)to);
  }
}

/* Two rows of the right operand, the second one zero when it lies beyond the features. */
static void panel_pairs(const dot_plan *p, const uint8_t *in, size_t columns, size_t m, size_t rows,
                        uint32_t *out) {
  uint32_t low[DOT_MOST_LANES], high[DOT_MOST_LANES] = {0};
  widen(p, in, m, 1, low);
  if (rows > 1) widen(p, in + columns * ev_num_rows[p->from].bytes, m, 1, high);
  for (size_t k = 0; k < m; k++) out[k] = pair(low[k], high[k]);
}

/* Up to four rows. With 128 more on the left, each sum has 128 times its column too much:
 * `starts` makes up for that. */
static void panel_quads(const dot_plan *p, const uint8_t *in, size_t columns, size_t m, size_t rows,
                        uint32_t *starts, uint32_t *out) {
  int32_t wide[4][DOT_MOST_LANES] = {{0}};
  for (size_t r = 0; r < rows; r++)
    widen(p, in + r * columns * ev_num_rows[p->from].bytes, m, 1, wide[r]);
  for (size_t k = 0; k < m; k++) {
    uint32_t a = (uint32_t)wide[0][k], b = (uint32_t)wide[1][k], c = (uint32_t)wide[2][k],
             d = (uint32_t)wide[3][k];
    out[k] = (a & 255) | (b & 255) << 8 | (c & 255) << 16 | d << 24;
    starts[k] -= 128 * (a + b + c + d);
  }
}

void ev_dot_panel(const dot_plan *p, const void *in, size_t taps, size_t features, size_t columns,
                  size_t count, void *panel) {
  size_t size = ev_num_rows[p->from].bytes, line = p->kernel->lanes * p->kernel->bytes;
  size_t step = p->family == DOT_QUADS ? 4 : p->family == DOT_PAIRS ? 2 : 1;
  const uint8_t *b = in;
  uint8_t *out = panel;
  if (p->family == DOT_QUADS) {
    memset(panel, 0, line);
    out += line;
  }
  for (size_t t = 0; t < taps; t++, b += features * columns * size) {
    for (size_t f = 0; f < features; f += step, out += line) {
      const uint8_t *row = b + f * columns * size;
      size_t rows = features - f < step ? features - f : step;
      uint32_t *to = (uint32_t *)(void *)out;
      switch (p->family) {
        case DOT_QUADS: panel_quads(p, row, columns, count, rows, panel, to); break;
        case DOT_PAIRS: panel_pairs(p, row, columns, count, rows, to); break;
        default: widen(p, row, count, 1, out);
      }
      size_t done = count * p->kernel->bytes;
      memset(out + done, 0, line - done);
    }
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
    double y = element(p, t->panel, k * t->stride + lane);
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
