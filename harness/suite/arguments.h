/* Constants become arguments, so that a consumer's kernels run and not its constant folder. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H
#define HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H

#include "derive.h"

typedef struct arguments {
  interp_value **values;
  size_t count;
} arguments;

/* Works in place on a plain program. Every stablehlo.constant directly in @main becomes an argument
 * behind those that it has, unless its value is a shape or an index that another op needs to know
 * when it is compiled. False with an error; the caller frees in either case. */
bool arguments_derive(ir_context *c, ir_op *module, arguments *out, diag_sink *sink);
void arguments_free(arguments *a);

#endif
