/* SPDX-License-Identifier: Apache-2.0 */
/* Element kinds: how the numbers of a tensor lie in memory, as rows.
 *
 * Integers are kept in the smallest C type that holds them: i2 and i4 sign-extended in an int8_t,
 * ui2 and ui4 zero-extended, i1 as 0 or 1. Floats are kept as their bits. Values of float kinds
 * pass through double, which holds every format exactly; ev_num_encode rounds once.
 */
#ifndef HLO_CTS_INTERPRETER_NUMBER_H
#define HLO_CTS_INTERPRETER_NUMBER_H

#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/ir.h"

/* glibc offers CMPLX only to compilers that claim to be gcc 4.7; clang claims 4.2. */
#ifndef CMPLX
#define CMPLX(real, imaginary) __builtin_complex((double)(real), (double)(imaginary))
#endif

typedef enum num_kind {
  NUM_I1,
  NUM_I2,
  NUM_I4,
  NUM_I8,
  NUM_I16,
  NUM_I32,
  NUM_I64,
  NUM_U2,
  NUM_U4,
  NUM_U8,
  NUM_U16,
  NUM_U32,
  NUM_U64,
  NUM_FLOATS, /* NUM_FLOATS + ir_float_id, up to f64 */
  NUM_F4E2M1FN = NUM_FLOATS + IR_F4E2M1FN,
  NUM_F6E2M3FN = NUM_FLOATS + IR_F6E2M3FN,
  NUM_F6E3M2FN = NUM_FLOATS + IR_F6E3M2FN,
  NUM_BF16 = NUM_FLOATS + IR_BF16,
  NUM_F16 = NUM_FLOATS + IR_F16,
  NUM_TF32 = NUM_FLOATS + IR_TF32,
  NUM_F32 = NUM_FLOATS + IR_F32,
  NUM_F64 = NUM_FLOATS + IR_F64,
  NUM_C64,  /* complex<f32> */
  NUM_C128, /* complex<f64> */
  NUM_COUNT,
  NUM_NONE = NUM_COUNT, /* not an element kind that the interpreter computes with */
} num_kind;

enum num_class {
  NUM_BOOL = 1,
  NUM_SIGNED = 2,
  NUM_UNSIGNED = 4,
  NUM_FLOAT = 8,
  NUM_COMPLEX = 16,
  NUM_INTEGER = NUM_SIGNED | NUM_UNSIGNED,
};

typedef struct num_row {
  const char *name;
  uint8_t class, bits, bytes;
  const ir_float_format *format; /* floats */
  num_kind part;                 /* complex: of the two parts; else the kind itself */
} num_row;

extern const num_row ev_num_rows[NUM_COUNT + 1];

#define NUM_MAX_BYTES 16

/* NUM_NONE for a type that no tensor of the specification has. `index` counts as i64. */
num_kind ev_num_of_type(const ir_type *element);
static inline bool ev_num_is(num_kind k, unsigned classes) {
  return (ev_num_rows[k].class & classes) != 0;
}

/* One element as an integer (bool and integer kinds; u64 keeps its bits). */
int64_t ev_num_int(num_kind k, const void *p);
/* Wraps to the kind's width. */
void ev_num_set_int(num_kind k, void *p, int64_t value);
/* One element of a float kind. */
double ev_num_float(num_kind k, const void *p);
void ev_num_set_float(num_kind k, void *p, double value);

/* n elements of a float kind to and from double. */
void ev_num_decode(num_kind k, const void *in, size_t n, double *out);
void ev_num_encode(num_kind k, const double *in, size_t n, void *out);
/* n elements of a complex kind. */
void ev_num_decode_complex(num_kind k, const void *in, size_t n, double complex *out);
void ev_num_encode_complex(num_kind k, const double complex *in, size_t n, void *out);

/* The value rounded to kind k, as a double. */
double ev_num_round(num_kind k, double value);
/* An exact integer, rounded once to a float kind. */
double ev_num_round_int(num_kind k, int64_t value, bool is_unsigned);

/* Bits of one element of any kind but complex, zero-extended. */
uint64_t ev_num_bits(num_kind k, const void *p);
void ev_num_set_bits(num_kind k, void *p, uint64_t bits);

/* Brings raw bytes of a dense attribute to the form above (sub-byte integers are masked and
 * extended, i1 becomes 0 or 1). */
void ev_num_canonical(num_kind k, void *data, size_t n);

/* The result of an arithmetic operation that came out as a NaN: a NaN operand goes through,
 * quieted, the left one first; otherwise the operation was invalid and gives the positive quiet
 * NaN. This is what LLVM's APFloat does; the hardware's choice of sign differs between machines. */
double ev_num_nan(double a, double b);

/* Bit casts. */
static inline uint64_t ev_num_double_bits(double d) {
  uint64_t u;
  __builtin_memcpy(&u, &d, 8);
  return u;
}
static inline double ev_num_bits_double(uint64_t u) {
  double d;
  __builtin_memcpy(&d, &u, 8);
  return d;
}
static inline uint32_t ev_num_float_bits(float f) {
  uint32_t u;
  __builtin_memcpy(&u, &f, 4);
  return u;
}
static inline float ev_num_bits_float(uint32_t u) {
  float f;
  __builtin_memcpy(&f, &u, 4);
  return f;
}

/* The integer kinds, for typed loops: X(kind, C type, unsigned type to compute in, bits, ...). */
#define NUM_INTEGER_KINDS(X, ...)             \
  X(I2, int8_t, uint32_t, 2, __VA_ARGS__)     \
  X(I4, int8_t, uint32_t, 4, __VA_ARGS__)     \
  X(I8, int8_t, uint32_t, 8, __VA_ARGS__)     \
  X(I16, int16_t, uint32_t, 16, __VA_ARGS__)  \
  X(I32, int32_t, uint32_t, 32, __VA_ARGS__)  \
  X(I64, int64_t, uint64_t, 64, __VA_ARGS__)  \
  X(U2, uint8_t, uint32_t, 2, __VA_ARGS__)    \
  X(U4, uint8_t, uint32_t, 4, __VA_ARGS__)    \
  X(U8, uint8_t, uint32_t, 8, __VA_ARGS__)    \
  X(U16, uint16_t, uint32_t, 16, __VA_ARGS__) \
  X(U32, uint32_t, uint32_t, 32, __VA_ARGS__) \
  X(U64, uint64_t, uint64_t, 64, __VA_ARGS__)

static inline int64_t ev_num_extend(uint64_t value, unsigned bits) {
  unsigned s = 64 - bits;
  return (int64_t)(value << s) >> s;
}
static inline uint64_t ev_num_wrap(uint64_t value, unsigned bits, bool is_signed) {
  return is_signed ? (uint64_t)ev_num_extend(value, bits) : value & (UINT64_MAX >> (64 - bits));
}
/* A value computed in the unsigned type U, cut to `bits` and brought back to T. Whole widths need
 * no work, so that the loops over them vectorize. */
#define NUM_WRAP(T, U, bits, value)     \
  ((bits) == sizeof(T) * 8 ? (T)(value) \
                           : (T)ev_num_wrap((uint64_t)(U)(value), (bits), (T)-1 < (T)1))

#endif
