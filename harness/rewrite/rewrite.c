/* SPDX-License-Identifier: Apache-2.0 */
#include "rewrite.h"

#include <string.h>

#include "base/intern.h"
#include "base/vec.h"
#include "internal.h"
#include "text/text.h"
#include "versions/versions.h"

const rewrite_row rewrite_rows[] = {
#define REWRITE(name, op, needs, text) {#name, op, needs, text},
#include "ops.def"
#include "values.def"
#undef REWRITE
};
const size_t rewrite_count = sizeof rewrite_rows / sizeof *rewrite_rows;

/* --- Places --- */

typedef struct finder {
  ir_context *c;
  const rewrite_row *row;
  VEC(rewrite_place) places;
} finder;

/* Whether the op is in a function, a branch or a loop, and in nothing else. */
static bool is_reached(const ir_op *op) {
  const ir_op *p = ir_op_parent(op);
  while (p && (ir_op_is(p, OP_STABLEHLO_IF) || ir_op_is(p, OP_STABLEHLO_CASE) ||
               ir_op_is(p, OP_STABLEHLO_WHILE)))
    p = ir_op_parent(p);
  return p && ir_op_is(p, OP_FUNC_FUNC);
}

static bool look_at(ir_op *op, void *user) {
  finder *f = user;
  bool any = !*f->row->op;
  uint32_t n = any ? op->operand_count : 1;
  if (!op->block || !is_reached(op)) return true;
  for (uint32_t i = 0; i < n; i++)
    if (row_matches(f->c, f->row, op, i))
      VEC_ADD(ir_arena(f->c), &f->places, (rewrite_place){op, i});
  return true;
}

size_t rewrite_places(ir_context *c, ir_op *module, const rewrite_row *row, rewrite_place **out) {
  finder f = {.c = c, .row = row};
  ir_walk(module, look_at, &f);
  *out = f.places.items;
  return f.places.count;
}

/* --- One rewrite --- */

typedef struct filler {
  ir_context *c;
  const ir_op *op;
  VEC(ir_op *) holes;
} filler;

static bool note_hole(ir_op *op, void *user) {
  filler *f = user;
  if (strcmp(op->name->full->bytes, "rewrite.op") == 0) VEC_ADD(ir_arena(f->c), &f->holes, op);
  return true;
}

static bool relocate(ir_op *op, void *user) {
  const ir_op *at = user;
  op->loc = at->loc;
  for (uint32_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++) *ir_arg_loc_slot(b->args[i]) = at->loc;
  return true;
}

/* The op itself takes the place of each "rewrite.op", with its operands and types. */
static void fill_holes(ir_context *c, ir_op *piece, const ir_op *op) {
  filler f = {.c = c, .op = op};
  ir_walk(piece, note_hole, &f);
  for (size_t k = 0; k < f.holes.count; k++) {
    ir_op *hole = f.holes.items[k], *copy = ir_clone(c, op);
    for (uint32_t i = 0; i < hole->operand_count; i++)
      ir_op_set_operand(copy, i, hole->operands[i].value);
    if (copy->results[0].type != hole->results[0].type) copy->attr_count = 0; /* shardings */
    copy->results[0].type = hole->results[0].type;
    ir_block_insert_before(hole, copy);
    ir_value_replace_all_uses(&hole->results[0], &copy->results[0]);
    ir_op_erase(hole);
  }
}

static void insert_piece(const ir_op *function, const rewrite_row *row, rewrite_place at) {
  ir_block *b = function->regions[0].first;
  ir_op *back = b->last;
  bool any = !*row->op;
  for (uint32_t i = 0; i < b->arg_count; i++)
    ir_value_replace_all_uses(b->args[i], at.op->operands[any ? at.operand : i].value);
  while (b->first != back) {
    ir_op *moved = b->first;
    ir_op_unlink(moved);
    ir_block_insert_before(at.op, moved);
  }
  ir_value *v = back->operands[0].value;
  if (any) {
    ir_op_set_operand(at.op, at.operand, v);
    return;
  }
  ir_value_replace_all_uses(&at.op->results[0], v);
  ir_op_erase(at.op);
}

bool rewrite_apply(ir_context *c, ir_op *module, const rewrite_row *row, rewrite_place at,
                   diag_sink *sink) {
  strbuf_auto text = STRBUF_INIT;
  const char *name;
  unsigned n = 0;
  do name = arena_printf(ir_arena(c), "rewritten_%u", n++);
  while (ir_lookup_symbol(module, name, strlen(name)));
  row_expand(c, row, at, name, &text);
  bool allowed = ir_context_allows_unregistered(c);
  ir_context_allow_unregistered(c, true); /* rewrite.op */
  ir_op *piece =
      text_parse(c, text.bytes, text.len, &(text_parse_options){.file = row->name}, sink);
  ir_context_allow_unregistered(c, allowed);
  if (!piece) return false;
  ir_walk(piece, relocate, at.op);
  fill_holes(c, piece, at.op);
  insert_piece(ir_lookup_symbol(piece, "rewrite", 7), row, at);
  ir_op *other = ir_lookup_symbol(piece, name, strlen(name));
  if (other) {
    ir_op_unlink(other);
    ir_block_append(module->regions[0].first, other);
  }
  return true;
}

/* --- Several --- */

unsigned rewrite_program(ir_context *c, ir_op *module, uint64_t seed, unsigned depth,
                         strbuf *names) {
  unsigned done = 0;
  for (unsigned tries = 0; done < depth && tries < 8 * depth; tries++) {
    const rewrite_row *row = &rewrite_rows[hash_next(&seed) % rewrite_count];
    rewrite_place *places;
    size_t n = rewrite_places(c, module, row, &places);
    if (!n || !rewrite_apply(c, module, row, places[hash_next(&seed) % n], NULL)) continue;
    if (names) strbuf_addf(names, "%s%s", done ? " " : "", row->name);
    done++;
  }
  return done;
}
