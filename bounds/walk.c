/* SPDX-License-Identifier: Apache-2.0 */
/* The walk: blocks, op by op, each by the interpreter and by its rule. */
#include "walk.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "elementwise.h"
#include "rules.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "interpreter/diags.def"
#undef DIAG
};

#define MAX_DEPTH 64 /* calls and regions inside each other */
#define MAX_OPS 1000000

static const rule rules[] = {
#define CELL(op, fn, fact) [OP_STABLEHLO_##op] = {NULL, fn, fact},
#define WHOLE(op, fn, fact) [OP_STABLEHLO_##op] = {fn, NULL, fact},
#include "rules.def"
#undef CELL
#undef WHOLE
    [OP_FUNC_CALL] = {bd_rule_call, NULL, "the function"},
};

const rule *bd_rule_of(const ir_op *op) {
  uint16_t id = ir_op_id(op);
  return id < sizeof rules / sizeof *rules && rules[id].sentence ? &rules[id] : NULL;
}

const char *bounds_sentence(const ir_op *op) {
  const rule *r = bd_rule_of(op);
  return r ? r->sentence : "the op has no rule, so its results are open";
}

/* --- Values --- */

const bounded *bd_get(const frame *f, const ir_value *v) { return map_get(&f->values, v); }

const bounded *bd_with(walk *w, interp_value *v, bound *parts, size_t count, const char *why,
                       const ir_op *at) {
  bounded *b = arena_alloc(ir_arena(w->c), sizeof *b, _Alignof(bounded));
  bool exact = true, open = false;
  for (size_t i = 0; parts && i < count; i++) {
    exact = exact && parts[i].kind == BOUND_EXACT;
    open = open || parts[i].kind == BOUND_OPEN;
  }
  *b = (bounded){v, exact ? NULL : parts, count, NULL, NULL};
  if (open) {
    b->open = why ? why : "an operand is open";
    b->open_at = at;
  }
  size_t size = 0;
  VEC_ADD(ir_arena(w->c), &w->kept->values, v);
  interp_data(v, &size);
  w->kept->bytes += size;
  return b;
}

static size_t parts_of(const interp_value *v) {
  const ir_type *t = interp_type(v);
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return 1;
  size_t parts = bounds_parts(ir_type_element(t));
  return (size_t)ir_type_element_count(t) * (parts ? parts : 1);
}

const bounded *bd_value(walk *w, interp_value *v) {
  return bd_with(w, v, NULL, parts_of(v), NULL, NULL);
}

const bounded *bd_opened(walk *w, const bounded *b, const char *why, const ir_op *at) {
  bound *parts = ARENA_ARRAY(ir_arena(w->c), bound, b->count + 1);
  for (size_t i = 0; i < b->count; i++) parts[i] = bd_open();
  return bd_with(w, interp_retain(b->value), parts, b->count, why, at);
}

const bounded *bd_join(walk *w, const bounded *a, const bounded *b, const ir_op *at) {
  if (a->count != b->count) return bd_opened(w, a, "branches give results of other sizes", at);
  bound *parts = ARENA_ARRAY(ir_arena(w->c), bound, a->count + 1);
  layout l;
  const ir_type *t = interp_type(a->value);
  bool known = ir_type_is(t, IR_TYPE_TENSOR) && bd_layout(ir_type_element(t), &l);
  const char *why = a->open ? a->open : b->open;
  for (size_t i = 0; i < a->count; i++) {
    bound x = bounds_of(a, i), y = bounds_of(b, i);
    bool exact = x.kind == BOUND_EXACT && y.kind == BOUND_EXACT;
    span e = bd_hull((span){x.lo, x.hi}, (span){y.lo, y.hi});
    bool large = known && !l.format && (fabs(e.lo) > 0x1p53 || fabs(e.hi) > 0x1p53);
    parts[i] = (bound){e.lo, e.hi, BOUND_WITHIN};
    if (!known || x.kind == BOUND_OPEN || y.kind == BOUND_OPEN || e.lo != e.lo || large)
      parts[i] = bd_open();
    else if (exact && x.lo == y.lo && x.lo != 0)
      parts[i] = x;
  }
  return bd_with(w, interp_retain(a->value), parts, a->count,
                 why ? why : "an uncertain branch gives two kinds of values", at);
}

bool bd_all_exact(const frame *f, const ir_op *op) {
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const bounded *b = bd_get(f, op->operands[k].value);
    if (b && b->parts) return false;
  }
  return true;
}

/* --- The interpreter --- */

typedef struct reading {
  const frame *f;
  const ir_op *root;
  VEC(interp_binding) bindings;
  arena *a;
  bool exact, rounded, complete;
} reading;

static bool is_inside(const ir_op *inner, const ir_op *outer) {
  while (inner && inner != outer) inner = ir_op_parent(inner);
  return inner == outer;
}

static const ir_op *home_of(const ir_value *v) {
  if (!v->is_argument) return v->op;
  return v->block->region ? v->block->region->op : NULL;
}

static bool certain(const bounded *b, bool rounded) {
  for (size_t i = 0; b->parts && i < b->count; i++)
    if (b->parts[i].kind > (rounded ? BOUND_ROUNDED : BOUND_EXACT)) return false;
  return true;
}

static bool read_op(ir_op *op, void *user) {
  reading *r = user;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const ir_value *v = op->operands[i].value;
    bool seen = op != r->root && is_inside(home_of(v), r->root);
    for (size_t k = 0; !seen && k < r->bindings.count; k++) seen = r->bindings.items[k].value == v;
    if (seen) continue;
    const bounded *b = bd_get(r->f, v);
    r->complete = r->complete && b;
    if (!b) return false;
    r->exact = r->exact && certain(b, r->rounded);
    VEC_ADD(r->a, &r->bindings, (interp_binding){v, b->value});
  }
  return true;
}

static reading read_all(const walk *w, const frame *f, const ir_op *op, bool rounded) {
  reading r = {
      .f = f, .root = op, .a = ir_arena(w->c), .exact = true, .rounded = rounded, .complete = true};
  ir_walk((ir_op *)(uintptr_t)op, read_op, &r);
  return r;
}

bool bd_reads_exact(const frame *f, const ir_op *op, bool rounded) {
  for (uint32_t k = 0; k < op->operand_count; k++)
    if (!certain(bd_get(f, op->operands[k].value), rounded)) return false;
  return true;
}

bool bd_reference(walk *w, frame *f, const ir_op *op, const bounded **results) {
  reading r = read_all(w, f, op, false);
  if (!r.complete)
    return diag_error(w->sink, DIAG_INTERP_BAD_OPERAND, ir_loc_place(op->loc),
                      "'%s' op reads a value that has no bounds", op->name->full->bytes);
  interp_value **values = ARENA_ARRAY(ir_arena(w->c), interp_value *, op->result_count + 1);
  if (!interp_eval_op_with(w->c, op, r.bindings.items, r.bindings.count, &w->interpreter, values,
                           w->sink))
    return false;
  for (uint32_t k = 0; k < op->result_count; k++) results[k] = bd_value(w, values[k]);
  return true;
}

/* --- Blocks --- */

/* An op without a rule: what it gives is open. */
static bool without_rule(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  for (uint32_t k = 0; k < op->result_count; k++)
    results[k] = bd_opened(w, results[k], "the op has no rule", op);
  return true;
}

static size_t bytes_of(const walk *w) {
  return arena_used(ir_arena(w->c)) - w->start + w->kept->bytes;
}

static bool within_limits(walk *w, const ir_op *op) {
  const char *why = w->interpreter.stop ? w->interpreter.stop(w->interpreter.stop_user) : NULL;
  if (why) return diag_error(w->sink, DIAG_INTERP_STOPPED, ir_loc_place(op->loc), "%s", why);
  if (++w->ops > w->max_ops)
    return diag_error(w->sink, DIAG_INTERP_STEP_LIMIT, ir_loc_place(op->loc),
                      "the program evaluates more operations than max_ops");
  return bytes_of(w) <= w->max_bytes ||
         diag_error(w->sink, DIAG_INTERP_BYTE_LIMIT, ir_loc_place(op->loc),
                    "values and bounds of the program need more than %zu MiB", w->max_bytes >> 20);
}

bool bd_op(walk *w, frame *f, const ir_op *op, const bounded **results) {
  const rule *r = bd_rule_of(op);
  if (!within_limits(w, op)) return false;
  if (!r) return without_rule(w, f, op, results);
  return r->cell ? bd_elementwise(w, f, op, r->cell, results) : r->whole(w, f, op, results);
}

static bool is_check(const ir_op *op) {
  return !op->result_count && op->name->dialect && strcmp(op->name->dialect->bytes, "check") == 0;
}

bool bd_block(walk *w, frame *f, const ir_block *b, const bounded *const *args, size_t count,
              const bounded **results) {
  arena *a = ir_arena(w->c);
  bool entry = b->region && b->region->op == w->entry && w->depth == 0, ok = true;
  if (b->next || count != b->arg_count || w->depth >= MAX_DEPTH)
    return diag_error(w->sink, DIAG_INTERP_BAD_REGION, ir_loc_place(b->region->op->loc),
                      "a region has several blocks, other arguments, or is nested too deeply");
  for (size_t k = 0; k < count; k++) map_at(a, &f->values, b->args[k])->pointer = (void *)args[k];
  w->depth++;
  for (const ir_op *op = b->first; ok && op; op = op->next) {
    if (ir_op_has_trait(op, IR_TRAIT_TERMINATOR)) {
      for (uint32_t k = 0; k < op->operand_count; k++)
        results[k] = bd_get(f, op->operands[k].value);
      break;
    }
    if (is_check(op)) continue;
    const bounded **out = ARENA_ARRAY(a, const bounded *, op->result_count + 1);
    ok = bd_op(w, f, op, out);
    for (uint32_t k = 0; ok && k < op->result_count; k++)
      map_at(a, &f->values, &op->results[k])->pointer = (void *)out[k];
    if (ok && entry && w->o->on_op) w->o->on_op(op, out, w->o->user);
  }
  w->depth--;
  return ok;
}

/* --- Twins --- */

typedef struct twin {
  struct twin *next;
  const ir_type *element;
  ir_op *op;
} twin;

static const ir_type *retyped(walk *w, const ir_type *t, const ir_type *element) {
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return t;
  return ir_type_tensor(w->c, t->shaped.dims, t->shaped.rank, element, NULL);
}

typedef struct retyping {
  walk *w;
  const ir_type *element;
  const ir_op *root;
} retyping;

static bool retype_inside(ir_op *op, void *user) {
  const retyping *r = user;
  for (uint32_t k = 0; k < op->region_count; k++)
    for (ir_block *b = op->regions[k].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++)
        if (ir_type_is(ir_type_element(b->args[i]->type), IR_TYPE_FLOAT))
          b->args[i]->type = retyped(r->w, b->args[i]->type, r->element);
  for (uint32_t k = 0; op != r->root && k < op->result_count; k++)
    if (ir_type_is(ir_type_element(op->results[k].type), IR_TYPE_FLOAT))
      op->results[k].type = retyped(r->w, op->results[k].type, r->element);
  return true;
}

static ir_op *make_twin(walk *w, const ir_op *op, uint32_t data, const ir_type *element) {
  ir_op *copy = ir_clone(w->c, op);
  ir_block *outside = ir_block_new(w->c);
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const ir_type *t = op->operands[k].value->type;
    if (data >> k & 1) t = retyped(w, t, element);
    ir_op_set_operand(copy, k, ir_block_add_arg(w->c, outside, t, copy->loc));
  }
  for (uint32_t k = 0; k < op->result_count; k++)
    copy->results[k].type = retyped(w, op->results[k].type, element);
  ir_walk(copy, retype_inside, &(retyping){w, element, copy});
  ir_op_set(w->c, copy, "precision_config", NULL);
  if (ir_op_is(op, OP_STABLEHLO_DOT_GENERAL)) ir_op_set(w->c, copy, "algorithm", NULL);
  return copy;
}

bool bd_twin(walk *w, const ir_op *op, uint32_t data, const ir_type *element,
             interp_value *const *in, interp_value **results) {
  map_slot *s = map_at(ir_arena(w->c), &w->twins, op);
  twin *t = s->pointer;
  while (t && t->element != element) t = t->next;
  if (!t) {
    t = arena_alloc(ir_arena(w->c), sizeof *t, _Alignof(twin));
    *t = (twin){s->pointer, element, make_twin(w, op, data, element)};
    map_at(ir_arena(w->c), &w->twins, op)->pointer = t;
  }
  return interp_eval_op(w->c, t->op, in, &w->interpreter, results, NULL);
}

interp_value *bd_tensor_like(walk *w, const interp_value *like, const ir_type *element,
                             const void *data) {
  const ir_type *t = interp_type(like);
  return interp_tensor(ir_type_tensor(w->c, t->shaped.dims, t->shaped.rank, element, NULL), data,
                       8 * (size_t)ir_type_element_count(t));
}

const char *bd_enum_case(const ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || a->defined.def->param_count != 1 ||
      a->defined.def->params[0].kind != IR_PARAM_ENUM)
    return "";
  const ir_enumcase *e = ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params->u);
  return e ? e->name : "";
}

uint16_t bd_body_of(const ir_op *op, size_t region) {
  const ir_block *b = op->region_count > region ? op->regions[region].first : NULL;
  if (!b || b->next || b->arg_count != 2 || b->op_count != 2) return VS_NO_ID;
  const ir_op *one = b->first, *back = b->last;
  if (one->operand_count != 2 || one->result_count != 1 || back->operand_count != 1 ||
      back->operands[0].value != &one->results[0])
    return VS_NO_ID;
  const ir_value *x = one->operands[0].value, *y = one->operands[1].value;
  bool both = (x == b->args[0] && y == b->args[1]) || (x == b->args[1] && y == b->args[0]);
  return both ? ir_op_id(one) : VS_NO_ID;
}

/* --- The entry --- */

static bool start(walk *w, interp_value *const *args, size_t count, bounds_run *out) {
  arena *a = ir_arena(w->c);
  const ir_block *b = w->entry->region_count ? w->entry->regions[0].first : NULL;
  size_t processes = (size_t)w->replicas * w->partitions;
  if (!b || b->arg_count * processes != count)
    return diag_error(w->sink, DIAG_INTERP_BAD_ARGUMENTS, ir_loc_place(w->entry->loc),
                      "%zu processes take %u arguments each and are given %zu", processes,
                      b ? b->arg_count : 0, count);
  const bounded **in = ARENA_ARRAY(a, const bounded *, count + 1);
  for (size_t k = 0; k < count; k++) in[k] = bd_value(w, interp_retain(args[k]));
  const ir_op *back = b->last;
  out->count = back ? back->operand_count * processes : 0;
  out->results = ARENA_ARRAY(a, const bounded *, out->count + 1);
  if (processes > 1) return bd_processes(w, b, in, out->results);
  frame f = {0};
  return bd_block(w, &f, b, in, count, out->results);
}

bool bounds_evaluate(ir_context *c, const ir_op *module, const char *entry,
                     interp_value *const *args, size_t arg_count, const bounds_options *o,
                     bounds_run *out, diag_sink *sink) {
  static const bounds_options none;
  arena_guard g;
  *out = (bounds_run){0};
  struct bounds_kept *kept = out->kept = calloc(1, sizeof *kept);
  if (!kept || !ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  walk w = {.c = c, .module = module, .o = o ? o : &none, .sink = sink, .kept = kept};
  if (w.o->interpreter) w.interpreter = *w.o->interpreter;
  w.replicas = w.o->replicas ? w.o->replicas : 1;
  w.partitions = w.o->partitions ? w.o->partitions : 1;
  w.max_ops = w.o->max_ops ? w.o->max_ops : MAX_OPS;
  w.max_bytes = w.o->max_bytes ? w.o->max_bytes : BOUNDS_MAX_BYTES;
  w.start = arena_used(ir_arena(c));
  w.entry = ir_lookup_symbol(module, entry, strlen(entry));
  bool ok = w.entry ? start(&w, args, arg_count, out)
                    : diag_error(sink, DIAG_INTERP_NO_ENTRY, ir_loc_place(module->loc),
                                 "the module has no function '%s'", entry);
  if (ok) out->bytes = bytes_of(&w);
  arena_guard_pop(ir_arena(c), &g);
  return ok;
}

void bounds_free(bounds_run *r) {
  for (size_t i = 0; r->kept && i < r->kept->values.count; i++)
    interp_release(r->kept->values.items[i]);
  free(r->kept);
  *r = (bounds_run){0};
}
