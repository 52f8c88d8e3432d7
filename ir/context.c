/* SPDX-License-Identifier: Apache-2.0 */
#include "context.h"

#include <string.h>

#include "base/limits.h"
#include "base/strbuf.h"

ir_context *ir_context_new(const ir_registry *registry, const ir_context_options *options) {
  arena *volatile a = arena_new(options ? options->memory_limit : 0);
  if (!a) return NULL;
  arena_guard g;
  if (!ARENA_GUARD(a, &g)) {
    arena_free(a);
    return NULL;
  }
  ir_context *c = ARENA_NEW(a, ir_context);
  c->a = a;
  c->strings = intern_new(a);
  c->registry = registry;
  c->allow_unregistered = options && options->allow_unregistered;
  map_reserve(a, &c->types, 64);
  map_reserve(a, &c->attrs, 128);
  map_reserve(a, &c->opnames, 32);
  c->index_type = ir_type_index(c);
  c->none_type = ir_type_none(c);
  c->i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  c->i64 = ir_type_integer(c, 64, IR_SIGNLESS);
  c->unit = ir_attr_unit(c);
  c->unknown_loc = ir_loc_unknown(c);
  arena_guard_pop(a, &g);
  return c;
}

void ir_context_free(ir_context *c) {
  if (c) arena_free(c->a);
}

arena *ir_arena(ir_context *c) { return c->a; }
const ir_registry *ir_context_registry(const ir_context *c) { return c->registry; }
bool ir_context_allows_unregistered(const ir_context *c) { return c->allow_unregistered; }
void ir_context_allow_unregistered(ir_context *c, bool allow) { c->allow_unregistered = allow; }

void ir_context_expect_attrs(ir_context *c, size_t count) {
  map_reserve(c->a, &c->attrs, c->attrs.count + count);
}

bool ir_context_has_attr(const ir_context *c, ir_attr_kind kind) {
  return c->attr_kinds >> kind & 1;
}
bool ir_context_has_type(const ir_context *c, ir_type_kind kind) {
  return c->type_kinds >> kind & 1;
}

const istr *ir_str(ir_context *c, const char *bytes, size_t n) {
  return intern_get(c->strings, bytes, n);
}
const istr *ir_cstr(ir_context *c, const char *s) { return ir_str(c, s, strlen(s)); }

const ir_opname *ir_opname_get(ir_context *c, const char *name, size_t n) {
  const istr *full = ir_str(c, name, n);
  const ir_opname *known = map_get(&c->opnames, full);
  if (known) return known;
  ir_opname *o = ARENA_NEW(c->a, ir_opname);
  o->full = full;
  const char *dot = n ? memchr(name, '.', n) : NULL;
  o->dialect = ir_str(c, name, dot ? (size_t)(dot - name) : 0);
  o->def = c->registry ? c->registry->find_op(c->registry, name, n) : NULL;
  o->known_dialect =
      dot && c->registry && c->registry->knows_dialect &&
      c->registry->knows_dialect(c->registry, name, o->dialect->len) &&
      !(c->registry->is_partial && c->registry->is_partial(c->registry, name, o->dialect->len));
  map_insert(c->a, &c->opnames, full, o);
  return o;
}

const ir_enumcase *ir_enum_by_number(const ir_enumdef *e, uint64_t number) {
  for (size_t i = 0; i < e->case_count; i++)
    if (e->cases[i].number == number) return &e->cases[i];
  return NULL;
}

const ir_enumcase *ir_enum_by_name(const ir_enumdef *e, const char *name, size_t n) {
  for (size_t i = 0; i < e->case_count; i++)
    if (bytes_are(name, n, e->cases[i].name)) return &e->cases[i];
  return NULL;
}

/* --- Parameters of rows --- */

/* Bytes per item of a list kind; 0 for kinds that are one word. */
static size_t item_size(ir_param_kind kind) {
  switch (kind) {
    case IR_PARAM_TYPES:
    case IR_PARAM_ATTRS:
    case IR_PARAM_PAIRS: return sizeof(void *);
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS:
    case IR_PARAM_DOUBLES:
    case IR_PARAM_APINT: return 8;
    default: return 0;
  }
}

uint32_t ir_params_hash(const ir_typedef *def, const ir_param *params) {
  uint32_t h = mix_ptr(0, def);
  for (size_t i = 0; i < def->param_count; i++) {
    size_t size = item_size(def->params[i].kind);
    if (size)
      h = mix(h, hash_bytes(params[i].items, params[i].count * size, (uint32_t)params[i].count));
    else
      h = mix(h, params[i].u);
  }
  return h;
}

bool ir_params_equal(const ir_typedef *def, const ir_param *a, const ir_param *b) {
  for (size_t i = 0; i < def->param_count; i++) {
    size_t size = item_size(def->params[i].kind);
    if (!size) {
      if (a[i].u != b[i].u) return false;
    } else if (a[i].count != b[i].count ||
               (a[i].count && memcmp(a[i].items, b[i].items, a[i].count * size) != 0)) {
      return false;
    }
  }
  return true;
}

const ir_param *ir_params_copy(ir_context *c, const ir_typedef *def, const ir_param *params) {
  ir_param *copy = ARENA_ARRAY(c->a, ir_param, def->param_count);
  for (size_t i = 0; i < def->param_count; i++) {
    size_t size = item_size(def->params[i].kind);
    if (size) {
      copy[i].items = arena_copy(c->a, params[i].items, params[i].count * size, 8);
      copy[i].count = params[i].count;
    } else {
      copy[i].u = params[i].u;
    }
  }
  return copy;
}

bool ir_params_children(const ir_typedef *def, const ir_param *params, ir_walk_type_fn tf,
                        ir_walk_attr_fn af, void *user) {
  for (size_t i = 0; i < def->param_count; i++) {
    const ir_param *p = &params[i];
    switch (def->params[i].kind) {
      case IR_PARAM_TYPE:
        if (p->type && tf && !tf(p->type, user)) return false;
        break;
      case IR_PARAM_TYPES:
        for (size_t k = 0; tf && k < p->count; k++)
          if (!tf(p->types[k], user)) return false;
        break;
      case IR_PARAM_ATTR:
      case IR_PARAM_DENSE:
        if (p->attr && af && !af(p->attr, user)) return false;
        break;
      case IR_PARAM_ATTRS:
      case IR_PARAM_PAIRS:
        for (size_t k = 0; af && k < p->count; k++)
          if (!af(p->attrs[k], user)) return false;
        break;
      default: break;
    }
  }
  return true;
}

static void size_add(size_sum *s, uint32_t weight, uint32_t depth) {
  s->weight += weight;
  if (depth + 1 > s->depth) s->depth = depth + 1;
}
bool ir_size_add_type(const ir_type *t, void *sum) {
  size_add(sum, t->weight, t->depth);
  return true;
}
bool ir_size_add_attr(const ir_attr *a, void *sum) {
  size_add(sum, a->weight, a->depth);
  return true;
}

bool ir_type_too_large(const ir_type *t) {
  return t->depth > LIMIT_NESTING_DEPTH || t->weight > LIMIT_EXPANDED_NODES;
}
bool ir_attr_too_large(const ir_attr *a) {
  return a->depth > LIMIT_NESTING_DEPTH || a->weight > LIMIT_EXPANDED_NODES;
}

enum { SEEN_WEIGHT = 16 }; /* what has fewer parts is walked again */

/* Out of memory: the walk goes no deeper. */
static bool seen(ir_seen *s, const void *what) {
  arena_guard g;
  if (!s->a && !(s->a = arena_new(0))) return true;
  if (!ARENA_GUARD(s->a, &g)) return true;
  if (!s->items) s->items = ARENA_NEW(s->a, map);
  bool again = !map_insert(s->a, s->items, what, what);
  arena_guard_pop(s->a, &g);
  return again;
}
bool ir_seen_type(ir_seen *s, const ir_type *t) { return t->weight > SEEN_WEIGHT && seen(s, t); }
bool ir_seen_attr(ir_seen *s, const ir_attr *a) { return a->weight > SEEN_WEIGHT && seen(s, a); }
void ir_seen_free(ir_seen *s) {
  arena_free(s->a);
  *s = (ir_seen){0};
}

const ir_blob *ir_blob_get(const ir_context *c, const istr *key) { return map_get(&c->blobs, key); }

bool ir_blob_add(ir_context *c, const istr *key, const void *data, size_t size, uint32_t alignment,
                 ir_storage storage) {
  if (ir_blob_get(c, key)) return false;
  ir_blob *b = ARENA_NEW(c->a, ir_blob);
  *b = (ir_blob){key, data, size, alignment};
  if (storage == IR_COPY) b->data = arena_copy(c->a, data, size, 16);
  return map_insert(c->a, &c->blobs, key, b);
}

/* --- Parameters and their definitions --- */

bool ir_param_absent(const ir_paramdef *d, const ir_param *p) {
  if (!d->optional) return false;
  switch (d->kind) {
    case IR_PARAM_TYPE: return p->type == NULL;
    case IR_PARAM_ATTR: return p->attr == NULL;
    case IR_PARAM_UINT: return p->u == IR_NO_NUMBER;
    case IR_PARAM_ENUM: return p->u == 0;
    default: return p->count == 0;
  }
}

/* `of`: "mesh|symbol". */
static bool is_one_of(const ir_typedef *def, const char *of, const ir_attr *a) {
  const char *name = a->kind == IR_ATTR_STRING && a->string.type->kind == IR_TYPE_NONE ? "string"
                     : a->kind == IR_ATTR_SYMBOL && a->symbol.nested_count == 0        ? "symbol"
                     : a->kind == IR_ATTR_DEFINED && !strcmp(a->defined.def->dialect, def->dialect)
                         ? a->defined.def->mnemonic
                         : "";
  size_t n = strlen(name);
  for (;; of++) {
    size_t length = strcspn(of, "|");
    if (n && length == n && memcmp(of, name, n) == 0) return true;
    of += length;
    if (!*of) return false;
  }
}

bool ir_param_fits(const ir_typedef *def, size_t index, const ir_param *p) {
  const ir_paramdef *d = &def->params[index];
  if (!d->of || ir_param_absent(d, p)) return true;
  if (d->kind == IR_PARAM_ATTR) return is_one_of(def, d->of, p->attr);
  for (size_t i = 0; i < p->count; i++)
    if (!is_one_of(def, d->of, p->attrs[i])) return false;
  return true;
}
