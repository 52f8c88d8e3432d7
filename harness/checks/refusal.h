/* SPDX-License-Identifier: Apache-2.0 */
/* Finds what a refusal names: compares its message with what the release does not know. */
#ifndef HLO_CTS_HARNESS_REFUSAL_H
#define HLO_CTS_HARNESS_REFUSAL_H

#include "base/strbuf.h"
#include "harness/results/verdict.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* Whether a message has one of the words "a|b". True if `words` is NULL. */
bool refusal_names(const char *message, const char *words);

/* Whether a message names something in a VHLO program that was added after release `v`:
 * NAMING_FEATURE, NAMING_CODE or NAMING_NOTHING. The message may have the name of an op version or
 * of a kind of type or attribute, as a whole word
 * ("exponential_v2"). For a kind or a file range location it may also have the code in bytecode
 * ("attribute code: 20"), because a reader that does not know the kind knows only its code. Names
 * and codes come from the tables. */
naming refusal_names_new(const char *message, ir_context *c, ir_op *program, vs_version v);

#endif
