/* SPDX-License-Identifier: Apache-2.0 */
/* The rows have the defaults and conversions of properties that upstream declares. */
#include "legalize.h"

/* --- Properties ------------------------------------------------------------------------- */

/* A VHLO attribute in a few characters: i0, false, "", [], {}, none (the type), "precision 0" (two
 * of them), t0x0 (a tensor's first element and its dimensions), ... */
static void brief(const ir_attr *a, char *out) {
  strcpy(out, "?");
  if (!a || a->kind != IR_ATTR_DEFINED) return;
  const ir_param *p = a->defined.params;
  switch (a->defined.def->id) {
    case ATTR_VHLO_BOOL_V1: strcpy(out, p->u ? "true" : "false"); break;
    case ATTR_VHLO_INTEGER_V1:
      if (p[0].type->defined.def->id == TYPE_VHLO_I64_V1) sprintf(out, "i%d", (int)p[1].words[0]);
      break;
    case ATTR_VHLO_STRING_V1: sprintf(out, "\"%.8s\"", p->str->bytes); break;
    case ATTR_VHLO_ARRAY_V1:
      if (!p->count)
        strcpy(out, "[]");
      else if (p->count == 2 && p->attrs[0] == p->attrs[1] &&
               p->attrs[0]->defined.def->id == ATTR_VHLO_PRECISION_V1)
        sprintf(out, "precision %d", (int)p->attrs[0]->defined.params[0].u);
      break;
    case ATTR_VHLO_DICT_V1: strcpy(out, p->count ? "?" : "{}"); break;
    case ATTR_VHLO_TYPE_V1:
      if (p->type->defined.def->id == TYPE_VHLO_NONE_V1) strcpy(out, "none");
      break;
    case ATTR_VHLO_COMPARISON_TYPE_V1: sprintf(out, "comparison %d", (int)p->u); break;
    case ATTR_VHLO_RESULT_ACCURACY_V1:
      sprintf(out, "accuracy %g %g %d %d", p[0].d, p[1].d, (int)p[2].i,
              (int)p[3].attr->defined.params[0].u);
      break;
    case ATTR_VHLO_TENSOR_V1: {
      const ir_attr *d = p[1].attr;
      int64_t value = 0;
      size_t size = ir_dense_element_size(d->dense.type->shaped.element);
      if (d->dense.size) memcpy(&value, ir_dense_element(d, 0), size);
      out += sprintf(out, "t%d", (int)value);
      for (size_t i = 0; i < d->dense.type->shaped.rank; i++)
        out += sprintf(out, "x%d", (int)d->dense.type->shaped.dims[i]);
      break;
    }
  }
}

/* addDefaults in StablehloLegalizeToVhlo.cpp at 1.20.0: what is written when nothing was said.
 * Windows and spatial dimensions: two of them here. */
static const struct {
  const char *ops, *property, *value;
} defaults[] = {
    {"func.func", "sym_visibility", "\"\""},
    {"func.func", "arg_attrs", "[]"},
    {"func.func", "res_attrs", "[]"},
    {"all_gather all_reduce reduce_scatter all_to_all collective_permute collective_broadcast "
     "collective_reduce",
     "channel_id", "i0"},
    {"all_gather all_reduce reduce_scatter collective_reduce", "use_global_device_ids", "false"},
    {"collective_broadcast collective_reduce", "has_dynamic_root", "false"},
    {"cholesky", "lower", "false"},
    {"compare", "compare_type", "comparison 0"},
    {"composite", "version", "i0"},
    {"composite", "composite_attributes", "{}"},
    {"convolution dynamic_conv", "window_strides", "t1x2"},
    {"convolution dynamic_conv", "lhs_dilation", "t1x2"},
    {"convolution dynamic_conv", "rhs_dilation", "t1x2"},
    {"convolution dynamic_conv", "window_reversal", "t0x2"},
    {"convolution", "padding", "t0x2x2"},
    {"convolution dynamic_conv dot dot_general", "precision_config", "precision 0"},
    {"custom_call", "has_side_effect", "false"},
    {"custom_call", "called_computations", "[]"},
    {"custom_call", "operand_layouts", "[]"},
    {"custom_call", "result_layouts", "[]"},
    {"custom_call", "output_operand_aliases", "[]"},
    {"custom_call", "result_tilings", "[]"},
    {"dot_general", "lhs_precision_type", "none"},
    {"dot_general", "rhs_precision_type", "none"},
    {"dot_general", "accumulation_type", "none"},
    {"dot_general", "lhs_component_count", "none"},
    {"dot_general", "rhs_component_count", "none"},
    {"dot_general", "num_primitive_operations", "none"},
    {"dot_general", "allow_imprecise_accumulation", "none"},
    {"cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan "
     "tanh",
     "result_accuracy", "accuracy 0 0 0 0"},
    {"dynamic_broadcast_in_dim", "known_expanding_dimensions", "t0x0"},
    {"dynamic_broadcast_in_dim", "known_nonexpanding_dimensions", "t0x0"},
    {"dynamic_gather gather scatter", "indices_are_sorted", "false"},
    {"scatter", "unique_indices", "false"},
    {"infeed", "infeed_config", "\"\""},
    {"infeed", "layout", "[]"},
    {"outfeed", "outfeed_config", "\"\""},
    {"recv send", "is_host_transfer", "false"},
    {"recv send", "source_target_pairs", "t0x0"},
    {"reduce_window select_and_scatter", "window_strides", "t1x2"},
    {"reduce_window", "base_dilations", "t1x2"},
    {"reduce_window", "window_dilations", "t1x2"},
    {"reduce_window select_and_scatter", "padding", "t0x2x2"},
    {"sort", "dimension", "i-1"},
    {"sort", "is_stable", "false"},
};

static bool is_listed(const char *words, const char *word) {
  size_t n = strlen(word);
  for (const char *at = words; (at = strstr(at, word)); at += n)
    if ((at == words || at[-1] == ' ') && (at[n] == 0 || at[n] == ' ')) return true;
  return false;
}

static const char *short_name(const vs_op *row) {
  return strncmp(row->def.name, "stablehlo.", 10) == 0 ? row->def.name + 10 : row->def.name;
}

static void what_is_unsaid_has_upstreams_default(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t checked = 0, listed = 0;
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++) {
    listed++;
    for (const char *c = defaults[i].ops; *c; c++) listed += *c == ' ';
  }
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    if (row->since != VS_NONE || row->counterpart == VS_NO_ID) continue;
    bench b;
    bench_open(&b);
    ir_op *op = add_op(&b, b.top, row->def.name, NULL, NULL, 0);
    for (size_t m = 0; m < row->map_count; m++)
      if (!has_default(&row->maps[m]))
        op->props[row->maps[m].source] = some_value(&b, &row->maps[m]);
    assert_true(to_vhlo(&b, false));
    for (size_t d = 0; d < sizeof defaults / sizeof *defaults; d++) {
      if (!is_listed(defaults[d].ops, short_name(row))) continue;
      char found[64];
      brief(ir_op_get(op, defaults[d].property), found);
      if (strcmp(found, defaults[d].value) != 0)
        fail_msg("%s: %s is %s, not %s", row->def.name, defaults[d].property, found,
                 defaults[d].value);
      checked++;
    }
    bench_close(&b);
  }
  assert_int_equal(checked, listed);
}

/* convertSpecial in both directions: what does not convert by its kind alone. */
static void properties_convert_as_upstream_converts_them(void **state) {
  (void)state;
  static const struct {
    vs_map_kind kind;
    const char *op, *properties;
  } special[] = {
      {VS_MAP_ARRAY, "fft", "fft_length"},
      {VS_MAP_ARRAY, "broadcast", "broadcast_sizes"},
      {VS_MAP_ARRAY, "dynamic_slice", "slice_sizes"},
      {VS_MAP_ARRAY, "reverse", "dimensions"},
      {VS_MAP_ARRAY, "transpose", "permutation"},
      {VS_MAP_ARRAY, "pad", "edge_padding_low edge_padding_high interior_padding"},
      {VS_MAP_ARRAY, "slice", "start_indices limit_indices strides"},
      {VS_MAP_ARRAY, "broadcast_in_dim", "broadcast_dimensions"},
      {VS_MAP_ARRAY, "dynamic_broadcast_in_dim",
       "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions"},
      {VS_MAP_ARRAY, "select_and_scatter", "window_dimensions window_strides"},
      {VS_MAP_ARRAY, "reduce_window",
       "window_dimensions window_strides base_dilations window_dilations"},
      {VS_MAP_ARRAY, "map", "dimensions"},
      {VS_MAP_ARRAY, "reduce", "dimensions"},
      {VS_MAP_ARRAY, "gather", "slice_sizes"},
      {VS_MAP_ARRAY, "convolution", "lhs_dilation rhs_dilation window_strides window_reversal"},
      {VS_MAP_ARRAY, "dynamic_conv", "lhs_dilation rhs_dilation window_strides window_reversal"},
      {VS_MAP_UNIT, "all_gather", "use_global_device_ids"},
      {VS_MAP_UNIT, "all_reduce", "use_global_device_ids"},
      {VS_MAP_UNIT, "reduce_scatter", "use_global_device_ids"},
      {VS_MAP_UNIT, "collective_reduce", "use_global_device_ids has_dynamic_root"},
      {VS_MAP_UNIT, "collective_broadcast", "has_dynamic_root"},
      {VS_MAP_SYMBOL, "composite", "decomposition"},
      {VS_MAP_SYMBOL, "func.call", "callee"},
      {VS_MAP_SYMBOLS, "custom_call", "called_computations"},
      {VS_MAP_NUMBER, "custom_call", "api_version"},
  };
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *row = &o->ops[i];
    for (size_t m = 0; m < row->map_count; m++) {
      const char *property = row->def.props[row->maps[m].source].name;
      vs_map_kind kind = VS_MAP_GENERIC;
      for (size_t s = 0; s < sizeof special / sizeof *special; s++)
        if (strcmp(special[s].op, short_name(row)) == 0 &&
            is_listed(special[s].properties, property))
          kind = special[s].kind;
      if (row->maps[m].kind != VS_MAP_SPREAD && row->maps[m].kind != kind)
        fail_msg("%s: %s", row->def.name, property);
      /* The type of a channel is not carried by collectives and comes back as 0. */
      for (size_t p = 0; p < row->maps[m].spread_count; p++)
        if (!row->maps[m].spread[p].carried) assert_int_equal(row->maps[m].spread[p].fixed, 0);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_unsaid_has_upstreams_default),
      cmocka_unit_test(properties_convert_as_upstream_converts_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
