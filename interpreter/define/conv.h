/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of a convolution. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_CONV_H
#define HLO_CTS_INTERPRETER_DEFINE_CONV_H

#include "dot.h"
#include "reduce.h"

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
