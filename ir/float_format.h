/* SPDX-License-Identifier: Apache-2.0 */
/* Float formats as rows, and the one decode and the one correctly rounded encode that serve them
 * all. Values pass through double, which holds every format here exactly. */
#ifndef HLO_CTS_IR_FLOAT_FORMAT_H
#define HLO_CTS_IR_FLOAT_FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ir_float_specials {
  IR_FLOAT_IEEE,   /* all-ones exponent: infinity, NaN */
  IR_FLOAT_FN,     /* no infinity; NaN is all ones (…FN) */
  IR_FLOAT_FNUZ,   /* no infinity, no negative zero; NaN is the pattern of -0 (…FNUZ) */
  IR_FLOAT_FINITE, /* neither infinity nor NaN (f4E2M1FN, f6…FN) */
  IR_FLOAT_E8M0,   /* unsigned powers of two; NaN is all ones; no zero */
} ir_float_specials;

typedef struct ir_float_format {
  const char *name; /* "f8E4M3FN" */
  uint8_t width;    /* bits */
  uint8_t exponent_bits;
  uint8_t mantissa_bits; /* without the hidden one */
  int16_t bias;
  ir_float_specials specials;
} ir_float_format;

typedef enum ir_float_id {
  IR_F4E2M1FN,
  IR_F6E2M3FN,
  IR_F6E3M2FN,
  IR_F8E3M4,
  IR_F8E4M3,
  IR_F8E4M3FN,
  IR_F8E4M3FNUZ,
  IR_F8E4M3B11FNUZ,
  IR_F8E5M2,
  IR_F8E5M2FNUZ,
  IR_F8E8M0FNU,
  IR_BF16,
  IR_F16,
  IR_TF32,
  IR_F32,
  IR_F64,
  IR_F80,
  IR_F128,
  IR_FLOAT_COUNT
} ir_float_id;

/* The rows, by ir_float_id. f80 and f128 exist only to be named: they have no decode. */
extern const ir_float_format ir_float_formats[IR_FLOAT_COUNT];
const ir_float_format *ir_float_by_name(const char *name, size_t n); /* NULL: not a float */

double ir_float_decode(const ir_float_format *f, uint64_t bits);
/* Round to nearest, ties to even, as LLVM's APFloat::convert does: what is too large becomes
 * infinity, or NaN in formats without one (FN, FNUZ, E8M0), or the largest finite value where there
 * is neither. A NaN keeps its sign and its top payload bits where the format has them. */
uint64_t ir_float_encode(const ir_float_format *f, double value);
bool ir_float_is_nan(const ir_float_format *f, uint64_t bits);
bool ir_float_is_inf(const ir_float_format *f, uint64_t bits);

/* A value as MLIR writes it: six digits in exponent form when that reads back as the same value,
 * else as many digits as the format needs, else (and for infinities and NaNs) the bits in hex.
 * `high` holds the bits of wide formats beyond 64. */
struct strbuf;
void ir_float_print(struct strbuf *out, const ir_float_format *f, uint64_t low, uint64_t high);

#endif
