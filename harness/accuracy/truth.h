/* SPDX-License-Identifier: Apache-2.0 */
/* The true value of an elementary function, and how far a result is from it.
 *
 * The truth comes from MPFR and, for complex numbers, MPC. For formats of up to 32 bits a result in
 * double from the C library is taken where its error cannot matter: if all numbers within 2^-49 of
 * it round to the same number of the format. */
#ifndef HLO_CTS_HARNESS_TRUTH_H
#define HLO_CTS_HARNESS_TRUTH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/float_format.h"

typedef enum truth_symmetry { SYMMETRY_NONE, SYMMETRY_EVEN, SYMMETRY_ODD } truth_symmetry;
typedef enum truth_order { ORDER_NONE, ORDER_RISING, ORDER_FALLING } truth_order;

/* A row of functions.def. */
typedef struct truth_function {
  const char *op; /* "exponential" */
  uint8_t arity;  /* 1 or 2 */
  bool complex;
  truth_symmetry symmetry;
  truth_order order;
  size_t row; /* private to truth.c */
} truth_function;

extern const truth_function truth_functions[];
extern const size_t truth_function_count;

/* The type of the elements. Bits of a complex number: its real part, then its imaginary part. */
typedef struct truth_form {
  const ir_float_format *format; /* of the number or of its parts */
  bool complex;
} truth_form;

typedef struct truth_number {
  uint64_t part[2]; /* [1] of complex numbers only */
} truth_number;

typedef enum truth_kind {
  TRUTH_NUMBER,          /* `ulps` is the error */
  TRUTH_SPECIAL_RIGHT,   /* a NaN, an infinity or an exact zero, or an operand that is not finite */
  TRUTH_SPECIAL_WRONG,   /* the same, and the result is another one */
  TRUTH_ZERO_SIGN,       /* a zero of the wrong sign */
  TRUTH_OPEN,            /* the type can say neither the truth nor an infinity or NaN for it */
  TRUTH_FLUSHED_RESULT,  /* the truth is subnormal, and the result is zero */
  TRUTH_FLUSHED_OPERAND, /* the result is right for a zero instead of a subnormal operand */
  TRUTH_KINDS,
} truth_kind;

typedef struct truth_verdict {
  truth_kind kind;
  bool rounded;         /* the result is the correctly rounded one */
  bool subnormal;       /* an operand or the truth is subnormal */
  double ulps;          /* units in the last place of the format at the truth; complex: of its
                           absolute value, times the absolute value of the difference */
  double part_ulps;     /* complex: the larger error of a part, in units of that part */
  truth_number nearest; /* the correctly rounded result; any NaN stands for all */
} truth_verdict;

/* Judges one result. `in` has `arity` operands. Complex operands must be finite. Not thread-safe:
 * numbers of MPFR are kept between the calls. */
void truth_judge(const truth_function *f, truth_form form, const truth_number *in, truth_number got,
                 truth_verdict *out);
/* Frees what truth_judge keeps. */
void truth_end(void);

#endif
