/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise ops, one element at a time. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_ELEMENT_H
#define HLO_CTS_INTERPRETER_DEFINE_ELEMENT_H

#include "eval.h"

typedef enum compare_direction {
  DIRECTION_EQ,
  DIRECTION_NE,
  DIRECTION_GE,
  DIRECTION_GT,
  DIRECTION_LE,
  DIRECTION_LT
} compare_direction;

typedef struct element_op element_op;
/* Computes one element of the result from one of each operand. `out` may be an operand. */
typedef void (*element_fn)(const element_op *e, const void *const *in, void *out);

struct element_op {
  element_fn fn;
  uint16_t op;
  uint8_t arity, direction; /* compare: which one, */
  bool total;               /* and whether in IEEE-754's total order */
  num_kind in[3], out;
  int32_t exponent, mantissa; /* reduce_precision */
  union {                     /* the function of numbers that fn applies */
    uint64_t (*ints)(unsigned bits, __int128 a, __int128 b);
    double (*f1)(double);
    double (*f2)(double, double);
    double complex (*z1)(num_kind part, double complex);
    double complex (*z2)(num_kind part, double complex, double complex);
  };
};

/* False when the op is not elementwise, or does not take these kinds. `op` may be NULL for an op
 * without attributes. */
bool ev_element_bind(uint16_t id, const ir_op *op, const num_kind *in, size_t count, num_kind out,
                     element_op *e);
/* A unary or binary op on elements of one kind. */
bool ev_element_bind_same(uint16_t id, num_kind kind, element_op *e);
/* The number of operands; 0: the op is not elementwise. */
unsigned ev_element_arity(uint16_t id);

static inline void ev_element_2(const element_op *e, const void *a, const void *b, void *out) {
  const void *in[] = {a, b};
  e->fn(e, in, out);
}

/* convert, for one element. */
void ev_element_convert(num_kind from, num_kind to, const void *in, void *out);
/* Writes an integer as an element of any kind. */
void ev_element_set(num_kind k, void *out, int64_t value);
/* An integer or boolean of any kind. */
__int128 ev_element_int(num_kind k, const void *p);
/* A number that orders floats as IEEE-754's totalOrder does. */
int64_t ev_element_total_key(num_kind k, const void *p);
/* Whether compare's compare_type suits elements of this kind. */
bool ev_element_compare_fits(const ir_op *op, num_kind k);

/* --- For the files of elements --- */

/* fn of an op on floats or complex numbers, with f1, f2, z1 or z2; NULL: it has none. */
element_fn ev_element_function(element_op *e);
/* fn of convert, compare, select, clamp, is_finite, real, imag, complex and reduce_precision; NULL:
 * another op, or kinds that do not fit. */
element_fn ev_element_special(const ir_op *op, element_op *e);
/* The functions of INTERP_ACCURATE, for an op that is bound. */
void ev_element_accurate(element_op *e);

#endif
