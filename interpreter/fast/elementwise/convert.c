/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions of many elements. */
#include <string.h>

#include "kern.h"

/* The conversions that programs and contractions use most. */
/* clang-format off */
#define PAIRS(X) \
  X(I1, uint8_t, I32, int32_t) X(I2, int8_t, I32, int32_t) X(I4, int8_t, I32, int32_t) \
  X(I8, int8_t, I32, int32_t) X(I16, int16_t, I32, int32_t) X(U2, uint8_t, I32, int32_t) \
  X(U4, uint8_t, I32, int32_t) X(U8, uint8_t, I32, int32_t) X(U16, uint16_t, I32, int32_t) \
  X(I32, int32_t, I64, int64_t) X(I64, int64_t, I32, int32_t) X(I1, uint8_t, F32, float) \
  X(U8, uint8_t, F32, float) X(I8, int8_t, F32, float) X(I32, int32_t, F32, float) \
  X(U32, uint32_t, F32, float) X(I64, int64_t, F32, float) X(F32, float, F64, double) \
  X(F64, double, F32, float)
/* clang-format on */

#define LOOP(from, A, to, B)                                        \
  static void from##_to_##to(const void *in, void *out, size_t n) { \
    const A *x = in;                                                \
    B *y = out;                                                     \
    for (size_t e = 0; e < n; e++) y[e] = (B)x[e];                  \
  }
PAIRS(LOOP)

static const struct {
  num_kind from, to;
  void (*fn)(const void *in, void *out, size_t n);
} pairs[] = {
#define ROW(from, A, to, B) {NUM_##from, NUM_##to, from##_to_##to},
    PAIRS(ROW)
#undef ROW
};

void ev_kern_convert(num_kind from, num_kind to, const void *in, void *out, size_t n) {
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  if (from == to) {
    memmove(out, in, n * out_size);
    return;
  }
  for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++)
    if (pairs[k].from == from && pairs[k].to == to) {
      pairs[k].fn(in, out, n);
      return;
    }
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    const uint8_t *x = (const uint8_t *)in + at * in_size;
    uint8_t *y = (uint8_t *)out + at * out_size;
    if (ev_float_convert(from, to, x, y, m)) continue;
    for (size_t e = 0; e < m; e++) ev_element_convert(from, to, x + e * in_size, y + e * out_size);
  }
}
