/* SPDX-License-Identifier: Apache-2.0 */
/* bitcast_convert: the same bits, as elements of another width. */
#include <string.h>

#include "definition.h"

/* Reads the bits of an element, `bits` of them from bit `at` on. */
static void copy_bits(const interp_value *from, size_t element, unsigned at, num_kind to,
                      uint8_t *o, unsigned to_at) {
  num_kind k = (num_kind)from->num;
  const uint8_t *p = from->data + element * ev_num_rows[k].bytes;
  unsigned bits =
      ev_num_rows[to].bits < ev_num_rows[k].bits ? ev_num_rows[to].bits : ev_num_rows[k].bits;
  for (unsigned b = 0; b < bits; b++) {
    unsigned s = at + b, d = to_at + b;
    if (p[s / 8] >> (s % 8) & 1) o[d / 8] |= (uint8_t)(1u << (d % 8));
  }
}

eval_status eval_bitcast_convert(proc *p, insn *i, interp_value **in, interp_value **out) {
  const interp_value *a = in[0];
  num_kind from = (num_kind)a->num;
  num_kind to = ev_storage_kind(ir_type_element(i->results[0]));
  unsigned in_bits = ev_num_rows[from].bits, out_bits = ev_num_rows[to].bits;
  size_t rank = value_rank(a);
  auto_free int64_t *dims = ev_scratch(p, i, rank + 1, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  memcpy(dims, value_dims(a), rank * sizeof *dims);
  if (out_bits < in_bits)
    dims[rank++] = in_bits / out_bits;
  else if (out_bits > in_bits)
    rank--;
  interp_value *r = ev_result(p, i, 0, dims, rank);
  if (!r) return EVAL_FAIL;
  size_t size = ev_num_rows[to].bytes;
  if (in_bits >= 8 && out_bits >= 8 && in_bits % 8 == 0 && out_bits % 8 == 0) {
    memcpy(r->data, a->data, r->size);
  } else {
    size_t parts = in_bits > out_bits ? in_bits / out_bits : out_bits / in_bits;
    for (size_t e = 0; e < r->count; e++) {
      uint8_t bytes[NUM_MAX_BYTES] = {0};
      if (in_bits >= out_bits) {
        copy_bits(a, e / parts, (unsigned)(e % parts) * out_bits, to, bytes, 0);
      } else {
        for (size_t q = 0; q < parts; q++)
          copy_bits(a, e * parts + q, 0, to, bytes, (unsigned)q * in_bits);
      }
      memcpy(r->data + e * size, bytes, size);
    }
  }
  ev_num_canonical(to, r->data, r->count);
  out[0] = r;
  return EVAL_OK;
}
