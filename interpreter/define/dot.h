/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of contractions. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_DOT_H
#define HLO_CTS_INTERPRETER_DEFINE_DOT_H

#include "reduce.h"

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

typedef struct conv_op {
  size_t rank, spatial;
  int64_t *stride, *low, *high, *lhs_dilation, *rhs_dilation, *reversal; /* per spatial dimension */
  int64_t in_batch, in_feature, k_in, k_out, out_batch, out_feature;
  ints in_spatial, k_spatial, out_spatial;
  int64_t feature_groups, batch_groups;
} conv_op;

/* Checks the operands' ranks, too. False with a diagnostic; ev_conv_free in any case. */
bool ev_read_conv(definition *d, conv_op *c);
void ev_conv_free(conv_op *c);

#endif
