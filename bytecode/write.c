/* SPDX-License-Identifier: Apache-2.0 */
/* The container, the IR section and the tables of an artifact; header.c, tables.c and read.c face
 * this file. */
#include <stdlib.h>
#include <string.h>

#include "writer.h"

/* A use is known by the number of its op and, within that, of its operand. A reader finds the uses
 * of a value in falling order of these; any other order has to be said. */
typedef struct use_key {
  uint64_t id;
  uint32_t index; /* in the list as it is in memory */
} use_key;

typedef struct writer {
  bc_coder coder;
  bc_numbers numbers;
  ir_op *root;

  bc_emitter file;    /* the whole artifact */
  bc_emitter section; /* the section at hand */
  bc_emitter offsets; /* and the one of its offsets */

  /* Native properties, each distinct sequence of bytes once. */
  bc_emitter properties;         /* length and bytes of each, one after the other */
  bc_emitter property;           /* the one at hand */
  VEC(uint32_t) property_starts; /* in `properties`, by number */
  map property_numbers;          /* by hash of the bytes */

  VEC(use_key) uses;   /* of the value at hand */
  VEC(uint32_t) order; /* indices of the results or arguments at hand whose uses are reordered */

  uint32_t next_op, next_region; /* in file order, as bc_numbers counts */
} writer;

/* --- Dialect section -------------------------------------------------------------------------- */

/* Calls emit for each entry by number; entries of one dialect that follow each other share a
 * header: the dialect's number and how many there are. */
static void write_grouped(writer *w, bc_emitter *out, const bc_ranking *e,
                          void (*emit)(writer *w, const bc_counted *entry)) {
  for (uint32_t i = 0; i < e->met.count;) {
    uint32_t dialect = e->met.items[e->order[i]].dialect, end = i + 1;
    while (end < e->met.count && e->met.items[e->order[end]].dialect == dialect) end++;
    bc_emit_varint(out, dialect);
    bc_emit_varint(out, end - i);
    for (; i < end; i++) emit(w, &e->met.items[e->order[i]]);
  }
}

static void write_op_name(writer *w, const bc_counted *entry) {
  const ir_opname *name = entry->item;
  size_t skip = name->dialect->len ? name->dialect->len + 1 : name->full->len;
  const istr *rest = ir_str(w->coder.c, name->full->bytes + skip, name->full->len - skip);
  uint32_t number = bc_string_number(&w->coder, rest);
  if (w->coder.format->native_properties)
    bc_emit_flagged(&w->section, number, name->def != NULL);
  else
    bc_emit_varint(&w->section, number);
}

static const bc_dialect_version *version_of(const writer *w, const istr *dialect) {
  const bc_write_options *o = w->coder.options;
  for (size_t i = 0; i < o->dialect_version_count; i++)
    if (strcmp(o->dialect_versions[i].dialect, dialect->bytes) == 0) return &o->dialect_versions[i];
  return NULL;
}

/* `offsets` is not in use yet. */
static void write_version(writer *w, bc_emitter *out, const bc_dialect_version *v) {
  bc_emitter_reset(&w->offsets);
  for (size_t i = 0; i < v->count; i++) bc_emit_varint(&w->offsets, v->numbers[i]);
  bc_emit_section(out, BC_SECTION_DIALECT_VERSIONS, &w->offsets);
}

static void write_dialects(writer *w) {
  const bc_numbers *n = &w->numbers;
  bc_emitter *out = &w->section;
  bc_emitter_reset(out);
  bc_emit_varint(out, n->dialects.count);
  for (uint32_t i = 0; i < n->dialects.count; i++) {
    uint32_t name = bc_string_number(&w->coder, n->dialects.items[i]);
    const bc_dialect_version *version = version_of(w, n->dialects.items[i]);
    if (w->coder.format->dialect_versions)
      bc_emit_flagged(out, name, version != NULL);
    else
      bc_emit_varint(out, name);
    if (w->coder.format->dialect_versions && version) write_version(w, out, version);
  }
  if (w->coder.format->op_name_count) bc_emit_varint(out, n->op_names.met.count);
  write_grouped(w, out, &n->op_names, write_op_name);
  bc_emit_section(&w->file, BC_SECTION_DIALECT, out);
}

/* --- Attributes and types --------------------------------------------------------------------- */

/* An entry, and in the offset section its size and whether its encoding is binary. */
static void write_entry_size(writer *w, size_t before, bool binary) {
  bc_emit_flagged(&w->offsets, bc_emitter_size(&w->section) - before, binary);
}

static void write_attr(writer *w, const bc_counted *entry) {
  size_t before = bc_emitter_size(&w->section);
  bool binary = bc_code_attr(&w->coder, entry->item);
  if (!binary) bc_write_attr_text(&w->coder, entry->item);
  write_entry_size(w, before, binary);
}

static void write_type(writer *w, const bc_counted *entry) {
  size_t before = bc_emitter_size(&w->section);
  bool binary = bc_code_type(&w->coder, entry->item);
  if (!binary) bc_write_type_text(&w->coder, entry->item);
  write_entry_size(w, before, binary);
}

static void write_attrs_and_types(writer *w) {
  bc_emitter_reset(&w->section);
  bc_emitter_reset(&w->offsets);
  w->coder.out = &w->section;
  bc_emit_varint(&w->offsets, w->numbers.attrs.met.count);
  bc_emit_varint(&w->offsets, w->numbers.types.met.count);
  write_grouped(w, &w->offsets, &w->numbers.attrs, write_attr);
  write_grouped(w, &w->offsets, &w->numbers.types, write_type);
  bc_emit_section(&w->file, BC_SECTION_ATTR_TYPE_OFFSET, &w->offsets);
  bc_emit_section(&w->file, BC_SECTION_ATTR_TYPE, &w->section);
}

/* --- Properties ------------------------------------------------------------------------------- */

/* The number of the properties that lie in w->property. */
static uint32_t property_number(writer *w) {
  uint32_t start = (uint32_t)w->properties.len, count = (uint32_t)w->property_starts.count;
  const uint32_t *starts = w->property_starts.items;
  bc_emit_varint(&w->properties, w->property.len);
  bc_emit_bytes(&w->properties, w->property.bytes, w->property.len);
  uint32_t size = (uint32_t)w->properties.len - start;
  const uint8_t *bytes = w->properties.bytes;
  uint32_t hash = hash_bytes(bytes + start, size, 0);
  for (const map_slot *s = map_first(&w->property_numbers, hash); s;
       s = map_next(&w->property_numbers, s)) {
    uint32_t i = (uint32_t)s->number, end = i + 1 < count ? starts[i + 1] : start;
    if (end - starts[i] != size || memcmp(bytes + starts[i], bytes + start, size) != 0) continue;
    w->properties.len = start; /* known already: taken back */
    return i;
  }
  VEC_ADD(w->coder.a, &w->property_starts, start);
  map_add(w->coder.a, &w->property_numbers, hash)->number = count;
  return count;
}

static void write_properties(writer *w) {
  bc_emitter_reset(&w->section);
  bc_emit_varint(&w->section, w->property_starts.count);
  bc_emit_bytes(&w->section, w->properties.bytes, w->properties.len);
  bc_emit_section(&w->file, BC_SECTION_PROPERTIES, &w->section);
}

/* --- Use-list orders -------------------------------------------------------------------------- */

static int compare_uses(const void *a, const void *b) {
  uint64_t x = ((const use_key *)a)->id, y = ((const use_key *)b)->id;
  return x < y ? 1 : x > y ? -1 : 0;
}

/* False for a use by an op that is not in the program, which does not count. */
static bool use_id(const bc_numbers *n, const ir_use *u, uint64_t *id) {
  uint32_t op = bc_op_number(n, u->owner);
  *id = (uint64_t)op << 32 | (uint64_t)(u - u->owner->operands);
  return op != BC_UNNUMBERED;
}

static bool in_readers_order(const bc_numbers *n, const ir_value *v) {
  if (!v->uses || !v->uses->next) return true;
  uint64_t last = UINT64_MAX, id;
  for (const ir_use *u = v->uses; u; u = u->next) {
    if (!use_id(n, u, &id)) continue;
    if (id >= last) return false;
    last = id;
  }
  return true;
}

static void write_use_order(writer *w, bc_emitter *out, const ir_value *v) {
  uint64_t id;
  w->uses.count = 0;
  for (const ir_use *u = v->uses; u; u = u->next) {
    if (!use_id(&w->numbers, u, &id)) continue;
    VEC_ADD(w->coder.a, &w->uses, (use_key){id, (uint32_t)w->uses.count});
  }
  const use_key *keys = w->uses.items;
  size_t uses = w->uses.count, moved = 0;
  qsort(w->uses.items, uses, sizeof *keys, compare_uses);
  for (size_t i = 0; i < uses; i++) moved += keys[i].index != i;

  bool pairs = moved < uses / 2; /* only what moved, when that is less than half */
  bc_emit_flagged(out, pairs ? moved * 2 : uses, pairs);
  for (size_t i = 0; i < uses; i++) {
    if (pairs && keys[i].index == i) continue;
    bc_emit_varint(out, keys[i].index);
    if (pairs) bc_emit_varint(out, i);
  }
}

/* Indices of values in the order in which writers up to 1.15.0 write their use-list orders. It is
 * the order of LLVM's hash table, which keeps them by index: 64 buckets, twice as many as soon as
 * three quarters are taken, an index at 37 times itself, and on a collision 1, 2, 3 … further on
 * each time. Source: llvm/ADT/DenseMap.h and DenseMapInfo.h of LLVM 22. */
typedef struct order_table {
  uint32_t *buckets; /* index + 1; 0: free */
  uint32_t size, taken;
} order_table;

static void place_index(order_table *t, uint32_t index) {
  uint32_t at = index * 37u & (t->size - 1);
  for (uint32_t step = 1; t->buckets[at]; step++) at = (at + step) & (t->size - 1);
  t->buckets[at] = index + 1;
}

static void add_index(writer *w, order_table *t, uint32_t index) {
  if ((uint64_t)++t->taken * 4 >= (uint64_t)t->size * 3) {
    order_table old = *t;
    t->size = old.size ? old.size * 2 : 64;
    t->buckets = ARENA_ARRAY(w->coder.a, uint32_t, t->size);
    for (uint32_t i = 0; i < old.size; i++)
      if (old.buckets[i]) place_index(t, old.buckets[i] - 1);
  }
  place_index(t, index);
}

static void hash_order(writer *w) {
  order_table t = {0};
  size_t k = 0;
  for (size_t i = 0; i < w->order.count; i++) add_index(w, &t, w->order.items[i]);
  for (uint32_t i = 0; i < t.size; i++)
    if (t.buckets[i]) w->order.items[k++] = t.buckets[i] - 1;
}

/* The orders of the results of `op` or of the arguments of `b`; false when there is nothing to say.
 * With a single value neither their number nor its index is written. */
static bool write_use_orders(writer *w, bc_emitter *out, const ir_op *op, const ir_block *b) {
  uint32_t count = op ? op->result_count : b->arg_count;
  w->order.count = 0;
  for (uint32_t i = 0; i < count; i++)
    if (!in_readers_order(&w->numbers, op ? &op->results[i] : b->args[i]))
      VEC_ADD(w->coder.a, &w->order, i);
  if (!w->order.count) return false;
  if (count > 1) bc_emit_varint(out, w->order.count);
  if (!w->coder.encoder->ascending_uses) hash_order(w);
  for (size_t i = 0; i < w->order.count; i++) {
    uint32_t index = w->order.items[i];
    if (count > 1) bc_emit_varint(out, index);
    write_use_order(w, out, op ? &op->results[index] : b->args[index]);
  }
  return true;
}

/* --- IR section ------------------------------------------------------------------------------- */

static void write_block_head(writer *w, bc_emitter *out, const ir_block *b) {
  const bc_numbers *n = &w->numbers;
  bc_emit_flagged(out, b->op_count, b->arg_count != 0);
  if (!b->arg_count) return;
  bc_emit_varint(out, b->arg_count);
  for (uint32_t i = 0; i < b->arg_count; i++) {
    uint32_t type = bc_type_number(b->args[i]->type);
    uint32_t loc = bc_attr_number(ir_arg_loc(b->args[i]));
    bool known = !ir_attr_is(ir_arg_loc(b->args[i]), IR_ATTR_LOC_UNKNOWN);
    if (!w->coder.format->elided_arg_locs)
      bc_emit_varint(out, type);
    else
      bc_emit_flagged(out, type, known);
    if (known || !w->coder.format->elided_arg_locs) bc_emit_varint(out, loc);
  }
  if (w->coder.format->use_list_orders) {
    size_t mask_at = out->len;
    bc_emit_byte(out, 0);
    if (n->reordered && write_use_orders(w, out, NULL, b)) out->bytes[mask_at] = BC_OP_USE_ORDERS;
  }
}

/* Results, operands and successors, at `at`, where there is room for them. The byte behind. */
static uint8_t *put_op_values(const bc_numbers *n, uint8_t *at, const ir_op *op, uint8_t *mask) {
  if (op->result_count) {
    *mask |= BC_OP_RESULTS;
    at = bc_put(at, op->result_count);
    for (uint32_t i = 0; i < op->result_count; i++)
      at = bc_put(at, bc_type_number(op->results[i].type));
  }
  if (op->operand_count) {
    *mask |= BC_OP_OPERANDS;
    at = bc_put(at, op->operand_count);
    for (uint32_t i = 0; i < op->operand_count; i++)
      at = bc_put(at, bc_value_number(n, op->operands[i].value));
  }
  if (op->successor_count) {
    *mask |= BC_OP_SUCCESSORS;
    at = bc_put(at, op->successor_count);
    for (uint32_t i = 0; i < op->successor_count; i++)
      at = bc_put(at, n->block_index.items[ir_op_successors(op)[i]->scratch]);
  }
  return at;
}

/* The number of the op's properties, which are written unless another op wrote the same. */
static uint32_t number_properties(writer *w, const ir_op *op) {
  bc_emitter_reset(&w->property);
  if (op->name->def)
    bc_code_properties(&w->coder, op);
  else
    bc_emit_varint(&w->property, bc_attr_number(op->props[0]));
  return property_number(w);
}

/* An operation without its regions, up to and without the number of these. */
static void write_op_head(writer *w, bc_emitter *out, const ir_op *op, uint32_t number) {
  const bc_numbers *n = &w->numbers;
  const bc_format *format = w->coder.format;
  /* The numbers of the lists, their items, and what stands before them. */
  size_t varints = 8 + (size_t)op->result_count + op->operand_count + op->successor_count;
  if (out->cap - out->len < varints * BC_PUT_MAX) bc_emitter_grow(out, varints * BC_PUT_MAX);
  uint8_t mask = 0, *at = bc_put(out->bytes + out->len, bc_opname_number(op->name));
  size_t mask_at = (size_t)(at++ - out->bytes);
  at = bc_put(at, bc_attr_number(op->loc));
  if (n->dict && n->dict[number]) {
    mask |= BC_OP_ATTRS;
    at = bc_put(at, bc_attr_number(n->dict[number]));
  }
  if (format->native_properties && ir_op_prop_count(op) && (op->name->def || op->props[0])) {
    mask |= BC_OP_PROPERTIES;
    at = bc_put(at, number_properties(w, op));
  }
  at = put_op_values(n, at, op, &mask);
  out->len = (size_t)(at - out->bytes);
  if (format->use_list_orders && n->reordered && write_use_orders(w, out, op, NULL))
    mask |= BC_OP_USE_ORDERS;
  if (op->region_count) mask |= BC_OP_REGIONS;
  out->bytes[mask_at] = mask;
}

/* An op whose regions are being written. */
typedef struct frame {
  const ir_op *op;
  uint32_t region; /* the next one */
  const ir_block *block;
  const ir_op *next; /* in `block`, still to be written */
  uint32_t level;    /* of the section that the regions go into */
} frame;

typedef struct frames {
  VEC(frame) open;
  VEC(bc_emitter *) sections; /* by level; level 0 is the IR section itself */
} frames;

static bc_emitter *open_level(writer *w, frames *f, uint32_t level) {
  if (level == f->sections.count) {
    bc_emitter *section = ARENA_NEW(w->coder.a, bc_emitter);
    bc_emitter_init(section, w->coder.a);
    VEC_ADD(w->coder.a, &f->sections, section);
  }
  bc_emitter_reset(f->sections.items[level]);
  return f->sections.items[level];
}

static void write_op(writer *w, frames *f, const ir_op *op, uint32_t level) {
  uint32_t number = w->next_op++;
  bc_emitter *out = f->sections.items[level];
  write_op_head(w, out, op, number);
  if (!op->region_count) return;
  bool isolated = w->numbers.isolated.items[number];
  bc_emit_flagged(out, op->region_count, isolated);
  if (isolated && w->coder.format->region_sections) open_level(w, f, ++level);
  VEC_ADD(w->coder.a, &f->open, (frame){.op = op, .level = level});
}

static void start_block(writer *w, frames *f, frame *top, const ir_block *b) {
  enum { OF_AN_OP = 12 }; /* bytes, mostly */
  top->block = b;
  top->next = b ? b->first : NULL;
  if (!b) return;
  bc_emitter *out = f->sections.items[top->level];
  size_t about = (size_t)b->op_count * OF_AN_OP;
  if (out->cap - out->len < about) bc_emitter_grow(out, about);
  write_block_head(w, out, b);
}

static void write_ir(writer *w) {
  frames f = {0};
  w->coder.out = &w->property; /* where encoders of properties write */
  bc_emit_flagged(open_level(w, &f, 0), 1, false);
  write_op(w, &f, w->root, 0);
  while (f.open.count) {
    frame *top = &f.open.items[f.open.count - 1];
    if (top->next) {
      const ir_op *op = top->next;
      top->next = op->next;
      write_op(w, &f, op, top->level);
    } else if (top->block && top->block->next) {
      start_block(w, &f, top, top->block->next);
    } else if (top->region < top->op->region_count) {
      const ir_region *r = &top->op->regions[top->region++];
      uint32_t values = w->numbers.region_values.items[w->next_region++], blocks = 0;
      for (const ir_block *b = r->first; b; b = b->next) blocks++;
      bc_emit_varint(f.sections.items[top->level], blocks);
      if (blocks) bc_emit_varint(f.sections.items[top->level], values);
      start_block(w, &f, top, r->first);
    } else {
      uint32_t level = top->level,
               outer = --f.open.count ? f.open.items[f.open.count - 1].level : 0;
      if (level != outer)
        bc_emit_section(f.sections.items[outer], BC_SECTION_IR, f.sections.items[level]);
    }
  }
  bc_emit_section(&w->file, BC_SECTION_IR, f.sections.items[0]);
}

/* --- Resources and strings -------------------------------------------------------------------- */

/* No provider outside the dialects is written, but their number, 0, always is: so the two sections
 * are never left out. */
static void write_resources(writer *w) {
  const bc_numbers *n = &w->numbers;
  bc_emitter_reset(&w->section);
  bc_emitter_reset(&w->offsets);
  bc_emit_varint(&w->offsets, 0);
  for (uint32_t d = 0; d < n->dialects.count; d++) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < n->resources.count; i++) count += n->resources.items[i].dialect == d;
    if (!count) continue;
    bc_emit_varint(&w->offsets, d);
    bc_emit_varint(&w->offsets, count);
    for (int declared = 0; declared < 2; declared++)
      for (uint32_t i = 0; i < n->resources.count; i++) {
        const bc_resource_ref *r = &n->resources.items[i];
        if (r->dialect != d || !r->data != (bool)declared) continue;
        size_t before = bc_emitter_size(&w->section);
        if (r->data) {
          bc_emit_varint(&w->section, r->data->alignment);
          bc_emit_varint(&w->section, r->data->size);
          bc_emit_alignment(&w->section, r->data->alignment);
          bc_emit_borrowed(&w->section, r->data->data, r->data->size);
        }
        bc_emit_varint(&w->offsets, bc_string_number(&w->coder, r->key));
        bc_emit_varint(&w->offsets, bc_emitter_size(&w->section) - before);
        bc_emit_byte(&w->offsets, BC_RESOURCE_BLOB);
      }
  }
  bc_emit_section(&w->file, BC_SECTION_RESOURCE_OFFSET, &w->offsets);
  bc_emit_section(&w->file, BC_SECTION_RESOURCE, &w->section);
}

/* The lengths stand in reverse, each with the NUL that ends its string. */
static void write_strings(writer *w) {
  const bc_strings *s = &w->coder.strings;
  bc_emitter_reset(&w->section);
  bc_emit_varint(&w->section, s->all.count);
  for (size_t i = s->all.count; i-- > 0;)
    bc_emit_varint(&w->section, (uint64_t)s->all.items[i]->len + 1);
  for (uint32_t i = 0; i < s->all.count; i++)
    bc_emit_bytes(&w->section, s->all.items[i]->bytes, (size_t)s->all.items[i]->len + 1);
  bc_emit_section(&w->file, BC_SECTION_STRING, &w->section);
}

/* --- The file
 * --------------------------------------------------------------------------------------------------
 */

static void warn_of_loss(writer *w) {
  if (w->coder.format->native_properties || !w->numbers.lost) return;
  diag_warning(w->coder.sink, DIAG_WRITE_LOST, ir_loc_place(w->numbers.lost->loc),
               "the inherent attributes of the unregistered '%s' cannot be written before bytecode "
               "version 5 and are left out",
               w->numbers.lost->name->full->bytes);
}

static bool write_file(writer *w) {
  const bc_write_options *o = w->coder.options;
  if (!bc_number_program(&w->numbers, &w->coder, w->root)) return false;
  bc_emit_bytes(&w->file, BC_MAGIC, BC_MAGIC_SIZE);
  bc_emit_varint(&w->file, o->version);
  bc_emit_bytes(&w->file, o->producer, strlen(o->producer) + 1);
  write_dialects(w);
  write_attrs_and_types(w);
  write_ir(w);
  write_resources(w);
  write_strings(w);
  if (w->coder.format->native_properties) write_properties(w);
  if (w->coder.failed) return false;
  warn_of_loss(w);
  return true;
}

static const vs_release *encoder_of(ir_context *c, const bc_write_options *o) {
  const vs_opset *rows = vs_opset_of(c);
  const vs_release *r = o->encoder == VS_NONE ? NULL : vs_release_of(rows, o->encoder);
  return r ? r : vs_release_of(rows, vs_current(rows));
}

static writer *writer_new(arena *a, ir_context *c, ir_op *root, const bc_write_options *o,
                          diag_sink *sink) {
  writer *w = ARENA_NEW(a, writer);
  const bc_format *format = &bc_formats[o->version];
  w->root = root;
  w->numbers = (bc_numbers){.c = c, .a = a, .format = format};
  w->coder = (bc_coder){.c = c,
                        .a = a,
                        .numbers = &w->numbers,
                        .options = o,
                        .format = format,
                        .encoder = encoder_of(c, o),
                        .sink = sink,
                        .text = STRBUF_INIT};
  bc_emitter *all[] = {&w->file, &w->section, &w->offsets, &w->properties, &w->property};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) bc_emitter_init(all[i], a);
  return w;
}

bool bc_write_to(ir_context *c, ir_op *module, const bc_write_options *o, bc_sink out,
                 diag_sink *sink) {
  if (o->version > BC_VERSION_MAX)
    return diag_error(sink, DIAG_WRITE_VERSION, (diag_place){0},
                      "bytecode version %u cannot be written: the highest one is %d", o->version,
                      BC_VERSION_MAX);
  arena *a = arena_new(0);
  if (!a) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  writer *volatile w = NULL;
  arena_guard own, context;
  volatile bool ok = false;
  if (!ARENA_GUARD(a, &own)) {
    /* The context's guard was set inside this one. */
    if (w) arena_guard_pop(ir_arena(c), &context);
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  } else {
    writer *made = writer_new(a, c, module, o, sink);
    if (!ARENA_GUARD(ir_arena(c), &context)) {
      diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    } else {
      w = made;
      ok = write_file(made);
      arena_guard_pop(ir_arena(c), &context);
    }
    arena_guard_pop(a, &own);
    if (ok && !bc_emitter_flush(&made->file, &out))
      ok =
          diag_error(sink, DIAG_WRITE_OUTPUT, (diag_place){0}, "the artifact could not be written");
  }
  if (w) strbuf_free(&w->coder.text);
  arena_free(a);
  return ok;
}

bool bc_write(ir_context *c, ir_op *module, const bc_write_options *o, strbuf *out,
              diag_sink *sink) {
  return bc_write_to(c, module, o, strbuf_sink_to(out), sink);
}
