/* SPDX-License-Identifier: Apache-2.0 */
/* The walk over a program, and what its rules use. */
#ifndef HLO_CTS_BOUNDS_WALK_H
#define HLO_CTS_BOUNDS_WALK_H

#include "base/map.h"
#include "base/vec.h"
#include "domain.h"
#include "versions/versions.h"

typedef VEC(interp_value *) value_list;
struct bounds_kept {
  value_list values; /* each with a reference */
  size_t bytes;      /* of their elements */
};

typedef struct walk {
  ir_context *c;
  const ir_op *module;
  const bounds_options *o;
  interp_options interpreter;
  struct bounds_kept *kept;
  diag_sink *sink;
  map twins; /* op -> list of struct twin */
  uint64_t ops, max_ops;
  size_t start, max_bytes; /* start: what the context had used before */
  unsigned depth;
  uint32_t replicas, partitions; /* processes that run the entry */
  const ir_op *entry;
} walk;

/* The values of one call of a function: ir_value -> bounded. */
typedef struct frame {
  map values;
} frame;

/* Evaluates an op: sets results[k] for each result. False after a diagnostic. */
typedef bool (*rule_fn)(walk *w, frame *f, const ir_op *op, const bounded **results);
/* The bound of one part of an element; elementwise.h. */
struct cell;
typedef bound (*cell_fn)(struct cell *x);

typedef struct rule {
  rule_fn whole;
  cell_fn cell;
  const char *sentence;
} rule;
const rule *bd_rule_of(const ir_op *op); /* NULL: none */

/* --- For rules --- */

const bounded *bd_get(const frame *f, const ir_value *v);
/* Takes over the reference. */
const bounded *bd_value(walk *w, interp_value *v);
const bounded *bd_with(walk *w, interp_value *v, bound *parts, size_t count, const char *why,
                       const ir_op *at);
/* Every part is open, because `why`. */
const bounded *bd_opened(walk *w, const bounded *b, const char *why, const ir_op *at);
bool bd_all_exact(const frame *f, const ir_op *op);
/* Whether nothing that the op reads, with its regions, is uncertain; a value that is rounded alone
 * counts as certain if `rounded`. */
bool bd_reads_exact(const frame *f, const ir_op *op, bool rounded);
/* The interpreter's results of the op, whole. */
bool bd_reference(walk *w, frame *f, const ir_op *op, const bounded **results);
/* By the rule of the op. */
bool bd_op(walk *w, frame *f, const ir_op *op, const bounded **results);
/* The block of the entry in all processes; arguments and results of one process follow those of
 * another. */
bool bd_processes(walk *w, const ir_block *b, const bounded *const *in, const bounded **results);
/* Evaluates a block with these arguments; results are those of its terminator. */
bool bd_block(walk *w, frame *f, const ir_block *b, const bounded *const *args, size_t count,
              const bounded **results);
/* The smallest bound that has both; the value is that of `a`. */
const bounded *bd_join(walk *w, const bounded *a, const bounded *b, const ir_op *at);
/* The op again on other elements: operands with a bit in `data`, all results, and floats inside get
 * this element type. `in` has a value for each operand; results[k] gets a reference. False, without
 * a diagnostic, if it cannot be evaluated so. */
bool bd_twin(walk *w, const ir_op *op, uint32_t data, const ir_type *element,
             interp_value *const *in, interp_value **results);
/* A tensor of a value's shape with these elements of 8 bytes. */
interp_value *bd_tensor_like(walk *w, const interp_value *like, const ir_type *element,
                             const void *data);
/* The case of an attribute that is an enum; "" if it is absent. */
const char *bd_enum_case(const ir_op *op, const char *name);
/* The op of a computation of two scalars that is that op alone; VS_NO_ID: it is another one. */
uint16_t bd_body_of(const ir_op *op, size_t region);

#endif
