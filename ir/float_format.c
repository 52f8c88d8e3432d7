/* SPDX-License-Identifier: Apache-2.0 */
/* Float formats. Sources: IEEE 754-2019; OCP 8-bit Floating Point Specification and OCP
 * Microscaling Formats (MX) Specification for f8E4M3FN, f8E5M2, f4E2M1FN, f6E2M3FN, f6E3M2FN and
 * f8E8M0FNU; https://arxiv.org/abs/2206.02915 for the FNUZ formats (bias one more than their
 * siblings; f8E4M3B11FNUZ has the bias 11 in its name); llvm/ADT/APFloat.h for the behaviour of
 * conversions where these leave it open. */
#include "ir/float_format.h"

#include <string.h>

#include "base/strbuf.h"

const ir_float_format ir_float_formats[IR_FLOAT_COUNT] = {
    /*                   name             width exp  man  bias   specials */
    [IR_F4E2M1FN] = {"f4E2M1FN", 4, 2, 1, 1, IR_FLOAT_FINITE},
    [IR_F6E2M3FN] = {"f6E2M3FN", 6, 2, 3, 1, IR_FLOAT_FINITE},
    [IR_F6E3M2FN] = {"f6E3M2FN", 6, 3, 2, 3, IR_FLOAT_FINITE},
    [IR_F8E3M4] = {"f8E3M4", 8, 3, 4, 3, IR_FLOAT_IEEE},
    [IR_F8E4M3] = {"f8E4M3", 8, 4, 3, 7, IR_FLOAT_IEEE},
    [IR_F8E4M3FN] = {"f8E4M3FN", 8, 4, 3, 7, IR_FLOAT_FN},
    [IR_F8E4M3FNUZ] = {"f8E4M3FNUZ", 8, 4, 3, 8, IR_FLOAT_FNUZ},
    [IR_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 8, 4, 3, 11, IR_FLOAT_FNUZ},
    [IR_F8E5M2] = {"f8E5M2", 8, 5, 2, 15, IR_FLOAT_IEEE},
    [IR_F8E5M2FNUZ] = {"f8E5M2FNUZ", 8, 5, 2, 16, IR_FLOAT_FNUZ},
    [IR_F8E8M0FNU] = {"f8E8M0FNU", 8, 8, 0, 127, IR_FLOAT_E8M0},
    [IR_BF16] = {"bf16", 16, 8, 7, 127, IR_FLOAT_IEEE},
    [IR_F16] = {"f16", 16, 5, 10, 15, IR_FLOAT_IEEE},
    [IR_TF32] = {"tf32", 19, 8, 10, 127, IR_FLOAT_IEEE},
    [IR_F32] = {"f32", 32, 8, 23, 127, IR_FLOAT_IEEE},
    [IR_F64] = {"f64", 64, 11, 52, 1023, IR_FLOAT_IEEE},
    [IR_F80] = {"f80", 80, 15, 63, 16383, IR_FLOAT_IEEE},
    [IR_F128] = {"f128", 128, 15, 112, 16383, IR_FLOAT_IEEE},
};

const ir_float_format *ir_float_by_name(const char *name, size_t n) {
  for (size_t i = 0; i < IR_FLOAT_COUNT; i++) {
    const char *known = ir_float_formats[i].name;
    if (bytes_are(name, n, known)) return &ir_float_formats[i];
  }
  return NULL;
}

#define DOUBLE_MANTISSA 52
#define DOUBLE_BIAS 1023

static uint64_t double_bits(double d) {
  uint64_t bits;
  memcpy(&bits, &d, sizeof bits);
  return bits;
}
static double bits_double(uint64_t bits) {
  double d;
  memcpy(&d, &bits, sizeof d);
  return d;
}

static bool is_wide(const ir_float_format *f) { return f->width > 64; }
static bool is_f64(const ir_float_format *f) { return f->mantissa_bits == DOUBLE_MANTISSA; }
static uint64_t low_mask(unsigned bits) {
  return bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
}
static unsigned magnitude_bits(const ir_float_format *f) {
  return (unsigned)f->exponent_bits + f->mantissa_bits;
}
/* Exponent all ones, mantissa zero: infinity in IEEE formats. */
static uint64_t infinity_bits(const ir_float_format *f) {
  return low_mask(f->exponent_bits) << f->mantissa_bits;
}

static bool sign_bit(const ir_float_format *f, uint64_t bits) {
  return f->specials != IR_FLOAT_E8M0 && !is_wide(f) && (bits >> magnitude_bits(f) & 1);
}

bool ir_float_is_nan(const ir_float_format *f, uint64_t bits) {
  if (is_wide(f)) return false;
  uint64_t magnitude = bits & low_mask(magnitude_bits(f));
  switch (f->specials) {
    case IR_FLOAT_IEEE: return magnitude > infinity_bits(f);
    case IR_FLOAT_FN:
    case IR_FLOAT_E8M0: return magnitude == low_mask(magnitude_bits(f));
    case IR_FLOAT_FNUZ: return magnitude == 0 && sign_bit(f, bits);
    case IR_FLOAT_FINITE: return false;
  }
  return false;
}

bool ir_float_is_inf(const ir_float_format *f, uint64_t bits) {
  return !is_wide(f) && f->specials == IR_FLOAT_IEEE &&
         (bits & low_mask(magnitude_bits(f))) == infinity_bits(f);
}

double ir_float_decode(const ir_float_format *f, uint64_t bits) {
  if (is_wide(f)) return bits_double(UINT64_C(0x7ff8000000000000));
  if (is_f64(f)) return bits_double(bits);
  uint64_t sign = sign_bit(f, bits) ? UINT64_C(1) << 63 : 0;
  uint64_t mantissa = bits & low_mask(f->mantissa_bits);
  int exponent = (int)(bits >> f->mantissa_bits & low_mask(f->exponent_bits));
  if (ir_float_is_nan(f, bits)) {
    if (f->specials != IR_FLOAT_IEEE)
      return bits_double((f->specials == IR_FLOAT_FNUZ ? 0 : sign) | UINT64_C(0x7ff8000000000000));
    return bits_double(sign | UINT64_C(0x7ff0000000000000) |
                       mantissa << (DOUBLE_MANTISSA - f->mantissa_bits));
  }
  if (ir_float_is_inf(f, bits)) return bits_double(sign | UINT64_C(0x7ff0000000000000));
  if (f->specials == IR_FLOAT_E8M0)
    return bits_double((uint64_t)(exponent - f->bias + DOUBLE_BIAS) << DOUBLE_MANTISSA);
  if (exponent == 0) { /* zero or subnormal: normal as a double, since double's range is wider */
    if (mantissa == 0) return bits_double(sign);
    exponent = 1;
    while (!(mantissa >> f->mantissa_bits)) {
      mantissa <<= 1;
      exponent--;
    }
    mantissa &= low_mask(f->mantissa_bits);
  }
  return bits_double(sign | (uint64_t)(exponent - f->bias + DOUBLE_BIAS) << DOUBLE_MANTISSA |
                     mantissa << (DOUBLE_MANTISSA - f->mantissa_bits));
}

static uint64_t encode_nan(const ir_float_format *f, uint64_t sign, uint64_t payload) {
  switch (f->specials) {
    case IR_FLOAT_IEEE:
      return sign | infinity_bits(f) | UINT64_C(1) << (f->mantissa_bits - 1) |
             payload >> (DOUBLE_MANTISSA - f->mantissa_bits);
    case IR_FLOAT_FN: return sign | low_mask(magnitude_bits(f));
    case IR_FLOAT_FNUZ: return UINT64_C(1) << magnitude_bits(f);
    case IR_FLOAT_E8M0: return low_mask(magnitude_bits(f));
    /* No NaN to turn into: negative zero, as ml_dtypes does. */
    case IR_FLOAT_FINITE: return UINT64_C(1) << magnitude_bits(f);
  }
  return 0;
}

static uint64_t encode_overflow(const ir_float_format *f, uint64_t sign) {
  switch (f->specials) {
    case IR_FLOAT_IEEE: return sign | infinity_bits(f);
    case IR_FLOAT_FINITE: return sign | low_mask(magnitude_bits(f));
    default: return encode_nan(f, sign, 0);
  }
}

static uint64_t largest_finite(const ir_float_format *f) {
  uint64_t all = low_mask(magnitude_bits(f));
  switch (f->specials) {
    case IR_FLOAT_IEEE: return infinity_bits(f) - 1;
    case IR_FLOAT_FN:
    case IR_FLOAT_E8M0: return all - 1;
    default: return all;
  }
}

/* x / 2^shift, to nearest, ties to even. */
static uint64_t shift_right_even(uint64_t x, unsigned shift) {
  if (shift == 0) return x;
  if (shift > 63) return 0; /* x has 53 bits: less than half of the last place */
  uint64_t whole = x >> shift, rest = x & low_mask(shift), half = UINT64_C(1) << (shift - 1);
  return whole + (rest > half || (rest == half && (whole & 1)));
}

uint64_t ir_float_encode(const ir_float_format *f, double value) {
  if (is_wide(f)) return 0;
  uint64_t bits = double_bits(value);
  if (is_f64(f)) return bits;
  bool negative = bits >> 63;
  uint64_t mantissa = bits & low_mask(DOUBLE_MANTISSA);
  int exponent = (int)(bits >> DOUBLE_MANTISSA & 0x7ff);
  uint64_t sign = negative && f->specials != IR_FLOAT_E8M0 ? UINT64_C(1) << magnitude_bits(f) : 0;
  if (exponent == 0x7ff)
    return mantissa                       ? encode_nan(f, sign, mantissa)
           : f->specials == IR_FLOAT_E8M0 ? encode_nan(f, 0, 0)
                                          : encode_overflow(f, sign);
  if (exponent == 0 && mantissa == 0)
    return f->specials == IR_FLOAT_FNUZ || f->specials == IR_FLOAT_E8M0 ? 0 : sign;
  if (negative && f->specials == IR_FLOAT_E8M0) return encode_nan(f, 0, 0);

  /* value = mantissa * 2^(exponent - 52), with the leading one at bit 52 (a subnormal double is far
   * below the smallest number of every narrower format, so its leading zeros do not matter). */
  if (exponent) mantissa |= UINT64_C(1) << DOUBLE_MANTISSA;
  exponent = exponent ? exponent - DOUBLE_BIAS : 1 - DOUBLE_BIAS;
  int least = f->specials == IR_FLOAT_E8M0 ? -f->bias : 1 - f->bias;
  int scale = exponent > least ? exponent : least;
  uint64_t units =
      shift_right_even(mantissa, (unsigned)(DOUBLE_MANTISSA - f->mantissa_bits + scale - exponent));
  if (f->specials == IR_FLOAT_E8M0 && units == 0) return 0; /* no zero: the smallest number */
  /* `units` counts last places and holds the hidden one, which carries into the exponent field. */
  uint64_t biased = (uint64_t)(scale + f->bias - (f->specials == IR_FLOAT_E8M0 ? 0 : 1));
  uint64_t magnitude =
      f->specials == IR_FLOAT_E8M0 ? biased + units - 1 : (biased << f->mantissa_bits) + units;
  if (magnitude > largest_finite(f)) return encode_overflow(f, sign);
  if (magnitude == 0 && f->specials == IR_FLOAT_FNUZ) return 0;
  return sign | magnitude;
}
