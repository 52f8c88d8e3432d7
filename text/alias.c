/* SPDX-License-Identifier: Apache-2.0 */
/* Which types, attributes and locations get an alias, and in which order they are defined.
 *
 * As MLIR's AliasInitializer (mlir/lib/IR/AsmPrinter.cpp): everything that will be printed is
 * visited in the order of printing; aliases are defined innermost first, then types before
 * attributes, then by name, then as they were met. Which kinds have an alias: MLIR's builtin
 * dialect (maps, sets, distinct attributes, locations, tuples of more than 16) and its
 * sparse_tensor dialect. */
#include "form.h"

typedef struct alias_info {
  const void *key;
  const char *name; /* NULL: no alias */
  bool is_type, deferrable;
  uint32_t depth;
  uint32_t index; /* the number behind the name; 0: none */
  VEC(uint32_t) children;
} alias_info;

struct alias_state {
  op_printer *o;
  arena *a;
  VEC(alias_info) infos;
  map numbers;     /* of infos + 1, by the address of what has them */
  uint32_t *order; /* infos with an alias, as they are defined */
  uint32_t order_count;
};

alias_state *tx_alias_state_new(op_printer *o) {
  alias_state *s = ARENA_NEW(o->scratch, alias_state);
  *s = (alias_state){.o = o, .a = o->scratch};
  return s;
}

/* --- Which have one --- */

static bool begins(const istr *s, const char *prefix) {
  return strncmp(s->bytes, prefix, strlen(prefix)) == 0;
}

static const char *attr_alias_name(const ir_attr *a) {
  if (ir_attr_is_loc(a)) return "loc";
  /* distinct[0]<> holds nothing and gets none. */
  if (a->kind == IR_ATTR_DISTINCT)
    return ir_attr_is(a->distinct.content, IR_ATTR_UNIT) ? NULL : "distinct";
  if (a->kind == IR_ATTR_VERBATIM) {
    if (begins(a->verbatim, "affine_map<")) return "map";
    if (begins(a->verbatim, "affine_set<")) return "set";
  }
  if (a->kind == IR_ATTR_OPAQUE && strcmp(a->opaque.dialect->bytes, "sparse_tensor") == 0 &&
      begins(a->opaque.body, "encoding<"))
    return "sparse";
  return NULL;
}

static const char *type_alias_name(const ir_type *t) {
  return t->kind == IR_TYPE_TUPLE && t->tuple.count > 16 ? "tuple" : NULL;
}

bool tx_alias_possible(const printer *pr) {
  return pr->o.debuginfo || ir_context_has_attr(pr->ctx, IR_ATTR_VERBATIM) ||
         ir_context_has_attr(pr->ctx, IR_ATTR_DISTINCT) ||
         ir_context_has_attr(pr->ctx, IR_ATTR_OPAQUE) ||
         ir_context_has_type(pr->ctx, IR_TYPE_TUPLE);
}

/* --- Visiting --- */

static const alias_info *find_alias(const alias_state *s, const void *key) {
  const map_slot *number = map_find(&s->numbers, key);
  const alias_info *info = number ? &s->infos.items[number->number - 1] : NULL;
  return info && info->name ? info : NULL;
}

/* The info of a thing; true when it is new. */
static bool enter(alias_state *s, const void *key, uint32_t *out) {
  map_slot *number = map_at(s->a, &s->numbers, key);
  bool fresh = number->number == 0;
  if (fresh) {
    VEC_ADD(s->a, &s->infos, (alias_info){.key = key});
    number->number = s->infos.count;
  }
  *out = (uint32_t)number->number - 1;
  return fresh;
}

static void must_stand_in_front(alias_state *s, uint32_t i) {
  if (!s->infos.items[i].deferrable) return;
  s->infos.items[i].deferrable = false;
  for (uint32_t k = 0; k < s->infos.items[i].children.count; k++)
    must_stand_in_front(s, s->infos.items[i].children.items[k]);
}

typedef struct visit {
  alias_state *s;
  bool deferrable;
  uint32_t parent; /* UINT32_MAX: the operation itself */
  uint32_t depth;  /* deepest alias among the children so far */
} visit;

static void visit_type(visit *v, const ir_type *t);
static void visit_attr(visit *v, const ir_attr *a, bool with_type);

static bool visit_type_child(const ir_type *t, void *user) {
  visit_type(user, t);
  return true;
}
static bool visit_attr_child(const ir_attr *a, void *user) {
  visit_attr(user, a, true);
  return true;
}

static void visit_attr_children(visit *v, const ir_attr *a, bool with_type) {
  switch (a->kind) {
    case IR_ATTR_UNIT:
    case IR_ATTR_INTEGER:
    case IR_ATTR_FLOAT:
    case IR_ATTR_DENSE_ARRAY:
    case IR_ATTR_VERBATIM:
    case IR_ATTR_SYMBOL:
    case IR_ATTR_LOC_UNKNOWN:
    case IR_ATTR_LOC_FILE: return;
    case IR_ATTR_LOC_NAME:
      if (a->loc_name.child && a->loc_name.child->kind != IR_ATTR_LOC_UNKNOWN)
        visit_attr(v, a->loc_name.child, true);
      return;
    case IR_ATTR_LOC_CALLSITE:
      visit_attr(v, a->loc_callsite.callee, true);
      visit_attr(v, a->loc_callsite.caller, true);
      return;
    case IR_ATTR_LOC_FUSED:
      if (a->loc_fused.metadata) visit_attr(v, a->loc_fused.metadata, true);
      for (size_t i = 0; i < a->loc_fused.count; i++) visit_attr(v, a->loc_fused.items[i], true);
      return;
    case IR_ATTR_DENSE:
    case IR_ATTR_DENSE_STRING:
    case IR_ATTR_DENSE_RESOURCE:
    case IR_ATTR_SPARSE:
    case IR_ATTR_STRING:
    case IR_ATTR_OPAQUE:
      if (with_type) ir_attr_children(a, visit_type_child, visit_attr_child, v);
      return;
    default: ir_attr_children(a, visit_type_child, visit_attr_child, v);
  }
}

/* Passes what an inner visit found to the outer one. */
static void leave(visit *outer, uint32_t i) {
  alias_state *s = outer->s;
  if (s->infos.items[i].depth > outer->depth) outer->depth = s->infos.items[i].depth;
  if (outer->parent == UINT32_MAX) return;
  alias_info *p = &s->infos.items[outer->parent];
  VEC_ADD(s->a, &p->children, i);
}

static void visit_new(visit *outer, uint32_t i, const char *name, visit *inner) {
  alias_info *info = &outer->s->infos.items[i];
  info->name = name;
  info->depth = name ? 1 : 0;
  info->deferrable = outer->deferrable;
  *inner = (visit){outer->s, outer->deferrable, i, 0};
}

static void visit_type(visit *v, const ir_type *t) {
  uint32_t i;
  if (enter(v->s, t, &i)) {
    visit inner;
    visit_new(v, i, type_alias_name(t), &inner);
    v->s->infos.items[i].is_type = true;
    ir_type_children(t, visit_type_child, visit_attr_child, &inner);
    if (inner.depth) v->s->infos.items[i].depth = inner.depth + 1;
  } else if (!v->deferrable) {
    must_stand_in_front(v->s, i);
  }
  leave(v, i);
}

static void visit_attr(visit *v, const ir_attr *a, bool with_type) {
  uint32_t i;
  if (enter(v->s, a, &i)) {
    visit inner;
    visit_new(v, i, attr_alias_name(a), &inner);
    visit_attr_children(&inner, a, with_type);
    if (inner.depth) v->s->infos.items[i].depth = inner.depth + 1;
  } else if (!v->deferrable) {
    must_stand_in_front(v->s, i);
  }
  leave(v, i);
}

void tx_alias_visit_type(alias_state *s, const ir_type *t) {
  visit v = {s, false, UINT32_MAX, 0};
  visit_type(&v, t);
}

void tx_alias_visit_attr(alias_state *s, const ir_attr *a, bool with_type) {
  visit v = {s, false, UINT32_MAX, 0};
  visit_attr(&v, a, with_type);
}

void tx_alias_visit_location(alias_state *s, const ir_attr *loc, bool deferrable) {
  visit v = {s, deferrable, UINT32_MAX, 0};
  visit_attr(&v, loc, true);
}

/* --- Numbering --- */

static int compare_infos(const alias_info *x, const alias_info *y) {
  if (x->depth != y->depth) return x->depth < y->depth ? -1 : 1;
  if (x->is_type != y->is_type) return x->is_type ? -1 : 1;
  return strcmp(x->name, y->name);
}

/* Stable: equal ones stay as they were met. */
static void merge_sort(const alias_state *s, uint32_t *items, uint32_t *spare, uint32_t n) {
  if (n < 2) return;
  uint32_t half = n / 2;
  merge_sort(s, items, spare, half);
  merge_sort(s, items + half, spare, n - half);
  memcpy(spare, items, half * sizeof *items);
  uint32_t a = 0, b = half, out = 0;
  while (a < half)
    if (b < n && compare_infos(&s->infos.items[items[b]], &s->infos.items[spare[a]]) < 0)
      items[out++] = items[b++];
    else
      items[out++] = spare[a++];
}

static bool print_alias(printer *pr, const void *key) {
  const op_printer *o = pr->user;
  const alias_info *info = find_alias(o->aliases, key);
  if (!info) return false;
  strbuf_addc(pr->out, info->is_type ? '!' : '#');
  strbuf_adds(pr->out, info->name);
  if (info->index) strbuf_addu(pr->out, info->index);
  return true;
}

static bool print_type_alias(printer *pr, const ir_type *t) { return print_alias(pr, t); }
static bool print_attr_alias(printer *pr, const ir_attr *a) { return print_alias(pr, a); }

void tx_alias_finish(alias_state *s) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->infos.count; i++) count += s->infos.items[i].name != NULL;
  if (!count) return;
  s->order = ARENA_ARRAY(s->a, uint32_t, count);
  for (uint32_t i = 0; i < s->infos.count; i++)
    if (s->infos.items[i].name) s->order[s->order_count++] = i;
  merge_sort(s, s->order, ARENA_ARRAY(s->a, uint32_t, count), count);
  static const char *const names[] = {"loc", "map", "set", "distinct", "sparse", "tuple"};
  uint32_t next[sizeof names / sizeof *names] = {0};
  for (uint32_t i = 0; i < count; i++) {
    alias_info *info = &s->infos.items[s->order[i]];
    size_t k = 0;
    while (k + 1 < sizeof names / sizeof *names && strcmp(names[k], info->name) != 0) k++;
    info->index = next[k]++;
  }
  s->o->pr.user = s->o;
  s->o->pr.type_alias = print_type_alias;
  s->o->pr.attr_alias = print_attr_alias;
}

void tx_alias_print_definitions(alias_state *s, bool deferred) {
  printer *pr = &s->o->pr;
  for (uint32_t i = 0; i < s->order_count; i++) {
    const alias_info *info = &s->infos.items[s->order[i]];
    if (info->deferrable != deferred) continue;
    print_alias(pr, info->key);
    strbuf_adds(pr->out, " = ");
    if (info->is_type)
      tx_print_type_in_place(pr, info->key);
    else
      tx_print_attr_in_place(pr, info->key, PRINT_TYPE_ALWAYS);
    strbuf_addc(pr->out, '\n');
  }
}
