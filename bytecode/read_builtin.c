/* Reads the encodings of builtin and quant: one reader per row of builtin.def, in its order. */
#include <string.h>

#include "reader.h"

static bool wrong_kind(bc_reader *r, const uint8_t *at, const char *wanted) {
  return bc_fail(r, DIAG_BYTECODE_KIND, at, "not %s", wanted);
}

/* An attribute that must be a plain string. */
static bool string_attr(bc_reader *r, cursor *c, const istr **out) {
  const uint8_t *at = c->at;
  const ir_attr *a;
  if (!bc_attr(r, c, &a)) return false;
  if (!ir_attr_is(a, IR_ATTR_STRING)) return wrong_kind(r, at, "a string attribute");
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
      return wrong_kind(r, at, "a flat symbol");
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
    return wrong_kind(r, at, "an integer or index type");
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
  if (!ir_type_is(type, IR_TYPE_FLOAT)) return wrong_kind(r, at, "a float type");
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
  if (!ir_type_is_shaped(type)) return wrong_kind(r, at, "a shaped type");
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
  if (!fits) return wrong_kind(r, at, "an element type of whole bytes");
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
  if (n < 0) return wrong_kind(r, at, "a static tensor or vector type");
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

/* Neither has a form in ir/. */
static bool read_sparse(bc_reader *r, cursor *c, const ir_attr **out) {
  (void)out;
  return bc_fail(r, DIAG_BYTECODE_CODE, c->at, "sparse elements cannot be kept");
}

static bool read_distinct(bc_reader *r, cursor *c, const ir_attr **out) {
  (void)out;
  return bc_fail(r, DIAG_BYTECODE_CODE, c->at, "distinct attributes cannot be kept");
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
    default: return wrong_kind(r, at, "a type that elements can have");
  }
}

static bool read_complex_type(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  const ir_type *element;
  if (!bc_type(r, c, &element)) return false;
  if (element->kind != IR_TYPE_INTEGER && element->kind != IR_TYPE_FLOAT)
    return wrong_kind(r, at, "an integer or float type");
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

/* --- Quant --- */

#define QUANT_SIGNED 1u /* QuantizationFlags::Signed */

static bool quant_flags(bc_reader *r, cursor *c, ir_quant *q) {
  const uint8_t *at = c->at;
  uint64_t flags;
  if (!bc_varint(r, c, &flags, "quantization flags")) return false;
  if (flags > QUANT_SIGNED)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "unknown quantization flags 0x%llx",
                   (unsigned long long)flags);
  q->is_signed = flags & QUANT_SIGNED;
  return true;
}

static bool quant_storage(bc_reader *r, cursor *c, ir_quant *q) {
  const uint8_t *at = c->at;
  if (!quant_flags(r, c, q) || !bc_type(r, c, &q->storage)) return false;
  return ir_type_is(q->storage, IR_TYPE_INTEGER) || wrong_kind(r, at, "an integer storage type");
}

static bool quant_expressed(bc_reader *r, cursor *c, ir_quant *q) {
  const uint8_t *at = c->at;
  if (!bc_type(r, c, &q->expressed)) return false;
  return ir_type_is(q->expressed, IR_TYPE_FLOAT) || wrong_kind(r, at, "a float expressed type");
}

static bool quant_range(bc_reader *r, cursor *c, ir_quant *q) {
  return bc_svarint(r, c, &q->storage_min, "the storage minimum") &&
         bc_svarint(r, c, &q->storage_max, "the storage maximum");
}

/* Whatever is read can be printed and parsed again. */
static bool quant_whole(bc_reader *r, const uint8_t *at, const ir_quant *q, const ir_type **out) {
  const char *fault = ir_quant_fault(q);
  if (fault) return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%s", fault);
  *out = ir_type_quantized(r->c, q);
  return true;
}

static bool read_quant_any(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  ir_quant q = {.any = true};
  if (!quant_storage(r, c, &q) || !quant_range(r, c, &q)) return false;
  return quant_whole(r, at, &q, out);
}

static bool read_quant_any_expressed(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  ir_quant q = {.any = true};
  if (!quant_storage(r, c, &q) || !quant_expressed(r, c, &q) || !quant_range(r, c, &q))
    return false;
  return quant_whole(r, at, &q, out);
}

static bool read_quant_calibrated(bc_reader *r, cursor *c, const ir_type **out) {
  (void)out;
  return bc_fail(r, DIAG_BYTECODE_CODE, c->at, "calibrated quantized types cannot be kept");
}

static bool read_quant_uniform(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  ir_quant q = {.scale_count = 1};
  double scale;
  int64_t zero_point;
  if (!quant_storage(r, c, &q) || !quant_expressed(r, c, &q) || !bc_double(r, c, &scale) ||
      !bc_svarint(r, c, &zero_point, "the zero point") || !quant_range(r, c, &q))
    return false;
  q.scales = &scale;
  q.zero_points = &zero_point;
  return quant_whole(r, at, &q, out);
}

static bool read_quant_per_axis(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  ir_quant q = {.per_axis = true};
  uint64_t axis;
  double *scales;
  int64_t *zero_points;
  size_t zero_point_count;
  if (!quant_storage(r, c, &q) || !quant_expressed(r, c, &q) ||
      !bc_varint(r, c, &axis, "the quantized dimension") || !quant_range(r, c, &q) ||
      !bc_double_list(r, c, &scales, &q.scale_count) ||
      !bc_svarint_list(r, c, &zero_points, &zero_point_count))
    return false;
  if (axis > INT32_MAX)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "the quantized dimension is %llu",
                   (unsigned long long)axis);
  if (zero_point_count != q.scale_count)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%zu scales, %zu zero points", q.scale_count,
                   zero_point_count);
  q.axis = (int32_t)axis;
  q.scales = scales;
  q.zero_points = zero_points;
  return quant_whole(r, at, &q, out);
}

static bool read_quant_sub_channel(bc_reader *r, cursor *c, const ir_type **out) {
  const uint8_t *at = c->at;
  ir_quant q = {.sub_channel = true};
  int64_t *axes, *block_sizes;
  size_t axis_count, block_count;
  const ir_attr *scales, *zeros;
  if (!quant_storage(r, c, &q) || !quant_expressed(r, c, &q) || !quant_range(r, c, &q) ||
      !bc_svarint_list(r, c, &axes, &axis_count) ||
      !bc_svarint_list(r, c, &block_sizes, &block_count) || !bc_attr(r, c, &scales) ||
      !bc_attr(r, c, &zeros))
    return false;
  if (axis_count != block_count)
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%zu axes, %zu block sizes", axis_count,
                   block_count);
  /* Scales are elements of the expressed type, zero points of the storage type, of one shape. */
  if (!ir_attr_is(scales, IR_ATTR_DENSE) || !ir_attr_is(zeros, IR_ATTR_DENSE) ||
      scales->dense.type->shaped.element != q.expressed ||
      zeros->dense.type->shaped.element != q.storage ||
      ir_dense_count(scales) != ir_dense_count(zeros) ||
      scales->dense.type->shaped.rank != zeros->dense.type->shaped.rank)
    return wrong_kind(r, at, "dense scales and zero points of one shape");
  if (q.expressed->format->width > 64 || q.storage->integer.width > 64)
    return wrong_kind(r, at, "scales and zero points of at most 64 bits");
  size_t n = ir_dense_count(scales), element = ir_dense_element_size(q.expressed);
  size_t zero_element = ir_dense_element_size(q.storage);
  /* A splat stands for many; what is made of it must not outgrow the input by far. */
  if (n > r->size)
    return bc_fail(r, DIAG_BYTECODE_COUNT, at, "%zu scales in an input of %zu bytes", n, r->size);
  double *s = ARENA_ARRAY(r->scratch, double, n);
  int64_t *z = ARENA_ARRAY(r->scratch, int64_t, n);
  int32_t *axis = ARENA_ARRAY(r->scratch, int32_t, axis_count);
  for (size_t i = 0; i < n; i++) {
    uint64_t bits = 0;
    memcpy(&bits, ir_dense_element(scales, i), element);
    s[i] = ir_float_decode(q.expressed->format, bits);
    bits = 0;
    memcpy(&bits, ir_dense_element(zeros, i), zero_element);
    unsigned spare = 64 - q.storage->integer.width;
    z[i] = spare == 64 ? 0 : (int64_t)(bits << spare) >> spare;
  }
  for (size_t i = 0; i < axis_count; i++) {
    if (axes[i] < 0 || axes[i] > INT32_MAX)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "a quantized dimension is %lld",
                     (long long)axes[i]);
    axis[i] = (int32_t)axes[i];
  }
  q.scale_count = n;
  q.scales = s;
  q.zero_points = z;
  q.axis_count = axis_count;
  q.axes = axis;
  q.block_sizes = block_sizes;
  q.scale_shape = scales->dense.type->shaped.dims;
  q.scale_rank = scales->dense.type->shaped.rank;
  return quant_whole(r, at, &q, out);
}

/* --- By code --- */

typedef struct attr_row {
  bool (*read)(bc_reader *r, cursor *c, const ir_attr **out);
  const char *title;
} attr_row;

typedef struct type_row {
  bool (*read)(bc_reader *r, cursor *c, const ir_type **out);
  const char *title;
} type_row;

static const attr_row attr_rows[] = {
#define BC_ATTR(code, name, field, title) [code] = {read_##field, title},
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

static const type_row type_rows[] = {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title) [code] = {read_##field, title},
#define BC_QUANT(code, name, field, title)
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

static const type_row quant_rows[] = {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title) [code] = {read_##field, title},
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

#define ROW(rows, code) \
  ((code) < sizeof(rows) / sizeof *(rows) && (rows)[code].read ? &(rows)[code] : NULL)

/* LLVM gave codes to more attributes after every reader that could be tried: llvm-project#191970
 * (June 2026), #207488 (July 2026). */
static bool unknown_code(bc_reader *r, const cursor *c, const char *dialect, const char *what,
                         uint64_t code) {
  if (strcmp(dialect, "builtin") == 0 && code < 64)
    return bc_fail(r, DIAG_BYTECODE_CODE, c->at,
                   "builtin has no %s with the code %llu; affine maps, strided layouts and graphs "
                   "got codes with LLVM of June and July 2026, which no known reader has",
                   what, (unsigned long long)code);
  return bc_fail(r, DIAG_BYTECODE_CODE, c->at, "%s has no %s with the code %llu", dialect, what,
                 (unsigned long long)code);
}

bool bc_builtin_attr_body(bc_reader *r, uint64_t code, cursor *c, const ir_attr **out) {
  const attr_row *row = ROW(attr_rows, code);
  return row ? row->read(r, c, out) : unknown_code(r, c, "builtin", "attribute", code);
}

bool bc_builtin_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out) {
  const type_row *row = ROW(type_rows, code);
  return row ? row->read(r, c, out) : unknown_code(r, c, "builtin", "type", code);
}

bool bc_quant_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out) {
  const type_row *row = ROW(quant_rows, code);
  return row ? row->read(r, c, out) : unknown_code(r, c, "quant", "type", code);
}

const char *bc_builtin_attr_title(uint64_t code) {
  const attr_row *row = ROW(attr_rows, code);
  return row ? row->title : NULL;
}

const char *bc_builtin_type_title(uint64_t code) {
  const type_row *row = ROW(type_rows, code);
  return row ? row->title : NULL;
}

const char *bc_quant_type_title(uint64_t code) {
  const type_row *row = ROW(quant_rows, code);
  return row ? row->title : NULL;
}

unsigned bc_range_location_code(void) { return BC_ATTR_LOC_FILE_RANGE; }
