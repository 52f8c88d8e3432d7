/* Elementwise operations on tensors: binding, shapes, buffers. The loops are in arith.c, math.c,
 * bits.c, compare.c and convert.c. */
#include <string.h>

#include "fast_math.h"
#include "kern.h"
#include "split.h"

static const kern_row rows[] = {
#define ROW(op, arity, bind) [OP_STABLEHLO_##op] = {arity, bind},
    KERN_OPS(ROW)
#undef ROW
};

const kern_row *ev_kern_row_of(uint16_t id) {
  return id < sizeof rows / sizeof *rows && rows[id].bind ? &rows[id] : NULL;
}

bool ev_kern_bind(const ir_op *op, const num_kind *in, size_t count, num_kind out, kern *k) {
  const kern_row *row = ev_kern_row_of(ir_op_id(op));
  if (!row || count != row->arity || out == NUM_NONE) return false;
  *k = (kern){.arity = row->arity, .out = out, .in = {NUM_NONE, NUM_NONE, NUM_NONE}};
  for (size_t a = 0; a < count; a++) {
    if (in[a] == NUM_NONE) return false;
    k->in[a] = in[a];
  }
  return row->bind(op, k) && k->fn;
}

void ev_kern_float1(const kern *k, const void *const *in, void *out, size_t n) {
  if (k->fast && k->in[0] == NUM_F32 && k->out == NUM_F32) {
    ev_fast_run_f32(k->fast, k->f1, in[0], out, n);
    return;
  }
  double x[KERN_CHUNK], y[KERN_CHUNK];
  fast_format f;
  bool fast = k->fast && ev_fast_format(k->out, &f);
  const uint8_t *a = in[0];
  uint8_t *o = out;
  size_t size = ev_num_rows[k->in[0]].bytes, out_size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(k->in[0], a + e * size, m, x);
    if (fast)
      ev_fast_run(k->fast, &f, k->f1, x, y, m);
    else
      for (size_t c = 0; c < m; c++) y[c] = k->f1(x[c]);
    ev_num_encode(k->out, y, m, o + e * out_size);
  }
}

void ev_kern_float2(const kern *k, const void *const *in, void *out, size_t n) {
  double x[KERN_CHUNK], y[KERN_CHUNK];
  const uint8_t *a = in[0], *b = in[1];
  uint8_t *o = out;
  size_t size = ev_num_rows[k->in[0]].bytes, out_size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(k->in[0], a + e * size, m, x);
    ev_num_decode(k->in[1], b + e * size, m, y);
    for (size_t c = 0; c < m; c++) x[c] = k->f2(x[c], y[c]);
    ev_num_encode(k->out, x, m, o + e * out_size);
  }
}

void ev_kern_complex1(const kern *k, const void *const *in, void *out, size_t n) {
  double complex x[KERN_CHUNK];
  const uint8_t *a = in[0];
  uint8_t *o = out;
  size_t size = ev_num_rows[k->in[0]].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode_complex(k->in[0], a + e * size, m, x);
    for (size_t c = 0; c < m; c++) x[c] = k->z1(x[c]);
    ev_num_encode_complex(k->out, x, m, o + e * size);
  }
}

void ev_kern_complex2(const kern *k, const void *const *in, void *out, size_t n) {
  double complex x[KERN_CHUNK], y[KERN_CHUNK];
  const uint8_t *a = in[0], *b = in[1];
  uint8_t *o = out;
  size_t size = ev_num_rows[k->in[0]].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode_complex(k->in[0], a + e * size, m, x);
    ev_num_decode_complex(k->in[1], b + e * size, m, y);
    for (size_t c = 0; c < m; c++) x[c] = k->z2(x[c], y[c]);
    ev_num_encode_complex(k->out, x, m, o + e * size);
  }
}

/* --- On tensors --- */

static kern *bind_insn(proc *p, insn *i, interp_value *const *in) {
  if (i->cache) return i->cache;
  const kern_row *row = ev_kern_row_of(ir_op_id(i->op));
  if (!ev_operands(p, i, row->arity, row->arity)) return NULL;
  num_kind kinds[3];
  for (uint32_t a = 0; a < i->in_count; a++) {
    if (!ev_tensor(p, i, in, a, 0, -1)) return NULL;
    kinds[a] = ev_num_of_type(value_element(in[a]));
  }
  num_kind to = i->out_count == 1 ? ev_num_of_type(ir_type_element(i->results[0])) : NUM_NONE;
  kern *k = ev_run_alloc(p->run, 1, sizeof *k);
  if (!k) return NULL;
  if (!ev_kern_bind(i->op, kinds, i->in_count, to, k)) {
    if (ir_op_is(i->op, OP_STABLEHLO_COMPARE) && !ev_compare_type_fits(i->op, kinds[0])) {
      ev_error(p, i, DIAG_INTERP_CONSTRAINT,
               "elements of type %s are not compared in this way [compare C3]",
               ev_num_rows[kinds[0]].name);
      return NULL;
    }
    const char *n1 = i->in_count > 1 ? ev_num_rows[kinds[1]].name : "";
    const char *n2 = i->in_count > 2 ? ev_num_rows[kinds[2]].name : "";
    ev_error(p, i, DIAG_INTERP_BAD_OPERAND,
             "element types (%s%s%s%s%s) -> %s do not fit the operation, or an attribute is wrong",
             ev_num_rows[kinds[0]].name, *n1 ? ", " : "", n1, *n2 ? ", " : "", n2,
             ev_num_rows[to].name);
    return NULL;
  }
  i->cache = k;
  return k;
}

/* Repeats a scalar over the shape of `like`. */
static interp_value *spread(proc *p, const insn *i, const interp_value *scalar,
                            const interp_value *like) {
  interp_value *v = ev_temp(p, i, value_element(scalar), value_dims(like), value_rank(like));
  if (!v) return NULL;
  size_t size = ev_num_rows[v->num].bytes;
  for (size_t e = 0; e < v->count; e++) memcpy(v->data + e * size, scalar->data, size);
  return v;
}

#define ELEMENTWISE_LEAST 131072 /* elements that are worth a thread */

typedef struct elements {
  const kern *k;
  const void *const *in;
  uint8_t *out;
} elements;

static void run_elements(void *user, size_t part, size_t from, size_t to) {
  const elements *e = user;
  const kern *k = e->k;
  const void *in[3];
  (void)part;
  for (unsigned a = 0; a < k->arity; a++)
    in[a] = (const uint8_t *)e->in[a] + from * ev_num_rows[k->in[a]].bytes;
  k->fn(k, in, e->out + from * ev_num_rows[k->out].bytes, to - from);
}

eval_status eval_elementwise(proc *p, insn *i, interp_value **in, interp_value **out) {
  kern *k = bind_insn(p, i, in);
  if (!k) return EVAL_FAIL;
  /* select's predicate and clamp's bounds may be scalars (select C1, clamp C1, clamp C2). */
  bool select = ir_op_is(i->op, OP_STABLEHLO_SELECT), clamp = ir_op_is(i->op, OP_STABLEHLO_CLAMP);
  uint32_t leader = select || clamp ? 1 : 0;
  for (uint32_t a = 0; a < i->in_count; a++) {
    if (a == leader || ev_same_shape(in[a], in[leader])) continue;
    bool may_be_scalar = (select && a == 0) || (clamp && a != 1);
    if (!may_be_scalar || value_rank(in[a]) != 0)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "operands %u and %u differ in shape", a,
                      leader);
    interp_value *v = spread(p, i, in[a], in[leader]);
    if (!v) return EVAL_FAIL;
    interp_release(in[a]);
    in[a] = v;
  }
  const int64_t *dims = value_dims(in[leader]);
  size_t rank = value_rank(in[leader]);
  const ir_type *type = ev_declared(p, i, 0, dims, rank);
  if (!type) return EVAL_FAIL;
  const void *data[3];
  size_t count = in[leader]->count;
  interp_value *result = NULL;
  for (uint32_t a = 0; a < i->in_count; a++) {
    data[a] = in[a]->data;
    if (!result && in[a]->refs == 1 && ev_num_rows[in[a]->num].bytes == ev_num_rows[k->out].bytes) {
      result = in[a];
      in[a] = NULL;
    }
  }
  if (result) {
    result->type = type;
    result->num = (uint8_t)k->out;
  } else if (!(result = ev_value_tensor(p->run->pool, type, k->out, count))) {
    return ev_no_memory(p, i);
  }
  elements e = {k, data, result->data};
  ev_split(ev_split_parts(p->run->options->threads, count, ELEMENTWISE_LEAST), count, KERN_CHUNK,
           run_elements, &e);
  out[0] = result;
  return EVAL_OK;
}
