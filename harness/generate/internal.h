/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_GENERATE_INTERNAL_H
#define HLO_CTS_GENERATE_INTERNAL_H

#include "base/vec.h"
#include "generate.h"

/* --- Element types --- */

typedef enum element {
#define ELEMENT(name, class, bits) E_##name,
#define COMPLEX_ELEMENT(name, part) E_##name,
#include "elements.def"
#undef ELEMENT
#undef COMPLEX_ELEMENT
  ELEMENTS,
  E_OTHER = ELEMENTS /* tokens, tuples, quantized tensors, tensors of unknown size */
} element;
typedef uint64_t element_set; /* 1 << element */
#define ONE_OF(e) (UINT64_C(1) << (e))
#define ALL_ELEMENTS (ONE_OF(ELEMENTS) - 1)
typedef enum element_class { IS_FLOAT, IS_SIGNED, IS_UNSIGNED, IS_BOOL, IS_COMPLEX } element_class;
element_class class_of(element e);
unsigned bits_of(element e); /* of a complex one: of both parts */
element part_of(element e);  /* of a complex one, else itself */
extern const element_set floats, large_floats, integers, numbers, complexes;

/* --- Shapes --- */

enum { MOST_DIMS = 8 };
typedef struct shape {
  int64_t dims[MOST_DIMS];
  unsigned rank;
} shape;
int64_t shape_count(const shape *s);

/* --- One program --- */

typedef struct pooled {
  ir_value *v;
  element element;
} pooled;

struct maker;
enum { MAKERS_MOST = 192 };
typedef struct choice {
  const struct maker *maker;
  const vs_op *op; /* of an op that is made from its row alone */
  element_set in;  /* elements of its operands */
  unsigned weight;
} choice;

struct generator {
  generate_options o;
  bool evaluated, edges, devices; /* devices: of several processes that are evaluated */
  unsigned most_ops, most_depth;
  int64_t limit; /* elements of a tensor */
  element_set elements;
  choice choices[MAKERS_MOST];
  size_t choice_count;
  element_set accepted[256]; /* by type set (verify/): the elements that it has, of static shape */
};

typedef struct generation {
  const generator *g;
  ir_context *c;
  const uint8_t *bytes;
  size_t left;
  ir_op *module;
  const ir_attr *loc;
  const ir_type *types[ELEMENTS];
  ir_block *inputs; /* constants of the function; NULL: they stand where they are needed */
  ir_block *at;     /* where the next op goes */
  VEC(pooled) pool;
  size_t first;   /* of the pool that is visible */
  unsigned depth; /* of regions */
  unsigned functions;
  size_t budget;                /* ops that may still be made */
  element_set allowed;          /* the elements of this program */
  bool swarm_on[MAKERS_MOST];   /* the makers of this program */
  unsigned total;               /* their weights */
  vs_version release;           /* which must have the ops; VS_NONE: any may */
  bool wants_newer;             /* it must lack the next one */
  int64_t replicas, partitions; /* processes */
} generation;

/* A maker adds an op, or returns false; then what it made is taken away again. */
typedef bool (*make_fn)(generation *g, const choice *x);
typedef enum maker_kind { EVERYWHERE, NOT_EVALUATED, ONLY_EDGES, COLLECTIVE } maker_kind;
typedef struct maker {
  const char *op; /* without the dialect */
  make_fn make;
  unsigned weight;
  maker_kind kind;
  bool deeper; /* it makes regions with ops */
} maker;
bool make_by_row(generation *g, const choice *x);
extern const maker makers_of_elements[], makers_of_shapes[], makers_of_indexing[],
    makers_of_folds[], makers_of_contractions[], makers_of_control[], makers_of_collectives[],
    makers_of_symbols[]; /* op NULL at the end */

/* --- generate.c --- */
/* A number below n; 0 if the bytes have ended. */
unsigned draw(generation *g, unsigned n);
/* True of so many of 256; false if the bytes have ended. */
bool chance(generation *g, unsigned of256);
/* low, low + 1, … high */
int64_t between(generation *g, int64_t low, int64_t high);
/* A function without a block, in no module. */
ir_op *new_function(generation *g, const char *name);
/* Makes some ops, at most. */
void make_ops(generation *g, unsigned most);
/* Whether ops of this name may be made. */
bool op_is_allowed(const generator *g, const char *name);

/* --- values.c --- */
/* The values of a constant. */
typedef enum style {
  STYLE_ANY,      /* mild; at edges sometimes wild */
  STYLE_MILD,     /* few bits, small */
  STYLE_POSITIVE, /* above 0, small; of booleans: true */
  STYLE_NEGATIVE, /* -1; without a sign: 0 */
  STYLE_COUNT,    /* 0 to 3 (i2: 1) */
  STYLE_ZERO,
  STYLE_ONE,
  STYLE_LOWEST,
  STYLE_HIGHEST,
  STYLE_WILD,
} style;
element draw_element(generation *g, element_set in); /* ELEMENTS: there is none */
int64_t draw_size_near(generation *g, int64_t most); /* from 1 on, mostly near a power of two */
shape draw_shape(generation *g, unsigned least_rank, unsigned most_rank);
shape shape_of(const ir_value *v);
element element_of(const generation *g, const ir_value *v);
const ir_type *scalar_type(generation *g, element e);
const ir_type *tensor_type(generation *g, element e, const shape *s);
const ir_type *retyped(generation *g, const ir_value *v, element e); /* v's shape, other elements */
ir_value *input(generation *g, element e, const shape *s, style how);
ir_value *input_scalar(generation *g, element e, style how);
/* A constant with these numbers, which stands in place: an operand that others must know. */
ir_value *numbers_here(generation *g, element e, const int64_t *values, const shape *s);
ir_value *list_here(generation *g, element e, const int64_t *values, size_t count);
/* A constant of this data at the beginning of the function. */
ir_value *new_input(generation *g, const ir_type *t, const void *data, size_t size);
/* A value that exists, or a new input. NULL: no element is allowed. */
ir_value *operand(generation *g, element_set in, unsigned least_rank, unsigned most_rank);
/* One of this type. */
ir_value *like(generation *g, element e, const shape *s);
ir_value *like_value(generation *g, const ir_value *v);
/* One whose value is known to be of that kind, or at edges any value of this type. */
ir_value *kept(generation *g, element e, const shape *s, style how);
void pool_add(generation *g, ir_value *v);
/* An op of StableHLO, whose results become values. */
ir_op *add_op(generation *g, const char *name, ir_value *const *operands, size_t operand_count,
              const ir_type *const *types, size_t type_count, size_t regions);
ir_op *add_op1(generation *g, const char *name, ir_value *const *operands, size_t operand_count,
               const ir_type *type);
/* Attributes. */
void set_int(generation *g, ir_op *op, const char *name, unsigned bits, int64_t value);
void set_ints(generation *g, ir_op *op, const char *name, const int64_t *values, size_t count);
void set_bool(generation *g, ir_op *op, const char *name, bool value);
void set_flag(generation *g, ir_op *op, const char *name); /* a unit attribute, sometimes */
void set_rows(generation *g, ir_op *op, const char *name, const int64_t *values, size_t rows,
              size_t columns);
void set_string(generation *g, ir_op *op, const char *name, const char *value);
const ir_attr *enum_attr(generation *g, uint16_t attr, uint64_t number);
void set_enum(generation *g, ir_op *op, const char *name, uint16_t attr, uint64_t number);
void set_params(generation *g, ir_op *op, const char *name, uint16_t attr, const ir_param *params);
void set_precisions(generation *g, ir_op *op); /* precision_config, sometimes */
#define INTS(values, n) ((ir_param){.ints = (values), .count = (n)})

/* The channel handle of collectives and transfers (symbols.c). */
void set_channel(generation *g, ir_op *op, int64_t type);

/* How many processes there are, and the attributes of the module that say it (collectives.c). */
void draw_processes(generation *g);

/* --- Regions (control.c) --- */
typedef struct region_mark {
  ir_block *at;
  size_t pool, first;
  ir_block *inputs;
  const ir_op *op;
} region_mark;
region_mark enter_region(generation *g, ir_region *r, const ir_type *const *types, size_t count);
void leave_region(generation *g, region_mark m, ir_value *const *values, size_t count,
                  const char *terminator);
/* --- Folds (folds.c) --- */
/* A region that combines two elements, and the style of its identity. */
style fold_region(generation *g, ir_region *r, element e, bool strict);
/* Elements whose folds do not depend on the order much: maxima of complex numbers do. */
element_set folded(const generation *g);
ir_op *add_compare(generation *g, ir_value *a, ir_value *b, int direction, bool total);
/* The other elements that a reduction, or a contraction, may have as its result. */
element wider(generation *g, element e);
/* Windows over a tensor. */
typedef struct windows {
  int64_t size[MOST_DIMS], strides[MOST_DIMS], base[MOST_DIMS], spread[MOST_DIMS];
  int64_t padding[2 * MOST_DIMS];
  shape result;
} windows;
bool draw_windows(generation *g, const shape *s, bool dilations, bool pads, windows *w);
/* An attribute that may be absent is, mostly, if it says what is so without it. */
void set_window(generation *g, ir_op *op, const char *name, const int64_t *values, size_t n,
                int64_t usual);
void set_padding(generation *g, ir_op *op, const windows *w, size_t rank);
/* Another order of the values; some of the numbers below n, ascending. */
void shuffle(generation *g, int64_t *values, size_t n);
size_t subset(generation *g, size_t n, unsigned of256, int64_t *out);

#endif
