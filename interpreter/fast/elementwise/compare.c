/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of compare, select, clamp and convert. */
#include <string.h>

#include "kern.h"

#define LOOP(test) \
  for (size_t e = 0; e < n; e++) o[e] = test
#define COMPARE(K, T, U, B, ...)                                                       \
  static void compare_##K(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0], *b = in[1];                                                    \
    uint8_t *o = out;                                                                  \
    switch (k->e.direction) {                                                          \
      case DIRECTION_EQ: LOOP(a[e] == b[e]); break;                                    \
      case DIRECTION_NE: LOOP(a[e] != b[e]); break;                                    \
      case DIRECTION_GE: LOOP(a[e] >= b[e]); break;                                    \
      case DIRECTION_GT: LOOP(a[e] > b[e]); break;                                     \
      case DIRECTION_LE: LOOP(a[e] <= b[e]); break;                                    \
      default: LOOP(a[e] < b[e]); break;                                               \
    }                                                                                  \
  }
NUM_INTEGER_KINDS(COMPARE, )
COMPARE(f32, float, , , )
COMPARE(f64, double, , , )
static const kern_fn compare_ints[NUM_COUNT] = KERN_INT_TABLE(compare);

/* Formats of 16 bits: as f32. A NaN is one there, too. */
static void compare_16(const kern *k, const void *const *in, void *out, size_t n) {
  float x[KERN_CHUNK], y[KERN_CHUNK];
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    (void)ev_float_convert(k->e.in[0], NUM_F32, (const uint16_t *)in[0] + e, x, m);
    (void)ev_float_convert(k->e.in[0], NUM_F32, (const uint16_t *)in[1] + e, y, m);
    const void *both[] = {x, y};
    compare_f32(k, both, (uint8_t *)out + e, m);
  }
}

/* minimum(maximum(operand, min), max). */
static void clamp(const kern *k, const void *const *in, void *out, size_t n) {
  uint8_t low[KERN_CHUNK * NUM_MAX_BYTES];
  size_t size = ev_num_rows[k->e.out].bytes;
  kern maximum, minimum;
  if (!ev_kern_bind_same(OP_STABLEHLO_MAXIMUM, k->e.out, &maximum) ||
      !ev_kern_bind_same(OP_STABLEHLO_MINIMUM, k->e.out, &minimum))
    return;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    const void *first[] = {(const uint8_t *)in[1] + e * size, (const uint8_t *)in[0] + e * size};
    maximum.fn(&maximum, first, low, m);
    const void *second[] = {low, (const uint8_t *)in[2] + e * size};
    minimum.fn(&minimum, second, (uint8_t *)out + e * size, m);
  }
}

static void convert(const kern *k, const void *const *in, void *out, size_t n) {
  ev_kern_convert(k->e.in[0], k->e.out, in[0], out, n);
}

#define SELECT(T)                                                                     \
  static void select_##T(const kern *k, const void *const *in, void *out, size_t n) { \
    const uint8_t *p = in[0];                                                         \
    const T *a = in[1], *b = in[2];                                                   \
    T *o = out;                                                                       \
    (void)k;                                                                          \
    for (size_t e = 0; e < n; e++) {                                                  \
      T mask = (T) - (T)(p[e] != 0);                                                  \
      o[e] = (T)((a[e] & mask) | (b[e] & (T)~mask));                                  \
    }                                                                                 \
  }
SELECT(uint8_t)
SELECT(uint16_t)
SELECT(uint32_t)
SELECT(uint64_t)

static kern_fn select_of(num_kind kind) {
  switch (ev_num_rows[kind].bytes) {
    case 1: return select_uint8_t;
    case 2: return select_uint16_t;
    case 4: return select_uint32_t;
    case 8: return select_uint64_t;
    default: return NULL;
  }
}

static kern_fn compare_of(const kern *k) {
  num_kind kind = k->e.in[0];
  if (k->e.total) return NULL;
  if (kind == NUM_I1) return compare_U8;
  if (ev_num_is(kind, NUM_INTEGER)) return compare_ints[kind];
  if (kind == NUM_F32) return compare_f32;
  if (kind == NUM_F64) return compare_f64;
  return kind == NUM_BF16 || kind == NUM_F16 ? compare_16 : NULL;
}

kern_fn ev_kern_special(kern *k) {
  switch (k->e.op) {
    case OP_STABLEHLO_COMPARE: return compare_of(k);
    case OP_STABLEHLO_SELECT: return select_of(k->e.out);
    case OP_STABLEHLO_CLAMP: return clamp;
    case OP_STABLEHLO_CONVERT:
      return ev_num_is(k->e.in[0], NUM_COMPLEX) || ev_num_is(k->e.out, NUM_COMPLEX) ? NULL
                                                                                    : convert;
    default: return NULL;
  }
}
