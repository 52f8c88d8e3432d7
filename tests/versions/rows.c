/* SPDX-License-Identifier: Apache-2.0 */
/* The rows that are compiled in, held against facts counted and copied by hand from
 * openxla/stablehlo at 1.20.0 (VhloOps.td, VhloBytecode.cpp, VhloDialect.td, Version.cpp). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/rows_of_120.h"
#include "tests/upstream.h"
#include "versions/versions.h"

static const vs_opset *o;

static const vs_op *op(const char *name) {
  const ir_opdef *d = o->registry.find_op(&o->registry, name, strlen(name));
  if (!d) fail_msg("no op %s", name);
  return vs_op_row(o, d->id);
}

static const vs_kind *attr(const char *dialect, const char *mnemonic) {
  const ir_attrdef *d =
      o->registry.find_attr(&o->registry, dialect, strlen(dialect), mnemonic, strlen(mnemonic));
  if (!d) fail_msg("no attribute %s.%s", dialect, mnemonic);
  return vs_attr_row(o, d->id);
}

static const vs_kind *type(const char *dialect, const char *mnemonic) {
  const ir_typedef *d =
      o->registry.find_type(&o->registry, dialect, strlen(dialect), mnemonic, strlen(mnemonic));
  if (!d) fail_msg("no type %s.%s", dialect, mnemonic);
  return vs_type_row(o, d->id);
}

static bool in_dialect(const vs_op *row, const char *dialect) {
  size_t n = strlen(dialect);
  return strncmp(row->def.name, dialect, n) == 0 && row->def.name[n] == '.';
}

static size_t count_ops(const char *dialect, vs_version at) {
  size_t n = 0;
  for (size_t i = 0; i < o->op_count; i++)
    n += in_dialect(&o->ops[i], dialect) &&
         (at == VS_NONE || vs_exists(o->ops[i].since, o->ops[i].until, at));
  return n;
}

/* Counted with grep in VhloOps.td, VhloTypes.td, VhloAttrs.td and VhloEnums.td of 1.20.0; what is
 * deleted stands in the log of versions. */
static void test_counts_of_vhlo(void **state) {
  (void)state;
  assert_int_equal(count_ops("vhlo", VS_NONE), 145 + 3); /* live and deleted */
  size_t live = 0, deleted = 0, types = 0, plain = 0, enums = 0, gone = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    live += in_dialect(&o->ops[i], "vhlo") && !o->ops[i].deleted;
    deleted += o->ops[i].deleted;
  }
  assert_int_equal(live, 145);
  assert_int_equal(deleted, 3);
  for (size_t i = 0; i < o->type_count; i++) types += strcmp(o->types[i].def.dialect, "vhlo") == 0;
  assert_int_equal(types, 42);
  for (size_t i = 0; i < o->attr_count; i++) {
    const vs_kind *k = &o->attrs[i];
    if (strcmp(k->def.dialect, "vhlo") != 0) continue;
    gone += k->deleted;
    if (k->deleted) continue;
    bool is_enum = k->def.param_count == 1 && k->def.params[0].kind == IR_PARAM_ENUM;
    enums += is_enum;
    plain += !is_enum;
  }
  assert_int_equal(plain, 16);
  assert_int_equal(enums, 9);
  assert_int_equal(gone, 1); /* the alias of an output and an operand */
}

/* VHLO_Op definitions counted with grep in VhloOps.td of 1.20.0 by their bounds, and the three that
 * are gone added below 0.20.0. */
static void test_ops_known_to_some_releases(void **state) {
  (void)state;
  assert_int_equal(count_ops("vhlo", VS(0, 9, 0)), 117);
  assert_int_equal(count_ops("vhlo", VS(0, 16, 0)), 118); /* collective_broadcast */
  assert_int_equal(count_ops("vhlo", VS(0, 19, 0)), 119); /* composite */
  assert_int_equal(count_ops("vhlo", VS(0, 20, 0)), 116); /* three deleted */
  assert_int_equal(count_ops("vhlo", VS(1, 4, 0)), 117);  /* tan */
  assert_int_equal(count_ops("vhlo", VS(1, 15, 0)), 119); /* async_start, async_done */
  assert_int_equal(count_ops("vhlo", VS(1, 20, 0)), 120); /* collective_reduce */
}

static void test_deleted_ops_end_with_0_19_0(void **state) {
  (void)state;
  const char *names[] = {"vhlo.compute_reshape_shape_v1", "vhlo.cstr_reshapable_v1",
                         "vhlo.trace_v1"};
  for (size_t i = 0; i < 3; i++) {
    const vs_op *row = op(names[i]);
    assert_true(row->deleted);
    assert_int_equal(row->since, VS(0, 9, 0));
    assert_int_equal(row->until, VS(0, 19, 0));
    assert_int_equal(row->newer, VS_NO_ID);
  }
  assert_int_equal(op("vhlo.trace_v1")->def.prop_count, 1);
  assert_int_equal(op("vhlo.trace_v1")->def.result_count, 0);
  const vs_kind *alias = attr("vhlo", "result_alias_v1");
  assert_true(alias->deleted);
  assert_int_equal(alias->until, VS(0, 13, 0));
  assert_int_equal(alias->wires[0].code, 0);
  assert_int_equal(alias->def.param_count, 4);
}

static void test_ids_are_positions(void **state) {
  (void)state;
  for (size_t i = 0; i < o->op_count; i++) assert_int_equal(o->ops[i].def.id, i);
  for (size_t i = 0; i < o->type_count; i++) assert_int_equal(o->types[i].def.id, i);
  for (size_t i = 0; i < o->attr_count; i++) assert_int_equal(o->attrs[i].def.id, i);
  assert_int_equal(o->op_count, OP_COUNT);
  assert_string_equal(o->ops[OP_VHLO_CROSS_REPLICA_SUM_V1].def.name, "vhlo.cross-replica-sum_v1");
  assert_string_equal(o->ops[OP_BUILTIN_MODULE].def.name, "builtin.module");
  assert_string_equal(o->ops[OP_CHECK_EXPECT_EQ].def.name, "check.expect_eq");
  assert_string_equal(o->types[TYPE_STABLEHLO_FUTURE].def.mnemonic, "future");
  assert_string_equal(o->attrs[ATTR_VHLO_API_VERSION_V1].def.mnemonic, "api_version_v1");
  assert_null(vs_op_row(o, (uint16_t)o->op_count));
  assert_null(vs_attr_row(o, VS_NO_ID));
}

static void test_every_row_is_found_by_its_name(void **state) {
  (void)state;
  for (size_t i = 0; i < o->op_count; i++)
    if (*o->ops[i].def.name) /* what came later has no name as of 1.20.0 */
      assert_ptr_equal(op(o->ops[i].def.name), &o->ops[i]);
  for (size_t i = 0; i < o->type_count; i++)
    if (*o->types[i].def.mnemonic)
      assert_ptr_equal(type(o->types[i].def.dialect, o->types[i].def.mnemonic), &o->types[i]);
  for (size_t i = 0; i < o->attr_count; i++)
    if (*o->attrs[i].def.mnemonic)
      assert_ptr_equal(attr(o->attrs[i].def.dialect, o->attrs[i].def.mnemonic), &o->attrs[i]);
  const ir_registry *r = &o->registry;
  assert_null(r->find_op(r, "vhlo.add_v2", 11));
  assert_null(r->find_op(r, "vhlo.add_v1", 10)); /* a prefix is another name */
  assert_null(r->find_op(r, "", 0));
  assert_null(r->find_type(r, "stablehlo", 9, "tensor_v1", 9));
  assert_null(r->find_attr(r, "vhl", 3, "array_v1", 8));
  assert_true(r->knows_dialect(r, "chlo", 4));
  assert_false(r->knows_dialect(r, "mhlo", 4));
  assert_false(r->knows_dialect(r, "chl", 3));
}

static void test_codes_lead_back_and_none_stands_twice(void **state) {
  (void)state;
  size_t type_codes = 0, attr_codes = 0;
  for (uint64_t code = 0; code < 300; code++) {
    const vs_wire *w = NULL;
    const vs_kind *k = vs_type_by_code(o, "vhlo", code, &w);
    if (k) {
      assert_string_equal(k->def.dialect, "vhlo");
      assert_int_equal(w->code, code);
      type_codes++;
    }
    k = vs_attr_by_code(o, "vhlo", code, &w);
    if (k) {
      assert_int_equal(w->code, code);
      attr_codes++;
    }
  }
  size_t wires = 0;
  for (size_t i = 0; i < o->type_count; i++)
    if (strcmp(o->types[i].def.dialect, "vhlo") == 0) wires += o->types[i].wire_count;
  assert_int_equal(type_codes, 42 + 1); /* 42 types, of which tensor_v1 has two: 0 … 42 */
  assert_int_equal(wires, type_codes);
  assert_int_equal(attr_codes, 26); /* 0 … 25: enum AttributeCode in VhloBytecode.cpp */
  assert_null(vs_type_by_code(o, "vhlo", 43, NULL));
  assert_null(vs_attr_by_code(o, "vhlo", UINT64_MAX, NULL));
  assert_null(vs_attr_by_code(o, "nowhere", 1, NULL));
  assert_null(vs_attr_by_code(o, "stablehlo", 0, NULL)); /* ArgResultAlias, obsolete */
  assert_string_equal(vs_attr_by_code(o, "stablehlo", 22, NULL)->def.mnemonic, "mesh");
}

static void test_codes_copied_by_hand(void **state) {
  (void)state;
  const struct {
    uint64_t code;
    const char *mnemonic;
  } types[] = {{0, "bool_v1"},       {2, "bf16_v1"},     {8, "func_v1"},
               {14, "i64_v1"},       {20, "tensor_v1"},  {21, "tensor_v1"},
               {24, "quant_v1"},     {26, "witness_v1"}, {30, "quant_per_axis_v1"},
               {33, "none_v1"},      {34, "tf31_v1"},    {37, "f4E2M1FN_v1"},
               {40, "f8E8M0FNU_v1"}, {41, "buffer_v1"},  {42, "future_v1"}},
    attrs[] = {{1, "array_v1"},
               {5, "api_version_v1"},
               {6, "dict_v1"},
               {8, "float_v1"},
               {15, "tensor_v1"},
               {17, "type_v1"},
               {20, "result_accuracy_v1"},
               {22, "axis_ref_v1"},
               {25, "mesh_v1"}};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    assert_string_equal(vs_type_by_code(o, "vhlo", types[i].code, NULL)->def.mnemonic,
                        types[i].mnemonic);
  for (size_t i = 0; i < sizeof attrs / sizeof *attrs; i++)
    assert_string_equal(vs_attr_by_code(o, "vhlo", attrs[i].code, NULL)->def.mnemonic,
                        attrs[i].mnemonic);
}

static void assert_params(const vs_kind *k, size_t wire, const char *const *names, size_t count) {
  assert_int_equal(k->wires[wire].count, count);
  for (size_t i = 0; i < count; i++)
    assert_string_equal(k->def.params[k->wires[wire].params[i]].name, names[i]);
}

static void test_order_on_the_wire(void **state) {
  (void)state;
  const vs_kind *tensor = type("vhlo", "tensor_v1");
  assert_int_equal(tensor->wire_count, 2);
  assert_params(tensor, 0, (const char *const[]){"shape", "elementType"}, 2);
  assert_params(tensor, 1, (const char *const[]){"encoding", "shape", "elementType"}, 3);
  assert_params(type("vhlo", "quant_v1"), 0,
                (const char *const[]){"flags", "storageType", "expressedType", "scale", "zeroPoint",
                                      "storageTypeMin", "storageTypeMax"},
                7);
  assert_params(type("vhlo", "quant_per_axis_v1"), 0,
                (const char *const[]){"flags", "storageType", "expressedType", "quantizedDimension",
                                      "storageTypeMin", "storageTypeMax", "scales", "zeroPoints"},
                8);
  assert_int_equal(attr("vhlo", "axis_ref_v1")->wires[0].forms[1], VS_WIRE_GUARDED);
  assert_int_equal(attr("vhlo", "mesh_v1")->wires[0].forms[1], VS_WIRE_BY_KIND);
  assert_int_equal(attr("stablehlo", "axis_ref")->wires[0].forms[1], VS_WIRE_GUARDED_BYTE);
  assert_int_equal(attr("stablehlo", "mesh")->wires[0].forms[0], VS_WIRE_ARRAY);
  assert_int_equal(attr("stablehlo", "replica_group_mesh_axes")->wires[0].forms[1], VS_WIRE_LIST);
  assert_int_equal(attr("stablehlo", "dot_algorithm")->wires[0].forms[6], VS_WIRE_BYTE);
}

static void assert_props(const char *name, const char *const *props, size_t count) {
  const ir_opdef *d = &op(name)->def;
  assert_int_equal(d->prop_count, count);
  for (size_t i = 0; i < count; i++) assert_string_equal(d->props[i].name, props[i]);
}

static void test_property_order_of_some_ops(void **state) {
  (void)state;
  assert_props("vhlo.func_v1",
               (const char *const[]){"arg_attrs", "function_type", "res_attrs", "sym_name",
                                     "sym_visibility"},
               5);
  assert_props("vhlo.scatter_v2",
               (const char *const[]){
                   "index_vector_dim", "indices_are_sorted", "input_batching_dims",
                   "inserted_window_dims", "scatter_dims_to_operand_dims",
                   "scatter_indices_batching_dims", "unique_indices", "update_window_dims"},
               8);
  assert_props("vhlo.all_gather_v2",
               (const char *const[]){"all_gather_dim", "channel_id", "replica_groups",
                                     "use_global_device_ids"},
               4);
  /* func::CallOp::writeProperties in LLVM 22's FuncOps.cpp.inc. */
  assert_props("func.call", (const char *const[]){"arg_attrs", "callee", "no_inline", "res_attrs"},
               4);
}

static void test_properties_stand_in_the_order_of_their_names(void **state) {
  (void)state;
  for (size_t i = 0; i < o->op_count; i++)
    for (size_t p = 1; p < o->ops[i].def.prop_count; p++)
      assert_true(strcmp(o->ops[i].def.props[p - 1].name, o->ops[i].def.props[p].name) < 0);
}

static void test_every_op_version_reaches_the_newest(void **state) {
  (void)state;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    size_t steps = 0;
    while (row->newer != VS_NO_ID) {
      const vs_op *next = vs_op_row(o, row->newer);
      assert_int_equal(next->older, row->def.id);
      assert_true(next->rule_count > 0);
      assert_true(row->until < next->since);
      row = next;
      assert_true(++steps < 10);
    }
    assert_true(row->until == VS_FOREVER || row->deleted);
    if (in_dialect(row, "vhlo") && !row->deleted && row->counterpart == VS_NO_ID)
      fail_msg("%s has no counterpart", row->def.name);
  }
}

static void test_an_op_version_ends_with_the_release_before_the_next(void **state) {
  (void)state;
  const struct {
    const char *name;
    vs_version since, until;
  } rows[] = {{"vhlo.all_reduce_v1", VS(0, 9, 0), VS(1, 4, 0)},
              {"vhlo.collective_broadcast_v1", VS(0, 16, 0), VS(1, 19, 0)},
              {"vhlo.composite_v1", VS(0, 19, 0), VS(1, 13, 0)},
              {"vhlo.custom_call_v1", VS(0, 9, 0), VS(1, 17, 0)},
              {"vhlo.custom_call_v2", VS(1, 18, 0), VS_FOREVER},
              {"vhlo.dot_general_v1", VS(0, 9, 0), VS(1, 5, 0)},
              {"vhlo.dynamic_conv_v1", VS(0, 9, 0), VS(0, 19, 0)},
              {"vhlo.exponential_v1", VS(0, 9, 0), VS(1, 8, 0)},
              {"vhlo.exponential_minus_one_v2", VS(1, 10, 0), VS_FOREVER},
              {"vhlo.scatter_v1", VS(0, 9, 0), VS(1, 0, 0)},
              {"vhlo.tan_v1", VS(1, 4, 0), VS(1, 9, 0)}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    assert_int_equal(op(rows[i].name)->since, rows[i].since);
    assert_int_equal(op(rows[i].name)->until, rows[i].until);
  }
}

static void test_rules_of_some_ops(void **state) {
  (void)state;
  const vs_op *conv = op("vhlo.dynamic_conv_v2"), *bcast = op("vhlo.collective_broadcast_v2");
  assert_int_equal(conv->rule_count, 1);
  assert_int_equal(conv->rules[0].kind, VS_RULE_DROP_PROPERTY);
  assert_int_equal(conv->rules[0].value, VS_DEFAULT_ZERO_PAD_LHS);
  assert_int_equal(bcast->rule_count, 2);
  assert_int_equal(bcast->rules[0].kind, VS_RULE_VARIADIC);
  assert_int_equal(bcast->rules[1].value, VS_DEFAULT_FALSE);
  assert_int_equal(op("vhlo.dot_general_v2")->rule_count, 7);
  assert_int_equal(op("vhlo.composite_v2")->rules[0].kind, VS_RULE_ADD_REGIONS);
}

static void test_constraints_that_were_lifted(void **state) {
  (void)state;
  const char *promoted[] = {"vhlo.all_reduce_v1",     "vhlo.reduce_v1",
                            "vhlo.reduce_scatter_v1", "vhlo.reduce_window_v1",
                            "vhlo.scatter_v1",        "vhlo.select_and_scatter_v1"};
  size_t total = 0;
  for (size_t i = 0; i < o->op_count; i++) total += o->ops[i].constraint_count;
  assert_int_equal(total, 6 + 2);
  for (size_t i = 0; i < 6; i++) {
    const vs_op *row = op(promoted[i]);
    assert_int_equal(row->constraint_count, 1);
    assert_int_equal(row->constraints[0].kind, VS_CONSTRAINT_SAME_ELEMENT_TYPES);
    assert_int_equal(row->constraints[0].lifted, VS(0, 17, 0));
  }
  const vs_op *call = op("vhlo.custom_call_v1");
  assert_int_equal(call->constraint_count, 2);
  assert_int_equal(call->constraints[0].lifted, VS(1, 3, 0));
  assert_int_equal(call->constraints[1].lifted, VS(1, 17, 0));
  assert_string_equal(call->constraints[1].id, "custom-call-futures");
}

static void test_bounds_of_some_kinds(void **state) {
  (void)state;
  assert_int_equal(type("vhlo", "f8E4M3B11FNUZ_v1")->since, VS(0, 11, 0));
  assert_int_equal(type("vhlo", "i2_v1")->since, VS(1, 2, 0));
  assert_int_equal(type("vhlo", "tf31_v1")->since, VS(1, 6, 0));
  assert_string_equal(type("vhlo", "tf31_v1")->builtin, "tf32");
  assert_int_equal(type("vhlo", "none_v1")->since, VS(1, 6, 0));
  assert_int_equal(type("vhlo", "future_v1")->since, VS(1, 15, 0));
  assert_int_equal(attr("vhlo", "mesh_v1")->since, VS(1, 16, 0));
  assert_int_equal(attr("vhlo", "result_accuracy_v1")->since, VS(1, 9, 0));
  const vs_kind *api = attr("vhlo", "api_version_v1");
  const ir_enumdef *e = api->def.params[0].enumdef;
  assert_int_equal(e->case_count, 5);
  assert_string_equal(e->cases[4].name, "API_VERSION_TYPED_FFI");
  assert_int_equal(api->case_since[3], VS(0, 9, 0));
  assert_int_equal(api->case_since[4], VS(1, 3, 0));
}

static void test_counterparts(void **state) {
  (void)state;
  assert_int_equal(op("vhlo.custom_call_v2")->counterpart, OP_STABLEHLO_CUSTOM_CALL);
  assert_int_equal(op("vhlo.custom_call_v1")->counterpart, VS_NO_ID);
  assert_int_equal(op("stablehlo.exponential")->counterpart, OP_VHLO_EXPONENTIAL_V2);
  assert_int_equal(op("func.return")->counterpart, OP_VHLO_RETURN_V1);
  assert_int_equal(op("vhlo.return_v1")->counterpart, OP_STABLEHLO_RETURN);
  assert_int_equal(op("vhlo.call_v1")->counterpart, OP_FUNC_CALL);
  assert_int_equal(type("vhlo", "token_v1")->counterpart, TYPE_STABLEHLO_TOKEN);
  assert_int_equal(attr("stablehlo", "mesh")->counterpart, ATTR_VHLO_MESH_V1);
  assert_int_equal(attr("stablehlo", "conv")->counterpart, VS_NO_ID);
  for (size_t i = 0; i < o->op_count; i++)
    if (in_dialect(&o->ops[i], "stablehlo")) assert_int_not_equal(o->ops[i].counterpart, VS_NO_ID);
}

static void test_properties_of_convolution_in_vhlo(void **state) {
  (void)state;
  const vs_op *row = op("stablehlo.convolution"), *vhlo = op("vhlo.convolution_v1");
  assert_int_equal(row->map_count, row->def.prop_count);
  const vs_prop_map *spread = NULL, *padding = NULL, *reversal = NULL;
  for (size_t i = 0; i < row->map_count; i++) {
    const char *name = row->def.props[row->maps[i].source].name;
    if (strcmp(name, "dimension_numbers") == 0) spread = &row->maps[i];
    if (strcmp(name, "padding") == 0) padding = &row->maps[i];
    if (strcmp(name, "window_reversal") == 0) reversal = &row->maps[i];
  }
  assert_int_equal(spread->kind, VS_MAP_SPREAD);
  assert_ptr_equal(spread->attr, &attr("stablehlo", "conv")->def);
  assert_int_equal(spread->spread_count,
                   3 * 3); /* two dimensions and a list: of input, kernel, output */
  assert_string_equal(spread->attr->params[spread->spread[0].param].name, "inputBatchDimension");
  assert_string_equal(vhlo->def.props[spread->spread[0].target].name, "input_batch_dimension");
  assert_int_equal(padding->value, VS_DEFAULT_ZERO_PAD_SPATIAL);
  assert_true(padding->elided);
  assert_int_equal(reversal->kind, VS_MAP_ARRAY);
}

static void test_releases(void **state) {
  (void)state;
  assert_int_equal(o->release_count, UPSTREAM_RELEASES);
  assert_int_equal(vs_oldest(o), VS(0, 9, 0));
  assert_int_equal(vs_current(o), VS(1, 20, 0));
  const char *commit = "", *tag = "";
  for (size_t i = 0; i < o->release_count; i++) {
    const vs_release *r = &o->releases[i];
    if (i) assert_true(o->releases[i - 1].version < r->version);
    assert_int_equal(VS_PATCH(r->version), 0);
    assert_int_equal(r->published, r->version != VS(1, 17, 0));
    assert_int_equal(r->first_commit != NULL, r->published);
    if (r->first_commit) {
      assert_true(strcmp(commit, r->first_commit) < 0);
      commit = r->first_commit;
    }
    if (r->first_tag_date) {
      assert_true(strcmp(tag, r->first_tag_date) <= 0);
      assert_true(strcmp(r->first_commit, r->first_tag_date) <= 0);
      tag = r->first_tag_date;
    }
    assert_true(r->bytecode_written <= r->bytecode_read);
  }
  assert_null(vs_release_of(o, VS(1, 20, 0))->first_tag);
  assert_string_equal(vs_release_of(o, VS(1, 4, 7))->first_tag, "v1.4.0");
}

/* Version.cpp: 0.9: 0; 0.10, 0.11: 1; 0.12, 0.13: 3; 0.14: 4; from 0.15 on 6. */
static void test_bytecode_versions(void **state) {
  (void)state;
  const uint8_t written[] = {0, 1, 1, 3, 3, 4}, read[] = {0, 1, 1, 3, 5, 5};
  for (size_t i = 0; i < o->release_count; i++) {
    assert_int_equal(o->releases[i].bytecode_written, i < 6 ? written[i] : 6);
    assert_int_equal(o->releases[i].bytecode_read, i < 6 ? read[i] : 6);
  }
}

/* 435501175 (#2909), which made 1.14.0, packs booleans by hand: only a splat of several elements is
 * 0xFF. Before that LLVM packed them, with 0xFF for one. */
static void test_byte_of_a_single_true(void **state) {
  (void)state;
  for (size_t i = 0; i < o->release_count; i++)
    assert_int_equal(o->releases[i].single_true, o->releases[i].version < VS(1, 14, 0) ? 0xff : 1);
}

/* jaxlib 0.9.2, whose StableHLO is 1.14.0, writes them as a hash table has them; 0.10.0, whose
 * StableHLO is 1.16.0, and all later ones do not. */
static void test_order_of_uses(void **state) {
  (void)state;
  for (size_t i = 0; i < o->release_count; i++)
    assert_int_equal(o->releases[i].ascending_uses, o->releases[i].version >= VS(1, 16, 0));
}

/* File ranges: isLegalLocation in stablehlo/transforms/VhloToVersion.cpp. Other dialects: #2814.
 * Small floats by code: 1.18.0 and 1.19.0 pin LLVM b713aaedb6ee (2026-06-23), 1.20.0 a newer one;
 * jaxlib 0.10.1 (2026-05-20) writes text, jaxlib 0.10.2 (2026-06-17) codes. */
static void test_what_artifacts_may_hold(void **state) {
  (void)state;
  for (size_t i = 0; i < o->release_count; i++) {
    const vs_release *r = &o->releases[i];
    assert_int_equal(r->file_ranges, r->version >= VS(1, 9, 0));
    assert_int_equal(r->other_dialects, r->version >= VS(1, 11, 0));
    assert_int_equal(r->small_floats, r->version >= VS(1, 18, 0));
  }
}

static void test_parsing_versions(void **state) {
  (void)state;
  const struct {
    const char *text;
    bool good;
    vs_version v;
  } cases[] = {{"1.4.0", true, VS(1, 4, 0)},
               {"1.4.9", true, VS(1, 4, 9)},
               {"0.9.0", true, VS(0, 9, 0)},
               {"current", true, VS(1, 20, 0)},
               {"99.0.0", true, VS(99, 0, 0)},
               {"01.04.00", true, VS(1, 4, 0)},
               {"", false, 0},
               {"1.4", false, 0},
               {"1.4.", false, 0},
               {"1.4.0.0", false, 0},
               {"v1.4.0", false, 0},
               {"1.4.0 ", false, 0},
               {"1..0", false, 0},
               {"-1.4.0", false, 0},
               {"1.1024.0", false, 0},
               {"99999999999999999999.0.0", false, 0},
               {"4095.1023.1023", false, 0},
               {"0.0.0", true, VS_NONE},
               {"Current", false, 0},
               {"latest", false, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    vs_version v = 7;
    assert_int_equal(vs_parse(o, cases[i].text, strlen(cases[i].text), &v), cases[i].good);
    if (cases[i].good) assert_int_equal(v, cases[i].v);
  }
  vs_version v;
  assert_true(vs_parse(o, "1.4.0junk", 5, &v)); /* bounded by its length */
  char buffer[32];
  assert_string_equal(vs_format(VS(1, 20, 3), buffer), "1.20.3");
}

static void test_release_of_a_patch(void **state) {
  (void)state;
  assert_ptr_equal(vs_release_of(o, VS(1, 4, 9)), vs_release_of(o, VS(1, 4, 0)));
  assert_null(vs_release_of(o, VS(0, 8, 0)));
  assert_null(vs_release_of(o, VS(0, 21, 0)));
  assert_null(vs_release_of(o, VS(1, 21, 0)));
  assert_true(vs_exists(VS(0, 9, 0), VS(1, 4, 0), VS(1, 4, 9)));
  assert_false(vs_exists(VS(1, 5, 0), VS_FOREVER, VS(1, 4, 9)));
}

static int setup(void **state) {
  (void)state;
  o = vs_builtin_opset();
  return o == NULL;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_counts_of_vhlo),
      cmocka_unit_test(test_ops_known_to_some_releases),
      cmocka_unit_test(test_deleted_ops_end_with_0_19_0),
      cmocka_unit_test(test_ids_are_positions),
      cmocka_unit_test(test_every_row_is_found_by_its_name),
      cmocka_unit_test(test_codes_lead_back_and_none_stands_twice),
      cmocka_unit_test(test_codes_copied_by_hand),
      cmocka_unit_test(test_order_on_the_wire),
      cmocka_unit_test(test_property_order_of_some_ops),
      cmocka_unit_test(test_properties_stand_in_the_order_of_their_names),
      cmocka_unit_test(test_every_op_version_reaches_the_newest),
      cmocka_unit_test(test_an_op_version_ends_with_the_release_before_the_next),
      cmocka_unit_test(test_rules_of_some_ops),
      cmocka_unit_test(test_constraints_that_were_lifted),
      cmocka_unit_test(test_bounds_of_some_kinds),
      cmocka_unit_test(test_counterparts),
      cmocka_unit_test(test_properties_of_convolution_in_vhlo),
      cmocka_unit_test(test_releases),
      cmocka_unit_test(test_bytecode_versions),
      cmocka_unit_test(test_byte_of_a_single_true),
      cmocka_unit_test(test_order_of_uses),
      cmocka_unit_test(test_what_artifacts_may_hold),
      cmocka_unit_test(test_parsing_versions),
      cmocka_unit_test(test_release_of_a_patch),
  };
  return cmocka_run_group_tests(tests, setup, NULL);
}
