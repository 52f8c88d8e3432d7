/* SPDX-License-Identifier: Apache-2.0 */
/* Encodings of attributes and types; read_attr.c, read_builtin.c and read_quant.c face this file.
 * The codes and what follows each are said in builtin.def and, for VHLO and StableHLO, in the rows
 * of versions/.
 *
 * Every function runs in both passes of bc_coder (writer.h): while `out` is NULL nothing is written
 * and only references count.
 */
#include <stdarg.h>
#include <string.h>

#include "base/bytes.h"
#include "writer.h"

void bc_write_error(bc_coder *w, diag_id id, const ir_attr *loc, const char *format, ...) {
  w->failed = true;
  va_list args;
  va_start(args, format);
  diag_verror(w->sink, id, loc ? ir_loc_place(loc) : (diag_place){0}, format, args);
  va_end(args);
}

/* --- Primitives ------------------------------------------------------------------------------- */

static void code_varint(bc_coder *w, uint64_t value) {
  if (w->out) bc_emit_varint(w->out, value);
}
static void code_svarint(bc_coder *w, int64_t value) {
  if (w->out) bc_emit_svarint(w->out, value);
}
static void code_byte(bc_coder *w, uint8_t byte) {
  if (w->out) bc_emit_byte(w->out, byte);
}

uint32_t bc_string_number(bc_coder *w, const istr *s) {
  map_slot *number = map_at(w->a, &w->strings.numbers, s);
  if (!number->number) {
    VEC_ADD(w->a, &w->strings.all, s);
    number->number = w->strings.all.count;
  }
  return (uint32_t)number->number - 1;
}

static void code_string(bc_coder *w, const istr *s) {
  if (w->out) bc_emit_varint(w->out, bc_string_number(w, s));
}

static void attr_ref(bc_coder *w, const ir_attr *a) {
  if (!w->out)
    bc_count_attr(w, a);
  else
    bc_emit_varint(w->out, bc_attr_number(a));
}

/* Strings of builtin attributes are attributes of their own in most places. */
static void code_string_attr(bc_coder *w, const istr *s) {
  if (s != w->last_string) {
    w->last_string = s;
    w->last_string_attr = ir_attr_istr(w->c, s);
  }
  attr_ref(w, w->last_string_attr);
}

static void optional_attr_ref(bc_coder *w, const ir_attr *a) {
  if (!w->out) {
    if (a) bc_count_attr(w, a);
  } else if (a) {
    bc_emit_flagged(w->out, bc_attr_number(a), true);
  } else {
    bc_emit_varint(w->out, 0);
  }
}

static void type_ref(bc_coder *w, const ir_type *t) {
  if (!w->out)
    bc_count_type(w, t);
  else
    bc_emit_varint(w->out, bc_type_number(t));
}

static void code_attrs(bc_coder *w, const ir_attr *const *items, size_t count) {
  code_varint(w, count);
  for (size_t i = 0; i < count; i++) attr_ref(w, items[i]);
}
static void code_types(bc_coder *w, const ir_type *const *items, size_t count) {
  code_varint(w, count);
  for (size_t i = 0; i < count; i++) type_ref(w, items[i]);
}
static void code_svarints(bc_coder *w, const int64_t *items, size_t count) {
  code_varint(w, count);
  for (size_t i = 0; i < count; i++) code_svarint(w, items[i]);
}

/* A whole number of known width: a byte up to 8 bits, a signed varint of the zero-extended value up
 * to 64, else the words that are not zero at the top (at least one), each a signed varint. */
static void code_apint(bc_coder *w, uint32_t width, const uint64_t *words) {
  if (!w->out) return;
  size_t count = width <= 64 ? 1 : (width + 63) / 64;
  uint64_t top = words[count - 1];
  if (width % 64) top &= (UINT64_C(1) << width % 64) - 1;
  if (width <= 8) {
    code_byte(w, (uint8_t)top);
    return;
  }
  if (width <= 64) {
    code_svarint(w, (int64_t)top);
    return;
  }
  size_t active = count;
  while (active > 1 && !(active == count ? top : words[active - 1])) active--;
  code_varint(w, active);
  for (size_t i = 0; i < active; i++) code_svarint(w, (int64_t)(i + 1 == count ? top : words[i]));
}

static void code_double(bc_coder *w, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  code_apint(w, 64, &bits);
}

static void code_blob(bc_coder *w, const ir_type *element, const void *data, size_t size) {
  if (!w->out) return;
  bc_emit_varint(w->out, size);
  bc_emit_borrowed(w->out, ir_dense_little(w->a, element, data, size), size);
}

/* Dense data are little-endian, except that booleans are packed eight to a byte, lowest bit
 * first, and a splat of them is a byte of equal bits. A single true is 0xFF in builtin's encoding
 * (writeDenseTypedElementsAttr asks isSplat); in VHLO's it is as the encoder has it. */
static void code_dense_data(bc_coder *w, const ir_attr *dense, uint8_t single_true) {
  if (!w->out) return;
  const uint8_t *data = dense->dense.data;
  const ir_type *element = ir_type_element(dense->dense.type);
  if (!ir_type_is_integer(element, 1)) {
    code_blob(w, element, data, dense->dense.size);
    return;
  }
  size_t count = dense->dense.size;
  if (dense->dense.splat) {
    bc_emit_varint(w->out, 1);
    bool single = ir_type_element_count(dense->dense.type) == 1;
    bc_emit_byte(w->out, !data[0] ? 0 : single ? single_true : 0xff);
    return;
  }
  bc_emit_varint(w->out, (count + 7) / 8);
  for (size_t i = 0; i < count; i += 8) {
    uint8_t byte = 0;
    for (size_t j = 0; j < 8 && i + j < count; j++) byte |= (uint8_t)((data[i + j] != 0) << j);
    bc_emit_byte(w->out, byte);
  }
}

/* --- Rows ------------------------------------------------------------------------------------- */

/* Whether an attribute among the parameters has itself the parameter `name`. */
static bool holds(const ir_typedef *def, const ir_param *params, const char *name) {
  for (uint8_t p = 0; p < def->param_count; p++) {
    if (def->params[p].kind != IR_PARAM_ATTRS) continue;
    for (size_t i = 0; i < params[p].count; i++) {
      const ir_attr *a = params[p].attrs[i];
      if (a->kind != IR_ATTR_DEFINED) continue;
      const ir_typedef *inner = a->defined.def;
      for (uint8_t q = 0; q < inner->param_count; q++)
        if (strcmp(inner->params[q].name, name) == 0 &&
            !ir_param_absent(&inner->params[q], &a->defined.params[q]))
          return true;
    }
  }
  return false;
}

/* Whether an encoding lists every parameter that is present, and no attribute or type that is not:
 * those have no encoding where another one leaves them out. */
static bool lists_all(const vs_kind *kind, const vs_wire *wire, const ir_param *params) {
  uint32_t listed = 0;
  for (uint8_t j = 0; j < wire->count; j++) listed |= 1u << wire->params[j];
  for (uint8_t p = 0; p < kind->def.param_count; p++) {
    const ir_paramdef *d = &kind->def.params[p];
    bool absent = ir_param_absent(d, &params[p]);
    if (!(listed >> p & 1) ? !absent
                           : absent && (d->kind == IR_PARAM_ATTR || d->kind == IR_PARAM_TYPE))
      return false;
  }
  return true;
}

static const vs_wire *choose_wire(const vs_kind *kind, const ir_param *params) {
  if (kind->wire_count == 1) return kind->wires;
  for (uint8_t i = 0; i < kind->wire_count; i++)
    if (kind->wires[i].where && holds(&kind->def, params, kind->wires[i].where))
      return &kind->wires[i];
  for (uint8_t i = 0; i < kind->wire_count; i++)
    if (!kind->wires[i].where && lists_all(kind, &kind->wires[i], params)) return &kind->wires[i];
  return NULL;
}

static void code_by_kind(bc_coder *w, const ir_paramdef *def, const ir_param *p,
                         const ir_type *type) {
  switch (def->kind) {
    case IR_PARAM_TYPE: type_ref(w, p->type); break;
    case IR_PARAM_TYPES: code_types(w, p->types, p->count); break;
    case IR_PARAM_ATTR: attr_ref(w, p->attr); break;
    case IR_PARAM_ATTRS: code_attrs(w, p->attrs, p->count); break;
    case IR_PARAM_PAIRS:
      code_varint(w, p->count / 2);
      for (size_t i = 0; i < p->count; i++) attr_ref(w, p->attrs[i]);
      break;
    case IR_PARAM_INT: code_svarint(w, p->i); break;
    case IR_PARAM_UINT:
      if (!def->optional)
        code_varint(w, p->u);
      else if (w->out)
        bc_emit_flagged(w->out, ir_param_absent(def, p) ? 0 : p->u, !ir_param_absent(def, p));
      break;
    case IR_PARAM_BOOL:
    case IR_PARAM_ENUM: code_varint(w, p->u); break;
    case IR_PARAM_INTS:
    case IR_PARAM_DIMS: code_svarints(w, p->ints, p->count); break;
    case IR_PARAM_STRING: code_string(w, p->str); break;
    case IR_PARAM_DOUBLE: code_double(w, p->d); break;
    case IR_PARAM_DOUBLES:
      code_varint(w, p->count);
      for (size_t i = 0; i < p->count; i++) code_double(w, p->doubles[i]);
      break;
    case IR_PARAM_APINT:
      if (type && type->kind == IR_TYPE_INTEGER)
        code_apint(w, type->integer.width, p->words);
      else if (type && type->kind == IR_TYPE_INDEX)
        code_apint(w, 64, p->words);
      else
        bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "a whole number whose type is not an integer");
      break;
    case IR_PARAM_APFLOAT:
      if (type && type->kind == IR_TYPE_FLOAT && type->format->width <= 64)
        code_apint(w, type->format->width, &p->u);
      else
        bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "a float whose type is not a float format");
      break;
    case IR_PARAM_DENSE: code_dense_data(w, p->attr, w->encoder->single_true); break;
  }
}

static void code_rows(bc_coder *w, const vs_kind *kind, const ir_param *params) {
  const ir_typedef *def = &kind->def;
  const vs_wire *wire = choose_wire(kind, params);
  if (!wire) {
    bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "%s.%s has no encoding for these parameters",
                   def->dialect, def->mnemonic);
    return;
  }
  code_varint(w, wire->code);
  for (uint8_t i = 0; i < wire->count; i++) {
    uint8_t at = wire->params[i];
    const ir_paramdef *pd = &def->params[at];
    const ir_param *p = &params[at];
    bool present = !ir_param_absent(pd, p);
    /* The number's width is that of the builtin type behind the type before it. */
    const ir_type *type = NULL;
    if ((pd->kind == IR_PARAM_APINT || pd->kind == IR_PARAM_APFLOAT) && at > 0 &&
        def->params[at - 1].kind == IR_PARAM_TYPE)
      type = vs_type_to_builtin(w->c, params[at - 1].type);
    switch ((vs_wire_form)wire->forms[i]) {
      case VS_WIRE_BY_KIND:
        if (pd->optional && pd->kind == IR_PARAM_ATTR && kind->wire_count == 1)
          optional_attr_ref(w, p->attr);
        else
          code_by_kind(w, pd, p, type);
        break;
      case VS_WIRE_BYTE: code_byte(w, (uint8_t)p->u); break;
      case VS_WIRE_GUARDED:
        code_varint(w, present);
        if (present) code_by_kind(w, pd, p, type);
        break;
      case VS_WIRE_GUARDED_BYTE:
        code_byte(w, present);
        if (present) code_by_kind(w, pd, p, type);
        break;
      case VS_WIRE_LIST:
        if (!ir_attr_is(p->attr, IR_ATTR_ARRAY))
          bc_write_error(w, DIAG_WRITE_ENCODING, NULL, "%s.%s: %s is not an array", def->dialect,
                         def->mnemonic, pd->name);
        else
          code_attrs(w, p->attr->array.items, p->attr->array.count);
        break;
      case VS_WIRE_ARRAY: attr_ref(w, ir_attr_array(w->c, p->attrs, p->count)); break;
      case VS_WIRE_SIGNED: code_svarint(w, (int64_t)p->u); break;
    }
  }
}

/* --- Types ------------------------------------------------------------------------------------ */

/* The layout of a memref is always written; the one that is left unsaid is the identity. */
static const ir_attr *memref_layout(bc_coder *w, const ir_type *t) {
  if (t->shaped.encoding) return t->shaped.encoding;
  strbuf *b = &w->text;
  strbuf_reset(b);
  strbuf_adds(b, "affine_map<");
  for (int side = 0; side < 2; side++) {
    strbuf_addc(b, '(');
    for (size_t i = 0; i < t->shaped.rank; i++) strbuf_addf(b, "%sd%zu", i ? ", " : "", i);
    strbuf_adds(b, side ? ")>" : ") -> ");
  }
  return ir_attr_verbatim(w->c, ir_str(w->c, strbuf_str(b), b->len));
}

static void code_memref(bc_coder *w, const ir_type *t) {
  code_varint(w, t->shaped.space ? BC_TYPE_MEMREF_SPACE : BC_TYPE_MEMREF);
  if (t->shaped.space) attr_ref(w, t->shaped.space);
  code_svarints(w, t->shaped.dims, t->shaped.rank);
  type_ref(w, t->shaped.element);
  attr_ref(w, memref_layout(w, t));
}

static void code_vector(bc_coder *w, const ir_type *t) {
  bool scalable = false;
  for (size_t i = 0; t->shaped.scalable && i < t->shaped.rank; i++)
    scalable |= t->shaped.scalable[i];
  code_varint(w, scalable ? BC_TYPE_VECTOR_SCALABLE : BC_TYPE_VECTOR);
  if (scalable) {
    code_varint(w, t->shaped.rank);
    for (size_t i = 0; i < t->shaped.rank; i++) code_byte(w, t->shaped.scalable[i]);
  }
  code_svarints(w, t->shaped.dims, t->shaped.rank);
  type_ref(w, t->shaped.element);
}

/* The code of a format; -1: it is written as assembly text. */
static int float_code(const bc_coder *w, const ir_float_format *f) {
  static const uint8_t codes[IR_FLOAT_COUNT] = {
      [IR_BF16] = BC_TYPE_BF16,
      [IR_F16] = BC_TYPE_F16,
      [IR_F32] = BC_TYPE_F32,
      [IR_F64] = BC_TYPE_F64,
      [IR_F80] = BC_TYPE_F80,
      [IR_F128] = BC_TYPE_F128,
      [IR_TF32] = BC_TYPE_TF32,
      [IR_F8E5M2] = BC_TYPE_F8E5M2,
      [IR_F8E4M3] = BC_TYPE_F8E4M3,
      [IR_F8E4M3FN] = BC_TYPE_F8E4M3FN,
      [IR_F8E5M2FNUZ] = BC_TYPE_F8E5M2FNUZ,
      [IR_F8E4M3FNUZ] = BC_TYPE_F8E4M3FNUZ,
      [IR_F8E4M3B11FNUZ] = BC_TYPE_F8E4M3B11FNUZ,
      [IR_F8E3M4] = BC_TYPE_F8E3M4,
      [IR_F4E2M1FN] = BC_TYPE_F4E2M1FN,
      [IR_F6E2M3FN] = BC_TYPE_F6E2M3FN,
      [IR_F6E3M2FN] = BC_TYPE_F6E3M2FN,
      [IR_F8E8M0FNU] = BC_TYPE_F8E8M0FNU,
  };
  int code = codes[f - ir_float_formats];
  return code >= BC_TYPE_TF32 && !w->encoder->small_floats ? -1 : code;
}

/* Scales and zero points of a type quantized by blocks are dense attributes of their own. */
static void code_block_scales(bc_coder *w, const ir_quant *q) {
  const ir_type *scale_type =
      ir_type_tensor(w->c, q->scale_shape, q->scale_rank, q->expressed, NULL);
  const ir_type *zero_type = ir_type_tensor(w->c, q->scale_shape, q->scale_rank, q->storage, NULL);
  size_t ss = ir_dense_element_size(q->expressed), zs = ir_dense_element_size(q->storage);
  uint8_t *scales = ARENA_ARRAY(w->a, uint8_t, q->scale_count * ss);
  uint8_t *zeros = ARENA_ARRAY(w->a, uint8_t, q->scale_count * zs);
  uint64_t mask =
      q->storage->integer.width < 64 ? (UINT64_C(1) << q->storage->integer.width) - 1 : UINT64_MAX;
  for (size_t i = 0; i < q->scale_count; i++) {
    uint64_t scale[2] = {ir_float_encode(q->expressed->format, q->scales[i])},
             zero[2] = {(uint64_t)q->zero_points[i] & mask};
    bytes_store_words(scales + i * ss, scale, ss, BYTES_HERE);
    bytes_store_words(zeros + i * zs, zero, zs, BYTES_HERE);
  }
  attr_ref(w, ir_attr_dense(w->c, scale_type, scales, q->scale_count * ss, false, IR_COPY));
  attr_ref(w, ir_attr_dense(w->c, zero_type, zeros, q->scale_count * zs, false, IR_COPY));
}

static void code_quantized(bc_coder *w, const ir_quant *q) {
  bc_quant_type code = q->any           ? q->expressed ? BC_QUANT_ANY_EXPRESSED : BC_QUANT_ANY
                       : q->sub_channel ? BC_QUANT_SUB_CHANNEL
                       : q->per_axis    ? BC_QUANT_PER_AXIS
                                        : BC_QUANT_UNIFORM;
  code_varint(w, code);
  code_varint(w, q->is_signed);
  type_ref(w, q->storage);
  if (code != BC_QUANT_ANY) type_ref(w, q->expressed);
  if (code == BC_QUANT_UNIFORM) {
    code_double(w, q->scales[0]);
    code_svarint(w, q->zero_points[0]);
  }
  if (code == BC_QUANT_PER_AXIS) code_varint(w, (uint64_t)q->axis);
  code_svarint(w, q->storage_min);
  code_svarint(w, q->storage_max);
  if (code == BC_QUANT_PER_AXIS) {
    code_varint(w, q->scale_count);
    for (size_t i = 0; i < q->scale_count; i++) code_double(w, q->scales[i]);
    code_svarints(w, q->zero_points, q->scale_count);
  }
  if (code == BC_QUANT_SUB_CHANNEL) {
    code_varint(w, q->axis_count);
    for (size_t i = 0; i < q->axis_count; i++) code_svarint(w, q->axes[i]);
    code_svarints(w, q->block_sizes, q->axis_count);
    code_block_scales(w, q);
  }
}

bool bc_code_type(bc_coder *w, const ir_type *t) {
  switch (t->kind) {
    case IR_TYPE_INTEGER:
      code_varint(w, BC_TYPE_INTEGER);
      code_varint(w, (uint64_t)t->integer.width << 2 | (uint64_t)t->integer.sign);
      return true;
    case IR_TYPE_INDEX: code_varint(w, BC_TYPE_INDEX); return true;
    case IR_TYPE_FLOAT: {
      int code = float_code(w, t->format);
      if (code >= 0) code_varint(w, (uint64_t)code);
      return code >= 0;
    }
    case IR_TYPE_NONE: code_varint(w, BC_TYPE_NONE); return true;
    case IR_TYPE_COMPLEX:
      code_varint(w, BC_TYPE_COMPLEX);
      type_ref(w, t->element);
      return true;
    case IR_TYPE_TUPLE:
      code_varint(w, BC_TYPE_TUPLE);
      code_types(w, t->tuple.items, t->tuple.count);
      return true;
    case IR_TYPE_FUNCTION:
      code_varint(w, BC_TYPE_FUNCTION);
      code_types(w, t->function.inputs, t->function.input_count);
      code_types(w, t->function.results, t->function.result_count);
      return true;
    case IR_TYPE_TENSOR:
      code_varint(w, t->shaped.encoding ? BC_TYPE_TENSOR_ENCODING : BC_TYPE_TENSOR);
      if (t->shaped.encoding) attr_ref(w, t->shaped.encoding);
      code_svarints(w, t->shaped.dims, t->shaped.rank);
      type_ref(w, t->shaped.element);
      return true;
    case IR_TYPE_UNRANKED_TENSOR:
      code_varint(w, BC_TYPE_UNRANKED_TENSOR);
      type_ref(w, t->shaped.element);
      return true;
    case IR_TYPE_MEMREF: code_memref(w, t); return true;
    case IR_TYPE_UNRANKED_MEMREF:
      code_varint(w, t->shaped.space ? BC_TYPE_UNRANKED_MEMREF_SPACE : BC_TYPE_UNRANKED_MEMREF);
      if (t->shaped.space) attr_ref(w, t->shaped.space);
      type_ref(w, t->shaped.element);
      return true;
    case IR_TYPE_VECTOR: code_vector(w, t); return true;
    case IR_TYPE_QUANTIZED: code_quantized(w, t->quant); return true;
    case IR_TYPE_DEFINED: {
      const vs_kind *kind = vs_type_row(vs_opset_of(w->c), t->defined.def->id);
      if (!kind || kind->wire_count == 0) return false;
      code_rows(w, kind, t->defined.params);
      return true;
    }
    case IR_TYPE_OPAQUE: return false;
  }
  return false;
}

/* --- Attributes ------------------------------------------------------------------------------- */

static void code_file_location(bc_coder *w, const ir_attr *a) {
  uint64_t line = a->loc_file.line, column = a->loc_file.column;
  uint64_t end_line = a->loc_file.end_line, end_column = a->loc_file.end_column;
  bool plain = !ir_loc_is_range(a);
  code_varint(w, plain ? BC_ATTR_LOC_FILE : BC_ATTR_LOC_FILE_RANGE);
  code_string_attr(w, a->loc_file.file);
  if (plain) {
    code_varint(w, line);
    code_varint(w, column);
    return;
  }
  /* How many numbers are written follows from their values, not from how many were given. */
  uint64_t numbers[4] = {line, column, end_column, 0};
  size_t count = line == 0 && column == 0 && end_line == 0 && end_column == 0 ? 0
                 : line != end_line                                           ? 4
                 : column == 0                                                ? 1
                 : column == end_column                                       ? 2
                                                                              : 3;
  if (count == 4) {
    numbers[2] = end_line;
    numbers[3] = end_column;
  }
  code_varint(w, count);
  for (size_t i = 0; i < count; i++) code_varint(w, numbers[i]);
}

static bool code_location(bc_coder *w, const ir_attr *a) {
  switch (a->kind) {
    case IR_ATTR_LOC_UNKNOWN: code_varint(w, BC_ATTR_LOC_UNKNOWN); return true;
    case IR_ATTR_LOC_FILE: code_file_location(w, a); return true;
    case IR_ATTR_LOC_NAME:
      code_varint(w, BC_ATTR_LOC_NAME);
      code_string_attr(w, a->loc_name.name);
      attr_ref(w, a->loc_name.child);
      return true;
    case IR_ATTR_LOC_CALLSITE:
      code_varint(w, BC_ATTR_LOC_CALLSITE);
      attr_ref(w, a->loc_callsite.callee);
      attr_ref(w, a->loc_callsite.caller);
      return true;
    case IR_ATTR_LOC_FUSED:
      code_varint(w, a->loc_fused.metadata ? BC_ATTR_LOC_FUSED_META : BC_ATTR_LOC_FUSED);
      code_attrs(w, a->loc_fused.items, a->loc_fused.count);
      if (a->loc_fused.metadata) attr_ref(w, a->loc_fused.metadata);
      return true;
    default: return false;
  }
}

static void code_number(bc_coder *w, uint64_t code, const ir_type *type, uint32_t width,
                        const uint64_t *words) {
  code_varint(w, code);
  type_ref(w, type);
  code_apint(w, width, words);
}

static void code_string_value(bc_coder *w, const ir_attr *a) {
  bool typed = a->string.type && a->string.type->kind != IR_TYPE_NONE;
  code_varint(w, typed ? BC_ATTR_TYPED_STRING : BC_ATTR_STRING);
  code_string(w, a->string.value);
  if (typed) type_ref(w, a->string.type);
}

static void code_dict(bc_coder *w, const ir_attr *a) {
  code_varint(w, BC_ATTR_DICT);
  code_varint(w, a->dict.count);
  for (size_t i = 0; i < a->dict.count; i++) {
    code_string_attr(w, a->dict.entries[i].name);
    attr_ref(w, a->dict.entries[i].value);
  }
}

static void code_symbol(bc_coder *w, const ir_attr *a) {
  code_varint(w, a->symbol.nested_count ? BC_ATTR_SYMBOL : BC_ATTR_FLAT_SYMBOL);
  code_string_attr(w, a->symbol.root);
  if (!a->symbol.nested_count) return;
  code_varint(w, a->symbol.nested_count);
  for (size_t i = 0; i < a->symbol.nested_count; i++)
    attr_ref(w, ir_attr_symbol(w->c, a->symbol.nested[i], NULL, 0));
}

/* Attributes that are lists of elements. */
static bool code_elements(bc_coder *w, const ir_attr *a) {
  switch (a->kind) {
    case IR_ATTR_DENSE:
      code_varint(w, BC_ATTR_DENSE);
      type_ref(w, a->dense.type);
      code_dense_data(w, a, 0xff);
      return true;
    case IR_ATTR_DENSE_STRING:
      code_varint(w, BC_ATTR_DENSE_STRING);
      type_ref(w, a->dense_string.type);
      code_varint(w, a->dense_string.splat);
      for (size_t i = 0; i < a->dense_string.count; i++) code_string(w, a->dense_string.items[i]);
      return true;
    case IR_ATTR_DENSE_ARRAY:
      code_varint(w, BC_ATTR_DENSE_ARRAY);
      type_ref(w, a->dense_array.element);
      code_varint(w, a->dense_array.count);
      code_blob(w, a->dense_array.element, a->dense_array.data,
                a->dense_array.count * ir_dense_element_size(a->dense_array.element));
      return true;
    case IR_ATTR_DENSE_RESOURCE:
      code_varint(w, BC_ATTR_DENSE_RESOURCE);
      type_ref(w, a->resource.type);
      if (w->out)
        bc_emit_varint(w->out, bc_resource_number(w->numbers, "builtin", a->resource.key));
      else
        bc_count_resource(w, "builtin", a->resource.key);
      return true;
    case IR_ATTR_SPARSE:
      code_varint(w, BC_ATTR_SPARSE);
      type_ref(w, a->sparse.type);
      attr_ref(w, a->sparse.indices);
      attr_ref(w, a->sparse.values);
      return true;
    default: return false;
  }
}

bool bc_code_attr(bc_coder *w, const ir_attr *a) {
  switch (a->kind) {
    case IR_ATTR_UNIT: code_varint(w, BC_ATTR_UNIT); return true;
    case IR_ATTR_INTEGER: {
      const ir_type *t = a->integer.type;
      code_number(w, BC_ATTR_INTEGER, t, t->kind == IR_TYPE_INDEX ? 64 : t->integer.width,
                  a->integer.words);
      return true;
    }
    case IR_ATTR_FLOAT:
      code_number(w, BC_ATTR_FLOAT, a->flt.type, a->flt.type->format->width, a->flt.bits);
      return true;
    case IR_ATTR_STRING: code_string_value(w, a); return true;
    case IR_ATTR_ARRAY:
      code_varint(w, BC_ATTR_ARRAY);
      code_attrs(w, a->array.items, a->array.count);
      return true;
    case IR_ATTR_DICT: code_dict(w, a); return true;
    case IR_ATTR_TYPE:
      code_varint(w, BC_ATTR_TYPE);
      type_ref(w, a->type);
      return true;
    case IR_ATTR_SYMBOL: code_symbol(w, a); return true;
    case IR_ATTR_DISTINCT:
      code_varint(w, BC_ATTR_DISTINCT);
      attr_ref(w, a->distinct.content);
      return true;
    case IR_ATTR_DEFINED: {
      const vs_kind *kind = vs_attr_row(vs_opset_of(w->c), a->defined.def->id);
      if (!kind || kind->wire_count == 0) return false;
      code_rows(w, kind, a->defined.params);
      return true;
    }
    case IR_ATTR_OPAQUE:
    case IR_ATTR_VERBATIM: return false;
    default: return code_elements(w, a) || code_location(w, a);
  }
}

/* --- Properties ------------------------------------------------------------------------------- */

/* Segment sizes: dense, or sparse as pairs of value and index when at most half are not zero and
 * the last of these stands at 256 or before. */
static void code_segments(bc_coder *w, const ir_attr *a) {
  if (!w->out) return;
  size_t count = a->dense_array.count, filled = 0, last = 0;
  uint32_t *sizes = ARENA_ARRAY(w->a, uint32_t, count);
  for (size_t i = 0; i < count; i++) {
    memcpy(&sizes[i], a->dense_array.data + 4 * i, sizeof *sizes);
    if (sizes[i]) filled++, last = i;
  }
  if (last > 256 || filled > count / 2) {
    bc_emit_flagged(w->out, count, false);
    for (size_t i = 0; i < count; i++) bc_emit_varint(w->out, sizes[i]);
    return;
  }
  bc_emit_flagged(w->out, filled, true);
  if (!filled) return;
  unsigned bits = 0; /* of an index */
  while ((size_t)1 << bits < last + 1) bits++;
  bc_emit_varint(w->out, bits);
  for (size_t i = 0; i <= last; i++)
    if (sizes[i]) bc_emit_varint(w->out, (uint64_t)sizes[i] << bits | i);
}

static bool is_i32_array(const ir_attr *a) {
  return ir_attr_is(a, IR_ATTR_DENSE_ARRAY) && ir_type_is_integer(a->dense_array.element, 32);
}

static bool is_segments(const ir_opdef *def, const char *name) {
  if (!(def->traits & (IR_TRAIT_OPERAND_SEGMENTS | IR_TRAIT_RESULT_SEGMENTS))) return false;
  return (def->traits & IR_TRAIT_OPERAND_SEGMENTS && !strcmp(name, "operandSegmentSizes")) ||
         (def->traits & IR_TRAIT_RESULT_SEGMENTS && !strcmp(name, "resultSegmentSizes"));
}

/* Properties stand in the definition's order; native segment sizes come after all others. */
void bc_code_properties(bc_coder *w, const ir_op *op) {
  const ir_opdef *def = op->name->def;
  for (int segments = 0; segments < 2; segments++)
    for (uint8_t i = 0; i < def->prop_count; i++) {
      const ir_propdef *pd = &def->props[i];
      const ir_attr *value = op->props[i];
      bool sizes = is_segments(def, pd->name);
      if ((sizes && w->format->native_segments) != (bool)segments) continue;
      if (!value && !pd->optional)
        bc_write_error(w, DIAG_WRITE_PROPERTY, op->loc, "'%s' lacks its property '%s'",
                       op->name->full->bytes, pd->name);
      else if (sizes && !is_i32_array(value))
        bc_write_error(w, DIAG_WRITE_PROPERTY, op->loc, "'%s': property '%s' is not an array<i32>",
                       op->name->full->bytes, pd->name);
      else if (segments)
        code_segments(w, value);
      else if (pd->optional)
        optional_attr_ref(w, value);
      else
        attr_ref(w, value);
    }
}
