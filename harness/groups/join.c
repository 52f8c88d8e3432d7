/* SPDX-License-Identifier: Apache-2.0 */
#include "join.h"

#include <string.h>

#include "base/vec.h"
#include "harness/programs/devices.h"
#include "versions/versions.h"

/* --- What can be joined --- */

static bool is_tensor(const ir_type *t) { return ir_type_is(t, IR_TYPE_TENSOR); }

/* Stops at an attribute that a renaming would not reach, or that says something about the whole
 * module. */
static bool is_harmless(const ir_attr *a, void *user) {
  bool inside = user != NULL;
  switch (a->kind) {
    case IR_ATTR_SYMBOL: return !inside;
    case IR_ATTR_DENSE_RESOURCE:
    case IR_ATTR_DISTINCT:
    case IR_ATTR_OPAQUE: return false;
    case IR_ATTR_ARRAY:
    case IR_ATTR_DICT: return ir_attr_children(a, NULL, is_harmless, user);
    default: {
      static char deep;
      return ir_attr_children(a, NULL, is_harmless, &deep);
    }
  }
}

static bool attributes_are_harmless(ir_op *op, void *user) {
  (void)user;
  for (size_t i = 0; i < ir_op_prop_count(op); i++)
    if (op->props[i] && !is_harmless(op->props[i], NULL)) return false;
  for (size_t i = 0; i < op->attr_count; i++)
    if (!is_harmless(op->attrs[i].value, NULL)) return false;
  return true;
}

static bool has_entries(const ir_attr *list) {
  for (size_t i = 0; ir_attr_is(list, IR_ATTR_ARRAY) && i < list->array.count; i++)
    if (!ir_attr_is(list->array.items[i], IR_ATTR_DICT) || list->array.items[i]->dict.count)
      return true;
  return false;
}

static const char *obstacle_of_main(const ir_op *f) {
  if (!f || ir_op_get(f, "sym_visibility")) return "it has no public @main";
  if (f->attr_count || has_entries(ir_op_get(f, "arg_attrs")) ||
      has_entries(ir_op_get(f, "res_attrs")))
    return "its @main has attributes";
  const ir_block *body = f->regions[0].first;
  for (size_t i = 0; i < body->arg_count; i++)
    if (!is_tensor(body->args[i]->type)) return "its @main takes something that is no tensor";
  const ir_op *back = body->last;
  for (size_t i = 0; i < back->operand_count; i++)
    if (!is_tensor(back->operands[i].value->type))
      return "its @main returns something that is no tensor";
  return NULL;
}

static bool says_devices(const ir_named_attr *a) {
  return strcmp(a->name->bytes, DEVICES_REPLICAS) == 0 ||
         strcmp(a->name->bytes, DEVICES_PARTITIONS) == 0;
}

const char *join_obstacle(const ir_op *program) {
  if (ir_op_get(program, "sym_name") || ir_op_get(program, "sym_visibility"))
    return "its module has attributes";
  for (size_t i = 0; i < program->attr_count; i++)
    if (!says_devices(&program->attrs[i])) return "its module has attributes";
  for (const ir_op *f = program->regions[0].first->first; f; f = f->next)
    if (!ir_op_is(f, OP_FUNC_FUNC) || !f->regions[0].first)
      return "its module has something other than functions with bodies";
  if (!ir_walk((ir_op *)program, attributes_are_harmless, NULL))
    return "it has an attribute whose meaning depends on the module";
  return obstacle_of_main(ir_lookup_symbol(program, "main", 4));
}

/* --- Names --- */

typedef struct renaming {
  ir_context *c;
  const ir_op *program;
  size_t number;
} renaming;

static const istr *name_in(const renaming *r, const istr *name) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_addf(&text, "g%zu_%.*s", r->number, (int)name->len, name->bytes);
  return ir_str(r->c, text.bytes, text.len);
}

static const ir_attr *renamed(const renaming *r, const ir_attr *a);

static const ir_attr *renamed_items(const renaming *r, const ir_attr *a) {
  const ir_attr **items = ARENA_ARRAY(ir_arena(r->c), const ir_attr *, a->array.count + 1);
  bool differs = false;
  for (size_t i = 0; i < a->array.count; i++) {
    items[i] = renamed(r, a->array.items[i]);
    differs |= items[i] != a->array.items[i];
  }
  return differs ? ir_attr_array(r->c, items, a->array.count) : a;
}

static const ir_attr *renamed_entries(const renaming *r, const ir_attr *a) {
  ir_named_attr *entries = ARENA_ARRAY(ir_arena(r->c), ir_named_attr, a->dict.count + 1);
  bool differs = false;
  for (size_t i = 0; i < a->dict.count; i++) {
    entries[i] = (ir_named_attr){a->dict.entries[i].name, renamed(r, a->dict.entries[i].value)};
    differs |= entries[i].value != a->dict.entries[i].value;
  }
  return differs ? ir_attr_dict(r->c, entries, a->dict.count, NULL) : a;
}

/* The attribute with the new names of the functions; itself if it names none. */
static const ir_attr *renamed(const renaming *r, const ir_attr *a) {
  if (a->kind == IR_ATTR_ARRAY) return renamed_items(r, a);
  if (a->kind == IR_ATTR_DICT) return renamed_entries(r, a);
  if (a->kind != IR_ATTR_SYMBOL) return a;
  const istr *root = a->symbol.root;
  if (!ir_lookup_symbol(r->program, root->bytes, root->len)) return a;
  return ir_attr_symbol(r->c, name_in(r, root), a->symbol.nested, a->symbol.nested_count);
}

static bool rename_uses(ir_op *op, void *user) {
  const renaming *r = user;
  for (size_t i = 0; i < ir_op_prop_count(op); i++)
    if (op->props[i]) op->props[i] = renamed(r, op->props[i]);
  for (size_t i = 0; i < op->attr_count; i++) op->attrs[i].value = renamed(r, op->attrs[i].value);
  return true;
}

/* --- Joining --- */

/* Moves the functions under new names, and returns what was @main. */
static ir_op *move_functions(const renaming *r, ir_op *from, ir_op *to) {
  ir_op *entry = ir_lookup_symbol(from, "main", 4);
  ir_walk(from, rename_uses, (void *)(uintptr_t)r);
  for (ir_op *f = from->regions[0].first->first, *next; f; f = next) {
    next = f->next;
    ir_op_set(r->c, f, "sym_name", ir_attr_istr(r->c, name_in(r, ir_symbol_name(f))));
    ir_op_set(r->c, f, "sym_visibility", ir_attr_string(r->c, "private", 7));
    ir_op_unlink(f);
    ir_block_append(to->regions[0].first, f);
  }
  return entry;
}

static ir_op *func_op(ir_context *c, const char *name, ir_value *const *operands, size_t count,
                      const ir_type *const *types, size_t results, size_t regions) {
  return ir_op_new(c, ir_opname_get(c, name, strlen(name)), ir_loc_unknown(c), operands, count,
                   types, results, regions, NULL, 0);
}

/* Lists that grow with each program. */
typedef struct joined {
  ir_context *c;
  ir_block *body; /* of the new @main */
  VEC(const ir_type *) takes;
  VEC(const ir_type *) gives;
  VEC(ir_value *) results;
} joined;

/* Calls a function with new arguments of @main. */
static void call(joined *j, const ir_op *f) {
  arena *a = ir_arena(j->c);
  const ir_type *type = ir_op_get(f, "function_type")->type;
  size_t takes = type->function.input_count, gives = type->function.result_count;
  ir_value **args = ARENA_ARRAY(a, ir_value *, takes + 1);
  for (size_t i = 0; i < takes; i++) {
    args[i] = ir_block_add_arg(j->c, j->body, type->function.inputs[i], ir_loc_unknown(j->c));
    VEC_ADD(a, &j->takes, type->function.inputs[i]);
  }
  ir_op *op = func_op(j->c, "func.call", args, takes, type->function.results, gives, 0);
  ir_op_set(j->c, op, "callee", ir_attr_symbol(j->c, ir_symbol_name(f), NULL, 0));
  ir_block_append(j->body, op);
  for (size_t i = 0; i < gives; i++) {
    VEC_ADD(a, &j->gives, type->function.results[i]);
    VEC_ADD(a, &j->results, &op->results[i]);
  }
}

ir_op *join_programs(ir_context *c, ir_op *const *programs, size_t count) {
  ir_op *module = ir_module_new(c, ir_loc_unknown(c));
  ir_op *entry = func_op(c, "func.func", NULL, 0, NULL, 0, 1);
  joined j = {.c = c, .body = ir_block_new(c)};
  ir_region_append(&entry->regions[0], j.body);
  ir_block_append(module->regions[0].first, entry);
  for (size_t i = 0; count && i < programs[0]->attr_count; i++)
    ir_op_set_discardable(c, module, programs[0]->attrs[i].name, programs[0]->attrs[i].value);
  for (size_t i = 0; i < count; i++) {
    renaming r = {c, programs[i], i};
    call(&j, move_functions(&r, programs[i], module));
  }
  ir_block_append(j.body, func_op(c, "func.return", j.results.items, j.results.count, NULL, 0, 0));
  ir_op_set(c, entry, "sym_name", ir_attr_string(c, "main", 4));
  ir_op_set(c, entry, "function_type",
            ir_attr_type(c, ir_type_function(c, j.takes.items, j.takes.count, j.gives.items,
                                             j.gives.count)));
  return module;
}
