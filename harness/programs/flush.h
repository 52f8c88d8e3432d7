/* SPDX-License-Identifier: Apache-2.0 */
/* Computes the results of a program on hardware that flushes subnormals to zero, before and after
 * each operation. IEEE-754 does not allow that and StableHLO does not mention it; most accelerators
 * do it. */
#ifndef HLO_CTS_HARNESS_FLUSH_H
#define HLO_CTS_HARNESS_FLUSH_H

#include "derive.h"

typedef struct flushed {
  bool made;
  bool differs; /* the results differ from those without flushing */
  bool certain; /* the program adds or multiplies f32 and a result is subnormal, so a consumer that
                   flushes in habits.def must flush here, too */
  expectations e; /* the expected values of the same results, with flushing */
} flushed;

/* Evaluates the program with the subnormals of its constants and results as zeros. If the program
 * cannot be evaluated, `differs` is false. */
void flush_derive(ir_context *c, const ir_op *plain, const expectations *e, flushed *out);

#endif
