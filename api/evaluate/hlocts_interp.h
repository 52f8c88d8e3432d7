/* SPDX-License-Identifier: Apache-2.0 */
/* libhlocts-interp: evaluates programs that were read with libhlocts. */
#ifndef HLOCTS_INTERP_H
#define HLOCTS_INTERP_H

#include "hlocts.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hlocts_results hlocts_results;

/* A tensor: its type as MLIR writes it ("tensor<2xf32>"), and its elements in row-major order, each
 * in whole bytes, in the machine's order. */
typedef struct hlocts_tensor {
  const char *type;
  const void *data;
  size_t size; /* bytes */
} hlocts_tensor;

/* From now on, every evaluation of this process is by the definitions of the ops, one element at a
 * time (yes), or by faster ways where there are some (no, as at first). Both give the same bits. */
void hlocts_use_definitions(int yes);
/* Evaluates @main. NULL with errors. The caller frees the results; that may also be after the
 * context is closed. */
hlocts_results *hlocts_evaluate(hlocts_program *p, const hlocts_tensor *inputs, size_t count);
size_t hlocts_result_count(const hlocts_results *r);
/* Result i; its `data` is NULL if the result is not a tensor. */
hlocts_tensor hlocts_result(const hlocts_results *r, size_t i);
void hlocts_results_free(hlocts_results *r); /* NULL is allowed */

#ifdef __cplusplus
}
#endif

#endif
