/* Constants become arguments, so that a consumer's kernels run and not its constant folder. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H
#define HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H

#include "derive.h"

typedef struct arguments {
  interp_value **values;
  size_t count;
} arguments;

/* How many constants directly in @main can become arguments: all of them but shapes and indices
 * that another op needs to know when it is compiled. */
size_t arguments_possible(const ir_op *module);
/* Works in place on a plain program. Of the constants that can become arguments those that are
 * `chosen` do (NULL: all), behind those that @main has. False with an error; the caller frees in
 * either case. */
bool arguments_derive(ir_context *c, ir_op *module, const bool *chosen, arguments *out,
                      diag_sink *sink);
/* One more value, whose reference goes to the list. False when out of memory, or `v` is NULL. */
bool arguments_add(arguments *a, interp_value *v);
/* The function's type and its arguments' attributes follow its block and its return. */
void arguments_retype(ir_context *c, ir_op *f);
void arguments_free(arguments *a);

#endif
