/* SPDX-License-Identifier: Apache-2.0 */
/* The IR section: operations, regions, blocks, values. Regions are read with an explicit stack; an
 * operation is created as soon as its own fields are read, so that operations come into being in
 * the order of a pre-order walk. */
#include <string.h>

#include "reader.h"

/* An operand that was read before its value was defined. */
typedef struct forward {
  ir_op *op;
  uint32_t operand;
  struct forward *next;
} forward;

typedef struct slot {
  ir_value *value;  /* NULL: not yet defined */
  forward *pending; /* operands that wait for it */
} slot;

/* The regions of one op that are being read. */
typedef struct frame {
  ir_op *op;
  uint32_t region; /* the one being read */
  bool open;       /* its blocks exist */
  bool isolated;
  ir_block **blocks;
  size_t block_count, block;
  uint64_t ops_left; /* in the block being read */
  cursor *in;        /* `section`, or that of a frame around this one */
  cursor section;
  size_t scope;       /* of the frame around this one: first slot of its value scope */
  size_t slots;       /* how many there were around this one */
  uint32_t path;      /* length of the path around the op */
  size_t first, next; /* slots of the values of this region: all, and not yet defined */
} frame;

enum { FEW = 16 };

typedef struct ir_reader {
  bc_reader *r;
  /* The lists of the op at hand, where they are not longer: no op is read inside another. */
  ir_value *few_values[FEW];
  const ir_type *few_types[FEW];
  const ir_attr *few_props[FEW];
  frame *frames; /* LIMIT_NESTING_DEPTH + 2 of them: the first stands for the section itself */
  uint32_t depth;
  VEC(slot) slots;
  size_t scope; /* first slot of the innermost isolated op's regions */
  VEC(bc_use_order) orders;
  /* How much may still be allocated. A value, block or region takes at least a byte, so all of them
   * together are no more than the section's bytes; a count alone would be checked against the same
   * bytes once per level of nesting. */
  size_t value_limit, blocks_left, regions_left;
  uint64_t attrs_left;
  bool damaged;
} ir_reader;

/* --- Values --- */

static void add_slots(ir_reader *x, size_t more) {
  if (more == 0) return;
  VEC_RESERVE(x->r->tables, &x->slots, more);
  memset(x->slots.items + x->slots.count, 0, more * sizeof(slot));
  x->slots.count += more;
}

static bool define(ir_reader *x, frame *f, ir_value *v, const uint8_t *at) {
  if (f->next == x->slots.count)
    return bc_fail(x->r, DIAG_BYTECODE_VALUES, at,
                   "the region defines more than the %zu values it announces",
                   x->slots.count - f->first);
  slot *s = &x->slots.items[f->next++];
  s->value = v;
  if (!s->pending) return true;
  for (forward *p = s->pending; p; p = p->next) ir_op_set_operand(p->op, p->operand, v);
  s->pending = NULL;
  VEC_ADD(x->r->tables, &x->orders, (bc_use_order){.value = v, .at = at});
  return true;
}

static bool apply_orders(ir_reader *x) {
  /* A value used before its definition may have an order of its own as well: the reference order
   * first, then that. */
  for (int custom = 0; custom < 2; custom++)
    for (size_t i = 0; i < x->orders.count; i++)
      if ((x->orders.items[i].count != 0) == custom &&
          !bc_apply_use_order(x->r, &x->orders.items[i]))
        return false;
  return true;
}

/* --- Operations --- */

/* Operands refer to the value scope by number; those not yet defined are patched when they are. */
static bool read_operands(ir_reader *x, cursor *c, ir_value ***values, forward ***forwards,
                          size_t *count) {
  bc_reader *r = x->r;
  size_t limit = x->slots.count - x->scope;
  if (!bc_count(r, c, count, "the number of operands")) return false;
  *values = *count <= FEW ? x->few_values : ARENA_ARRAY(r->scratch, ir_value *, *count);
  for (size_t i = 0; i < *count; i++) {
    size_t index;
    if (!bc_index(r, c, limit, &index, "value")) return false;
    slot *s = &x->slots.items[x->scope + index];
    (*values)[i] = s->value;
    if (s->value) continue;
    if (!*forwards) *forwards = ARENA_ARRAY(r->scratch, forward *, *count);
    forward *p = ARENA_NEW(r->tables, forward);
    *p = (forward){NULL, (uint32_t)i, s->pending};
    s->pending = p;
    (*forwards)[i] = p;
  }
  return true;
}

static bool read_types(ir_reader *x, cursor *c, const ir_type ***types, size_t *count) {
  bc_reader *r = x->r;
  const uint8_t *at = c->at;
  if (!bc_count(r, c, count, "the number of types")) return false;
  if (*count > FEW) {
    c->at = at;
    return bc_type_list(r, c, types, count);
  }
  *types = x->few_types;
  for (size_t i = 0; i < *count; i++)
    if (!bc_type(r, c, &x->few_types[i])) return false;
  return true;
}

static bool read_successors(bc_reader *r, cursor *c, const frame *f, ir_block ***blocks,
                            size_t *count) {
  if (!bc_count(r, c, count, "the number of successors")) return false;
  *blocks = ARENA_ARRAY(r->scratch, ir_block *, *count);
  for (size_t i = 0; i < *count; i++) {
    size_t index;
    if (!bc_index(r, c, f->block_count, &index, "block")) return false;
    (*blocks)[i] = f->blocks[index];
  }
  return true;
}

static bool check_mask(bc_reader *r, const uint8_t *at, uint8_t mask) {
  uint8_t known = BC_OP_KNOWN;
  if (!r->format->use_list_orders) known &= (uint8_t)~BC_OP_USE_ORDERS;
  if (!r->format->native_properties) known &= (uint8_t)~BC_OP_PROPERTIES;
  return !(mask & ~known) || bc_fail(r, DIAG_BYTECODE_OP, at,
                                     "encoding mask 0x%02x; bytecode version %llu knows 0x%02x",
                                     mask, (unsigned long long)r->header.version, known);
}

/* The fields of one operation, in the order of the format. */
typedef struct op_fields {
  const uint8_t *start;
  bc_opname *name;
  uint8_t mask; /* BC_OP_…: which of the others there are */
  const ir_attr *loc, *attrs, *dict;
  const ir_attr **props;
  const ir_type **types;
  size_t result_count;
  ir_value **operands;
  forward **forwards;
  size_t operand_count;
  ir_block **successors;
  size_t successor_count;
  bc_use_order *orders;
  size_t order_count, regions;
  bool isolated;
} op_fields;

/* Clears the fields that an op may lack, one by one, because this is done for each op. */
static inline void no_fields(op_fields *o) {
  o->attrs = o->dict = NULL;
  o->props = NULL;
  o->types = NULL;
  o->operands = NULL;
  o->forwards = NULL;
  o->successors = NULL;
  o->orders = NULL;
  o->result_count = o->operand_count = o->successor_count = o->order_count = o->regions = 0;
  o->isolated = false;
}

static bool read_op_name(ir_reader *x, cursor *c, op_fields *o) {
  bc_reader *r = x->r;
  size_t name;
  o->start = c->at;
  if (r->op_count == LIMIT_OPS)
    return bc_fail(r, DIAG_LIMIT_PASSED, o->start, "ops: more than %u operations", LIMIT_OPS);
  if (!bc_index(r, c, r->opnames.count, &name, "operation name")) return false;
  bc_opname *n = o->name = &r->opnames.items[name];
  if (!n->opname && !bc_resolve_name(r, n, o->start)) return false;
  bc_enter(r, "op", r->op_count++, n->opname->full->bytes, n->opname->full->len);
  n->ops++;
  const uint8_t *mask_at = c->at;
  return bc_byte(r, c, &o->mask, "an operation's mask") && check_mask(r, mask_at, o->mask) &&
         bc_loc(r, c, &o->loc);
}

static bool read_op_attrs(bc_reader *r, cursor *c, op_fields *o) {
  const uint8_t *at = c->at;
  if (!bc_attr(r, c, &o->attrs)) return false;
  if (ir_attr_is(o->attrs, IR_ATTR_DICT)) return true;
  if (!r->tolerant || o->attrs != ir_loc_unknown(r->c))
    bc_report(r, DIAG_BYTECODE_KIND, at, "an operation's attributes are not a dictionary");
  o->attrs = NULL;
  return r->tolerant;
}

static bool read_op_properties(ir_reader *x, cursor *c, op_fields *o) {
  bc_reader *r = x->r;
  const ir_opdef *def = o->name->opname->def;
  uint32_t path = r->path_len;
  size_t count = def ? def->prop_count : 1;
  o->props = x->few_props;
  if (count > FEW)
    o->props = ARENA_ARRAY(r->scratch, const ir_attr *, count);
  else
    for (size_t i = 0; i < count; i++) x->few_props[i] = NULL;
  if (bc_read_properties(r, c, o->name, o->props, &o->dict)) return true;
  /* They stand elsewhere: what follows here is as good as before. */
  r->path_len = path;
  o->dict = NULL;
  return r->tolerant;
}

static bool read_op_regions(ir_reader *x, cursor *c, op_fields *o) {
  const uint8_t *at = c->at;
  uint64_t head;
  if (!bc_varint(x->r, c, &head, "the number of regions")) return false;
  if (head >> 1 > cursor_left(c) || head >> 1 > x->regions_left)
    return bc_fail(x->r, DIAG_BYTECODE_COUNT, at, "%llu regions in %zu bytes",
                   (unsigned long long)(head >> 1), cursor_left(c));
  o->regions = (size_t)(head >> 1);
  x->regions_left -= o->regions;
  o->isolated = head & 1;
  return true;
}

static bool read_op_fields(ir_reader *x, frame *f, op_fields *o) {
  bc_reader *r = x->r;
  cursor *c = f->in;
  uint8_t mask = o->mask;
  return (!(mask & BC_OP_ATTRS) || read_op_attrs(r, c, o)) &&
         (!(mask & BC_OP_PROPERTIES) || read_op_properties(x, c, o)) &&
         (!(mask & BC_OP_RESULTS) || read_types(x, c, &o->types, &o->result_count)) &&
         (!(mask & BC_OP_OPERANDS) ||
          read_operands(x, c, &o->operands, &o->forwards, &o->operand_count)) &&
         (!(mask & BC_OP_SUCCESSORS) ||
          read_successors(r, c, f, &o->successors, &o->successor_count)) &&
         (!(mask & BC_OP_USE_ORDERS) ||
          bc_read_use_orders(x->r, c, o->result_count, &o->orders, &o->order_count)) &&
         (!(mask & BC_OP_REGIONS) || read_op_regions(x, c, o));
}

/* Properties that were written as a dictionary, of an operation whose definition has them. */
static bool set_properties_of(ir_reader *x, const op_fields *o, ir_op *op) {
  ir_named_attr *kept = op->attrs;
  uint32_t kept_count = op->attr_count;
  if (!bc_set_attributes(x->r, &x->attrs_left, o->name, op, o->dict, true)) return false;
  if (op->attr_count)
    return bc_fail(x->r, DIAG_BYTECODE_PROPERTIES, o->start, "'%s' has no property '%s'",
                   o->name->opname->full->bytes, op->attrs[0].name->bytes);
  op->attrs = kept;
  op->attr_count = kept_count;
  return true;
}

/* NULL when its attributes do not fit it. `scratch` becomes its place in the file, for
 * apply_order. */
static ir_op *make_op(ir_reader *x, const op_fields *o) {
  const bc_opname *n = o->name;
  const ir_opdef *def = n->opname->def;
  ir_op *op = ir_op_new(x->r->c, n->opname, o->loc, o->operands, o->operand_count, o->types,
                        o->result_count, o->regions, o->successors, o->successor_count);
  op->scratch = (uint32_t)x->r->op_count; /* LIMIT_OPS at most */
  for (size_t i = 0; o->forwards && i < o->operand_count; i++)
    if (o->forwards[i]) o->forwards[i]->op = op;
  if (o->props && n->registered && def)
    memcpy(op->props, o->props, def->prop_count * sizeof *o->props);
  if (o->dict && !def) op->props[0] = o->dict;
  /* VHLO's own ops had no native properties yet when LLVM introduced bytecode 5. */
  if (o->attrs && !bc_set_attributes(x->r, &x->attrs_left, o->name, op, o->attrs,
                                     !(o->mask & BC_OP_PROPERTIES)))
    return NULL;
  return !o->dict || !def || set_properties_of(x, o, op) ? op : NULL;
}

/* An op without its regions. Pushes the step of the path that names it. */
static bool read_op(ir_reader *x, frame *f, ir_op **out, size_t *regions, bool *isolated) {
  bc_reader *r = x->r;
  op_fields o;
  no_fields(&o);
  if (!read_op_name(x, f->in, &o)) return false;
  arena_mark mark = arena_save(r->scratch);
  if (!read_op_fields(x, f, &o)) return false;
  ir_op *op = make_op(x, &o);
  if (!op) return false;
  ir_block_append(f->blocks[f->block], op);
  /* Results of the section's own ops belong to no region. */
  if (x->depth > 1)
    for (size_t i = 0; i < o.result_count; i++)
      if (!define(x, f, &op->results[i], o.start)) return false;
  for (size_t i = 0; i < o.order_count; i++) {
    o.orders[i].value = &op->results[o.orders[i].indices[o.orders[i].count]];
    VEC_ADD(x->r->tables, &x->orders, o.orders[i]);
  }
  *regions = o.regions;
  *isolated = o.isolated;
  arena_release(r->scratch, mark);
  if (r->observer)
    r->observer->op(r->observer, op, (uint64_t)(o.start - r->input), cursor_offset(f->in),
                    x->depth - 1);
  *out = op;
  return true;
}

/* --- Regions and blocks --- */

static bool read_args(ir_reader *x, frame *f, ir_block *b) {
  bc_reader *r = x->r;
  cursor *c = f->in;
  size_t n;
  if (!bc_count(r, c, &n, "the number of block arguments")) return false;
  for (size_t i = 0; i < n; i++) {
    const uint8_t *at = c->at;
    const ir_type *type;
    const ir_attr *loc = ir_loc_unknown(r->c);
    if (r->format->elided_arg_locs) {
      uint64_t v;
      if (!bc_varint(r, c, &v, "a block argument's type") ||
          !bc_check_index(r, at, v >> 1, r->type_count, "type") ||
          !(type = bc_type_at(r, (size_t)(v >> 1))) || ((v & 1) && !bc_loc(r, c, &loc)))
        return false;
    } else if (!bc_type(r, c, &type) || !bc_loc(r, c, &loc)) {
      return false;
    }
    ir_value *arg = ir_block_add_arg(r->c, b, type, loc);
    if (!define(x, f, arg, at)) return false;
  }
  return true;
}

/* number of ops << 1 | has arguments; the arguments; whether they have use-list orders. */
static bool read_block_header(ir_reader *x, frame *f) {
  bc_reader *r = x->r;
  cursor *c = f->in;
  const uint8_t *at = c->at;
  uint64_t head;
  uint8_t has_orders = 0;
  ir_block *b = f->blocks[f->block];
  arena_mark mark = arena_save(r->scratch);
  if (!bc_varint(r, c, &head, "a block's number of operations")) return false;
  if (head >> 1 > cursor_left(c))
    return bc_fail(r, DIAG_BYTECODE_COUNT, at, "%llu operations in %zu bytes",
                   (unsigned long long)(head >> 1), cursor_left(c));
  f->ops_left = head >> 1;
  if (!(head & 1)) return true;
  if (!read_args(x, f, b)) return false;
  at = c->at;
  if (r->format->use_list_orders && !bc_byte(r, c, &has_orders, "a block's use-list flag"))
    return false;
  if (has_orders & ~BC_OP_USE_ORDERS)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a block's use-list flag is 0x%02x", has_orders);
  if (has_orders) {
    bc_use_order *orders;
    size_t count;
    if (!bc_read_use_orders(x->r, c, b->arg_count, &orders, &count)) return false;
    for (size_t i = 0; i < count; i++) {
      orders[i].value = b->args[orders[i].indices[orders[i].count]];
      VEC_ADD(x->r->tables, &x->orders, orders[i]);
    }
  }
  arena_release(r->scratch, mark);
  return true;
}

/* number of blocks; when there are any, the number of values and the blocks. */
static bool open_region(ir_reader *x, frame *f) {
  bc_reader *r = x->r;
  const uint8_t *at = f->in->at;
  size_t values;
  if (!bc_count(r, f->in, &f->block_count, "the number of blocks")) return false;
  f->first = f->next = x->slots.count;
  f->block = 0;
  if (f->block_count == 0) return true;
  if (!bc_count(r, f->in, &values, "the number of values")) return false;
  if (f->block_count > x->blocks_left || values > x->value_limit - x->slots.count)
    return bc_fail(r, DIAG_BYTECODE_COUNT, at,
                   "%zu blocks and %zu values are more than the section could hold", f->block_count,
                   values);
  x->blocks_left -= f->block_count;
  f->blocks = ARENA_ARRAY(r->tables, ir_block *, f->block_count);
  for (size_t i = 0; i < f->block_count; i++) {
    f->blocks[i] = ir_block_new(r->c);
    ir_region_append(&f->op->regions[f->region], f->blocks[i]);
  }
  add_slots(x, values);
  f->open = true;
  return read_block_header(x, f);
}

static bool close_region(ir_reader *x, frame *f) {
  bc_reader *r = x->r;
  if (f->next != x->slots.count)
    return bc_fail(r, DIAG_BYTECODE_VALUES, f->in->at,
                   "the region announces %zu values and defines %zu", x->slots.count - f->first,
                   f->next - f->first);
  x->slots.count = f->first;
  f->open = false;
  f->region++;
  return true;
}

/* Enters the regions of an op that was just read. */
static bool push(ir_reader *x, frame *outer, ir_op *op, bool isolated) {
  bc_reader *r = x->r;
  if (x->depth > LIMIT_NESTING_DEPTH)
    return bc_fail(r, DIAG_LIMIT_PASSED, outer->in->at,
                   "nesting_depth: regions nest deeper than %d", LIMIT_NESTING_DEPTH);
  frame *f = &x->frames[x->depth++];
  *f = (frame){.op = op,
               .isolated = isolated,
               .in = outer->in,
               .scope = x->scope,
               .slots = x->slots.count,
               .path = r->path_len - 1};
  if (!isolated) return true;
  x->scope = x->slots.count;
  if (!r->format->region_sections) return true;
  const uint8_t *at = outer->in->at;
  uint8_t id;
  bc_section_place place;
  if (!bc_get_section(r, outer->in, &id, &place)) return false;
  if (id != BC_SECTION_IR)
    return bc_fail(r, DIAG_BYTECODE_SECTION, at, "regions are expected, but this is the %s section",
                   bc_section_title(id));
  f->section = place.body;
  f->in = &f->section;
  return true;
}

static bool pop(ir_reader *x, frame *f) {
  if (f->in == &f->section && !bc_end(x->r, f->in, "the last region")) return false;
  x->scope = f->scope;
  x->depth--;
  bc_leave(x->r); /* the op */
  return true;
}

/* Reads on until the innermost frame changes. */
static bool step(ir_reader *x, frame *f) {
  for (;;) {
    if (!f->open) {
      if (f->region == f->op->region_count) return pop(x, f);
      if (!open_region(x, f)) return false;
      if (!f->open) {
        f->region++;
        continue;
      }
    }
    while (f->ops_left) {
      ir_op *op;
      size_t regions;
      bool isolated;
      f->ops_left--;
      if (!read_op(x, f, &op, &regions, &isolated)) return false;
      if (regions) return push(x, f, op, isolated);
      bc_leave(x->r);
    }
    if (++f->block < f->block_count) {
      if (!read_block_header(x, f)) return false;
    } else if (!close_region(x, f)) {
      return false;
    }
  }
}

/* After damage: leaves the op whose regions have a length of their own, so that reading goes on
 * behind them. False when there is none. */
static bool leave_damage(ir_reader *x) {
  x->damaged = true;
  while (x->depth > 1) {
    frame *f = &x->frames[--x->depth];
    x->scope = f->scope;
    x->slots.count = f->slots;
    x->r->path_len = f->path;
    if (f->in == &f->section) {
      frame *outer = &x->frames[x->depth - 1];
      if (cursor_left(outer->in) || (!outer->ops_left && outer->block + 1 == outer->block_count))
        return true;
    }
  }
  return false;
}

/* The section is one block without arguments: it announces no values. Source: MLIR's
 * parseSourceFile keeps a module that stands alone and puts anything else into one. */
static ir_op *read_section(ir_reader *x) {
  bc_reader *r = x->r;
  ir_op *outer = ir_module_new(r->c, ir_loc_unknown(r->c));
  frame *f = &x->frames[0];
  *f = (frame){.op = outer, .open = true, .isolated = true};
  f->section = r->sections[BC_SECTION_IR].body;
  f->in = &f->section;
  x->value_limit = x->blocks_left = x->regions_left = cursor_left(&f->section);
  x->attrs_left = (uint64_t)r->size * BC_ATTRS_PER_BYTE;
  f->blocks = &outer->regions[0].first;
  f->block_count = 1;
  x->depth = 1;
  if (!read_block_header(x, f)) return NULL;
  /* The frame of the section itself ends when its ops do; it has no op to leave. */
  bc_enter(r, "top level", BC_NO_NUMBER, NULL, 0);
  while (x->depth)
    if (!step(x, &x->frames[x->depth - 1]) && !(r->tolerant && leave_damage(x))) return NULL;
  if (x->damaged) return outer;
  if (!apply_orders(x)) return NULL;
  ir_op *first = outer->regions[0].first->first;
  const ir_opname *module = outer->name;
  if (!first || first->next || first->name != module) return outer;
  ir_op_unlink(first);
  return first;
}

ir_op *bc_read_ir(bc_reader *r) {
  ir_reader x = {.r = r};
  /* A frame is set when it is entered. */
  x.frames =
      arena_alloc_unset(r->tables, (LIMIT_NESTING_DEPTH + 2) * sizeof *x.frames, _Alignof(frame));
  bc_enter(r, "IR section", BC_NO_NUMBER, NULL, 0);
  ir_op *module = read_section(&x);
  if (module) bc_leave(r);
  return module;
}

/* --- Entry point --- */

bool bc_with_reader(ir_context *c, const void *bytes, size_t n, const bc_read_options *o,
                    diag_sink *sink, bc_job fn, void *user) {
  arena *tables = arena_new(0), *scratch = arena_new(0);
  volatile bool ok = false, done = false;
  arena_guard context_guard, tables_guard, scratch_guard;
  if (tables && scratch && ARENA_GUARD(ir_arena(c), &context_guard)) {
    /* The guards of the reader's own arenas go with them. */
    if (ARENA_GUARD(tables, &tables_guard) && ARENA_GUARD(scratch, &scratch_guard)) {
      bc_reader *r = ARENA_NEW(tables, bc_reader);
      *r = (bc_reader){
          .c = c,
          .opset = vs_opset_of(c),
          .options = o,
          .sink = sink,
          .tables = tables,
          .scratch = scratch,
          .path = arena_alloc_unset(tables, BC_PATH_DEPTH * sizeof *r->path, _Alignof(bc_step))};
      ok = fn(r, bytes, n, user);
      done = true;
    }
    arena_guard_pop(ir_arena(c), &context_guard);
  }
  arena_free(scratch);
  arena_free(tables);
  if (!done)
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = o->file},
               "memory, or the limit set for it, ran out");
  return ok;
}

static bool read_whole(bc_reader *r, const void *bytes, size_t n, void *user) {
  ir_op **module = user;
  return bc_open(r, bytes, n) && bc_read_tables(r) && bc_keep_resources(r) &&
         (*module = bc_read_ir(r)) != NULL;
}

ir_op *bc_read(ir_context *c, const void *bytes, size_t n, const bc_read_options *o,
               diag_sink *sink) {
  static const bc_read_options plain = {0};
  ir_op *module = NULL;
  if (!o) o = &plain;
  if (!bc_with_reader(c, bytes, n, o, sink, read_whole, &module)) return NULL;
  return !o->verify || ir_verify(module, sink) ? module : NULL;
}
