/* SPDX-License-Identifier: Apache-2.0 */
/* Turns constants of a program into arguments, so that the consumer's kernels run instead of its
 * constant folder. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H
#define HLO_CTS_HARNESS_CONSUMERS_ARGUMENTS_H

#include "derive.h"

typedef struct arguments {
  interp_value **values;
  size_t count;
} arguments;

/* Counts the constants directly in @main that can become arguments: all except shapes and indices
 * that another op must know when it is compiled. */
size_t arguments_possible(const ir_op *module);
/* Changes a plain program in place. `chosen` has an entry for each constant that can become an
 * argument and selects those that do (NULL: all). The new arguments follow the existing ones of
 * @main. Returns false and reports an error if that fails; the caller frees `out` in either
 * case. */
bool arguments_derive(ir_context *c, ir_op *module, const bool *chosen, arguments *out,
                      diag_sink *sink);
/* Appends a value and takes over the reference to it, even if this fails. Returns false when out of
 * memory, or if `v` is NULL. */
bool arguments_add(arguments *a, interp_value *v);
/* Updates the function's type and the attributes of its arguments and results from the arguments of
 * its block and the operands of its return. */
void arguments_retype(ir_context *c, ir_op *f);
void arguments_free(arguments *a);

#endif
