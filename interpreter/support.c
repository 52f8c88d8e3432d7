/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that evaluators of all families call: diagnostics, results, attributes. */
#include <stdlib.h>
#include <string.h>

#include "base/limits.h"
#include "eval.h"
#include "values/index.h"
#include "verify/verify.h"

bool ev_error(proc *p, const insn *i, diag_id id, const char *format, ...) {
  strbuf_auto text = STRBUF_INIT;
  const ir_op *op = i ? i->op : p->run->module;
  if (i) strbuf_addf(&text, "'%s' op: ", op->name->full->bytes);
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&text, format, args);
  va_end(args);
  if (p->grid) strbuf_addf(&text, " [in process (%u, %u)]", p->replica, p->partition);
  diag d = {.id = id,
            .severity = DIAG_ERROR,
            .place = ir_loc_place(op->loc),
            .message = strbuf_str(&text)};
  diag_emit(p->run->sink, &d);
  p->run->failed = true;
  return false;
}

bool ev_no_values(proc *p, const insn *i) {
  return ev_error(p, i, DIAG_INTERP_BAD_TYPE,
                  "the interpreter does not compute with this element type");
}

bool ev_no_memory(proc *p, const insn *i) {
  if (ev_pool_full(p->run->pool))
    return ev_error(p, i, DIAG_INTERP_BYTE_LIMIT,
                    "tensors alive at once would pass max_bytes = %zu", p->run->options->max_bytes);
  return ev_error(p, i, DIAG_INTERP_OUT_OF_MEMORY, "out of memory");
}

bool ev_verified(proc *p, const insn *i, const ir_op *made) {
  bool function = ir_op_is(made, OP_FUNC_FUNC);
  p->at = i;
  bool ok = (function ? verify_program : verify_op)((ir_op *)(uintptr_t)made, p->run->sink);
  if (!ok) p->run->failed = true;
  return ok;
}

/* Whether an operand's type differs from the one that was seen. */
static bool any_other(const insn *i, interp_value *const *in, const ir_type *const *seen) {
  for (uint32_t k = 0; k < i->in_count; k++)
    if (in[k]->kind == VALUE_TENSOR &&
        in[k]->type != (seen ? seen[k] : i->op->operands[k].value->type))
      return true;
  return false;
}

/* Whether rows of the op are about the types of its operands alone: it does not merely pass values
 * on, whose types and the results' are the same word for word. */
static bool has_own_types(const insn *i) {
  return !i->resume && strcmp(i->op->name->dialect->bytes, "stablehlo") == 0 &&
         !ir_op_is(i->op, OP_STABLEHLO_TUPLE) &&
         !ir_op_is(i->op, OP_STABLEHLO_OPTIMIZATION_BARRIER);
}

bool ev_holds(proc *p, insn *i, interp_value *const *in) {
  if (!any_other(i, in, NULL) || !has_own_types(i)) return true;
  if (i->held && !any_other(i, in, i->held)) return true;
  if (!i->held && !(i->held = ev_run_alloc(p->run, i->in_count, sizeof *i->held))) return false;
  auto_free const ir_type **declared = ev_scratch(p, i, i->in_count, sizeof *declared);
  if (!declared) return false;
  for (uint32_t k = 0; k < i->in_count; k++) {
    ir_value *v = i->op->operands[k].value;
    declared[k] = v->type;
    i->held[k] = in[k]->type;
    if (in[k]->kind == VALUE_TENSOR) v->type = in[k]->type;
  }
  bool ok = ev_verified(p, i, i->op);
  for (uint32_t k = i->in_count; k-- > 0;) i->op->operands[k].value->type = declared[k];
  if (!ok) i->held = NULL;
  return ok;
}

void *ev_scratch(proc *p, const insn *i, size_t count, size_t size) {
  size_t limit = p->run->options->max_bytes, bytes = 0;
  bool large = __builtin_mul_overflow(count, size, &bytes) || (limit && bytes > limit);
  if (large && limit) {
    ev_error(p, i, DIAG_INTERP_BYTE_LIMIT, "a temporary would pass max_bytes = %zu", limit);
    return NULL;
  }
  void *m = large ? NULL : calloc(count ? count : 1, size ? size : 1);
  if (!m) ev_no_memory(p, i);
  return m;
}

/* --- Results --- */

static void add_dims(strbuf *b, const int64_t *dims, size_t rank) {
  strbuf_adds(b, "[");
  for (size_t d = 0; d < rank && d < 16; d++) {
    if (d) strbuf_adds(b, ", ");
    if (dims[d] == IR_DYNAMIC)
      strbuf_adds(b, "?");
    else
      strbuf_addi(b, dims[d]);
  }
  strbuf_adds(b, rank > 16 ? ", ...]" : "]");
}

const ir_type *ev_type(proc *p, const insn *i, const ir_type *element, const int64_t *dims,
                       size_t rank) {
  arena *a = ir_arena(p->run->context);
  arena_guard g;
  if (ARENA_GUARD(a, &g)) {
    const ir_type *t = ir_type_tensor(p->run->context, dims, rank, element, NULL);
    arena_guard_pop(a, &g);
    return t;
  }
  ev_no_memory(p, i);
  return NULL;
}

bool ev_within_bounds(const ir_type *t, const int64_t *dims) {
  const ir_param *bounds = ev_param(t->shaped.encoding, "bounds");
  for (size_t d = 0; bounds && d < t->shaped.rank && d < bounds->count; d++)
    if (bounds->ints[d] != IR_DYNAMIC && dims[d] > bounds->ints[d]) return false;
  return true;
}

const ir_type *ev_declared(proc *p, const insn *i, size_t k, const int64_t *dims, size_t rank) {
  const ir_type *t = i->results[k];
  if (ir_type_is(t, IR_TYPE_UNRANKED_TENSOR)) return ev_type(p, i, t->shaped.element, dims, rank);
  bool ok = ir_type_is(t, IR_TYPE_TENSOR) && t->shaped.rank == rank, exact = ok;
  for (size_t d = 0; ok && d < rank; d++) {
    if (t->shaped.dims[d] == IR_DYNAMIC)
      exact = false;
    else
      ok = t->shaped.dims[d] == dims[d];
  }
  if (!ok) {
    strbuf_auto b = STRBUF_INIT;
    add_dims(&b, dims, rank);
    strbuf_adds(&b, " but is declared as ");
    if (ir_type_is(t, IR_TYPE_TENSOR))
      add_dims(&b, t->shaped.dims, t->shaped.rank);
    else
      strbuf_adds(&b, "a type that is not a tensor");
    ev_error(p, i, DIAG_INTERP_BAD_RESULT, "result %zu has the shape %s", k, strbuf_str(&b));
    return NULL;
  }
  if (!ev_within_bounds(t, dims)) {
    ev_error(p, i, DIAG_INTERP_BAD_RESULT, "result %zu passes the bounds of its declared type", k);
    return NULL;
  }
  return exact ? t : ev_type(p, i, t->shaped.element, dims, rank);
}

static interp_value *new_tensor(proc *p, const insn *i, const ir_type *t) {
  num_kind num = ev_storage_kind(t->shaped.element);
  if (num == NUM_NONE) {
    ev_no_values(p, i);
    return NULL;
  }
  size_t count;
  interp_value *v = NULL;
  if (ev_shape_count(t->shaped.dims, t->shaped.rank, ev_num_rows[num].bytes, &count))
    v = ev_value_tensor(p->run->pool, t, num, count);
  if (!v) ev_no_memory(p, i);
  return v;
}

interp_value *ev_result(proc *p, const insn *i, size_t k, const int64_t *dims, size_t rank) {
  if (k >= i->out_count) {
    ev_error(p, i, DIAG_INTERP_BAD_RESULT, "there is no result %zu", k);
    return NULL;
  }
  const ir_type *t = ev_declared(p, i, k, dims, rank);
  return t ? new_tensor(p, i, t) : NULL;
}

interp_value *ev_temp(proc *p, const insn *i, const ir_type *element, const int64_t *dims,
                      size_t rank) {
  const ir_type *t = ev_type(p, i, element, dims, rank);
  return t ? new_tensor(p, i, t) : NULL;
}

interp_value *ev_retyped(proc *p, const insn *i, interp_value **in, const ir_type *type) {
  interp_value *v = *in;
  if (v->refs == 1) {
    v->type = type;
    *in = NULL;
    return v;
  }
  interp_value *copy = ev_value_new(p->run->pool, VALUE_TENSOR, type, v->size);
  if (!copy) {
    ev_no_memory(p, i);
    return NULL;
  }
  copy->num = v->num;
  copy->count = v->count;
  memcpy(copy->data, v->data, v->size);
  return copy;
}

/* --- Operands --- */

bool ev_operands(proc *p, const insn *i, size_t least, size_t most) {
  if (i->in_count >= least && i->in_count <= most) return true;
  return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "%u operands do not fit the operation",
                  i->in_count);
}

bool ev_tensor(proc *p, const insn *i, interp_value *const *in, size_t k, unsigned classes,
               int rank) {
  if (k >= i->in_count) return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "operand %zu is missing", k);
  const interp_value *v = in[k];
  if (v->kind != VALUE_TENSOR)
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "operand %zu is not a tensor", k);
  if (classes && (!ev_num_is(v->num, classes) || ir_type_is(value_element(v), IR_TYPE_QUANTIZED)))
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND,
                    "operand %zu has the element type %s, which the operation does not take", k,
                    ir_type_is(value_element(v), IR_TYPE_QUANTIZED) ? "!quant.uniform"
                                                                    : ev_num_rows[v->num].name);
  if (rank >= 0 && value_rank(v) != (size_t)rank)
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "operand %zu has rank %zu where %d is needed", k,
                    value_rank(v), rank);
  return true;
}

bool ev_same_shape(const interp_value *a, const interp_value *b) {
  size_t rank = value_rank(a);
  if (value_rank(b) != rank) return false;
  for (size_t d = 0; d < rank; d++)
    if (value_dims(a)[d] != value_dims(b)[d]) return false;
  return true;
}

bool ev_copy_box(proc *p, const insn *i, const int64_t *dims, interp_value *to,
                 const int64_t *to_at, const interp_value *from, const int64_t *from_at) {
  size_t rank = value_rank(to), last = rank ? rank - 1 : 0, size = ev_num_rows[to->num].bytes;
  size_t line = rank ? (size_t)dims[last] * size : size, lines = ev_nd_count(dims, last);
  auto_free int64_t *index = ev_scratch(p, i, rank + 1, sizeof *index);
  if (!index) return false;
  for (size_t l = 0; line && l < lines; l++) {
    size_t a = 0, b = 0;
    for (size_t d = 0; d < rank; d++) {
      a = a * (size_t)value_dims(to)[d] + (size_t)(index[d] + (to_at ? to_at[d] : 0));
      b = b * (size_t)value_dims(from)[d] + (size_t)(index[d] + (from_at ? from_at[d] : 0));
    }
    memcpy(to->data + a * size, from->data + b * size, line);
    ev_nd_next(index, dims, last);
  }
  return true;
}

/* --- Attributes --- */

static memo *find_memo(proc *p, insn *i, const char *name) {
  for (memo *m = i->memos; m; m = m->next)
    if (m->name == name) return m;
  memo *m = ev_run_alloc(p->run, 1, sizeof *m);
  if (!m) return NULL;
  m->name = name;
  m->attr = ir_op_get(i->op, name);
  m->next = i->memos;
  i->memos = m;
  return m;
}

const ir_attr *ev_attr(proc *p, insn *i, const char *name) {
  memo *m = find_memo(p, i, name);
  return m ? m->attr : NULL;
}

/* A list of integers, into the run's arena. */
static bool list_of(proc *p, const insn *i, const char *name, const ir_attr *a, memo *m) {
  size_t n = 0;
  num_kind kind = NUM_NONE;
  if (a->kind == IR_ATTR_DENSE_ARRAY) {
    n = a->dense_array.count;
    kind = ev_num_of_type(a->dense_array.element);
  } else if (a->kind == IR_ATTR_DENSE) {
    n = ir_dense_count(a);
    kind = ev_num_of_type(ir_type_element(a->dense.type));
  } else if (a->kind == IR_ATTR_ARRAY) {
    n = a->array.count;
    kind = NUM_I64;
  }
  if (kind == NUM_NONE || !ev_num_is(kind, NUM_INTEGER | NUM_BOOL))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is not a list of integers",
                    name);
  /* The size of the attribute bounds the list, except for a splat of a huge type. */
  if (n > LIMIT_TENSOR_RANK * (size_t)LIMIT_TENSOR_RANK)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' has too many elements", name);
  int64_t *v = ev_run_alloc(p->run, n + 1, sizeof *v);
  if (!v) return false;
  for (size_t k = 0; k < n; k++) {
    if (a->kind == IR_ATTR_DENSE_ARRAY) {
      uint8_t element[8] = {0};
      size_t bytes = ev_num_rows[kind].bytes;
      memcpy(element, a->dense_array.data + k * bytes, bytes);
      v[k] = ev_num_int(kind, element);
    } else if (a->kind == IR_ATTR_DENSE) {
      v[k] = ev_num_int(kind, ir_dense_element(a, k));
    } else if (!ir_attr_as_int(a->array.items[k], &v[k])) {
      return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is not a list of integers",
                      name);
    }
  }
  m->ints = v;
  m->count = n;
  return true;
}

bool ev_ints(proc *p, insn *i, const char *name, bool required, ints *out) {
  *out = (ints){NULL, 0, false};
  memo *m = find_memo(p, i, name);
  if (!m) return false;
  if (!m->attr) {
    return !required ||
           ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is missing", name);
  }
  if (!m->ints && !list_of(p, i, name, m->attr, m)) return false;
  *out = (ints){m->ints, m->count, true};
  return true;
}

bool ev_int(proc *p, insn *i, const char *name, const int64_t *otherwise, int64_t *out) {
  memo *m = find_memo(p, i, name);
  if (!m) return false;
  if (!m->attr && otherwise) {
    *out = *otherwise;
    return true;
  }
  if (m->attr && ir_attr_as_int(m->attr, out)) return true;
  return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is %s", name,
                  m->attr ? "not an integer" : "missing");
}

bool ev_bool(proc *p, insn *i, const char *name, bool otherwise, bool *out) {
  memo *m = find_memo(p, i, name);
  if (!m) return false;
  *out = otherwise;
  if (!m->attr) return true;
  if (m->attr->kind == IR_ATTR_UNIT) {
    *out = true;
    return true;
  }
  if (ir_attr_is_bool(m->attr, out)) return true;
  return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is not a boolean", name);
}

const char *ev_enum(proc *p, insn *i, const char *name) {
  memo *m = find_memo(p, i, name);
  if (!m) return NULL;
  const ir_attr *a = m->attr;
  if (!a) return "";
  if (a->kind == IR_ATTR_DEFINED) {
    for (size_t k = 0; k < a->defined.def->param_count; k++) {
      const ir_paramdef *d = &a->defined.def->params[k];
      if (d->kind != IR_PARAM_ENUM) continue;
      const ir_enumcase *e = ir_enum_by_number(d->enumdef, a->defined.params[k].u);
      if (e) return e->name;
    }
  }
  if (a->kind == IR_ATTR_STRING) return a->string.value->bytes;
  ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute '%s' is not a case of its enumeration",
           name);
  return NULL;
}

const ir_param *ev_param(const ir_attr *a, const char *name) {
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return NULL;
  for (size_t k = 0; k < a->defined.def->param_count; k++)
    if (strcmp(a->defined.def->params[k].name, name) == 0) return &a->defined.params[k];
  return NULL;
}

bool ev_param_ints(proc *p, const insn *i, const ir_attr *a, const char *name, ints *out) {
  const ir_param *v = ev_param(a, name);
  if (!v) return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "an attribute has no list '%s'", name);
  *out = (ints){v->ints, v->count, true};
  return true;
}

bool ev_param_int(proc *p, const insn *i, const ir_attr *a, const char *name, int64_t *out) {
  const ir_param *v = ev_param(a, name);
  if (!v) return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "an attribute has no '%s'", name);
  *out = v->i;
  return true;
}
