/* Subnormals as zeros: what a program gives on hardware that flushes them, before and after each
 * operation. IEEE-754 does not allow it and StableHLO does not mention it; most accelerators do it.
 */
#ifndef HLO_CTS_HARNESS_SUITE_FLUSH_H
#define HLO_CTS_HARNESS_SUITE_FLUSH_H

#include "derive.h"

typedef struct flushed {
  bool made;
  bool differs; /* from what the program gives otherwise */
  bool certain; /* it adds or multiplies f32, and a result is subnormal: a consumer that flushed in
                   habits.def flushes here */
  expectations e; /* of the same results */
} flushed;

/* Evaluates the program with the subnormals of its constants, and those of its results, as zeros.
 * Of a program that cannot be evaluated nothing differs. */
void flush_derive(ir_context *c, const ir_op *plain, const expectations *e, flushed *out);

#endif
