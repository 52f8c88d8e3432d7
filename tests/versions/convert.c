/* SPDX-License-Identifier: Apache-2.0 */
/* VHLO between releases: op versions by rule, and what may stand where. */
#include "build.h"

/* --- Every op version --------------------------------------------------------------------- */

static vs_version before(const vs_opset *o, vs_version v) {
  vs_version last = VS_NONE;
  for (size_t i = 0; i < o->release_count && o->releases[i].version < v; i++)
    last = o->releases[i].version;
  return last;
}
static vs_version after(const vs_opset *o, vs_version v) {
  for (size_t i = 0; i < o->release_count; i++)
    if (o->releases[i].version > v) return o->releases[i].version;
  return VS_NONE;
}

/* An op of the row with one operand and one result, and what its rules add at the default. */
static ir_op *op_of(bench *b, const vs_op *row, bool at_default) {
  const ir_type *t = vs_type_to_vhlo(b->c, tensor(b, 2, (int64_t[]){2, 2}, f32(b)));
  ir_op *op = add_op(b, b->top, row->def.name, value_of(b, t), t, 0);
  for (size_t i = 0; i < row->def.prop_count; i++) op->props[i] = boolean(b, true);
  if (!at_default) return op;
  for (size_t i = 0; i < row->rule_count; i++)
    if (row->rules[i].kind == VS_RULE_ADD_PROPERTY) {
      const ir_attr *a = default_of(b, row->rules[i].value);
      assert_non_null(a);
      ir_op_set(b->c, op, row->rules[i].name, a);
    }
  return op;
}

static bool converts(bench *b, vs_version to, bool strict) {
  strbuf_reset(&b->text);
  return vs_convert_to_version(b->c, b->module, to, &(vs_options){.strict_upstream = strict},
                               &b->sink.sink);
}

static void every_op_version_stands_within_its_bounds(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t checked = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    if (row->since == VS_NONE) continue;
    vs_version lower = before(o, row->since);
    vs_version upper = row->until == VS_FOREVER ? VS_NONE : after(o, row->until);
    const vs_version inside[] = {row->since, row->until == VS_FOREVER ? vs_current(o) : row->until};
    for (size_t j = 0; j < 2; j++) {
      bench b;
      bench_open(&b);
      ir_op *op = op_of(&b, row, false);
      assert_true(converts(&b, inside[j], false));
      assert_int_equal(ir_op_id(op), row->def.id);
      bench_close(&b);
      checked++;
    }
    if (lower != VS_NONE) {
      bench b;
      bench_open(&b);
      ir_op *op = op_of(&b, row, true);
      bool older = row->older != VS_NO_ID && o->ops[row->older].since <= lower;
      assert_int_equal(converts(&b, lower, false), older);
      if (older)
        assert_int_equal(ir_op_id(op), row->older);
      else
        assert_non_null(strstr(b.text.bytes, "was explicitly marked illegal: operation vhlo."));
      bench_close(&b);
      checked++;
    }
    if (upper != VS_NONE) {
      bench b;
      bench_open(&b);
      ir_op *op = op_of(&b, row, true);
      assert_int_equal(converts(&b, upper, false), row->newer != VS_NO_ID);
      if (row->newer != VS_NO_ID)
        assert_int_equal(ir_op_id(op), row->newer);
      else
        assert_non_null(strstr(b.text.bytes, "was deleted; it existed from 0.9.0 to 0.19.0"));
      bench_close(&b);
      checked++;
    }
  }
  /* Each of the 145 + 3 ops is tried at both ends of its life; some have a release outside, too. */
  assert_true(checked > 2 * (145 + 3));
}

/* --- Rules -------------------------------------------------------------------------------- */

static void upgrade_then_downgrade_changes_nothing(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t families = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    if (row->since == VS_NONE || row->newer == VS_NO_ID) continue;
    bench b;
    bench_open(&b);
    ir_op *op = op_of(&b, row, true);
    const ir_attr *whole = ir_op_attr_dict(b.c, op);
    assert_true(converts(&b, o->ops[row->newer].since, false));
    assert_int_equal(ir_op_id(op), row->newer);
    for (size_t p = 0; p < ir_op_prop_count(op); p++) assert_non_null(op->props[p]);
    assert_true(converts(&b, row->until, false));
    assert_int_equal(ir_op_id(op), row->def.id);
    /* dynamic_conv_v1's padding was dropped by v2 and comes back as zeros. */
    if (row->def.id != OP_VHLO_DYNAMIC_CONV_V1) assert_ptr_equal(ir_op_attr_dict(b.c, op), whole);
    bench_close(&b);
    families++;
  }
  assert_true(families >= 24); /* VhloToVersion.cpp and VhloToVersionPatterns.td at 1.20.0 */
}

/* The values are those of upstream's upgrade patterns, by the definitions of the attributes. */
static void upgrades_write_upstreams_values(void **state) {
  (void)state;
  static const struct {
    const char *ops, *property;
    vs_default value; /* as default_of builds it */
  } rows[] = {
      {"gather dynamic_gather", "operand_batching_dims", VS_DEFAULT_EMPTY_I64_TENSOR},
      {"gather dynamic_gather", "start_indices_batching_dims", VS_DEFAULT_EMPTY_I64_TENSOR},
      {"scatter", "input_batching_dims", VS_DEFAULT_EMPTY_I64_TENSOR},
      {"scatter", "scatter_indices_batching_dims", VS_DEFAULT_EMPTY_I64_TENSOR},
      {"send recv", "source_target_pairs", VS_DEFAULT_EMPTY_I64_TENSOR},
      {"dot_general", "lhs_precision_type", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "rhs_precision_type", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "accumulation_type", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "lhs_component_count", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "rhs_component_count", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "num_primitive_operations", VS_DEFAULT_NONE_TYPE},
      {"dot_general", "allow_imprecise_accumulation", VS_DEFAULT_NONE_TYPE},
      {"cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt "
       "tan "
       "tanh",
       "result_accuracy", VS_DEFAULT_DEFAULT_ACCURACY},
      {"custom_call", "result_tilings", VS_DEFAULT_EMPTY_ARRAY},
      {"collective_broadcast", "has_dynamic_root", VS_DEFAULT_FALSE},
  };
  const vs_opset *o = vs_builtin_opset();
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    char names[256], *rest = NULL;
    snprintf(names, sizeof names, "%s", rows[r].ops);
    for (char *n = strtok_r(names, " ", &rest); n; n = strtok_r(NULL, " ", &rest)) {
      bench b;
      bench_open(&b);
      char full[64];
      snprintf(full, sizeof full, "vhlo.%s_v1", n);
      const ir_opname *name = ir_opname_get(b.c, full, strlen(full));
      assert_non_null(name->def);
      ir_op *op = op_of(&b, vs_op_row(o, name->def->id), true);
      assert_true(converts(&b, vs_current(o), false));
      assert_ptr_equal(ir_op_get(op, rows[r].property), default_of(&b, rows[r].value));
      bench_close(&b);
    }
  }
}

/* A downgrade fails if the op uses something that only the newer version can express. */
static void each_rule_refuses_what_it_cannot_undo(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t refused = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    for (size_t r = 0; r < row->rule_count; r++) {
      const vs_rule *rule = &row->rules[r];
      bench b;
      bench_open(&b);
      ir_op *op = op_of(&b, row, true);
      const ir_type *t = op->results[0].type;
      bool possible = false;
      if (rule->kind == VS_RULE_ADD_PROPERTY) {
        ir_op_set(b.c, op, rule->name, boolean(&b, true));
      } else if (rule->kind == VS_RULE_VARIADIC) {
        ir_value *two[] = {op->operands[0].value, op->operands[0].value};
        ir_op_set_operands(b.c, op, two, 2);
      } else if (rule->kind == VS_RULE_ADD_REGIONS) {
        ir_op *whole = ir_op_new(b.c, op->name, NULL, (ir_value *[]){op->operands[0].value}, 1, &t,
                                 1, row->def.region_count, NULL, 0);
        for (size_t p = 0; p < ir_op_prop_count(op); p++) whole->props[p] = op->props[p];
        ir_op_erase(op);
        ir_block_append(b.top, whole);
      } else {
        possible = true; /* what was dropped can always be told for a ranked operand */
      }
      assert_int_equal(converts(&b, before(o, row->since), false), possible);
      if (!possible) {
        char needs[64], version[32];
        snprintf(needs, sizeof needs, "needs %s; the target is", vs_format(row->since, version));
        assert_non_null(strstr(b.text.bytes, needs));
        refused++;
      }
      bench_close(&b);
    }
  }
  /* A floor: had the walk found no rules, nothing would be refused and the test would pass. */
  assert_true(refused > 30);
}

static void unranked_padding_cannot_be_told(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const ir_type *t = vs_type_to_vhlo(b.c, ir_type_unranked_tensor(b.c, f32(&b)));
  ir_op *op = add_op(&b, b.top, "vhlo.dynamic_conv_v2", value_of(&b, t), t, 0);
  for (size_t i = 0; i < ir_op_prop_count(op); i++) op->props[i] = boolean(&b, true);
  assert_false(converts(&b, VS(0, 19, 0), false));
  bench_close(&b);
}

/* --- Positions ---------------------------------------------------------------------------- */

enum place {
  OPERAND,
  RESULT,
  PROPERTY,
  DISCARDABLE,
  BLOCK_ARGUMENT,
  PLACES,
};

/* Puts a type, or an attribute, at a place of an otherwise old program. */
static void put(bench *b, enum place place, const ir_type *t, const ir_attr *a) {
  ir_param p = {.type = t};
  if (!a) a = defined_attr(b, "vhlo", "type_v1", &p);
  ir_op *op;
  switch (place) {
    case OPERAND: add_op(b, b->top, "vhlo.optimization_barrier_v1", value_of(b, t), NULL, 0); break;
    case RESULT: add_op(b, b->top, "vhlo.optimization_barrier_v1", NULL, t, 0); break;
    case PROPERTY:
      op = add_op(b, b->top, "vhlo.constant_v1", NULL, NULL, 0);
      op->props[0] = a;
      break;
    case DISCARDABLE:
      op = add_op(b, b->top, "vhlo.optimization_barrier_v1", NULL, NULL, 0);
      ir_op_set_discardable(b->c, op, ir_cstr(b->c, "test.a"), a);
      break;
    default:
      op = add_op(b, b->top, "vhlo.case_v1", NULL, NULL, 1);
      ir_region_append(&op->regions[0], ir_block_new(b->c));
      ir_block_add_arg(b->c, op->regions[0].first, t, NULL);
      break;
  }
}

/* A type inside another, or NULL where this kind of type does not go. `since`: of the whole. */
typedef struct container {
  const char *name;
  uint16_t id; /* of the type that contains; VS_NO_ID: none */
  bool strict; /* whether upstream looks inside */
} container;

static const container containers[] = {
    {"itself", VS_NO_ID, true},
    {"complex", TYPE_VHLO_COMPLEX_V1, true},
    {"tuple", TYPE_VHLO_TUPLE_V1, true},
    {"function input", TYPE_VHLO_FUNC_V1, true},
    {"function output", TYPE_VHLO_FUNC_V1, true},
    {"tensor", TYPE_VHLO_TENSOR_V1, true},
    {"unranked tensor", TYPE_VHLO_UNRANKED_TENSOR_V1, true},
    {"buffer", TYPE_VHLO_BUFFER_V1, true},
    {"future", TYPE_VHLO_FUTURE_V1, false},
    {"quantized storage", TYPE_VHLO_QUANT_V1, true},
    {"quantized expressed", TYPE_VHLO_QUANT_V1, true},
    {"per-axis storage", TYPE_VHLO_QUANT_PER_AXIS_V1, false},
    {"per-axis expressed", TYPE_VHLO_QUANT_PER_AXIS_V1, false},
};

static const ir_type *inside(bench *b, const container *k, const ir_type *t) {
  if (k->id == VS_NO_ID) return t;
  const ir_typedef *def = &vs_builtin_opset()->types[k->id].def;
  const ir_type *i8 = vhlo_type(b, "i8_v1", NULL), *f = vhlo_type(b, "f32_v1", NULL);
  double scale = 1;
  int64_t zero = 0;
  ir_param p[8];
  memset(p, 0, sizeof p);
  if (strstr(k->name, "quantized") || strstr(k->name, "axis")) {
    bool storage = strstr(k->name, "storage");
    p[1].type = storage ? t : i8;
    p[2].type = storage ? f : t;
    if (def->param_count == 8) {
      p[4].doubles = &scale;
      p[5].ints = &zero;
      p[4].count = p[5].count = 1;
    }
    return ir_type_defined(b->c, def, p);
  }
  size_t at = strcmp(k->name, "function output") == 0 || k->id == TYPE_VHLO_TENSOR_V1 ||
                      k->id == TYPE_VHLO_BUFFER_V1
                  ? 1
                  : 0;
  if (def->params[at].kind == IR_PARAM_TYPES) {
    p[at].types = &t;
    p[at].count = 1;
  } else {
    p[at].type = t;
  }
  return ir_type_defined(b->c, def, p);
}

static vs_version later(vs_version a, vs_version b) { return a > b ? a : b; }

static void every_type_stands_within_its_bounds_everywhere(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t checked = 0;
  for (size_t i = 0; i < o->type_count; i++) {
    const vs_kind *k = &o->types[i];
    if (k->since == VS_NONE || k->def.param_count) continue;
    for (size_t j = 0; j < sizeof containers / sizeof *containers; j++)
      for (int place = 0; place < PLACES; place++) {
        const container *in = &containers[j];
        vs_version outer = in->id == VS_NO_ID ? VS_NONE : o->types[in->id].since;
        vs_version since = later(k->since, outer);
        for (int strict = 0; strict < 2; strict++) {
          /* Where upstream does not look, strictness accepts from the container on. */
          vs_version from = !strict                   ? since
                            : place == BLOCK_ARGUMENT ? VS_NONE
                            : in->strict              ? since
                                                      : later(outer, VS_NONE);
          const vs_version at[] = {before(o, since), since, vs_current(o)};
          for (size_t v = 0; v < 3; v++) {
            if (at[v] == VS_NONE) continue;
            bench b;
            bench_open(&b);
            put(&b, place, inside(&b, in, ir_type_defined(b.c, &k->def, NULL)), NULL);
            if (converts(&b, at[v], strict) != (at[v] >= from))
              fail_msg("%s inside %s at place %d, target %x%s", k->def.mnemonic, in->name, place,
                       at[v], strict ? ", strict" : "");
            bench_close(&b);
            checked++;
          }
        }
      }
  }
  /* 33 types (VhloTypes.td at 1.20.0) in each place, by both rules, at `since` and today. */
  assert_true(checked >= 33 * sizeof containers / sizeof *containers * PLACES * 2 * 2);
}

/* Attribute kinds with a bound, inside an array, a dictionary and by themselves. */
static void every_attribute_stands_within_its_bounds_everywhere(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t bounded = 0;
  for (size_t i = 0; i < o->attr_count; i++) {
    const vs_kind *k = &o->attrs[i];
    if (k->since == VS_NONE) continue;
    vs_version lower = before(o, k->since);
    vs_version upper = k->until == VS_FOREVER ? VS_NONE : after(o, k->until);
    if (lower == VS_NONE && upper == VS_NONE) continue;
    bounded++;
    for (int place = PROPERTY; place <= DISCARDABLE; place++)
      for (int wrap = 0; wrap < 4; wrap++) {
        const vs_version at[] = {lower, k->since, k->until == VS_FOREVER ? vs_current(o) : k->until,
                                 upper};
        for (size_t v = 0; v < 4; v++) {
          if (at[v] == VS_NONE) continue;
          bench b;
          bench_open(&b);
          ir_param p[8];
          memset(p, 0, sizeof p);
          for (size_t q = 0; q < k->def.param_count; q++) {
            if (k->def.params[q].kind == IR_PARAM_ATTR) p[q].attr = boolean(&b, true);
            if (k->def.params[q].kind == IR_PARAM_TYPE) p[q].type = vhlo_type(&b, "i8_v1", NULL);
          }
          if (k->def.params[0].kind == IR_PARAM_ENUM) /* the first case */
            p[0].u = k->def.params[0].enumdef->cases[0].number;
          const ir_attr *a = ir_attr_defined(b.c, &k->def, p), *pair[2] = {boolean(&b, true), a};
          memset(p, 0, sizeof p);
          p[0].attrs = wrap == 1 ? &a : pair;
          p[0].count = wrap;
          if (wrap == 1) a = defined_attr(&b, "vhlo", "array_v1", p);
          if (wrap == 2) a = defined_attr(&b, "vhlo", "dict_v1", p);
          if (wrap == 3) a = ir_attr_array(b.c, &a, 1); /* builtin: upstream never looks inside */
          put(&b, place, NULL, a);
          bool exists = vs_exists(k->since, k->until, at[v]);
          assert_int_equal(converts(&b, at[v], false), exists);
          assert_int_equal(converts(&b, at[v], true), exists || wrap == 3);
          bench_close(&b);
        }
      }
  }
  /* result accuracy and its mode, five of meshes and axes, and the alias that went at 0.14.0 */
  assert_int_equal(bounded, 8);
}

static void kinds_inside_attributes_count(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const ir_type *late = vhlo_type(&b, "f8E3M4_v1", NULL); /* 1.7.0 */
  ir_param p[4];
  memset(p, 0, sizeof p);
  p[0].type = late;
  put(&b, PROPERTY, NULL, defined_attr(&b, "vhlo", "float_v1", p));
  assert_false(converts(&b, VS(1, 6, 0), false));
  assert_false(converts(&b, VS(1, 6, 0), true));
  assert_true(converts(&b, VS(1, 7, 0), false));
  bench_close(&b);
  /* A mesh's axes: upstream forgets them. */
  bench_open(&b);
  memset(p, 0, sizeof p);
  p[0].type = vhlo_type(&b, "future_v1", p); /* 1.15.0 */
  p[0].attr = defined_attr(&b, "vhlo", "type_v1", p);
  put(&b, DISCARDABLE, NULL, defined_attr(&b, "vhlo", "mesh_v1", p));
  assert_true(converts(&b, VS(1, 16, 0), false));
  assert_non_null(vs_requires(b.c, b.module).oldest_because);
  bench_close(&b);
}

/* --- Constraints -------------------------------------------------------------------------- */

static ir_op *custom_call(bench *b, uint64_t api, bool dict, const ir_type *in,
                          const ir_type *out) {
  ir_op *op = add_op(b, b->top, "vhlo.custom_call_v1", in ? value_of(b, in) : NULL, out, 0);
  ir_param p[4];
  memset(p, 0, sizeof p);
  for (size_t i = 0; i < ir_op_prop_count(op); i++)
    op->props[i] = defined_attr(b, "vhlo", "array_v1", p);
  p[0].str = ir_cstr(b->c, "");
  ir_op_set(b->c, op, "backend_config", defined_attr(b, "vhlo", dict ? "dict_v1" : "string_v1", p));
  if (dict) {
    memset(p, 0, sizeof p);
    ir_op_set(b->c, op, "backend_config", defined_attr(b, "vhlo", "dict_v1", p));
  }
  p[0].u = api;
  ir_op_set(b->c, op, "api_version", defined_attr(b, "vhlo", "api_version_v1", p));
  return op;
}

static void custom_call_configurations(void **state) {
  (void)state;
  for (int dict = 0; dict < 2; dict++)
    for (uint64_t api = 1; api <= 4; api++) {
      bench b;
      bench_open(&b);
      custom_call(&b, api, dict, NULL, NULL);
      /* 4: API_VERSION_TYPED_FFI. VhloOps.cpp: not before 1.3.0. */
      assert_int_equal(converts(&b, VS(1, 2, 0), false), !dict && api != 4);
      assert_true(converts(&b, VS(1, 3, 0), false));
      bench_close(&b);
    }
}

static void futures_of_custom_calls(void **state) {
  (void)state;
  for (int where = 0; where < 2; where++) {
    bench b;
    bench_open(&b);
    const ir_type *t = vs_type_to_vhlo(b.c, scalar(&b, f32(&b)));
    ir_param p = {.u = 0};
    p.types = &t;
    p.count = 1;
    const ir_type *future = vhlo_type(&b, "future_v1", &p);
    custom_call(&b, 1, false, where == 0 ? future : t, where == 1 ? future : t);
    assert_false(converts(&b, VS(1, 14, 0), true));
    for (unsigned minor = 15; minor <= 16; minor++) {
      assert_false(converts(&b, VS(1, minor, 0), false));
      assert_int_equal(converts(&b, VS(1, minor, 0), true),
                       where == 1); /* upstream forgets results */
    }
    assert_true(converts(&b, VS(1, 17, 0), false));
    bench_close(&b);
  }
}

static void reductions_without_promotion(void **state) {
  (void)state;
  static const char *const names[] = {"vhlo.reduce_v1",        "vhlo.all_reduce_v1",
                                      "vhlo.reduce_window_v1", "vhlo.reduce_scatter_v1",
                                      "vhlo.scatter_v1",       "vhlo.select_and_scatter_v1"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    for (int same = 0; same < 2; same++) {
      bench b;
      bench_open(&b);
      const ir_type *t = vs_type_to_vhlo(b.c, scalar(&b, f32(&b)));
      const ir_type *u = vs_type_to_vhlo(
          b.c, scalar(&b, ir_type_float(b.c, &ir_float_formats[same ? IR_F32 : IR_F64])));
      ir_op *op = add_op(&b, b.top, names[i], value_of(&b, t), u, 0);
      for (size_t p = 0; p < ir_op_prop_count(op); p++) op->props[p] = boolean(&b, true);
      assert_int_equal(converts(&b, VS(0, 16, 0), false), same);
      assert_true(converts(&b, VS(0, 17, 0), false));
      assert_int_equal(vs_requires(b.c, b.module).oldest, same ? VS(0, 9, 0) : VS(0, 17, 0));
      bench_close(&b);
    }
}

/* --- Refusals ----------------------------------------------------------------------------- */

static void a_refusal_says_what_is_needed(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  put(&b, RESULT, vhlo_type(&b, "i2_v1", NULL), NULL);     /* 1.2.0 */
  put(&b, RESULT, vhlo_type(&b, "f8E4M3_v1", NULL), NULL); /* 1.7.0 */
  assert_false(converts(&b, VS(1, 1, 0), false));
  assert_string_equal(b.text.bytes,
                      "error: failed to legalize operation 'vhlo.optimization_barrier_v1' that was "
                      "explicitly marked "
                      "illegal: type !vhlo.i2_v1 (in result 0) needs 1.2.0; the target is 1.1.0; "
                      "1.7.0 is the nearest "
                      "release that can hold this program; 1 more operation fails\n"
                      "error: failed to convert VHLO to v1.1.0\n");
  assert_true(converts(&b, VS(1, 7, 9), false)); /* patch versions share the format */
  bench_close(&b);
}

static void the_first_op_of_vhlo_is_told_first(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  put(&b, OPERAND, vhlo_type(&b, "i2_v1", NULL), NULL); /* behind an op of another dialect */
  assert_false(converts(&b, VS(1, 1, 0), false));
  assert_non_null(strstr(b.text.bytes,
                         "'vhlo.optimization_barrier_v1' that was explicitly marked "
                         "illegal: type !vhlo.i2_v1 (in operand 0) needs 1.2.0"));
  assert_non_null(strstr(b.text.bytes, "; 1 more operation fails"));
  bench_close(&b);
}

static void list(const vs_obstacle *o, void *user) {
  strbuf *out = user;
  char version[32];
  strbuf_addf(out, "%s: %s [%s]\n", o->op->name->full->bytes, o->what,
              vs_format(o->needs, version));
}

static void an_explanation_lists_every_obstacle(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  ir_op *op = op_of(&b, vs_op_row(vs_builtin_opset(), OP_VHLO_EXPONENTIAL_V2), false);
  const ir_type *late = vhlo_type(&b, "f8E4M3_v1", NULL);
  op->results[0].type = late;
  put(&b, OPERAND, late, NULL);
  strbuf out = STRBUF_INIT;
  vs_version nearest;
  assert_int_equal(vs_explain(b.c, b.module, VS(1, 6, 0), NULL, list, &out, &nearest), 4);
  assert_string_equal(
      out.bytes,
      "vhlo.exponential_v2: 'result_accuracy' is not at its default, which only "
      "vhlo.exponential_v2 can say needs 1.9.0 [1.9.0]\n"
      "vhlo.exponential_v2: type !vhlo.f8E4M3_v1 (in result 0) needs 1.7.0 [1.7.0]\n"
      "test.value: type !vhlo.f8E4M3_v1 (in result 0) needs 1.7.0 [1.7.0]\n"
      "vhlo.optimization_barrier_v1: type !vhlo.f8E4M3_v1 (in operand 0) needs 1.7.0 "
      "[1.7.0]\n");
  assert_int_equal(nearest, VS(1, 9, 0));
  assert_int_equal(vs_explain(b.c, b.module, VS(1, 9, 0), NULL, list, &out, &nearest), 0);
  assert_int_equal(nearest, VS(1, 9, 0));
  strbuf_free(&out);
  bench_close(&b);
}

static void targets_outside_the_history(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  assert_false(converts(&b, VS(0, 0, 1), false));
  assert_string_equal(b.text.bytes,
                      "error: target version 0.0.1 is less than minimum supported 0.9.0\n");
  assert_false(converts(&b, VS(100, 10, 10), false));
  char newest[32], told[128];
  snprintf(told, sizeof told,
           "error: target version 100.10.10 is greater than current version %s\n",
           vs_format(vs_current(vs_builtin_opset()), newest));
  assert_string_equal(b.text.bytes, told);
  assert_false(converts(&b, VS(0, 50, 0), false));
  assert_string_equal(b.text.bytes, "error: there was no release 0.50.0\n");
  assert_true(converts(&b, VS(0, 50, 0), true));
  bench_close(&b);
}

static void requirements_name_their_reason(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  vs_requirement r = vs_requires(b.c, b.module);
  assert_int_equal(r.oldest, VS(0, 9, 0));
  assert_int_equal(r.newest, vs_current(vs_builtin_opset()));
  assert_null(r.oldest_because);
  assert_null(r.newest_because);
  op_of(&b, vs_op_row(vs_builtin_opset(), OP_VHLO_EXPONENTIAL_V2), true);
  r = vs_requires(b.c, b.module);
  assert_int_equal(r.oldest, VS(1, 9, 0));
  assert_string_equal(r.oldest_because, "op vhlo.exponential_v2");
  op_of(&b, vs_op_row(vs_builtin_opset(), OP_VHLO_TRACE_V1), true);
  r = vs_requires(b.c, b.module);
  assert_int_equal(r.newest, VS(0, 19, 0));
  bench_close(&b);
}

/* --- Use lists ---------------------------------------------------------------------------- */

/* Upstream's rewriter reverses the uses of a replaced op's result, and makes the operands of a
 * replaced op the latest uses. */
static void uses_end_up_as_upstream_leaves_them(void **state) {
  (void)state;
  bench b;
  bench_open(&b);
  const ir_type *t = vs_type_to_vhlo(b.c, scalar(&b, f32(&b)));
  ir_value *x = value_of(&b, t);
  ir_op *first = op_of(&b, vs_op_row(vs_builtin_opset(), OP_VHLO_EXPONENTIAL_V2), true);
  ir_op_set_operand(first, 0, x);
  ir_op *second = add_op(&b, b.top, "vhlo.abs_v1", x, t, 0);
  ir_value *y = &first->results[0];
  ir_op *third = add_op(&b, b.top, "vhlo.abs_v1", y, t, 0);
  ir_op *fourth = add_op(&b, b.top, "vhlo.abs_v1", y, t, 0);
  assert_true(converts(&b, VS(1, 0, 0), false));
  assert_ptr_equal(x->uses->owner, first);
  assert_ptr_equal(x->uses->next->owner, second);
  assert_ptr_equal(y->uses->owner, third);
  assert_ptr_equal(y->uses->next->owner, fourth);
  assert_null(y->uses->next->next);
  bench_close(&b);
}

/* exponential has a later form since 1.9.0. A writer that has only the older one never replaces it,
 * and its uses stay as they are. */
static void a_writer_makes_anew_what_it_knows_in_a_later_form(void **state) {
  (void)state;
  static const struct {
    vs_version writer;
    bool anew;
  } rows[] = {{VS_NONE, true},
              {VS(1, 20, 0), true},
              {VS(1, 9, 0), true},
              {VS(1, 8, 0), false},
              {VS(1, 0, 0), false}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bench b;
    bench_open(&b);
    const ir_type *t = vs_type_to_vhlo(b.c, scalar(&b, f32(&b)));
    ir_op *op = op_of(&b, vs_op_row(vs_builtin_opset(), OP_VHLO_EXPONENTIAL_V2), true);
    ir_value *y = &op->results[0];
    ir_op *first = add_op(&b, b.top, "vhlo.abs_v1", y, t, 0);
    ir_op *second = add_op(&b, b.top, "vhlo.abs_v1", y, t, 0);
    vs_options how = {.writer = rows[i].writer};
    assert_true(vs_convert_to_version(b.c, b.module, VS(1, 0, 0), &how, &b.sink.sink));
    assert_ptr_equal(y->uses->owner, rows[i].anew ? first : second);
    /* Whoever reads it makes it anew, whatever the writer. */
    assert_true(vs_convert_to_version(b.c, b.module, VS(1, 20, 0), &how, &b.sink.sink));
    assert_ptr_equal(y->uses->owner, rows[i].anew ? second : first);
    bench_close(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_op_version_stands_within_its_bounds),
      cmocka_unit_test(upgrade_then_downgrade_changes_nothing),
      cmocka_unit_test(upgrades_write_upstreams_values),
      cmocka_unit_test(each_rule_refuses_what_it_cannot_undo),
      cmocka_unit_test(unranked_padding_cannot_be_told),
      cmocka_unit_test(every_type_stands_within_its_bounds_everywhere),
      cmocka_unit_test(every_attribute_stands_within_its_bounds_everywhere),
      cmocka_unit_test(kinds_inside_attributes_count),
      cmocka_unit_test(custom_call_configurations),
      cmocka_unit_test(futures_of_custom_calls),
      cmocka_unit_test(reductions_without_promotion),
      cmocka_unit_test(a_refusal_says_what_is_needed),
      cmocka_unit_test(the_first_op_of_vhlo_is_told_first),
      cmocka_unit_test(an_explanation_lists_every_obstacle),
      cmocka_unit_test(targets_outside_the_history),
      cmocka_unit_test(requirements_name_their_reason),
      cmocka_unit_test(uses_end_up_as_upstream_leaves_them),
      cmocka_unit_test(a_writer_makes_anew_what_it_knows_in_a_later_form),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
