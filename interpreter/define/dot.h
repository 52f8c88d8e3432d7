/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of contractions. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_DOT_H
#define HLO_CTS_INTERPRETER_DEFINE_DOT_H

#include "behaviors.h"
#include "definition.h"

/* Products and sums of elements of one kind. */
typedef struct arithmetic {
  num_kind kind;
  element_op multiply, add;
} arithmetic;
bool ev_arithmetic_of(num_kind k, arithmetic *a);
void ev_set_zero(num_kind k, uint8_t *e);
/* sum = sum + x * y, each rounded to the kind. */
void ev_multiply_add(const arithmetic *a, const uint8_t *x, const uint8_t *y, uint8_t *sum);

typedef struct dot_numbers {
  ints lb, rb, lc, rc;
  int64_t first, last; /* of dot: what the lists hold */
} dot_numbers;
bool ev_dot_numbers(definition *d, dot_numbers *n);

typedef struct dot_algorithm {
  num_kind precision[2], accumulation;
  int64_t components[2], products;
} dot_algorithm;
bool ev_dot_algorithm(definition *d, const ir_attr *a, dot_algorithm *g);

#endif
