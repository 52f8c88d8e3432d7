/* SPDX-License-Identifier: Apache-2.0 */
/* bitcast_convert: the same bits, as elements of another width. */
#include <string.h>

#include "definition.h"

/* Element e of the result. The first of several small elements has the lowest bits of a large one.
 */
static uint64_t bits_at(const interp_value *from, unsigned out_bits, size_t e) {
  num_kind k = (num_kind)from->num;
  unsigned in_bits = ev_num_rows[k].bits, parts = in_bits / out_bits;
  uint64_t bits = 0;
  if (parts)
    return ev_num_bits(k, from->data + e / parts * bytes_of(from)) >> e % parts * out_bits &
           UINT64_MAX >> (64 - out_bits);
  parts = out_bits / in_bits;
  for (size_t q = 0; q < parts; q++)
    bits |= ev_num_bits(k, from->data + (e * parts + q) * bytes_of(from)) << q * in_bits;
  return bits;
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
    ir_dense_copy(value_element(a), r->data, a->data, r->size);
    ir_dense_copy(value_element(r), r->data, r->data, r->size);
  } else {
    for (size_t e = 0; e < r->count; e++)
      ev_num_set_bits(to, r->data + e * size, bits_at(a, out_bits, e));
  }
  ev_num_canonical(to, r->data, r->count);
  out[0] = r;
  return EVAL_OK;
}
