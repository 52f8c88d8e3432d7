/* The checks of the rows. A check that does not understand an operand (unranked, of another
 * dialect) holds: what it would compare is not known. */
#include <inttypes.h>
#include <string.h>

#include "rows.h"
#include "versions/versions.h"

/* --- Reading operands and attributes --- */

static const ir_type *operand(const ir_op *op, uint32_t i) {
  return i < op->operand_count ? op->operands[i].value->type : NULL;
}
static const ir_type *result(const ir_op *op, uint32_t i) {
  return i < op->result_count ? op->results[i].type : NULL;
}
static bool ranked(const ir_type *t) { return ir_type_is(t, IR_TYPE_TENSOR); }

/* A list of integers: a dense i64 array attribute, or a parameter. */
typedef struct int_list {
  const int64_t *items;
  size_t count;
} int_list;

/* The values are at the front of the attribute's data, which is unaligned: `buffer` takes them. */
enum { LIST_MAX = 4096 }; /* as many as a tensor may have dimensions, LIMIT_TENSOR_RANK */
static bool int_array(const ir_op *op, const char *name, int64_t *buffer, int_list *out) {
  const ir_attr *a = ir_op_get(op, name);
  if (!ir_attr_is(a, IR_ATTR_DENSE_ARRAY) || !ir_type_is_integer(a->dense_array.element, 64) ||
      a->dense_array.count > LIST_MAX)
    return false;
  memcpy(buffer, a->dense_array.data, a->dense_array.count * sizeof *buffer);
  *out = (int_list){buffer, a->dense_array.count};
  return true;
}

/* Parameter `name` of the defined attribute in property `prop`. */
static const ir_param *param(const ir_op *op, const char *prop, const char *name,
                             ir_param_kind *kind) {
  const ir_attr *a = ir_op_get(op, prop);
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return NULL;
  const ir_attrdef *def = a->defined.def;
  for (size_t i = 0; i < def->param_count; i++) {
    if (strcmp(def->params[i].name, name) != 0) continue;
    *kind = def->params[i].kind;
    return &a->defined.params[i];
  }
  return NULL;
}

static bool int_param_list(const ir_op *op, const char *prop, const char *name, int_list *out) {
  ir_param_kind kind;
  const ir_param *p = param(op, prop, name, &kind);
  if (!p || (kind != IR_PARAM_INTS && kind != IR_PARAM_DIMS) || p->count > LIST_MAX) return false;
  *out = (int_list){p->ints, p->count};
  return true;
}

static bool same_dim(int64_t a, int64_t b) { return a == b || a == IR_DYNAMIC || b == IR_DYNAMIC; }

static bool same_shape(const ir_type *a, const ir_type *b) {
  if (!ranked(a) || !ranked(b)) return true;
  if (a->shaped.rank != b->shaped.rank) return false;
  for (size_t i = 0; i < a->shaped.rank; i++)
    if (!same_dim(a->shaped.dims[i], b->shaped.dims[i])) return false;
  return true;
}

static bool quantized(const ir_type *t) { return ir_type_is(t, IR_TYPE_QUANTIZED); }

/* Element types that quantization leaves comparable: the specification's baseline element types. */
static bool same_element(const ir_type *a, const ir_type *b) {
  if (!a || !b) return true;
  const ir_type *x = ir_type_element(a), *y = ir_type_element(b);
  return x == y || (quantized(x) && quantized(y));
}

static bool same_type(const ir_type *a, const ir_type *b) {
  if (!a || !b || a == b) return true;
  if (!ir_type_is_shaped(a) || !ir_type_is_shaped(b)) return false;
  return same_shape(a, b) && same_element(a, b);
}

static void add_shape(const ir_type *t, strbuf *why) {
  strbuf_addc(why, '[');
  for (size_t i = 0; ranked(t) && i < t->shaped.rank; i++) {
    if (i) strbuf_adds(why, ", ");
    if (t->shaped.dims[i] == IR_DYNAMIC)
      strbuf_addc(why, '?');
    else
      strbuf_addi(why, t->shaped.dims[i]);
  }
  strbuf_addc(why, ']');
}

static bool shapes_differ(const char *an, const ir_type *a, const char *bn, const ir_type *b,
                          strbuf *why) {
  strbuf_addf(why, "%s has shape ", an);
  add_shape(a, why);
  strbuf_addf(why, " and %s ", bn);
  add_shape(b, why);
  return false;
}

static bool need_shape(const char *an, const ir_type *a, const char *bn, const ir_type *b,
                       strbuf *why) {
  return same_shape(a, b) || shapes_differ(an, a, bn, b, why);
}

static bool in_range(int_list l, int64_t end, strbuf *why) {
  for (size_t i = 0; i < l.count; i++) {
    if (l.items[i] >= 0 && l.items[i] < end) continue;
    strbuf_addf(why, "%" PRId64 " is not in [0, %" PRId64 ")", l.items[i], end);
    return false;
  }
  return true;
}

/* Of two lists together. */
static bool unique(int_list a, int_list b, strbuf *why) {
  for (size_t i = 0; i < a.count + b.count; i++) {
    int64_t x = i < a.count ? a.items[i] : b.items[i - a.count];
    for (size_t j = 0; j < i; j++) {
      if (x != (j < a.count ? a.items[j] : b.items[j - a.count])) continue;
      strbuf_addf(why, "%" PRId64 " stands twice", x);
      return false;
    }
  }
  return true;
}

static bool need_count(const char *what, size_t have, size_t want, strbuf *why) {
  if (have == want) return true;
  strbuf_addf(why, "there are %zu %s for %zu", have, what, want);
  return false;
}

static bool has(int_list l, int64_t x) {
  for (size_t i = 0; i < l.count; i++)
    if (l.items[i] == x) return true;
  return false;
}

/* --- Elementwise --- */

bool check_same_types(const ir_op *op, strbuf *why) {
  const ir_type *first = operand(op, 0);
  for (uint32_t i = 1; i < op->operand_count; i++)
    if (!same_type(first, operand(op, i))) {
      if (!same_shape(first, operand(op, i)))
        shapes_differ("the first operand", first, "another", operand(op, i), why);
      return false;
    }
  if (same_type(first, result(op, 0))) return true;
  if (!same_shape(first, result(op, 0)))
    shapes_differ("the operand", first, "the result", result(op, 0), why);
  return false;
}

bool check_abs_shape(const ir_op *op, strbuf *why) {
  return need_shape("the operand", operand(op, 0), "the result", result(op, 0), why);
}

bool check_abs_element(const ir_op *op, strbuf *why) {
  (void)why;
  const ir_type *e = ir_type_element(operand(op, 0));
  const ir_type *part = ir_type_is(e, IR_TYPE_COMPLEX) ? e->element : e;
  return same_element(part, result(op, 0));
}

bool check_constant_type(const ir_op *op, strbuf *why) {
  (void)why;
  const ir_attr *value = ir_op_get(op, "value");
  if (!ir_attr_is(value, IR_ATTR_DENSE)) return true;
  const ir_type *t = value->dense.type, *r = result(op, 0);
  const ir_type *e = ir_type_element(r);
  if (quantized(e)) return same_shape(t, r);
  return same_type(t, r);
}

bool check_compare_elements(const ir_op *op, strbuf *why) {
  (void)why;
  return same_element(operand(op, 0), operand(op, 1));
}

bool check_compare_shapes(const ir_op *op, strbuf *why) {
  return need_shape("lhs", operand(op, 0), "rhs", operand(op, 1), why) &&
         need_shape("lhs", operand(op, 0), "the result", result(op, 0), why);
}

bool check_compare_result(const ir_op *op, strbuf *why) {
  (void)why;
  return ir_type_is_integer(ir_type_element(result(op, 0)), 1);
}

bool check_select_pred(const ir_op *op, strbuf *why) {
  const ir_type *pred = operand(op, 0);
  if (!ranked(pred) || pred->shaped.rank == 0) return true;
  return need_shape("pred", pred, "on_true", operand(op, 1), why);
}

bool check_select_types(const ir_op *op, strbuf *why) {
  (void)why;
  return same_type(operand(op, 1), operand(op, 2)) && same_type(operand(op, 1), result(op, 0));
}

bool check_convert_shapes(const ir_op *op, strbuf *why) {
  return need_shape("the operand", operand(op, 0), "the result", result(op, 0), why);
}

/* --- Shape --- */

bool check_reshape_element(const ir_op *op, strbuf *why) {
  (void)why;
  return same_element(operand(op, 0), result(op, 0));
}

bool check_reshape_size(const ir_op *op, strbuf *why) {
  int64_t in = ir_type_element_count(operand(op, 0)), out = ir_type_element_count(result(op, 0));
  if (in < 0 || out < 0 || in == out) return true;
  strbuf_addf(why, "the operand has %" PRId64 " and the result %" PRId64, in, out);
  return false;
}

bool check_transpose_permutation(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  const ir_type *t = operand(op, 0);
  if (!ranked(t) || !int_array(op, "permutation", buffer, &l)) return true;
  return need_count("entries", l.count, t->shaped.rank, why) &&
         in_range(l, (int64_t)t->shaped.rank, why) && unique(l, (int_list){0}, why);
}

bool check_transpose_shape(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  const ir_type *t = operand(op, 0), *r = result(op, 0);
  if (!ranked(t) || !ranked(r) || !int_array(op, "permutation", buffer, &l)) return true;
  if (!need_count("dimensions in the result", r->shaped.rank, t->shaped.rank, why)) return false;
  for (size_t i = 0; i < l.count; i++) {
    int64_t want = t->shaped.dims[l.items[i]], have = r->shaped.dims[i];
    if (same_dim(want, have)) continue;
    strbuf_addf(why, "dimension %zu of the result is %" PRId64 ", not %" PRId64, i, have, want);
    return false;
  }
  return true;
}

static bool broadcast_dims(const ir_op *op, int64_t *buffer, int_list *out) {
  return ranked(operand(op, 0)) && ranked(result(op, 0)) &&
         int_array(op, "broadcast_dimensions", buffer, out);
}

bool check_broadcast_count(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  if (!broadcast_dims(op, buffer, &l)) return true;
  return need_count("broadcast dimensions", l.count, operand(op, 0)->shaped.rank, why);
}

bool check_broadcast_range(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  if (!broadcast_dims(op, buffer, &l)) return true;
  return in_range(l, (int64_t)result(op, 0)->shaped.rank, why);
}

bool check_broadcast_unique(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  return !broadcast_dims(op, buffer, &l) || unique(l, (int_list){0}, why);
}

bool check_broadcast_dims(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  if (!broadcast_dims(op, buffer, &l)) return true;
  for (size_t i = 0; i < l.count; i++) {
    int64_t have = operand(op, 0)->shaped.dims[i];
    int64_t want = result(op, 0)->shaped.dims[l.items[i]];
    if (have == 1 || same_dim(have, want)) continue;
    strbuf_addf(why, "dimension %zu of the operand is %" PRId64 ", not 1 or %" PRId64, i, have,
                want);
    return false;
  }
  return true;
}

bool check_iota_dimension(const ir_op *op, strbuf *why) {
  int64_t d;
  const ir_type *r = result(op, 0);
  if (!ranked(r) || !ir_attr_as_int(ir_op_get(op, "iota_dimension"), &d)) return true;
  return in_range((int_list){&d, 1}, (int64_t)r->shaped.rank, why);
}

/* --- Reduction --- */

bool check_reduce_shapes(const ir_op *op, strbuf *why) {
  for (uint32_t i = 1; i < op->operand_count / 2; i++)
    if (!need_shape("the first input", operand(op, 0), "another", operand(op, i), why))
      return false;
  return true;
}

bool check_reduce_range(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  if (!ranked(operand(op, 0)) || !int_array(op, "dimensions", buffer, &l)) return true;
  return in_range(l, (int64_t)operand(op, 0)->shaped.rank, why);
}

bool check_reduce_unique(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  return !int_array(op, "dimensions", buffer, &l) || unique(l, (int_list){0}, why);
}

bool check_reduce_result(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  const ir_type *t = operand(op, 0);
  if (!ranked(t) || !int_array(op, "dimensions", buffer, &l)) return true;
  for (uint32_t i = 0; i < op->result_count; i++) {
    const ir_type *r = result(op, i);
    if (!ranked(r)) continue;
    if (!need_count("dimensions in a result", r->shaped.rank, t->shaped.rank - l.count, why))
      return false;
    for (size_t d = 0, k = 0; d < t->shaped.rank; d++) {
      if (has(l, (int64_t)d)) continue;
      int64_t want = t->shaped.dims[d], have = r->shaped.dims[k++];
      if (same_dim(want, have)) continue;
      strbuf_addf(why, "dimension %zu of a result is %" PRId64 ", not %" PRId64, k - 1, have, want);
      return false;
    }
  }
  return true;
}

/* --- dot_general --- */

typedef struct dot_dims {
  int_list lhs_batch, rhs_batch, lhs_contract, rhs_contract;
  const ir_type *lhs, *rhs;
} dot_dims;

static bool dot(const ir_op *op, dot_dims *d) {
  static const char prop[] = "dot_dimension_numbers";
  d->lhs = operand(op, 0);
  d->rhs = operand(op, 1);
  return ranked(d->lhs) && ranked(d->rhs) &&
         int_param_list(op, prop, "lhsBatchingDimensions", &d->lhs_batch) &&
         int_param_list(op, prop, "rhsBatchingDimensions", &d->rhs_batch) &&
         int_param_list(op, prop, "lhsContractingDimensions", &d->lhs_contract) &&
         int_param_list(op, prop, "rhsContractingDimensions", &d->rhs_contract);
}

bool check_dot_batch_count(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) ||
         need_count("batching dimensions of lhs", d.lhs_batch.count, d.rhs_batch.count, why);
}
bool check_dot_contract_count(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || need_count("contracting dimensions of lhs", d.lhs_contract.count,
                                    d.rhs_contract.count, why);
}
bool check_dot_lhs_unique(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || unique(d.lhs_batch, d.lhs_contract, why);
}
bool check_dot_rhs_unique(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || unique(d.rhs_batch, d.rhs_contract, why);
}
bool check_dot_lhs_batch_range(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || in_range(d.lhs_batch, (int64_t)d.lhs->shaped.rank, why);
}
bool check_dot_lhs_contract_range(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || in_range(d.lhs_contract, (int64_t)d.lhs->shaped.rank, why);
}
bool check_dot_rhs_batch_range(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || in_range(d.rhs_batch, (int64_t)d.rhs->shaped.rank, why);
}
bool check_dot_rhs_contract_range(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || in_range(d.rhs_contract, (int64_t)d.rhs->shaped.rank, why);
}

static bool dims_match(const ir_type *lhs, int_list l, const ir_type *rhs, int_list r,
                       strbuf *why) {
  for (size_t i = 0; i < l.count; i++) {
    int64_t a = lhs->shaped.dims[l.items[i]], b = rhs->shaped.dims[r.items[i]];
    if (same_dim(a, b)) continue;
    strbuf_addf(why, "lhs has %" PRId64 " and rhs %" PRId64, a, b);
    return false;
  }
  return true;
}

bool check_dot_batch_dims(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || dims_match(d.lhs, d.lhs_batch, d.rhs, d.rhs_batch, why);
}
bool check_dot_contract_dims(const ir_op *op, strbuf *why) {
  dot_dims d;
  return !dot(op, &d) || dims_match(d.lhs, d.lhs_contract, d.rhs, d.rhs_contract, why);
}

bool check_dot_precisions(const ir_op *op, strbuf *why) {
  const ir_attr *a = ir_op_get(op, "precision_config");
  if (!ir_attr_is(a, IR_ATTR_ARRAY) || a->array.count == 0) return true;
  return need_count("precisions", a->array.count, 2, why);
}

/* Compares the dimensions of `t` that are neither batching nor contracting with the result's from
 * *k on. */
static bool free_dims(const ir_type *t, int_list batch, int_list contract, const ir_type *r,
                      size_t *k, strbuf *why) {
  for (size_t i = 0; i < t->shaped.rank; i++) {
    if (has(batch, (int64_t)i) || has(contract, (int64_t)i)) continue;
    int64_t want = t->shaped.dims[i], have = r->shaped.dims[(*k)++];
    if (same_dim(want, have)) continue;
    strbuf_addf(why, "dimension %zu of the result is %" PRId64 ", not %" PRId64, *k - 1, have,
                want);
    return false;
  }
  return true;
}

bool check_dot_result(const ir_op *op, strbuf *why) {
  dot_dims d;
  const ir_type *r = result(op, 0);
  if (!dot(op, &d) || !ranked(r)) return true;
  size_t rank =
      d.lhs->shaped.rank + d.rhs->shaped.rank - d.lhs_batch.count - 2 * d.lhs_contract.count;
  if (!need_count("dimensions in the result", r->shaped.rank, rank, why)) return false;
  size_t k = 0;
  for (; k < d.lhs_batch.count; k++) {
    int64_t want = d.lhs->shaped.dims[d.lhs_batch.items[k]], have = r->shaped.dims[k];
    if (same_dim(want, have)) continue;
    strbuf_addf(why, "dimension %zu of the result is %" PRId64 ", not %" PRId64, k, have, want);
    return false;
  }
  return free_dims(d.lhs, d.lhs_batch, d.lhs_contract, r, &k, why) &&
         free_dims(d.rhs, d.rhs_batch, d.rhs_contract, r, &k, why);
}

/* --- gather --- */

typedef struct gather_dims {
  int_list offset, collapsed, operand_batch, map;
  int64_t vector;
  const ir_type *source, *indices, *out;
} gather_dims;

static bool gather(const ir_op *op, gather_dims *g) {
  static const char prop[] = "dimension_numbers";
  ir_param_kind kind;
  const ir_param *vector = param(op, prop, "indexVectorDim", &kind);
  g->source = operand(op, 0);
  g->indices = operand(op, 1);
  g->out = result(op, 0);
  if (!vector || kind != IR_PARAM_INT) return false;
  g->vector = vector->i;
  return ranked(g->source) && ranked(g->indices) && ranked(g->out) &&
         int_param_list(op, prop, "offsetDims", &g->offset) &&
         int_param_list(op, prop, "collapsedSliceDims", &g->collapsed) &&
         int_param_list(op, prop, "operandBatchingDims", &g->operand_batch) &&
         int_param_list(op, prop, "startIndexMap", &g->map);
}

bool check_gather_rank(const ir_op *op, strbuf *why) {
  gather_dims g;
  return !gather(op, &g) || need_count("offset, collapsed and batching dimensions",
                                       g.offset.count + g.collapsed.count + g.operand_batch.count,
                                       g.source->shaped.rank, why);
}
bool check_gather_vector_range(const ir_op *op, strbuf *why) {
  gather_dims g;
  return !gather(op, &g) ||
         in_range((int_list){&g.vector, 1}, (int64_t)g.indices->shaped.rank + 1, why);
}
bool check_gather_map_count(const ir_op *op, strbuf *why) {
  gather_dims g;
  if (!gather(op, &g)) return true;
  bool implicit = g.vector == (int64_t)g.indices->shaped.rank;
  int64_t want = implicit ? 1 : g.indices->shaped.dims[g.vector];
  return want == IR_DYNAMIC || need_count("entries", g.map.count, (size_t)want, why);
}
bool check_gather_offset_sorted(const ir_op *op, strbuf *why) {
  gather_dims g;
  if (!gather(op, &g)) return true;
  for (size_t i = 1; i < g.offset.count; i++) {
    if (g.offset.items[i - 1] < g.offset.items[i]) continue;
    strbuf_addf(why, "%" PRId64 " follows %" PRId64, g.offset.items[i], g.offset.items[i - 1]);
    return false;
  }
  return true;
}
bool check_gather_offset_range(const ir_op *op, strbuf *why) {
  gather_dims g;
  return !gather(op, &g) || in_range(g.offset, (int64_t)g.out->shaped.rank, why);
}
bool check_gather_collapsed_range(const ir_op *op, strbuf *why) {
  gather_dims g;
  return !gather(op, &g) || in_range(g.collapsed, (int64_t)g.source->shaped.rank, why);
}
bool check_gather_map_range(const ir_op *op, strbuf *why) {
  gather_dims g;
  return !gather(op, &g) || in_range(g.map, (int64_t)g.source->shaped.rank, why);
}
bool check_gather_slice_count(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  gather_dims g;
  if (!gather(op, &g) || !int_array(op, "slice_sizes", buffer, &l)) return true;
  return need_count("slice sizes", l.count, g.source->shaped.rank, why);
}
bool check_gather_slice_range(const ir_op *op, strbuf *why) {
  int64_t buffer[LIST_MAX];
  int_list l;
  gather_dims g;
  if (!gather(op, &g) || !int_array(op, "slice_sizes", buffer, &l)) return true;
  for (size_t i = 0; i < l.count; i++) {
    int64_t most = g.source->shaped.dims[i];
    if (l.items[i] >= 0 && (most == IR_DYNAMIC || l.items[i] <= most)) continue;
    strbuf_addf(why, "slice size %" PRId64 " is not in [0, %" PRId64 "]", l.items[i], most);
    return false;
  }
  return true;
}
bool check_gather_element(const ir_op *op, strbuf *why) {
  (void)why;
  return same_element(operand(op, 0), result(op, 0));
}

/* --- func --- */

static const ir_type *function_type(const ir_op *f) {
  const ir_attr *a = f ? ir_op_get(f, "function_type") : NULL;
  return ir_attr_is(a, IR_ATTR_TYPE) && ir_type_is(a->type, IR_TYPE_FUNCTION) ? a->type : NULL;
}

bool check_return_count(const ir_op *op, strbuf *why) {
  const ir_type *t = function_type(ir_op_parent(op));
  return !t || need_count("values", op->operand_count, t->function.result_count, why);
}

bool check_return_types(const ir_op *op, strbuf *why) {
  const ir_type *t = function_type(ir_op_parent(op));
  for (uint32_t i = 0; t && i < op->operand_count; i++) {
    if (operand(op, i) == t->function.results[i]) continue;
    strbuf_addf(why, "value %u has another", i);
    return false;
  }
  return true;
}

bool check_call_signature(const ir_op *op, strbuf *why) {
  const ir_attr *callee = ir_op_get(op, "callee");
  if (!ir_attr_is(callee, IR_ATTR_SYMBOL) || callee->symbol.nested_count) return true;
  const ir_op *table = ir_op_parent(op);
  while (table && !ir_op_has_trait(table, IR_TRAIT_SYMBOL_TABLE)) table = ir_op_parent(table);
  const ir_op *f =
      table ? ir_lookup_symbol(table, callee->symbol.root->bytes, callee->symbol.root->len) : NULL;
  const ir_type *t = function_type(f);
  if (!t) {
    strbuf_addf(why, "'%s' is no function", callee->symbol.root->bytes);
    return false;
  }
  if (!need_count("operands", op->operand_count, t->function.input_count, why) ||
      !need_count("results", op->result_count, t->function.result_count, why))
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (operand(op, i) != t->function.inputs[i]) {
      strbuf_addf(why, "operand %u has another", i);
      return false;
    }
  for (uint32_t i = 0; i < op->result_count; i++)
    if (result(op, i) != t->function.results[i]) {
      strbuf_addf(why, "result %u has another", i);
      return false;
    }
  return true;
}
