/* SPDX-License-Identifier: Apache-2.0 */
/* Building: under a guard, since the floors below unwind when memory runs out. */
#include <stdlib.h>
#include <string.h>

#include "hlocts_ir.h"
#include "internal.h"
#include "text/text.h"
#include "versions/diags.h"

/* The guarded half of each function that makes something: its argument and its result. */
typedef void *(*maker)(hlocts_context *c, const void *what, diag_sink *sink);

static void *make(hlocts_context *c, maker f, const void *what) {
  diag_sink *sink = hlocts_fresh_sink(c);
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c->ir), &g)) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  void *made = f(c, what, sink);
  arena_guard_pop(ir_arena(c->ir), &g);
  return made;
}

static void *make_module(hlocts_context *c, const void *what, diag_sink *sink) {
  (void)what, (void)sink;
  return ir_module_new(c->ir, ir_loc_unknown(c->ir));
}

hlocts_program *hlocts_new(hlocts_context *c) {
  ir_op *module = make(c, make_module, NULL);
  return module ? hlocts_hold(c, module) : NULL;
}

static void *parse_type(hlocts_context *c, const void *what, diag_sink *sink) {
  return (void *)(uintptr_t)text_parse_type(c->ir, what, strlen(what), sink);
}

hlocts_type *hlocts_parse_type(hlocts_context *c, const char *text) {
  return make(c, parse_type, text);
}

static void *parse_attr(hlocts_context *c, const void *what, diag_sink *sink) {
  return (void *)(uintptr_t)text_parse_attr(c->ir, what, strlen(what), sink);
}

hlocts_attr *hlocts_parse_attr(hlocts_context *c, const char *text) {
  return make(c, parse_attr, text);
}

typedef struct bytes_of {
  const ir_type *type;
  const void *bytes;
  size_t size;
} bytes_of;

static void *make_elements(hlocts_context *c, const void *what, diag_sink *sink) {
  const bytes_of *b = what;
  int64_t count = ir_type_is(b->type, IR_TYPE_TENSOR) ? ir_type_element_count(b->type) : -1;
  size_t one = count < 0 ? 0 : ir_dense_element_size(b->type->shaped.element), all = 0;
  if (!one || __builtin_mul_overflow(one, (size_t)count, &all) ||
      (b->size != all && b->size != one)) {
    diag_error(sink, DIAG_NOT_LEGAL, (diag_place){0},
               "%zu bytes are neither the elements of that type nor one of them", b->size);
    return NULL;
  }
  return (void *)(uintptr_t)ir_attr_dense(c->ir, b->type, b->bytes, b->size,
                                          b->size == one && count != 1, IR_COPY);
}

hlocts_attr *hlocts_make_elements(hlocts_context *c, const hlocts_type *tensor, const void *bytes,
                                  size_t size) {
  bytes_of b = {(const ir_type *)tensor, bytes, size};
  return make(c, make_elements, &b);
}

static void *make_string(hlocts_context *c, const void *what, diag_sink *sink) {
  const bytes_of *b = what;
  (void)sink;
  return (void *)(uintptr_t)ir_attr_string(c->ir, b->bytes, b->size);
}

hlocts_attr *hlocts_make_string(hlocts_context *c, const char *bytes, size_t n) {
  bytes_of b = {NULL, bytes, n};
  return make(c, make_string, &b);
}

/* --- Operations --- */

typedef struct op_of {
  ir_block *block;
  const char *name;
  ir_value *const *operands;
  const ir_type *const *inputs, *const *results;
  size_t operand_count, input_count, result_count, regions;
} op_of;

static void *make_op(hlocts_context *c, const void *what, diag_sink *sink) {
  const op_of *o = what;
  const ir_opname *name = ir_opname_get(c->ir, o->name, strlen(o->name));
  for (size_t i = 0; i < o->operand_count; i++)
    if (!o->operands[i]) {
      diag_error(sink, DIAG_IR_NULL_OPERAND, (diag_place){0}, "%s: operand %zu is NULL", o->name,
                 i);
      return NULL;
    }
  if (!name->def) {
    diag_error(sink, DIAG_IR_UNREGISTERED, (diag_place){0}, "there is no operation '%s'", o->name);
    return NULL;
  }
  ir_op *op = ir_op_new(c->ir, name, ir_loc_unknown(c->ir), o->operands, o->operand_count,
                        o->results, o->result_count, o->regions, NULL, 0);
  ir_block_append(o->block, op);
  return op;
}

hlocts_op *hlocts_add_op(hlocts_program *p, hlocts_block *b, const char *name,
                         hlocts_value *const *operands, size_t operand_count,
                         hlocts_type *const *results, size_t result_count, size_t regions) {
  op_of o = {.block = (ir_block *)b,
             .name = name,
             .operands = (ir_value *const *)operands,
             .operand_count = operand_count,
             .results = (const ir_type *const *)results,
             .result_count = result_count,
             .regions = regions};
  return make(p->context, make_op, &o);
}

static ir_block *make_block(ir_context *c, ir_region *r, const ir_type *const *types, size_t n) {
  ir_block *b = ir_block_new(c);
  for (size_t i = 0; i < n; i++) ir_block_add_arg(c, b, types[i], ir_loc_unknown(c));
  ir_region_append(r, b);
  return b;
}

static void *make_function(hlocts_context *c, const void *what, diag_sink *sink) {
  op_of o = *(const op_of *)what, bare = {.block = o.block, .name = "func.func", .regions = 1};
  ir_op *op = make_op(c, &bare, sink);
  if (!op) return NULL;
  const ir_type *type = ir_type_function(c->ir, o.inputs, o.input_count, o.results, o.result_count);
  ir_op_set(c->ir, op, "sym_name", ir_attr_string(c->ir, o.name, strlen(o.name)));
  ir_op_set(c->ir, op, "function_type", ir_attr_type(c->ir, type));
  make_block(c->ir, &op->regions[0], o.inputs, o.input_count);
  return op;
}

hlocts_op *hlocts_add_function(hlocts_program *p, const char *name, hlocts_type *const *inputs,
                               size_t input_count, hlocts_type *const *results,
                               size_t result_count) {
  op_of o = {.block = p->module->regions[0].first,
             .name = name,
             .inputs = (const ir_type *const *)inputs,
             .input_count = input_count,
             .results = (const ir_type *const *)results,
             .result_count = result_count};
  return make(p->context, make_function, &o);
}

typedef struct block_of {
  ir_region *region;
  const ir_type *const *types;
  size_t count;
} block_of;

static void *make_block_of(hlocts_context *c, const void *what, diag_sink *sink) {
  const block_of *b = what;
  (void)sink;
  return make_block(c->ir, b->region, b->types, b->count);
}

hlocts_block *hlocts_add_block(hlocts_program *p, hlocts_op *op, size_t region,
                               hlocts_type *const *arguments, size_t count) {
  block_of b = {&((ir_op *)op)->regions[region], (const ir_type *const *)arguments, count};
  return make(p->context, make_block_of, &b);
}

typedef struct attr_of {
  ir_op *op;
  const char *name;
  const ir_attr *attr;
} attr_of;

static void *set_attr(hlocts_context *c, const void *what, diag_sink *sink) {
  const attr_of *a = what;
  (void)sink;
  ir_op_set(c->ir, a->op, a->name, a->attr);
  return a->op;
}

int hlocts_set_attr(hlocts_program *p, hlocts_op *op, const char *name, const hlocts_attr *a) {
  attr_of x = {(ir_op *)op, name, (const ir_attr *)a};
  return make(p->context, set_attr, &x) != NULL;
}

static void *verify(hlocts_context *c, const void *what, diag_sink *sink) {
  (void)c;
  const hlocts_program *p = what;
  return program_verify(p->module, sink) ? p->module : NULL;
}

int hlocts_verify(hlocts_program *p) { return make(p->context, verify, p) != NULL; }
