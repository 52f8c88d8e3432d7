/* SPDX-License-Identifier: Apache-2.0 */
/* Operations by their definitions: one element after the other, in the specification's words.
 *
 * A frame checks the operands of an op and finds the types of its results. A definition computes
 * the elements of the results from those of the operands, one by one. Some ops have a faster way
 * to do the same (fast.h), which gives the same bits. With interp_options.audit each of these is
 * evaluated both ways, and a differing bit is an error of ours. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_DEFINITION_H
#define HLO_CTS_INTERPRETER_DEFINE_DEFINITION_H

#include "behaviors.h"
#include "define/elements/element.h"
#include "region.h"
#include "values/index.h"

#define DEFINITION_ROWS 8

struct definition {
  proc *p;
  insn *i;
  interp_value **in;
  const ir_type **types; /* of the results; the frame sets them */
  interp_value **out;    /* the definition fills them */
  int64_t *rows;         /* room for indices: at least DEFINITION_ROWS rows of `width` numbers */
  size_t width;          /* one more than the highest rank of an operand or result */
};

/* --- Frames --- */

/* Result k has these dimensions. False with a diagnostic when its declared type has others. */
static inline bool ev_takes_shape(definition *d, size_t k, const int64_t *dims, size_t rank) {
  if (k >= d->i->out_count)
    return ev_error(d->p, d->i, DIAG_INTERP_BAD_RESULT, "there is no result %zu", k);
  return (d->types[k] = ev_declared(d->p, d->i, k, dims, rank)) != NULL;
}
/* The kind of the elements of result k, when its type is known. */
static inline num_kind result_kind(const definition *d, size_t k) {
  return ev_storage_kind(d->types[k]->shaped.element);
}
/* The declared type of result 0, when it is a ranked tensor; NULL with a diagnostic. */
const ir_type *ev_ranked_result(definition *d);

/* --- Definitions --- */

/* Row k of the room for indices. Row 0 is the index of the element that is computed. */
static inline int64_t *row(const definition *d, size_t k) { return d->rows + k * d->width; }
static inline int64_t *zero_row(const definition *d, size_t k) {
  for (size_t e = 0; e < d->width; e++) row(d, k)[e] = 0;
  return row(d, k);
}

static inline size_t bytes_of(const interp_value *v) { return ev_num_rows[v->num].bytes; }
/* A list's item, where the list is optional. */
static inline int64_t item(ints list, size_t k, int64_t otherwise) {
  return list.present ? list.v[k] : otherwise;
}

uint8_t *ev_define_at(const interp_value *v, const int64_t *index);
/* The element in another kind. */
const uint8_t *ev_define_as(const interp_value *v, const int64_t *index, num_kind to,
                            uint8_t *aside);
/* result[result_index] = operand[operand_index]: computes the result of an op that moves elements
 * alone. */
typedef const uint8_t *(*source_fn)(definition *d, const int64_t *result_index, void *user);
bool ev_define_by_source(definition *d, source_fn source, void *user);
/* The operand's element where index = low + operand_index * (interior + 1), else `fill`; `from` is
 * a row to work in. */
const uint8_t *ev_define_padded(const interp_value *v, const uint8_t *fill, const int64_t *index,
                                const int64_t *low, const int64_t *interior, int64_t *from);
/* The integer at an index, brought into 0 … most. */
int64_t ev_define_clamped(const interp_value *indices, const int64_t *at, int64_t most);

/* --- Shapes (shape.c) --- */

/* The shape of a padded tensor; false with a diagnostic, which ends in `row`, when it has none. */
bool ev_pad_shape(proc *p, const insn *i, const int64_t *dims, size_t rank, const int64_t *low,
                  const int64_t *high, const int64_t *interior, int64_t *out, const char *row);
/* clamp(0, start_indices, shape(operand) - sizes); the start indices are operands from `first` on.
 */
void ev_clamped_starts(const definition *d, size_t first, const interp_value *sizes,
                       int64_t *start);

#endif
