/* SPDX-License-Identifier: Apache-2.0 */
/* NumPy's file format 1.0
 * (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html). */
#ifndef HLO_CTS_INTERPRETER_NPY_H
#define HLO_CTS_INTERPRETER_NPY_H

#include "base/strbuf.h"
#include "ir/ir.h"

/* Element types that NumPy lacks are written as one of these. */
typedef enum npy_other {
  NPY_INTEGERS, /* i4 as the next integer type, floats as unsigned integers with the same bits */
  NPY_VOID,     /* "<V2", as numpy.save writes arrays of ml_dtypes */
} npy_other;

/* Appends what stands before the elements of a static tensor: magic, version, and a dictionary that
 * is padded so that the elements begin at a multiple of 64. The elements follow, as
 * ir_dense_little gives them. */
void interp_npy_header(const ir_type *tensor, npy_other other, strbuf *out);

#endif
