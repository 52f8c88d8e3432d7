/* SPDX-License-Identifier: Apache-2.0 */
/* Shardy's rules, private to verify/: axes of meshes, and the shardings made of them. What the rows
 * say is in sdy.def.
 *
 * Facts: shardy/dialect/sdy/ir/{attrs,ops}.td and verifiers.cc of github.com/openxla/shardy,
 * a0277a83 (August 2026). */
#ifndef HLO_CTS_VERIFY_SDY_H
#define HLO_CTS_VERIFY_SDY_H

#include "checker.h"

/* A mesh, read once. */
typedef struct sdy_mesh {
  const ir_attr *attr;
  const ir_attr *const *axes;
  size_t count;
  ints device_ids;
  map places; /* name of an axis → its place + 1 */
} sdy_mesh;

/* An axis of a mesh, or a part of one: "x" and "x":(pre)size. A whole axis is the part that begins
 * at 1 and has all of it. */
typedef struct sdy_axis {
  const ir_attr *attr; /* NULL: a check made it */
  const istr *name;
  size_t place; /* in the mesh; the number of its axes: it has none of that name */
  bool part;
  int64_t pre, size, next; /* next = pre × size */
} sdy_axis;

typedef struct sdy_axes {
  sdy_axis *items;
  size_t count;
} sdy_axes;

typedef struct sdy_sharding {
  const ir_attr *mesh_or_ref;
  const sdy_mesh *mesh; /* NULL: there is none of that name */
  sdy_axes *dims;
  const ir_attr *const *dim_attrs; /* NULL: a check made it */
  size_t rank;
  sdy_axes replicated, unreduced;
  uint64_t reduction; /* ReductionOp */
} sdy_sharding;

/* --- Reading (sdy.c) --- */

bool vf_sdy_is(const ir_attr *a, uint16_t id); /* an attribute of that kind */
const ir_param *vf_sdy_param(const ir_attr *a, size_t i);
/* The mesh that a sharding has or names, seen from the op under check. */
const sdy_mesh *vf_sdy_mesh_of(checker *k, const ir_attr *sharding);
sdy_axes vf_sdy_read_axes(checker *k, const sdy_mesh *m, const ir_param *list);
/* False: the attribute is no sharding. Axes in `without` are left out; NULL. */
bool vf_sdy_read_sharding(checker *k, const ir_attr *a, const ir_attr *without, sdy_sharding *out);
/* The sharding that a value has, as getSharding of shardy/dialect/sdy/ir/utils.cc finds it. False:
 * it has none. */
bool vf_sdy_sharding_of(checker *k, const ir_value *v, sdy_sharding *out);
/* No sharding: `rank` dimensions that are not divided. */
sdy_sharding vf_sdy_replicated(checker *k, const sdy_sharding *like, size_t rank);
/* "x":(1)2, and a list of them in brackets; in the scratch arena. */
const char *vf_sdy_axis_text(checker *k, const sdy_axis *a);
const char *vf_sdy_axes_text(checker *k, sdy_axes list);
/* Sizes and rank of a tensor of StableHLO or VHLO. False: it has no shape. `rank` is SIZE_MAX when
 * it is unknown. */
bool vf_sdy_shape(const ir_type *t, ints *dims, size_t *rank);
/* The names in #sdy.manual_axes; none in any other attribute. */
map vf_sdy_names(checker *k, const ir_attr *manual_axes);
/* The manual_computation around an op; NULL. */
const ir_op *vf_sdy_manual_around(const ir_op *op);

/* --- Axes (sdy.c) --- */

bool vf_sdy_same_axis(const sdy_axis *a, const sdy_axis *b);
bool vf_sdy_same_axes(sdy_axes a, sdy_axes b);
bool vf_sdy_overlap(const sdy_axis *a, const sdy_axis *b);
/* Whether `a` are the last devices of `b`. */
bool vf_sdy_is_suffix(const sdy_axis *a, const sdy_axis *b);
/* Two parts, one right behind the other. */
bool vf_sdy_can_merge(const sdy_axis *a, const sdy_axis *b);
/* The mesh's order; parts of one axis by where they begin, then by size. */
bool vf_sdy_before(const sdy_axis *a, const sdy_axis *b);
/* Appends an axis to a list with room for it, or makes the last one longer. */
void vf_sdy_append(sdy_axes *list, const sdy_mesh *m, sdy_axis a);
void vf_sdy_sort(sdy_axes list);
/* In the mesh's order, with neighbours merged. */
void vf_sdy_sort_and_merge(sdy_axes *list, const sdy_mesh *m);
/* Whether some device of `a` is not in `b`. */
bool vf_sdy_exceeds(checker *k, sdy_axes a, sdy_axes b);
/* The product of the sizes, INT64_MAX if it is larger. */
int64_t vf_sdy_total(sdy_axes list);

/* --- Checks --- */

/* The rows of a list of axes. */
typedef struct sdy_axes_rows {
  const char *known, *repeated, *merged, *order;
} sdy_axes_rows;
/* Axes that the mesh has, each once in all lists that share `seen`. `prefix` stands before each
 * message. */
bool vf_sdy_check_axes(checker *k, const sdy_axes_rows *rows, const sdy_mesh *m, sdy_axes list,
                       map *seen, const char *prefix);
bool vf_sdy_check_order(checker *k, const char *number, sdy_axes list, const char *prefix,
                        const char *name);
bool vf_sdy_check_mesh(checker *k, const ir_attr *mesh, const char *prefix);
/* A sharding of a value of type `t` (NULL: of an op without values). */
bool vf_sdy_check_sharding(checker *k, const ir_attr *a, const ir_type *t, const char *prefix);
/* One for each value. `what` stands before the number of a value: "result ". */
bool vf_sdy_check_shardings(checker *k, const ir_attr *a, types values, const char *what);
/* The discardable attributes of an op. */
bool vf_sdy_check_attributes(checker *k);
/* "sdy.sharding" among the attributes of an argument or result of a function. */
bool vf_sdy_check_value_attribute(checker *k, const ir_attr *dictionary, const ir_type *t,
                                  const char *which, size_t at);

/* --- Uses of meshes, which are checked when the symbol table is done --- */

bool vf_uses_sdy_sharding(checker *k, const ir_op *table);
bool vf_uses_sdy_edge(checker *k, const ir_op *table);
bool vf_uses_sdy_function_edge(checker *k, const ir_op *table);
bool vf_uses_sdy_manual_computation(checker *k, const ir_op *table);
bool vf_uses_sdy_named_computation(checker *k, const ir_op *table);
bool vf_uses_sdy_gather(checker *k, const ir_op *table);
bool vf_uses_sdy_slice(checker *k, const ir_op *table);
bool vf_uses_sdy_all_to_all(checker *k, const ir_op *table);
bool vf_uses_sdy_permute(checker *k, const ir_op *table);
bool vf_uses_sdy_all_reduce(checker *k, const ir_op *table);
bool vf_uses_sdy_reduce_scatter(checker *k, const ir_op *table);
bool vf_uses_sdy_sharded_to_unreduced(checker *k, const ir_op *table);
bool vf_uses_sdy_replicated_to_unreduced(checker *k, const ir_op *table);
/* Rows "introduced", "removed" and "kept": how unreduced axes change. Axes may be introduced only
 * with `may_introduce`, as a sum; those that go were reduced by `removed_by`. */
bool vf_sdy_check_unreduced(checker *k, const sdy_sharding *from, const sdy_sharding *to,
                            bool may_introduce, uint64_t removed_by);

#endif
