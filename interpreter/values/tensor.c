/* SPDX-License-Identifier: Apache-2.0 */
#include "tensor.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/memory.h"

/* Size classes: four per doubling, from 128 bytes up. Class c holds (4 + c % 4) << (c / 4 + 5)
 * bytes, so that at most a quarter of a block is unused. */
#define CLASSES 160
#define HEADER 64
#define KEEP_BYTES ((size_t)512 << 20) /* free blocks kept for reuse */

_Static_assert(sizeof(interp_value) <= HEADER, "the header fits before the data");

typedef struct free_block {
  struct free_block *next;
  size_t size;
} free_block;

struct pool {
  size_t live;  /* bytes handed out */
  size_t kept;  /* bytes in free lists */
  size_t limit; /* of live; 0: none */
  size_t blocks;
  bool closed, hit_limit;
  free_block *lists[CLASSES];
};

static size_t class_bytes(unsigned c) { return (size_t)(4 + c % 4) << (c / 4 + 5); }

static unsigned class_of(size_t bytes) {
  if (bytes <= 128) return 0;
  unsigned top = 63 - (unsigned)__builtin_clzll(bytes - 1); /* 2^top <= bytes - 1 < 2^(top+1) */
  unsigned quarter = (unsigned)((bytes - 1) >> (top - 2)) & 3;
  return (top - 7) * 4 + quarter + 1;
}

/* --- Blocks between runs ---
 *
 * A few large blocks wait for the next run. The pages of a new block are cleared first, which takes
 * about as long as an operation on them. Any thread may take a block. */

#define WAIT_LEAST ((size_t)512 << 10)
#define WAIT_MOST ((size_t)10 << 20)
enum { WAITING = 4 };
static _Atomic(free_block *) waiting[WAITING];

/* Frees the block that has waited longest if there are too many. */
static void let_wait(void *block, size_t size) {
  free_block *b = block;
  b->size = size;
  for (size_t k = 0; b && size >= WAIT_LEAST && size <= WAIT_MOST && k < WAITING; k++)
    b = atomic_exchange(&waiting[k], b);
  os_free_aligned(b);
}

/* Gives a freed block of this size, or NULL. Each block is taken before it is read, because another
 * thread may be about to take and free it. */
static void *take_waiting(size_t size) {
  for (size_t k = 0; size >= WAIT_LEAST && size <= WAIT_MOST && k < WAITING; k++) {
    free_block *b = atomic_exchange(&waiting[k], NULL), *none = NULL;
    if (b && b->size == size) return b;
    if (b && !atomic_compare_exchange_strong(&waiting[k], &none, b)) os_free_aligned(b);
  }
  return NULL;
}

static void __attribute__((destructor)) free_waiting(void) {
  for (size_t k = 0; k < WAITING; k++) os_free_aligned(atomic_exchange(&waiting[k], NULL));
}

/* --- Pools --- */

pool *ev_pool_new(size_t max_bytes) {
  pool *p = calloc(1, sizeof *p);
  if (p) p->limit = max_bytes;
  return p;
}

static void pool_drain(pool *p) {
  for (unsigned c = 0; c < CLASSES; c++) {
    while (p->lists[c]) {
      free_block *b = p->lists[c];
      p->lists[c] = b->next;
      let_wait(b, class_bytes(c));
    }
  }
  p->kept = 0;
}

void ev_pool_close(pool *p) {
  if (!p) return;
  pool_drain(p);
  p->closed = true;
  if (p->blocks == 0) free(p);
}

bool ev_pool_full(const pool *p) { return p->hit_limit; }

#define LARGE ((size_t)4 << 20)

void *ev_aligned(size_t size) {
  void *b = os_aligned(size < LARGE ? HEADER : OS_HUGE_PAGE, size);
  if (b && size >= LARGE) os_want_huge_pages(b, size);
  return b;
}

static void *block_new(pool *p, size_t bytes, uint8_t *size_class) {
  if (bytes > (size_t)1 << 46) return NULL;
  unsigned c = class_of(bytes);
  size_t size = class_bytes(c);
  *size_class = (uint8_t)c;
  if (!p) return ev_aligned(size);
  if (p->limit && (size > p->limit || p->live > p->limit - size)) {
    p->hit_limit = true;
    return NULL;
  }
  void *b = p->lists[c];
  if (b) {
    p->lists[c] = p->lists[c]->next;
    p->kept -= size;
  } else if (!(b = take_waiting(size)) && !(b = ev_aligned(size))) {
    pool_drain(p);
    free_waiting();
    if (!(b = ev_aligned(size))) return NULL;
  }
  p->live += size;
  p->blocks++;
  return b;
}

static void block_free(pool *p, void *b, unsigned size_class) {
  size_t size = class_bytes(size_class);
  if (!p) {
    os_free_aligned(b);
    return;
  }
  p->live -= size;
  p->blocks--;
  if (p->closed) {
    let_wait(b, size);
    if (p->blocks == 0) free(p);
  } else if (p->kept + size > KEEP_BYTES) {
    os_free_aligned(b);
  } else {
    free_block *f = b;
    f->next = p->lists[size_class];
    p->lists[size_class] = f;
    p->kept += size;
  }
}

interp_value *ev_value_new(pool *p, value_kind kind, const ir_type *type, size_t size) {
  uint8_t size_class = 0;
  if (size > SIZE_MAX - HEADER) return NULL;
  interp_value *v = block_new(p, HEADER + size, &size_class);
  if (!v) return NULL;
  memset(v, 0, sizeof *v);
  v->refs = 1;
  v->kind = (uint8_t)kind;
  v->num = NUM_NONE;
  v->size_class = size_class;
  v->type = type;
  v->size = size;
  v->data = (uint8_t *)v + HEADER;
  v->pool = p;
  return v;
}

interp_value *ev_value_tensor(pool *p, const ir_type *type, num_kind num, size_t count) {
  size_t bytes;
  if (__builtin_mul_overflow(count, (size_t)ev_num_rows[num].bytes, &bytes)) return NULL;
  interp_value *v = ev_value_new(p, VALUE_TENSOR, type, bytes);
  if (!v) return NULL;
  v->num = (uint8_t)num;
  v->count = count;
  return v;
}

bool ev_shape_count(const int64_t *dims, size_t rank, size_t element_size, size_t *count) {
  /* An empty tensor's other dimensions have to be reasonable too, so that strides never overflow.
   */
  size_t n = element_size;
  bool empty = false;
  for (size_t d = 0; d < rank; d++) {
    if (dims[d] < 0) return false;
    if (dims[d] == 0)
      empty = true;
    else if (__builtin_mul_overflow(n, (size_t)dims[d], &n))
      return false;
  }
  *count = empty ? 0 : n / element_size;
  return n <= (size_t)1 << 46;
}

num_kind ev_storage_kind(const ir_type *element) {
  if (!ir_type_is(element, IR_TYPE_QUANTIZED)) return ev_num_of_type(element);
  const ir_quant *q = element->quant;
  if (!ir_type_is(q->storage, IR_TYPE_INTEGER)) return NUM_NONE;
  switch (q->storage->integer.width) {
    case 2: return q->is_signed ? NUM_I2 : NUM_U2;
    case 4: return q->is_signed ? NUM_I4 : NUM_U4;
    case 8: return q->is_signed ? NUM_I8 : NUM_U8;
    case 16: return q->is_signed ? NUM_I16 : NUM_U16;
    case 32: return q->is_signed ? NUM_I32 : NUM_U32;
    default: return NUM_NONE;
  }
}

interp_value *interp_retain(interp_value *v) {
  if (v) v->refs++;
  return v;
}

/* A tuple in a tuple is as deep as its type, which the limits on nesting bound. */
void interp_release(interp_value *v) {
  if (!v || --v->refs) return;
  if (v->kind == VALUE_TUPLE || v->kind == VALUE_FUTURE)
    for (size_t i = 0; i < v->item_count; i++) interp_release(v->items[i]);
  block_free(v->pool, v, v->size_class);
}

void interp_release_all(interp_value **values, size_t count) {
  for (size_t i = 0; values && i < count; i++) interp_release(values[i]);
  free(values);
}

const ir_type *interp_type(const interp_value *v) { return v->type; }

const void *interp_data(const interp_value *v, size_t *size) {
  if (v->kind != VALUE_TENSOR) return NULL;
  if (size) *size = v->size;
  return v->data;
}

/* NULL when `type` is no static tensor type of an element kind that the interpreter knows. */
static interp_value *tensor_of(pool *p, const ir_type *type) {
  if (!ir_type_is(type, IR_TYPE_TENSOR)) return NULL;
  num_kind num = ev_storage_kind(type->shaped.element);
  size_t count;
  if (num == NUM_NONE ||
      !ev_shape_count(type->shaped.dims, type->shaped.rank, ev_num_rows[num].bytes, &count))
    return NULL;
  return ev_value_tensor(p, type, num, count);
}

interp_value *interp_tensor(const ir_type *type, const void *data, size_t size) {
  interp_value *v = tensor_of(NULL, type);
  if (v && v->size == size) {
    if (size) memcpy(v->data, data, size);
    ev_num_canonical(v->num, v->data, v->count);
    return v;
  }
  interp_release(v);
  return NULL;
}

interp_value *interp_tuple(const ir_type *type, interp_value *const *items, size_t count) {
  if (!ir_type_is(type, IR_TYPE_TUPLE) || type->tuple.count != count) return NULL;
  interp_value *v = ev_value_new(NULL, VALUE_TUPLE, type, count * sizeof *items);
  if (!v) return NULL;
  v->item_count = count;
  for (size_t k = 0; k < count; k++) v->items[k] = interp_retain(items[k]);
  return v;
}

interp_value *interp_from_attr(const ir_attr *dense) { return ev_value_of_attr(NULL, dense); }

interp_value *ev_value_of_attr(pool *p, const ir_attr *dense) {
  if (!ir_attr_is(dense, IR_ATTR_DENSE)) return NULL;
  interp_value *v = tensor_of(p, dense->dense.type);
  if (!v) return NULL;
  size_t one = ev_num_rows[v->num].bytes;
  if (dense->dense.size != (dense->dense.splat ? one : v->size) &&
      !(dense->dense.splat && v->count == 0)) {
    interp_release(v);
    return NULL;
  }
  if (dense->dense.splat) {
    for (size_t i = 0; i < v->count; i++) memcpy(v->data + i * one, dense->dense.data, one);
  } else if (v->size) {
    memcpy(v->data, dense->dense.data, v->size);
  }
  ev_num_canonical(v->num, v->data, v->count);
  return v;
}

const ir_attr *interp_to_attr(ir_context *c, const interp_value *v) {
  if (v->kind != VALUE_TENSOR ||
      ir_dense_element_size(value_element(v)) != ev_num_rows[v->num].bytes)
    return NULL;
  return ir_attr_dense(c, v->type, v->data, v->size, false, IR_COPY);
}
