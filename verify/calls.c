/* SPDX-License-Identifier: Apache-2.0 */
/* Functions and the ops that name them: func, composite, custom_call, interpreter.run_parallel.
 * What an op asks of a symbol is checked when its symbol table is done, as MLIR's
 * SymbolUserOpInterface. */
#include <ctype.h>
#include <string.h>

#include "checker.h"
#include "sdy.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

static const ir_type *function_type(const ir_op *f) {
  const ir_attr *a = f ? ir_op_get(f, "function_type") : NULL;
  return ir_attr_is(a, IR_ATTR_TYPE) && ir_type_is(a->type, IR_TYPE_FUNCTION) ? a->type : NULL;
}

static types inputs_of(const ir_type *f) {
  return (types){f->function.inputs, f->function.input_count};
}
static types outputs_of(const ir_type *f) {
  return (types){f->function.results, f->function.result_count};
}

/* --- Symbols --- */

/* The first symbol of each name in `table`, for as long as its uses are checked. */
static void index_symbols(checker *k, const ir_op *table) {
  k->symbols = (map){0};
  k->symbols_of = table;
  for (size_t r = 0; r < table->region_count; r++)
    for (const ir_block *b = table->regions[r].first; b; b = b->next)
      for (const ir_op *op = b->first; op; op = op->next) {
        const istr *name = ir_symbol_name(op);
        if (name) map_insert(k->scratch, &k->symbols, name, op);
      }
}

static const ir_op *symbol_named(const checker *k, const ir_op *table, const istr *name) {
  return k->symbols_of == table ? map_get(&k->symbols, name)
                                : ir_lookup_symbol(table, name->bytes, name->len);
}

/* A func.func of that name in the table, NULL otherwise. */
static const ir_op *function_named(const checker *k, const ir_op *table, const istr *name) {
  const ir_op *f = symbol_named(k, table, name);
  return f && ir_op_is(f, OP_FUNC_FUNC) && function_type(f) ? f : NULL;
}

/* --- func --- */

/* The attributes of arguments or results: one dictionary each, of names with a dialect. */
static bool check_signature_attrs(checker *k, const char *property, const char *row,
                                  const char *which, size_t wanted) {
  const ir_attr *list = vf_prop(k, property);
  if (!ir_attr_is(list, IR_ATTR_ARRAY)) return true;
  RETURN_UNLESS(list->array.count == wanted, row,
                "@expects % attribute array to have the same number of elements as the number of "
                "function %s, got %, but expected %",
                which, which, list->array.count, wanted);
  for (size_t i = 0; i < list->array.count; i++) {
    const ir_attr *d = list->array.items[i];
    for (size_t e = 0; ir_attr_is(d, IR_ATTR_DICT) && e < d->dict.count; e++) {
      const istr *name = d->dict.entries[e].name;
      RETURN_UNLESS(memchr(name->bytes, '.', name->len), "attribute names",
                    "@%s may only have dialect attributes", which);
    }
    const ir_type *t = function_type(k->op);
    bool argument = *which == 'a';
    types all = argument ? inputs_of(t) : outputs_of(t);
    if (i < all.count &&
        !vf_sdy_check_value_attribute(k, d, all.items[i], argument ? "arg" : "result", i))
      return false;
  }
  return true;
}

bool verify_func(checker *k) {
  const ir_type *f = function_type(k->op);
  const ir_block *b = k->op->region_count ? body(k, 0) : NULL;
  if (!f) return true;
  types inputs = inputs_of(f), outputs = outputs_of(f);
  if (!check_signature_attrs(k, "arg_attrs", "argument attributes", "argument", inputs.count) ||
      !check_signature_attrs(k, "res_attrs", "result attributes", "result", outputs.count))
    return false;
  if (!b) return true;
  RETURN_UNLESS(b->arg_count == inputs.count, "arguments",
                "@entry block must have % arguments to match function signature", inputs.count);
  for (size_t i = 0; i < inputs.count && i < b->arg_count; i++) {
    if (b->args[i]->type == inputs.items[i]) continue;
    strbuf_auto types_text = STRBUF_INIT;
    strbuf_adds(&types_text, "type of entry block argument #");
    strbuf_addu(&types_text, i);
    strbuf_addc(&types_text, '(');
    bool fails = BROKEN("arguments",
                        "@%%) must match the type of the corresponding argument in function "
                        "signature(%)",
                        strbuf_str(&types_text), b->args[i]->type, inputs.items[i]);
    if (fails) return false;
  }
  return true;
}

bool verify_func_return(checker *k) {
  const ir_op *f = ir_op_parent(k->op);
  if (!f || !ir_op_is(f, OP_FUNC_FUNC)) {
    RETURN_UNLESS(!f, "parent", "@expects parent op 'func.func'");
    return true;
  }
  const ir_type *t = function_type(f);
  const istr *name = ir_symbol_name(f);
  if (!t || !name) return true;
  types wanted = outputs_of(t);
  size_t n = k->op->operand_count;
  RETURN_UNLESS(n == wanted.count, "count",
                "@has % operands, but enclosing function (@%) returns %", n, name->bytes,
                wanted.count);
  for (size_t i = 0; i < n && i < wanted.count; i++)
    RETURN_UNLESS(
        in(k, i) == wanted.items[i], "types",
        "type of return operand % (%) doesn't match function result type (%) in function @%", i,
        in(k, i), wanted.items[i], name->bytes);
  return true;
}

bool verify_call_indirect(checker *k) {
  static const char words[] = "@failed to verify that callee % types match % types";
  const ir_type *t = k->op->operand_count ? in(k, 0) : NULL;
  if (!t) return true;
  RETURN_UNLESS(ir_type_is(t, IR_TYPE_FUNCTION), "callee",
                "@operand #0 must be function type, but got %", t);
  if (!ir_type_is(t, IR_TYPE_FUNCTION)) return true;
  types inputs = inputs_of(t), outputs = outputs_of(t);
  bool fit = inputs.count == k->op->operand_count - 1;
  for (size_t i = 0; fit && i < inputs.count; i++) fit = inputs.items[i] == in(k, i + 1);
  RETURN_UNLESS(fit, "operands", words, "input", "argument");
  fit = outputs.count == k->op->result_count;
  for (size_t i = 0; fit && i < outputs.count; i++) fit = outputs.items[i] == out(k, i);
  RETURN_UNLESS(fit, "results", words, "result", "result");
  return true;
}

static bool result_mismatch(checker *k, const ir_type *f, size_t i) {
  strbuf_auto text = STRBUF_INIT, have = STRBUF_INIT, want = STRBUF_INIT;
  types sides[2] = {vf_result_types(k, k->op), outputs_of(f)};
  strbuf *notes[2] = {&have, &want};
  static const char *const names[2] = {"      op result types: ", "function result types: "};
  for (size_t s = 0; s < 2; s++) {
    strbuf_adds(notes[s], names[s]);
    for (size_t j = 0; j < sides[s].count; j++) {
      strbuf_adds(notes[s], j ? ", '" : "'");
      vf_add_type(k, sides[s].items[j], notes[s]);
      strbuf_addc(notes[s], '\'');
    }
  }
  strbuf_addf(&text, "'func.call' op result type mismatch at index %zu [func.call results]", i);
  diag_place place = ir_loc_place(k->op->loc);
  diag list[2] = {{.severity = DIAG_NOTE, .place = place, .message = strbuf_str(&have)},
                  {.severity = DIAG_NOTE, .place = place, .message = strbuf_str(&want)}};
  diag d = {.id = DIAG_CONSTRAINT,
            .severity = DIAG_ERROR,
            .place = place,
            .message = strbuf_str(&text),
            .notes = list,
            .note_count = 2,
            .rule = "func.call results"};
  bool off = vf_is_disabled(k, "results");
  if (!off) diag_emit(k->sink, &d);
  if (!off && k->rows) strbuf_adds(k->rows, "func.call results\n");
  return off;
}

static bool uses_constant(checker *k, const ir_op *table) {
  const ir_attr *value = vf_prop(k, "value");
  if (!ir_attr_is(value, IR_ATTR_SYMBOL)) return true;
  const istr *name = value->symbol.root;
  const ir_op *f = function_named(k, table, name);
  RETURN_UNLESS(f, "function", "@reference to undefined function '%'", name->bytes);
  if (!f) return true;
  RETURN_UNLESS(k->op->result_count == 1 && out(k, 0) == function_type(f), "type",
                "@reference to function with mismatched type");
  return true;
}

static bool uses_call(checker *k, const ir_op *table) {
  const ir_attr *callee = vf_prop(k, "callee");
  if (!ir_attr_is(callee, IR_ATTR_SYMBOL)) return true;
  const istr *name = callee->symbol.root;
  const ir_op *f = callee->symbol.nested_count ? NULL : function_named(k, table, name);
  RETURN_UNLESS(f, "callee", "@'%' does not reference a valid function", name->bytes);
  if (!f) return true;
  const ir_type *t = function_type(f);
  types inputs = inputs_of(t), outputs = outputs_of(t);
  size_t n = k->op->operand_count, m = k->op->result_count;
  RETURN_UNLESS(n == inputs.count, "operands", "@incorrect number of operands for callee");
  for (size_t i = 0; i < n && i < inputs.count; i++)
    RETURN_UNLESS(
        in(k, i) == inputs.items[i], "operands",
        "@operand type mismatch: expected operand type %, but provided % for operand number %",
        inputs.items[i], in(k, i), i);
  RETURN_UNLESS(m == outputs.count, "results", "@incorrect number of results for callee");
  for (size_t i = 0; i < m && i < outputs.count; i++)
    if (out(k, i) != outputs.items[i] && !result_mismatch(k, t, i)) return false;
  return true;
}

/* --- composite --- */

/* Letters, digits and '_' from a letter on, then at least one ".more", in which '$' may stand too.
 */
static bool is_namespaced(const istr *s) {
  const char *p = s->bytes, *end = p + s->len;
  if (p == end || !isalpha((unsigned char)*p)) return false;
  while (p < end && (isalnum((unsigned char)*p) || *p == '_')) p++;
  if (p == end) return false;
  while (p < end) {
    if (*p++ != '.') return false;
    const char *start = p;
    while (p < end && (isalnum((unsigned char)*p) || *p == '_' || *p == '$')) p++;
    if (p == start) return false;
  }
  return true;
}

static bool same_types(checker *k, const char *number, types have, types want, const char *kind) {
  RETURN_UNLESS(have.count == want.count, number, "has % %(s), but decomposition has %", have.count,
                kind, want.count);
  for (size_t i = 0; i < have.count && i < want.count; i++)
    RETURN_UNLESS(have.items[i] == want.items[i], number,
                  "% at index % has type %, but decomposition has type %", kind, i, have.items[i],
                  want.items[i]);
  return true;
}

static bool uses_composite(checker *k, const ir_op *table) {
  const ir_attr *name = vf_prop(k, "name"), *symbol = vf_prop(k, "decomposition");
  if (!ir_attr_is(name, IR_ATTR_STRING) || !ir_attr_is(symbol, IR_ATTR_SYMBOL)) return true;
  RETURN_UNLESS(
      is_namespaced(name->string.value), "C1",
      "name must be a valid namespaced op name, i.e. it must match the following regular "
      "expression: ^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. \"my_namespace.my_op\"");
  const istr *f_name = symbol->symbol.root;
  const ir_op *f = function_named(k, table, f_name);
  RETURN_UNLESS(f, "C2", "'%' does not reference a valid function", f_name->bytes);
  if (!f) return true;
  const ir_type *t = function_type(f);
  return same_types(k, "C3", vf_operand_types(k, k->op, 0, k->op->operand_count), inputs_of(t),
                    "operand") &&
         same_types(k, "C4", vf_result_types(k, k->op), outputs_of(t), "result");
}

/* --- Meshes that replica groups name --- */

/* The mesh that an attribute names and the table lacks; NULL: it names none, or one that is there.
 */
static const istr *missing_mesh(const checker *k, const ir_op *table, const ir_attr *groups) {
  if (!vf_is_defined(groups, "replica_group_mesh_axes")) return NULL;
  const ir_attr *mesh = groups->defined.params[0].attr;
  if (!ir_attr_is(mesh, IR_ATTR_SYMBOL)) return NULL;
  const istr *name = mesh->symbol.root;
  return symbol_named(k, table, name) ? NULL : name;
}

static bool uses_mesh(checker *k, const ir_op *table) {
  const istr *missing = missing_mesh(k, table, vf_prop(k, "replica_groups"));
  RETURN_UNLESS(!missing, "mesh", "@replica_groups: mesh symbol '%' not found", missing->bytes);
  return true;
}

/* As a discardable attribute of any op, where no row of the op asks for it. Source:
 * verifySymbolTable in mlir/lib/IR/SymbolTable.cpp (SymbolUserAttrInterface, llvm#153206), which
 * looks at each attribute and not inside. An op that is a table looks its own symbols up in itself.
 */
static bool attributes_use_meshes(checker *k, const ir_op *op, const ir_op *table) {
  for (size_t i = 0; i < op->attr_count; i++) {
    const istr *missing = missing_mesh(k, table, op->attrs[i].value);
    if (missing)
      return diag_error(k->sink, DIAG_MESH, ir_loc_place(op->loc),
                        "'%s' op replica_groups: mesh symbol '%s' not found", op->name->full->bytes,
                        missing->bytes);
  }
  return true;
}

typedef bool (*uses_fn)(checker *k, const ir_op *table);
static const uses_fn uses_rows[OP_COUNT] = {
    [OP_FUNC_CALL] = uses_call,
    [OP_FUNC_CONSTANT] = uses_constant,
    [OP_STABLEHLO_COMPOSITE] = uses_composite,
    [OP_STABLEHLO_ALL_GATHER] = uses_mesh,
    [OP_STABLEHLO_ALL_REDUCE] = uses_mesh,
    [OP_STABLEHLO_ALL_TO_ALL] = uses_mesh,
    [OP_STABLEHLO_COLLECTIVE_BROADCAST] = uses_mesh,
    [OP_STABLEHLO_COLLECTIVE_REDUCE] = uses_mesh,
    [OP_STABLEHLO_REDUCE_SCATTER] = uses_mesh,
    [OP_SDY_SHARDING_CONSTRAINT] = vf_uses_sdy_sharding,
    [OP_SDY_RESHARD] = vf_uses_sdy_sharding,
    [OP_SDY_MANUAL_COMPUTATION] = vf_uses_sdy_manual_computation,
    [OP_SDY_NAMED_COMPUTATION] = vf_uses_sdy_named_computation,
    [OP_SDY_DATA_FLOW_EDGE] = vf_uses_sdy_edge,
    [OP_SDY_FUNC_DATA_FLOW_EDGE] = vf_uses_sdy_function_edge,
    [OP_SDY_ALL_GATHER] = vf_uses_sdy_gather,
    [OP_SDY_ALL_SLICE] = vf_uses_sdy_slice,
    [OP_SDY_ALL_TO_ALL] = vf_uses_sdy_all_to_all,
    [OP_SDY_COLLECTIVE_PERMUTE] = vf_uses_sdy_permute,
    [OP_SDY_ALL_REDUCE] = vf_uses_sdy_all_reduce,
    [OP_SDY_REDUCE_SCATTER] = vf_uses_sdy_reduce_scatter,
    [OP_SDY_SHARDED_TO_UNREDUCED] = vf_uses_sdy_sharded_to_unreduced,
    [OP_SDY_REPLICATED_TO_UNREDUCED] = vf_uses_sdy_replicated_to_unreduced,
};

static uses_fn uses_of(const ir_op *op) {
  return ir_op_id(op) < OP_COUNT ? uses_rows[ir_op_id(op)] : NULL;
}

bool vf_may_use_symbols(const ir_op *op) { return op->attr_count || uses_of(op); }

typedef struct uses_walk {
  checker *k;
  const ir_op *table;
} uses_walk;

/* The innermost table around an op is the one that its symbols are looked up in. */
static bool in_table(const ir_op *op, const ir_op *table) {
  if (op == table) return false;
  const ir_op *p = ir_op_parent(op);
  while (p && p != table && !ir_op_has_trait(p, IR_TRAIT_SYMBOL_TABLE)) p = ir_op_parent(p);
  return p == table;
}

static bool check_uses(ir_op *op, void *user) {
  uses_walk *w = user;
  uses_fn check = uses_of(op);
  if (!check && !op->attr_count) return true;
  bool table = ir_op_has_trait(op, IR_TRAIT_SYMBOL_TABLE);
  if (op->attr_count && (table ? op == w->table : in_table(op, w->table)) &&
      !attributes_use_meshes(w->k, op, w->table))
    return false;
  if (!check || !in_table(op, w->table)) return true;
  arena_mark mark = arena_save(w->k->scratch);
  w->k->op = op;
  bool good = check(w->k, w->table);
  arena_release(w->k->scratch, mark);
  return good;
}

bool vf_check_symbol_uses(checker *k, ir_op *table) {
  const ir_op *op = k->op;
  uses_walk w = {k, table};
  arena_mark mark = arena_save(k->scratch);
  index_symbols(k, table);
  bool good = ir_walk(table, check_uses, &w);
  arena_release(k->scratch, mark);
  k->symbols_of = NULL;
  k->op = op;
  return good;
}

/* --- custom_call --- */

static bool check_layouts(checker *k, types list, const ir_attr *layouts, const char *name) {
  RETURN_UNLESS(list.count == layouts->array.count, "layouts",
                "@Number of %s must match the number of % layouts, % != %", name, name, list.count,
                layouts->array.count);
  for (size_t i = 0; i < list.count && i < layouts->array.count; i++) {
    const ir_type *t = list.items[i];
    const ir_attr *layout = layouts->array.items[i];
    if (!ir_attr_is(layout, IR_ATTR_DENSE)) continue;
    ints order = vf_attr_ints(k, layout);
    RETURN_UNLESS(!ir_type_is(t, IR_TYPE_TUPLE), "layouts",
                  "@Tuple types are not fully supported with layout constraints yet");
    if (!ir_type_is_shaped(t)) {
      RETURN_UNLESS(order.count == 0, "layouts",
                    "@Only tensor types can have non-empty layout: % #% of type % has layout %",
                    name, i, t, layout);
      continue;
    }
    if (!vf_has_rank(t)) continue;
    bool inside = order.count == t->shaped.rank;
    for (size_t d = 0; d < order.count; d++)
      inside = inside && order.items[d] >= 0 && order.items[d] < rank_of(t);
    RETURN_UNLESS(inside && unique(k, order), "layouts",
                  "@incorrect layout % for type %, layout must be a permutation of [0, %)", layout,
                  t, rank_of(t));
  }
  return true;
}

static bool check_all_layouts(checker *k) {
  const ir_attr *operands = vf_prop(k, "operand_layouts"), *results = vf_prop(k, "result_layouts");
  if (!operands && !results) return true;
  RETURN_UNLESS(
      operands && results, "layouts",
      "@Layout attributes should be specified for either both operands and results or none.");
  if (!ir_attr_is(operands, IR_ATTR_ARRAY) || !ir_attr_is(results, IR_ATTR_ARRAY)) return true;
  types out_types = vf_result_types(k, k->op);
  if (out_types.count == 1 && ir_type_is(out_types.items[0], IR_TYPE_TUPLE)) {
    const ir_type *t = out_types.items[0];
    out_types = (types){t->tuple.items, t->tuple.count};
  }
  return check_layouts(k, vf_operand_types(k, k->op, 0, k->op->operand_count), operands,
                       "operand") &&
         check_layouts(k, out_types, results, "result");
}

/* Part of a type under tuple indices; NULL when they leave it. */
static const ir_type *part_of(const ir_type *t, ints path) {
  for (size_t i = 0; i < path.count; i++) {
    if (!ir_type_is(t, IR_TYPE_TUPLE) || path.items[i] < 0 ||
        path.items[i] >= (int64_t)t->tuple.count)
      return NULL;
    t = t->tuple.items[path.items[i]];
  }
  return t;
}

/* The part at `path` of the results, which are one tuple if there are several. */
static const ir_type *result_part(checker *k, ints path) {
  if (k->op->result_count <= 1) return k->op->result_count ? part_of(out(k, 0), path) : NULL;
  if (path.count == 0 || path.items[0] < 0 || path.items[0] >= k->op->result_count) return NULL;
  return part_of(out(k, (size_t)path.items[0]), (ints){path.items + 1, path.count - 1});
}

static const ir_attr *aliases_of(checker *k, size_t *count) {
  const ir_attr *a = vf_prop(k, "output_operand_aliases");
  *count = ir_attr_is(a, IR_ATTR_ARRAY) ? a->array.count : 0;
  return a;
}

static bool check_aliases(checker *k) {
  size_t count, n = k->op->operand_count;
  const ir_attr *list = aliases_of(k, &count);
  for (size_t i = 0; i < count; i++) {
    const ir_attr *alias = list->array.items[i];
    ints to = vf_param_ints(alias, 0), from = vf_param_ints(alias, 2);
    int64_t operand = vf_param_int(alias, 1);
    RETURN_UNLESS(
        operand >= 0 && operand < (int64_t)n, "aliases",
        "@expects operandIndex in the output_operand_alias attribute to be in range [0, %); "
        "got: %.",
        n, operand);
    if (operand < 0 || operand >= (int64_t)n) continue;
    const ir_type *a = part_of(in(k, (size_t)operand), from), *b = result_part(k, to);
    RETURN_UNLESS(a, "aliases",
                  "@operand_tuple_indices in the output_operand_alias attribute out of bounds");
    RETURN_UNLESS(b || (k->op->result_count > 1 && to.count == 0), "aliases",
                  "@output_tuple_indices in the output_operand_alias attribute out of bounds");
    RETURN_UNLESS(
        a == b, "aliases",
        "@shapes mismatch in the output_operand_alias attribute: operand part has type % and "
        "output "
        "part has type %",
        a, b ? b : out(k, 0));
  }
  return true;
}

static bool check_backend_config(checker *k) {
  static const char *const versions[] = {
      "API_VERSION_UNSPECIFIED", "API_VERSION_ORIGINAL", "API_VERSION_STATUS_RETURNING",
      "API_VERSION_STATUS_RETURNING_UNIFIED", "API_VERSION_TYPED_FFI"};
  enum { TYPED_FFI = 4 };
  const ir_attr *a = vf_prop(k, "backend_config");
  int64_t version = 1;
  vf_prop_int(k, "api_version", &version);
  if (!a || version < 0 || version > TYPED_FFI) return true;
  bool dictionary = version == TYPED_FFI;
  RETURN_UNLESS(ir_attr_is(a, dictionary ? IR_ATTR_DICT : IR_ATTR_STRING), "backend_config",
                "@backend_config for api_version % must be a % attribute.", versions[version],
                dictionary ? "dictionary" : "string");
  return true;
}

static bool same_contents(const ir_type *a, const ir_type *b) {
  return vf_shapes_fit(a, b) && element(a) == element(b);
}

/* Targets that make and unmake buffers. */
static bool check_buffer_call(checker *k, const char *name, bool from_tensor) {
  const char *input = from_tensor ? "tensor" : "memref",
             *output = from_tensor ? "memref" : "tensor";
  size_t n = k->op->operand_count, m = k->op->result_count;
  RETURN_UNLESS(n == 1, "buffers", "@% custom_call should have one input", name);
  if (n != 1) return true;
  RETURN_UNLESS(from_tensor ? is_tensor(in(k, 0)) : ir_type_is(in(k, 0), IR_TYPE_MEMREF), "buffers",
                "@% custom_call should have a % input", name, input);
  RETURN_UNLESS(m == 1, "buffers", "@% custom_call should have one output", name);
  if (m != 1) return true;
  RETURN_UNLESS(from_tensor ? ir_type_is(out(k, 0), IR_TYPE_MEMREF) : is_tensor(out(k, 0)),
                "buffers", "@% custom_call should have a % output", name, output);
  RETURN_UNLESS(same_contents(in(k, 0), out(k, 0)), "buffers",
                "@% custom_call should have compatible input and output types", name);
  return true;
}

static bool check_create_buffer(checker *k) {
  RETURN_UNLESS(k->op->operand_count == 0, "buffers",
                "@CreateBuffer custom_call shouldn't have any inputs");
  RETURN_UNLESS(k->op->result_count == 1, "buffers",
                "@CreateBuffer custom_call should have one result");
  if (k->op->result_count)
    RETURN_UNLESS(ir_type_is(out(k, 0), IR_TYPE_MEMREF), "buffers",
                  "@CreateBuffer custom_call should have a memref result");
  return true;
}

static const char *path_text(checker *k, ints path) {
  strbuf_auto b = STRBUF_INIT;
  strbuf_addc(&b, '[');
  for (size_t i = 0; i < path.count; i++) {
    if (i) strbuf_adds(&b, ", ");
    strbuf_addi(&b, path.items[i]);
  }
  strbuf_addc(&b, ']');
  return arena_strndup(k->scratch, strbuf_str(&b), b.len);
}

static bool same_path(ints a, ints b) {
  return a.count == b.count &&
         (a.count == 0 || memcmp(a.items, b.items, a.count * sizeof *a.items) == 0);
}

/* A buffer among the results is some operand's, and each is used once. Repetitions are told without
 * ending the search, as upstream does. */
static bool check_result_buffer(checker *k, const ir_type *t, int64_t *path, size_t depth) {
  enum { DEEPEST = 32 };
  if (ir_type_is(t, IR_TYPE_TUPLE) && depth < DEEPEST) {
    for (size_t i = 0; i < t->tuple.count; i++) {
      path[depth] = (int64_t)i;
      if (!check_result_buffer(k, t->tuple.items[i], path, depth + 1)) return false;
    }
    return true;
  }
  if (!ir_type_is(t, IR_TYPE_MEMREF)) return true;
  size_t count;
  const ir_attr *list = aliases_of(k, &count);
  ints here = {path, depth};
  bool used = false;
  for (size_t i = 0; i < count; i++) {
    const ir_attr *alias = list->array.items[i];
    const ir_type *a = part_of(in(k, (size_t)vf_param_int(alias, 1)), vf_param_ints(alias, 2));
    used = used || (ir_type_is(a, IR_TYPE_MEMREF) && same_path(vf_param_ints(alias, 0), here));
  }
  RETURN_UNLESS(used, "aliases-once", "@buffer output % is not used in output_operand_alias",
                path_text(k, here));
  return true;
}

static bool check_alias_uses(checker *k) {
  size_t count, n = k->op->operand_count;
  const ir_attr *list = aliases_of(k, &count);
  for (size_t i = 0; i < count; i++)
    if (vf_param_int(list->array.items[i], 1) < 0 ||
        vf_param_int(list->array.items[i], 1) >= (int64_t)n)
      return true; /* "aliases" is disabled */
  for (size_t i = 0; i < count; i++) {
    const ir_attr *alias = list->array.items[i];
    int64_t operand = vf_param_int(alias, 1);
    ints to = vf_param_ints(alias, 0), from = vf_param_ints(alias, 2);
    if (!ir_type_is(part_of(in(k, (size_t)operand), from), IR_TYPE_MEMREF)) continue;
    bool output_twice = false, operand_twice = false;
    for (size_t j = 0; j < i; j++) {
      const ir_attr *other = list->array.items[j];
      output_twice = output_twice || same_path(vf_param_ints(other, 0), to);
      operand_twice = operand_twice || (vf_param_int(other, 1) == operand &&
                                        same_path(vf_param_ints(other, 2), from));
    }
    if (output_twice &&
        BROKEN("aliases-once", "@buffer output % is used in output_operand_alias more than once",
               path_text(k, to)))
      k->failed = true;
    if (operand_twice &&
        BROKEN("aliases-once", "@buffer operand %% is used in output_operand_alias more than once",
               operand, path_text(k, from)))
      k->failed = true;
  }
  int64_t path[34];
  for (size_t i = 0; i < k->op->result_count; i++) {
    path[0] = (int64_t)i;
    if (!check_result_buffer(k, out(k, i), path, k->op->result_count == 1 ? 0 : 1)) return false;
  }
  return true;
}

bool verify_custom_call(checker *k) {
  if (!check_all_layouts(k) || !check_aliases(k) || !check_backend_config(k)) return false;
  const ir_attr *target = vf_prop(k, "call_target_name");
  const char *name = ir_attr_is(target, IR_ATTR_STRING) ? target->string.value->bytes : "";
  if (strcmp(name, "CreateBuffer") == 0) return check_create_buffer(k);
  if (strcmp(name, "Pin") == 0) return check_buffer_call(k, "Pin", true);
  if (strcmp(name, "Unpin") == 0) return check_buffer_call(k, "Unpin", false);
  return check_alias_uses(k);
}

/* --- interpreter.run_parallel --- */

static const ir_op *module_of(const ir_op *op) {
  while (op && !ir_op_is(op, OP_BUILTIN_MODULE)) op = ir_op_parent(op);
  return op;
}

static const ir_op *program_named(checker *k, const ir_attr *symbol) {
  const ir_op *module = module_of(k->op);
  k->around = true;
  const istr *name = symbol->symbol.root;
  return module ? function_named(k, module, name) : NULL;
}

static const char *quoted(checker *k, const ir_attr *symbol) {
  return arena_printf(k->scratch, "\"%s\"", symbol->symbol.root->bytes);
}

bool verify_run_parallel(checker *k) {
  const ir_attr *grid = vf_prop(k, "programs"), *infeed = vf_prop(k, "infeed");
  if (!ir_attr_is(grid, IR_ATTR_ARRAY)) return true;
  bool some = grid->array.count && ir_attr_is(grid->array.items[0], IR_ATTR_ARRAY) &&
              grid->array.items[0]->array.count;
  RETURN_UNLESS(some, "programs", "`programs` attribute cannot be empty");
  if (!some) return true;
  size_t columns = grid->array.items[0]->array.count, arguments = 0, results = 0;
  for (size_t r = 0; r < grid->array.count; r++) {
    const ir_attr *row_attr = grid->array.items[r];
    RETURN_UNLESS(row_attr->array.count == columns, "programs",
                  "Sizes of second dimension of `programs` should all match % but got %", columns,
                  row_attr->array.count);
    for (size_t c = 0; c < row_attr->array.count; c++) {
      const ir_op *f = program_named(k, row_attr->array.items[c]);
      RETURN_UNLESS(f, "functions", "Function % not found", quoted(k, row_attr->array.items[c]));
      if (!f) return true;
      arguments += inputs_of(function_type(f)).count;
      results += outputs_of(function_type(f)).count;
    }
  }
  RETURN_UNLESS(
      k->op->operand_count == arguments, "inputs",
      "Number of inputs (%) should match the sum of the number of inputs of all programs (%)",
      k->op->operand_count, arguments);
  RETURN_UNLESS(
      k->op->result_count == results, "results",
      "Number of results (%) should match the sum of the number of results of all programs (%)",
      k->op->result_count, results);
  if (!infeed) return true;
  RETURN_UNLESS(infeed->array.count, "infeed",
                "infeed attribute is optional or should not be empty");
  for (size_t i = 0; i < infeed->array.count; i++) {
    const ir_attr *name = infeed->array.items[i];
    const ir_op *f = program_named(k, name);
    RETURN_UNLESS(f, "functions", "Function % not found", quoted(k, name));
    if (!f) return true;
    types outputs = outputs_of(function_type(f));
    RETURN_UNLESS(outputs.count == 1, "infeed", "Function % should return 1 tensor but returns %",
                  quoted(k, name), outputs.count);
    if (outputs.count)
      RETURN_UNLESS(ir_type_is_shaped(outputs.items[0]), "infeed",
                    "Function % should return a tensor type, but instead returns %",
                    quoted(k, name), outputs.items[0]);
  }
  return true;
}
