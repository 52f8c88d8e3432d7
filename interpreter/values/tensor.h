/* SPDX-License-Identifier: Apache-2.0 */
/* Values at run time and the pool that their storage comes from.
 *
 * A value and its data are one block: header, then data aligned to 64 bytes. Blocks come in size
 * classes and go back to their pool at the last release, so a loop runs in flat memory.
 */
#ifndef HLO_CTS_INTERPRETER_TENSOR_H
#define HLO_CTS_INTERPRETER_TENSOR_H

#include "interpreter/interpreter.h"
#include "number.h"

typedef enum value_kind { VALUE_TENSOR, VALUE_TOKEN, VALUE_TUPLE, VALUE_FUTURE } value_kind;

typedef struct pool pool;

struct interp_value {
  uint32_t refs;
  uint8_t kind;
  uint8_t num; /* num_kind of a tensor; of its storage when quantized */
  uint8_t size_class;
  const ir_type *type; /* static */
  union {
    size_t count;      /* elements of a tensor */
    size_t item_count; /* of a tuple or future */
  };
  size_t size; /* bytes of data */
  union {
    uint8_t *data;
    interp_value **items;
  };
  pool *pool; /* NULL: from malloc */
};

pool *ev_pool_new(size_t max_bytes); /* NULL when out of memory; 0: no limit */
void ev_pool_close(pool *p);         /* its blocks may outlive the run */
bool ev_pool_full(const pool *p);    /* the last failure was the limit, not the machine */

/* A value of `type` with `size` bytes of uninitialised data; NULL when there is no memory. */
interp_value *ev_value_new(pool *p, value_kind kind, const ir_type *type, size_t size);
/* The same for a static tensor type of a known element kind. */
interp_value *ev_value_tensor(pool *p, const ir_type *type, num_kind num, size_t count);

/* A tensor from a dense attribute; NULL when it is none, or when there is no memory. */
interp_value *ev_value_of_attr(pool *p, const ir_attr *dense);

/* Elements of a static shape; false on overflow of what the address space can hold. */
bool ev_shape_count(const int64_t *dims, size_t rank, size_t element_size, size_t *count);
static inline size_t value_rank(const interp_value *v) { return v->type->shaped.rank; }
/* Never NULL, so that it can be copied from at rank 0 too. */
static inline const int64_t *value_dims(const interp_value *v) {
  static const int64_t none[1];
  return v->type->shaped.dims ? v->type->shaped.dims : none;
}
static inline const ir_type *value_element(const interp_value *v) {
  return v->type->shaped.element;
}
/* The kind that a tensor of this element type is stored as: quantized types by their storage. */
num_kind ev_storage_kind(const ir_type *element);

/* Memory for os_free_aligned, NULL when there is none. Large blocks ask for large pages: what a
 * fresh page costs is most of the time of an operation that is limited by memory. */
void *ev_aligned(size_t size);

#endif
