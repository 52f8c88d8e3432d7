/* SPDX-License-Identifier: Apache-2.0 */
/* Types: construction, uniquing, and the questions asked of them. */
#include <string.h>

#include "context.h"

static uint32_t hash_dims(uint32_t h, const int64_t *dims, size_t rank) {
  h = mix(h, rank);
  return rank && dims ? mix(h, hash_bytes(dims, rank * sizeof *dims, h)) : h;
}

static uint32_t hash_quant(uint32_t h, const ir_quant *q) {
  h = mix_ptr(mix_ptr(h, q->storage), q->expressed);
  h = mix(mix(h, (uint64_t)q->storage_min), (uint64_t)q->storage_max);
  h = mix(h, (uint64_t)(uint32_t)q->axis << 8 | (uint64_t)q->is_signed << 3 |
                 (uint64_t)q->any << 2 | (uint64_t)q->per_axis << 1 | (uint64_t)q->sub_channel);
  if (q->scale_count) {
    h = mix(h, hash_bytes(q->scales, q->scale_count * 8, h));
    h = mix(h, hash_bytes(q->zero_points, q->scale_count * 8, h));
  }
  return mix(h, q->axis_count);
}

static uint32_t compute_hash(const ir_type *t) {
  uint32_t h = mix(0x51ed270b, t->kind);
  switch (t->kind) {
    case IR_TYPE_INTEGER: return mix(h, (uint64_t)t->integer.width << 2 | t->integer.sign);
    case IR_TYPE_INDEX:
    case IR_TYPE_NONE: return h;
    case IR_TYPE_FLOAT: return mix_ptr(h, t->format);
    case IR_TYPE_COMPLEX: return mix_ptr(h, t->element);
    case IR_TYPE_TUPLE: return hash_pointers(h, t->tuple.items, t->tuple.count);
    case IR_TYPE_FUNCTION:
      h = hash_pointers(h, t->function.inputs, t->function.input_count);
      return hash_pointers(h, t->function.results, t->function.result_count);
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF:
    case IR_TYPE_VECTOR:
      h = hash_dims(h, t->shaped.dims, t->shaped.rank);
      h = mix_ptr(mix_ptr(mix_ptr(h, t->shaped.element), t->shaped.encoding), t->shaped.space);
      return t->shaped.scalable ? mix(h, hash_bytes(t->shaped.scalable, t->shaped.rank, h)) : h;
    case IR_TYPE_QUANTIZED: return hash_quant(h, t->quant);
    case IR_TYPE_DEFINED: return mix(h, ir_params_hash(t->defined.def, t->defined.params));
    case IR_TYPE_OPAQUE: return mix_ptr(mix_ptr(h, t->opaque.dialect), t->opaque.body);
  }
  return h;
}

bool ir_quant_numbers_equal(const ir_quant *a, const ir_quant *b) {
  return a->is_signed == b->is_signed && a->any == b->any && a->storage_min == b->storage_min &&
         a->storage_max == b->storage_max && a->per_axis == b->per_axis &&
         a->sub_channel == b->sub_channel && a->axis == b->axis &&
         a->scale_count == b->scale_count && same_bytes(a->scales, b->scales, a->scale_count * 8) &&
         same_bytes(a->zero_points, b->zero_points, a->scale_count * 8) &&
         a->axis_count == b->axis_count && same_bytes(a->axes, b->axes, a->axis_count * 4) &&
         same_bytes(a->block_sizes, b->block_sizes, a->axis_count * 8) &&
         a->scale_rank == b->scale_rank &&
         same_bytes(a->scale_shape, b->scale_shape, a->scale_rank * 8);
}

static bool quant_equal(const ir_quant *a, const ir_quant *b) {
  return a->storage == b->storage && a->expressed == b->expressed && ir_quant_numbers_equal(a, b);
}

static bool equal(const ir_type *a, const ir_type *b) {
  if (a->kind != b->kind) return false;
  switch (a->kind) {
    case IR_TYPE_INTEGER:
      return a->integer.width == b->integer.width && a->integer.sign == b->integer.sign;
    case IR_TYPE_INDEX:
    case IR_TYPE_NONE: return true;
    case IR_TYPE_FLOAT: return a->format == b->format;
    case IR_TYPE_COMPLEX: return a->element == b->element;
    case IR_TYPE_TUPLE:
      return a->tuple.count == b->tuple.count &&
             same_bytes(a->tuple.items, b->tuple.items, a->tuple.count * sizeof(void *));
    case IR_TYPE_FUNCTION:
      return a->function.input_count == b->function.input_count &&
             a->function.result_count == b->function.result_count &&
             same_bytes(a->function.inputs, b->function.inputs,
                        a->function.input_count * sizeof(void *)) &&
             same_bytes(a->function.results, b->function.results,
                        a->function.result_count * sizeof(void *));
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF:
    case IR_TYPE_VECTOR:
      return a->shaped.rank == b->shaped.rank && a->shaped.element == b->shaped.element &&
             a->shaped.encoding == b->shaped.encoding && a->shaped.space == b->shaped.space &&
             same_bytes(a->shaped.dims, b->shaped.dims, a->shaped.rank * 8) &&
             !a->shaped.scalable == !b->shaped.scalable &&
             (!a->shaped.scalable ||
              same_bytes(a->shaped.scalable, b->shaped.scalable, a->shaped.rank));
    case IR_TYPE_QUANTIZED: return quant_equal(a->quant, b->quant);
    case IR_TYPE_DEFINED:
      return a->defined.def == b->defined.def &&
             ir_params_equal(a->defined.def, a->defined.params, b->defined.params);
    case IR_TYPE_OPAQUE:
      return a->opaque.dialect == b->opaque.dialect && a->opaque.body == b->opaque.body;
  }
  return false;
}

/* Copies what `t` borrows from its maker into the context. */
static void own(ir_context *c, ir_type *t) {
  switch (t->kind) {
    case IR_TYPE_TUPLE:
      t->tuple.items = keep(c, t->tuple.items, t->tuple.count * sizeof(void *), 8);
      break;
    case IR_TYPE_FUNCTION:
      t->function.inputs = keep(c, t->function.inputs, t->function.input_count * sizeof(void *), 8);
      t->function.results =
          keep(c, t->function.results, t->function.result_count * sizeof(void *), 8);
      break;
    case IR_TYPE_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_VECTOR:
      t->shaped.dims = keep(c, t->shaped.dims, t->shaped.rank * 8, 8);
      if (t->shaped.scalable) t->shaped.scalable = keep(c, t->shaped.scalable, t->shaped.rank, 1);
      break;
    case IR_TYPE_QUANTIZED: {
      ir_quant *q = arena_copy(c->a, t->quant, sizeof *q, _Alignof(ir_quant));
      q->scales = keep(c, q->scales, q->scale_count * 8, 8);
      q->zero_points = keep(c, q->zero_points, q->scale_count * 8, 8);
      q->axes = keep(c, q->axes, q->axis_count * 4, 4);
      q->block_sizes = keep(c, q->block_sizes, q->axis_count * 8, 8);
      q->scale_shape = keep(c, q->scale_shape, q->scale_rank * 8, 8);
      t->quant = q;
      break;
    }
    case IR_TYPE_DEFINED:
      t->defined.params = ir_params_copy(c, t->defined.def, t->defined.params);
      break;
    default: break;
  }
}

static const ir_type *unique(ir_context *c, ir_type *t) {
  t->hash = compute_hash(t);
  for (const map_slot *s = map_first(&c->types, t->hash); s; s = map_next(&c->types, s))
    if (equal(s->pointer, t)) return s->pointer;
  ir_type *made = arena_copy(c->a, t, sizeof *t, _Alignof(ir_type));
  own(c, made);
  size_sum sum = {1, 0};
  ir_type_children(made, ir_size_add_type, ir_size_add_attr, &sum);
  made->weight = sum.weight > UINT32_MAX ? UINT32_MAX : (uint32_t)sum.weight;
  made->depth = sum.depth > UINT16_MAX ? UINT16_MAX : (uint16_t)sum.depth;
  map_add(c->a, &c->types, made->hash)->pointer = made;
  c->type_kinds |= UINT32_C(1) << made->kind;
  return made;
}

const ir_type *ir_type_integer(ir_context *c, uint32_t width, ir_signedness sign) {
  return unique(c, &(ir_type){.kind = IR_TYPE_INTEGER, .integer = {width, sign}});
}
const ir_type *ir_type_index(ir_context *c) {
  return c->index_type ? c->index_type : unique(c, &(ir_type){.kind = IR_TYPE_INDEX});
}
const ir_type *ir_type_none(ir_context *c) {
  return c->none_type ? c->none_type : unique(c, &(ir_type){.kind = IR_TYPE_NONE});
}
const ir_type *ir_type_float(ir_context *c, const ir_float_format *format) {
  return unique(c, &(ir_type){.kind = IR_TYPE_FLOAT, .format = format});
}
const ir_type *ir_type_complex(ir_context *c, const ir_type *element) {
  return unique(c, &(ir_type){.kind = IR_TYPE_COMPLEX, .element = element});
}
const ir_type *ir_type_tuple(ir_context *c, const ir_type *const *items, size_t count) {
  return unique(c, &(ir_type){.kind = IR_TYPE_TUPLE, .tuple = {items, count}});
}
const ir_type *ir_type_function(ir_context *c, const ir_type *const *inputs, size_t input_count,
                                const ir_type *const *results, size_t result_count) {
  return unique(c, &(ir_type){.kind = IR_TYPE_FUNCTION,
                              .function = {inputs, results, input_count, result_count}});
}
const ir_type *ir_type_tensor(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const ir_attr *encoding) {
  return unique(
      c, &(ir_type){.kind = IR_TYPE_TENSOR, .shaped = {dims, rank, element, encoding, NULL, NULL}});
}
const ir_type *ir_type_unranked_tensor(ir_context *c, const ir_type *element) {
  return unique(c, &(ir_type){.kind = IR_TYPE_UNRANKED_TENSOR, .shaped = {.element = element}});
}
/* A name in an affine map, and what follows it, by the way blanks are skipped. */
static const char *take_blanks(const char *at, const char *end) {
  while (at < end && *at == ' ') at++;
  return at;
}
static const char *take_word(const char *at, const char *end) {
  while (at < end && ((*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9'))) at++;
  return at;
}

/* affine_map<(d0, d1) -> (d0, d1)>: the layout that goes without saying. */
static bool is_identity(const ir_attr *layout, size_t rank) {
  static const char begins[] = "affine_map<";
  if (!layout || layout->kind != IR_ATTR_VERBATIM) return false;
  const char *at = layout->verbatim->bytes, *end = at + layout->verbatim->len;
  const char *arrow = strstr(at, "->");
  if (strncmp(at, begins, sizeof begins - 1) != 0 || !arrow) return false;
  at = take_blanks(at + sizeof begins - 1, arrow);
  const char *to = take_blanks(arrow + 2, end);
  for (size_t i = 0; i <= rank; i++) {
    /* '(' in front of all names, ',' between two, ')' behind the last one. */
    char mark = i == 0 ? '(' : i == rank ? ')' : ',';
    for (int last = i == 0 && rank == 0; last >= 0; last--) {
      if (at == arrow || *at++ != mark || to == end || *to++ != mark) return false;
      mark = ')';
    }
    if (i == rank) break;
    at = take_blanks(at, arrow);
    to = take_blanks(to, end);
    size_t n = (size_t)(take_word(at, arrow) - at);
    if (!n || (size_t)(take_word(to, end) - to) != n || memcmp(at, to, n) != 0) return false;
    at = take_blanks(at + n, arrow);
    to = take_blanks(to + n, end);
  }
  to = take_blanks(to, end);
  return take_blanks(at, arrow) == arrow && end - to == 1 && *to == '>';
}

const ir_type *ir_type_memref(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const ir_attr *layout, const ir_attr *space) {
  int64_t number;
  if (is_identity(layout, rank)) layout = NULL;
  /* The default memory space may be written out. */
  if (ir_attr_is(space, IR_ATTR_INTEGER) && ir_attr_as_int(space, &number) && number == 0)
    space = NULL;
  return unique(
      c, &(ir_type){.kind = IR_TYPE_MEMREF, .shaped = {dims, rank, element, layout, space, NULL}});
}
const ir_type *ir_type_unranked_memref(ir_context *c, const ir_type *element,
                                       const ir_attr *space) {
  return unique(c, &(ir_type){.kind = IR_TYPE_UNRANKED_MEMREF,
                              .shaped = {.element = element, .space = space}});
}
const ir_type *ir_type_vector(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const bool *scalable) {
  return unique(
      c, &(ir_type){.kind = IR_TYPE_VECTOR, .shaped = {dims, rank, element, NULL, NULL, scalable}});
}
const ir_type *ir_type_quantized(ir_context *c, const ir_quant *q) {
  return unique(c, &(ir_type){.kind = IR_TYPE_QUANTIZED, .quant = q});
}
const ir_type *ir_type_defined(ir_context *c, const ir_typedef *def, const ir_param *params) {
  return unique(c, &(ir_type){.kind = IR_TYPE_DEFINED, .defined = {def, params}});
}
const ir_type *ir_type_opaque(ir_context *c, const istr *dialect, const istr *body) {
  return unique(c, &(ir_type){.kind = IR_TYPE_OPAQUE, .opaque = {dialect, body}});
}

bool ir_type_is_integer(const ir_type *t, uint32_t width) {
  return ir_type_is(t, IR_TYPE_INTEGER) && t->integer.width == width;
}

bool ir_type_is_shaped(const ir_type *t) {
  return t && t->kind >= IR_TYPE_TENSOR && t->kind <= IR_TYPE_VECTOR;
}

const ir_type *ir_type_element(const ir_type *t) {
  return ir_type_is_shaped(t) ? t->shaped.element : t;
}

const ir_quant *ir_type_quant(const ir_type *t) {
  const ir_type *e = ir_type_element(t);
  return ir_type_is(e, IR_TYPE_QUANTIZED) ? e->quant : NULL;
}

int64_t ir_type_element_count(const ir_type *t) {
  if (!ir_type_is(t, IR_TYPE_TENSOR) && !ir_type_is(t, IR_TYPE_MEMREF) &&
      !ir_type_is(t, IR_TYPE_VECTOR))
    return -1;
  int64_t n = 1;
  bool zero = false, overflow = false;
  for (size_t i = 0; i < t->shaped.rank; i++) {
    int64_t dim = t->shaped.dims[i];
    if (dim < 0) return -1;
    if (dim == 0) zero = true;
    if (__builtin_mul_overflow(n, dim, &n)) overflow = true;
  }
  return zero ? 0 : overflow ? -1 : n;
}

const char *ir_type_dialect(const ir_type *t, size_t *len) {
  const char *name = "builtin";
  if (t->kind == IR_TYPE_QUANTIZED) name = "quant";
  if (t->kind == IR_TYPE_DEFINED) name = t->defined.def->dialect;
  if (t->kind == IR_TYPE_OPAQUE) {
    if (len) *len = t->opaque.dialect->len;
    return t->opaque.dialect->bytes;
  }
  if (len) *len = strlen(name);
  return name;
}

size_t ir_dense_element_size(const ir_type *element) {
  if (!element) return 0;
  switch (element->kind) {
    case IR_TYPE_INTEGER: return ((size_t)element->integer.width + 7) / 8;
    case IR_TYPE_INDEX: return 8;
    case IR_TYPE_FLOAT: return ((size_t)element->format->width + 7) / 8;
    case IR_TYPE_COMPLEX: return 2 * ir_dense_element_size(element->element);
    default: return 0;
  }
}

bool ir_type_children(const ir_type *t, ir_walk_type_fn tf, ir_walk_attr_fn af, void *user) {
  switch (t->kind) {
    case IR_TYPE_COMPLEX: return !tf || tf(t->element, user);
    case IR_TYPE_TUPLE:
      for (size_t i = 0; tf && i < t->tuple.count; i++)
        if (!tf(t->tuple.items[i], user)) return false;
      return true;
    case IR_TYPE_FUNCTION:
      for (size_t i = 0; tf && i < t->function.input_count; i++)
        if (!tf(t->function.inputs[i], user)) return false;
      for (size_t i = 0; tf && i < t->function.result_count; i++)
        if (!tf(t->function.results[i], user)) return false;
      return true;
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF:
    case IR_TYPE_VECTOR:
      if (tf && !tf(t->shaped.element, user)) return false;
      if (af && t->shaped.encoding && !af(t->shaped.encoding, user)) return false;
      return !af || !t->shaped.space || af(t->shaped.space, user);
    case IR_TYPE_QUANTIZED:
      if (tf && t->quant->storage && !tf(t->quant->storage, user)) return false;
      return !tf || !t->quant->expressed || tf(t->quant->expressed, user);
    case IR_TYPE_DEFINED:
      return ir_params_children(t->defined.def, t->defined.params, tf, af, user);
    default: return true;
  }
}
