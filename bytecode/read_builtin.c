/* SPDX-License-Identifier: Apache-2.0 */
/* Reads the encodings of builtin: one reader per row of builtin.def, in its order. */
#include <string.h>

#include "reader.h"

/* An attribute that must be a plain string. */
static bool string_attr(bc_reader *r, cursor *c, const istr **out) {
  const uint8_t *at = c->at;
  const ir_attr *a;
  if (!bc_attr(r, c, &a)) return false;
  if (!ir_attr_is(a, IR_ATTR_STRING)) return bc_wrong_kind(r, at, "a string attribute");
  *out = a->string.value;
  return true;
}

/* --- Attributes --- */

static bool read_array(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_attr **items;
  size_t n;
  if (!bc_attr_list(r, c, &items, &n)) return false;
  *out = ir_attr_array(r->c, items, n);
  return true;
}

static bool read_dict(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  size_t n;
  if (!bc_count(r, c, &n, "the number of entries")) return false;
  ir_named_attr *entries = ARENA_ARRAY(r->scratch, ir_named_attr, n);
  for (size_t i = 0; i < n; i++) {
    if (!string_attr(r, c, &entries[i].name) || !bc_attr(r, c, &entries[i].value)) return false;
    if (!entries[i].name->len)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a key of the dictionary is empty");
  }
  const istr *twice = NULL;
  *out = ir_attr_dict(r->c, entries, n, &twice);
  return *out || bc_fail(r, DIAG_BYTECODE_VALUE, at, "the dictionary has '%s' twice",
                         twice ? twice->bytes : "");
}

static bool read_string(bc_reader *r, cursor *c, const ir_attr **out) {
  const istr *s;
  if (!bc_string_ref(r, c, &s)) return false;
  *out = ir_attr_istr(r->c, s);
  return true;
}

static bool read_typed_string(bc_reader *r, cursor *c, const ir_attr **out) {
  const istr *s;
  const ir_type *type;
  if (!bc_string_ref(r, c, &s) || !bc_type(r, c, &type)) return false;
  *out = ir_attr_typed_string(r->c, s, type);
  return true;
}

static bool read_flat_symbol(bc_reader *r, cursor *c, const ir_attr **out) {
  const istr *root;
  if (!string_attr(r, c, &root)) return false;
  *out = ir_attr_symbol(r->c, root, NULL, 0);
  return true;
}

static bool read_symbol(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const istr *root;
  const ir_attr **items;
  size_t n;
  if (!string_attr(r, c, &root) || !bc_attr_list(r, c, &items, &n)) return false;
  const istr **nested = ARENA_ARRAY(r->scratch, const istr *, n);
  for (size_t i = 0; i < n; i++) {
    if (!ir_attr_is(items[i], IR_ATTR_SYMBOL) || items[i]->symbol.nested_count)
      return bc_wrong_kind(r, at, "a flat symbol");
    nested[i] = items[i]->symbol.root;
  }
  *out = ir_attr_symbol(r->c, root, nested, n);
  return true;
}

static bool read_type_attr(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_type *type;
  if (!bc_type(r, c, &type)) return false;
  *out = ir_attr_type(r->c, type);
  return true;
}

static bool read_unit(bc_reader *r, cursor *c, const ir_attr **out) {
  (void)c;
  *out = ir_attr_unit(r->c);
  return true;
}

static bool read_integer(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const ir_type *type;
  if (!bc_type(r, c, &type)) return false;
  uint32_t width = bc_integer_width(type);
  if (width == 0 && !ir_type_is(type, IR_TYPE_INTEGER))
    return bc_wrong_kind(r, at, "an integer or index type");
  uint64_t *words = ARENA_ARRAY(r->scratch, uint64_t, width / 64 + 1);
  if (!bc_apint(r, c, width, words, "an integer")) return false;
  *out = ir_attr_integer_words(r->c, type, words);
  return true;
}

static bool read_float_attr(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const ir_type *type;
  uint64_t words[2] = {0, 0};
  if (!bc_type(r, c, &type)) return false;
  if (!ir_type_is(type, IR_TYPE_FLOAT)) return bc_wrong_kind(r, at, "a float type");
  uint32_t width = type->format->width;
  if (!bc_apint(r, c, width, words, "a float")) return false;
  /* Bits of a float have no sign to extend. */
  if (width % 64) words[width / 64] &= (UINT64_C(1) << width % 64) - 1;
  *out = ir_attr_float_bits(r->c, type, words[0], words[1]);
  return true;
}

static bool read_loc_callsite(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_attr *callee, *caller;
  if (!bc_loc(r, c, &callee) || !bc_loc(r, c, &caller)) return false;
  *out = ir_loc_callsite(r->c, callee, caller);
  return true;
}

/* Lines and columns are 32 bits wide in MLIR. */
static bool position(bc_reader *r, cursor *c, uint32_t *out) {
  const uint8_t *at = c->at;
  uint64_t v;
  if (!bc_varint(r, c, &v, "a line or column")) return false;
  if (v > UINT32_MAX)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a line or column is %llu", (unsigned long long)v);
  *out = (uint32_t)v;
  return true;
}

static bool read_loc_file(bc_reader *r, cursor *c, const ir_attr **out) {
  const istr *file;
  uint32_t line, column;
  if (!string_attr(r, c, &file) || !position(r, c, &line) || !position(r, c, &column)) return false;
  *out = ir_loc_file(r->c, file, line, column);
  return true;
}

static bool loc_list(bc_reader *r, cursor *c, const ir_attr ***items, size_t *n) {
  if (!bc_count(r, c, n, "the number of locations")) return false;
  *items = ARENA_ARRAY(r->scratch, const ir_attr *, *n);
  for (size_t i = 0; i < *n; i++)
    if (!bc_loc(r, c, &(*items)[i])) return false;
  return true;
}

static bool read_loc_fused(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_attr **items;
  size_t n;
  if (!loc_list(r, c, &items, &n)) return false;
  *out = ir_loc_fused(r->c, items, n, NULL);
  return true;
}

static bool read_loc_fused_meta(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_attr **items, *metadata;
  size_t n;
  if (!loc_list(r, c, &items, &n) || !bc_attr(r, c, &metadata)) return false;
  *out = ir_loc_fused(r->c, items, n, metadata);
  return true;
}

static bool read_loc_name(bc_reader *r, cursor *c, const ir_attr **out) {
  const istr *name;
  const ir_attr *child;
  if (!string_attr(r, c, &name) || !bc_loc(r, c, &child)) return false;
  *out = ir_loc_name(r->c, name, child);
  return true;
}

static bool read_loc_unknown(bc_reader *r, cursor *c, const ir_attr **out) {
  (void)c;
  *out = ir_loc_unknown(r->c);
  return true;
}

static bool read_dense_resource(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const ir_type *type;
  size_t i;
  if (!bc_type(r, c, &type)) return false;
  if (!ir_type_is_shaped(type)) return bc_wrong_kind(r, at, "a shaped type");
  if (!bc_index(r, c, r->dialect_resource_count, &i, "resource")) return false;
  *out = ir_attr_dense_resource(r->c, type, bc_istr(r, r->dialect_resources[i]->key));
  return true;
}

static bool read_dense_array(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at, *bytes;
  const ir_type *type;
  uint64_t count;
  size_t size, whole;
  if (!bc_type(r, c, &type)) return false;
  /* i1, and whole bytes. Source: DenseArrayAttr::verify. */
  bool fits =
      ir_type_is_integer(type, 1) ||
      (ir_type_is(type, IR_TYPE_INTEGER) && type->integer.width && type->integer.width % 8 == 0) ||
      (ir_type_is(type, IR_TYPE_FLOAT) && type->format->width % 8 == 0);
  if (!fits) return bc_wrong_kind(r, at, "an element type of whole bytes");
  if (!bc_varint(r, c, &count, "the number of elements") ||
      !bc_blob(r, c, &bytes, &size, "the elements"))
    return false;
  if (__builtin_mul_overflow(count, (uint64_t)ir_dense_element_size(type), &whole) || whole != size)
    return bc_fail(r, DIAG_BYTECODE_DATA, at, "%zu bytes for %llu elements", size,
                   (unsigned long long)count);
  if (ir_type_is_integer(type, 1))
    for (size_t i = 0; i < size; i++)
      if (bytes[i] > 1)
        return bc_fail(r, DIAG_BYTECODE_DATA, bytes + i, "boolean %zu is 0x%02x", i, bytes[i]);
  bytes = ir_dense_little(r->scratch, type, bytes, size);
  *out = ir_attr_dense_array(r->c, type, bytes, (size_t)count);
  return true;
}

static bool read_dense(bc_reader *r, cursor *c, const ir_attr **out) {
  const ir_type *type;
  return bc_type(r, c, &type) && bc_dense(r, c, type, out);
}

static bool read_dense_string(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const ir_type *type;
  uint64_t splat;
  if (!bc_type(r, c, &type)) return false;
  int64_t n = ir_type_is(type, IR_TYPE_TENSOR) || ir_type_is(type, IR_TYPE_VECTOR)
                  ? ir_type_element_count(type)
                  : -1;
  if (n < 0) return bc_wrong_kind(r, at, "a static tensor or vector type");
  if (!bc_varint(r, c, &splat, "a splat flag")) return false;
  if (splat > 1)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a splat flag is %llu", (unsigned long long)splat);
  uint64_t count = splat ? 1 : (uint64_t)n;
  if (count > cursor_left(c))
    return bc_fail(r, DIAG_BYTECODE_COUNT, c->at, "%llu strings in %zu bytes",
                   (unsigned long long)count, cursor_left(c));
  const istr **items = ARENA_ARRAY(r->scratch, const istr *, count);
  for (size_t i = 0; i < count; i++)
    if (!bc_string_ref(r, c, &items[i])) return false;
  *out = ir_attr_dense_strings(r->c, type, items, (size_t)count, splat);
  return true;
}

static bool read_sparse(bc_reader *r, cursor *c, const ir_attr **out) {
  static const char *const wrong[] = {
      [IR_SPARSE_RANK] = "sparse values that are not a list",
      [IR_SPARSE_SHAPE] = "sparse values without an index each",
      [IR_SPARSE_INDEX] = "a sparse index outside of the shape",
  };
  const uint8_t *at = c->at;
  const ir_type *type;
  const ir_attr *indices, *values;
  size_t row;
  if (!bc_type(r, c, &type)) return false;
  if (!ir_type_is_shaped(type) || ir_type_element_count(type) < 0)
    return bc_wrong_kind(r, at, "a static shaped type");
  at = c->at;
  if (!bc_attr(r, c, &indices) || !bc_attr(r, c, &values)) return false;
  if (!ir_attr_is(indices, IR_ATTR_DENSE) ||
      !ir_type_is_integer(indices->dense.type->shaped.element, 64))
    return bc_wrong_kind(r, at, "dense elements of i64");
  if (!ir_attr_is(values, IR_ATTR_DENSE) && !ir_attr_is(values, IR_ATTR_DENSE_STRING))
    return bc_wrong_kind(r, at, "dense elements");
  ir_sparse_fit fit = ir_sparse_fits(type, indices, values, &row);
  if (fit != IR_SPARSE_FITS) return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%s", wrong[fit]);
  *out = ir_attr_sparse(r->c, type, indices, values);
  return true;
}

/* Each entry of the attribute section is another one; where it stands tells it from others. */
static bool read_distinct(bc_reader *r, cursor *c, const ir_attr **out) {
  uint64_t number = cursor_offset(c);
  const ir_attr *content;
  if (!bc_attr(r, c, &content)) return false;
  *out = ir_attr_distinct(r->c, content, number);
  return true;
}

static bool read_loc_file_range(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  const istr *file;
  uint64_t given;
  uint32_t n[4] = {0};
  vs_version consumer = r->options->consumer;
  if (consumer != VS_NONE && consumer < vs_file_ranges_since(r->opset)) {
    char needs[32], name[32];
    return bc_fail(r, DIAG_BYTECODE_FEATURE, at,
                   "a file range location needs %s; %s does not know it",
                   vs_format(vs_file_ranges_since(r->opset), needs), vs_format(consumer, name));
  }
  if (!string_attr(r, c, &file) || !bc_varint(r, c, &given, "a file range")) return false;
  if (given > 4)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a file range of %llu numbers",
                   (unsigned long long)given);
  for (uint64_t i = 0; i < given; i++)
    if (!position(r, c, &n[i])) return false;
  /* line; line, column; line, column, end column; line, column, end line, end column.
   * Source: writeFileLineColRangeLocs in mlir/lib/IR/BuiltinDialectBytecode.cpp. */
  uint32_t end_line = given == 4 ? n[2] : n[0];
  uint32_t end_column = given == 4 ? n[3] : given == 3 ? n[2] : n[1];
  *out = ir_loc_file_range(r->c, file, n[0], n[1], end_line, end_column, (uint8_t)given);
  return true;
}

/* --- Types --- */

static bool read_integer_type(bc_reader *r, cursor *c, const ir_type **out) {
  static const ir_signedness signs[] = {IR_SIGNLESS, IR_SIGNED, IR_UNSIGNED};
  const uint8_t *at = c->at;
  uint64_t v;
  if (!bc_varint(r, c, &v, "an integer type")) return false;
  if ((v & 3) == 3) return bc_fail(r, DIAG_BYTECODE_VALUE, at, "an integer's signedness is 3");
  if (v >> 2 > LIMIT_INTEGER_WIDTH)
    return bc_fail(r, DIAG_LIMIT_PASSED, at, "integer_width: an integer of %llu bits",
                   (unsigned long long)(v >> 2));
  *out = ir_type_integer(r->c, (uint32_t)(v >> 2), signs[v & 3]);
  return true;
}

static bool read_index_type(bc_reader *r, cursor *c, const ir_type **out) {
  (void)c;
  *out = ir_type_index(r->c);
  return true;
}

static bool read_function_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_type **inputs, **results;
  size_t input_count, result_count;
  if (!bc_type_list(r, c, &inputs, &input_count) || !bc_type_list(r, c, &results, &result_count))
    return false;
  *out = ir_type_function(r->c, inputs, input_count, results, result_count);
  return true;
}

#define FLOAT_TYPE(name, format)                                                 \
  static bool read_##name##_type(bc_reader *r, cursor *c, const ir_type **out) { \
    (void)c;                                                                     \
    *out = ir_type_float(r->c, &ir_float_formats[format]);                       \
    return true;                                                                 \
  }
FLOAT_TYPE(bf16, IR_BF16)
FLOAT_TYPE(f16, IR_F16)
FLOAT_TYPE(f32, IR_F32)
FLOAT_TYPE(f64, IR_F64)
FLOAT_TYPE(f80, IR_F80)
FLOAT_TYPE(f128, IR_F128)
#undef FLOAT_TYPE

static bool small_float(bc_reader *r, const cursor *c, ir_float_id id, const ir_type **out) {
  vs_version consumer = r->options->consumer, since = vs_small_floats_since(r->opset);
  const ir_float_format *format = &ir_float_formats[id];
  if (consumer != VS_NONE && consumer < since) {
    char needs[32], name[32];
    return bc_fail(r, DIAG_BYTECODE_FEATURE, c->at,
                   "the type %s by its code needs %s; %s knows it as text alone", format->name,
                   vs_format(since, needs), vs_format(consumer, name));
  }
  if (r->options->facts) r->options->facts->small_floats = true;
  *out = ir_type_float(r->c, format);
  return true;
}

#define SMALL_FLOAT(name, format)                                                \
  static bool read_##name##_type(bc_reader *r, cursor *c, const ir_type **out) { \
    return small_float(r, c, format, out);                                       \
  }
SMALL_FLOAT(tf32, IR_TF32)
SMALL_FLOAT(f8e5m2, IR_F8E5M2)
SMALL_FLOAT(f8e4m3, IR_F8E4M3)
SMALL_FLOAT(f8e4m3fn, IR_F8E4M3FN)
SMALL_FLOAT(f8e5m2fnuz, IR_F8E5M2FNUZ)
SMALL_FLOAT(f8e4m3fnuz, IR_F8E4M3FNUZ)
SMALL_FLOAT(f8e4m3b11fnuz, IR_F8E4M3B11FNUZ)
SMALL_FLOAT(f8e3m4, IR_F8E3M4)
SMALL_FLOAT(f4e2m1fn, IR_F4E2M1FN)
SMALL_FLOAT(f6e2m3fn, IR_F6E2M3FN)
SMALL_FLOAT(f6e3m2fn, IR_F6E3M2FN)
SMALL_FLOAT(f8e8m0fnu, IR_F8E8M0FNU)
#undef SMALL_FLOAT

/* An element of a tensor, vector or memref: no container but a vector. */
static bool element_type(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  if (!bc_type(r, c, out)) return false;
  switch ((*out)->kind) {
    case IR_TYPE_INTEGER:
    case IR_TYPE_INDEX:
    case IR_TYPE_FLOAT:
    case IR_TYPE_COMPLEX:
    case IR_TYPE_VECTOR:
    case IR_TYPE_QUANTIZED:
    case IR_TYPE_DEFINED:
    case IR_TYPE_OPAQUE: return true;
    default: return bc_wrong_kind(r, at, "a type that elements can have");
  }
}

static bool read_complex_type(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  const ir_type *element;
  if (!bc_type(r, c, &element)) return false;
  if (element->kind != IR_TYPE_INTEGER && element->kind != IR_TYPE_FLOAT)
    return bc_wrong_kind(r, at, "an integer or float type");
  *out = ir_type_complex(r->c, element);
  return true;
}

/* MLIR gives a memref without a layout the identity map, and writes it. */
static bool memref(bc_reader *r, cursor *c, const ir_attr *space, const ir_type **out) {
  int64_t *dims;
  size_t rank;
  const ir_type *element;
  const ir_attr *layout;
  if (!bc_shape(r, c, &dims, &rank) || !bc_type(r, c, &element) || !bc_attr(r, c, &layout))
    return false;
  *out = ir_type_memref(r->c, dims, rank, element, layout, space);
  return true;
}

static bool read_memref_type(bc_reader *r, cursor *c, const ir_type **out) {
  return memref(r, c, NULL, out);
}

static bool read_memref_space_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_attr *space;
  return bc_attr(r, c, &space) && memref(r, c, space, out);
}

static bool read_none_type(bc_reader *r, cursor *c, const ir_type **out) {
  (void)c;
  *out = ir_type_none(r->c);
  return true;
}

static bool tensor(bc_reader *r, cursor *c, const ir_attr *encoding, const ir_type **out) {
  int64_t *dims;
  size_t rank;
  const ir_type *element;
  if (!bc_shape(r, c, &dims, &rank) || !element_type(r, c, &element)) return false;
  *out = ir_type_tensor(r->c, dims, rank, element, encoding);
  return true;
}

static bool read_tensor_type(bc_reader *r, cursor *c, const ir_type **out) {
  return tensor(r, c, NULL, out);
}

static bool read_tensor_encoding_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_attr *encoding;
  return bc_attr(r, c, &encoding) && tensor(r, c, encoding, out);
}

static bool read_tuple_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_type **items;
  size_t n;
  if (!bc_type_list(r, c, &items, &n)) return false;
  *out = ir_type_tuple(r->c, items, n);
  return true;
}

static bool read_unranked_memref_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_type *element;
  if (!bc_type(r, c, &element)) return false;
  *out = ir_type_unranked_memref(r->c, element, NULL);
  return true;
}

static bool read_unranked_memref_space_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_attr *space;
  const ir_type *element;
  if (!bc_attr(r, c, &space) || !bc_type(r, c, &element)) return false;
  *out = ir_type_unranked_memref(r->c, element, space);
  return true;
}

static bool read_unranked_tensor_type(bc_reader *r, cursor *c, const ir_type **out) {
  const ir_type *element;
  if (!element_type(r, c, &element)) return false;
  *out = ir_type_unranked_tensor(r->c, element);
  return true;
}

static bool vector(bc_reader *r, cursor *c, const bool *scalable, size_t scalable_count,
                   const ir_type **out) {
  const uint8_t *at = c->at;
  int64_t *dims;
  size_t rank;
  const ir_type *element;
  if (!bc_shape(r, c, &dims, &rank) || !element_type(r, c, &element)) return false;
  for (size_t i = 0; i < rank; i++)
    if (dims[i] <= 0)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a vector's dimension is %lld",
                     (long long)dims[i]);
  if (scalable && scalable_count != rank)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%zu dimensions, %zu scalable flags", rank,
                   scalable_count);
  *out = ir_type_vector(r->c, dims, rank, element, scalable);
  return true;
}

static bool read_vector_type(bc_reader *r, cursor *c, const ir_type **out) {
  return vector(r, c, NULL, 0, out);
}

static bool read_vector_scalable_type(bc_reader *r, cursor *c, const ir_type **out) {
  size_t n;
  if (!bc_count(r, c, &n, "the number of scalable flags")) return false;
  bool *scalable = ARENA_ARRAY(r->scratch, bool, n);
  for (size_t i = 0; i < n; i++) {
    const uint8_t *at = c->at;
    uint8_t byte;
    if (!bc_byte(r, c, &byte, "a scalable flag")) return false;
    if (byte > 1) return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a scalable flag is %u", byte);
    scalable[i] = byte;
  }
  return vector(r, c, scalable, n, out);
}

/* --- By code --- */

typedef struct attr_row {
  bool (*read)(bc_reader *r, cursor *c, const ir_attr **out);
  const char *title;
} attr_row;

static const attr_row attr_rows[] = {
#define BC_ATTR(code, name, field, title) [code] = {read_##field, title},
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

static const bc_type_row type_rows[] = {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title) [code] = {read_##field, title},
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

/* LLVM gave codes to more attributes after every reader that could be tried: llvm-project#191970
 * (June 2026), #207488 (July 2026). */
static bool unknown_code(bc_reader *r, const cursor *c, const char *what, uint64_t code) {
  if (code < 64)
    return bc_fail(r, DIAG_BYTECODE_CODE, c->at,
                   "builtin has no %s with the code %llu; affine maps, strided layouts and graphs "
                   "got codes with LLVM of June and July 2026, which no known reader has",
                   what, (unsigned long long)code);
  return bc_fail(r, DIAG_BYTECODE_CODE, c->at, "builtin has no %s with the code %llu", what,
                 (unsigned long long)code);
}

bool bc_builtin_attr_body(bc_reader *r, uint64_t code, cursor *c, const ir_attr **out) {
  const attr_row *row = BC_ROW(attr_rows, code);
  return row ? row->read(r, c, out) : unknown_code(r, c, "attribute", code);
}

bool bc_builtin_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out) {
  const bc_type_row *row = BC_ROW(type_rows, code);
  return row ? row->read(r, c, out) : unknown_code(r, c, "type", code);
}

const char *bc_builtin_attr_title(uint64_t code) {
  const attr_row *row = BC_ROW(attr_rows, code);
  return row ? row->title : NULL;
}

const char *bc_builtin_type_title(uint64_t code) {
  const bc_type_row *row = BC_ROW(type_rows, code);
  return row ? row->title : NULL;
}

unsigned bc_range_location_code(void) { return BC_ATTR_LOC_FILE_RANGE; }
