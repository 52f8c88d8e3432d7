/* SPDX-License-Identifier: Apache-2.0 */
/* Converts tensors between the testee protocol and buffers of a plugin. */
#ifndef HLO_CTS_HARNESS_PJRT_TENSOR_H
#define HLO_CTS_HARNESS_PJRT_TENSOR_H

#include "base/strbuf.h"
#include "capi.h"

enum { PJRT_RANK_MAX = 64 };

typedef struct pjrt_type {
  const char *name;   /* StableHLO's: "i4" */
  size_t bytes, bits; /* of an element: in whole bytes, and packed */
} pjrt_type;

/* The type for a number of PJRT_Buffer_Type; NULL if it has no values, or is newer. */
const pjrt_type *pjrt_type_of(int number);

typedef struct pjrt_tensor {
  int type;
  size_t rank;
  int64_t dims[PJRT_RANK_MAX];
  strbuf bytes; /* row by row, each element in whole bytes */
} pjrt_tensor;

/* Takes "tensor<2x3xf32>". False with a sentence. */
bool pjrt_tensor_take_type(pjrt_tensor *t, const char *text, strbuf *why);
void pjrt_tensor_add_type(const pjrt_tensor *t, strbuf *out);
/* The number of elements and their size, unpacked. Returns false if they do not fit size_t. */
bool pjrt_tensor_size(const pjrt_tensor *t, size_t *elements, size_t *bytes);
/* Takes the data that a plugin wrote: elements in whole bytes, or packed. Returns false if the size
 * fits neither. */
bool pjrt_tensor_take(pjrt_tensor *t, const unsigned char *data, size_t size);
void pjrt_tensors_free(pjrt_tensor *list, size_t count); /* NULL is allowed */

#endif
