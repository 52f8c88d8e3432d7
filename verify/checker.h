/* SPDX-License-Identifier: Apache-2.0 */
/* The tools of all checks: the op, readers of its types and attributes, and the one way to report a
 * broken row. Private to verify/. */
#ifndef HLO_CTS_VERIFY_CHECKER_H
#define HLO_CTS_VERIFY_CHECKER_H

#include "base/exact.h"
#include "base/map.h"
#include "ir/ir.h"
#include "verify/verify.h"
#include "versions/versions.h"

typedef struct checker checker;
typedef bool (*check_fn)(checker *k);

/* The checks of an op, from its row. */
typedef struct op_plan {
  uint16_t traits; /* 1 << vs_trait */
  const char *types_row, *shape_row,
      *element_row; /* constraints that a broken trait breaks; NULL: none */
  check_fn verify;  /* where MLIR runs the op's own verifier; NULL: none */
  check_fn infer;   /* after the op's regions; NULL: none */
} op_plan;

struct checker {
  const ir_op *op; /* under check */
  diag_sink *sink;
  strbuf *why;       /* not NULL: there is no op; messages go there */
  const char *owner; /* what stands for the op in ids; NULL: the op's own name */
  const verify_options *options;
  arena *scratch;       /* released after each op */
  arena *kept;          /* of what stays */
  map modules, meshes;  /* Shardy: a module → its meshes by name; a mesh → sdy_mesh */
  map sound;            /* Shardy: shardings that were found sound, by hash */
  ir_context *printing; /* where messages print types; made with the first message */
  bool failed;          /* an error that lets the walk go on */
  bool around;          /* a check looked at more than the op itself */
  bool gap;             /* a row that is disabled did not hold: what stands on it is not checked */
  strbuf *rows;         /* takes the ids of broken rows, each with a newline; NULL */
  op_plan plan;         /* of `op` */
  bool names_symbols;   /* an op that may use a symbol was met */
  /* The symbols of the table whose uses are checked, by name. */
  const ir_op *symbols_of;
  map symbols;
};

/* --- Lists --- */

typedef struct ints {
  const int64_t *items;
  size_t count;
} ints;
typedef struct shape { /* ints that print '?' and brackets */
  const int64_t *items;
  size_t count;
} shape;
typedef struct dim {
  int64_t size;
} dim; /* prints '?' */
typedef struct types {
  const ir_type *const *items;
  size_t count;
} types;

/* --- Messages --- */

typedef struct message_arg {
  enum {
    ARG_END,
    ARG_INT,
    ARG_TEXT,
    ARG_TYPE,
    ARG_ATTR,
    ARG_INTS,
    ARG_SHAPE,
    ARG_DIM,
    ARG_TYPES
  } is;
  union {
    int64_t i;
    const char *s;
    const ir_type *t;
    const ir_attr *a;
    ints l;
    types ts;
  };
} message_arg;

static inline message_arg arg_int(int64_t i) { return (message_arg){ARG_INT, {.i = i}}; }
static inline message_arg arg_text(const char *s) { return (message_arg){ARG_TEXT, {.s = s}}; }
static inline message_arg arg_type(const ir_type *t) { return (message_arg){ARG_TYPE, {.t = t}}; }
static inline message_arg arg_attr(const ir_attr *a) { return (message_arg){ARG_ATTR, {.a = a}}; }
static inline message_arg arg_ints(ints l) { return (message_arg){ARG_INTS, {.l = l}}; }
static inline message_arg arg_shape(shape s) {
  return (message_arg){ARG_SHAPE, {.l = {s.items, s.count}}};
}
static inline message_arg arg_dim(dim d) { return (message_arg){ARG_DIM, {.i = d.size}}; }
static inline message_arg arg_types(types t) { return (message_arg){ARG_TYPES, {.ts = t}}; }

#define ARG_OF(x) \
  _Generic((x),                 \
      const ir_type *: arg_type, \
      const ir_attr *: arg_attr, \
      const char *: arg_text,   \
      char *: arg_text,         \
      ints: arg_ints,           \
      shape: arg_shape,         \
      dim: arg_dim,             \
      types: arg_types,         \
      default: arg_int)(x)
#define ARGS0()
#define ARGS1(a) ARG_OF(a),
#define ARGS2(a, ...) ARG_OF(a), ARGS1(__VA_ARGS__)
#define ARGS3(a, ...) ARG_OF(a), ARGS2(__VA_ARGS__)
#define ARGS4(a, ...) ARG_OF(a), ARGS3(__VA_ARGS__)
#define ARGS5(a, ...) ARG_OF(a), ARGS4(__VA_ARGS__)
#define ARGS6(a, ...) ARG_OF(a), ARGS5(__VA_ARGS__)
#define ARGS7(a, ...) ARG_OF(a), ARGS6(__VA_ARGS__)
#define ARGS8(a, ...) ARG_OF(a), ARGS7(__VA_ARGS__)
#define ARGS_PICK(_0, _1, _2, _3, _4, _5, _6, _7, _8, name, ...) name
#define ARGS(...)                                                                            \
  ARGS_PICK(_, ##__VA_ARGS__, ARGS8, ARGS7, ARGS6, ARGS5, ARGS4, ARGS3, ARGS2, ARGS1, ARGS0) \
  (__VA_ARGS__)

/* Reports that row `number` of the op is broken, unless the row is disabled. Returns whether it is
 * broken. In `text` each % is replaced by the next argument, and a leading @ by "'dialect.op' op ".
 */
bool vf_broken(checker *k, const char *number, const char *text, const message_arg *args);
#define BROKEN(number, text, ...) \
  vf_broken(k, number, text, (const message_arg[]){ARGS(__VA_ARGS__){ARG_END, {0}}})
#define RETURN_UNLESS(condition, number, ...)                      \
  do {                                                             \
    if (!(condition) && BROKEN(number, __VA_ARGS__)) return false; \
  } while (0)
/* Whether row `number` of the op is disabled. */
bool vf_is_disabled(const checker *k, const char *number);

void vf_add_type(checker *k, const ir_type *t, strbuf *out);

/* --- Reading the op --- */

static inline const ir_type *in(const checker *k, size_t i) {
  return k->op->operands[i].value->type;
}
static inline const ir_type *out(const checker *k, size_t i) { return k->op->results[i].type; }
const ir_attr *vf_prop(const checker *k, const char *name); /* NULL when absent */
bool vf_prop_int(const checker *k, const char *name, int64_t *out);
bool vf_prop_bool(const checker *k, const char *name); /* a true boolean, or unit */
/* A dense array (i64 or i1) or dense elements of integers; empty when absent. Long splats are cut
 * at LIST_MAX, which is more than any rank. */
enum { LIST_MAX = 1 << 20 };
ints vf_prop_ints(checker *k, const char *name);
ints vf_attr_ints(checker *k, const ir_attr *a);
/* Parameter i of a defined attribute, as a list; empty when it is none. */
ints vf_param_ints(const ir_attr *a, size_t i);
int64_t vf_param_int(const ir_attr *a, size_t i);
bool vf_is_defined(const ir_attr *a, const char *mnemonic);
const char *vf_enum_case(const ir_attr *a); /* the case of an enum attribute; "" */
types vf_operand_types(checker *k, const ir_op *op, size_t first, size_t count);
types vf_result_types(checker *k, const ir_op *op);
types vf_argument_types(checker *k, const ir_block *b);
/* The values of an operand that is a constant of integers. */
bool vf_constant_ints(checker *k, size_t operand, ints *out);
/* The last op of the first block of a region; NULL when there is none. */
const ir_op *vf_terminator(const checker *k, size_t region);
static inline const ir_block *body(const checker *k, size_t region) {
  return k->op->regions[region].first;
}
/* Consecutive operands or results: those of one slot of the definition. */
typedef struct group {
  size_t first, count;
} group;
group vf_operands_of(const checker *k, size_t slot);
group vf_results_of(const checker *k, size_t slot);

/* --- Types --- */

static inline bool dynamic(int64_t d) { return d == IR_DYNAMIC; }
static inline bool dims_fit(int64_t a, int64_t b) { return a == b || dynamic(a) || dynamic(b); }
static inline bool is_tensor(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) || ir_type_is(t, IR_TYPE_UNRANKED_TENSOR);
}
static inline bool is_ranked(const ir_type *t) { return ir_type_is(t, IR_TYPE_TENSOR); }
static inline const ir_type *element(const ir_type *t) { return ir_type_element(t); }
static inline bool is_float(const ir_type *t) { return ir_type_is(t, IR_TYPE_FLOAT); }
static inline bool is_complex(const ir_type *t) { return ir_type_is(t, IR_TYPE_COMPLEX); }
static inline int64_t rank_of(const ir_type *t) { return (int64_t)t->shaped.rank; }
bool vf_has_rank(const ir_type *t); /* ranked tensor, memref or vector */
bool vf_is_static(const ir_type *t);
bool vf_is_token(const ir_type *t);
bool vf_is_future(const ir_type *t);
bool vf_is_memref(const ir_type *t);
static inline bool per_tensor(const ir_quant *q) {
  return q && !q->any && !q->per_axis && !q->sub_channel;
}
static inline bool per_axis(const ir_quant *q) { return q && q->per_axis; }
ints vf_bounds_of(const ir_type *t);
/* MLIR's verifyCompatibleShape, for shaped types: an unknown rank fits every shape. */
bool vf_shapes_fit(const ir_type *a, const ir_type *b);
bool vf_dim_lists_fit(ints a, ints b);
/* The dialect's isCompatible(ElementType)ForHloTypeInference. */
bool vf_elements_fit(const ir_type *a, const ir_type *b);
bool vf_types_fit(const ir_type *a, const ir_type *b);
bool vf_type_lists_fit(types a, types b);
/* A list prints the same as a shape's dimensions. */
static inline ints dims_of(const ir_type *t) { return (ints){t->shaped.dims, t->shaped.rank}; }

/* --- Lists of integers --- */

bool vf_contains(ints l, int64_t x);
bool vf_sorted(ints l);
/* Whether no number occurs twice in both lists together; else *twice is the first that does. */
bool vf_distinct(checker *k, ints a, ints b, int64_t *twice);
static inline bool unique(checker *k, ints l) {
  int64_t twice;
  return vf_distinct(k, l, (ints){0}, &twice);
}
ints vf_range(checker *k, size_t n);
int64_t *vf_new_ints(checker *k, size_t n);
int64_t vf_width_of(const ir_type *element); /* bits; 0: it has none */
/* "Expects each element of NAME to be in range [0, END) …" */
bool vf_each_in_range(checker *k, const char *number, ints l, int64_t end, const char *name,
                      const char *end_name);
bool vf_none_twice(checker *k, const char *number, ints a, ints b, const char *a_name,
                   const char *b_name);

/* --- Sizes --- */

/* Turns a number of exact.h into the size of dimension i; reports one that no type can hold.
 * IR_DYNAMIC if row `number` is disabled. */
bool vf_size(checker *k, const char *number, exact_int x, size_t i, int64_t *size);

/* --- Inference --- */

typedef struct inferred {
  enum { INFERRED_TENSOR, INFERRED_TYPE, INFERRED_TOKEN, INFERRED_TUPLE, INFERRED_FUTURE } is;
  const ir_type *type; /* TYPE: it; FUTURE: what it holds */
  const int64_t *dims; /* TENSOR */
  size_t rank;
  const ir_type *element;
  enum {
    AS_IT_IS,
    COMPLEX_OF,
    BOOLEAN,
    INT32,
    UINT32
  } form;                  /* the element type, made from `element` */
  const int64_t *bounds;   /* `rank` of them; NULL: none */
  const ir_attr *encoding; /* without bounds: the encoding to keep; NULL: none */
  types items;             /* TUPLE */
} inferred;

inferred vf_inferred_like(const ir_type *t); /* shape, element and encoding of a tensor */
/* If all bounds are unknown, the result has none. */
void vf_inferred_bounds(inferred *r, const ir_type *prototype, const int64_t *bounds, size_t count);
inferred vf_inferred_type(const ir_type *t);
/* Whether the results are what was inferred; `shape_row` is broken when a shape differs,
 * `element_row` when an element type does, which NULL allows. */
bool vf_results_are(checker *k, const inferred *list, size_t count, const char *shape_row,
                    const char *element_row);
static inline bool result_is(checker *k, inferred r, const char *shape_row,
                             const char *element_row) {
  return vf_results_are(k, &r, 1, shape_row, element_row);
}
/* The size and the bound of a dimension, joined from what two tensors state about it. */
bool vf_most_specific(checker *k, const char *row, size_t at, int64_t left, int64_t right,
                      int64_t left_bound, int64_t right_bound, int64_t *size, int64_t *bound);
/* The same for whole types, tuples of equal sizes included. */
bool vf_infer_most_specific(checker *k, const char *row, types list, inferred *result);
bool vf_infer_least_specific(checker *k, const char *row, types list, inferred *result);

/* --- Windows --- */

typedef struct window_dim {
  int64_t size, stride, low, high, base_dilation, dilation;
} window_dim;
typedef struct window_rows { /* numbers of the rows */
  const char *strides_size, *base_size, *dilation_size, *padding_size, *reversal_size,
      *padding_rank;
  const char *size, *stride, *base, *dilation;
} window_rows;
typedef struct window_attrs {
  ints dims, strides, padding, base_dilations, dilations, reversal;
  bool has_padding; /* `padding` are pairs */
} window_attrs;
bool vf_padding_pairs(checker *k, const char *number, const ir_attr *a);
bool vf_check_window(checker *k, const window_rows *rows, const window_attrs *w, window_dim **dims);
/* How many positions a window has in dimension i, which has `base` elements. */
bool vf_window_count(checker *k, const char *number, int64_t base, const window_dim *w, size_t i,
                     int64_t *count);

/* --- Reducers --- */

typedef struct reducer_rows {
  const char *arguments, *results, *accumulator, *init_shape, *init_element, *input_element, *rank,
      *shape;
} reducer_rows;
/* `init` may be NULL: scalars of the types in init_elements. */
bool vf_check_reducer(checker *k, const reducer_rows *rows, const ir_block *block,
                      types input_elements, const ir_type *const *init, types init_elements,
                      ints allowed);
const ir_type *vf_accumulator(const checker *k, size_t region, size_t i, const ir_type *otherwise);

/* Check the parameters of an attribute; errors name rows of k->op. */
bool vf_check_accuracy(checker *k, const ir_param *params);
bool vf_check_algorithm(checker *k, const ir_param *params);

/* --- The families --- */

#define VERIFY(name) bool verify_##name(checker *k);
#define INFER(name) bool vf_infer_##name(checker *k);
#include "versions/checks.def"

/* --- Tables --- */

op_plan vf_plan(const vs_op *op);

bool vf_check_arguments(checker *k);
bool vf_check_kinds(checker *k); /* of the attributes alone */
bool vf_check_traits(checker *k, const op_plan *p);
bool vf_check_region_traits(checker *k, const op_plan *p);
/* Whether an op, and so every op like it, is one that vf_check_symbol_uses looks at. */
bool vf_may_use_symbols(const ir_op *op);
bool vf_check_symbol_uses(checker *k, ir_op *table);
static inline const op_plan *current_plan(const checker *k) { return &k->plan; }
/* Rows of arguments and of constraints, for the listing. */
typedef struct listed {
  enum { OF_OP, OF_ATTRIBUTE, OF_OPERAND, OF_RESULT, OF_REGION } what;
  size_t slot; /* of its kind, in the order of the definition */
  uint16_t op;
  const char *number, *reads, *text;
  vs_when when;
  const char *note;
} listed;
typedef bool (*row_fn)(const listed *r, void *user);
/* Those of the op's arguments. */
bool vf_each_argument_row(const vs_op *op, row_fn tell, void *user);

/* --- Constraints that an op's row states in full (musts.c) --- */

bool vf_check_musts(checker *k);

#endif
