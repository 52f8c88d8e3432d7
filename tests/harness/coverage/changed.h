/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes changed in one part, for tests that ask whether anybody notices. */
#ifndef HLO_CTS_TESTS_HARNESS_CHANGED_H
#define HLO_CTS_TESTS_HARNESS_CHANGED_H

#include "ir/ir.h"

/* Ways to change an attribute: dropped, or part 0, 1, … of it is another one. */
enum { DROPPED = 0, PART, PARTS_MAX = 16, WAYS = PART + PARTS_MAX };

/* Another attribute of the same kind where there is one; NULL: there is no such part. */
const ir_attr *changed_attr(ir_context *c, const ir_attr *a, int part);
/* Whether nobody can notice that; way -1: any. */
bool changed_unseen(const char *op, const char *attr, int way);

#endif
