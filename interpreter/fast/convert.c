/* Conversions of many elements. */
#include <math.h>
#include <string.h>

#include "wide.h"

/* Integers of any kind, a chunk at a time, as int64_t. */
#define LOAD(T)                                            \
  {                                                        \
    const T *x = in;                                       \
    for (size_t e = 0; e < n; e++) out[e] = (int64_t)x[e]; \
    break;                                                 \
  }
static void load_ints(num_kind k, const void *in, size_t n, int64_t *out) {
  bool is_signed = ev_num_is(k, NUM_SIGNED);
  switch (ev_num_rows[k].bytes * 2 + is_signed) {
    case 2: LOAD(uint8_t)
    case 3: LOAD(int8_t)
    case 4: LOAD(uint16_t)
    case 5: LOAD(int16_t)
    case 8: LOAD(uint32_t)
    case 9: LOAD(int32_t)
    default: LOAD(int64_t)
  }
}
#define STORE(T)                                    \
  {                                                 \
    T *o = out;                                     \
    for (size_t e = 0; e < n; e++) o[e] = (T)in[e]; \
    break;                                          \
  }
static void store_ints(num_kind k, const int64_t *in, size_t n, void *out) {
  switch (ev_num_rows[k].bytes) {
    case 1: STORE(uint8_t)
    case 2: STORE(uint16_t)
    case 4: STORE(uint32_t)
    default: STORE(uint64_t)
  }
  ev_num_canonical(k, out, n);
}
static void store_truth(const int64_t *in, size_t n, uint8_t *out) {
  for (size_t e = 0; e < n; e++) out[e] = in[e] != 0;
}

/* Floats to integers: towards zero, NaN to 0, what does not fit to the nearest bound. */
static void cut(num_kind k, const double *x, size_t n, int64_t *out) {
  unsigned bits = ev_num_rows[k].bits;
  bool is_signed = ev_num_is(k, NUM_SIGNED);
  double low = is_signed ? -ldexp(1.0, (int)bits - 1) : 0, high = ldexp(1.0, (int)bits - is_signed);
  int64_t least = is_signed ? (int64_t)(UINT64_MAX << (bits - 1)) : 0;
  int64_t most = (int64_t)(UINT64_MAX >> (64 - bits + is_signed));
  for (size_t e = 0; e < n; e++)
    out[e] = x[e] != x[e]   ? 0
             : x[e] < low   ? least
             : x[e] >= high ? most
             : bits == 64   ? (is_signed ? (int64_t)x[e] : (int64_t)(uint64_t)x[e])
                            : (int64_t)x[e];
}

static void int_to_int(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  int64_t x[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    load_ints(from, a + e * in_size, m, x);
    if (to == NUM_I1)
      store_truth(x, m, o + e);
    else
      store_ints(to, x, m, o + e * out_size);
  }
}

static void int_to_float(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  int64_t x[KERN_CHUNK];
  double y[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  bool is_unsigned = !ev_num_is(from, NUM_SIGNED), exact = ev_num_rows[from].bits <= 32;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    load_ints(from, a + e * in_size, m, x);
    for (size_t c = 0; c < m; c++)
      y[c] = exact ? (double)x[c] : ev_num_round_int(to, x[c], is_unsigned);
    ev_num_encode(to, y, m, o + e * out_size);
  }
}

static void float_to_number(num_kind from, num_kind to, const uint8_t *a, uint8_t *o, size_t n) {
  double x[KERN_CHUNK];
  int64_t y[KERN_CHUNK];
  size_t in_size = ev_num_rows[from].bytes, out_size = ev_num_rows[to].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    if (ev_wide_convert(from, to, a + e * in_size, o + e * out_size, m)) continue;
    ev_num_decode(from, a + e * in_size, m, x);
    if (ev_num_is(to, NUM_FLOAT)) {
      ev_num_encode(to, x, m, o + e * out_size);
    } else if (to == NUM_I1) {
      for (size_t c = 0; c < m; c++) o[e + c] = x[c] != 0;
    } else {
      cut(to, x, m, y);
      store_ints(to, y, m, o + e * out_size);
    }
  }
}

/* The conversions that programs use most, without a box per element. */
#define TYPED(A, B)                                \
  {                                                \
    const A *x = in;                               \
    B *y = out;                                    \
    for (size_t e = 0; e < n; e++) y[e] = (B)x[e]; \
    return;                                        \
  }

void ev_kern_convert(num_kind from, num_kind to, const void *in, void *out, size_t n) {
  const uint8_t *a = in;
  uint8_t *o = out;
  if (from == to) {
    memmove(out, in, n * ev_num_rows[to].bytes);
    return;
  }
  if (from == NUM_I32 && to == NUM_F32) TYPED(int32_t, float)
  if (from == NUM_I64 && to == NUM_F32) TYPED(int64_t, float)
  if (from == NUM_I32 && to == NUM_I64) TYPED(int32_t, int64_t)
  if (from == NUM_I64 && to == NUM_I32) TYPED(int64_t, int32_t)
  if (from == NUM_I1 && to == NUM_F32) TYPED(uint8_t, float)
  if (from == NUM_I1 && to == NUM_I32) TYPED(uint8_t, int32_t)
  if (from == NUM_F32 && to == NUM_F64) TYPED(float, double)
  if (from == NUM_F64 && to == NUM_F32) TYPED(double, float)
  if (ev_num_is(from, NUM_COMPLEX) || ev_num_is(to, NUM_COMPLEX))
    for (size_t e = 0; e < n; e++)
      ev_element_convert(from, to, a + e * ev_num_rows[from].bytes, o + e * ev_num_rows[to].bytes);
  else if (ev_num_is(from, NUM_FLOAT))
    float_to_number(from, to, a, o, n);
  else if (ev_num_is(to, NUM_FLOAT))
    int_to_float(from, to, a, o, n);
  else
    int_to_int(from, to, a, o, n);
}
