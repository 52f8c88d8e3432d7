/* SPDX-License-Identifier: Apache-2.0 */
/* Type sets as rows. Private to verify/. */
#ifndef HLO_CTS_VERIFY_TYPES_H
#define HLO_CTS_VERIFY_TYPES_H

#include "base/strbuf.h"
#include "ir/ir.h"

typedef enum type_set_id {
#define SET(name, ...) SET_##name,
#include "versions/type_sets.def"
#undef SET
  TYPE_SET_COUNT
} type_set_id;

bool vf_type_set_has(type_set_id set, const ir_type *t);
/* Whether a tensor with other elements, but of the shape of `t`, is in the set: what reads shapes
 * can read `t`. */
bool vf_type_set_has_shape(type_set_id set, const ir_type *t);
/* "ranked tensor of bool values or token" */
void vf_type_set_words(type_set_id set, strbuf *out);

#endif
