/* SPDX-License-Identifier: Apache-2.0 */
/* Joins several programs into one module, so that a consumer can be asked about all of them at
 * once. */
#ifndef HLO_CTS_HARNESS_JOIN_H
#define HLO_CTS_HARNESS_JOIN_H

#include "base/strbuf.h"
#include "ir/ir.h"

/* Why a program cannot be a part of a module of several; NULL: it can. A part consists of functions
 * with bodies. Its @main takes and returns tensors and has no attributes, and the module has none
 * but the numbers of devices. */
const char *join_obstacle(const ir_op *program);

/* Moves the functions of the programs, which join_obstacle accepts, into one module. They become
 * private, and their names get the number of the program in front. A new @main takes the arguments
 * of all programs, calls each, and returns all results, in the order of the programs. The module is
 * for as many devices as the first of them. The programs must not be used afterwards. Allocates in
 * the arena of the context (arena.h says what happens if memory runs out). */
ir_op *join_programs(ir_context *c, ir_op *const *programs, size_t count);

#endif
