/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the oldest and the newest release that can contain a VHLO program unchanged, the reason for
 * each, and what a given release does not support. */
#include <string.h>

#include "bounds.h"

typedef struct requirement_search {
  vs_checker k;
  vs_requirement r;
} requirement_search;

static void at_least(requirement_search *s, vs_version since, const char *because) {
  if (since <= s->r.oldest) return;
  s->r.oldest = since;
  s->r.oldest_because = because;
}

static void at_most(requirement_search *s, vs_version until, const char *because) {
  if (until >= s->r.newest) return;
  s->r.newest = until;
  s->r.newest_because = because;
}

static bool bound_position(void *user, const ir_type *t, const ir_attr *a, const char *where,
                           size_t index) {
  requirement_search *s = user;
  (void)where;
  (void)index;
  const vs_bounds *b = t ? vs_bounds_of_type(&s->k, t) : vs_bounds_of_attr(&s->k, a);
  if (b->since > s->r.oldest)
    at_least(s, b->since, vs_kind_words(s->k.c, b->since_kind, b->since_is_type));
  if (b->until < s->r.newest)
    at_most(s, b->until, vs_kind_words(s->k.c, b->until_kind, b->until_is_type));
  return true;
}

static bool bound_op(ir_op *op, void *user) {
  requirement_search *s = user;
  arena *a = ir_arena(s->k.c);
  const vs_op *row = op->name->def ? vs_op_row(s->k.o, op->name->def->id) : NULL;
  if (row && row->since != VS_NONE) {
    const char *because = NULL;
    if (row->since > s->r.oldest || row->until < s->r.newest)
      because = arena_printf(a, "op %s%s", row->def.name, row->deleted ? ", deleted since" : "");
    at_least(s, row->since, because);
    at_most(s, row->until, because);
    const vs_constraint *broken = vs_broken_constraint(&s->k, row, op, op->props);
    if (broken && broken->lifted > s->r.oldest)
      at_least(s, broken->lifted, arena_printf(a, "%s in op %s", broken->id, row->def.name));
  }
  return vs_each_position(&s->k, row, op, op->props, bound_position, s);
}

vs_requirement vs_requires(ir_context *c, ir_op *module) {
  arena_guard g;
  requirement_search s;
  memset(&s, 0, sizeof s);
  vs_requirement r = {.oldest = vs_oldest(vs_opset_of(c)), .newest = vs_current(vs_opset_of(c))};
  /* Out of memory: the widest answer, without reasons. */
  if (!ARENA_GUARD(ir_arena(c), &g)) return r;
  s.k = vs_checker_new(c, NULL);
  s.r = r;
  ir_walk(module, bound_op, &s);
  arena_guard_pop(ir_arena(c), &g);
  return s.r;
}

/* --- What a release does not know --------------------------------------------------------- */

typedef struct finding {
  vs_checker k;
  vs_version v;
  map told; /* kinds, types and attributes that were looked at */
  vs_novelty_fn tell;
  void *user;
} finding;

static bool first_time(finding *s, const void *what) {
  return map_insert(ir_arena(s->k.c), &s->told, what, what);
}

static void find_kind(finding *s, const vs_kind *kind, bool is_type) {
  if (kind && kind->since > s->v && first_time(s, kind))
    s->tell(&(vs_novelty){.kind = kind, .is_type = is_type}, s->user);
}

static bool find_attr(const ir_attr *a, void *user);

/* A type that exists in v, with all of its parts, needs no later release. */
static bool find_type(const ir_type *t, void *user) {
  finding *s = user;
  if (vs_bounds_of_type(&s->k, t)->since <= s->v || !first_time(s, t)) return true;
  if (t->kind == IR_TYPE_DEFINED) find_kind(s, vs_type_row(s->k.o, t->defined.def->id), true);
  return ir_type_children(t, find_type, find_attr, s);
}

static bool find_attr(const ir_attr *a, void *user) {
  finding *s = user;
  if (vs_bounds_of_attr(&s->k, a)->since <= s->v || !first_time(s, a)) return true;
  if (a->kind == IR_ATTR_DEFINED) find_kind(s, vs_attr_row(s->k.o, a->defined.def->id), false);
  if (ir_loc_is_range(a)) s->tell(&(vs_novelty){0}, s->user);
  return ir_attr_children(a, find_type, find_attr, s);
}

static bool find_position(void *user, const ir_type *t, const ir_attr *a, const char *where,
                          size_t index) {
  (void)where;
  (void)index;
  return t ? find_type(t, user) : find_attr(a, user);
}

static bool find(ir_op *op, void *user) {
  finding *s = user;
  const vs_op *row = op->name->def ? vs_op_row(s->k.o, op->name->def->id) : NULL;
  if (row && row->since > s->v) s->tell(&(vs_novelty){.op = row}, s->user);
  return vs_each_position(&s->k, row, op, op->props, find_position, s);
}

void vs_novelties(ir_context *c, ir_op *module, vs_version v, vs_novelty_fn tell, void *user) {
  arena_guard g;
  /* Out of memory: nothing more is told. */
  if (!ARENA_GUARD(ir_arena(c), &g)) return;
  finding s = {.k = vs_checker_new(c, NULL), .v = vs_without_patch(v), .tell = tell, .user = user};
  ir_walk(module, find, &s);
  arena_guard_pop(ir_arena(c), &g);
}
