/* SPDX-License-Identifier: Apache-2.0 */
/* Printing operations, blocks and regions as mlir-opt does. parse_op.c reads, in the same order.
 *
 * The walk runs twice when aliases are allowed: first to collect what will be printed, then to
 * print. */
#include "form.h"
#include "verify/verify.h"

enum {
  INDENT = 2,
  OF_A_VALUE = 60, /* bytes of text, about */
};

/* --- Pieces --- */

static printed_type *printed_slot(const op_printer *o, const ir_type *t) {
  return &o->types[hash_u64((uintptr_t)t) % PRINTED_TYPES];
}

void tx_out_type(op_printer *o, const ir_type *t) {
  if (o->collecting) {
    tx_alias_visit_type(o->aliases, t);
    return;
  }
  printed_type *known = printed_slot(o, t);
  if (t && known->type == t) {
    shared_text begun = known->len > SHARED_BYTES ? tx_shared_begin(&o->pr, t) : SHARED_INSIDE;
    if (begun == SHARED_ELIDED) return;
    strbuf_add(o->out, known->text, known->len);
    tx_shared_end(&o->pr, begun);
    return;
  }
  size_t start = o->out->len;
  tx_print_type(&o->pr, t);
  size_t len = o->out->len - start;
  if (t && !known->type && len && !o->pr.elided)
    *known = (printed_type){t, arena_copy(o->scratch, o->out->bytes + start, len, 1), len};
}

void tx_out_attr(op_printer *o, const ir_attr *a, print_type_mode mode) {
  if (o->collecting)
    tx_alias_visit_attr(o->aliases, a, mode != PRINT_TYPE_NEVER);
  else
    tx_print_attr(&o->pr, a, mode);
}

void tx_out_newline(op_printer *o) {
  strbuf_addc(o->out, '\n');
  strbuf_addn(o->out, ' ', o->indent);
}

void tx_out_value(op_printer *o, const ir_value *v) {
  if (!o->collecting) tx_ssa_print_value(o->names, v, true, o->out);
}

void tx_out_operands(op_printer *o, const ir_op *op, size_t first, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i) OUT(o, ", ");
    tx_out_value(o, op->operands[first + i].value);
  }
}

void tx_out_types_of(op_printer *o, const ir_use *operands, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i) OUT(o, ", ");
    if (operands[i].value)
      tx_out_type(o, operands[i].value->type);
    else
      OUT(o, "<<NULL TYPE>>");
  }
}

void tx_out_functional_type(op_printer *o, const ir_op *op) {
  OUT(o, "(");
  tx_out_types_of(o, op->operands, op->operand_count);
  OUT(o, ") -> ");
  bool parens = op->result_count != 1 || ir_type_is(op->results[0].type, IR_TYPE_FUNCTION);
  if (parens) OUT(o, "(");
  for (uint32_t i = 0; i < op->result_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_type(o, op->results[i].type);
  }
  if (parens) OUT(o, ")");
}

void tx_out_attr_dict(op_printer *o, const ir_named_attr *entries, size_t count, bool keyword) {
  if (!count) return;
  if (o->collecting) {
    for (size_t i = 0; i < count; i++) tx_alias_visit_attr(o->aliases, entries[i].value, true);
    return;
  }
  if (keyword)
    OUT(o, " attributes ");
  else
    OUT(o, " ");
  tx_print_attr_dict(&o->pr, entries, count);
}

/* " loc(…)" if the options request locations. */
static void out_location(op_printer *o, const ir_attr *loc, bool alias) {
  if (!o->pr.o.debuginfo) return;
  if (o->collecting) {
    tx_alias_visit_location(o->aliases, loc, alias);
    return;
  }
  OUT(o, " ");
  if (alias && !o->pr.o.pretty_debuginfo) {
    tx_print_location(&o->pr, loc);
    return;
  }
  if (!o->pr.o.pretty_debuginfo) OUT(o, "loc(");
  shared_text begun = tx_shared_attr_begin(&o->pr, loc);
  if (begun != SHARED_ELIDED) {
    tx_print_location_body(&o->pr, loc);
    tx_shared_end(&o->pr, begun);
  }
  if (!o->pr.o.pretty_debuginfo) OUT(o, ")");
}

void tx_out_argument(op_printer *o, const ir_value *arg, const ir_attr *attrs) {
  tx_out_value(o, arg);
  OUT(o, ": ");
  tx_out_type(o, arg->type);
  if (attrs) tx_out_attr_dict(o, attrs->dict.entries, attrs->dict.count, false);
  out_location(o, ir_arg_loc(arg), false);
}

static void out_block_name(op_printer *o, const ir_block *b) {
  uint32_t number = tx_ssa_block_number(o->names, b);
  if (number == UINT32_MAX) {
    OUT(o, "INVALIDBLOCK");
    return;
  }
  OUT(o, "^bb");
  strbuf_addu(o->out, number);
}

/* --- Blocks --- */

/* The blocks that go on with `b`, by their numbers in ascending order. */
typedef struct edge {
  uint32_t to, from;
} edge;

typedef struct edges {
  edge *items; /* sorted */
  size_t count;
} edges;

static int compare_edges(const void *a, const void *b) {
  const edge *x = a, *y = b;
  if (x->to != y->to) return x->to < y->to ? -1 : 1;
  return x->from < y->from ? -1 : x->from > y->from;
}

static edges region_edges(op_printer *o, const ir_region *r) {
  edges e = {NULL, 0};
  if (o->collecting) return e;
  size_t count = 0;
  for (const ir_block *b = r->first; b; b = b->next)
    if (b->last) count += b->last->successor_count;
  if (!count) return e;
  e.items = ARENA_ARRAY(o->scratch, edge, count);
  for (const ir_block *b = r->first; b; b = b->next)
    for (uint32_t i = 0; b->last && i < b->last->successor_count; i++)
      e.items[e.count++] = (edge){tx_ssa_block_number(o->names, ir_op_successors(b->last)[i]),
                                  tx_ssa_block_number(o->names, b)};
  qsort(e.items, e.count, sizeof *e.items, compare_edges);
  return e;
}

static void out_predecessors(op_printer *o, const edges *e, const ir_block *b, bool entry) {
  uint32_t number = tx_ssa_block_number(o->names, b);
  size_t low = 0, high = e->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (e->items[middle].to < number)
      low = middle + 1;
    else
      high = middle;
  }
  size_t end = low;
  while (end < e->count && e->items[end].to == number) end++;
  if (low == end) {
    if (!entry) OUT(o, "  // no predecessors");
    return;
  }
  if (end - low == 1) {
    OUT(o, "  // pred: ");
  } else {
    OUT(o, "  // ");
    strbuf_addu(o->out, end - low);
    OUT(o, " preds: ");
  }
  for (size_t i = low; i < end; i++) {
    if (i > low) OUT(o, ", ");
    OUT(o, "^bb");
    strbuf_addu(o->out, e->items[i].from);
  }
}

static void out_op(op_printer *o, const ir_op *op);

static void out_block(op_printer *o, const ir_block *b, const edges *e, bool label,
                      bool terminator) {
  if (label) {
    strbuf_addn(o->out, ' ', o->indent);
    if (!o->collecting) out_block_name(o, b);
    if (b->arg_count) {
      OUT(o, "(");
      for (uint32_t i = 0; i < b->arg_count; i++) {
        if (i) OUT(o, ", ");
        tx_out_argument(o, b->args[i], NULL);
      }
      OUT(o, ")");
    }
    OUT(o, ":");
    if (!o->collecting) out_predecessors(o, e, b, !b->prev);
    OUT(o, "\n");
  }
  o->indent += INDENT;
  const ir_op *end = NULL;
  if (!terminator && b->last && ir_op_has_trait(b->last, IR_TRAIT_TERMINATOR)) end = b->last;
  for (const ir_op *op = b->first; op != end; op = op->next) {
    out_op(o, op);
    OUT(o, "\n");
  }
  o->indent -= INDENT;
}

void tx_out_region(op_printer *o, const ir_region *r, unsigned flags) {
  OUT(o, "{\n");
  const ir_block *b = r->first;
  if (b) {
    const char *outer = o->dialect;
    bool named = !(flags & REGION_GENERIC) && r->op && r->op->name->def;
    o->dialect = named ? tx_form_of(o->forms, r->op->name->def)->dialect : "";
    edges e = region_edges(o, r);
    bool label =
        ((flags & REGION_EMPTY_BLOCK) && !b->first) || ((flags & REGION_ARGS) && b->arg_count);
    out_block(o, b, &e, label, !(flags & REGION_NO_TERMINATOR));
    for (b = b->next; b; b = b->next) out_block(o, b, &e, true, true);
    o->dialect = outer;
  }
  strbuf_addn(o->out, ' ', o->indent);
  OUT(o, "}");
}

/* --- Operations --- */

/* MLIR collects aliases of a generic operation in another order than it prints. */
static void collect_generic(op_printer *o, const ir_op *op) {
  for (uint32_t i = 0; i < op->region_count; i++)
    tx_out_region(o, &op->regions[i], REGION_ARGS | REGION_EMPTY_BLOCK | REGION_GENERIC);
  tx_out_types_of(o, op->operands, op->operand_count);
  for (uint32_t i = 0; i < op->result_count; i++) tx_out_type(o, op->results[i].type);
  if (op->name->def)
    tx_form_print_all_attrs(o, op, tx_form_of(o->forms, op->name->def));
  else
    tx_out_attr_dict(o, op->attrs, op->attr_count, false);
}

void tx_out_generic(op_printer *o, const ir_op *op, bool name) {
  if (o->collecting) {
    collect_generic(o, op);
    return;
  }
  shared_text begun = name ? tx_shared_name_begin(&o->pr, op->name->full) : SHARED_ELIDED;
  if (begun != SHARED_ELIDED) {
    tx_print_escaped(o->out, op->name->full->bytes, op->name->full->len);
    tx_shared_end(&o->pr, begun);
  }
  OUT(o, "(");
  tx_out_operands(o, op, 0, op->operand_count);
  OUT(o, ")");
  if (op->successor_count) {
    OUT(o, "[");
    for (uint32_t i = 0; i < op->successor_count; i++) {
      if (i) OUT(o, ", ");
      out_block_name(o, ir_op_successors(op)[i]);
    }
    OUT(o, "]");
  }
  const ir_attr *props = op->name->def ? ir_op_prop_dict(o->pr.ctx, op) : op->props[0];
  if (props) {
    OUT(o, " <");
    tx_out_attr(o, props, PRINT_TYPE_ALWAYS);
    OUT(o, ">");
  }
  if (op->region_count) {
    OUT(o, " (");
    for (uint32_t i = 0; i < op->region_count; i++) {
      if (i) OUT(o, ", ");
      tx_out_region(o, &op->regions[i], REGION_ARGS | REGION_EMPTY_BLOCK | REGION_GENERIC);
    }
    OUT(o, ")");
  }
  tx_out_attr_dict(o, op->attrs, op->attr_count, false);
  OUT(o, " : ");
  tx_out_functional_type(o, op);
}

/* The name of an op in its pretty form: without the dialect where that is the default. */
static void out_op_name(op_printer *o, const ir_op *op) {
  const char *full = op->name->full->bytes;
  size_t n = strlen(o->dialect);
  if (n && strncmp(full, o->dialect, n) == 0 && full[n] == '.' && !strchr(full + n + 1, '.'))
    full += n + 1;
  strbuf_adds(o->out, full);
}

/* %0:2, %name = */
static void out_results(op_printer *o, const ir_op *op) {
  if (op->result_count == 1) {
    tx_ssa_print_value(o->names, &op->results[0], false, o->out);
    OUT(o, " = ");
    return;
  }
  for (uint32_t i = 0, first, count; i < op->result_count; i = first + count) {
    tx_ssa_group_of(o->names, &op->results[i], &first, &count);
    if (i) OUT(o, ", ");
    tx_ssa_print_value(o->names, &op->results[i], false, o->out);
    if (count > 1) {
      OUT(o, ":");
      strbuf_addu(o->out, count);
    }
  }
  OUT(o, " = ");
}

static void out_op(op_printer *o, const ir_op *op) {
  if (o->collecting) {
    strbuf_reset(o->out);
    if (o->pr.o.debuginfo) tx_alias_visit_location(o->aliases, op->loc, true);
  }
  strbuf_addn(o->out, ' ', o->indent);
  if (op->result_count && !o->collecting) out_results(o, op);
  const form *f = NULL;
  if (!o->pr.o.generic && op->name->def) f = tx_form_of(o->forms, op->name->def);
  size_t start = o->out->len;
  unsigned indent = o->indent;
  bool pretty = f && !f->generic_only;
  if (pretty) {
    out_op_name(o, op);
    pretty = tx_form_print(o, op, f);
  }
  if (!pretty) {
    if (!o->collecting && start < o->out->len) {
      o->out->len = start;
      o->out->bytes[start] = '\0';
    }
    o->indent = indent;
    tx_out_generic(o, op, true);
  }
  if (!o->collecting) out_location(o, op->loc, true);
}

/* The op whose insides are numbered: the outermost one, or for the local scope the nearest
 * isolated. */
static const ir_op *numbered_from(const ir_op *op, bool local) {
  while (!(local && ir_op_has_trait(op, IR_TRAIT_ISOLATED)) && ir_op_parent(op))
    op = ir_op_parent(op);
  return op;
}

static void print_program(op_printer *o, const ir_op *op) {
  strbuf *out = o->out;
  /* A form may leave out what a broken program would need, and names may mean two things in it: as
   * in MLIR, such a program is printed in the generic form. */
  if (!o->pr.o.generic && !o->pr.o.verified && !ir_op_parent(op) &&
      !verify_program((ir_op *)(uintptr_t)op, NULL))
    o->pr.o.generic = true;
  const ir_op *root = numbered_from(op, o->pr.o.local_scope);
  o->names = tx_ssa_names_new(o->scratch, o->pr.ctx, o->forms, root, o->pr.o.generic, o->name);
  if (o->pr.o.local_scope || ir_op_parent(op)) {
    out_op(o, op);
    return;
  }
  strbuf_reserve(out, tx_ssa_number_count(o->names) * OF_A_VALUE);
  o->aliases = tx_alias_state_new(o);
  if (tx_alias_possible(&o->pr)) {
    o->collecting = true;
    o->out = o->pr.out = &o->discard;
    out_op(o, op);
    o->out = o->pr.out = out;
    o->collecting = false;
    tx_alias_finish(o->aliases);
  }
  tx_alias_print_definitions(o->aliases, false);
  out_op(o, op);
  OUT(o, "\n");
  tx_alias_print_definitions(o->aliases, true);
  tx_print_file_metadata(&o->pr);
}

static bool print_guarded(op_printer *o, const ir_op *op) {
  arena_guard inner, outer;
  if (!ARENA_GUARD(ir_arena(o->pr.ctx), &outer)) return false;
  if (!ARENA_GUARD(o->scratch, &inner)) {
    arena_guard_pop(ir_arena(o->pr.ctx), &outer);
    return false;
  }
  o->forms = tx_form_table_new(o->pr.ctx, o->scratch, NULL);
  o->types = ARENA_ARRAY(o->scratch, printed_type, PRINTED_TYPES);
  print_program(o, op);
  arena_guard_pop(o->scratch, &inner);
  arena_guard_pop(ir_arena(o->pr.ctx), &outer);
  return true;
}

bool text_print(ir_context *c, const ir_op *op, const text_print_options *options, strbuf *out) {
  op_printer o = {.out = out, .scratch = arena_new(0), .dialect = "builtin"};
  tx_printer_init(&o.pr, c, options, out);
  if (!o.scratch || !print_guarded(&o, op)) out->failed = true;
  strbuf_free(&o.discard);
  strbuf_free(&o.name[0]);
  strbuf_free(&o.name[1]);
  strbuf_free(&o.why);
  arena_free(o.scratch);
  return !o.pr.elided;
}
