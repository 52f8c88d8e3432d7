/* SPDX-License-Identifier: Apache-2.0 */
/* The rules for uniform quantized types, from any source: MLIR's text has no way to
 * write anything else. Source: mlir/lib/Dialect/Quant/IR/QuantTypes.cpp and TypeParser.cpp. */
#include "float_format.h"
#include "ir.h"

void ir_quant_storage_range(bool is_signed, uint32_t width, int64_t *min, int64_t *max) {
  *min = is_signed ? -(INT64_C(1) << (width - 1)) : 0;
  *max = is_signed ? (INT64_C(1) << (width - 1)) - 1 : (INT64_C(1) << width) - 1;
}

void ir_quant_scale_range(const ir_float_format *f, double *smallest, double *largest) {
  if (f->width >= 64) f = &ir_float_formats[IR_F64];
  uint64_t bits = UINT64_MAX >> (64 - f->width + (f->specials != IR_FLOAT_E8M0));
  if (f->specials == IR_FLOAT_IEEE) bits -= UINT64_C(1) << f->mantissa_bits;
  if (ir_float_is_nan(f, bits)) bits--;
  *largest = ir_float_decode(f, bits);
  *smallest = ir_float_decode(f, f->specials != IR_FLOAT_E8M0);
}

const char *ir_quant_fault(const ir_quant *q) {
  uint32_t width = q->storage->integer.width;
  int64_t min, max;
  if (ir_quant_contradicts(q)) return "the storage type has another sign than the flags say";
  if (width == 0 || width > IR_QUANT_STORAGE_BITS) return "the storage type has not 1 to 32 bits";
  ir_quant_storage_range(q->is_signed, width, &min, &max);
  if (q->storage_min < min || q->storage_max > max)
    return "the storage range is larger than the storage type";
  if (q->storage_min >= q->storage_max) return "the storage range is empty";
  if (q->any) return NULL;
  if (!q->scale_count) return "there is no scale";
  double smallest, largest;
  ir_quant_scale_range(q->expressed->format, &smallest, &largest);
  for (size_t i = 0; i < q->scale_count; i++)
    if (!(q->scales[i] >= smallest && q->scales[i] <= largest))
      return "a scale is out of the range of the expressed type";
  return NULL;
}
