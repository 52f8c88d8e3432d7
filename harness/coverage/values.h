/* SPDX-License-Identifier: Apache-2.0 */
/* The values that ops of a program have. scripts/commands/coverage.py makes classes of them. */
#ifndef HLO_CTS_HARNESS_COVERAGE_VALUES_H
#define HLO_CTS_HARNESS_COVERAGE_VALUES_H

#include <jansson.h>

#include "ir/ir.h"

/* For each op of a program in StableHLO: its name, whether it is variadic, its attributes (names
 * and values), the types of its operands and results, those operands that are constants, and the
 * ops in its regions. A case of --sizes (`sized`) leaves out constants: its outline has others than
 * the case. */
json_t *values_of(ir_context *c, const ir_op *module, bool sized);

#endif
