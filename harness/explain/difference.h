/* SPDX-License-Identifier: Apache-2.0 */
/* The first difference between actual and expected output, as JSON. Every form of an explanation
 * renders it. */
#ifndef HLO_CTS_HARNESS_CELLS_DIFFERENCE_H
#define HLO_CTS_HARNESS_CELLS_DIFFERENCE_H

#include <jansson.h>

#include "harness/programs/derive.h"

/* Text in any encoding as a JSON string. */
json_t *difference_json_text(const char *text);
/* The same; NULL for no text, which json_pack leaves out. */
static inline json_t *difference_json_text_or_none(const char *text) {
  return text ? difference_json_text(text) : NULL;
}
json_t *difference_json_hex(const void *bytes, size_t n);

/* The sections of an artifact as far as it can be read, as hlo-cts inspect --json has them. */
json_t *difference_sections(const void *bytes, size_t n);

/* {"kind": "bytes", "offset", "sections", "size", "expected_size", "from", "actual", "expected"}:
 * both sides in hex from byte "from" on, and the sections of the bytes with the offset. NULL when
 * they are equal. */
json_t *difference_of_bytes(const void *actual, size_t n, const void *expected, size_t m);

/* {"kind": "values", "results": [{"result", "type", "elements", "differ", "element", "index",
 *  "expected", "actual", "expected_bits", "actual_bits", "worst_element",
 *  "worst_expected", "worst_actual", "ulps", "worst_ulps"}]},
 * for each wrong result, its first element that differs. The allowed difference is "tolerance" for
 * almost-equal checks; "least_ulps", "most_ulps" and, if the op demands it, "result_accuracy":
 * {"atol", "rtol", "ulps"} for close ones. A limit in ULPs that is null is infinite. Returns NULL
 * if no result is wrong. Types of the values are of context `c`. */
json_t *difference_of_values(ir_context *c, const expectations *e, interp_value *const *results,
                             size_t count);

/* Adds to each of those results the op that made it in the plain program, and the elements of its
 * operands at the worst place: {"op", "operands": [{"value", "bits"}, …]}. An operand of another
 * shape has only its "type". Nothing for results that are no results of an op. */
void operands_add(json_t *values, ir_context *c, const ir_op *plain);
/* One element as text, and its bits, most significant byte first. */
json_t *difference_element_text(ir_context *c, const ir_type *element, const uint8_t *bytes,
                                size_t size);
json_t *difference_element_bits(const uint8_t *bytes, size_t size);
json_t *difference_type_text(ir_context *c, const ir_type *t);

#endif
