/* SPDX-License-Identifier: Apache-2.0 */
/* Private to versions/: which releases a type, an attribute or an operation can stand in. */
#ifndef HLO_CTS_VERSIONS_BOUNDS_H
#define HLO_CTS_VERSIONS_BOUNDS_H

#include "convert.h"

/* The releases from `since` to `until`, both inclusive, and what requires each (NULL: nothing
 * does). */
typedef struct vs_bounds {
  vs_version since, until;
  const vs_kind *since_kind, *until_kind;
  bool since_is_type, until_is_type;
} vs_bounds;

typedef struct vs_checker {
  ir_context *c;
  const vs_opset *o;
  bool strict;      /* look only where upstream looks */
  map types, attrs; /* -> vs_bounds */
  map futureless;   /* types that hold no future */
} vs_checker;

vs_checker vs_checker_new(ir_context *c, const vs_options *o);
/* With everything inside. Never NULL. */
const vs_bounds *vs_bounds_of_type(vs_checker *k, const ir_type *t);
const vs_bounds *vs_bounds_of_attr(vs_checker *k, const ir_attr *a);
/* "type !vhlo.i2_v1", "attribute #vhlo.mesh_v1"; what has a bound and no row is a file range
 * location (NULL). */
const char *vs_kind_words(ir_context *c, const vs_kind *k, bool is_type);

/* The constraint of a row that an op of that row's kind breaks in releases before it was lifted, of
 * those the one that was lifted last; NULL when it breaks none. `props` stand for the op's own. */
const vs_constraint *vs_broken_constraint(vs_checker *k, const vs_op *row, const ir_op *op,
                                          const ir_attr *const *props);

/* Calls fn with each type and attribute that an op holds (props: those given), in the order in
 * which upstream looks at them: attributes, then operands, results; then what it does not look at:
 * block arguments and locations. Stops and returns false when fn does. `where` names the position,
 * NULL for a location. */
typedef bool (*vs_position_fn)(void *user, const ir_type *t, const ir_attr *a, const char *where,
                               size_t index);
bool vs_each_position(const vs_checker *k, const vs_op *row, const ir_op *op,
                      const ir_attr *const *props, vs_position_fn fn, void *user);

#endif
