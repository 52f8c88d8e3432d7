/* SPDX-License-Identifier: Apache-2.0 */
#include "numbering.h"

#include <stddef.h>
#include <string.h>

#include "base/limits.h"
#include "writer.h"

/* --- Dialects, resources, entries ------------------------------------------------------------- */

static uint32_t dialect_number(bc_numbers *n, const char *name, size_t len) {
  if (name == n->last_dialect) return n->last_number;
  const istr *s = ir_str(n->c, name, len);
  map_slot *number = map_at(n->a, &n->dialect_numbers, s);
  if (!number->number) {
    VEC_ADD(n->a, &n->dialects, s);
    number->number = n->dialects.count;
  }
  n->last_dialect = name;
  return n->last_number = (uint32_t)number->number - 1;
}

/* Counts a reference; true when it was the first one, and then `*entry` is to be filled in. */
static bool count(bc_numbers *n, bc_ranking *r, const void *item, const uint32_t *scratch,
                  bc_counted **entry) {
  uint32_t i = *scratch;
  if (i < r->met.count && r->met.items[i].item == item) {
    r->met.items[i].references++;
    return false;
  }
  /* Everything of a context lies in its arena, in plain memory. */
  *(uint32_t *)scratch = (uint32_t)r->met.count;
  VEC_ADD(n->a, &r->met, (bc_counted){.item = item, .references = 1});
  *entry = &r->met.items[r->met.count - 1];
  return true;
}

static void count_op_name(bc_numbers *n, const ir_opname *name) {
  bc_counted *entry;
  if (!count(n, &n->op_names, name, &name->scratch, &entry)) return;
  /* A name without a dot is its own dialect, with an empty rest. */
  const istr *d = name->dialect->len ? name->dialect : name->full;
  entry->dialect = dialect_number(n, d->bytes, d->len);
}

static void refuse_size(bc_coder *w, const char *what) {
  bc_write_error(w, DIAG_WRITE_LIMIT, NULL, "%s is nested deeper or larger than limits allow",
                 what);
}

void bc_count_attr(bc_coder *w, const ir_attr *a) {
  bc_counted *entry;
  if (!count(w->numbers, &w->numbers->attrs, a, &a->scratch, &entry)) return;
  if (ir_attr_too_large(a)) {
    refuse_size(w, "an attribute");
    return;
  }
  size_t len;
  const char *dialect = ir_attr_dialect(a, &len);
  entry->dialect = dialect_number(w->numbers, dialect, len);
  bc_code_attr(w, a);
}

void bc_count_type(bc_coder *w, const ir_type *t) {
  bc_counted *entry;
  if (!count(w->numbers, &w->numbers->types, t, &t->scratch, &entry)) return;
  if (ir_type_too_large(t)) {
    refuse_size(w, "a type");
    return;
  }
  size_t len;
  const char *dialect = ir_type_dialect(t, &len);
  entry->dialect = dialect_number(w->numbers, dialect, len);
  bc_code_type(w, t);
}

static uint32_t find_resource(const bc_numbers *n, uint32_t dialect, const istr *key) {
  for (uint32_t i = 0; i < n->resources.count; i++)
    if (n->resources.items[i].key == key && n->resources.items[i].dialect == dialect) return i;
  return BC_UNNUMBERED;
}

void bc_count_resource(bc_coder *w, const char *dialect, const istr *key) {
  bc_numbers *n = w->numbers;
  uint32_t d = dialect_number(n, dialect, strlen(dialect));
  if (find_resource(n, d, key) != BC_UNNUMBERED) return;
  VEC_ADD(n->a, &n->resources,
          (bc_resource_ref){.dialect = d, .key = key, .data = ir_blob_get(n->c, key)});
}

uint32_t bc_resource_number(const bc_numbers *n, const char *dialect, const istr *key) {
  const map_slot *d = map_find(&n->dialect_numbers, ir_cstr(n->c, dialect));
  uint32_t i = d ? find_resource(n, (uint32_t)d->number - 1, key) : BC_UNNUMBERED;
  return i == BC_UNNUMBERED ? i : n->resources.items[i].number;
}

/* --- Order ------------------------------------------------------------------------------------ */

/* Sorts `order`, indices into `key`, by ascending key; equal keys keep their order. */
static void sort_by_key(arena *a, uint32_t *order, uint32_t n, const uint32_t *key, uint32_t max) {
  uint32_t *from = order, *to = ARENA_ARRAY(a, uint32_t, n);
  uint32_t *spare = to;
  for (unsigned shift = 0; shift < 32 && max >> shift; shift += 8) {
    uint32_t starts[257] = {0};
    for (uint32_t i = 0; i < n; i++) starts[(key[from[i]] >> shift & 0xff) + 1]++;
    for (unsigned d = 0; d < 256; d++) starts[d + 1] += starts[d];
    for (uint32_t i = 0; i < n; i++) to[starts[key[from[i]] >> shift & 0xff]++] = from[i];
    uint32_t *t = from;
    from = to, to = t;
  }
  if (from == spare) memcpy(order, from, n * sizeof *order);
}

/* Numbers of one table: by falling number of references, ties in the order in which they were met;
 * then, inside groups of as many entries as a varint of i bytes distinguishes, by dialect, the
 * dialect that ended the group before coming first. The second group starts at 128 and each further
 * one is as long as 2^(7i) less the length of the one before it. */
static void number_entries(bc_numbers *n, bc_ranking *e) {
  uint32_t count = (uint32_t)e->met.count;
  uint32_t *key = ARENA_ARRAY(n->a, uint32_t, count);
  e->order = ARENA_ARRAY(n->a, uint32_t, count);
  uint32_t most = 0;
  for (uint32_t i = 0; i < count; i++) {
    e->order[i] = i;
    if (e->met.items[i].references > most) most = e->met.items[i].references;
  }
  for (uint32_t i = 0; i < count; i++) key[i] = most - e->met.items[i].references;
  sort_by_key(n->a, e->order, count, key, most);

  uint32_t first_dialect = 0, done = 0;
  uint64_t length = 0;
  for (unsigned bytes = 1; done < count; bytes++) {
    length = (UINT64_C(1) << 7 * bytes) - length;
    uint32_t group = length < count - done ? (uint32_t)length : count - done;
    for (uint32_t i = done; i < done + group; i++) {
      uint32_t d = e->met.items[e->order[i]].dialect;
      key[e->order[i]] = d == first_dialect ? 0 : d + 1;
    }
    sort_by_key(n->a, e->order + done, group, key, (uint32_t)n->dialects.count);
    done += group;
    first_dialect = e->met.items[e->order[done - 1]].dialect;
  }
}

/* Everything of a context lies in its arena, in plain memory, so each item can hold its number. */
static void tell_numbers(const bc_numbers *n) {
  for (uint32_t i = 0; i < n->attrs.met.count; i++)
    ((ir_attr *)n->attrs.met.items[n->attrs.order[i]].item)->scratch = i;
  for (uint32_t i = 0; i < n->types.met.count; i++)
    ((ir_type *)n->types.met.items[n->types.order[i]].item)->scratch = i;
  for (uint32_t i = 0; i < n->op_names.met.count; i++)
    ((ir_opname *)n->op_names.met.items[n->op_names.order[i]].item)->scratch = i;
}

/* Resources with data come first within a dialect, then those that are only declared. */
static void number_resources(bc_numbers *n) {
  uint32_t next = 0;
  for (uint32_t d = 0; d < n->dialects.count; d++)
    for (int declared = 0; declared < 2; declared++)
      for (uint32_t i = 0; i < n->resources.count; i++) {
        bc_resource_ref *r = &n->resources.items[i];
        if (r->dialect == d && !r->data == (bool)declared) r->number = next++;
      }
}

/* --- The walk in file order ------------------------------------------------------------------- */

typedef struct scope {
  ir_op *op;
  uint32_t number, region;
  uint32_t values; /* index of that region in region_values */
  ir_block *block;
  ir_op *next; /* in `block`, still to be visited */
} scope;
typedef VEC(scope) scopes;

/* Notes what is used from outside: every op between the use and the definition is not isolated. */
static bool note_operand(bc_coder *w, const scopes *stack, const ir_op *op, const ir_value *v) {
  const ir_block *b = !v ? NULL : v->is_argument ? v->block : v->op->block;
  if (b && b == op->block && stack->count) return true;
  const ir_region *from = b ? b->region : NULL;
  if (from && stack->count && from == op->block->region) return true;
  for (size_t i = stack->count; from && i-- > 0;) {
    if (stack->items[i].op == from->op) return true;
    w->numbers->isolated.items[stack->items[i].number] = false;
  }
  bc_write_error(w, DIAG_WRITE_VALUE, op->loc,
                 "an operand of '%s' is not defined in a region around it", op->name->full->bytes);
  return false;
}

/* Readers find the uses of a value in falling order, if the use behind each one comes before it in
 * the file. Operations are numbered as far as this one. */
static inline void note_use(bc_numbers *n, const ir_use *u, uint32_t number) {
  const ir_use *behind = u->next;
  if (!behind) return;
  uint32_t other = behind->owner == u->owner ? number : bc_op_number(n, behind->owner);
  if (other > number || (other == number && behind > u)) n->reordered = true;
}

static bool note_successor(bc_coder *w, const ir_op *op, const ir_block *b) {
  if (b && b->region && op->block && b->region == op->block->region) return true;
  bc_write_error(w, DIAG_WRITE_VALUE, op->loc, "a successor of '%s' is not in its region",
                 op->name->full->bytes);
  return false;
}

static void note_block(bc_numbers *n, ir_block *b, uint32_t index) {
  b->scratch = (uint32_t)n->block_index.count;
  VEC_ADD(n->a, &n->block_index, index);
  VEC_ADD(n->a, &n->first_arg, 0);
}

static uint32_t note_region(bc_numbers *n, const ir_region *r) {
  uint32_t values = 0, index = 0;
  size_t ops = 0;
  for (ir_block *b = r->first; b; b = b->next) {
    values += b->arg_count;
    ops += b->op_count;
    note_block(n, b, index++);
  }
  VEC_RESERVE(n->a, &n->ops, ops);
  VEC_RESERVE(n->a, &n->isolated, ops);
  VEC_ADD(n->a, &n->region_values, values);
  return (uint32_t)n->region_values.count - 1;
}

/* Numbers operations, blocks and regions, and finds out what is isolated. */
static bool walk_in_file_order(bc_coder *w, ir_op *root) {
  bc_numbers *n = w->numbers;
  scopes stack = {0};
  ir_op *op = root;
  for (;;) {
    if (op) {
      if (n->ops.count == LIMIT_OPS) {
        bc_write_error(w, DIAG_WRITE_LIMIT, NULL, "more than %u operations (limit ops)", LIMIT_OPS);
        return false;
      }
      for (uint32_t i = 0; i < op->operand_count; i++) {
        if (!note_operand(w, &stack, op, op->operands[i].value)) return false;
        note_use(n, &op->operands[i], (uint32_t)n->ops.count);
      }
      for (uint32_t i = 0; i < op->successor_count; i++)
        if (!note_successor(w, op, ir_op_successors(op)[i])) return false;
      op->scratch = (uint32_t)n->ops.count;
      VEC_ADD(n->a, &n->ops, op);
      VEC_ADD(n->a, &n->isolated, true);
      if (stack.count)
        n->region_values.items[stack.items[stack.count - 1].values] += op->result_count;
      if (op->region_count)
        VEC_ADD(n->a, &stack, (scope){.op = op, .number = op->scratch, .region = UINT32_MAX});
    }
    if (!stack.count) return true;
    scope *s = &stack.items[stack.count - 1];
    if (s->next) {
      op = s->next;
      s->next = op->next;
      continue;
    }
    op = NULL;
    if (s->block && s->block->next) {
      s->block = s->block->next;
      s->next = s->block->first;
      continue;
    }
    if (++s->region < s->op->region_count) { /* from UINT32_MAX to 0 */
      ir_region *r = &s->op->regions[s->region];
      s->values = note_region(n, r);
      s->block = r->first;
      s->next = s->block ? s->block->first : NULL;
      continue;
    }
    stack.count--;
  }
}

/* --- The walk in numbering order -------------------------------------------------------------- */

static void count_op(bc_coder *w, const ir_op *op, uint32_t *next_value) {
  bc_numbers *n = w->numbers;
  uint32_t number = op->scratch;
  count_op_name(n, op->name);
  n->first_result[number] = *next_value;
  *next_value += op->result_count;
  for (uint32_t i = 0; i < op->result_count; i++) bc_count_type(w, op->results[i].type);

  /* Before native properties the inherent attributes of registered ops are merged with the
   * discardable ones; those of unregistered ops have no place, as in MLIR. */
  const ir_attr *dict = NULL;
  if (!n->format->native_properties && op->name->def) {
    dict = ir_op_attr_dict(n->c, op);
    if (dict && dict->dict.count == 0) dict = NULL;
  } else if (op->attr_count) {
    dict = ir_attr_dict(n->c, op->attrs, op->attr_count, NULL);
  }
  if (!n->format->native_properties && !op->name->def && ir_op_prop_count(op) && op->props[0] &&
      !n->lost)
    n->lost = op;
  if (dict) {
    if (!n->dict) n->dict = ARENA_ARRAY(n->a, const ir_attr *, n->ops.count);
    n->dict[number] = dict;
    bc_count_attr(w, dict);
  }
  if (n->format->native_properties) {
    if (op->name->def)
      bc_code_properties(w, op);
    else if (ir_op_prop_count(op) && op->props[0])
      bc_count_attr(w, op->props[0]);
  }
  bc_count_attr(w, op->loc);
}

typedef struct pending {
  const ir_region *region;
  uint32_t first_value;
} pending;

/* Regions wait on a stack, so the last region of the last op is numbered first. */
static void walk_in_numbering_order(bc_coder *w, const ir_op *root) {
  bc_numbers *n = w->numbers;
  VEC(pending) stack = {0};
  VEC(const ir_op *) parents = {0}; /* ops with regions of the region at hand */
  uint32_t next_value = 0;

  count_op(w, root, &next_value);
  if (root->region_count) VEC_ADD(n->a, &parents, root);
  for (;;) {
    for (size_t i = 0; i < parents.count; i++) {
      const ir_op *op = parents.items[i];
      uint32_t first = n->isolated.items[op->scratch] ? 0 : next_value;
      for (uint32_t r = 0; r < op->region_count; r++)
        VEC_ADD(n->a, &stack, (pending){&op->regions[r], first});
    }
    parents.count = 0;
    if (!stack.count || w->failed) return;
    pending at = stack.items[--stack.count];
    next_value = at.first_value;
    for (const ir_block *b = at.region->first; b; b = b->next) {
      if (b->arg_count) {
        n->first_arg.items[b->scratch] = next_value;
        next_value += b->arg_count;
        for (uint32_t i = 0; i < b->arg_count; i++) {
          bc_count_attr(w, ir_arg_loc(b->args[i]));
          bc_count_type(w, b->args[i]->type);
        }
      }
      for (const ir_op *op = b->first; op; op = op->next) {
        count_op(w, op, &next_value);
        if (op->region_count) VEC_ADD(n->a, &parents, op);
      }
    }
  }
}

bool bc_number_program(bc_numbers *n, bc_coder *w, ir_op *root) {
  if (!walk_in_file_order(w, root)) return false;
  n->first_result =
      arena_alloc_unset(n->a, n->ops.count * sizeof *n->first_result, _Alignof(uint32_t));
  walk_in_numbering_order(w, root);
  if (w->failed) return false;
  number_entries(n, &n->attrs);
  number_entries(n, &n->op_names);
  number_entries(n, &n->types);
  tell_numbers(n);
  number_resources(n);
  return true;
}
