/* SPDX-License-Identifier: Apache-2.0 */
/* Operations, blocks, regions and the lists that tie them together. */
#include <string.h>

#include "context.h"

static void add_use(ir_use *use, ir_value *v) {
  use->value = v;
  use->next = v->uses;
  use->prev = &v->uses;
  if (v->uses) v->uses->prev = &use->next;
  v->uses = use;
}

ir_op *ir_op_new(ir_context *c, const ir_opname *name, const ir_attr *loc,
                 ir_value *const *operands, size_t operand_count,
                 const ir_type *const *result_types, size_t result_count, size_t region_count,
                 ir_block *const *successors, size_t successor_count) {
  size_t prop_count = name->def ? name->def->prop_count : 1;
  /* One piece of memory for the op and what hangs on it. Each part is a multiple of 8 bytes. */
  size_t size = sizeof(ir_op) + operand_count * sizeof(ir_use) + result_count * sizeof(ir_value) +
                region_count * sizeof(ir_region) + prop_count * sizeof(ir_attr *) +
                successor_count * sizeof(ir_block *);
  ir_op *op = arena_alloc_unset(c->a, size, _Alignof(ir_op));
  *op = (ir_op){.name = name,
                .loc = loc ? loc : c->unknown_loc,
                .operand_count = (uint32_t)operand_count,
                .result_count = (uint32_t)result_count,
                .region_count = (uint32_t)region_count,
                .successor_count = (uint32_t)successor_count};
  op->operands = (ir_use *)(op->results + result_count);
  op->regions = (ir_region *)(op->operands + operand_count);
  op->props = (const ir_attr **)((ir_block **)(op->regions + region_count) + successor_count);
  for (size_t i = 0; i < operand_count; i++) {
    op->operands[i] = (ir_use){.owner = op};
    if (operands && operands[i]) add_use(&op->operands[i], operands[i]);
  }
  for (size_t i = 0; i < result_count; i++)
    op->results[i] = (ir_value){.type = result_types[i], .op = op, .index = (uint32_t)i};
  for (size_t i = 0; i < region_count; i++) op->regions[i] = (ir_region){.op = op};
  for (size_t i = 0; i < successor_count; i++) ir_op_successors(op)[i] = successors[i];
  for (size_t i = 0; i < prop_count; i++) op->props[i] = NULL;
  return op;
}

void ir_block_append(ir_block *b, ir_op *op) {
  op->block = b;
  op->prev = b->last;
  op->next = NULL;
  if (b->last)
    b->last->next = op;
  else
    b->first = op;
  b->last = op;
  b->op_count++;
}

void ir_block_insert_before(ir_op *position, ir_op *op) {
  ir_block *b = position->block;
  op->block = b;
  op->prev = position->prev;
  op->next = position;
  if (position->prev)
    position->prev->next = op;
  else
    b->first = op;
  position->prev = op;
  b->op_count++;
}

void ir_op_unlink(ir_op *op) {
  ir_block *b = op->block;
  if (!b) return;
  if (op->prev)
    op->prev->next = op->next;
  else
    b->first = op->next;
  if (op->next)
    op->next->prev = op->prev;
  else
    b->last = op->prev;
  op->block = NULL;
  op->prev = op->next = NULL;
  b->op_count--;
}

static void drop_use(ir_use *use) {
  if (!use->value) return;
  *use->prev = use->next;
  if (use->next) use->next->prev = use->prev;
  use->value = NULL;
  use->next = NULL;
  use->prev = NULL;
}

static bool drop_operands(ir_op *op, void *user) {
  (void)user;
  for (size_t i = 0; i < op->operand_count; i++) drop_use(&op->operands[i]);
  return true;
}

void ir_op_erase(ir_op *op) {
  ir_op_unlink(op);
  ir_walk(op, drop_operands, NULL);
}

void ir_op_set_operand(ir_op *op, size_t i, ir_value *v) {
  ir_use *use = &op->operands[i];
  drop_use(use);
  if (v) add_use(use, v);
}

void ir_op_renew_uses(ir_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value) ir_op_set_operand(op, i, op->operands[i].value);
}

void ir_op_set_operands(ir_context *c, ir_op *op, ir_value *const *operands, size_t count) {
  /* `operands` may have been read from the op itself, so it is used only before the drop when the
   * list grows, and values (not uses) are kept throughout. */
  ir_value **values = arena_copy(c->a, operands, count * sizeof *values, _Alignof(ir_value *));
  for (size_t i = 0; i < op->operand_count; i++) drop_use(&op->operands[i]);
  if (count > op->operand_count) op->operands = ARENA_ARRAY(c->a, ir_use, count);
  op->operand_count = (uint32_t)count;
  for (size_t i = 0; i < count; i++) {
    op->operands[i].owner = op;
    if (values[i]) add_use(&op->operands[i], values[i]);
  }
}

void ir_value_replace_all_uses(ir_value *from, ir_value *to) {
  if (from == to) return;
  while (from->uses) {
    ir_use *use = from->uses;
    drop_use(use);
    add_use(use, to);
  }
}

void ir_value_set_use_order(ir_value *v, ir_use *const *uses, size_t count) {
  v->uses = NULL;
  for (size_t i = count; i--;) add_use(uses[i], v);
}

void ir_value_reverse_uses(ir_value *value) {
  ir_use *use = value->uses;
  value->uses = NULL;
  while (use) {
    ir_use *next = use->next;
    use->next = value->uses;
    use->prev = &value->uses;
    if (value->uses) value->uses->prev = &use->next;
    value->uses = use;
    use = next;
  }
}

size_t ir_value_use_count(const ir_value *v) {
  size_t n = 0;
  for (const ir_use *u = v->uses; u; u = u->next) n++;
  return n;
}

ir_block *ir_block_new(ir_context *c) { return ARENA_NEW(c->a, ir_block); }

void ir_region_append(ir_region *r, ir_block *b) {
  b->region = r;
  b->prev = r->last;
  b->next = NULL;
  if (r->last)
    r->last->next = b;
  else
    r->first = b;
  r->last = b;
}

ir_value *ir_block_add_arg(ir_context *c, ir_block *b, const ir_type *type, const ir_attr *loc) {
  /* Capacity is the next power of two, so that adding n arguments costs O(n). */
  uint32_t n = b->arg_count;
  if ((n & (n - 1)) == 0)
    b->args = arena_grow(c->a, b->args, n, n ? (size_t)n * 2 : 1, sizeof(ir_value *),
                         _Alignof(ir_value *));
  ir_argument *arg = ARENA_NEW(c->a, ir_argument);
  ir_value *v = &arg->value;
  v->type = type;
  v->is_argument = true;
  v->index = n;
  v->block = b;
  arg->loc = loc ? loc : c->unknown_loc;
  b->args[n] = v;
  b->arg_count++;
  return v;
}

void ir_region_take(ir_region *to, ir_region *from) {
  for (ir_block *b = from->first; b;) {
    ir_block *next = b->next;
    ir_region_append(to, b);
    b = next;
  }
  from->first = from->last = NULL;
}

/* --- Attributes of ops --- */

static bool istr_is(const istr *s, const char *bytes, size_t n) {
  return s->len == n && memcmp(s->bytes, bytes, n) == 0;
}

int ir_op_prop_index(const ir_op *op, const char *name) {
  return op->name->def ? ir_prop_named(op->name->def, name) : -1;
}

const ir_attr *ir_op_discardable(const ir_op *op, const char *name) {
  size_t n = strlen(name);
  for (size_t i = 0; i < op->attr_count; i++)
    if (istr_is(op->attrs[i].name, name, n)) return op->attrs[i].value;
  return NULL;
}

const ir_attr *ir_op_get(const ir_op *op, const char *name) {
  int i = ir_op_prop_index(op, name);
  if (i >= 0) return op->props[i];
  if (!op->name->def && op->props[0]) {
    const ir_attr *a = ir_dict_get(op->props[0], name);
    if (a) return a;
  }
  return ir_op_discardable(op, name);
}

void ir_op_set_discardable(ir_context *c, ir_op *op, const istr *name, const ir_attr *value) {
  size_t at = 0;
  while (at < op->attr_count) {
    const istr *known = op->attrs[at].name;
    size_t n = known->len < name->len ? known->len : name->len;
    int order = n ? memcmp(known->bytes, name->bytes, n) : 0;
    if (!order) order = (known->len > name->len) - (known->len < name->len);
    if (order == 0) {
      if (value) {
        op->attrs[at].value = value;
      } else {
        memmove(op->attrs + at, op->attrs + at + 1, (op->attr_count - at - 1) * sizeof *op->attrs);
        op->attr_count--;
      }
      return;
    }
    if (order > 0) break;
    at++;
  }
  if (!value) return;
  op->attrs = arena_grow(c->a, op->attrs, op->attr_count, op->attr_count + 1, sizeof *op->attrs,
                         _Alignof(ir_named_attr));
  memmove(op->attrs + at + 1, op->attrs + at, (op->attr_count - at) * sizeof *op->attrs);
  op->attrs[at] = (ir_named_attr){name, value};
  op->attr_count++;
}

void ir_op_set(ir_context *c, ir_op *op, const char *name, const ir_attr *value) {
  int i = ir_op_prop_index(op, name);
  if (i >= 0)
    op->props[i] = value;
  else
    ir_op_set_discardable(c, op, ir_cstr(c, name), value);
}

/* Collects the inherent attributes into `entries` (room for prop_count). */
static size_t inherent(ir_context *c, const ir_op *op, ir_named_attr *entries) {
  size_t n = 0;
  const ir_opdef *def = op->name->def;
  for (size_t i = 0; def && i < def->prop_count; i++)
    if (op->props[i]) entries[n++] = (ir_named_attr){ir_cstr(c, def->props[i].name), op->props[i]};
  return n;
}

const ir_attr *ir_op_prop_dict(ir_context *c, const ir_op *op) {
  if (!op->name->def) return op->props[0];
  ir_named_attr *entries = ARENA_ARRAY(c->a, ir_named_attr, ir_op_prop_count(op));
  size_t n = inherent(c, op, entries);
  return n ? ir_attr_dict(c, entries, n, NULL) : NULL;
}

const ir_attr *ir_op_attr_dict(ir_context *c, const ir_op *op) {
  const ir_attr *own = op->name->def ? NULL : op->props[0];
  if (own && own->kind != IR_ATTR_DICT) own = NULL;
  size_t room = ir_op_prop_count(op) + op->attr_count + (own ? own->dict.count : 0);
  ir_named_attr *entries = ARENA_ARRAY(c->a, ir_named_attr, room);
  size_t n = inherent(c, op, entries);
  for (size_t i = 0; own && i < own->dict.count; i++) entries[n++] = own->dict.entries[i];
  for (size_t i = 0; i < op->attr_count; i++) {
    bool shadowed = false; /* a discardable attribute never hides an inherent one */
    for (size_t k = 0; k < n && !shadowed; k++) shadowed = entries[k].name == op->attrs[i].name;
    if (!shadowed) entries[n++] = op->attrs[i];
  }
  return ir_attr_dict(c, entries, n, NULL);
}

/* --- Structure --- */

bool ir_op_has_trait(const ir_op *op, uint32_t trait) {
  return op->name->def && (op->name->def->traits & trait);
}

ir_op *ir_op_parent(const ir_op *op) {
  return op->block && op->block->region ? op->block->region->op : NULL;
}

/* Splits `total` values over slots. With one variadic or optional slot it takes what the others
 * leave; with several, their sizes are equal (SAME_VARIADIC) or given (segments). */
static bool group(const ir_slot *slots, size_t slot_count, size_t total, size_t slot,
                  const ir_attr *segments, bool same, size_t *first, size_t *count) {
  if (segments) {
    int64_t at = 0;
    if (segments->kind != IR_ATTR_DENSE_ARRAY || segments->dense_array.count != slot_count ||
        ir_dense_element_size(segments->dense_array.element) != 4)
      return false;
    for (size_t i = 0; i < slot_count; i++) {
      int32_t n;
      memcpy(&n, segments->dense_array.data + i * 4, 4);
      if (n < 0 || (uint64_t)n > total) return false;
      if (i == slot) {
        *first = (size_t)at;
        *count = (size_t)n;
      }
      at += n;
    }
    return (uint64_t)at == total;
  }
  size_t fixed = 0;
  for (size_t i = 0; i < slot_count; i++) fixed += slots[i].arity == IR_ONE;
  size_t open = slot_count - fixed;
  if (!open) { /* most ops */
    *first = slot;
    *count = 1;
    return total == fixed;
  }
  if (total < fixed) return false;
  size_t rest = total - fixed;
  if (open > 1 && (!same || rest % open)) return false;
  size_t each = rest / open, at = 0;
  for (size_t i = 0; i <= slot; i++) {
    size_t n = slots[i].arity == IR_ONE ? 1 : each;
    if (slots[i].arity == IR_OPTIONAL && n > 1) return false;
    if (i == slot) {
      *first = at;
      *count = n;
    }
    at += n;
  }
  return true;
}

/* The segments that an op says where its definition has them; false: it has to and does not. */
static bool segments_of(const ir_op *op, uint32_t trait, const char *name, const ir_attr **out) {
  *out = op->name->def->traits & trait ? ir_op_get(op, name) : NULL;
  return *out || !(op->name->def->traits & trait);
}

bool ir_op_operand_group(const ir_op *op, size_t slot, size_t *first, size_t *count) {
  const ir_opdef *def = op->name->def;
  const ir_attr *segments;
  return def && slot < def->operand_count &&
         segments_of(op, IR_TRAIT_OPERAND_SEGMENTS, "operandSegmentSizes", &segments) &&
         group(def->operands, def->operand_count, op->operand_count, slot, segments,
               def->traits & IR_TRAIT_SAME_VARIADIC_OPERANDS, first, count);
}

bool ir_op_result_group(const ir_op *op, size_t slot, size_t *first, size_t *count) {
  const ir_opdef *def = op->name->def;
  const ir_attr *segments;
  return def && slot < def->result_count &&
         segments_of(op, IR_TRAIT_RESULT_SEGMENTS, "resultSegmentSizes", &segments) &&
         group(def->results, def->result_count, op->result_count, slot, segments,
               def->traits & IR_TRAIT_SAME_VARIADIC_RESULTS, first, count);
}

ir_op *ir_module_new(ir_context *c, const ir_attr *loc) {
  static const char name[] = "builtin.module";
  ir_op *module =
      ir_op_new(c, ir_opname_get(c, name, sizeof name - 1), loc, NULL, 0, NULL, 0, 1, NULL, 0);
  ir_region_append(&module->regions[0], ir_block_new(c));
  return module;
}

const istr *ir_symbol_name(const ir_op *op) {
  const ir_attr *name = ir_op_get(op, "sym_name");
  if (ir_attr_is(name, IR_ATTR_STRING)) return name->string.value;
  /* A versioned dialect spells strings as an attribute kind with one string parameter. */
  if (ir_attr_is(name, IR_ATTR_DEFINED) && name->defined.def->param_count == 1 &&
      name->defined.def->params[0].kind == IR_PARAM_STRING)
    return name->defined.params[0].str;
  return NULL;
}

ir_op *ir_lookup_symbol(const ir_op *table, const char *name, size_t n) {
  for (size_t r = 0; r < table->region_count; r++)
    for (ir_block *b = table->regions[r].first; b; b = b->next)
      for (ir_op *op = b->first; op; op = op->next) {
        const istr *symbol = ir_symbol_name(op);
        if (symbol && istr_is(symbol, name, n)) return op;
      }
  return NULL;
}

ir_op *ir_op_first_inside(const ir_op *op) {
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      if (b->first) return b->first;
  return NULL;
}

ir_op *ir_op_after(const ir_op *op, const ir_op *root) {
  while (op != root) {
    if (op->next) return op->next;
    ir_block *block = op->block;
    for (ir_block *b = block->next; b; b = b->next)
      if (b->first) return b->first;
    ir_region *region = block->region;
    ir_op *parent = region->op;
    for (size_t r = (size_t)(region - parent->regions) + 1; r < parent->region_count; r++)
      for (ir_block *b = parent->regions[r].first; b; b = b->next)
        if (b->first) return b->first;
    op = parent;
  }
  return NULL;
}

bool ir_walk(ir_op *op, ir_walk_fn fn, void *user) {
  for (ir_op *at = op; at;) {
    if (!fn(at, user)) return false;
    ir_op *inside = at->region_count ? ir_op_first_inside(at) : NULL;
    if (inside)
      at = inside;
    else
      at = at->next && at != op ? at->next : ir_op_after(at, op);
  }
  return true;
}

static bool count_one(ir_op *op, void *user) {
  (void)op;
  ++*(size_t *)user;
  return true;
}

size_t ir_count_ops(ir_op *op) {
  size_t n = 0;
  ir_walk(op, count_one, &n);
  return n;
}
