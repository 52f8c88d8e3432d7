/* SPDX-License-Identifier: Apache-2.0 */
/* The values that ops of a program have. scripts/commands/coverage.py makes classes of them. */
#ifndef HLO_CTS_HARNESS_COVERAGE_VALUES_H
#define HLO_CTS_HARNESS_COVERAGE_VALUES_H

#include <jansson.h>

#include "base/intern.h"
#include "ir/ir.h"

/* Ops of programs, each once: its name, whether it is variadic, its attributes (names and values),
 * the types of its operands and results, those operands that are constants, and the ops in its
 * regions. */
typedef struct op_pool {
  json_t *list;
  intern *texts; /* the number in the list, from 1, by the text as JSON */
} op_pool;

/* The numbers, from 0, of all ops of a program in StableHLO. A case of --sizes (`sized`) leaves out
 * constants: its outline has others than the case. */
json_t *values_of(ir_context *c, const ir_op *module, bool sized, op_pool *pool);

#endif
