/* SPDX-License-Identifier: Apache-2.0 */
/* Types between dialects: builtin and StableHLO on one side, VHLO on the other. What stands for
 * what is a column of the rows (vs_kind.shape, .builtin); here is how each shape is taken apart and
 * put together. The order of a VHLO type's parameters is that of VhloTypes.td. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "convert.h"

/* --- Conversions -------------------------------------------------------------------------- */

vs_conversion vs_conversion_to(ir_context *c, vs_direction direction, const vs_options *o,
                               bool remember) {
  vs_conversion v = {.c = c, .o = vs_opset_of(c), .direction = direction};
  /* Reading an artifact keeps whatever is not VHLO: it was let in when the artifact was written
   * (VhloToStablehloTypeConverter allows other dialects). */
  v.keep_others = direction == VS_TO_STABLEHLO || (o && o->allow_other_dialects);
  /* Upstream's converter to VHLO asks a reference to an option that is gone by then, and refuses:
   * its intention and its effect differ. */
  v.keep_types = v.keep_others && !(direction == VS_TO_VHLO && o && o->strict_upstream);
  v.keep_encodings = direction == VS_TO_STABLEHLO;
  v.lossy = o && o->strict_upstream;
  v.remember = remember;
  return v;
}

const void *vs_no_counterpart(vs_conversion *v, const char *format, ...) {
  if (!v->why) {
    char text[256];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    v->why = arena_strndup(ir_arena(v->c), text,
                           n < 0                     ? 0
                           : (size_t)n < sizeof text ? (size_t)n
                                                     : sizeof text - 1);
  }
  return NULL;
}

/* --- Words for messages ------------------------------------------------------------------- */

/* A few words for messages: "type i17". */
static const char *type_words(ir_context *c, const ir_type *t) {
  arena *a = ir_arena(c);
  switch (t->kind) {
    case IR_TYPE_INTEGER:
      return arena_printf(a, "type %si%u",
                          t->integer.sign == IR_SIGNED     ? "s"
                          : t->integer.sign == IR_UNSIGNED ? "u"
                                                           : "",
                          t->integer.width);
    case IR_TYPE_FLOAT: return arena_printf(a, "type %s", t->format->name);
    case IR_TYPE_DEFINED:
      return arena_printf(a, "type !%s.%s", t->defined.def->dialect, t->defined.def->mnemonic);
    case IR_TYPE_OPAQUE:
      return arena_printf(a, "type !%s.%s", t->opaque.dialect->bytes, t->opaque.body->bytes);
    case IR_TYPE_INDEX: return "type index";
    case IR_TYPE_NONE: return "type none";
    case IR_TYPE_COMPLEX: return "a complex type";
    case IR_TYPE_TUPLE: return "a tuple type";
    case IR_TYPE_FUNCTION: return "a function type";
    case IR_TYPE_TENSOR: return "a tensor type";
    case IR_TYPE_UNRANKED_TENSOR: return "an unranked tensor type";
    case IR_TYPE_MEMREF: return "a memref type";
    case IR_TYPE_UNRANKED_MEMREF: return "an unranked memref type";
    case IR_TYPE_VECTOR: return "a vector type";
    case IR_TYPE_QUANTIZED: return "a quantized type";
  }
  return "a type";
}

/* --- Elements ----------------------------------------------------------------------------- */

/* "i4", "ui8" -> width and sign. */
static bool integer_name(const char *name, uint32_t *width, ir_signedness *sign) {
  *sign = IR_SIGNLESS;
  if (*name == 'u' || *name == 's') *sign = *name++ == 'u' ? IR_UNSIGNED : IR_SIGNED;
  if (*name++ != 'i') return false;
  uint32_t w = 0;
  for (; *name >= '0' && *name <= '9'; name++) w = 10 * w + (uint32_t)(*name - '0');
  *width = w;
  return *name == 0;
}

/* The VHLO kind that stands for a type without parameters; NULL when there is none. */
static const vs_kind *leaf_kind(const vs_opset *o, const ir_type *t) {
  vs_type_shape shape = t->kind == IR_TYPE_INTEGER ? VS_SHAPE_INTEGER
                        : t->kind == IR_TYPE_FLOAT ? VS_SHAPE_FLOAT
                        : t->kind == IR_TYPE_INDEX ? VS_SHAPE_INDEX
                        : t->kind == IR_TYPE_NONE  ? VS_SHAPE_NONE_TYPE
                                                   : VS_SHAPE_NONE;
  for (size_t i = 0; i < o->type_count; i++) {
    const vs_kind *k = &o->types[i];
    if (k->shape != shape || strcmp(k->def.dialect, "vhlo") != 0) continue;
    if (shape == VS_SHAPE_INDEX || shape == VS_SHAPE_NONE_TYPE) return k;
    if (!k->builtin) continue;
    if (shape == VS_SHAPE_INTEGER) {
      uint32_t width;
      ir_signedness sign;
      if (integer_name(k->builtin, &width, &sign) && width == t->integer.width &&
          sign == t->integer.sign)
        return k;
    } else if (shape == VS_SHAPE_FLOAT) {
      if (strcmp(k->builtin, t->format->name) == 0) return k;
    } else {
      /* A type of another dialect, with rows or without. */
      bool rows = t->kind == IR_TYPE_DEFINED;
      const char *dialect = rows ? t->defined.def->dialect : t->opaque.dialect->bytes;
      const char *name = rows ? t->defined.def->mnemonic : t->opaque.body->bytes;
      size_t n = strlen(dialect);
      if (strncmp(k->builtin, dialect, n) == 0 && k->builtin[n] == '.' &&
          strcmp(k->builtin + n + 1, name) == 0)
        return k;
    }
  }
  return NULL;
}

/* The kind of a shape in a dialect. */
static const vs_kind *kind_of_shape(const vs_opset *o, const char *dialect, vs_type_shape shape) {
  for (size_t i = 0; i < o->type_count; i++)
    if (o->types[i].shape == shape && strcmp(o->types[i].def.dialect, dialect) == 0)
      return &o->types[i];
  return NULL;
}

/* Converts a list of types; NULL when one has no counterpart. An empty list is not NULL. */
static const ir_type *const *convert_types(vs_conversion *v, const ir_type *const *types,
                                           size_t n) {
  const ir_type **out = ARENA_ARRAY(ir_arena(v->c), const ir_type *, n ? n : 1);
  for (size_t i = 0; i < n; i++)
    if (!(out[i] = vs_convert_type(v, types[i]))) return NULL;
  return out;
}

/* A type whose row names its counterpart in the other dialect (tokens, futures): the same
 * parameters, converted. */
static const ir_type *counterpart_type(vs_conversion *v, const ir_type *t, const vs_kind *to) {
  ir_param p[4] = {{.u = 0}};
  const ir_typedef *from = t->defined.def;
  if (from->param_count != to->def.param_count || from->param_count > 4)
    return vs_no_counterpart(v, "%s and its counterpart differ", type_words(v->c, t));
  for (size_t i = 0; i < from->param_count; i++) {
    p[i] = t->defined.params[i];
    if (from->params[i].kind == IR_PARAM_TYPES &&
        !(p[i].types = convert_types(v, p[i].types, p[i].count)))
      return NULL;
  }
  return ir_type_defined(v->c, &to->def, p);
}

/* --- To VHLO ------------------------------------------------------------------------------ */

static const ir_type *quant_to_vhlo(vs_conversion *v, const ir_quant *q) {
  if (q->any || q->sub_channel)
    return vs_no_counterpart(v, "this form of quantized type has no VHLO counterpart");
  vs_type_shape shape = q->per_axis ? VS_SHAPE_QUANT_PER_AXIS : VS_SHAPE_QUANT;
  const vs_kind *k = kind_of_shape(v->o, "vhlo", shape);
  const ir_type *storage = vs_convert_type(v, q->storage);
  const ir_type *expressed = storage ? vs_convert_type(v, q->expressed) : NULL;
  if (!expressed || !k) return NULL;
  ir_param p[8] = {{.u = q->is_signed ? 1 : 0}, {.type = storage}, {.type = expressed}};
  if (q->per_axis) {
    p[3].i = q->axis;
    p[4].doubles = q->scales;
    p[4].count = q->scale_count;
    p[5].ints = q->zero_points;
    p[5].count = q->scale_count;
    p[6].i = q->storage_min;
    p[7].i = q->storage_max;
  } else {
    p[3].d = q->scales[0];
    p[4].i = q->zero_points[0];
    p[5].i = q->storage_min;
    p[6].i = q->storage_max;
  }
  return ir_type_defined(v->c, &k->def, p);
}

/* The parameters of a type that is built of others, converted; none: it has no counterpart. */
static vs_type_shape parts_to_vhlo(vs_conversion *v, const ir_type *t, ir_param p[3]) {
  switch (t->kind) {
    case IR_TYPE_COMPLEX:
      if (!(p[0].type = vs_convert_type(v, t->element))) return VS_SHAPE_NONE;
      return VS_SHAPE_COMPLEX;
    case IR_TYPE_TUPLE:
      if (!(p[0].types = convert_types(v, t->tuple.items, t->tuple.count))) return VS_SHAPE_NONE;
      p[0].count = t->tuple.count;
      return VS_SHAPE_TUPLE;
    case IR_TYPE_FUNCTION:
      if (!(p[0].types = convert_types(v, t->function.inputs, t->function.input_count)) ||
          !(p[1].types = convert_types(v, t->function.results, t->function.result_count)))
        return VS_SHAPE_NONE;
      p[0].count = t->function.input_count;
      p[1].count = t->function.result_count;
      return VS_SHAPE_FUNCTION;
    case IR_TYPE_TENSOR:
      if (t->shaped.encoding && !(p[2].attr = vs_convert_encoding(v, t->shaped.encoding)))
        return VS_SHAPE_NONE;
      if (!(p[1].type = vs_convert_type(v, t->shaped.element))) return VS_SHAPE_NONE;
      p[0].ints = t->shaped.dims;
      p[0].count = t->shaped.rank;
      return VS_SHAPE_TENSOR;
    case IR_TYPE_UNRANKED_TENSOR:
      if (!(p[0].type = vs_convert_type(v, t->shaped.element))) return VS_SHAPE_NONE;
      return VS_SHAPE_UNRANKED_TENSOR;
    case IR_TYPE_MEMREF:
      if ((t->shaped.encoding || t->shaped.space) && !v->lossy) {
        vs_no_counterpart(v, "the layout or memory space of a memref type has no VHLO counterpart");
        return VS_SHAPE_NONE;
      }
      if (!(p[1].type = vs_convert_type(v, t->shaped.element))) return VS_SHAPE_NONE;
      p[0].ints = t->shaped.dims;
      p[0].count = t->shaped.rank;
      return VS_SHAPE_BUFFER;
    default: return VS_SHAPE_NONE;
  }
}

static const ir_type *built_to_vhlo(vs_conversion *v, const ir_type *t) {
  ir_param p[3] = {{.u = 0}};
  vs_type_shape shape = parts_to_vhlo(v, t, p);
  const vs_kind *k = shape == VS_SHAPE_NONE ? NULL : kind_of_shape(v->o, "vhlo", shape);
  return k ? ir_type_defined(v->c, &k->def, p) : NULL;
}

static const ir_type *type_to_vhlo(vs_conversion *v, const ir_type *t) {
  const vs_opset *o = v->o;
  switch (t->kind) {
    case IR_TYPE_INTEGER:
    case IR_TYPE_FLOAT:
    case IR_TYPE_INDEX:
    case IR_TYPE_NONE: {
      const vs_kind *k = leaf_kind(o, t);
      if (!k) return vs_no_counterpart(v, "%s has no VHLO counterpart", type_words(v->c, t));
      return ir_type_defined(v->c, &k->def, NULL);
    }
    case IR_TYPE_COMPLEX:
    case IR_TYPE_TUPLE:
    case IR_TYPE_FUNCTION:
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF: return built_to_vhlo(v, t);
    case IR_TYPE_QUANTIZED:
      if (v->keep_types && (t->quant->any || t->quant->sub_channel)) return t;
      return quant_to_vhlo(v, t->quant);
    case IR_TYPE_DEFINED: {
      const vs_kind *k = vs_type_row(o, t->defined.def->id);
      if (strcmp(t->defined.def->dialect, "vhlo") == 0) return t;
      if (k && k->counterpart != VS_NO_ID) return counterpart_type(v, t, &o->types[k->counterpart]);
      if ((k = leaf_kind(o, t)) != NULL) return ir_type_defined(v->c, &k->def, NULL);
      if (v->keep_types && strcmp(t->defined.def->dialect, "stablehlo") != 0) return t;
      return vs_no_counterpart(v, "%s has no VHLO counterpart", type_words(v->c, t));
    }
    case IR_TYPE_OPAQUE: {
      const vs_kind *k = leaf_kind(o, t);
      if (k) return ir_type_defined(v->c, &k->def, NULL);
      if (v->keep_types) return t;
      return vs_no_counterpart(v, "%s has no VHLO counterpart", type_words(v->c, t));
    }
    case IR_TYPE_UNRANKED_MEMREF:
    case IR_TYPE_VECTOR:
      return vs_no_counterpart(v, "%s has no VHLO counterpart", type_words(v->c, t));
  }
  return NULL;
}

/* --- From VHLO ---------------------------------------------------------------------------- */

static const ir_type *quant_from_vhlo(vs_conversion *v, const ir_param *p, bool per_axis) {
  ir_quant q = {.is_signed = p[0].u & 1, .per_axis = per_axis};
  if (!(q.storage = vs_convert_type(v, p[1].type)) ||
      !(q.expressed = vs_convert_type(v, p[2].type)))
    return NULL;
  if (q.storage->kind != IR_TYPE_INTEGER || q.expressed->kind != IR_TYPE_FLOAT)
    return vs_no_counterpart(v, "a quantized type stores integers and expresses floats");
  if (per_axis) {
    if (p[3].i < 0 || p[3].i > INT32_MAX || p[4].count == 0)
      return vs_no_counterpart(v, "a quantized type has no such axis, or no scales");
    if (p[4].count != p[5].count)
      return vs_no_counterpart(v, "a quantized type has %zu scales and %zu zero points", p[4].count,
                               p[5].count);
    q.axis = (int32_t)p[3].i;
    q.scales = p[4].doubles;
    q.zero_points = p[5].ints;
    q.scale_count = p[4].count;
    q.storage_min = p[6].i;
    q.storage_max = p[7].i;
  } else {
    q.scales = &p[3].d;
    q.zero_points = &p[4].i;
    q.scale_count = 1;
    q.storage_min = p[5].i;
    q.storage_max = p[6].i;
  }
  const char *fault = ir_quant_fault(&q);
  if (fault) return vs_no_counterpart(v, "in a quantized type, %s", fault);
  return ir_type_quantized(v->c, &q);
}

/* The element type of a tensor (TensorType::isValidElementType), a buffer (BaseMemRefType's) or a
 * complex number. VHLO's own types do not restrict it, so an artifact may hold any type there. */
static const ir_type *element_of(vs_conversion *v, const ir_type *vhlo, ir_type_kind container) {
  const ir_type *e = vs_convert_type(v, vhlo);
  if (!e) return NULL;
  bool number = e->kind == IR_TYPE_INTEGER || e->kind == IR_TYPE_FLOAT;
  bool other =
      e->kind == IR_TYPE_QUANTIZED || e->kind == IR_TYPE_DEFINED || e->kind == IR_TYPE_OPAQUE;
  bool plain =
      number || e->kind == IR_TYPE_INDEX || e->kind == IR_TYPE_COMPLEX || e->kind == IR_TYPE_VECTOR;
  if (container == IR_TYPE_COMPLEX ? number
      : container == IR_TYPE_TENSOR
          ? plain || other
          : plain || e->kind == IR_TYPE_MEMREF || e->kind == IR_TYPE_UNRANKED_MEMREF)
    return e;
  return vs_no_counterpart(v, "%s cannot be an element", type_words(v->c, e));
}

static bool dims_fit(vs_conversion *v, const ir_param *dims) {
  for (size_t i = 0; i < dims->count; i++)
    if (dims->ints[i] < 0 && dims->ints[i] != IR_DYNAMIC)
      return vs_no_counterpart(v, "a dimension is negative") != NULL;
  return true;
}

/* The type without parameters of this name, such as "shape.witness"; opaque if no registered
 * dialect has it. */
static const ir_type *other_type(vs_conversion *v, const char *name) {
  size_t n = strcspn(name, ".");
  const char *mnemonic = name + n + 1;
  const ir_registry *r = ir_context_registry(v->c);
  const ir_typedef *def = r->find_type(r, name, n, mnemonic, strlen(mnemonic));
  if (def && def->param_count == 0) return ir_type_defined(v->c, def, NULL);
  return ir_type_opaque(v->c, ir_str(v->c, name, n), ir_cstr(v->c, mnemonic));
}

static const ir_type *type_from_vhlo(vs_conversion *v, const ir_type *t) {
  const vs_kind *k = vs_type_row(v->o, t->defined.def->id);
  const ir_param *p = t->defined.params;
  const ir_type *element;
  uint32_t width;
  ir_signedness sign;
  switch (k->shape) {
    case VS_SHAPE_INTEGER:
      if (k->builtin && integer_name(k->builtin, &width, &sign))
        return ir_type_integer(v->c, width, sign);
      break;
    case VS_SHAPE_FLOAT: {
      const ir_float_format *f =
          k->builtin ? ir_float_by_name(k->builtin, strlen(k->builtin)) : NULL;
      if (f) return ir_type_float(v->c, f);
      break;
    }
    case VS_SHAPE_INDEX: return ir_type_index(v->c);
    case VS_SHAPE_NONE_TYPE: return ir_type_none(v->c);
    case VS_SHAPE_COMPLEX:
      element = element_of(v, p[0].type, IR_TYPE_COMPLEX);
      return element ? ir_type_complex(v->c, element) : NULL;
    case VS_SHAPE_TUPLE: {
      const ir_type *const *items = convert_types(v, p[0].types, p[0].count);
      return items ? ir_type_tuple(v->c, items, p[0].count) : NULL;
    }
    case VS_SHAPE_FUNCTION: {
      const ir_type *const *inputs = convert_types(v, p[0].types, p[0].count);
      const ir_type *const *results = inputs ? convert_types(v, p[1].types, p[1].count) : NULL;
      return results ? ir_type_function(v->c, inputs, p[0].count, results, p[1].count) : NULL;
    }
    case VS_SHAPE_TENSOR: {
      const ir_attr *encoding = p[2].attr ? vs_convert_encoding(v, p[2].attr) : NULL;
      element = element_of(v, p[1].type, IR_TYPE_TENSOR);
      if (!element || (p[2].attr && !encoding) || !dims_fit(v, &p[0])) return NULL;
      return ir_type_tensor(v->c, p[0].ints, p[0].count, element, encoding);
    }
    case VS_SHAPE_UNRANKED_TENSOR:
      element = element_of(v, p[0].type, IR_TYPE_TENSOR);
      return element ? ir_type_unranked_tensor(v->c, element) : NULL;
    case VS_SHAPE_BUFFER:
      element = element_of(v, p[1].type, IR_TYPE_MEMREF);
      if (!element || !dims_fit(v, &p[0])) return NULL;
      return ir_type_memref(v->c, p[0].ints, p[0].count, element, NULL, NULL);
    case VS_SHAPE_QUANT: return quant_from_vhlo(v, p, false);
    case VS_SHAPE_QUANT_PER_AXIS: return quant_from_vhlo(v, p, true);
    case VS_SHAPE_TOKEN:
    case VS_SHAPE_FUTURE:
      if (k->counterpart != VS_NO_ID) return counterpart_type(v, t, &v->o->types[k->counterpart]);
      break;
    case VS_SHAPE_NONE:
      if (k->builtin && strchr(k->builtin, '.')) return other_type(v, k->builtin);
      break;
  }
  return vs_no_counterpart(v, "%s has no counterpart outside VHLO", type_words(v->c, t));
}

const ir_type *vs_convert_type(vs_conversion *v, const ir_type *t) {
  const ir_type *out = map_get(&v->types, t);
  if (out) return out;
  if (v->direction == VS_TO_VHLO)
    out = type_to_vhlo(v, t);
  else if (t->kind == IR_TYPE_DEFINED && strcmp(t->defined.def->dialect, "vhlo") == 0)
    out = type_from_vhlo(v, t);
  else
    out = t;
  if (out && v->remember) map_insert(ir_arena(v->c), &v->types, t, out);
  return out;
}

const ir_type *vs_type_to_builtin(ir_context *c, const ir_type *t) {
  vs_conversion v = vs_conversion_to(c, VS_TO_STABLEHLO, NULL, false);
  return vs_convert_type(&v, t);
}

const ir_type *vs_type_to_vhlo(ir_context *c, const ir_type *t) {
  vs_conversion v = vs_conversion_to(c, VS_TO_VHLO, NULL, false);
  v.keep_encodings = true; /* as upstream's parser of VHLO attributes (VhloOps.cpp) */
  return vs_convert_type(&v, t);
}
