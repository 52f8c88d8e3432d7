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
  uint32_t *children;
  uint32_t child_count, child_cap;
} alias_info;

struct alias_state {
  op_printer *o;
  arena *a;
  alias_info *infos;
  uint32_t count, cap;
  uint32_t *slots; /* info + 1 */
  uint32_t slot_count;
  uint32_t *order; /* infos with an alias, as they are defined */
  uint32_t order_count;
};

alias_state *alias_state_new(op_printer *o) {
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
  if (a->kind == IR_ATTR_VERBATIM) {
    if (begins(a->verbatim, "affine_map<")) return "map";
    if (begins(a->verbatim, "affine_set<")) return "set";
    /* distinct[0]<> holds nothing and gets none. */
    if (begins(a->verbatim, "distinct[") && !strstr(a->verbatim->bytes, "<>")) return "distinct";
  }
  if (a->kind == IR_ATTR_OPAQUE && strcmp(a->opaque.dialect->bytes, "sparse_tensor") == 0 &&
      begins(a->opaque.body, "encoding<"))
    return "sparse";
  return NULL;
}

static const char *type_alias_name(const ir_type *t) {
  return t->kind == IR_TYPE_TUPLE && t->tuple.count > 16 ? "tuple" : NULL;
}

/* --- Visiting --- */

static uint32_t slot_of(const alias_state *s, const void *key) {
  uint32_t at = (uint32_t)hash_u64((uint64_t)(uintptr_t)key) & (s->slot_count - 1);
  while (s->slots[at] && s->infos[s->slots[at] - 1].key != key) at = (at + 1) & (s->slot_count - 1);
  return at;
}

static const alias_info *find_alias(const alias_state *s, const void *key) {
  if (!s->slot_count) return NULL;
  uint32_t at = slot_of(s, key);
  return s->slots[at] && s->infos[s->slots[at] - 1].name ? &s->infos[s->slots[at] - 1] : NULL;
}

/* The info of a thing; true when it is new. */
static bool enter(alias_state *s, const void *key, uint32_t *out) {
  if (2 * (s->count + 1) > s->slot_count) {
    s->slot_count = s->slot_count ? 4 * s->slot_count : 256;
    s->slots = ARENA_ARRAY(s->a, uint32_t, s->slot_count);
    for (uint32_t i = 0; i < s->count; i++) s->slots[slot_of(s, s->infos[i].key)] = i + 1;
  }
  uint32_t at = slot_of(s, key);
  if (s->slots[at]) {
    *out = s->slots[at] - 1;
    return false;
  }
  if (s->count == s->cap) {
    uint32_t cap = s->cap ? 2 * s->cap : 128;
    s->infos = arena_grow(s->a, s->infos, s->cap, cap, sizeof *s->infos, _Alignof(alias_info));
    s->cap = cap;
  }
  *out = s->count++;
  s->slots[at] = s->count;
  s->infos[*out] = (alias_info){.key = key};
  return true;
}

static void must_stand_in_front(alias_state *s, uint32_t i) {
  if (!s->infos[i].deferrable) return;
  s->infos[i].deferrable = false;
  for (uint32_t k = 0; k < s->infos[i].child_count; k++)
    must_stand_in_front(s, s->infos[i].children[k]);
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
    case IR_ATTR_STRING:
    case IR_ATTR_OPAQUE:
      if (with_type) ir_attr_children(a, visit_type_child, visit_attr_child, v);
      return;
    default: ir_attr_children(a, visit_type_child, visit_attr_child, v);
  }
}

/* What an inner visit found goes to the outer one. */
static void leave(visit *outer, uint32_t i) {
  alias_state *s = outer->s;
  if (s->infos[i].depth > outer->depth) outer->depth = s->infos[i].depth;
  if (outer->parent == UINT32_MAX) return;
  alias_info *p = &s->infos[outer->parent];
  if (p->child_count == p->child_cap) {
    uint32_t cap = p->child_cap ? 2 * p->child_cap : 4;
    p->children =
        arena_grow(s->a, p->children, p->child_cap, cap, sizeof *p->children, _Alignof(uint32_t));
    p->child_cap = cap;
  }
  p->children[p->child_count++] = i;
}

static void visit_new(visit *outer, uint32_t i, const char *name, visit *inner) {
  alias_info *info = &outer->s->infos[i];
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
    v->s->infos[i].is_type = true;
    ir_type_children(t, visit_type_child, visit_attr_child, &inner);
    if (inner.depth) v->s->infos[i].depth = inner.depth + 1;
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
    if (inner.depth) v->s->infos[i].depth = inner.depth + 1;
  } else if (!v->deferrable) {
    must_stand_in_front(v->s, i);
  }
  leave(v, i);
}

void alias_visit_type(alias_state *s, const ir_type *t) {
  visit v = {s, false, UINT32_MAX, 0};
  visit_type(&v, t);
}

void alias_visit_attr(alias_state *s, const ir_attr *a, bool with_type) {
  visit v = {s, false, UINT32_MAX, 0};
  visit_attr(&v, a, with_type);
}

void alias_visit_location(alias_state *s, const ir_attr *loc, bool deferrable) {
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
    if (b < n && compare_infos(&s->infos[items[b]], &s->infos[spare[a]]) < 0)
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

void alias_finish(alias_state *s) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->count; i++) count += s->infos[i].name != NULL;
  if (!count) return;
  s->order = ARENA_ARRAY(s->a, uint32_t, count);
  for (uint32_t i = 0; i < s->count; i++)
    if (s->infos[i].name) s->order[s->order_count++] = i;
  merge_sort(s, s->order, ARENA_ARRAY(s->a, uint32_t, count), count);
  static const char *const names[] = {"loc", "map", "set", "distinct", "sparse", "tuple"};
  uint32_t next[sizeof names / sizeof *names] = {0};
  for (uint32_t i = 0; i < count; i++) {
    alias_info *info = &s->infos[s->order[i]];
    size_t k = 0;
    while (k + 1 < sizeof names / sizeof *names && strcmp(names[k], info->name) != 0) k++;
    info->index = next[k]++;
  }
  s->o->pr.user = s->o;
  s->o->pr.type_alias = print_type_alias;
  s->o->pr.attr_alias = print_attr_alias;
}

void alias_print_definitions(alias_state *s, bool deferred) {
  printer *pr = &s->o->pr;
  for (uint32_t i = 0; i < s->order_count; i++) {
    const alias_info *info = &s->infos[s->order[i]];
    if (info->deferrable != deferred) continue;
    print_alias(pr, info->key);
    strbuf_adds(pr->out, " = ");
    if (info->is_type)
      print_type_in_place(pr, info->key);
    else
      print_attr_in_place(pr, info->key, PRINT_TYPE_ALWAYS);
    strbuf_addc(pr->out, '\n');
  }
}
