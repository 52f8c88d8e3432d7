/* SPDX-License-Identifier: Apache-2.0 */
/* Bounds, bytecode codes and enum numbers, all of them, as upstream declares and writes them. */
#include "build.h"

static const struct {
  const char *name, *since, *until;
} lives[] = {
#define LIFE(...) {__VA_ARGS__},
#include "lives.def"
#undef LIFE
};

static const struct {
  const char *name;
  unsigned code;
  const char *params;
} codes[] = {
#define CODE(...) {__VA_ARGS__},
#include "codes.def"
#undef CODE
};

static const struct {
  const char *enumeration, *name;
  uint32_t number;
} cases[] = {
#define CASE(...) {__VA_ARGS__},
#include "enum_cases.def"
#undef CASE
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

static vs_version version(const char *text) {
  vs_version v;
  if (strcmp(text, "current") == 0) return VS_FOREVER;
  assert_true(vs_parse_number(text, strlen(text), &v));
  return v;
}

static const vs_kind *kind_named(const char *name) {
  const ir_registry *r = &vs_builtin_opset()->registry;
  const char *dot = strchr(name, '.');
  size_t dn = (size_t)(dot - name) - 1, mn = strlen(dot + 1);
  const ir_typedef *d = *name == '!' ? r->find_type(r, name + 1, dn, dot + 1, mn)
                                     : r->find_attr(r, name + 1, dn, dot + 1, mn);
  if (!d) fail_msg("there is no %s", name);
  return *name == '!' ? vs_type_row(vs_builtin_opset(), d->id)
                      : vs_attr_row(vs_builtin_opset(), d->id);
}

static void everything_lives_as_long_as_upstream_says(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t rows = 0;
  for (size_t i = 0; i < COUNT(lives); i++) {
    const char *name = lives[i].name;
    vs_version since, until;
    bool deleted;
    if (*name == '!' || *name == '#') {
      const vs_kind *k = kind_named(name);
      since = k->since, until = k->until, deleted = k->deleted;
    } else {
      const ir_opdef *d = o->registry.find_op(&o->registry, name, strlen(name));
      if (!d) fail_msg("there is no %s", name);
      const vs_op *op = vs_op_row(o, d->id);
      since = op->since, until = op->until;
      deleted = op->deleted;
      assert_int_equal(op->newer != VS_NO_ID, until != VS_FOREVER && !deleted);
    }
    if (since != version(lives[i].since) || until != version(lives[i].until))
      fail_msg("%s does not live from %s to %s", name, lives[i].since, lives[i].until);
    if (deleted) rows++;
  }
  assert_int_equal(rows, 3 + 1); /* ops and an attribute */
  rows = 0;
  for (size_t i = 0; i < o->op_count; i++) rows += o->ops[i].since != VS_NONE;
  for (size_t i = 0; i < o->type_count; i++) rows += o->types[i].since != VS_NONE;
  for (size_t i = 0; i < o->attr_count; i++) rows += o->attrs[i].since != VS_NONE;
  assert_int_equal(rows, COUNT(lives));
}

static void every_code_means_what_upstream_writes(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t wires = 0;
  strbuf params = STRBUF_INIT;
  for (size_t i = 0; i < COUNT(codes); i++) {
    const vs_kind *k = kind_named(codes[i].name), *found;
    const vs_wire *w = NULL;
    found = *codes[i].name == '!' ? vs_type_by_code(o, k->def.dialect, codes[i].code, &w)
                                  : vs_attr_by_code(o, k->def.dialect, codes[i].code, &w);
    if (found != k) fail_msg("code %u is not %s", codes[i].code, codes[i].name);
    assert_int_equal(w->code, codes[i].code);
    strbuf_reset(&params);
    for (size_t p = 0; p < w->count; p++) {
      const ir_paramdef *d = &k->def.params[w->params[p]];
      strbuf_addf(&params, "%s%s%s", p ? " " : "", d->name, d->optional ? "?" : "");
    }
    if (strcmp(strbuf_str(&params), codes[i].params) != 0)
      fail_msg("code %u of %s: %s", codes[i].code, codes[i].name, strbuf_str(&params));
  }
  for (size_t i = 0; i < o->type_count; i++) wires += o->types[i].wire_count;
  for (size_t i = 0; i < o->attr_count; i++) wires += o->attrs[i].wire_count;
  assert_int_equal(wires, COUNT(codes));
  strbuf_free(&params);
}

/* Parameters that are not encoded as others of their kind: StablehloBytecode.cpp and
 * VhloBytecode.cpp, the functions of these kinds; shardy's bytecode.td. */
static void forms_of_their_own(void **state) {
  (void)state;
  static const struct {
    const char *name, *param;
    vs_wire_form form;
  } forms[] = {{"#stablehlo.dot_algorithm", "allowImpreciseAccumulation", VS_WIRE_BYTE},
               {"#stablehlo.replica_group_mesh_axes", "axes", VS_WIRE_LIST},
               {"#stablehlo.axis_ref", "sub_axis_info", VS_WIRE_GUARDED_BYTE},
               {"#stablehlo.mesh", "axes", VS_WIRE_ARRAY},
               {"#stablehlo.mesh", "device_ids", VS_WIRE_GUARDED_BYTE},
               {"#vhlo.axis_ref_v1", "sub_axis_info", VS_WIRE_GUARDED},
               {"#sdy.dimension_sharding", "is_closed", VS_WIRE_BYTE},
               {"#sdy.op_sharding_rule", "is_custom_rule", VS_WIRE_BYTE},
               {"#sdy.sharding", "reduction_op", VS_WIRE_SIGNED}};
  const vs_opset *o = vs_builtin_opset();
  size_t own = 0;
  for (size_t i = 0; i < COUNT(forms); i++) {
    const vs_kind *k = kind_named(forms[i].name);
    const vs_wire *w = &k->wires[k->wire_count - 1];
    for (size_t p = 0; p < w->count; p++)
      if (strcmp(k->def.params[w->params[p]].name, forms[i].param) == 0)
        assert_int_equal(w->forms[p], forms[i].form);
  }
  for (size_t i = 0; i < o->attr_count; i++)
    for (size_t w = 0; w < o->attrs[i].wire_count; w++)
      for (size_t p = 0; p < o->attrs[i].wires[w].count; p++)
        own += o->attrs[i].wires[w].forms[p] != VS_WIRE_BY_KIND;
  assert_int_equal(own, COUNT(forms));
}

static void every_case_has_upstreams_number(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t found = 0;
  for (size_t i = 0; i < o->attr_count; i++) {
    const vs_kind *k = &o->attrs[i];
    for (size_t p = 0; p < k->def.param_count; p++) {
      const ir_enumdef *e = k->def.params[p].enumdef;
      bool stablehlo = strcmp(k->def.dialect, "stablehlo") == 0;
      if (!e || (!stablehlo && strcmp(k->def.dialect, "vhlo") != 0)) continue;
      for (size_t c = 0; c < e->case_count; c++) {
        size_t at = 0;
        while (at < COUNT(cases) && (strcmp(cases[at].enumeration, e->name) != 0 ||
                                     strcmp(cases[at].name, e->cases[c].name) != 0))
          at++;
        if (at == COUNT(cases) || cases[at].number != e->cases[c].number)
          fail_msg("%s %s is not %u", e->name, e->cases[c].name, e->cases[c].number);
        found++;
      }
    }
  }
  /* StableHLO's CustomCallApiVersion is no attribute of its own. */
  assert_int_equal(found, COUNT(cases) - 5);
}

/* Up to 1.20.0, and but for the one that #2415 added to an enum of 0.9.0. */
static void every_case_is_as_old_as_its_enum(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->attr_count; i++) {
    const vs_kind *k = &o->attrs[i];
    if (strcmp(k->def.dialect, "vhlo") != 0 || !k->case_since) continue;
    const ir_enumdef *e = k->def.params[0].enumdef;
    for (size_t c = 0; c < e->case_count; c++)
      if (k->case_since[c] <= VS(1, 20, 0))
        assert_int_equal(k->case_since[c], strcmp(e->cases[c].name, "API_VERSION_TYPED_FFI") == 0
                                               ? VS(1, 3, 0)
                                               : k->since);
  }
}

/* The builtin type that each type stands for: by its name, but for upstream's slip. */
static void types_stand_for_what_they_are_called(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->type_count; i++) {
    const vs_kind *k = &o->types[i];
    if (k->shape != VS_SHAPE_INTEGER && k->shape != VS_SHAPE_FLOAT) continue;
    const char *name = strcmp(k->def.mnemonic, "tf31_v1") == 0   ? "tf32"
                       : strcmp(k->def.mnemonic, "bool_v1") == 0 ? "i1"
                                                                 : k->def.mnemonic;
    assert_int_equal(strncmp(name, k->builtin, strlen(k->builtin)), 0);
    assert_true(strcmp(name + strlen(k->builtin), "_v1") == 0 || !name[strlen(k->builtin)]);
  }
}

/* Whether `vhlo` is called as `name` of another dialect is, with a version. */
static bool is_version_of(const char *vhlo, const char *name) {
  size_t n = strlen(name);
  return strncmp(vhlo, name, n) == 0 && vhlo[n] == '_' && vhlo[n + 1] == 'v';
}

/* StableHLO's kinds have counterparts of their own names (StablehloLegalizeToVhlo.cpp), but for
 * those whose parts become properties. */
static void kinds_correspond_by_name(void **state) {
  (void)state;
  static const char *const apart[] = {"channel_handle", "conv",   "dot",
                                      "dot_algorithm",  "gather", "scatter"};
  const vs_opset *o = vs_builtin_opset();
  for (int types = 0; types < 2; types++) {
    const vs_kind *rows = types ? o->types : o->attrs;
    size_t count = types ? o->type_count : o->attr_count;
    for (size_t i = 0; i < count; i++) {
      const vs_kind *k = &rows[i];
      if (strcmp(k->def.dialect, "stablehlo") != 0) continue;
      bool alone = false;
      for (size_t a = 0; a < COUNT(apart); a++)
        alone = alone || strcmp(k->def.mnemonic, apart[a]) == 0;
      if ((k->counterpart == VS_NO_ID) != alone) fail_msg("%s", k->def.mnemonic);
      if (alone) continue;
      const vs_kind *v = &rows[k->counterpart];
      assert_string_equal(v->def.dialect, "vhlo");
      assert_true(is_version_of(v->def.mnemonic, k->def.mnemonic));
      assert_int_equal(v->counterpart, k->def.id);
    }
  }
}

static void ops_correspond_by_name(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    bool stablehlo = strncmp(op->def.name, "stablehlo.", 10) == 0;
    if (!stablehlo && strncmp(op->def.name, "func.", 5) != 0) continue;
    const char *name = op->def.name + (stablehlo ? 10 : 5);
    const vs_op *v = vs_op_row(o, op->counterpart);
    /* Function values are not StableHLO. */
    if (!v && (strcmp(name, "call_indirect") == 0 || strcmp(op->def.name, "func.constant") == 0))
      continue;
    if (!v) fail_msg("%s has no counterpart", op->def.name);
    assert_true(is_version_of(v->def.name + 5, name));
    assert_int_equal(v->newer, VS_NO_ID);
    /* return_v1 stands for both dialects' return. */
    if (stablehlo || strcmp(name, "return") != 0) assert_int_equal(v->counterpart, op->def.id);
  }
}

/* "inputBatchDimension" -> "input_batch_dimension" */
static const char *in_snake(const char *camel, char *out) {
  char *at = out;
  for (; *camel; camel++) {
    if (*camel >= 'A' && *camel <= 'Z') *at++ = '_';
    *at++ = *camel >= 'A' && *camel <= 'Z' ? (char)(*camel + 'a' - 'A') : *camel;
  }
  *at = '\0';
  return out;
}

/* Parts of an attribute become properties of their names; a channel handle's become channel_id and
 * channel_type (StablehloLegalizeToVhlo.cpp). */
static void parts_become_properties_of_their_names(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t parts = 0;
  for (size_t i = 0; i < o->op_count; i++)
    for (size_t m = 0; m < o->ops[i].map_count; m++) {
      const vs_prop_map *map = &o->ops[i].maps[m];
      for (size_t s = 0; s < map->spread_count; s++) {
        const vs_spread *part = &map->spread[s];
        const char *name = map->attr->params[part->param].name;
        bool channel = strcmp(map->attr->mnemonic, "channel_handle") == 0;
        char snake[64];
        in_snake(name, snake);
        if (channel)
          snprintf(snake, sizeof snake, "%s", part->param ? "channel_type" : "channel_id");
        parts++;
        assert_int_equal(part->param, s);
        if (part->carried)
          assert_string_equal(o->ops[o->ops[i].counterpart].def.props[part->target].name, snake);
        else
          assert_true(channel && part->param == 1);
      }
    }
  /* A floor: without rows that spread, no part would be compared. */
  assert_true(parts > 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(everything_lives_as_long_as_upstream_says),
      cmocka_unit_test(every_code_means_what_upstream_writes),
      cmocka_unit_test(forms_of_their_own),
      cmocka_unit_test(every_case_has_upstreams_number),
      cmocka_unit_test(every_case_is_as_old_as_its_enum),
      cmocka_unit_test(types_stand_for_what_they_are_called),
      cmocka_unit_test(kinds_correspond_by_name),
      cmocka_unit_test(ops_correspond_by_name),
      cmocka_unit_test(parts_become_properties_of_their_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
