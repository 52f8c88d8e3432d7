/* SPDX-License-Identifier: Apache-2.0 */
/* custom_call: the targets that the interpreter knows, and those of the caller.
 *
 * Most targets stand for an operation whose attributes came too late for it: what would be an
 * attribute is an operand. Such a call is evaluated as that operation, made from the operands'
 * values (a stand-in). Facts: jax/_src/lax/{lax,ann,control_flow/loops,linalg}.py and
 * jax/_src/export of github.com/jax-ml/jax; xla/hlo/builder/lib/approx_topk.cc of openxla/xla.
 */
#include <stdlib.h>
#include <string.h>

#include "behaviors.h"
#include "define/elements/element.h"
#include "values/index.h"

/* --- Stand-ins -------------------------------------------------------------------------------- */

/* Kept with the instruction: the operation, and the numbers that it was made from. */
typedef struct stand_in {
  func_plan *plan;
  const int64_t *key;
  size_t key_count;
  int64_t keep, keep_dim; /* of each result only the first `keep` along this dimension; -1: all */
} stand_in;

/* An operation in the making. */
typedef struct maker {
  proc *p;
  insn *i;
  ir_context *c;
  ir_op *op;
} maker;

static const ir_attr *config_entry(proc *p, insn *i, const char *name) {
  static const char *const places[] = {"mhlo.backend_config", "backend_config"};
  const ir_attr *a = ev_attr(p, i, name);
  for (size_t k = 0; !a && k < sizeof places / sizeof *places; k++)
    a = ir_dict_get(ev_attr(p, i, places[k]), name);
  return a;
}

#define RETURN "stablehlo.return" /* ends a region, as func.return ends a function */

/* An op with operands of its own, which stand for the first `inputs` operands of the call. */
static bool make_op(maker *m, const char *name, uint32_t inputs, bool region) {
  const insn *i = m->i;
  ir_block *home = ir_block_new(m->c);
  const ir_type **types = ARENA_ARRAY(ir_arena(m->c), const ir_type *, i->out_count);
  ir_value **operands = ARENA_ARRAY(ir_arena(m->c), ir_value *, inputs);
  for (uint32_t k = 0; k < inputs; k++)
    operands[k] = ir_block_add_arg(m->c, home, i->op->operands[k].value->type, i->op->loc);
  for (uint32_t k = 0; k < i->out_count; k++) types[k] = i->results[k];
  m->op = ir_op_new(m->c, ir_opname_get(m->c, name, strlen(name)), i->op->loc, operands, inputs,
                    types, i->out_count, region, NULL, 0);
  ir_block_append(home, m->op);
  if (!region) return true;
  const ir_attr *names = ev_attr(m->p, m->i, "called_computations");
  const ir_attr *symbol =
      ir_attr_is(names, IR_ATTR_ARRAY) && names->array.count == 1 ? names->array.items[0] : NULL;
  const ir_op *f =
      ir_attr_is(symbol, IR_ATTR_SYMBOL)
          ? ev_find_function(i->op, symbol->symbol.root->bytes, symbol->symbol.root->len)
          : NULL;
  if (!f || !f->region_count || !f->regions[0].first)
    return ev_error(m->p, i, DIAG_INTERP_BAD_CALL, "called_computations names no function");
  ir_op *copy = ir_clone(m->c, f);
  ir_region_take(&m->op->regions[0], &copy->regions[0]);
  ir_op *last = m->op->regions[0].first->last;
  if (last) last->name = ir_opname_get(m->c, RETURN, sizeof RETURN - 1);
  return true;
}

static void set(maker *m, const char *name, const ir_attr *a) { ir_op_set(m->c, m->op, name, a); }

static void set_ints(maker *m, const char *name, const interp_value *v) {
  int64_t *values = ARENA_ARRAY(ir_arena(m->c), int64_t, v->count);
  for (size_t k = 0; k < v->count; k++) values[k] = ev_int_at(v, k);
  set(m, name, ir_attr_dense_i64_array(m->c, values, v->count));
}

static bool is_integers(const interp_value *v) {
  return v->kind == VALUE_TENSOR && ev_num_is((num_kind)v->num, NUM_INTEGER);
}

/* Operands from `first` on are integers, which become the key. */
static bool read_key(proc *p, insn *i, interp_value **in, uint32_t first, int64_t **key,
                     size_t *n) {
  *n = 0;
  for (uint32_t k = first; k < i->in_count; k++) {
    if (!is_integers(in[k]))
      return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "operand %u is not a tensor of integers", k);
    *n += in[k]->count;
  }
  if (!(*key = ev_scratch(p, i, *n, sizeof **key))) return false;
  size_t at = 0;
  for (uint32_t k = first; k < i->in_count; k++)
    for (size_t e = 0; e < in[k]->count; e++) (*key)[at++] = ev_int_at(in[k], e);
  return true;
}

typedef bool (*make_fn)(maker *m, interp_value **in, stand_in *s);

/* Makes the operation, unless the last one was made from the same numbers (the operands from
 * `first_number` on), and enters it with the first `inputs` operands. */
static eval_status run_stand_in(proc *p, insn *i, interp_value **in, uint32_t inputs,
                                uint32_t first_number, make_fn make) {
  stand_in *s = i->cache ? i->cache : ev_run_alloc(p->run, 1, sizeof *s);
  int64_t *key;
  size_t n;
  if (!s || !read_key(p, i, in, first_number, &key, &n)) return EVAL_FAIL;
  i->cache = s;
  bool ok = true;
  if (!s->plan || s->key_count != n || memcmp(s->key, key, n * sizeof *key) != 0) {
    int64_t *kept = ev_run_alloc(p->run, n, sizeof *kept);
    maker m = {.p = p, .i = i, .c = p->run->context};
    arena_guard g;
    ok = kept != NULL;
    s->plan = NULL;
    s->keep = -1;
    if (ok && ARENA_GUARD(ir_arena(m.c), &g)) {
      ok = make(&m, in, s) && ev_verified(p, i, m.op);
      arena_guard_pop(ir_arena(m.c), &g);
    } else if (ok) {
      ok = ev_no_memory(p, i);
    }
    auto_free interp_binding *bound = ok ? ev_scratch(p, i, inputs, sizeof *bound) : NULL;
    for (uint32_t k = 0; bound && k < inputs; k++)
      bound[k] = (interp_binding){m.op->operands[k].value, in[k]};
    ok = bound && (s->plan = ev_plan_of_op(p->run, m.op, bound, inputs)) != NULL;
    if (ok) {
      if (n) memcpy(kept, key, n * sizeof *key);
      s->key = kept;
      s->key_count = n;
    }
  }
  free(key);
  return ok ? ev_proc_enter_plan(p, s->plan, in, inputs) : EVAL_FAIL;
}

/* --- stablehlo.dynamic_reduce_window: the window is the last five operands -------------------- */

enum { WINDOW_OPERANDS = 5 };

static bool make_reduce_window(maker *m, interp_value **in, stand_in *s) {
  static const char *const names[] = {"window_dimensions", "window_strides", "base_dilations",
                                      "window_dilations"};
  uint32_t inputs = m->i->in_count - WINDOW_OPERANDS;
  (void)s;
  if (!make_op(m, "stablehlo.reduce_window", inputs, true)) return false;
  for (size_t k = 0; k < sizeof names / sizeof *names; k++) set_ints(m, names[k], in[inputs + k]);
  const interp_value *padding = in[m->i->in_count - 1];
  if (padding->count % 2)
    return ev_error(m->p, m->i, DIAG_INTERP_BAD_OPERAND, "the padding does not hold pairs");
  int64_t dims[2] = {(int64_t)(padding->count / 2), 2};
  int64_t *pairs = ARENA_ARRAY(ir_arena(m->c), int64_t, padding->count);
  for (size_t k = 0; k < padding->count; k++) pairs[k] = ev_int_at(padding, k);
  const ir_type *type = ir_type_tensor(m->c, dims, 2, ir_type_integer(m->c, 64, IR_SIGNLESS), NULL);
  set(m, "padding",
      ir_attr_dense(m->c, type, pairs, padding->count * sizeof *pairs, false, IR_COPY));
  return true;
}

static eval_status call_dynamic_reduce_window(proc *p, insn *i, interp_value **in,
                                              interp_value **out) {
  (void)out;
  if (!ev_operands(p, i, WINDOW_OPERANDS + 2, SIZE_MAX)) return EVAL_FAIL;
  uint32_t inputs = i->in_count - WINDOW_OPERANDS;
  return run_stand_in(p, i, in, inputs, inputs, make_reduce_window);
}

/* --- stablehlo.dynamic_rng_bit_generator: operand 1 is the shape ------------------------------ */

static bool make_rng(maker *m, interp_value **in, stand_in *s) {
  (void)s;
  const interp_value *shape = in[1];
  if (m->i->out_count != 2 || !ir_type_is_shaped(m->i->results[1]))
    return ev_error(m->p, m->i, DIAG_INTERP_BAD_RESULT, "the results are not a state and a tensor");
  if (!make_op(m, "stablehlo.rng_bit_generator", 1, false)) return false;
  int64_t *dims = ARENA_ARRAY(ir_arena(m->c), int64_t, shape->count);
  for (size_t k = 0; k < shape->count; k++)
    if ((dims[k] = ev_int_at(shape, k)) < 0)
      return ev_error(m->p, m->i, DIAG_INTERP_BAD_OPERAND, "the shape holds a negative size");
  const ir_type *element = ir_type_element(m->i->results[1]);
  m->op->results[1].type = ir_type_tensor(m->c, dims, shape->count, element, NULL);
  set(m, "rng_algorithm", config_entry(m->p, m->i, "rng_algorithm"));
  return true;
}

static eval_status call_dynamic_rng(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return ev_operands(p, i, 2, 2) ? run_stand_in(p, i, in, 1, 1, make_rng) : EVAL_FAIL;
}

/* --- ApproxTopK, stablehlo.dynamic_approx_top_k: operands, indices, an initial value of each ---
 *
 * What a backend may approximate is computed exactly: sorted by the comparator, the first k kept.
 */

enum { TOP_K_INPUTS = 2, TOP_K_OPERANDS = 4 };

static bool make_top_k(maker *m, interp_value **in, stand_in *s) {
  int64_t dimension, k;
  proc *p = m->p;
  const ir_attr *number = config_entry(p, m->i, "reduction_dim"),
                *most = config_entry(p, m->i, "top_k");
  if (!number || !ir_attr_as_int(number, &dimension))
    return ev_error(p, m->i, DIAG_INTERP_BAD_ATTRIBUTE, "reduction_dim is missing");
  if (m->i->in_count > TOP_K_OPERANDS)
    k = in[TOP_K_OPERANDS]->count ? ev_int_at(in[TOP_K_OPERANDS], 0) : -1;
  else if (!most || !ir_attr_as_int(most, &k))
    return ev_error(p, m->i, DIAG_INTERP_BAD_ATTRIBUTE, "top_k is missing");
  int64_t rank = in[0]->kind == VALUE_TENSOR ? (int64_t)value_rank(in[0]) : 0;
  if (dimension < 0 || dimension >= rank || k < 0 || k > value_dims(in[0])[dimension])
    return ev_error(p, m->i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "there are no %lld elements in dimension %lld", (long long)k,
                    (long long)dimension);
  /* Without aggregation a result may hold more candidates than were asked for. */
  const ir_type *t = m->i->out_count ? m->i->results[0] : NULL;
  if (t && ir_type_is(t, IR_TYPE_TENSOR) && t->shaped.rank == (size_t)rank &&
      t->shaped.dims[dimension] != IR_DYNAMIC)
    k = t->shaped.dims[dimension];
  if (!make_op(m, "stablehlo.sort", TOP_K_INPUTS, true)) return false;
  for (uint32_t r = 0; r < m->op->result_count && r < TOP_K_INPUTS; r++)
    m->op->results[r].type = in[r]->type;
  set(m, "dimension", ir_attr_integer(m->c, ir_type_integer(m->c, 64, IR_SIGNLESS), dimension));
  set(m, "is_stable", ir_attr_bool(m->c, true));
  s->keep = k;
  s->keep_dim = dimension;
  return true;
}

static eval_status call_approx_top_k(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  if (!ev_operands(p, i, TOP_K_OPERANDS, SIZE_MAX)) return EVAL_FAIL;
  if (i->out_count != TOP_K_INPUTS)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the results are not values and indices");
  return run_stand_in(p, i, in, TOP_K_INPUTS, TOP_K_OPERANDS, make_top_k);
}

/* The first `keep` elements along a dimension. */
static interp_value *head(proc *p, insn *i, interp_value *v, size_t k, int64_t keep, int64_t dim) {
  size_t rank = value_rank(v);
  auto_free int64_t *dims = ev_scratch(p, i, rank + 1, sizeof *dims);
  if (!dims) return NULL;
  memcpy(dims, value_dims(v), rank * sizeof *dims);
  if (keep < dims[dim]) dims[dim] = keep;
  interp_value *out = ev_result(p, i, k, dims, rank);
  if (!out || ev_copy_box(p, i, dims, out, NULL, v, NULL)) return out;
  interp_release(out);
  return NULL;
}

/* Gets the results of the stand-in, and keeps of each what `keep` says. */
eval_status ev_resume_custom_call(proc *p, insn *i, interp_value **ret, size_t count,
                                  interp_value **out) {
  const stand_in *s = i->cache;
  if (!s || s->keep < 0) return ev_resume_results(p, i, ret, count, out);
  for (size_t k = 0; k < count && k < i->out_count; k++)
    if (!(out[k] = head(p, i, ret[k], k, s->keep, s->keep_dim))) return EVAL_FAIL;
  return EVAL_OK;
}

/* --- stablehlo.dynamic_top_k: the k greatest along the last dimension, of equals the first one
 * first */

/* A key that orders elements as integers: floats in total order. */
static int64_t order_key(num_kind k, const uint8_t *p) {
  if (ev_num_is(k, NUM_FLOAT)) return ev_element_total_key(k, p);
  int64_t v = ev_num_int(k, p);
  return k == NUM_U64 ? v ^ INT64_MIN : v;
}

typedef struct ranked {
  int64_t key, index;
} ranked;

static int by_rank(const void *a, const void *b) {
  const ranked *x = a, *y = b;
  if (x->key != y->key) return x->key > y->key ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

static eval_status call_dynamic_top_k(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 2, 2) || !ev_tensor(p, i, in, 0, NUM_FLOAT | NUM_INTEGER, -1) ||
      !ev_tensor(p, i, in, 1, NUM_INTEGER, 0))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  int64_t k = ev_int_at(in[1], 0), n = rank ? value_dims(in[0])[rank - 1] : 0;
  if (!rank || k < 0 || k > n || i->out_count != 2)
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND,
                    "there are no %lld elements in the last dimension", (long long)k);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  auto_free ranked *row = ev_scratch(p, i, (size_t)n, sizeof *row);
  bool ok = dims && row;
  for (size_t d = 0; ok && d < rank; d++) dims[d] = value_dims(in[0])[d];
  if (ok) dims[rank - 1] = k;
  for (uint32_t r = 0; ok && r < 2; r++) ok = (out[r] = ev_result(p, i, r, dims, rank)) != NULL;
  num_kind e = (num_kind)in[0]->num;
  if (ok && (out[0]->num != e || !ev_num_is((num_kind)out[1]->num, NUM_INTEGER)))
    ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the results are not values and indices");
  size_t size = ev_num_rows[e].bytes, index_size = ok ? ev_num_rows[out[1]->num].bytes : 0;
  for (size_t first = 0, to = 0; ok && first < in[0]->count; first += (size_t)n) {
    for (int64_t c = 0; c < n; c++)
      row[c] = (ranked){order_key(e, in[0]->data + (first + (size_t)c) * size), c};
    qsort(row, (size_t)n, sizeof *row, by_rank);
    for (int64_t c = 0; c < k; c++, to++) {
      memcpy(out[0]->data + to * size, in[0]->data + (first + (size_t)row[c].index) * size, size);
      ev_num_set_int((num_kind)out[1]->num, out[1]->data + to * index_size, row[c].index);
    }
  }
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- shape_assertion: a boolean, and the integers that its message shows ---------------------- */

static void add_message(strbuf *out, const istr *text, interp_value *const *in, uint32_t count) {
  for (size_t k = 0; k < text->len; k++) {
    const char *at = text->bytes + k;
    uint32_t number = 0;
    size_t digits = 1;
    while (*at == '{' && k + digits < text->len && at[digits] >= '0' && at[digits] <= '9' &&
           digits < 6)
      number = 10 * number + (uint32_t)(at[digits++] - '0');
    if (*at == '{' && digits > 1 && k + digits < text->len && at[digits] == '}' && number < count) {
      strbuf_addi(out, ev_int_at(in[number], 0));
      k += digits;
    } else {
      strbuf_addc(out, *at);
    }
  }
}

static eval_status call_shape_assertion(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  if (!ev_operands(p, i, 1, SIZE_MAX) || !ev_tensor(p, i, in, 0, NUM_BOOL, 0)) return EVAL_FAIL;
  for (uint32_t k = 1; k < i->in_count; k++)
    if (!ev_tensor(p, i, in, k, NUM_INTEGER, 0)) return EVAL_FAIL;
  if (in[0]->data[0]) return EVAL_OK;
  const ir_attr *message = config_entry(p, i, "error_message");
  strbuf_auto text = STRBUF_INIT;
  if (ir_attr_is(message, IR_ATTR_STRING))
    add_message(&text, message->string.value, in + 1, i->in_count - 1);
  ev_error(p, i, DIAG_INTERP_CUSTOM_CALL, "shape assertion failed: %s", strbuf_str(&text));
  return EVAL_FAIL;
}

/* --- Sharding, SPMDFullToShardShape, SPMDShardToFullShape ------------------------------------- */

/* Says where a value is; on one device the parts are the whole. */
static eval_status call_sharding(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 1, 1)) return EVAL_FAIL;
  if (i->out_count != 1 || !ev_value_fits(in[0], i->results[0]))
    return ev_error(p, i, DIAG_INTERP_NO_BEHAVIOR,
                    "the parts of several devices have other shapes than the whole: that needs a "
                    "partitioner (sdy.manual_computation is evaluated)");
  out[0] = in[0];
  in[0] = NULL;
  return EVAL_OK;
}

/* --- The table -------------------------------------------------------------------------------- */

typedef struct target_row {
  const char *name;
  eval_fn eval;
} target_row;

static const target_row targets[] = {
    {"check.eq", eval_call_check_eq},
    {"check.expect_eq", eval_expect_eq},
    {"check.expect_almost_eq", eval_call_expect_almost_eq},
    {"check.expect_close", eval_call_expect_close},
    {"shape_assertion", call_shape_assertion},
    {"Sharding", call_sharding},
    {"SPMDFullToShardShape", call_sharding},
    {"SPMDShardToFullShape", call_sharding},
    {"annotate_device_placement", call_sharding},
    {"xla.sdy.FuncResultSharding", call_sharding},
    {"ApproxTopK", call_approx_top_k},
    {"stablehlo.dynamic_approx_top_k", call_approx_top_k},
    {"stablehlo.dynamic_top_k", call_dynamic_top_k},
    {"stablehlo.dynamic_reduce_window", call_dynamic_reduce_window},
    {"stablehlo.dynamic_rng_bit_generator", call_dynamic_rng},
};

static const target_row *own_target(const char *name) {
  for (size_t k = 0; k < sizeof targets / sizeof *targets; k++)
    if (strcmp(name, targets[k].name) == 0) return &targets[k];
  return NULL;
}

bool interp_has_target(const char *target) { return own_target(target) != NULL; }

/* A target of the caller's. */
static eval_status call_target(proc *p, insn *i, const interp_custom_call *t, interp_value **in,
                               interp_value **out) {
  strbuf_auto why = STRBUF_INIT;
  bool ok = t->fn(i->op, in, out, &why, t->user);
  if (!ok)
    ev_error(p, i, DIAG_INTERP_CUSTOM_CALL, "custom call '%s' failed%s%s", t->target,
             why.len ? ": " : "", strbuf_str(&why));
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_custom_call(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_attr *name = ev_attr(p, i, "call_target_name");
  if (!ir_attr_is(name, IR_ATTR_STRING))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "attribute 'call_target_name' is not a string");
  const char *target = name->string.value->bytes;
  const interp_options *o = p->run->options;
  for (size_t k = 0; k < o->custom_call_count; k++)
    if (strcmp(target, o->custom_calls[k].target) == 0)
      return call_target(p, i, &o->custom_calls[k], in, out);
  const target_row *own = own_target(target);
  if (own) return own->eval(p, i, in, out);
  strbuf_auto why = STRBUF_INIT;
  const interp_custom_call *found =
      o->find_custom_call ? o->find_custom_call(target, &why, o->finder) : NULL;
  eval_status s = EVAL_FAIL;
  if (found)
    s = call_target(p, i, found, in, out);
  else
    ev_error(p, i, DIAG_INTERP_NO_TARGET, "Unsupported custom call: %s%s", target,
             strbuf_str(&why));
  return s;
}
