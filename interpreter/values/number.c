/* SPDX-License-Identifier: Apache-2.0 */
#include "number.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "base/bytes.h"

#define FLOAT_ROW(id, text, width, size) \
  [NUM_FLOATS + id] = {text, NUM_FLOAT, width, size, &ir_float_formats[id], NUM_FLOATS + id}

const num_row ev_num_rows[NUM_COUNT + 1] = {
    /*           name   class     bits bytes format part */
    [NUM_I1] = {"i1", NUM_BOOL, 1, 1, NULL, NUM_I1},
    [NUM_I2] = {"i2", NUM_SIGNED, 2, 1, NULL, NUM_I2},
    [NUM_I4] = {"i4", NUM_SIGNED, 4, 1, NULL, NUM_I4},
    [NUM_I8] = {"i8", NUM_SIGNED, 8, 1, NULL, NUM_I8},
    [NUM_I16] = {"i16", NUM_SIGNED, 16, 2, NULL, NUM_I16},
    [NUM_I32] = {"i32", NUM_SIGNED, 32, 4, NULL, NUM_I32},
    [NUM_I64] = {"i64", NUM_SIGNED, 64, 8, NULL, NUM_I64},
    [NUM_U2] = {"ui2", NUM_UNSIGNED, 2, 1, NULL, NUM_U2},
    [NUM_U4] = {"ui4", NUM_UNSIGNED, 4, 1, NULL, NUM_U4},
    [NUM_U8] = {"ui8", NUM_UNSIGNED, 8, 1, NULL, NUM_U8},
    [NUM_U16] = {"ui16", NUM_UNSIGNED, 16, 2, NULL, NUM_U16},
    [NUM_U32] = {"ui32", NUM_UNSIGNED, 32, 4, NULL, NUM_U32},
    [NUM_U64] = {"ui64", NUM_UNSIGNED, 64, 8, NULL, NUM_U64},
    FLOAT_ROW(IR_F4E2M1FN, "f4E2M1FN", 4, 1),
    FLOAT_ROW(IR_F6E2M3FN, "f6E2M3FN", 6, 1),
    FLOAT_ROW(IR_F6E3M2FN, "f6E3M2FN", 6, 1),
    FLOAT_ROW(IR_F8E3M4, "f8E3M4", 8, 1),
    FLOAT_ROW(IR_F8E4M3, "f8E4M3", 8, 1),
    FLOAT_ROW(IR_F8E4M3FN, "f8E4M3FN", 8, 1),
    FLOAT_ROW(IR_F8E4M3FNUZ, "f8E4M3FNUZ", 8, 1),
    FLOAT_ROW(IR_F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 8, 1),
    FLOAT_ROW(IR_F8E5M2, "f8E5M2", 8, 1),
    FLOAT_ROW(IR_F8E5M2FNUZ, "f8E5M2FNUZ", 8, 1),
    FLOAT_ROW(IR_F8E8M0FNU, "f8E8M0FNU", 8, 1),
    FLOAT_ROW(IR_BF16, "bf16", 16, 2),
    FLOAT_ROW(IR_F16, "f16", 16, 2),
    FLOAT_ROW(IR_TF32, "tf32", 19, 3),
    FLOAT_ROW(IR_F32, "f32", 32, 4),
    FLOAT_ROW(IR_F64, "f64", 64, 8),
    [NUM_C64] = {"complex<f32>", NUM_COMPLEX, 64, 8, NULL, NUM_F32},
    [NUM_C128] = {"complex<f64>", NUM_COMPLEX, 128, 16, NULL, NUM_F64},
    [NUM_NONE] = {"?", 0, 0, 0, NULL, NUM_NONE},
};

num_kind ev_num_of_type(const ir_type *t) {
  if (!t) return NUM_NONE;
  switch (t->kind) {
    case IR_TYPE_INDEX: return NUM_I64;
    case IR_TYPE_INTEGER: {
      if (t->integer.sign == IR_SIGNED)
        return NUM_NONE; /* no ODS constraint of the dialect has it */
      bool u = t->integer.sign == IR_UNSIGNED;
      switch (t->integer.width) {
        case 1: return u ? NUM_NONE : NUM_I1;
        case 2: return u ? NUM_U2 : NUM_I2;
        case 4: return u ? NUM_U4 : NUM_I4;
        case 8: return u ? NUM_U8 : NUM_I8;
        case 16: return u ? NUM_U16 : NUM_I16;
        case 32: return u ? NUM_U32 : NUM_I32;
        case 64: return u ? NUM_U64 : NUM_I64;
        default: return NUM_NONE;
      }
    }
    case IR_TYPE_FLOAT: {
      ptrdiff_t id = t->format - ir_float_formats;
      /* A format without a row above has no size. */
      bool has_row = id >= 0 && id <= IR_F64 && ev_num_rows[NUM_FLOATS + id].bytes;
      return has_row ? (num_kind)(NUM_FLOATS + id) : NUM_NONE;
    }
    case IR_TYPE_COMPLEX: {
      num_kind part = ev_num_of_type(t->element);
      return part == NUM_F32 ? NUM_C64 : part == NUM_F64 ? NUM_C128 : NUM_NONE;
    }
    default: return NUM_NONE;
  }
}

/* --- Bits --- */

uint64_t ev_num_bits(num_kind k, const void *p) {
  uint64_t u = bytes_load(p, ev_num_rows[k].bytes, BYTES_HERE);
  unsigned bits = ev_num_rows[k].bits;
  return bits < 64 ? u & ((UINT64_C(1) << bits) - 1) : u;
}

void ev_num_set_bits(num_kind k, void *p, uint64_t bits) {
  if (ev_num_is(k, NUM_SIGNED)) bits = (uint64_t)ev_num_extend(bits, ev_num_rows[k].bits);
  bytes_store(p, bits, ev_num_rows[k].bytes, BYTES_HERE);
}

int64_t ev_num_int(num_kind k, const void *p) {
  uint64_t u = ev_num_bits(k, p);
  return ev_num_is(k, NUM_SIGNED) ? ev_num_extend(u, ev_num_rows[k].bits) : (int64_t)u;
}

void ev_num_set_int(num_kind k, void *p, int64_t value) {
  unsigned bits = ev_num_rows[k].bits;
  uint64_t u = (uint64_t)value;
  if (bits < 64) u &= (UINT64_C(1) << bits) - 1;
  ev_num_set_bits(k, p, u);
}

void ev_num_canonical(num_kind k, void *data, size_t n) {
  uint8_t *p = data;
  switch (k) {
    case NUM_I1:
      for (size_t i = 0; i < n; i++) p[i] &= 1;
      break;
    case NUM_I2:
    case NUM_I4:
      for (size_t i = 0; i < n; i++) p[i] = (uint8_t)ev_num_extend(p[i], ev_num_rows[k].bits);
      break;
    case NUM_U2:
    case NUM_U4:
    case NUM_F4E2M1FN:
    case NUM_F6E2M3FN:
    case NUM_F6E3M2FN:
      for (size_t i = 0; i < n; i++) p[i] &= (uint8_t)((1u << ev_num_rows[k].bits) - 1);
      break;
    default: break;
  }
}

/* --- Floats --- */

#define QUIET_BIT (UINT64_C(1) << 51)

double ev_num_nan(double a, double b) {
  if (a != a) return ev_num_bits_double(ev_num_double_bits(a) | QUIET_BIT);
  if (b != b) return ev_num_bits_double(ev_num_double_bits(b) | QUIET_BIT);
  return ev_num_bits_double(UINT64_C(0x7ff8000000000000));
}

/* All values of the formats of a byte. */
static double small_values[NUM_BF16][256];
static pthread_once_t small_values_once = PTHREAD_ONCE_INIT;
static void fill_small_values(void) {
  for (num_kind k = NUM_FLOATS; k < NUM_BF16; k++)
    for (unsigned u = 0; u < 256; u++)
      small_values[k][u] =
          ir_float_decode(ev_num_rows[k].format, u & ((1u << ev_num_rows[k].bits) - 1));
}
static void decode_small(num_kind k, const uint8_t *p, size_t n, double *out) {
  pthread_once(&small_values_once, fill_small_values);
  for (size_t i = 0; i < n; i++) out[i] = small_values[k][p[i]];
}

void ev_num_decode(num_kind k, const void *in, size_t n, double *out) {
  size_t step = ev_num_rows[k].bytes;
  switch (k) {
    case NUM_F64: memcpy(out, in, n * 8); break;
    case NUM_F32: {
      const float *p = in;
      for (size_t i = 0; i < n; i++) out[i] = (double)p[i];
      break;
    }
    case NUM_BF16:
    case NUM_F16:
    case NUM_TF32: {
      const uint8_t *p = in;
      for (size_t i = 0; i < n; i++)
        out[i] = ir_float_decode(ev_num_rows[k].format, ev_num_bits(k, p + i * step));
      break;
    }
    default: decode_small(k, in, n, out); break;
  }
}

void ev_num_encode(num_kind k, const double *in, size_t n, void *out) {
  const ir_float_format *f = ev_num_rows[k].format;
  switch (k) {
    case NUM_F64: memcpy(out, in, n * 8); break;
    case NUM_F32: {
      float *p = out;
      for (size_t i = 0; i < n; i++) p[i] = (float)in[i];
      break;
    }
    default: {
      uint8_t *p = out;
      size_t step = ev_num_rows[k].bytes;
      for (size_t i = 0; i < n; i++) ev_num_set_bits(k, p + i * step, ir_float_encode(f, in[i]));
      break;
    }
  }
}

double ev_num_float(num_kind k, const void *p) {
  double d;
  ev_num_decode(k, p, 1, &d);
  return d;
}

void ev_num_set_float(num_kind k, void *p, double value) { ev_num_encode(k, &value, 1, p); }

double ev_num_round(num_kind k, double value) {
  switch (k) {
    case NUM_F64: return value;
    case NUM_F32: return (double)(float)value;
    default: {
      uint8_t bits[8];
      ev_num_encode(k, &value, 1, bits);
      ev_num_decode(k, bits, 1, &value);
      return value;
    }
  }
}

/* The integer as a double rounded to odd: a second rounding to a format with at most 51 bits gives
 * what one rounding of the integer would (Boldo and Melquiond, "When double rounding is odd"). */
static double int_to_odd(int64_t v, bool is_unsigned) {
  bool negative = !is_unsigned && v < 0;
  uint64_t mag = negative ? 0 - (uint64_t)v : (uint64_t)v;
  double d;
  if (mag >> 53) {
    unsigned shift = 11 - (unsigned)__builtin_clzll(mag);
    uint64_t kept = mag >> shift;
    if (kept << shift != mag) kept |= 1;
    d = ldexp((double)kept, (int)shift);
  } else {
    d = (double)mag;
  }
  return negative ? -d : d;
}

double ev_num_round_int(num_kind k, int64_t v, bool is_unsigned) {
  if (k == NUM_F64) return is_unsigned ? (double)(uint64_t)v : (double)v;
  return ev_num_round(k, int_to_odd(v, is_unsigned));
}

void ev_num_decode_complex(num_kind k, const void *in, size_t n, double complex *out) {
  ev_num_decode(ev_num_rows[k].part, in, 2 * n, (double *)out);
}

void ev_num_encode_complex(num_kind k, const double complex *in, size_t n, void *out) {
  ev_num_encode(ev_num_rows[k].part, (const double *)in, 2 * n, out);
}
