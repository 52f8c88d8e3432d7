/* SPDX-License-Identifier: Apache-2.0 */
/* The interface of a shared object that evaluates targets of custom_call. The tools load it with
 * --custom-calls=FILE.
 *
 * Such a plugin has one function, hlo_custom_calls, which returns a table with a row per target. It
 * needs nothing of hlo-cts except this header.
 *
 *   static bool twice(const hlo_call *c) {
 *     const float *in = c->operands[0].data;
 *     float *out = c->results[0].data;
 *     for (size_t k = 0; k < c->results[0].count; k++) out[k] = 2 * in[k];
 *     return true;
 *   }
 *   static const hlo_call_row rows[] = {{"twice", twice, NULL}};
 *   const hlo_call_table *hlo_custom_calls(void) {
 *     static const hlo_call_table table = {HLO_CALL_VERSION, rows, 1};
 *     return &table;
 *   }
 */
#ifndef HLO_CTS_INTERPRETER_PLUGIN_H
#define HLO_CTS_INTERPRETER_PLUGIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HLO_CALL_VERSION 1

/* A tensor. Its elements are in row-major order, each in whole bytes. A boolean is the byte 0 or 1.
 * A complex number is its real part and its imaginary part. */
typedef struct hlo_call_tensor {
  const char *element; /* "f32", "ui8", "i1", "complex<f64>" … */
  size_t element_size; /* bytes */
  const int64_t *dims;
  size_t rank, count; /* dimensions, elements */
  void *data;         /* the elements; a plugin must not write to those of an operand */
} hlo_call_tensor;

typedef struct hlo_call hlo_call;
struct hlo_call {
  const char *target;
  const void *user;                          /* of the row */
  const hlo_call_tensor *operands, *results; /* results have their declared types and are zero */
  size_t operand_count, result_count;
  const char *config; /* backend_config if it is a string; else "" */
  /* Gets an integer or boolean by its name, if backend_config (or mhlo.backend_config) is a
   * dictionary. False if the dictionary does not have it. */
  bool (*integer)(const hlo_call *call, const char *name, int64_t *out);
  /* Records why the call fails; the target must then return false. */
  void (*fail)(const hlo_call *call, const char *why);
  void *host; /* belongs to the tool */
};

typedef struct hlo_call_row {
  const char *target; /* call_target_name */
  bool (*fn)(const hlo_call *call);
  const void *user;
} hlo_call_row;

typedef struct hlo_call_table {
  unsigned version; /* HLO_CALL_VERSION */
  const hlo_call_row *rows;
  size_t row_count;
} hlo_call_table;

const hlo_call_table *hlo_custom_calls(void);

#ifdef __cplusplus
}
#endif
#endif
