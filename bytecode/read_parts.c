/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of encodings: references, lists, whole numbers of known width, dense elements. */
#include <string.h>

#include "reader.h"

/* --- References --- */

bool bc_attr(bc_reader *r, cursor *c, const ir_attr **out) {
  size_t i;
  return bc_index(r, c, r->attr_count, &i, "attribute") && (*out = bc_attr_at(r, i)) != NULL;
}

bool bc_type(bc_reader *r, cursor *c, const ir_type **out) {
  size_t i;
  return bc_index(r, c, r->type_count, &i, "type") && (*out = bc_type_at(r, i)) != NULL;
}

bool bc_optional_attr(bc_reader *r, cursor *c, const ir_attr **out) {
  const uint8_t *at = c->at;
  uint64_t v;
  *out = NULL;
  if (!bc_varint(r, c, &v, "an optional attribute")) return false;
  if (v == 0) return true;
  if (!(v & 1))
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "an absent attribute has the index %llu",
                   (unsigned long long)(v >> 1));
  if (!bc_check_index(r, at, v >> 1, r->attr_count, "attribute")) return false;
  return (*out = bc_attr_at(r, (size_t)(v >> 1))) != NULL;
}

bool bc_string_ref(bc_reader *r, cursor *c, const istr **out) {
  size_t i;
  if (!bc_index(r, c, r->string_count, &i, "string")) return false;
  *out = bc_istr(r, &r->strings[i]);
  return true;
}

/* --- Lists --- */

bool bc_attr_list(bc_reader *r, cursor *c, const ir_attr ***out, size_t *count) {
  if (!bc_count(r, c, count, "the number of attributes")) return false;
  *out = ARENA_ARRAY(r->scratch, const ir_attr *, *count);
  for (size_t i = 0; i < *count; i++)
    if (!bc_attr(r, c, &(*out)[i])) return false;
  return true;
}

bool bc_type_list(bc_reader *r, cursor *c, const ir_type ***out, size_t *count) {
  if (!bc_count(r, c, count, "the number of types")) return false;
  *out = ARENA_ARRAY(r->scratch, const ir_type *, *count);
  for (size_t i = 0; i < *count; i++)
    if (!bc_type(r, c, &(*out)[i])) return false;
  return true;
}

bool bc_svarint_list(bc_reader *r, cursor *c, int64_t **out, size_t *count) {
  if (!bc_count(r, c, count, "the number of integers")) return false;
  *out = ARENA_ARRAY(r->scratch, int64_t, *count);
  for (size_t i = 0; i < *count; i++)
    if (!bc_svarint(r, c, &(*out)[i], "a list of integers")) return false;
  return true;
}

bool bc_double(bc_reader *r, cursor *c, double *out) {
  int64_t bits;
  if (!bc_svarint(r, c, &bits, "a double")) return false;
  memcpy(out, &bits, sizeof *out);
  return true;
}

bool bc_double_list(bc_reader *r, cursor *c, double **out, size_t *count) {
  if (!bc_count(r, c, count, "the number of doubles")) return false;
  *out = ARENA_ARRAY(r->scratch, double, *count);
  for (size_t i = 0; i < *count; i++)
    if (!bc_double(r, c, &(*out)[i])) return false;
  return true;
}

bool bc_shape(bc_reader *r, cursor *c, int64_t **out, size_t *rank) {
  const uint8_t *at = c->at;
  if (!bc_svarint_list(r, c, out, rank)) return false;
  if (*rank > LIMIT_TENSOR_RANK)
    return bc_fail(r, DIAG_LIMIT_PASSED, at, "tensor_rank: a shape has %zu dimensions", *rank);
  for (size_t i = 0; i < *rank; i++)
    if ((*out)[i] < 0 && (*out)[i] != IR_DYNAMIC)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "dimension %zu is %lld", i, (long long)(*out)[i]);
  return true;
}

/* --- Numbers and data --- */

/* The three forms of an integer of known width. Source: readAPIntWithKnownWidth and
 * writeAPIntWithKnownWidth: up to 8 bits a byte, up to 64 bits a signed varint of the zero-extended
 * value, else the number of words that are not zero at the top, and each as a signed varint. */
bool bc_apint(bc_reader *r, cursor *c, uint32_t width, uint64_t *words, const char *what) {
  const uint8_t *at = c->at;
  size_t count = width / 64 + (width % 64 != 0);
  if (count == 0) { /* i0: a byte that says nothing */
    uint8_t byte;
    return bc_byte(r, c, &byte, what);
  }
  for (size_t i = 0; i < count; i++) words[i] = 0;
  if (width <= 8) {
    uint8_t byte;
    if (!bc_byte(r, c, &byte, what)) return false;
    words[0] = byte;
  } else if (width <= 64) {
    int64_t v;
    if (!bc_svarint(r, c, &v, what)) return false;
    words[0] = (uint64_t)v;
  } else {
    size_t active;
    if (!bc_count(r, c, &active, "the number of words")) return false;
    if (active > count)
      return bc_fail(r, DIAG_BYTECODE_VALUE, at, "%zu words for an integer of %u bits", active,
                     width);
    for (size_t i = 0; i < active; i++) {
      int64_t v;
      if (!bc_svarint(r, c, &v, what)) return false;
      words[i] = (uint64_t)v;
    }
  }
  unsigned top = width % 64;
  if (top == 0) return true;
  /* The top word came zero-extended (as MLIR writes it) or sign-extended; it is kept sign-extended.
   */
  uint64_t w = words[count - 1], sign = w >> (top - 1) & 1;
  uint64_t above = w >> top;
  if (above != 0 && !(sign && above == UINT64_MAX >> top))
    return bc_fail(r, DIAG_BYTECODE_VALUE, at, "the value has more than %u bits", width);
  if (sign) words[count - 1] = w | UINT64_MAX << top;
  return true;
}

/* Both bytes of a single true are legal. */
static void excuse_single(bc_reader *r, const uint8_t *byte) {
  if (!r->other) return;
  uint8_t other = r->other[byte - r->input];
  if (*byte != other && *byte && (other == 0x01 || other == 0xff)) r->excused++;
}

/* Booleans exist in artifacts as one bit per element (LLVM up to 22, and every release that packs
 * by hand) and as one byte per element; a splat is one byte, 0x00 or 0xff (0x01 where bytes were
 * written). Where one byte holds two to eight elements, anything but 0xff is bits.
 * Source: readVhloTensorV1Attr in stablehlo/dialect/VhloBytecode.cpp and the history of
 * DenseElementsAttr::isValidRawBuffer. */
static bool read_booleans(bc_reader *r, const uint8_t *at, const ir_type *type, uint64_t n,
                          const uint8_t *bytes, size_t size, const ir_attr **out) {
  static const uint8_t both[2] = {0, 1};
  uint64_t packed = n / 8 + (n % 8 != 0);
  if (size == 1 && (bytes[0] == 0xff || bytes[0] == 0x00 || n == 1 || (n > 8 && bytes[0] == 1))) {
    if (n == 1 && bytes[0] != 0 && bytes[0] != 1 && bytes[0] != 0xff)
      return bc_fail(r, DIAG_BYTECODE_DATA, at, "a boolean is 0x%02x", bytes[0]);
    if (n == 1) excuse_single(r, bytes);
    *out = ir_attr_dense(r->c, type, &both[bytes[0] != 0], 1, true, IR_COPY);
    return true;
  }
  if (size == packed && size != n) {
    uint8_t *unpacked = arena_alloc(ir_arena(r->c), (size_t)n, 1);
    for (size_t i = 0; i < n; i++) unpacked[i] = bytes[i / 8] >> (i % 8) & 1;
    *out = ir_attr_dense(r->c, type, unpacked, (size_t)n, false, IR_BORROW);
    return true;
  }
  if (size != n)
    return bc_fail(r, DIAG_BYTECODE_DATA, at, "%zu bytes for %llu booleans", size,
                   (unsigned long long)n);
  bool clean = true;
  for (size_t i = 0; i < size; i++) {
    if (bytes[i] <= 1) continue;
    if (bytes[i] != 0xff)
      return bc_fail(r, DIAG_BYTECODE_DATA, bytes + i, "boolean %zu is 0x%02x", i, bytes[i]);
    clean = false;
  }
  if (!clean) {
    uint8_t *copy = arena_alloc(ir_arena(r->c), size, 1);
    for (size_t i = 0; i < size; i++) copy[i] = bytes[i] != 0;
    bytes = copy;
  }
  *out = ir_attr_dense(r->c, type, bytes, size, false,
                       clean && size <= BC_COPY_MAX ? IR_COPY : IR_BORROW);
  return true;
}

/* Bits of an element that share their bytes with bits that mean nothing (i4, f6E2M3FN); 0: none do.
 */
static unsigned padded_width(const ir_type *element) {
  unsigned width = ir_type_is(element, IR_TYPE_INTEGER) ? element->integer.width
                   : ir_type_is(element, IR_TYPE_FLOAT) ? element->format->width
                                                        : 0;
  return width % 8 ? width : 0;
}

/* Elements in their one form in memory, where what means nothing is 0: writers leave there what
 * they like, a sign for instance. `bytes`, or a copy. */
static const uint8_t *without_padding(bc_reader *r, const uint8_t *bytes, size_t size,
                                      size_t element, unsigned width) {
  size_t last = (width - 1) / 8; /* the byte of an element that holds its highest bit */
  uint8_t mask = (uint8_t)((1u << width % 8) - 1), noise = 0;
  for (size_t i = 0; i < size; i += element) {
    noise |= (uint8_t)(bytes[i + last] & ~mask);
    for (size_t k = last + 1; k < element; k++) noise |= bytes[i + k];
  }
  if (!noise) return bytes;
  uint8_t *clean = arena_copy(ir_arena(r->c), bytes, size, 16);
  for (size_t i = 0; i < size; i += element) {
    clean[i + last] &= mask;
    memset(clean + i + last + 1, 0, element - last - 1);
  }
  return clean;
}

bool bc_dense(bc_reader *r, cursor *c, const ir_type *type, const ir_attr **out) {
  const uint8_t *at = c->at, *bytes;
  size_t size;
  if (!ir_type_is(type, IR_TYPE_TENSOR) && !ir_type_is(type, IR_TYPE_VECTOR))
    return bc_fail(r, DIAG_BYTECODE_KIND, at, "dense elements need a ranked tensor or vector type");
  int64_t n = ir_type_element_count(type);
  size_t element = ir_dense_element_size(type->shaped.element);
  if (n < 0 || element == 0)
    return bc_fail(
        r, DIAG_BYTECODE_DATA, at,
        n < 0 ? "dense elements need a static shape" : "the element type has no dense form");
  if (!bc_blob(r, c, &bytes, &size, "dense elements")) return false;
  if (ir_type_is_integer(type->shaped.element, 1) && n > 0)
    return read_booleans(r, at, type, (uint64_t)n, bytes, size, out);
  size_t whole;
  if (__builtin_mul_overflow((uint64_t)n, (uint64_t)element, &whole) ||
      (size != whole && size != element))
    return bc_fail(r, DIAG_BYTECODE_DATA, at, "%zu bytes for %lld elements of %zu bytes", size,
                   (long long)n, element);
  unsigned width = padded_width(type->shaped.element);
  if (width && size % element == 0) bytes = without_padding(r, bytes, size, element, width);
  bytes = ir_dense_little(ir_arena(r->c), type->shaped.element, bytes, size);
  *out = ir_attr_dense(r->c, type, bytes, size, size != whole,
                       size <= BC_COPY_MAX ? IR_COPY : IR_BORROW);
  return true;
}
