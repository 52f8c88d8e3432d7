/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers for everything that an artifact refers to by number: dialects, op names, attributes,
 * types, values, operations, resources. Private to bytecode/.
 *
 * The rules are in docs/bytecode.md ("Order of everything"), with the source of each.
 *
 * Everything lives in the arena that bc_numbers was made with; needs a guard on it and on the
 * context's arena.
 */
#ifndef HLO_CTS_BYTECODE_NUMBERING_H
#define HLO_CTS_BYTECODE_NUMBERING_H

#include "base/map.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "wire.h"

#define BC_UNNUMBERED UINT32_MAX

/* Attributes, types or op names: first in the order in which they were met, then sorted. While they
 * are counted, an item's `scratch` holds its index in `met`, which holds only when the item stands
 * there. Once all is counted, `scratch` is the number of each that was met. */
typedef struct bc_counted {
  const void *item;
  uint32_t dialect;
  uint32_t references;
} bc_counted;

typedef struct bc_ranking {
  VEC(bc_counted) met;
  uint32_t *order; /* number -> index in `met` */
} bc_ranking;

/* A reference to dialect_resources of a dialect, in the order of numbering. */
typedef struct bc_resource_ref {
  uint32_t dialect;
  const istr *key;
  const ir_blob *data; /* NULL: declared only */
  uint32_t number;
} bc_resource_ref;

typedef struct bc_numbers {
  ir_context *c;
  arena *a;
  const bc_format *format;

  VEC(const istr *) dialects;
  map dialect_numbers;      /* istr -> dialect + 1 */
  const char *last_dialect; /* the name that was looked up last, by address */
  uint32_t last_number;

  bc_ranking op_names, attrs, types;

  VEC(bc_resource_ref) resources;

  /* Operations are numbered in the order in which they stand in the file, a parent before what is
   * inside: `scratch` is the number, and the columns are by it. */
  VEC(const ir_op *) ops;
  uint32_t *first_result; /* number of the op's first result in its value scope */
  const ir_attr **dict;   /* the attribute dictionary that is written; NULL: empty, or all are */
  VEC(bool) isolated;     /* nothing inside uses a value from outside */
  bool reordered;    /* some value has uses that are not in the order in which readers find them */
  const ir_op *lost; /* an unregistered op whose properties this version cannot hold */

  /* Blocks likewise. */
  VEC(uint32_t) first_arg;
  VEC(uint32_t) block_index; /* in the region */

  /* Regions in the order of the file: values defined directly inside. */
  VEC(uint32_t) region_values;
} bc_numbers;

/* The encoders' part of numbering: they count what an attribute or type refers to. */
typedef struct bc_coder bc_coder;

/* Walks `root` and numbers everything. False with errors in the coder's sink. */
bool bc_number_program(bc_numbers *n, bc_coder *coder, ir_op *root);

/* Count one reference, and on the first one everything inside. */
void bc_count_attr(bc_coder *coder, const ir_attr *attr);
void bc_count_type(bc_coder *coder, const ir_type *type);
void bc_count_resource(bc_coder *coder, const char *dialect, const istr *key);

/* Numbers of what was counted, once all is. */
static inline uint32_t bc_attr_number(const ir_attr *a) { return a->scratch; }
static inline uint32_t bc_type_number(const ir_type *t) { return t->scratch; }
static inline uint32_t bc_opname_number(const ir_opname *name) { return name->scratch; }
/* The number of an operand, which the walk has found to be defined in the program. */
static inline uint32_t bc_value_number(const bc_numbers *n, const ir_value *v) {
  return v->is_argument ? n->first_arg.items[v->block->scratch] + v->index
                        : n->first_result[v->op->scratch] + v->index;
}
static inline uint32_t bc_op_number(const bc_numbers *n, const ir_op *op) {
  return op->scratch < n->ops.count && n->ops.items[op->scratch] == op ? op->scratch
                                                                       : BC_UNNUMBERED;
}
uint32_t bc_resource_number(const bc_numbers *n, const char *dialect, const istr *key);

#endif
