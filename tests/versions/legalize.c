/* SPDX-License-Identifier: Apache-2.0 */
/* StableHLO to VHLO and back. */
#include "legalize.h"

/* --- Every op --- */

/* Every op of StableHLO and func, once with what must be said and once with everything said, comes
 * back from VHLO as it went; and in VHLO nothing is unsaid. */
static void every_op_comes_back(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t ops = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    if (row->since != VS_NONE || row->counterpart == VS_NO_ID) continue;
    for (int all = 0; all < 2; all++) {
      bench b;
      bench_open(&b);
      const ir_type *t = scalar(&b, f32(&b));
      ir_block *block = b.top;
      if (row->def.id == OP_FUNC_RETURN) { /* only a function returns by it */
        ir_op *f = add_op(&b, b.top, "func.func", NULL, NULL, 1);
        ir_op_set(b.c, f, "sym_name", text_attr(&b, "f"));
        ir_op_set(b.c, f, "function_type", ir_attr_type(b.c, t));
        ir_region_append(&f->regions[0], block = ir_block_new(b.c));
      }
      ir_op *op = add_op(&b, block, row->def.name, NULL, row->def.result_count ? t : NULL, 0);
      for (size_t m = 0; m < row->map_count; m++)
        if (all || !has_default(&row->maps[m]) || !row->maps[m].elided)
          op->props[row->maps[m].source] = some_value(&b, &row->maps[m]);
      const ir_attr *before = ir_op_attr_dict(b.c, op);
      if (!to_vhlo(&b, false)) fail_msg("%s: %s", row->def.name, b.text.bytes);
      assert_int_equal(ir_op_id(op), row->counterpart);
      for (size_t p = 0; p < ir_op_prop_count(op); p++)
        if (!op->props[p]) fail_msg("%s: %s unsaid", row->def.name, op->name->def->props[p].name);
      if (op->result_count)
        assert_string_equal(ir_type_dialect(op->results[0].type, &(size_t){0}), "vhlo");
      if (!to_stablehlo(&b)) fail_msg("%s: %s", row->def.name, b.text.bytes);
      assert_int_equal(ir_op_id(op), row->def.id);
      if (ir_op_attr_dict(b.c, op) != before) fail_msg("%s comes back changed", row->def.name);
      if (op->result_count) assert_ptr_equal(op->results[0].type, t);
      bench_close(&b);
    }
    const vs_op *vhlo = vs_op_row(vs_builtin_opset(), row->counterpart);
    ops += vhlo->since <= VS(1, 20, 0) || vhlo->older != VS_NO_ID;
  }
  assert_int_equal(ops, 118 + 3); /* StablehloOps.td at 1.20.0; func: func, call and return */
}

/* --- Defaults ----------------------------------------------------------------------------- */

/* The elements of a VHLO tensor property. */
static void holds(bench *b, ir_op *op, const char *name, size_t rank, int64_t d0, int64_t d1,
                  unsigned width, int64_t value) {
  const ir_attr *a = ir_op_get(op, name);
  assert_true(a && a->kind == IR_ATTR_DEFINED);
  assert_int_equal(a->defined.def->id, ATTR_VHLO_TENSOR_V1);
  const ir_attr *dense = a->defined.params[1].attr;
  assert_ptr_equal(dense->dense.type, tensor(b, rank, (int64_t[]){d0, d1}, integer(b, width)));
  assert_ptr_equal(a->defined.params[0].type, vs_type_to_vhlo(b->c, dense->dense.type));
  for (size_t i = 0; i < ir_dense_count(dense); i++)
    assert_memory_equal(ir_dense_element(dense, i), &value, width == 1 ? 1 : width / 8);
}

static void defaults_follow_the_spatial_dimensions(void **state) {
  (void)state;
  for (size_t n = 0; n <= 3; n++) {
    bench b;
    bench_open(&b);
    ir_op *op = add_op(&b, b.top, "stablehlo.convolution", NULL, scalar(&b, f32(&b)), 0);
    const int64_t dims[] = {0, 1, 2};
    ir_param p[9];
    memset(p, 0, sizeof p);
    for (size_t i = 2; i < 9; i += 3) {
      p[i].ints = dims;
      p[i].count = n;
    }
    ir_op_set(b.c, op, "dimension_numbers", defined_attr(&b, "stablehlo", "conv", p));
    ir_op_set(b.c, op, "feature_group_count", i64_attr(&b, 1));
    ir_op_set(b.c, op, "batch_group_count", i64_attr(&b, 1));
    assert_true(to_vhlo(&b, false));
    holds(&b, op, "window_strides", 1, (int64_t)n, 0, 64, 1);
    holds(&b, op, "lhs_dilation", 1, (int64_t)n, 0, 64, 1);
    holds(&b, op, "rhs_dilation", 1, (int64_t)n, 0, 64, 1);
    holds(&b, op, "window_reversal", 1, (int64_t)n, 0, 1, 0);
    holds(&b, op, "padding", 2, (int64_t)n, 2, 64, 0);
    assert_true(to_stablehlo(&b));
    /* Nothing is no splat: without spatial dimensions upstream keeps what it wrote. */
    assert_int_equal(ir_op_get(op, "window_strides") == NULL, n > 0);
    assert_int_equal(ir_op_get(op, "padding") == NULL, n > 0);
    assert_null(ir_op_get(op, "precision_config"));
    bench_close(&b);
  }
}

static void a_window_is_needed_to_tell_its_defaults(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  add_op(&b, b.top, "stablehlo.select_and_scatter", NULL, scalar(&b, f32(&b)), 0);
  assert_false(to_vhlo(&b, false));
  assert_true(says(&b,
                   "failed to legalize operation 'stablehlo.select_and_scatter' that was "
                   "explicitly marked illegal"));
  bench_close(&b);
}

static void a_typed_call_is_configured_by_a_dictionary(void **state) {
  (void)state;
  for (int64_t api = 0; api <= 5; api++) {
    bench b;
    bench_open(&b);
    ir_op *op = add_op(&b, b.top, "stablehlo.custom_call", NULL, NULL, 0);
    ir_op_set(b.c, op, "call_target_name", text_attr(&b, "f"));
    if (api) ir_op_set(b.c, op, "api_version", ir_attr_integer(b.c, integer(&b, 32), api));
    assert_int_equal(to_vhlo(&b, false), api < 5); /* 5 is no API version */
    if (api < 5) {
      const ir_attr *config = ir_op_get(op, "backend_config");
      assert_int_equal(config->defined.def->id, api == 4 ? ATTR_VHLO_DICT_V1 : ATTR_VHLO_STRING_V1);
      assert_int_equal(ir_op_get(op, "api_version")->defined.params[0].u, api ? api : 1);
      assert_true(to_stablehlo(&b));
      assert_null(ir_op_get(op, "backend_config"));
      assert_int_equal(ir_op_get(op, "api_version") == NULL, api <= 1); /* 1: the original */
    }
    bench_close(&b);
  }
}

/* One list of layouts, even an empty one, brings the other back. */
static void layouts_are_said_both_or_not_at_all(void **state) {
  (void)state;
  for (int which = 0; which < 4; which++) {
    bench b;
    bench_open(&b);
    ir_op *op = add_op(&b, b.top, "stablehlo.custom_call", NULL, NULL, 0);
    ir_op_set(b.c, op, "call_target_name", text_attr(&b, "f"));
    const ir_attr *layout = i64_attr(&b, 1), *some = ir_attr_array(b.c, &layout, 1);
    const ir_attr *none = ir_attr_array(b.c, NULL, 0);
    if (which & 1) ir_op_set(b.c, op, "operand_layouts", some);
    if (which & 2) ir_op_set(b.c, op, "result_layouts", some);
    assert_true(to_vhlo(&b, false));
    assert_true(to_stablehlo(&b));
    assert_ptr_equal(ir_op_get(op, "operand_layouts"), which & 1 ? some : which ? none : NULL);
    assert_ptr_equal(ir_op_get(op, "result_layouts"), which & 2 ? some : which ? none : NULL);
    bench_close(&b);
  }
}

/* The two defaults that MLIR fills in when it makes an op come back said: DefaultValuedStrAttr
 * without Optional in StablehloOps.td. Every other one is left out. */
static void two_defaults_come_back_said(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->op_count; i++)
    for (size_t m = 0; m < o->ops[i].map_count; m++) {
      const vs_prop_map *map = &o->ops[i].maps[m];
      const char *name = o->ops[i].def.props[map->source].name;
      if (has_default(map))
        assert_int_equal(map->elided,
                         strcmp(name, "infeed_config") != 0 && strcmp(name, "outfeed_config") != 0);
    }
}

static void half_an_algorithm_is_refused(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_op *op = add_op(&b, b.top, "stablehlo.dot_general", NULL, scalar(&b, f32(&b)), 0);
  ir_param p[4];
  memset(p, 0, sizeof p);
  ir_op_set(b.c, op, "dot_dimension_numbers", defined_attr(&b, "stablehlo", "dot", p));
  assert_true(to_vhlo(&b, false));
  p[0].type = vhlo_type(&b, "f32_v1", NULL);
  ir_op_set(b.c, op, "accumulation_type", defined_attr(&b, "vhlo", "type_v1", p));
  assert_false(to_stablehlo(&b));
  assert_true(says(&b, "failed to legalize operation 'vhlo.dot_general_v2'"));
  bench_close(&b);
}

/* --- Attributes --------------------------------------------------------------------------- */

static void discardable(bench *b, ir_op *op, const char *name, const ir_attr *a) {
  ir_op_set_discardable(b->c, op, ir_cstr(b->c, name), a);
}

static void discardable_attributes_travel(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_op *op = add_op(&b, b.top, "stablehlo.partition_id", NULL, scalar(&b, integer(&b, 32)), 0);
  const ir_named_attr entries[] = {{ir_cstr(b.c, "x"), text_attr(&b, "y")},
                                   {ir_cstr(b.c, "a"), ir_attr_bool(b.c, true)}};
  const ir_attr *parts[] = {
      i64_attr(&b, -1), ir_attr_float_bits(b.c, f32(&b), 0x3f000000 /* 0.5 */, 0),
      ir_attr_type(b.c, scalar(&b, f32(&b))), ir_attr_dict(b.c, entries, 2, NULL)};
  const ir_attr *all = ir_attr_array(b.c, parts, 4);
  discardable(&b, op, "mhlo.sharding", text_attr(&b, "{replicated}"));
  discardable(&b, op, "test.all", all);
  assert_true(to_vhlo(&b, false));
  const ir_attr *vhlo = ir_op_discardable(op, "mhlo.sharding");
  assert_int_equal(vhlo->defined.def->id, ATTR_VHLO_STRING_V1);
  assert_true(to_stablehlo(&b));
  assert_ptr_equal(ir_op_discardable(op, "test.all"), all);
  assert_ptr_equal(ir_op_discardable(op, "mhlo.sharding"), text_attr(&b, "{replicated}"));
  bench_close(&b);
}

/* A module is no VHLO op: its attributes stay as they are. */
static void attributes_of_a_module_stay(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const ir_attr *n = ir_attr_integer(b.c, integer(&b, 32), 4);
  discardable(&b, b.module, "mhlo.num_partitions", n);
  assert_true(to_vhlo(&b, false));
  assert_ptr_equal(ir_op_discardable(b.module, "mhlo.num_partitions"), n);
  bench_close(&b);
}

static void attributes_without_counterpart_are_refused_or_kept(void **state) {
  (void)state;
  for (int others = 0; others < 2; others++)
    for (int i = 0; i < 8; i++) {
      bench b;
      bench_open(&b);
      const int32_t words[] = {1, 2};
      ir_param p;
      memset(&p, 0, sizeof p);
      /* The first five are let through where other dialects are; the rest never. */
      const ir_attr *odd[] = {
          ir_attr_unit(b.c),
          ir_attr_verbatim(b.c, ir_cstr(b.c, "affine_map<(d0) -> (d0)>")),
          ir_attr_dense_array(b.c, integer(&b, 32), words, 2),
          ir_attr_symbol(b.c, ir_cstr(b.c, "a"), (const istr *[]){ir_cstr(b.c, "b")}, 1),
          ir_attr_opaque(b.c, ir_cstr(b.c, "sdy"), ir_cstr(b.c, "sharding<>"), ir_type_none(b.c)),
          ir_attr_typed_string(b.c, ir_cstr(b.c, "s"), scalar(&b, f32(&b))),
          defined_attr(&b, "stablehlo", "type_extensions", &p),
          i64_attr(&b, 0),
      };
      odd[7] = ir_attr_integer(b.c, integer(&b, 17), 1);
      ir_op *op = add_op(&b, b.top, "stablehlo.partition_id", NULL, scalar(&b, integer(&b, 32)), 0);
      const ir_attr *nested = ir_attr_array(b.c, &odd[i], 1);
      discardable(&b, op, "test.a", nested);
      bool kept = others && i < 5;
      assert_int_equal(to_vhlo(&b, others), kept);
      if (kept) {
        assert_true(to_stablehlo(&b));
        assert_ptr_equal(ir_op_discardable(op, "test.a"), nested);
      } else {
        assert_true(says(&b,
                         "error: failed to legalize operation 'stablehlo.partition_id' that was "
                         "explicitly marked illegal: attribute 'test.a': "));
      }
      bench_close(&b);
    }
}

/* A property that VHLO lacks travels as a discardable attribute. */
static void properties_that_vhlo_lacks_travel(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_op *op = add_op(&b, b.top, "func.call", NULL, NULL, 0);
  const ir_attr *empty = ir_attr_array(b.c, NULL, 0);
  ir_op_set(b.c, op, "callee", symbol(&b, "f"));
  ir_op_set(b.c, op, "arg_attrs", empty);
  ir_op_set(b.c, op, "no_inline", ir_attr_unit(b.c));
  assert_false(to_vhlo(&b, false));
  assert_true(to_vhlo(&b, true));
  assert_int_equal(ir_op_id(op), OP_VHLO_CALL_V1);
  assert_non_null(ir_op_discardable(op, "arg_attrs"));
  assert_true(to_stablehlo(&b));
  assert_ptr_equal(op->props[ir_op_prop_index(op, "arg_attrs")], empty);
  assert_ptr_equal(op->props[ir_op_prop_index(op, "no_inline")], ir_attr_unit(b.c));
  assert_int_equal(op->attr_count, 0);
  bench_close(&b);
}

static void a_name_is_not_taken_for_a_property(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_op *op = add_op(&b, b.top, "stablehlo.all_gather", NULL, scalar(&b, f32(&b)), 0);
  ir_op_set(b.c, op, "all_gather_dim", i64_attr(&b, 0));
  ir_op_set(b.c, op, "replica_groups", i64_attr(&b, 0));
  discardable(&b, op, "channel_id", i64_attr(&b, 5));
  assert_false(to_vhlo(&b, false));
  assert_true(says(&b, "'channel_id' would be taken for a property"));
  bench_close(&b);
}

static void what_strictness_lets_through(void **state) {
  (void)state;
  const vs_options strict = {.strict_upstream = true};
  bench b;
  bench_open(&b);
  ir_op *op = add_op(&b, b.top, "stablehlo.all_gather", NULL, scalar(&b, f32(&b)), 0);
  ir_op_set(b.c, op, "all_gather_dim", i64_attr(&b, 0));
  ir_op_set(b.c, op, "replica_groups", i64_attr(&b, 0));
  discardable(&b, op, "channel_id", i64_attr(&b, 5));
  /* A buffer loses its memory space. */
  const ir_type *placed =
      ir_type_memref(b.c, NULL, 0, f32(&b), NULL, ir_attr_integer(b.c, integer(&b, 64), 1));
  ir_op *buffer = add_op(&b, b.top, "stablehlo.custom_call", NULL, placed, 0);
  ir_op_set(b.c, buffer, "call_target_name", text_attr(&b, "f"));
  assert_false(vs_legalize_to_vhlo(b.c, ir_clone(b.c, b.module), NULL, &b.sink.sink));
  assert_true(vs_legalize_to_vhlo(b.c, b.module, &strict, &b.sink.sink));
  assert_true(to_stablehlo(&b));
  assert_non_null(ir_op_get(op, "channel_handle"));
  assert_int_equal(op->attr_count, 0);
  assert_ptr_equal(buffer->results[0].type, ir_type_memref(b.c, NULL, 0, f32(&b), NULL, NULL));
  bench_close(&b);
}

static void print_nothing_much(ir_context *c, const ir_type *t, strbuf *out) {
  (void)c;
  strbuf_adds(out, t->kind == IR_TYPE_TENSOR ? "builtin" : "vhlo");
}

/* The cast that is missing is told with its types, where upstream would have put it. */
static void missing_casts_are_told_with_their_types(void **state) {
  (void)state;
  const vs_options o = {.print_type = print_nothing_much};
  bench b;
  bench_open(&b);
  ir_value *x = value_of(&b, scalar(&b, f32(&b)));
  ir_op *abs = add_op(&b, b.top, "stablehlo.abs", x, x->type, 0);
  abs->loc = ir_loc_file(b.c, ir_cstr(b.c, "f.mlir"), 3, 4);
  assert_false(vs_legalize_to_vhlo(b.c, b.module, &o, &b.sink.sink));
  assert_string_equal(b.text.bytes,
                      "f.mlir:3:4: error: failed to legalize unresolved materialization from "
                      "('builtin') to ('vhlo') that remained live after conversion: other dialects "
                      "are not allowed\n");
  bench_close(&b);
}

/* Upstream makes casts behind a definition in the order in which they are asked for, each before
 * those that stand there. */
static void casts_stand_in_upstreams_order(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const ir_type *t = scalar(&b, f32(&b)), *types[] = {t, t, t};
  const ir_opname *name = ir_opname_get(b.c, "other.op", 8);
  ir_op *other = ir_op_new(b.c, name, NULL, NULL, 0, types, 3, 0, NULL, 0);
  ir_block_append(b.top, other);
  static const int order[] = {0, 2, 1};
  for (int i = 0; i < 3; i++) add_op(&b, b.top, "stablehlo.abs", &other->results[order[i]], t, 0);
  assert_true(to_vhlo(&b, true));
  const ir_op *cast = other->next;
  for (int i = 3; i--; cast = cast->next)
    assert_ptr_equal(cast->operands[0].value, &other->results[order[i]]);
  bench_close(&b);
}

static void meshes_are_named_by_symbols(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_param p[4];
  memset(p, 0, sizeof p);
  p[0].i = 1;
  p[1].i = 2;
  const ir_attr *sub = defined_attr(&b, "stablehlo", "sub_axis_info", p);
  memset(p, 0, sizeof p);
  p[0].str = ir_cstr(b.c, "x");
  p[1].attr = sub;
  const ir_attr *axes[2] = {defined_attr(&b, "stablehlo", "axis_ref", p)};
  p[1].attr = NULL;
  axes[1] = defined_attr(&b, "stablehlo", "axis_ref", p);
  const ir_registry *r = ir_context_registry(b.c);
  const ir_attrdef *d = r->find_attr(r, "stablehlo", 9, "replica_group_mesh_axes", 23);
  memset(p, 0, sizeof p);
  p[0].attr = symbol(&b, "mesh");
  if (d->params[1].kind == IR_PARAM_ATTRS) {
    p[1].attrs = axes;
    p[1].count = 2;
  } else {
    p[1].attr = ir_attr_array(b.c, axes, 2);
  }
  const ir_attr *groups = ir_attr_defined(b.c, d, p);
  ir_op *op = add_op(&b, b.top, "stablehlo.all_gather", NULL, scalar(&b, f32(&b)), 0);
  ir_op_set(b.c, op, "all_gather_dim", i64_attr(&b, 0));
  ir_op_set(b.c, op, "replica_groups", groups);
  assert_true(to_vhlo(&b, false));
  const ir_attr *vhlo = ir_op_get(op, "replica_groups");
  assert_int_equal(vhlo->defined.def->id, ATTR_VHLO_REPLICA_GROUP_MESH_AXES_V1);
  assert_int_equal(vhlo->defined.params[0].attr->defined.def->id, ATTR_VHLO_STRING_V1);
  assert_int_equal(vhlo->defined.params[1].attr->defined.def->id, ATTR_VHLO_ARRAY_V1);
  assert_true(to_stablehlo(&b));
  assert_ptr_equal(ir_op_get(op, "replica_groups"), groups);
  bench_close(&b);
}

/* --- Regions, functions, other dialects --------------------------------------------------- */

static ir_op *function(bench *b, const ir_type *arg, ir_block **body) {
  ir_op *f = add_op(b, b->top, "func.func", NULL, NULL, 1);
  ir_op_set(b->c, f, "sym_name", text_attr(b, "main"));
  ir_op_set(b->c, f, "function_type", ir_attr_type(b->c, ir_type_function(b->c, &arg, 1, &arg, 1)));
  *body = ir_block_new(b->c);
  ir_region_append(&f->regions[0], *body);
  ir_block_add_arg(b->c, *body, arg, NULL);
  return f;
}

static void returns_belong_to_what_they_return_from(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_block *body, *inner = NULL;
  const ir_type *t = scalar(&b, f32(&b));
  ir_op *f = function(&b, t, &body);
  ir_op *loop = add_op(&b, body, "stablehlo.case", body->args[0], t, 1);
  ir_region_append(&loop->regions[0], inner = ir_block_new(b.c));
  ir_op *inside = add_op(&b, inner, "stablehlo.return", body->args[0], NULL, 0);
  ir_op *outside = add_op(&b, body, "func.return", &loop->results[0], NULL, 0);
  ir_op *copy = ir_clone(b.c, b.module);
  assert_true(to_vhlo(&b, false));
  assert_int_equal(ir_op_id(inside), OP_VHLO_RETURN_V1);
  assert_int_equal(ir_op_id(outside), OP_VHLO_RETURN_V1);
  assert_int_equal(ir_op_id(f), OP_VHLO_FUNC_V1);
  assert_ptr_equal(body->args[0]->type, vs_type_to_vhlo(b.c, t));
  /* Parents first: the use by the op itself is older than the one inside it. */
  assert_ptr_equal(body->args[0]->uses->owner, inside);
  assert_true(to_stablehlo(&b));
  assert_int_equal(ir_op_id(inside), OP_STABLEHLO_RETURN);
  assert_int_equal(ir_op_id(outside), OP_FUNC_RETURN);
  strbuf why = STRBUF_INIT;
  assert_true(ir_equal(copy, b.module, &(ir_compare_options){0}, &why));
  strbuf_free(&why);
  bench_close(&b);
}

/* other(arg); abs(other): values pass from VHLO to another dialect and back. */
static void casts_lead_through_other_dialects(void **state) {
  (void)state;
  for (int others = 0; others < 2; others++) {
    bench b;
    bench_open(&b);
    ir_block *body;
    const ir_type *t = scalar(&b, f32(&b));
    function(&b, t, &body);
    ir_op *other = add_op(&b, body, "other.op", body->args[0], t, 0);
    ir_op *abs = add_op(&b, body, "stablehlo.abs", &other->results[0], t, 0);
    add_op(&b, body, "func.return", &abs->results[0], NULL, 0);
    ir_op *copy = ir_clone(b.c, b.module);
    assert_int_equal(to_vhlo(&b, others), others);
    if (!others) {
      assert_true(says(&b, "failed to legalize unresolved materialization"));
    } else {
      const ir_type *vhlo = vs_type_to_vhlo(b.c, t);
      ir_op *in = body->first, *out = other->next;
      assert_string_equal(in->name->full->bytes, "builtin.unrealized_conversion_cast");
      assert_string_equal(out->name->full->bytes, "builtin.unrealized_conversion_cast");
      assert_ptr_equal(in->operands[0].value->type, vhlo);
      assert_ptr_equal(in->results[0].type, t);
      assert_ptr_equal(other->operands[0].value, &in->results[0]);
      assert_ptr_equal(out->operands[0].value, &other->results[0]);
      assert_ptr_equal(abs->operands[0].value, &out->results[0]);
      assert_ptr_equal(out->results[0].type, vhlo);
      assert_true(to_stablehlo(&b));
      strbuf why = STRBUF_INIT;
      assert_true(ir_equal(copy, b.module, &(ir_compare_options){0}, &why));
      strbuf_free(&why);
    }
    bench_close(&b);
  }
}

static void old_and_deleted_ops_have_no_counterpart(void **state) {
  (void)state;
  static const struct {
    const char *name, *why;
  } rows[] = {{"vhlo.exponential_v1", "only the newest version of an operation has a counterpart"},
              {"vhlo.trace_v1", "this operation was deleted; it existed from 0.9.0 to 0.19.0"}};
  for (size_t i = 0; i < 2; i++) {
    bench b;
    bench_open(&b);
    add_op(&b, b.top, rows[i].name, NULL, NULL, 0);
    assert_false(to_stablehlo(&b));
    assert_true(says(&b, rows[i].name));
    assert_true(says(&b, rows[i].why));
    bench_close(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_op_comes_back),
      cmocka_unit_test(defaults_follow_the_spatial_dimensions),
      cmocka_unit_test(a_window_is_needed_to_tell_its_defaults),
      cmocka_unit_test(a_typed_call_is_configured_by_a_dictionary),
      cmocka_unit_test(layouts_are_said_both_or_not_at_all),
      cmocka_unit_test(two_defaults_come_back_said),
      cmocka_unit_test(half_an_algorithm_is_refused),
      cmocka_unit_test(discardable_attributes_travel),
      cmocka_unit_test(attributes_of_a_module_stay),
      cmocka_unit_test(attributes_without_counterpart_are_refused_or_kept),
      cmocka_unit_test(properties_that_vhlo_lacks_travel),
      cmocka_unit_test(a_name_is_not_taken_for_a_property),
      cmocka_unit_test(what_strictness_lets_through),
      cmocka_unit_test(missing_casts_are_told_with_their_types),
      cmocka_unit_test(casts_stand_in_upstreams_order),
      cmocka_unit_test(meshes_are_named_by_symbols),
      cmocka_unit_test(returns_belong_to_what_they_return_from),
      cmocka_unit_test(casts_lead_through_other_dialects),
      cmocka_unit_test(old_and_deleted_ops_have_no_counterpart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
