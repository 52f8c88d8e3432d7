/* SPDX-License-Identifier: Apache-2.0 */
/* The named values of defaults.def: how each is built, and what counts as one. Building and
 * recognising stand side by side. */
#include <string.h>

#include "base/bytes.h"
#include "convert.h"

/* --- Pieces ------------------------------------------------------------------------------- */

static const ir_attr *enum_named(ir_context *c, uint16_t id, const char *name) {
  const ir_attrdef *def = &vs_attr_row(vs_opset_of(c), id)->def;
  const ir_enumcase *e = ir_enum_by_name(def->params[0].enumdef, name, strlen(name));
  return e ? vs_vhlo_enum(c, id, e->number) : NULL;
}

static bool is_enum_named(const ir_attr *a, uint16_t id, const char *name) {
  if (!a || a->kind != IR_ATTR_DEFINED || a->defined.def->id != id) return false;
  const ir_enumcase *e =
      ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params[0].u);
  return e && strcmp(e->name, name) == 0;
}

/* A tensor attribute of n (or n x 2) equal elements. */
static const ir_attr *filled(ir_context *c, uint32_t width, size_t n, bool pairs, uint64_t value) {
  int64_t dims[2] = {(int64_t)n, 2};
  const ir_type *element = ir_type_integer(c, width, IR_SIGNLESS);
  const ir_type *t = ir_type_tensor(c, dims, pairs ? 2 : 1, element, NULL);
  return vs_vhlo_tensor(
      c, n ? ir_attr_splat(c, t, &value) : ir_attr_dense(c, t, NULL, 0, false, IR_COPY));
}

/* Whether it is a tensor attribute of at least one element whose elements all have the value.
 * Without elements it is no splat in MLIR either. */
static bool is_filled(const ir_attr *a, uint32_t width, uint64_t value) {
  const ir_attr *dense = vs_is_tensor(a);
  if (!dense || dense->kind != IR_ATTR_DENSE) return false;
  const ir_type *element = dense->dense.type->shaped.element;
  size_t n = ir_dense_count(dense);
  if (n == 0 || !ir_type_is_integer(element, width)) return false;
  if (dense->dense.splat) n = 1;
  for (size_t i = 0; i < n; i++)
    if (bytes_load(ir_dense_element(dense, i), ir_dense_element_size(element), BYTES_HERE) != value)
      return false;
  return true;
}

/* The number of elements of a property that is a tensor. */
static bool prop_length(const vs_default_site *s, const char *name, size_t *n) {
  int at = ir_prop_named(s->def, name);
  const ir_attr *dense = at < 0 ? NULL : vs_is_tensor(s->props[at]);
  if (!dense || dense->kind != IR_ATTR_DENSE) return false;
  *n = ir_dense_count(dense);
  return true;
}

static const ir_attr *prop(const vs_default_site *s, const char *name) {
  int at = ir_prop_named(s->def, name);
  return at < 0 ? NULL : s->props[at];
}

static const ir_attr *filled_per(const vs_default_site *s, const char *per, uint32_t width,
                                 bool pairs, int64_t value) {
  size_t n;
  return prop_length(s, per, &n) ? filled(s->c, width, n, pairs, value) : NULL;
}

static const ir_attr *dict(ir_context *c) {
  ir_param none = {.u = 0};
  none.attrs = NULL;
  none.count = 0;
  return vs_vhlo_attr(c, ATTR_VHLO_DICT_V1, &none);
}

static bool is_dict_without_entries(const ir_attr *a) {
  return a && a->kind == IR_ATTR_DEFINED && a->defined.def->id == ATTR_VHLO_DICT_V1 &&
         a->defined.params[0].count == 0;
}

static bool is_string_without_bytes(const ir_attr *a) {
  const istr *s;
  return vs_is_string(a, &s) && s->len == 0;
}

static bool is_int_of(const ir_attr *a, int64_t value) {
  int64_t found;
  return vs_is_int(a, &found) && found == value;
}

static bool is_default_accuracy(const ir_attr *a) {
  if (!a || a->kind != IR_ATTR_DEFINED || a->defined.def->id != ATTR_VHLO_RESULT_ACCURACY_V1)
    return false;
  const ir_param *p = a->defined.params;
  return p[0].d == 0 && p[1].d == 0 && p[2].i == 0 &&
         is_enum_named(p[3].attr, ATTR_VHLO_RESULT_ACCURACY_MODE_V1, "DEFAULT");
}

static const ir_attr *default_accuracy(ir_context *c) {
  ir_param p[4] = {{.d = 0}, {.d = 0}, {.i = 0}, {.attr = NULL}};
  p[3].attr = enum_named(c, ATTR_VHLO_RESULT_ACCURACY_MODE_V1, "DEFAULT");
  return p[3].attr ? vs_vhlo_attr(c, ATTR_VHLO_RESULT_ACCURACY_V1, p) : NULL;
}

static bool is_none_type(const ir_attr *a) {
  if (!a || a->kind != IR_ATTR_DEFINED || a->defined.def->id != ATTR_VHLO_TYPE_V1) return false;
  const ir_type *t = a->defined.params[0].type;
  return t->kind == IR_TYPE_DEFINED && t->defined.def->id == TYPE_VHLO_NONE_V1;
}

static bool are_default_precisions(const ir_attr *a) {
  const ir_attr *const *items;
  size_t n;
  if (!vs_is_array(a, &items, &n)) return false;
  for (size_t i = 0; i < n; i++)
    if (!is_enum_named(items[i], ATTR_VHLO_PRECISION_V1, "DEFAULT")) return false;
  return true;
}

/* --- The defaults ------------------------------------------------------------------------- */

const ir_attr *vs_default_build(vs_default d, const vs_default_site *s) {
  ir_context *c = s->c;
  switch (d) {
    case VS_DEFAULT_NONE: return NULL;
    case VS_DEFAULT_FALSE: return vs_vhlo_bool(c, false);
    case VS_DEFAULT_I64_ZERO: return vs_vhlo_int(c, 0);
    case VS_DEFAULT_I64_MINUS_ONE: return vs_vhlo_int(c, -1);
    case VS_DEFAULT_EMPTY_STRING: return vs_vhlo_string(c, ir_cstr(c, ""));
    case VS_DEFAULT_EMPTY_ARRAY: return vs_vhlo_array(c, NULL, 0);
    case VS_DEFAULT_EMPTY_DICT: return dict(c);
    case VS_DEFAULT_EMPTY_I64_TENSOR: return filled(c, 64, 0, false, 0);
    case VS_DEFAULT_NONE_TYPE: {
      ir_param p = {.type = vs_type_to_vhlo(c, ir_type_none(c))};
      return p.type ? vs_vhlo_attr(c, ATTR_VHLO_TYPE_V1, &p) : NULL;
    }
    case VS_DEFAULT_DEFAULT_ACCURACY: return default_accuracy(c);
    case VS_DEFAULT_NOTYPE: return enum_named(c, ATTR_VHLO_COMPARISON_TYPE_V1, "NOTYPE");
    case VS_DEFAULT_API_ORIGINAL:
      return enum_named(c, ATTR_VHLO_API_VERSION_V1, "API_VERSION_ORIGINAL");
    case VS_DEFAULT_BACKEND_CONFIG:
      /* A typed FFI call takes a dictionary, every other one a string
       * (CustomCallOp::getBackendConfigOrDefault). */
      return is_enum_named(prop(s, "api_version"), ATTR_VHLO_API_VERSION_V1,
                           "API_VERSION_TYPED_FFI")
                 ? dict(c)
                 : vs_vhlo_string(c, ir_cstr(c, ""));
    case VS_DEFAULT_TWO_PRECISIONS: {
      const ir_attr *p = enum_named(c, ATTR_VHLO_PRECISION_V1, "DEFAULT");
      const ir_attr *two[2] = {p, p};
      return p ? vs_vhlo_array(c, two, 2) : NULL;
    }
    case VS_DEFAULT_ONES_PER_SPATIAL:
      return filled_per(s, "input_spatial_dimensions", 64, false, 1);
    case VS_DEFAULT_FALSE_PER_SPATIAL:
      return filled_per(s, "input_spatial_dimensions", 1, false, 0);
    case VS_DEFAULT_ZERO_PAD_SPATIAL: return filled_per(s, "input_spatial_dimensions", 64, true, 0);
    case VS_DEFAULT_ONES_PER_WINDOW: return filled_per(s, "window_dimensions", 64, false, 1);
    case VS_DEFAULT_ZERO_PAD_WINDOW: return filled_per(s, "window_dimensions", 64, true, 0);
    case VS_DEFAULT_ZERO_PAD_LHS: {
      const ir_type *t = s->op && s->op->operand_count ? s->op->operands[0].value->type : NULL;
      if (!t || t->kind != IR_TYPE_DEFINED || t->defined.def->id != TYPE_VHLO_TENSOR_V1 ||
          t->defined.params[0].count < 2)
        return NULL;
      return filled(c, 64, t->defined.params[0].count - 2, true, 0);
    }
  }
  return NULL;
}

bool vs_default_is(vs_default d, const ir_attr *a) {
  const ir_attr *const *items;
  const ir_attr *dense;
  size_t n;
  bool value;
  switch (d) {
    case VS_DEFAULT_NONE: return false;
    case VS_DEFAULT_FALSE: return vs_is_bool(a, &value) && !value;
    case VS_DEFAULT_I64_ZERO: return is_int_of(a, 0);
    case VS_DEFAULT_I64_MINUS_ONE: return is_int_of(a, -1);
    case VS_DEFAULT_EMPTY_STRING: return is_string_without_bytes(a);
    case VS_DEFAULT_EMPTY_ARRAY: return vs_is_array(a, &items, &n) && n == 0;
    case VS_DEFAULT_EMPTY_DICT: return is_dict_without_entries(a);
    case VS_DEFAULT_EMPTY_I64_TENSOR:
      dense = vs_is_tensor(a);
      return dense && dense->kind == IR_ATTR_DENSE && ir_dense_count(dense) == 0;
    case VS_DEFAULT_NONE_TYPE: return is_none_type(a);
    case VS_DEFAULT_DEFAULT_ACCURACY: return is_default_accuracy(a);
    case VS_DEFAULT_NOTYPE: return is_enum_named(a, ATTR_VHLO_COMPARISON_TYPE_V1, "NOTYPE");
    case VS_DEFAULT_API_ORIGINAL:
      return is_enum_named(a, ATTR_VHLO_API_VERSION_V1, "API_VERSION_ORIGINAL");
    case VS_DEFAULT_BACKEND_CONFIG: return is_string_without_bytes(a) || is_dict_without_entries(a);
    case VS_DEFAULT_TWO_PRECISIONS: return are_default_precisions(a);
    case VS_DEFAULT_ONES_PER_SPATIAL:
    case VS_DEFAULT_ONES_PER_WINDOW: return is_filled(a, 64, 1);
    case VS_DEFAULT_FALSE_PER_SPATIAL: return is_filled(a, 1, 0);
    case VS_DEFAULT_ZERO_PAD_SPATIAL:
    case VS_DEFAULT_ZERO_PAD_LHS:
    case VS_DEFAULT_ZERO_PAD_WINDOW: return is_filled(a, 64, 0);
  }
  return false;
}
