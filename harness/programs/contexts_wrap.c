/* SPDX-License-Identifier: Apache-2.0 */
/* The body of @main inside something: a function that is called, a composite, a loop, a branch. */
#include <string.h>

#include "contexts.h"

static const ir_type *scalar_type(ir_context *c, uint32_t width) {
  return ir_type_tensor(c, NULL, 0, ir_type_integer(c, width, IR_SIGNLESS), NULL);
}

static ir_op *constant(const surroundings *s, const ir_type *type, const void *element) {
  ir_op *op = context_op(s, "stablehlo.constant", NULL, 0, &type, 1, 0);
  size_t size = ir_dense_element_size(type->shaped.element);
  bool one = ir_type_element_count(type) > 0;
  ir_op_set(s->c, op, "value", ir_attr_dense(s->c, type, element, one ? size : 0, one, IR_COPY));
  return op;
}

static ir_value *number(const surroundings *s, int32_t n, ir_block *at) {
  ir_op *op = constant(s, scalar_type(s->c, 32), &n);
  ir_block_append(at, op);
  return &op->results[0];
}

/* Something of the type, whatever it is; NULL when the suite can make none. */
static ir_op *anything(const surroundings *s, const ir_type *type) {
  static const uint8_t zeros[64];
  if (context_is_plain(type)) return constant(s, type, zeros);
  if (ir_type_is(type, IR_TYPE_DEFINED) && strcmp(type->defined.def->mnemonic, "token") == 0)
    return context_op(s, "stablehlo.create_token", NULL, 0, &type, 1, 0);
  strbuf_adds(s->why, "a result has a type that has no constants");
  return NULL;
}

typedef struct typed_values {
  ir_value **values;
  const ir_type **types;
  size_t count;
} typed_values;

static typed_values typed(const surroundings *s, size_t count) {
  return (typed_values){ARENA_ARRAY(ir_arena(s->c), ir_value *, count + 1),
                        ARENA_ARRAY(ir_arena(s->c), const ir_type *, count + 1), count};
}

/* The results of @main, as values. */
static typed_values results_of(const surroundings *s, const ir_op *back) {
  typed_values r = typed(s, back->operand_count);
  for (size_t i = 0; i < r.count; i++) {
    r.values[i] = back->operands[i].value;
    r.types[i] = r.values[i]->type;
  }
  return r;
}

/* Moves what @main does to another block, where the first arguments stand for its own (`as` NULL:
 * it goes on using its own); @main is empty then, and has no return. */
static typed_values move_body(const surroundings *s, ir_block *to, ir_value *const *as) {
  ir_block *body = s->main->regions[0].first;
  ir_op *back = body->last;
  for (size_t i = 0; as && i < body->arg_count; i++)
    ir_value_replace_all_uses(body->args[i], as[i]);
  typed_values r = results_of(s, back);
  while (body->first != back) {
    ir_op *op = body->first;
    ir_op_unlink(op);
    ir_block_append(to, op);
  }
  ir_op_erase(back);
  return r;
}

static void end_block(const surroundings *s, const char *terminator, ir_value *const *values,
                      size_t count, ir_block *block) {
  ir_block_append(block, context_op(s, terminator, values, count, NULL, 0, 0));
}

/* @main returns the results of an op, which is put at its end. */
static void return_from(const surroundings *s, ir_op *op, size_t first, size_t count) {
  ir_block *body = s->main->regions[0].first;
  ir_value **values = ARENA_ARRAY(ir_arena(s->c), ir_value *, count + 1);
  for (size_t i = 0; i < count; i++) values[i] = &op->results[first + i];
  ir_block_append(body, op);
  end_block(s, "func.return", values, count, body);
}

static ir_block *block_of(ir_context *c, const ir_type *const *types, size_t count) {
  ir_block *b = ir_block_new(c);
  for (size_t i = 0; i < count; i++) ir_block_add_arg(c, b, types[i], ir_loc_unknown(c));
  return b;
}

/* --- A function --- */

static const ir_attr *text(ir_context *c, const char *s) { return ir_attr_string(c, s, strlen(s)); }

static const istr *free_name(const surroundings *s) {
  strbuf_auto name = STRBUF_INIT;
  strbuf_adds(&name, "context_body");
  while (ir_lookup_symbol(s->module, name.bytes, name.len)) strbuf_addc(&name, '_');
  return ir_str(s->c, name.bytes, name.len);
}

/* A private function with the body of @main. */
static typed_values outline(const surroundings *s, const istr *name) {
  ir_context *c = s->c;
  const ir_block *from = s->main->regions[0].first;
  ir_op *f = context_op(s, "func.func", NULL, 0, NULL, 0, 1);
  const ir_type **types = ARENA_ARRAY(ir_arena(c), const ir_type *, from->arg_count + 1);
  for (size_t i = 0; i < from->arg_count; i++) types[i] = from->args[i]->type;
  ir_block *to = block_of(c, types, from->arg_count);
  ir_region_append(&f->regions[0], to);
  typed_values r = move_body(s, to, to->args);
  end_block(s, "func.return", r.values, r.count, to);
  ir_op_set(c, f, "sym_name", ir_attr_istr(c, name));
  ir_op_set(c, f, "sym_visibility", text(c, "private"));
  arguments_retype(c, f);
  ir_block_append(s->module->regions[0].first, f);
  return r;
}

/* @main returns what an op gives that has the function in one of its attributes. */
static ir_op *call(const surroundings *s, const char *name, const char *attr) {
  const istr *function = free_name(s);
  typed_values r = outline(s, function);
  ir_block *body = s->main->regions[0].first;
  ir_op *op = context_op(s, name, body->args, body->arg_count, r.types, r.count, 0);
  ir_op_set(s->c, op, attr, ir_attr_symbol(s->c, function, NULL, 0));
  return_from(s, op, 0, r.count);
  return op;
}

bool context_called(const surroundings *s) {
  call(s, "func.call", "callee");
  return true;
}

bool context_composite(const surroundings *s) {
  ir_op_set(s->c, call(s, "stablehlo.composite", "decomposition"), "name",
            text(s->c, "context.body"));
  return true;
}

/* --- A branch --- */

/* The middle one of three, which an argument chooses. */
bool context_case(const surroundings *s) {
  enum { BRANCHES = 3, TAKEN = 1 };
  static const int32_t taken = TAKEN;
  ir_context *c = s->c;
  ir_op *back = s->main->regions[0].first->last;
  typed_values r = results_of(s, back);
  ir_block *blocks[BRANCHES];
  for (int i = 0; i < BRANCHES; i++) {
    blocks[i] = ir_block_new(c);
    if (i == TAKEN) continue;
    ir_value **values = ARENA_ARRAY(ir_arena(c), ir_value *, r.count + 1);
    for (size_t k = 0; k < r.count; k++) {
      ir_op *op = anything(s, r.types[k]);
      if (!op) return false;
      ir_block_append(blocks[i], op);
      values[k] = &op->results[0];
    }
    end_block(s, "stablehlo.return", values, r.count, blocks[i]);
  }
  move_body(s, blocks[TAKEN], NULL);
  end_block(s, "stablehlo.return", r.values, r.count, blocks[TAKEN]);
  if (!context_add_argument(s, scalar_type(c, 32), &taken, sizeof taken)) return false;
  ir_block *body = s->main->regions[0].first;
  ir_op *op = context_op(s, "stablehlo.case", &body->args[body->arg_count - 1], 1, r.types, r.count,
                         BRANCHES);
  for (int i = 0; i < BRANCHES; i++) ir_region_append(&op->regions[i], blocks[i]);
  return_from(s, op, 0, r.count);
  return true;
}

/* --- A loop --- */

/* The values that the loop carries: a counter, its end, the arguments of @main, its results. */
static bool carry(const surroundings *s, const typed_values *r, typed_values *out) {
  ir_block *body = s->main->regions[0].first;
  size_t args = body->arg_count, n = 0;
  *out = typed(s, 1 + args + r->count);
  out->values[n++] = number(s, 0, body);
  for (size_t i = 0; i < args; i++) out->values[n++] = body->args[args - 1 - i];
  for (size_t i = 0; i < r->count; i++) {
    ir_op *op = anything(s, r->types[i]);
    if (!op) return false;
    ir_block_append(body, op);
    out->values[n++] = &op->results[0];
  }
  for (size_t i = 0; i < n; i++) out->types[i] = out->values[i]->type;
  return true;
}

static ir_block *loop_condition(const surroundings *s, const typed_values *all) {
  ir_block *b = block_of(s->c, all->types, all->count);
  const ir_type *type = scalar_type(s->c, 1);
  ir_value *operands[] = {b->args[0], b->args[1]};
  ir_op *less = context_op(s, "stablehlo.compare", operands, 2, &type, 1, 0);
  const ir_registry *registry = ir_context_registry(s->c);
  const ir_attrdef *def = registry->find_attr(registry, "stablehlo", 9, "comparison_direction", 20);
  ir_param direction = {.u = ir_enum_by_name(def->params[0].enumdef, "LT", 2)->number};
  ir_op_set(s->c, less, "comparison_direction", ir_attr_defined(s->c, def, &direction));
  ir_block_append(b, less);
  ir_value *goes_on = &less->results[0];
  end_block(s, "stablehlo.return", &goes_on, 1, b);
  return b;
}

/* Three times the same; how often is an argument, so that nobody can take the loop away. */
bool context_while(const surroundings *s) {
  static const int32_t times = 3;
  ir_context *c = s->c;
  ir_block *body = s->main->regions[0].first;
  size_t args = body->arg_count;
  /* The loop has the number of rounds as its first argument, then the others in reverse order. */
  if (!context_add_argument(s, scalar_type(c, 32), &times, sizeof times)) return false;
  ir_block *inner = ir_block_new(c);
  typed_values r = move_body(s, inner, NULL);
  typed_values all;
  if (!carry(s, &r, &all)) return false;
  ir_op *loop = context_op(s, "stablehlo.while", all.values, all.count, all.types, all.count, 2);
  ir_region_append(&loop->regions[0], loop_condition(s, &all));
  for (size_t i = 0; i < all.count; i++)
    ir_block_add_arg(c, inner, all.types[i], ir_loc_unknown(c));
  for (size_t i = 0; i < args; i++) {
    ir_value *inside = inner->args[1 + args - i];
    for (size_t k = 0; k < r.count; k++)
      if (r.values[k] == body->args[i]) r.values[k] = inside;
    ir_value_replace_all_uses(body->args[i], inside);
    ir_op_set_operand(loop, 1 + args - i, body->args[i]);
  }
  ir_value **next = ARENA_ARRAY(ir_arena(c), ir_value *, all.count);
  ir_value *sum[] = {inner->args[0], number(s, 1, inner)};
  ir_op *add = context_op(s, "stablehlo.add", sum, 2, all.types, 1, 0);
  ir_block_append(inner, add);
  next[0] = &add->results[0];
  for (size_t i = 1; i < all.count; i++) next[i] = inner->args[i];
  for (size_t i = 0; i < r.count; i++) next[2 + args + i] = r.values[i];
  end_block(s, "stablehlo.return", next, all.count, inner);
  ir_region_append(&loop->regions[1], inner);
  return_from(s, loop, 2 + args, r.count);
  return true;
}
