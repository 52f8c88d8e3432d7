/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes between dialects: builtin and StableHLO on one side, VHLO on the other. A kind whose
 * row names its counterpart is converted parameter by parameter; the builtin kinds that VHLO has
 * kinds of its own for are listed here. What this generic path cannot do (an attribute that becomes
 * several properties, a symbol that must become a symbol again) is in the maps of an op's row.
 *
 * Source: convertGeneric in StablehloLegalizeToVhlo.cpp and VhloLegalizeToStablehlo.cpp. */
#include <string.h>

#include "convert.h"

const char *vs_attr_words(ir_context *c, const ir_attr *a) {
  switch (a->kind) {
    case IR_ATTR_DEFINED:
      return arena_printf(ir_arena(c), "attribute #%s.%s", a->defined.def->dialect,
                          a->defined.def->mnemonic);
    case IR_ATTR_OPAQUE:
      return arena_printf(ir_arena(c), "an attribute of dialect %s", a->opaque.dialect->bytes);
    case IR_ATTR_UNIT: return "a unit attribute";
    case IR_ATTR_INTEGER: return "an integer attribute";
    case IR_ATTR_FLOAT: return "a float attribute";
    case IR_ATTR_STRING: return "a string attribute";
    case IR_ATTR_ARRAY: return "an array attribute";
    case IR_ATTR_DICT: return "a dictionary attribute";
    case IR_ATTR_TYPE: return "a type attribute";
    case IR_ATTR_SYMBOL: return "a symbol reference";
    case IR_ATTR_DENSE: return "a dense elements attribute";
    case IR_ATTR_DENSE_STRING: return "a dense strings attribute";
    case IR_ATTR_DENSE_ARRAY: return "a dense array attribute";
    case IR_ATTR_DENSE_RESOURCE: return "a dense resource attribute";
    case IR_ATTR_SPARSE: return "a sparse elements attribute";
    case IR_ATTR_DISTINCT: return "a distinct attribute";
    case IR_ATTR_VERBATIM: return "a builtin attribute that VHLO lacks";
    default: return "a location attribute";
  }
}

/* --- VHLO attributes, built and read ------------------------------------------------------ */

static const ir_attrdef *attrdef(ir_context *c, uint16_t id) {
  return &vs_attr_row(vs_opset_of(c), id)->def;
}

static bool is_kind(const ir_attr *a, uint16_t id) {
  return a && a->kind == IR_ATTR_DEFINED && a->defined.def->id == id;
}

const ir_attr *vs_vhlo_attr(ir_context *c, uint16_t id, const ir_param *params) {
  return ir_attr_defined(c, attrdef(c, id), params);
}

const ir_attr *vs_vhlo_bool(ir_context *c, bool value) {
  ir_param p = {.u = value};
  return vs_vhlo_attr(c, ATTR_VHLO_BOOL_V1, &p);
}

const ir_attr *vs_vhlo_int(ir_context *c, int64_t value) {
  uint64_t word = (uint64_t)value;
  ir_param p[2] = {{.type = vs_type_to_vhlo(c, ir_type_integer(c, 64, IR_SIGNLESS))}, {.u = 0}};
  p[1].words = &word;
  p[1].count = 1;
  return vs_vhlo_attr(c, ATTR_VHLO_INTEGER_V1, p);
}

const ir_attr *vs_vhlo_string(ir_context *c, const istr *value) {
  ir_param p = {.str = value};
  return vs_vhlo_attr(c, ATTR_VHLO_STRING_V1, &p);
}

const ir_attr *vs_vhlo_array(ir_context *c, const ir_attr *const *items, size_t count) {
  ir_param p = {.u = 0};
  p.attrs = items;
  p.count = count;
  return vs_vhlo_attr(c, ATTR_VHLO_ARRAY_V1, &p);
}

const ir_attr *vs_vhlo_enum(ir_context *c, uint16_t id, uint64_t number) {
  ir_param p = {.u = number};
  return vs_vhlo_attr(c, id, &p);
}

const ir_attr *vs_vhlo_tensor(ir_context *c, const ir_attr *dense) {
  ir_param p[2] = {{.type = vs_type_to_vhlo(c, dense->dense.type)}, {.attr = dense}};
  return p[0].type ? vs_vhlo_attr(c, ATTR_VHLO_TENSOR_V1, p) : NULL;
}

const ir_attr *vs_vhlo_ints(ir_context *c, const int64_t *values, size_t count) {
  int64_t dim = (int64_t)count;
  const ir_type *t = ir_type_tensor(c, &dim, 1, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  return vs_vhlo_tensor(c,
                        ir_attr_dense(c, t, values, count * sizeof *values, count == 1, IR_COPY));
}

bool vs_is_bool(const ir_attr *a, bool *value) {
  if (!is_kind(a, ATTR_VHLO_BOOL_V1)) return false;
  *value = a->defined.params[0].u != 0;
  return true;
}

bool vs_is_int(const ir_attr *a, int64_t *value) {
  if (!is_kind(a, ATTR_VHLO_INTEGER_V1)) return false;
  const ir_param *p = &a->defined.params[1];
  if (p->count == 0) return false;
  int64_t low = (int64_t)p->words[0];
  for (size_t i = 1; i < p->count; i++)
    if (p->words[i] != (low < 0 ? UINT64_MAX : 0)) return false;
  *value = low;
  return true;
}

bool vs_is_string(const ir_attr *a, const istr **value) {
  if (!is_kind(a, ATTR_VHLO_STRING_V1)) return false;
  *value = a->defined.params[0].str;
  return true;
}

bool vs_is_array(const ir_attr *a, const ir_attr *const **items, size_t *count) {
  if (!is_kind(a, ATTR_VHLO_ARRAY_V1)) return false;
  *items = a->defined.params[0].attrs;
  *count = a->defined.params[0].count;
  return true;
}

const ir_attr *vs_is_tensor(const ir_attr *a) {
  return is_kind(a, ATTR_VHLO_TENSOR_V1) ? a->defined.params[1].attr : NULL;
}

bool vs_is_ints(ir_context *c, const ir_attr *a, const int64_t **values, size_t *count) {
  const ir_attr *dense = vs_is_tensor(a);
  if (!dense || dense->kind != IR_ATTR_DENSE) return false;
  const ir_type *element = dense->dense.type->shaped.element;
  if (!ir_type_is_integer(element, 64)) return false;
  size_t n = ir_dense_count(dense);
  int64_t *out = ARENA_ARRAY(ir_arena(c), int64_t, n ? n : 1);
  for (size_t i = 0; i < n; i++) memcpy(&out[i], ir_dense_element(dense, i), sizeof *out);
  *values = out;
  *count = n;
  return true;
}

/* --- Counterparts ------------------------------------------------------------------------- */

/* Converts a list of attributes; NULL when one has no counterpart. An empty list is not NULL. */
static const ir_attr *const *convert_attrs(vs_conversion *v, const ir_attr *const *attrs,
                                           size_t n) {
  const ir_attr **out = ARENA_ARRAY(ir_arena(v->c), const ir_attr *, n ? n : 1);
  for (size_t i = 0; i < n; i++)
    if (!(out[i] = vs_convert_attr(v, attrs[i]))) return NULL;
  return out;
}

/* One parameter of an attribute into the counterpart's parameter of the same number. StableHLO
 * keeps some parameters as strings and lists that VHLO keeps as attributes. */
static bool convert_param(vs_conversion *v, const ir_paramdef *from, const ir_param *in,
                          const ir_paramdef *to, ir_param *out) {
  const ir_attr *a;
  switch (from->kind) {
    case IR_PARAM_ENUM: {
      const ir_enumcase *named = ir_enum_by_number(from->enumdef, in->u);
      if (named && to->kind == IR_PARAM_ENUM)
        named = ir_enum_by_name(to->enumdef, named->name, strlen(named->name));
      if (!named) return vs_no_counterpart(v, "a case of an enum has no counterpart") != NULL;
      out->u = named->number;
      return true;
    }
    case IR_PARAM_TYPE: return !in->type || (out->type = vs_convert_type(v, in->type)) != NULL;
    case IR_PARAM_STRING:
      if (to->kind == IR_PARAM_ATTR)
        out->attr = vs_vhlo_string(v->c, in->str);
      else
        out->str = in->str;
      return true;
    case IR_PARAM_ATTRS: {
      const ir_attr *const *items = convert_attrs(v, in->attrs, in->count);
      if (!items) return false;
      if (to->kind == IR_PARAM_ATTR) {
        out->attr = vs_vhlo_array(v->c, items, in->count);
      } else {
        out->attrs = items;
        out->count = in->count;
      }
      return true;
    }
    case IR_PARAM_ATTR:
      if (!in->attr) return true;
      if (!(a = vs_convert_attr(v, in->attr))) return false;
      if (to->kind == IR_PARAM_STRING && a->kind == IR_ATTR_STRING) {
        out->str = a->string.value;
      } else if (to->kind == IR_PARAM_ATTRS && a->kind == IR_ATTR_ARRAY) {
        out->attrs = a->array.items;
        out->count = a->array.count;
      } else if (to->kind == IR_PARAM_ATTR) {
        out->attr = a;
      } else {
        return vs_no_counterpart(v, "parameter %s of an attribute is of the wrong kind",
                                 from->name) != NULL;
      }
      return true;
    default: *out = *in; return from->kind == to->kind;
  }
}

static const ir_attr *counterpart_attr(vs_conversion *v, const ir_attr *a, const vs_kind *to) {
  const ir_attrdef *from = a->defined.def;
  ir_param p[16];
  memset(p, 0, sizeof p);
  if (from->param_count != to->def.param_count || from->param_count > 16)
    return vs_no_counterpart(v, "%s and its counterpart differ", vs_attr_words(v->c, a));
  for (size_t i = 0; i < from->param_count; i++)
    if (!convert_param(v, &from->params[i], &a->defined.params[i], &to->def.params[i], &p[i]))
      return vs_no_counterpart(v, "%s has no counterpart", vs_attr_words(v->c, a));
  /* A mesh is named by a symbol in StableHLO and by a string in VHLO. */
  if (to->def.id == ATTR_STABLEHLO_REPLICA_GROUP_MESH_AXES && p[0].attr &&
      p[0].attr->kind == IR_ATTR_STRING)
    p[0].attr = ir_attr_symbol(v->c, p[0].attr->string.value, NULL, 0);
  const char *why = v->direction == VS_TO_STABLEHLO ? vs_misplaced(to, false, p) : NULL;
  if (why) return vs_no_counterpart(v, "%s", why);
  for (size_t i = 0; i < to->def.param_count; i++)
    if (!ir_param_fits(&to->def, i, &p[i]))
      return vs_no_counterpart(v, "parameter %s of %s is of the wrong kind", to->def.params[i].name,
                               vs_attr_words(v->c, a));
  return ir_attr_defined(v->c, &to->def, p);
}

const ir_attr *vs_convert_encoding(vs_conversion *v, const ir_attr *a) {
  const vs_kind *k = a->kind == IR_ATTR_DEFINED ? vs_attr_row(v->o, a->defined.def->id) : NULL;
  bool vhlo = k && strcmp(k->def.dialect, "vhlo") == 0;
  if (k && vhlo == (v->direction == VS_TO_STABLEHLO) &&
      (k->def.id == ATTR_VHLO_TYPE_EXTENSIONS_V1 ||
       k->counterpart == ATTR_VHLO_TYPE_EXTENSIONS_V1) &&
      k->counterpart != VS_NO_ID)
    return counterpart_attr(v, a, vs_attr_row(v->o, k->counterpart));
  if (vhlo || v->keep_encodings) return a;
  return vs_no_counterpart(v, "a tensor encoding has no VHLO counterpart");
}

/* --- To VHLO ------------------------------------------------------------------------------ */

static const ir_attr *other(vs_conversion *v, const ir_attr *a) {
  if (v->keep_others) return a;
  return vs_no_counterpart(v, "%s has no VHLO counterpart", vs_attr_words(v->c, a));
}

static const ir_attr *tensor_to_vhlo(vs_conversion *v, const ir_attr *dense) {
  ir_param p[2] = {{.type = vs_convert_type(v, dense->dense.type)}, {.attr = dense}};
  return p[0].type ? vs_vhlo_attr(v->c, ATTR_VHLO_TENSOR_V1, p) : NULL;
}

static const ir_attr *dense_array_to_vhlo(vs_conversion *v, const ir_attr *a) {
  const ir_type *element = a->dense_array.element;
  if (!ir_type_is(element, IR_TYPE_INTEGER) || element->integer.sign != IR_SIGNLESS ||
      (element->integer.width != 64 && element->integer.width != 1))
    return other(v, a);
  int64_t dim = (int64_t)a->dense_array.count;
  const ir_type *t = ir_type_tensor(v->c, &dim, 1, element, NULL);
  size_t size = a->dense_array.count * ir_dense_element_size(element);
  return tensor_to_vhlo(v, ir_attr_dense(v->c, t, a->dense_array.data, size, dim == 1, IR_BORROW));
}

static const ir_attr *dict_to_vhlo(vs_conversion *v, const ir_attr *a) {
  size_t n = a->dict.count;
  const ir_attr **pairs = ARENA_ARRAY(ir_arena(v->c), const ir_attr *, n ? 2 * n : 1);
  for (size_t i = 0; i < n; i++) {
    pairs[2 * i] = vs_vhlo_string(v->c, a->dict.entries[i].name);
    if (!(pairs[2 * i + 1] = vs_convert_attr(v, a->dict.entries[i].value))) return NULL;
  }
  ir_param p = {.u = 0};
  p.attrs = pairs;
  p.count = 2 * n;
  return vs_vhlo_attr(v->c, ATTR_VHLO_DICT_V1, &p);
}

static const ir_attr *attr_to_vhlo(vs_conversion *v, const ir_attr *a) {
  ir_param p[2] = {{.u = 0}, {.u = 0}};
  switch (a->kind) {
    case IR_ATTR_DEFINED: {
      const vs_kind *k = vs_attr_row(v->o, a->defined.def->id);
      if (!k || strcmp(k->def.dialect, "stablehlo") != 0) return other(v, a);
      /* Type extensions stand as a tensor's encoding only. */
      if (k->counterpart == VS_NO_ID || k->counterpart == ATTR_VHLO_TYPE_EXTENSIONS_V1)
        return vs_no_counterpart(v, "%s has no VHLO counterpart here", vs_attr_words(v->c, a));
      return counterpart_attr(v, a, vs_attr_row(v->o, k->counterpart));
    }
    case IR_ATTR_INTEGER: {
      bool value;
      if (ir_attr_is_bool(a, &value)) return vs_vhlo_bool(v->c, value);
      if (!(p[0].type = vs_convert_type(v, a->integer.type))) return NULL;
      p[1].words = a->integer.words;
      p[1].count = a->integer.word_count;
      return vs_vhlo_attr(v->c, ATTR_VHLO_INTEGER_V1, p);
    }
    case IR_ATTR_FLOAT:
      if (!(p[0].type = vs_convert_type(v, a->flt.type))) return NULL;
      p[1].u = a->flt.bits[0];
      return vs_vhlo_attr(v->c, ATTR_VHLO_FLOAT_V1, p);
    case IR_ATTR_STRING:
      if (a->string.type && a->string.type->kind != IR_TYPE_NONE)
        return vs_no_counterpart(v, "a string attribute with a type has no VHLO counterpart");
      return vs_vhlo_string(v->c, a->string.value);
    case IR_ATTR_SYMBOL:
      if (a->symbol.nested_count) return other(v, a);
      return vs_vhlo_string(v->c, a->symbol.root);
    case IR_ATTR_ARRAY: {
      const ir_attr *const *items = convert_attrs(v, a->array.items, a->array.count);
      return items ? vs_vhlo_array(v->c, items, a->array.count) : NULL;
    }
    case IR_ATTR_DICT: return dict_to_vhlo(v, a);
    case IR_ATTR_TYPE:
      if (!(p[0].type = vs_convert_type(v, a->type))) return NULL;
      return vs_vhlo_attr(v->c, ATTR_VHLO_TYPE_V1, p);
    case IR_ATTR_DENSE: return tensor_to_vhlo(v, a);
    case IR_ATTR_DENSE_ARRAY: return dense_array_to_vhlo(v, a);
    default: return other(v, a);
  }
}

/* --- From VHLO ---------------------------------------------------------------------------- */

static const ir_attr *dict_from_vhlo(vs_conversion *v, const ir_param *p) {
  size_t n = p->count / 2;
  ir_named_attr *entries = ARENA_ARRAY(ir_arena(v->c), ir_named_attr, n ? n : 1);
  for (size_t i = 0; i < n; i++) {
    if (!vs_is_string(p->attrs[2 * i], &entries[i].name))
      return vs_no_counterpart(v, "a key of a dictionary is not a string");
    if (!entries[i].name->len) return vs_no_counterpart(v, "a key of a dictionary is empty");
    if (!(entries[i].value = vs_convert_attr(v, p->attrs[2 * i + 1]))) return NULL;
  }
  const istr *twice = NULL;
  const ir_attr *out = ir_attr_dict(v->c, entries, n, &twice);
  if (!out) return vs_no_counterpart(v, "key \"%s\" is repeated in a dictionary", twice->bytes);
  return out;
}

static const ir_attr *attr_from_vhlo(vs_conversion *v, const ir_attr *a) {
  const ir_param *p = a->defined.params;
  const vs_kind *k = vs_attr_row(v->o, a->defined.def->id);
  const ir_type *t;
  switch (k->def.id) {
    case ATTR_VHLO_ARRAY_V1: {
      const ir_attr *const *items = convert_attrs(v, p[0].attrs, p[0].count);
      return items ? ir_attr_array(v->c, items, p[0].count) : NULL;
    }
    case ATTR_VHLO_BOOL_V1: return ir_attr_bool(v->c, p[0].u != 0);
    case ATTR_VHLO_DICT_V1: return dict_from_vhlo(v, p);
    case ATTR_VHLO_FLOAT_V1:
      if (!(t = vs_convert_type(v, p[0].type))) return NULL;
      if (t->kind != IR_TYPE_FLOAT)
        return vs_no_counterpart(v, "a float attribute has a type that is not a float");
      return ir_attr_float_bits(v->c, t, p[1].u, 0);
    case ATTR_VHLO_INTEGER_V1: {
      if (!(t = vs_convert_type(v, p[0].type))) return NULL;
      uint64_t words = t->kind == IR_TYPE_INTEGER ? (t->integer.width + 63) / 64 : 1;
      if ((t->kind != IR_TYPE_INTEGER && t->kind != IR_TYPE_INDEX) || words != p[1].count)
        return vs_no_counterpart(v, "an integer attribute's value does not fit its type");
      return ir_attr_integer_words(v->c, t, p[1].words);
    }
    case ATTR_VHLO_STRING_V1: return ir_attr_istr(v->c, p[0].str);
    case ATTR_VHLO_TENSOR_V1: return vs_convert_type(v, p[0].type) ? p[1].attr : NULL;
    case ATTR_VHLO_TYPE_V1:
      return (t = vs_convert_type(v, p[0].type)) ? ir_attr_type(v->c, t) : NULL;
    case ATTR_VHLO_TYPE_EXTENSIONS_V1: break; /* a tensor's encoding only */
    default:
      if (k->counterpart != VS_NO_ID)
        return counterpart_attr(v, a, vs_attr_row(v->o, k->counterpart));
      /* An enum that StableHLO keeps as its number (api_version). */
      if (k->def.param_count == 1 && k->def.params[0].kind == IR_PARAM_ENUM)
        return ir_attr_integer(v->c, ir_type_integer(v->c, 32, IR_SIGNLESS), (int64_t)p[0].u);
      break;
  }
  return vs_no_counterpart(v, "%s has no counterpart outside VHLO", vs_attr_words(v->c, a));
}

const ir_attr *vs_convert_attr(vs_conversion *v, const ir_attr *a) {
  const ir_attr *out = map_get(&v->attrs, a);
  if (out) return out;
  if (v->direction == VS_TO_VHLO)
    out = attr_to_vhlo(v, a);
  else if (a->kind == IR_ATTR_DEFINED && strcmp(a->defined.def->dialect, "vhlo") == 0)
    out = attr_from_vhlo(v, a);
  else
    out = a;
  if (out && v->remember) map_insert(ir_arena(v->c), &v->attrs, a, out);
  return out;
}
