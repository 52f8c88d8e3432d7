/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts that change the shapes on the way: a transposed layout, and a new leading dimension. */
#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "contexts.h"
#include "versions/versions.h"

enum { RANK_MAX = 64 };

static const ir_attr *ints(ir_context *c, const int64_t *values, size_t count) {
  return ir_attr_dense_i64_array(c, values, count);
}

/* --- Layout: whatever has two dimensions comes and goes transposed --- */

static const ir_type *turned(ir_context *c, const ir_type *t) {
  int64_t dims[RANK_MAX];
  size_t rank = t->shaped.rank;
  for (size_t d = 0; d < rank; d++) dims[d] = t->shaped.dims[rank - 1 - d];
  return ir_type_tensor(c, dims, rank, t->shaped.element, NULL);
}

static bool can_turn(const ir_type *t) {
  return context_is_plain(t) && t->shaped.rank >= 2 && t->shaped.rank <= RANK_MAX;
}

static ir_op *transpose(const surroundings *s, ir_value *v) {
  int64_t order[RANK_MAX];
  size_t rank = v->type->shaped.rank;
  for (size_t d = 0; d < rank; d++) order[d] = (int64_t)(rank - 1 - d);
  const ir_type *type = turned(s->c, v->type);
  ir_op *op = context_op(s, "stablehlo.transpose", &v, 1, &type, 1, 0);
  ir_op_set(s->c, op, "permutation", ints(s->c, order, rank));
  return op;
}

/* The elements in the order of the turned type. */
static void turn_elements(const ir_type *t, const uint8_t *from, uint8_t *to) {
  size_t size = ir_dense_element_size(t->shaped.element), rank = t->shaped.rank;
  int64_t count = ir_type_element_count(t), at[RANK_MAX] = {0};
  for (int64_t i = 0; i < count; i++, from += size) {
    int64_t linear = 0;
    for (size_t d = rank; d-- > 0;) linear = linear * t->shaped.dims[d] + at[d];
    memcpy(to + (size_t)linear * size, from, size);
    for (size_t d = rank; d-- > 0 && ++at[d] == t->shaped.dims[d];) at[d] = 0;
  }
}

static interp_value *turned_value(ir_context *c, const interp_value *v) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  auto_free uint8_t *copy = data ? malloc(size + 1) : NULL;
  if (!copy) return NULL;
  turn_elements(interp_type(v), data, copy);
  return interp_tensor(turned(c, interp_type(v)), copy, size);
}

/* `index` of an argument of @main, `given` of its value; false when out of memory. */
static bool turn_argument(const surroundings *s, size_t index, size_t given) {
  ir_block *body = s->main->regions[0].first;
  ir_value *arg = body->args[index];
  interp_value *v = turned_value(s->c, s->args->values[given]);
  if (!v) return strbuf_refuse(s->why, "out of memory");
  interp_release(s->args->values[given]);
  s->args->values[given] = v;
  const ir_type *type = arg->type;
  arg->type = turned(s->c, type);
  ir_op *op = transpose(s, arg);
  ir_block_insert_before(body->first, op);
  ir_value_replace_all_uses(arg, &op->results[0]);
  ir_op_set_operand(op, 0, arg);
  return true;
}

/* A result goes through its transpose and a barrier. How many do. */
static size_t turn_results(const surroundings *s) {
  ir_op *back = s->main->regions[0].first->last;
  bool *turns = ARENA_ARRAY(ir_arena(s->c), bool, back->operand_count + 1);
  size_t count = 0;
  for (size_t i = 0; i < back->operand_count; i++) {
    turns[i] = can_turn(back->operands[i].value->type);
    if (!turns[i]) continue;
    ir_op *op = transpose(s, back->operands[i].value);
    ir_block_insert_before(back, op);
    ir_op_set_operand(back, i, &op->results[0]);
    count++;
  }
  if (count) context_guard_results(s);
  for (size_t i = 0; i < back->operand_count; i++) {
    if (!turns[i]) continue;
    ir_op *op = transpose(s, back->operands[i].value);
    ir_block_insert_before(back, op);
    ir_op_set_operand(back, i, &op->results[0]);
  }
  return count;
}

bool context_layout(const surroundings *s) {
  ir_block *body = s->main->regions[0].first;
  size_t turns = 0, own = body->arg_count - s->args->count;
  for (size_t i = own; i < body->arg_count; i++) {
    if (!can_turn(body->args[i]->type)) continue;
    if (!turn_argument(s, i, i - own)) return false;
    turns++;
  }
  turns += turn_results(s);
  if (!turns) strbuf_adds(s->why, "neither an argument nor a result has two dimensions");
  return turns != 0;
}

/* --- Batches: ops get a new leading dimension, where they allow it --- */

enum { BATCH = 3 };

typedef struct batching {
  const surroundings *s;
  int64_t size; /* of the leading dimension */
  map batched;  /* of a value: the value with the leading dimension */
} batching;

/* NULL: it cannot have one. */
static const ir_type *wider(const batching *b, const ir_type *t) {
  ir_context *c = b->s->c;
  int64_t dims[RANK_MAX];
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.encoding || t->shaped.rank >= RANK_MAX ||
      ir_type_element_count(t) < 0)
    return NULL;
  const ir_type *e = t->shaped.element;
  if (e->kind == IR_TYPE_QUANTIZED && (e->quant->per_axis || e->quant->sub_channel)) return NULL;
  dims[0] = b->size;
  for (size_t d = 0; d < t->shaped.rank; d++) dims[d + 1] = t->shaped.dims[d];
  return ir_type_tensor(c, dims, t->shaped.rank + 1, e, NULL);
}

/* So often the value, which compilers cannot see. */
static ir_value *batch(batching *b, ir_value *v, ir_op *position) {
  map_slot *known = map_find(&b->batched, v);
  if (known) return known->pointer;
  const surroundings *s = b->s;
  int64_t dims[RANK_MAX];
  for (size_t d = 0; d < v->type->shaped.rank; d++) dims[d] = (int64_t)d + 1;
  const ir_type *type = wider(b, v->type);
  ir_op *op = context_op(s, "stablehlo.broadcast_in_dim", &v, 1, &type, 1, 0);
  ir_op_set(s->c, op, "broadcast_dimensions", ints(s->c, dims, v->type->shaped.rank));
  ir_block_insert_before(position, op);
  ir_value *wide = &op->results[0];
  ir_op *hidden = context_op(s, "stablehlo.optimization_barrier", &wide, 1, &type, 1, 0);
  ir_block_insert_before(position, hidden);
  map_insert(ir_arena(s->c), &b->batched, v, &hidden->results[0]);
  return &hidden->results[0];
}

/* One of the batch, the middle one, with the type that it had. */
static ir_value *unbatch(const surroundings *s, ir_value *wide, const ir_type *type,
                         ir_op *position) {
  int64_t from[RANK_MAX] = {1}, to[RANK_MAX] = {2}, by[RANK_MAX] = {1}, dims[RANK_MAX] = {1};
  size_t rank = type->shaped.rank;
  for (size_t d = 0; d < rank; d++) {
    to[d + 1] = dims[d + 1] = type->shaped.dims[d];
    by[d + 1] = 1;
  }
  const ir_type *thin = ir_type_tensor(s->c, dims, rank + 1, type->shaped.element, NULL);
  ir_op *slice = context_op(s, "stablehlo.slice", &wide, 1, &thin, 1, 0);
  ir_op_set(s->c, slice, "start_indices", ints(s->c, from, rank + 1));
  ir_op_set(s->c, slice, "limit_indices", ints(s->c, to, rank + 1));
  ir_op_set(s->c, slice, "strides", ints(s->c, by, rank + 1));
  ir_block_insert_before(position, slice);
  ir_value *one = &slice->results[0];
  ir_op *reshape = context_op(s, "stablehlo.reshape", &one, 1, &type, 1, 0);
  ir_block_insert_before(position, reshape);
  return &reshape->results[0];
}

/* --- What an op says of dimensions --- */

static bool read_ints(const ir_attr *a, int64_t *out, size_t *count) {
  if (!ir_attr_is(a, IR_ATTR_DENSE_ARRAY) || a->dense_array.count >= RANK_MAX ||
      ir_dense_element_size(a->dense_array.element) != sizeof *out)
    return false;
  *count = a->dense_array.count;
  if (*count) memcpy(out, a->dense_array.data, *count * sizeof *out);
  return true;
}

/* How a new leading dimension changes an attribute. */
typedef enum attr_kind {
  BEHIND,  /* a list of dimensions, each one further */
  MAPPED,  /* the same, with the new one in front */
  NUMBER,  /* one dimension */
  LED,     /* a number for each dimension: the new one gets `first` */
  LED_ALL, /* likewise: it gets its size */
  DOT,     /* the dimensions of a dot_general */
  ABSENT,  /* an op with it has no rule */
} attr_kind;
typedef struct batch_attr {
  const char *name;
  attr_kind kind;
  int64_t first;
} batch_attr;

static bool change_list(ir_context *c, ir_op *op, const batch_attr *a, int64_t size) {
  bool led = a->kind == LED || a->kind == LED_ALL, front = led || a->kind == MAPPED;
  int64_t v[RANK_MAX + 1];
  size_t n;
  const ir_attr *old = ir_op_get(op, a->name);
  if (!old && led) return true;
  if (!read_ints(old, v + front, &n)) return false;
  for (size_t i = 0; !led && i < n; i++) v[i + front]++;
  if (front) v[0] = a->kind == LED_ALL ? size : a->first;
  ir_op_set(c, op, a->name, ints(c, v, n + front));
  return true;
}

static bool change_number(ir_context *c, ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  int64_t d;
  if (!a || !ir_attr_as_int(a, &d)) return false;
  if (d >= 0) ir_op_set(c, op, name, ir_attr_integer(c, a->integer.type, d + 1));
  return true;
}

/* The batch is a further batching dimension of both sides, in front. */
static bool change_dot(ir_context *c, ir_op *op) {
  static const char *const names[] = {"lhsBatchingDimensions", "rhsBatchingDimensions"};
  const ir_attr *a = ir_op_get(op, "dot_dimension_numbers");
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return false;
  const ir_attrdef *def = a->defined.def;
  ir_param *params = ARENA_ARRAY(ir_arena(c), ir_param, def->param_count);
  for (size_t i = 0; i < def->param_count; i++) {
    const ir_param *old = &a->defined.params[i];
    bool front =
        strcmp(def->params[i].name, names[0]) == 0 || strcmp(def->params[i].name, names[1]) == 0;
    int64_t *v = ARENA_ARRAY(ir_arena(c), int64_t, old->count + 1);
    for (size_t k = 0; k < old->count; k++) v[k + front] = old->ints[k] + 1;
    params[i] = (ir_param){.ints = v, .count = old->count + front};
  }
  ir_op_set(c, op, "dot_dimension_numbers", ir_attr_defined(c, def, params));
  return true;
}

static bool change(ir_context *c, ir_op *op, const batch_attr *a, int64_t size) {
  switch (a->kind) {
    case NUMBER: return change_number(c, op, a->name);
    case DOT: return change_dot(c, op);
    case ABSENT: return !ir_op_get(op, a->name);
    default: return change_list(c, op, a, size);
  }
}

/* --- The ops that take one --- */

/* The operands that are batched; LARGE: scalars stay if others are none. */
typedef enum which { ALL, FIRST, HALF, LARGE } which;
typedef struct batch_row {
  const char *op; /* of the dialect stablehlo */
  which operands;
  batch_attr attrs[5]; /* those that say something of dimensions */
} batch_row;

static const batch_row batch_rows[] = {
#define BATCH(op, operands, ...) {#op, operands, {__VA_ARGS__}},
#include "batches.def"
#undef BATCH
};

static const batch_row *batch_row_of(const ir_op *op) {
  static const batch_row plain = {"", ALL, {{0}}};
  const char *name = vs_stablehlo_name(op->name->full->bytes);
  if (!name || !op->operand_count) return NULL;
  for (size_t i = 0; i < sizeof batch_rows / sizeof *batch_rows; i++)
    if (strcmp(name, batch_rows[i].op) == 0) return &batch_rows[i];
  return op->name->def && vs_op_of(op->name->def)->elementwise ? &plain : NULL;
}

static bool takes(const batch_row *row, const ir_op *op, size_t operand) {
  size_t most = 0;
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value->type->shaped.rank > most)
      most = op->operands[i].value->type->shaped.rank;
  switch (row->operands) {
    case FIRST: return operand == 0;
    case HALF: return operand < op->operand_count / 2;
    case LARGE: return op->operands[operand].value->type->shaped.rank == most;
    default: return true;
  }
}

/* Puts the batched form of an op before it; the op itself stays. False: it has none. */
static bool batch_op(batching *b, ir_op *op) {
  ir_context *c = b->s->c;
  const batch_row *row = batch_row_of(op);
  if (!row) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (!wider(b, op->operands[i].value->type)) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (!wider(b, op->results[i].type)) return false;
  ir_op *copy = ir_clone(c, op);
  for (size_t i = 0; i < 5 && row->attrs[i].name; i++)
    if (!change(c, copy, &row->attrs[i], b->size)) {
      ir_op_erase(copy);
      return false;
    }
  for (size_t i = 0; i < op->operand_count; i++)
    if (takes(row, op, i)) ir_op_set_operand(copy, i, batch(b, op->operands[i].value, op));
  ir_block_insert_before(op, copy);
  for (size_t i = 0; i < op->result_count; i++) {
    copy->results[i].type = wider(b, op->results[i].type);
    map_insert(ir_arena(c), &b->batched, &op->results[i], &copy->results[i]);
  }
  return true;
}

/* Takes an op away whose batched form stands before it. */
static void replace_op(batching *b, ir_op *op) {
  for (size_t i = 0; i < op->result_count; i++) {
    ir_value *v = &op->results[i];
    if (!v->uses) continue;
    ir_value *wide = map_get(&b->batched, v);
    ir_value_replace_all_uses(v, unbatch(b->s, wide, v->type, op));
  }
  ir_op_erase(op);
}

/* Returns the results with all their rows. */
static void return_rows(batching *b) {
  ir_op *back = b->s->main->regions[0].first->last;
  for (size_t i = 0; i < back->operand_count; i++) {
    ir_value *wide = map_get(&b->batched, back->operands[i].value);
    if (wide) ir_op_set_operand(back, i, wide);
  }
}

static bool widen(const surroundings *s, int64_t size, bool whole) {
  batching b = {.s = s, .size = size};
  ir_block *body = s->main->regions[0].first;
  ir_op **done = ARENA_ARRAY(ir_arena(s->c), ir_op *, body->op_count + 1);
  size_t count = 0;
  const char *first = NULL;
  for (ir_op *op = body->first; op != body->last; op = op->next) {
    if (batch_op(&b, op))
      done[count++] = op;
    else if (!first && op->operand_count)
      first = op->name->full->bytes;
  }
  if (!count)
    return strbuf_refuse(s->why, "no operation has a rule for a leading dimension: '%s'",
                         first ? first : "none has operands");
  if (whole) return_rows(&b);
  while (count) replace_op(&b, done[--count]);
  return true;
}

bool context_batched(const surroundings *s) { return widen(s, BATCH, false); }
bool context_large(const surroundings *s) { return widen(s, s->rows, true); }

size_t context_sizes(const ir_op *plain, uint64_t seed, int64_t sizes[LARGE_SIZES]) {
  static const int64_t small[] = {7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 127, 128, 129};
  static const int64_t middle[] = {1023, 1024, 1025};
  const int64_t wanted[LARGE_SIZES] = {small[seed % 14], middle[seed / 14 % 3], 65537};
  const ir_op *f = ir_lookup_symbol(plain, "main", 4);
  int64_t elements = 1;
  size_t n = 0;
  for (const ir_op *op = f->regions[0].first->first; op; op = op->next)
    for (size_t i = 0; i < op->result_count; i++) {
      int64_t more = ir_type_is(op->results[i].type, IR_TYPE_TENSOR)
                         ? ir_type_element_count(op->results[i].type)
                         : 0;
      if (more > 0 && more < LARGE_ELEMENTS) elements += more;
    }
  while (n < LARGE_SIZES && wanted[n] <= LARGE_ELEMENTS / elements) n++;
  memcpy(sizes, wanted, n * sizeof *sizes);
  return n;
}
