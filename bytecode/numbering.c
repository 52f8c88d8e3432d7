#include "numbering.h"

#include <stddef.h>
#include <string.h>

#include "base/limits.h"
#include "writer.h"

/* --- Maps ------------------------------------------------------------------------------------- */

static void map_grow(arena *a, bc_map *m) {
  bc_map old = *m;
  m->bits = old.slots ? old.bits + 1 : 6;
  m->slots = ARENA_ARRAY(a, struct bc_map_slot, (size_t)1 << m->bits);
  if (!old.slots) return;
  uint32_t mask = (UINT32_C(1) << m->bits) - 1;
  for (size_t i = 0; i < (size_t)1 << old.bits; i++) {
    if (!old.slots[i].key) continue;
    uint32_t at = bc_map_home(m, old.slots[i].key);
    while (m->slots[at].key) at = (at + 1) & mask;
    m->slots[at] = old.slots[i];
  }
}

uint32_t *bc_map_add(arena *a, bc_map *m, const void *key, uint32_t value, bool *fresh) {
  if (!m->slots || m->count >= (UINT32_C(1) << m->bits) / 2) map_grow(a, m);
  uint32_t mask = (UINT32_C(1) << m->bits) - 1;
  uint32_t i = bc_map_home(m, key);
  while (m->slots[i].key && m->slots[i].key != key) i = (i + 1) & mask;
  *fresh = !m->slots[i].key;
  if (*fresh) {
    m->slots[i].key = key;
    m->slots[i].value = value;
    m->count++;
  }
  return &m->slots[i].value;
}

/* Room for one more in a column of `count`. */
#define GROW(a, array, count, cap)                                                             \
  do {                                                                                         \
    if ((count) == (cap)) {                                                                    \
      uint32_t cap_ = (cap) ? (cap)*2 : 16;                                                    \
      (array) = arena_grow((a), (array), (cap), cap_, sizeof *(array), _Alignof(max_align_t)); \
      (cap) = cap_;                                                                            \
    }                                                                                          \
  } while (0)

/* --- Dialects, resources, entries ------------------------------------------------------------- */

static uint32_t dialect_number(bc_numbers *n, const char *name, size_t len) {
  const istr *s = ir_str(n->c, name, len);
  bool fresh;
  uint32_t number = *bc_map_add(n->a, &n->dialect_map, s, n->dialect_count, &fresh);
  if (fresh) {
    GROW(n->a, n->dialects, n->dialect_count, n->dialect_cap);
    n->dialects[n->dialect_count++] = (bc_dialect_ref){s};
  }
  return number;
}

/* Counts a reference; true when it was the first one, and then `*entry` is to be filled in. */
static bool count(bc_numbers *n, bc_ranking *r, const void *item, const uint32_t *scratch,
                  bc_counted **entry) {
  uint32_t i = *scratch;
  if (i < r->count && r->met[i].item == item) {
    r->met[i].references++;
    return false;
  }
  GROW(n->a, r->met, r->count, r->cap);
  *(uint32_t *)scratch = r->count; /* everything of a context lies in its arena, in plain memory */
  *entry = &r->met[r->count++];
  **entry = (bc_counted){.item = item, .references = 1};
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
  for (uint32_t i = 0; i < n->resource_count; i++)
    if (n->resources[i].key == key && n->resources[i].dialect == dialect) return i;
  return BC_UNNUMBERED;
}

void bc_count_resource(bc_coder *w, const char *dialect, const istr *key) {
  bc_numbers *n = w->numbers;
  uint32_t d = dialect_number(n, dialect, strlen(dialect));
  if (find_resource(n, d, key) != BC_UNNUMBERED) return;
  GROW(n->a, n->resources, n->resource_count, n->resource_cap);
  n->resources[n->resource_count++] =
      (bc_resource_ref){.dialect = d, .key = key, .data = ir_blob_get(n->c, key)};
}

uint32_t bc_resource_number(const bc_numbers *n, const char *dialect, const istr *key) {
  uint32_t d = bc_map_get(&n->dialect_map, ir_cstr(n->c, dialect));
  uint32_t i = find_resource(n, d, key);
  return i == BC_UNNUMBERED ? i : n->resources[i].number;
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
  uint32_t *key = ARENA_ARRAY(n->a, uint32_t, e->count);
  e->order = ARENA_ARRAY(n->a, uint32_t, e->count);
  uint32_t most = 0;
  for (uint32_t i = 0; i < e->count; i++) {
    e->order[i] = i;
    if (e->met[i].references > most) most = e->met[i].references;
  }
  for (uint32_t i = 0; i < e->count; i++) key[i] = most - e->met[i].references;
  sort_by_key(n->a, e->order, e->count, key, most);

  uint32_t first_dialect = 0, done = 0;
  uint64_t length = 0;
  for (unsigned bytes = 1; done < e->count; bytes++) {
    length = (UINT64_C(1) << 7 * bytes) - length;
    uint32_t group = length < e->count - done ? (uint32_t)length : e->count - done;
    for (uint32_t i = done; i < done + group; i++) {
      uint32_t d = e->met[e->order[i]].dialect;
      key[e->order[i]] = d == first_dialect ? 0 : d + 1;
    }
    sort_by_key(n->a, e->order + done, group, key, n->dialect_count);
    done += group;
    first_dialect = e->met[e->order[done - 1]].dialect;
  }
  for (uint32_t i = 0; i < e->count; i++) e->met[e->order[i]].number = i;
}

/* Resources with data come first within a dialect, then those that are only declared. */
static void number_resources(bc_numbers *n) {
  uint32_t next = 0;
  for (uint32_t d = 0; d < n->dialect_count; d++)
    for (int declared = 0; declared < 2; declared++)
      for (uint32_t i = 0; i < n->resource_count; i++) {
        bc_resource_ref *r = &n->resources[i];
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

/* Notes what is used from outside: every op between the use and the definition is not isolated. */
static bool note_operand(bc_coder *w, const scope *stack, uint32_t depth, const ir_op *op,
                         const ir_value *v) {
  const ir_block *b = !v ? NULL : v->is_argument ? v->block : v->op->block;
  const ir_region *from = b ? b->region : NULL;
  if (from && depth && from == op->block->region) return true;
  for (uint32_t i = depth; from && i-- > 0;) {
    if (stack[i].op == from->op) return true;
    w->numbers->isolated[stack[i].number] = false;
  }
  bc_write_error(w, DIAG_WRITE_VALUE, op->loc,
                 "an operand of '%s' is not defined in a region around it", op->name->full->bytes);
  return false;
}

static bool note_successor(bc_coder *w, const ir_op *op, const ir_block *b) {
  if (b && b->region && op->block && b->region == op->block->region) return true;
  bc_write_error(w, DIAG_WRITE_VALUE, op->loc, "a successor of '%s' is not in its region",
                 op->name->full->bytes);
  return false;
}

static void note_block(bc_numbers *n, ir_block *b, uint32_t index) {
  if (n->block_count == n->block_cap) {
    uint32_t cap = n->block_cap ? n->block_cap * 2 : 16;
    n->first_arg = arena_grow(n->a, n->first_arg, n->block_cap, cap, 4, 4);
    n->block_index = arena_grow(n->a, n->block_index, n->block_cap, cap, 4, 4);
    n->block_cap = cap;
  }
  b->scratch = n->block_count;
  n->block_index[n->block_count++] = index;
}

static uint32_t note_region(bc_numbers *n, const ir_region *r) {
  GROW(n->a, n->region_values, n->region_count, n->region_cap);
  uint32_t values = 0, index = 0;
  for (ir_block *b = r->first; b; b = b->next) {
    values += b->arg_count;
    note_block(n, b, index++);
  }
  n->region_values[n->region_count] = values;
  return n->region_count++;
}

/* Numbers operations, blocks and regions, and finds out what is isolated. */
static bool walk_in_file_order(bc_coder *w, ir_op *root) {
  bc_numbers *n = w->numbers;
  scope *stack = NULL;
  uint32_t depth = 0, cap = 0;
  ir_op *op = root;
  for (;;) {
    if (op) {
      if (n->op_count == LIMIT_OPS) {
        bc_write_error(w, DIAG_WRITE_LIMIT, NULL, "more than %u operations (limit ops)", LIMIT_OPS);
        return false;
      }
      for (uint32_t i = 0; i < op->operand_count; i++)
        if (!note_operand(w, stack, depth, op, op->operands[i].value)) return false;
      for (uint32_t i = 0; i < op->successor_count; i++)
        if (!note_successor(w, op, op->successors[i])) return false;
      if (n->op_count == n->op_cap) {
        uint32_t more = n->op_cap ? n->op_cap * 2 : 64;
        n->isolated = arena_grow(n->a, n->isolated, n->op_cap, more, 1, 1);
        n->ops = arena_grow(n->a, n->ops, n->op_cap, more, sizeof *n->ops, _Alignof(ir_op *));
        n->op_cap = more;
      }
      n->ops[n->op_count] = op;
      op->scratch = n->op_count;
      n->isolated[n->op_count] = true;
      if (depth) n->region_values[stack[depth - 1].values] += op->result_count;
      if (op->region_count) {
        GROW(n->a, stack, depth, cap);
        stack[depth++] = (scope){.op = op, .number = n->op_count, .region = UINT32_MAX};
      }
      n->op_count++;
    }
    if (!depth) return true;
    scope *s = &stack[depth - 1];
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
    depth--;
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
  if (!n->format->native_properties && !op->name->def && op->prop_count && op->props[0] && !n->lost)
    n->lost = op;
  n->dict[number] = dict;
  if (dict) bc_count_attr(w, dict);
  if (n->format->native_properties) {
    if (op->name->def)
      bc_code_properties(w, op);
    else if (op->prop_count && op->props[0])
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
  pending *stack = NULL;
  const ir_op **parents = NULL; /* ops with regions of the region at hand */
  uint32_t depth = 0, cap = 0, parent_count = 0, parent_cap = 0;
  uint32_t next_value = 0;

  count_op(w, root, &next_value);
  if (root->region_count) {
    GROW(n->a, parents, parent_count, parent_cap);
    parents[parent_count++] = root;
  }
  for (;;) {
    for (uint32_t i = 0; i < parent_count; i++) {
      const ir_op *op = parents[i];
      uint32_t first = n->isolated[op->scratch] ? 0 : next_value;
      for (uint32_t r = 0; r < op->region_count; r++) {
        GROW(n->a, stack, depth, cap);
        stack[depth++] = (pending){&op->regions[r], first};
      }
    }
    parent_count = 0;
    if (!depth || w->failed) return;
    pending at = stack[--depth];
    next_value = at.first_value;
    for (const ir_block *b = at.region->first; b; b = b->next) {
      if (b->arg_count) {
        n->first_arg[b->scratch] = next_value;
        next_value += b->arg_count;
        for (uint32_t i = 0; i < b->arg_count; i++) {
          bc_count_attr(w, b->args[i]->loc);
          bc_count_type(w, b->args[i]->type);
        }
      }
      for (const ir_op *op = b->first; op; op = op->next) {
        count_op(w, op, &next_value);
        if (op->region_count) {
          GROW(n->a, parents, parent_count, parent_cap);
          parents[parent_count++] = op;
        }
      }
    }
  }
}

bool bc_number_program(bc_numbers *n, bc_coder *w, ir_op *root) {
  if (!walk_in_file_order(w, root)) return false;
  n->first_result = ARENA_ARRAY(n->a, uint32_t, n->op_count);
  n->dict = ARENA_ARRAY(n->a, const ir_attr *, n->op_count);
  walk_in_numbering_order(w, root);
  if (w->failed) return false;
  number_entries(n, &n->attrs);
  number_entries(n, &n->op_names);
  number_entries(n, &n->types);
  number_resources(n);
  return true;
}
