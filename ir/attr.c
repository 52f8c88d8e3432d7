/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes and locations: construction, uniquing, and the questions asked of them. */
#include <string.h>

#include "base/bytes.h"
#include "context.h"

/* Large constants are hashed by their length and three samples, so that a constant of any size
 * costs the same; equality still compares all bytes of equal hashes. */
static uint32_t hash_data(uint32_t h, const uint8_t *data, size_t size) {
  enum { SAMPLE = 1024 };
  h = mix(h, size);
  if (size <= 3 * SAMPLE) return size ? mix(h, hash_bytes(data, size, h)) : h;
  h = mix(h, hash_bytes(data, SAMPLE, h));
  h = mix(h, hash_bytes(data + size / 2, SAMPLE, h));
  return mix(h, hash_bytes(data + size - SAMPLE, SAMPLE, h));
}

static size_t dense_array_size(const ir_attr *a) {
  return a->dense_array.count * ir_dense_element_size(a->dense_array.element);
}

static uint32_t compute_hash(const ir_attr *a) {
  uint32_t h = mix(0x2545f491, a->kind);
  switch (a->kind) {
    case IR_ATTR_UNIT:
    case IR_ATTR_LOC_UNKNOWN: return h;
    case IR_ATTR_INTEGER:
      h = mix_ptr(h, a->integer.type);
      return a->integer.word_count == 1
                 ? mix(h, a->integer.words[0])
                 : mix(h, hash_bytes(a->integer.words, a->integer.word_count * 8, h));
    case IR_ATTR_FLOAT: return mix(mix(mix_ptr(h, a->flt.type), a->flt.bits[0]), a->flt.bits[1]);
    case IR_ATTR_STRING: return mix_ptr(mix_ptr(h, a->string.value), a->string.type);
    case IR_ATTR_ARRAY: return hash_pointers(h, a->array.items, a->array.count);
    case IR_ATTR_DICT: return hash_pointers(h, a->dict.entries, a->dict.count * 2);
    case IR_ATTR_TYPE: return mix_ptr(h, a->type);
    case IR_ATTR_SYMBOL:
      return hash_pointers(mix_ptr(h, a->symbol.root), a->symbol.nested, a->symbol.nested_count);
    case IR_ATTR_DENSE:
      h = mix(mix_ptr(h, a->dense.type), a->dense.splat);
      return hash_data(h, a->dense.data, a->dense.size);
    case IR_ATTR_DENSE_STRING:
      h = mix(mix_ptr(h, a->dense_string.type), a->dense_string.splat);
      return hash_pointers(h, a->dense_string.items, a->dense_string.count);
    case IR_ATTR_DENSE_ARRAY:
      h = mix(mix_ptr(h, a->dense_array.element), a->dense_array.count);
      return hash_data(h, a->dense_array.data, dense_array_size(a));
    case IR_ATTR_DENSE_RESOURCE: return mix_ptr(mix_ptr(h, a->resource.type), a->resource.key);
    case IR_ATTR_SPARSE:
      return mix_ptr(mix_ptr(mix_ptr(h, a->sparse.type), a->sparse.indices), a->sparse.values);
    case IR_ATTR_DISTINCT: return mix(mix_ptr(h, a->distinct.content), a->distinct.number);
    case IR_ATTR_DEFINED: return mix(h, ir_params_hash(a->defined.def, a->defined.params));
    case IR_ATTR_OPAQUE:
      return mix_ptr(mix_ptr(mix_ptr(h, a->opaque.dialect), a->opaque.body), a->opaque.type);
    case IR_ATTR_VERBATIM: return mix_ptr(h, a->verbatim);
    case IR_ATTR_LOC_FILE:
      h = mix_ptr(mix(h, a->given), a->loc_file.file);
      h = mix(h, (uint64_t)a->loc_file.line << 32 | a->loc_file.column);
      return mix(h, (uint64_t)a->loc_file.end_line << 32 | a->loc_file.end_column);
    case IR_ATTR_LOC_NAME: return mix_ptr(mix_ptr(h, a->loc_name.name), a->loc_name.child);
    case IR_ATTR_LOC_CALLSITE:
      return mix_ptr(mix_ptr(h, a->loc_callsite.callee), a->loc_callsite.caller);
    case IR_ATTR_LOC_FUSED:
      return mix_ptr(hash_pointers(h, a->loc_fused.items, a->loc_fused.count),
                     a->loc_fused.metadata);
  }
  return h;
}

static bool same_items(const void *a, size_t an, const void *b, size_t bn) {
  return an == bn && same_bytes(a, b, an * sizeof(void *));
}

static bool equal_locations(const ir_attr *a, const ir_attr *b) {
  switch (a->kind) {
    case IR_ATTR_LOC_FILE:
      return a->loc_file.file == b->loc_file.file && a->given == b->given &&
             a->loc_file.line == b->loc_file.line && a->loc_file.column == b->loc_file.column &&
             a->loc_file.end_line == b->loc_file.end_line &&
             a->loc_file.end_column == b->loc_file.end_column;
    case IR_ATTR_LOC_NAME:
      return a->loc_name.name == b->loc_name.name && a->loc_name.child == b->loc_name.child;
    case IR_ATTR_LOC_CALLSITE:
      return a->loc_callsite.callee == b->loc_callsite.callee &&
             a->loc_callsite.caller == b->loc_callsite.caller;
    case IR_ATTR_LOC_FUSED:
      return a->loc_fused.metadata == b->loc_fused.metadata &&
             same_items(a->loc_fused.items, a->loc_fused.count, b->loc_fused.items,
                        b->loc_fused.count);
    default: return false;
  }
}

static bool equal(const ir_attr *a, const ir_attr *b) {
  if (a->kind != b->kind) return false;
  switch (a->kind) {
    case IR_ATTR_UNIT:
    case IR_ATTR_LOC_UNKNOWN: return true;
    case IR_ATTR_INTEGER:
      return a->integer.type == b->integer.type &&
             same_bytes(a->integer.words, b->integer.words, a->integer.word_count * 8);
    case IR_ATTR_FLOAT:
      return a->flt.type == b->flt.type && a->flt.bits[0] == b->flt.bits[0] &&
             a->flt.bits[1] == b->flt.bits[1];
    case IR_ATTR_STRING:
      return a->string.value == b->string.value && a->string.type == b->string.type;
    case IR_ATTR_ARRAY:
      return same_items(a->array.items, a->array.count, b->array.items, b->array.count);
    case IR_ATTR_DICT:
      return same_items(a->dict.entries, a->dict.count * 2, b->dict.entries, b->dict.count * 2);
    case IR_ATTR_TYPE: return a->type == b->type;
    case IR_ATTR_SYMBOL:
      return a->symbol.root == b->symbol.root &&
             same_items(a->symbol.nested, a->symbol.nested_count, b->symbol.nested,
                        b->symbol.nested_count);
    case IR_ATTR_DENSE:
      return a->dense.type == b->dense.type && a->dense.splat == b->dense.splat &&
             a->dense.size == b->dense.size &&
             same_bytes(a->dense.data, b->dense.data, a->dense.size);
    case IR_ATTR_DENSE_STRING:
      return a->dense_string.type == b->dense_string.type &&
             a->dense_string.splat == b->dense_string.splat &&
             same_items(a->dense_string.items, a->dense_string.count, b->dense_string.items,
                        b->dense_string.count);
    case IR_ATTR_DENSE_ARRAY:
      return a->dense_array.element == b->dense_array.element &&
             a->dense_array.count == b->dense_array.count &&
             same_bytes(a->dense_array.data, b->dense_array.data, dense_array_size(a));
    case IR_ATTR_DENSE_RESOURCE:
      return a->resource.type == b->resource.type && a->resource.key == b->resource.key;
    case IR_ATTR_SPARSE:
      return a->sparse.type == b->sparse.type && a->sparse.indices == b->sparse.indices &&
             a->sparse.values == b->sparse.values;
    case IR_ATTR_DISTINCT:
      return a->distinct.content == b->distinct.content && a->distinct.number == b->distinct.number;
    case IR_ATTR_DEFINED:
      return a->defined.def == b->defined.def &&
             ir_params_equal(a->defined.def, a->defined.params, b->defined.params);
    case IR_ATTR_OPAQUE:
      return a->opaque.dialect == b->opaque.dialect && a->opaque.body == b->opaque.body &&
             a->opaque.type == b->opaque.type;
    case IR_ATTR_VERBATIM: return a->verbatim == b->verbatim;
    case IR_ATTR_LOC_FILE:
    case IR_ATTR_LOC_NAME:
    case IR_ATTR_LOC_CALLSITE:
    case IR_ATTR_LOC_FUSED: return equal_locations(a, b);
  }
  return false;
}

/* Copies what `a` borrows from its maker into the context; dense data follows `storage`. */
static void own(ir_context *c, ir_attr *a, ir_storage storage) {
  switch (a->kind) {
    case IR_ATTR_INTEGER:
      a->integer.words = keep(c, a->integer.words, a->integer.word_count * 8, 8);
      break;
    case IR_ATTR_ARRAY:
      a->array.items = keep(c, a->array.items, a->array.count * sizeof(void *), 8);
      break;
    case IR_ATTR_DICT:
      a->dict.entries = keep(c, a->dict.entries, a->dict.count * sizeof(ir_named_attr), 8);
      break;
    case IR_ATTR_SYMBOL:
      a->symbol.nested = keep(c, a->symbol.nested, a->symbol.nested_count * sizeof(void *), 8);
      break;
    case IR_ATTR_DENSE:
      if (storage == IR_COPY) a->dense.data = keep(c, a->dense.data, a->dense.size, 16);
      break;
    case IR_ATTR_DENSE_STRING:
      a->dense_string.items =
          keep(c, a->dense_string.items, a->dense_string.count * sizeof(void *), 8);
      break;
    case IR_ATTR_DENSE_ARRAY:
      a->dense_array.data = keep(c, a->dense_array.data, dense_array_size(a), 8);
      break;
    case IR_ATTR_DEFINED:
      a->defined.params = ir_params_copy(c, a->defined.def, a->defined.params);
      break;
    case IR_ATTR_LOC_FUSED:
      a->loc_fused.items = keep(c, a->loc_fused.items, a->loc_fused.count * sizeof(void *), 8);
      break;
    default: break;
  }
}

/* Bytes of an attribute: locations and strings are many, and smaller than other kinds. */
static size_t size_of(const ir_attr *a) {
  switch (a->kind) {
    case IR_ATTR_LOC_FILE: return offsetof(ir_attr, loc_file) + sizeof a->loc_file;
    case IR_ATTR_LOC_NAME: return offsetof(ir_attr, loc_name) + sizeof a->loc_name;
    case IR_ATTR_STRING: return offsetof(ir_attr, string) + sizeof a->string;
    default: return sizeof *a;
  }
}

/* Keeps an attribute that is not there yet and owns nothing. */
static ir_attr *store(ir_context *c, const ir_attr *a) {
  ir_attr *made = arena_copy(c->a, a, size_of(a), _Alignof(ir_attr));
  size_sum sum = {1, 0};
  ir_attr_children(made, ir_size_add_type, ir_size_add_attr, &sum);
  made->weight = sum.weight > UINT32_MAX ? UINT32_MAX : (uint32_t)sum.weight;
  made->depth = sum.depth > UINT16_MAX ? UINT16_MAX : (uint16_t)sum.depth;
  c->attr_kinds |= UINT32_C(1) << made->kind;
  return made;
}

static const ir_attr *unique_stored(ir_context *c, ir_attr *a, ir_storage storage) {
  a->hash = compute_hash(a);
  for (const map_slot *s = map_first(&c->attrs, a->hash); s; s = map_next(&c->attrs, s))
    if (equal(s->pointer, a)) return s->pointer;
  own(c, a, storage);
  ir_attr *made = store(c, a);
  map_add(c->a, &c->attrs, made->hash)->pointer = made;
  return made;
}

static const ir_attr *unique(ir_context *c, ir_attr *a) { return unique_stored(c, a, IR_COPY); }

const ir_attr *ir_attr_unit(ir_context *c) {
  return c->unit ? c->unit : unique(c, &(ir_attr){.kind = IR_ATTR_UNIT});
}

const ir_attr *ir_attr_bool(ir_context *c, bool value) { return ir_attr_integer(c, c->i1, value); }

static uint32_t integer_width(const ir_type *type) {
  return type->kind == IR_TYPE_INTEGER ? type->integer.width : 64;
}

/* Sign-extends the top word from bit `width`. */
static uint64_t sign_extend(uint64_t word, uint32_t width) {
  uint32_t used = width % 64;
  if (width == 0) return 0;
  if (used == 0) return word;
  return (uint64_t)((int64_t)(word << (64 - used)) >> (64 - used));
}

const ir_attr *ir_attr_integer(ir_context *c, const ir_type *type, int64_t value) {
  uint32_t width = integer_width(type);
  if (width > 64) {
    size_t n = ((size_t)width + 63) / 64;
    uint64_t *words = ARENA_ARRAY(c->a, uint64_t, n);
    for (size_t i = 1; i < n; i++) words[i] = value < 0 ? UINT64_MAX : 0;
    words[0] = (uint64_t)value;
    return ir_attr_integer_words(c, type, words);
  }
  uint64_t word = sign_extend((uint64_t)value, width);
  return unique(c, &(ir_attr){.kind = IR_ATTR_INTEGER, .integer = {type, &word, 1}});
}

const ir_attr *ir_attr_integer_words(ir_context *c, const ir_type *type, const uint64_t *words) {
  uint32_t width = integer_width(type);
  if (width <= 64) return ir_attr_integer(c, type, (int64_t)words[0]);
  size_t n = ((size_t)width + 63) / 64;
  uint64_t *copy = arena_copy(c->a, words, n * 8, 8);
  copy[n - 1] = sign_extend(copy[n - 1], width);
  return unique(c, &(ir_attr){.kind = IR_ATTR_INTEGER, .integer = {type, copy, n}});
}

const ir_attr *ir_attr_float_bits(ir_context *c, const ir_type *type, uint64_t low, uint64_t high) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_FLOAT, .flt = {type, {low, high}}});
}

const ir_attr *ir_attr_string(ir_context *c, const char *bytes, size_t n) {
  return ir_attr_istr(c, ir_str(c, bytes, n));
}
const ir_attr *ir_attr_istr(ir_context *c, const istr *s) {
  return ir_attr_typed_string(c, s, c->none_type);
}
/* One without a type is the word of its string, and in no table. */
const ir_attr *ir_attr_typed_string(ir_context *c, const istr *s, const ir_type *type) {
  ir_attr a = {.kind = IR_ATTR_STRING, .string = {s, type}};
  if (type != c->none_type) return unique(c, &a);
  if (!s->word) intern_set_word(s, store(c, &a));
  return s->word;
}

const ir_attr *ir_attr_array(ir_context *c, const ir_attr *const *items, size_t count) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_ARRAY, .array = {items, count}});
}

static int compare_istr(const istr *a, const istr *b) {
  size_t n = a->len < b->len ? a->len : b->len;
  int order = n ? memcmp(a->bytes, b->bytes, n) : 0;
  return order ? order : (a->len > b->len) - (a->len < b->len);
}

/* Entries mostly come sorted, and there are few: insertion sort, with a merge for the odd thousand.
 */
static void sort_entries(ir_context *c, ir_named_attr *e, size_t n) {
  if (n > 64) {
    size_t half = n / 2;
    sort_entries(c, e, half);
    sort_entries(c, e + half, n - half);
    ir_named_attr *left = arena_copy(c->a, e, half * sizeof *e, 8);
    for (size_t i = 0, k = half, out = 0; i < half;)
      e[out++] = k < n && compare_istr(e[k].name, left[i].name) < 0 ? e[k++] : left[i++];
    return;
  }
  for (size_t i = 1; i < n; i++) {
    ir_named_attr x = e[i];
    size_t k = i;
    for (; k && compare_istr(x.name, e[k - 1].name) < 0; k--) e[k] = e[k - 1];
    e[k] = x;
  }
}

const ir_attr *ir_attr_dict(ir_context *c, const ir_named_attr *entries, size_t count,
                            const istr **duplicate) {
  bool sorted = true;
  for (size_t i = 1; i < count && sorted; i++)
    sorted = compare_istr(entries[i - 1].name, entries[i].name) < 0;
  if (!sorted) {
    ir_named_attr *copy = arena_copy(c->a, entries, count * sizeof *copy, 8);
    sort_entries(c, copy, count);
    for (size_t i = 1; i < count; i++) {
      if (copy[i - 1].name != copy[i].name) continue;
      if (duplicate) *duplicate = copy[i].name;
      return NULL;
    }
    entries = copy;
  }
  return unique(c, &(ir_attr){.kind = IR_ATTR_DICT, .dict = {entries, count}});
}

const ir_attr *ir_attr_type(ir_context *c, const ir_type *type) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_TYPE, .type = type});
}

const ir_attr *ir_attr_symbol(ir_context *c, const istr *root, const istr *const *nested,
                              size_t nested_count) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_SYMBOL, .symbol = {root, nested, nested_count}});
}

const ir_attr *ir_attr_dense(ir_context *c, const ir_type *type, const void *data, size_t size,
                             bool splat, ir_storage storage) {
  size_t element = ir_dense_element_size(type->shaped.element);
  if (!splat && element && size >= element) {
    /* Every element equals its neighbour; the comparison ends at the first that does not. */
    const uint8_t *p = data;
    splat = memcmp(p, p + element, size - element) == 0;
    if (splat) size = element;
  }
  return unique_stored(c, &(ir_attr){.kind = IR_ATTR_DENSE, .dense = {type, data, size, splat}},
                       storage);
}

const ir_attr *ir_attr_splat(ir_context *c, const ir_type *type, const uint64_t *bits) {
  uint8_t bytes[16];
  size_t size = ir_dense_element_size(type->shaped.element);
  bytes_store_words(bytes, bits, size, BYTES_HERE);
  return ir_attr_dense(c, type, bytes, size, true, IR_COPY);
}

const ir_attr *ir_attr_dense_strings(ir_context *c, const ir_type *type, const istr *const *items,
                                     size_t count, bool splat) {
  return unique(
      c, &(ir_attr){.kind = IR_ATTR_DENSE_STRING, .dense_string = {type, items, count, splat}});
}

const ir_attr *ir_attr_dense_array(ir_context *c, const ir_type *element, const void *data,
                                   size_t count) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_DENSE_ARRAY, .dense_array = {element, data, count}});
}
const ir_attr *ir_attr_dense_i64_array(ir_context *c, const int64_t *values, size_t count) {
  return ir_attr_dense_array(c, c->i64, values, count);
}
const ir_attr *ir_attr_dense_resource(ir_context *c, const ir_type *type, const istr *key) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_DENSE_RESOURCE, .resource = {type, key}});
}
const ir_attr *ir_attr_sparse(ir_context *c, const ir_type *type, const ir_attr *indices,
                              const ir_attr *values) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_SPARSE, .sparse = {type, indices, values}});
}
const ir_attr *ir_attr_distinct(ir_context *c, const ir_attr *content, uint64_t number) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_DISTINCT, .distinct = {content, number}});
}
const ir_attr *ir_attr_defined(ir_context *c, const ir_attrdef *def, const ir_param *params) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_DEFINED, .defined = {def, params}});
}
const ir_attr *ir_attr_opaque(ir_context *c, const istr *dialect, const istr *body,
                              const ir_type *type) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_OPAQUE, .opaque = {dialect, body, type}});
}
const ir_attr *ir_attr_verbatim(ir_context *c, const istr *text) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_VERBATIM, .verbatim = text});
}

/* --- Elements --- */

const ir_type *ir_attr_elements_type(const ir_attr *a) {
  switch (a ? a->kind : IR_ATTR_UNIT) {
    case IR_ATTR_DENSE: return a->dense.type;
    case IR_ATTR_DENSE_STRING: return a->dense_string.type;
    case IR_ATTR_DENSE_RESOURCE: return a->resource.type;
    case IR_ATTR_SPARSE: return a->sparse.type;
    default: return NULL;
  }
}

/* Source: SparseElementsAttr::verify in mlir/lib/IR/BuiltinAttributes.cpp. */
ir_sparse_fit ir_sparse_fits(const ir_type *type, const ir_attr *indices, const ir_attr *values,
                             size_t *row) {
  const ir_type *i = indices->dense.type, *v = ir_attr_elements_type(values);
  size_t rank = type->shaped.rank;
  if (v->shaped.rank != 1) return IR_SPARSE_RANK;
  bool matrix = i->shaped.rank == 2 && i->shaped.dims[1] == (int64_t)rank;
  bool list = i->shaped.rank == 1 && rank == 1;
  if ((!matrix && !list) || i->shaped.dims[0] != v->shaped.dims[0]) return IR_SPARSE_SHAPE;
  size_t rows = indices->dense.splat ? 1 : (size_t)i->shaped.dims[0];
  for (*row = 0; i->shaped.dims[0] && *row < rows; ++*row) {
    for (size_t k = 0; k < rank; k++) {
      uint64_t at;
      memcpy(&at, indices->dense.data + (indices->dense.splat ? 0 : 8 * (*row * rank + k)), 8);
      if (at >= (uint64_t)type->shaped.dims[k]) return IR_SPARSE_INDEX;
    }
  }
  return IR_SPARSE_FITS;
}

/* --- Locations --- */

const ir_attr *ir_loc_unknown(ir_context *c) {
  return c->unknown_loc ? c->unknown_loc : unique(c, &(ir_attr){.kind = IR_ATTR_LOC_UNKNOWN});
}
/* The page that holds a line; made at its first use. */
static loc_page *page_of(ir_context *c, const istr *file, uint32_t line) {
  uint32_t number = line / LOC_PAGE_LINES;
  loc_page *page = c->loc_page;
  if (page && page->number == number && page->file == file) return page;
  uint32_t hash = mix_ptr(number, file);
  for (const map_slot *s = map_first(&c->loc_pages, hash); s; s = map_next(&c->loc_pages, s)) {
    page = s->pointer;
    if (page->number == number && page->file == file) return c->loc_page = page;
  }
  page = ARENA_NEW(c->a, loc_page);
  page->file = file;
  page->number = number;
  map_add(c->a, &c->loc_pages, hash)->pointer = page;
  return c->loc_page = page;
}

/* Where the first location of a line stands. */
static const ir_attr **first_of_line(ir_context *c, const istr *file, uint32_t line) {
  return &page_of(c, file, line)->first[line % LOC_PAGE_LINES];
}

const ir_attr *ir_loc_file_range(ir_context *c, const istr *file, uint32_t line, uint32_t column,
                                 uint32_t end_line, uint32_t end_column, uint8_t given) {
  ir_attr a = {.kind = IR_ATTR_LOC_FILE,
               .given = given,
               .weight = 1,
               .loc_file = {file, line, column, end_line, end_column}};
  const ir_attr **first = first_of_line(c, file, line);
  if (*first) return equal(*first, &a) ? *first : unique(c, &a);
  return *first = store(c, &a);
}

const ir_attr *ir_loc_file(ir_context *c, const istr *file, uint32_t line, uint32_t column) {
  const ir_attr **first = first_of_line(c, file, line);
  if (*first && ((*first)->given != 2 || (*first)->loc_file.column != column))
    return ir_loc_file_range(c, file, line, column, line, column, 2);
  if (*first) return *first;
  enum { BYTES = offsetof(ir_attr, loc_file) + sizeof(((ir_attr *)0)->loc_file) };
  ir_attr *a = arena_alloc_unset(c->a, BYTES, _Alignof(ir_attr));
  a->kind = IR_ATTR_LOC_FILE;
  a->given = 2;
  a->depth = 0;
  a->weight = 1;
  a->hash = a->scratch = 0;
  a->loc_file.file = file;
  a->loc_file.line = a->loc_file.end_line = line;
  a->loc_file.column = a->loc_file.end_column = column;
  c->attr_kinds |= UINT32_C(1) << IR_ATTR_LOC_FILE;
  return *first = a;
}

bool ir_loc_is_range(const ir_attr *a) { return a->kind == IR_ATTR_LOC_FILE && a->given != 2; }
/* Where the first name of this location stands; NULL: nowhere but in the table. */
static const ir_attr **first_name(ir_context *c, const ir_attr *child) {
  if (child->kind != IR_ATTR_LOC_FILE) return NULL;
  uint32_t line = child->loc_file.line, i = line % LOC_PAGE_LINES;
  loc_page *page = page_of(c, child->loc_file.file, line);
  if (page->first[i] != child) return NULL;
  if (!page->named) page->named = ARENA_ARRAY(c->a, const ir_attr *, LOC_PAGE_LINES);
  return &page->named[i];
}

const ir_attr *ir_loc_name(ir_context *c, const istr *name, const ir_attr *child) {
  ir_attr a = {.kind = IR_ATTR_LOC_NAME, .loc_name = {name, child}};
  const ir_attr **first = first_name(c, child);
  if (!first) return unique(c, &a);
  if (*first) return (*first)->loc_name.name == name ? *first : unique(c, &a);
  return *first = store(c, &a);
}
const ir_attr *ir_loc_callsite(ir_context *c, const ir_attr *callee, const ir_attr *caller) {
  return unique(c, &(ir_attr){.kind = IR_ATTR_LOC_CALLSITE, .loc_callsite = {callee, caller}});
}
const ir_attr *ir_loc_fused(ir_context *c, const ir_attr *const *items, size_t count,
                            const ir_attr *metadata) {
  const ir_attr *unknown = c->unknown_loc;
  if (!count && !metadata) return unknown;
  if (!count) {
    items = &unknown;
    count = 1;
  }
  return unique(c, &(ir_attr){.kind = IR_ATTR_LOC_FUSED, .loc_fused = {items, count, metadata}});
}

bool ir_attr_is_loc(const ir_attr *a) {
  return a && a->kind >= IR_ATTR_LOC_UNKNOWN && a->kind <= IR_ATTR_LOC_FUSED;
}

diag_place ir_loc_place(const ir_attr *loc) {
  /* Nesting is bounded by what readers accept; the loop takes the first child each time. */
  while (loc) {
    switch (loc->kind) {
      case IR_ATTR_LOC_FILE:
        return (diag_place){.file = loc->loc_file.file->bytes,
                            .line = loc->loc_file.line,
                            .column = loc->loc_file.column};
      case IR_ATTR_LOC_NAME: loc = loc->loc_name.child; break;
      case IR_ATTR_LOC_CALLSITE: loc = loc->loc_callsite.callee; break;
      case IR_ATTR_LOC_FUSED: loc = loc->loc_fused.count ? loc->loc_fused.items[0] : NULL; break;
      default: loc = NULL; break;
    }
  }
  return (diag_place){0};
}

/* --- Questions --- */

bool ir_attr_is_bool(const ir_attr *a, bool *value) {
  if (!ir_attr_is(a, IR_ATTR_INTEGER) || !ir_type_is_integer(a->integer.type, 1)) return false;
  if (value) *value = a->integer.words[0] & 1;
  return true;
}

bool ir_attr_as_int(const ir_attr *a, int64_t *out) {
  if (!ir_attr_is(a, IR_ATTR_INTEGER)) return false;
  const ir_type *t = a->integer.type;
  uint64_t word = a->integer.words[0];
  for (size_t i = 1; i < a->integer.word_count; i++)
    if (a->integer.words[i] != ((int64_t)word < 0 ? UINT64_MAX : 0)) return false;
  if (t->kind == IR_TYPE_INTEGER && t->integer.width < 64 &&
      (t->integer.sign == IR_UNSIGNED || t->integer.width == 1))
    word &= (UINT64_C(1) << t->integer.width) - 1;
  if (t->kind == IR_TYPE_INTEGER && t->integer.sign == IR_UNSIGNED && t->integer.width >= 64 &&
      (int64_t)word < 0)
    return false;
  *out = (int64_t)word;
  return true;
}

const ir_attr *ir_dict_get(const ir_attr *dict, const char *name) {
  if (!ir_attr_is(dict, IR_ATTR_DICT)) return NULL;
  size_t n = strlen(name);
  for (size_t i = 0; i < dict->dict.count; i++) {
    const istr *key = dict->dict.entries[i].name;
    if (key->len == n && memcmp(key->bytes, name, n) == 0) return dict->dict.entries[i].value;
  }
  return NULL;
}

const uint8_t *ir_dense_element(const ir_attr *dense, size_t i) {
  if (dense->dense.splat) return dense->dense.data;
  return dense->dense.data + i * ir_dense_element_size(dense->dense.type->shaped.element);
}

/* Bytes of a number: of an element, or of each part of it. */
static size_t number_size(const ir_type *element) {
  if (element->kind == IR_TYPE_QUANTIZED) element = element->quant->storage;
  return ir_dense_element_size(element->kind == IR_TYPE_COMPLEX ? element->element : element);
}

void ir_dense_copy(const ir_type *element, void *out, const void *in, size_t size) {
  size_t number = number_size(element);
  bytes_copy(out, in, number ? size / number : 0, number, BYTES_HERE);
}

const void *ir_dense_little(arena *a, const ir_type *element, const void *data, size_t size) {
  if (BYTES_HERE == BYTES_LITTLE || number_size(element) < 2) return data;
  void *out = arena_alloc(a, size, 16);
  ir_dense_copy(element, out, data, size);
  return out;
}

size_t ir_dense_count(const ir_attr *dense) {
  int64_t n = ir_type_element_count(dense->dense.type);
  return n < 0 ? 0 : (size_t)n;
}

const char *ir_attr_dialect(const ir_attr *a, size_t *len) {
  if (a->kind == IR_ATTR_OPAQUE) {
    if (len) *len = a->opaque.dialect->len;
    return a->opaque.dialect->bytes;
  }
  const char *name = a->kind == IR_ATTR_DEFINED ? a->defined.def->dialect : "builtin";
  if (len) *len = strlen(name);
  return name;
}

bool ir_attr_children(const ir_attr *a, ir_walk_type_fn tf, ir_walk_attr_fn af, void *user) {
  switch (a->kind) {
    case IR_ATTR_INTEGER: return !tf || tf(a->integer.type, user);
    case IR_ATTR_FLOAT: return !tf || tf(a->flt.type, user);
    case IR_ATTR_STRING:
      return !tf || a->string.type->kind == IR_TYPE_NONE || tf(a->string.type, user);
    case IR_ATTR_ARRAY:
      for (size_t i = 0; af && i < a->array.count; i++)
        if (!af(a->array.items[i], user)) return false;
      return true;
    case IR_ATTR_DICT:
      for (size_t i = 0; af && i < a->dict.count; i++)
        if (!af(a->dict.entries[i].value, user)) return false;
      return true;
    case IR_ATTR_TYPE: return !tf || tf(a->type, user);
    case IR_ATTR_DENSE: return !tf || tf(a->dense.type, user);
    case IR_ATTR_DENSE_STRING: return !tf || tf(a->dense_string.type, user);
    case IR_ATTR_DENSE_ARRAY: return !tf || tf(a->dense_array.element, user);
    case IR_ATTR_DENSE_RESOURCE: return !tf || tf(a->resource.type, user);
    case IR_ATTR_SPARSE:
      return (!tf || tf(a->sparse.type, user)) &&
             (!af || (af(a->sparse.indices, user) && af(a->sparse.values, user)));
    case IR_ATTR_DISTINCT: return !af || af(a->distinct.content, user);
    case IR_ATTR_DEFINED:
      return ir_params_children(a->defined.def, a->defined.params, tf, af, user);
    case IR_ATTR_LOC_NAME: return !af || af(a->loc_name.child, user);
    case IR_ATTR_LOC_CALLSITE:
      return !af || (af(a->loc_callsite.callee, user) && af(a->loc_callsite.caller, user));
    case IR_ATTR_LOC_FUSED:
      for (size_t i = 0; af && i < a->loc_fused.count; i++)
        if (!af(a->loc_fused.items[i], user)) return false;
      return !af || !a->loc_fused.metadata || af(a->loc_fused.metadata, user);
    default: return true;
  }
}
