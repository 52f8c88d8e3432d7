/* SPDX-License-Identifier: Apache-2.0 */
/* Reads the encodings of quant: one reader per row of builtin.def, in its order. */
#include <string.h>

#include "base/bytes.h"
#include "reader.h"

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
  return ir_type_is(q->storage, IR_TYPE_INTEGER) || bc_wrong_kind(r, at, "an integer storage type");
}

static bool quant_expressed(bc_reader *r, cursor *c, ir_quant *q) {
  const uint8_t *at = c->at;
  if (!bc_type(r, c, &q->expressed)) return false;
  return ir_type_is(q->expressed, IR_TYPE_FLOAT) || bc_wrong_kind(r, at, "a float expressed type");
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
    return bc_wrong_kind(r, at, "dense scales and zero points of one shape");
  if (q.expressed->format->width > 64 || q.storage->integer.width > 64)
    return bc_wrong_kind(r, at, "scales and zero points of at most 64 bits");
  size_t n = ir_dense_count(scales), element = ir_dense_element_size(q.expressed);
  size_t zero_element = ir_dense_element_size(q.storage);
  /* A splat stands for many; what is made of it must not outgrow the input by far. */
  if (n > r->size)
    return bc_fail(r, DIAG_BYTECODE_COUNT, at, "%zu scales in an input of %zu bytes", n, r->size);
  double *s = ARENA_ARRAY(r->scratch, double, n);
  int64_t *z = ARENA_ARRAY(r->scratch, int64_t, n);
  int32_t *axis = ARENA_ARRAY(r->scratch, int32_t, axis_count);
  for (size_t i = 0; i < n; i++) {
    uint64_t bits = bytes_load(ir_dense_element(scales, i), element, BYTES_HERE);
    s[i] = ir_float_decode(q.expressed->format, bits);
    bits = bytes_load(ir_dense_element(zeros, i), zero_element, BYTES_HERE);
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

static const bc_type_row quant_rows[] = {
#define BC_ATTR(code, name, field, title)
#define BC_TYPE(code, name, field, title)
#define BC_QUANT(code, name, field, title) [code] = {read_##field, title},
#include "builtin.def"
#undef BC_ATTR
#undef BC_TYPE
#undef BC_QUANT
};

bool bc_quant_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out) {
  const bc_type_row *row = BC_ROW(quant_rows, code);
  return row ? row->read(r, c, out)
             : bc_fail(r, DIAG_BYTECODE_CODE, c->at, "quant has no type with the code %llu",
                       (unsigned long long)code);
}

const char *bc_quant_type_title(uint64_t code) {
  const bc_type_row *row = BC_ROW(quant_rows, code);
  return row ? row->title : NULL;
}
