/* SPDX-License-Identifier: Apache-2.0 */
#include "interpreter/npy.h"

#include "values/tensor.h"

/* NumPy's name for an element kind. */
static void add_descr(strbuf *b, num_kind k, npy_other other) {
  const num_row *row = &ev_num_rows[k];
  bool own = k == NUM_F16 || k == NUM_F32 || k == NUM_F64;
  bool lacks = row->class & NUM_FLOAT ? !own : row->bits < 8 && k != NUM_I1;
  char letter = lacks && other == NPY_VOID  ? 'V'
                : k == NUM_I1               ? 'b'
                : ev_num_is(k, NUM_COMPLEX) ? 'c'
                : ev_num_is(k, NUM_SIGNED)  ? 'i'
                : own                       ? 'f'
                                            : 'u';
  strbuf_addf(b, "%c%c%u", row->bytes == 1 && letter != 'V' ? '|' : '<', letter, row->bytes);
}

void interp_npy_header(const ir_type *tensor, npy_other other, strbuf *out) {
  strbuf_auto dict = STRBUF_INIT;
  size_t rank = tensor->shaped.rank;
  strbuf_adds(&dict, "{'descr': '");
  add_descr(&dict, ev_storage_kind(tensor->shaped.element), other);
  strbuf_adds(&dict, "', 'fortran_order': False, 'shape': (");
  for (size_t d = 0; d < rank; d++) {
    strbuf_addi(&dict, tensor->shaped.dims[d]);
    strbuf_adds(&dict, rank == 1 ? "," : d + 1 < rank ? ", " : "");
  }
  strbuf_adds(&dict, "), }");
  size_t length = (10 + dict.len + 1 + 63) / 64 * 64 - 10;
  strbuf_add(out, "\x93NUMPY\x01\x00", 8);
  strbuf_addc(out, (char)(length & 0xff));
  strbuf_addc(out, (char)(length >> 8));
  strbuf_add(out, dict.bytes, dict.len);
  strbuf_addn(out, ' ', length - dict.len - 1);
  strbuf_addc(out, '\n');
}
