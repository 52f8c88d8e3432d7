/* SPDX-License-Identifier: Apache-2.0 */
#include "contexts.h"

#include <string.h>

#include "base/intern.h"
#include "harness/files/program.h"
#include "versions/versions.h"

/* --- What they are made of --- */

ir_op *context_op(const surroundings *s, const char *name, ir_value *const *operands, size_t count,
                  const ir_type *const *types, size_t results, size_t regions) {
  return ir_op_new(s->c, ir_opname_get(s->c, name, strlen(name)), ir_loc_unknown(s->c), operands,
                   count, types, results, regions, NULL, 0);
}

bool context_is_plain(const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.encoding || ir_type_element_count(t) < 0)
    return false;
  ir_type_kind element = t->shaped.element->kind;
  return element == IR_TYPE_INTEGER || element == IR_TYPE_FLOAT || element == IR_TYPE_COMPLEX;
}

bool context_add_argument(const surroundings *s, const ir_type *type, const void *data,
                          size_t size) {
  ir_block_add_arg(s->c, s->main->regions[0].first, type, ir_loc_unknown(s->c));
  if (arguments_add(s->args, interp_tensor(type, data, size))) return true;
  return strbuf_refuse(s->why, "out of memory");
}

/* Values as they come out of optimization_barrier, which is put before `position`. */
static ir_op *guard(const surroundings *s, ir_value *const *values, size_t count, ir_op *position) {
  const ir_type **types = ARENA_ARRAY(ir_arena(s->c), const ir_type *, count + 1);
  for (size_t i = 0; i < count; i++) types[i] = values[i]->type;
  ir_op *op = context_op(s, "stablehlo.optimization_barrier", values, count, types, count, 0);
  ir_block_insert_before(position, op);
  return op;
}

void context_guard_results(const surroundings *s) {
  ir_op *back = s->main->regions[0].first->last;
  size_t n = back->operand_count;
  ir_value **values = ARENA_ARRAY(ir_arena(s->c), ir_value *, n + 1);
  for (size_t i = 0; i < n; i++) values[i] = back->operands[i].value;
  ir_op *op = guard(s, values, n, back);
  for (size_t i = 0; i < n; i++) ir_op_set_operand(back, i, &op->results[i]);
}

/* Arguments and results, each behind a barrier. */
static bool behind_barrier(const surroundings *s) {
  ir_block *body = s->main->regions[0].first;
  size_t n = body->arg_count;
  ir_op *first = body->first;
  if (n) {
    ir_op *op = guard(s, body->args, n, first);
    for (size_t i = 0; i < n; i++) {
      ir_value_replace_all_uses(body->args[i], &op->results[i]);
      ir_op_set_operand(op, i, body->args[i]);
    }
  }
  context_guard_results(s);
  return true;
}

/* --- Deriving --- */

/* Half of the constants, by the seed; at least one of each kind. */
static bool mix(const surroundings *s, size_t possible, uint64_t seed, bool *chosen) {
  size_t count = 0;
  if (possible < 2) return strbuf_refuse(s->why, "fewer than two constants can become arguments");
  for (size_t i = 0; i < possible; i++) count += chosen[i] = hash_u64(seed + i) & 1;
  if (count == 0 || count == possible) chosen[seed % possible] ^= true;
  return true;
}

typedef struct context_row {
  check_kind check;
  bool (*change)(const surroundings *s); /* after constants became arguments; NULL: that is all */
  const char *adds;                      /* the op that is added, when not all releases have it */
} context_row;

#define ROW(check, change, adds) \
  [CHECK_##check - CHECK_CONTEXT_FIRST] = {CHECK_##check, change, adds}
static const context_row table[] = {
    ROW(ARGUMENTS, NULL, NULL),         ROW(MIXTURE, NULL, NULL),
    ROW(CALLED, context_called, NULL),  ROW(WHILE, context_while, NULL),
    ROW(CASE, context_case, NULL),      ROW(COMPOSITE, context_composite, "vhlo.composite_v1"),
    ROW(BARRIER, behind_barrier, NULL), ROW(BATCHED, context_batched, NULL),
    ROW(LARGE, context_large, NULL),    ROW(LAYOUT, context_layout, NULL),
};
#undef ROW

/* The program as the case has it. */
static const context_row constants = {CHECK_EVALUATE, NULL, NULL};

static vs_version first_release(const vs_opset *o, const char *op) {
  for (uint16_t id = 0; op && id < o->op_count; id++) {
    const vs_op *row = vs_op_row(o, id);
    if (row && strcmp(row->def.name, op) == 0) return row->since;
  }
  return vs_oldest(o);
}

static bool change(const surroundings *s, const context_row *row, size_t possible, uint64_t seed,
                   diag_sink *sink) {
  bool mixture = row->check == CHECK_MIXTURE;
  bool *chosen = ARENA_ARRAY(ir_arena(s->c), bool, possible + 1);
  if (row->check == CHECK_EVALUATE) return true;
  if (mixture && !mix(s, possible, seed, chosen)) return false;
  if (row->check == CHECK_ARGUMENTS && !possible)
    return strbuf_refuse(s->why, "no constant can become an argument");
  if (!arguments_derive(s->c, s->module, mixture ? chosen : NULL, s->args, sink)) return false;
  if (row->change && !row->change(s)) return false;
  arguments_retype(s->c, s->main);
  return true;
}

context_end context_derive(ir_context *c, const ir_op *plain, check_kind k, uint64_t seed,
                           int64_t rows, context_program *out, strbuf *why) {
  *out = (context_program){0};
  const context_row *const row = k == CHECK_EVALUATE ? &constants : &table[k - CHECK_CONTEXT_FIRST];
  strbuf_auto broken = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&broken);
  sink.show_ids = true;
  volatile bool applies = false, whole = false;
  arena_guard g;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    ir_op *module = ir_clone(c, plain);
    surroundings s = {c, module, ir_lookup_symbol(module, "main", 4), &out->args, rows, why};
    applies = change(&s, row, arguments_possible(plain), seed, &sink.sink);
    out->module = module;
    out->since = first_release(vs_opset_of(c), row->adds);
    whole = true;
    arena_guard_pop(ir_arena(c), &g);
  }
  if (!whole) strbuf_adds(&broken, "out of memory");
  if (applies) program_verify(out->module, &sink.sink);
  context_end end = broken.len ? CONTEXT_BROKEN : applies ? CONTEXT_DERIVED : CONTEXT_INAPPLICABLE;
  if (broken.len) {
    strbuf_reset(why);
    strbuf_addf(why, "the program in this context: %s", strbuf_str(&broken));
  }
  return end;
}

void context_free(context_program *p) {
  arguments_free(&p->args);
  *p = (context_program){0};
}
