/* SPDX-License-Identifier: Apache-2.0 */
/* A program in memory.
 *
 * The vocabulary is MLIR's (https://mlir.llvm.org/docs/LangRef/): an operation has operands,
 * results, properties (inherent attributes, in the order of its definition), discardable
 * attributes, successors and regions; a region has blocks; a block has arguments and operations.
 *
 * Ownership. Everything lives in the arena of one ir_context and is gone with it. Contexts share
 * nothing but the registry's rows, so each thread can have one. Types and attributes are immutable
 * and uniqued in their context: equal means equal addresses. Functions that create something run
 * under an arena guard (base/arena.h) set by the entry point, and never return NULL for want of
 * memory.
 *
 * Knows no versions and no file formats. */
#ifndef HLO_CTS_IR_IR_H
#define HLO_CTS_IR_IR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/intern.h"
#include "ir/def.h"
#include "ir/float_format.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "ir/diags.def"
#undef DIAG
};

typedef struct ir_context ir_context;
typedef struct ir_type ir_type;
typedef struct ir_attr ir_attr;
typedef struct ir_value ir_value;
typedef struct ir_use ir_use;
typedef struct ir_op ir_op;
typedef struct ir_block ir_block;
typedef struct ir_region ir_region;

/* --- Context ---------------------------------------------------------------------------------- */

typedef struct ir_context_options {
  size_t memory_limit;     /* bytes of arena; 0: none */
  bool allow_unregistered; /* accept ops of unknown dialects */
} ir_context_options;

/* NULL when out of memory. `registry` is borrowed and must outlive the context. */
ir_context *ir_context_new(const ir_registry *registry, const ir_context_options *options);
void ir_context_free(ir_context *c);
arena *ir_arena(ir_context *c);
const ir_registry *ir_context_registry(const ir_context *c);
bool ir_context_allows_unregistered(const ir_context *c);
void ir_context_allow_unregistered(ir_context *c, bool allow);

const istr *ir_str(ir_context *c, const char *bytes, size_t n);
const istr *ir_cstr(ir_context *c, const char *s);

/* Types and attributes share what they have in common, so a few bytes of input can name one that is
 * astronomical when written out. A reader of foreign bytes asks after each one it makes and refuses
 * with DIAG_LIMIT_PASSED; everything else may then recurse over types and attributes freely. */
bool ir_type_too_large(const ir_type *t);
bool ir_attr_too_large(const ir_attr *a);

/* --- Types ------------------------------------------------------------------------------------ */

#define IR_DYNAMIC INT64_MIN /* a dimension that is not known: ShapedType::kDynamic */

typedef enum ir_type_kind {
  IR_TYPE_INTEGER,
  IR_TYPE_INDEX,
  IR_TYPE_FLOAT,
  IR_TYPE_NONE,
  IR_TYPE_COMPLEX,
  IR_TYPE_TUPLE,
  IR_TYPE_FUNCTION,
  IR_TYPE_TENSOR, /* ranked */
  IR_TYPE_UNRANKED_TENSOR,
  IR_TYPE_MEMREF, /* ranked; the buffers of StableHLO */
  IR_TYPE_UNRANKED_MEMREF,
  IR_TYPE_VECTOR,
  IR_TYPE_QUANTIZED, /* !quant.uniform, every form of it, and !quant.any */
  IR_TYPE_DEFINED,   /* a row of the registry: vhlo, stablehlo, … */
  IR_TYPE_OPAQUE,    /* of a dialect without rows: kept as its text */
} ir_type_kind;

typedef enum ir_signedness { IR_SIGNLESS, IR_SIGNED, IR_UNSIGNED } ir_signedness;

typedef union ir_param {
  const ir_type *type;
  const ir_attr *attr;
  const istr *str;
  int64_t i;
  uint64_t u;
  double d;
  struct {
    union {
      const ir_type *const *types;
      const ir_attr *const *attrs;
      const int64_t *ints;
      const double *doubles;
      const uint64_t *words;
      const void *items;
    };
    size_t count;
  };
} ir_param;

/* The value of an optional number that is absent. */
#define IR_NO_NUMBER UINT64_MAX
/* Whether an optional parameter is absent: no type, no attribute, an empty list, IR_NO_NUMBER, or
 * the case 0 of an enumeration. False of one that is not optional. */
bool ir_param_absent(const ir_paramdef *d, const ir_param *p);
/* Whether the attributes of a parameter fit its definition (ir_paramdef.of). */
bool ir_param_fits(const ir_typedef *def, size_t index, const ir_param *p);

/* A uniform quantized type. Per tensor: axis_count 0, one scale. Per axis: axis_count 1,
 * block_sizes[0] 0. Sub-channel: axis_count ≥ 1 with block sizes, scales in row-major order of
 * scale_shape. */
typedef struct ir_quant {
  bool is_signed;
  bool any;                 /* !quant.any: expressed may be NULL, no scale */
  const ir_type *storage;   /* integer; if it is signless (i8, u8), is_signed has its sign */
  const ir_type *expressed; /* float */
  int64_t storage_min, storage_max;
  bool per_axis, sub_channel;
  int32_t axis;       /* per_axis */
  size_t scale_count; /* scales and zero points */
  const double *scales;
  const int64_t *zero_points;
  size_t axis_count; /* sub_channel */
  const int32_t *axes;
  const int64_t *block_sizes;
  const int64_t *scale_shape; /* sub_channel: `scale_rank` dimensions */
  size_t scale_rank;
} ir_quant;

struct ir_type {
  ir_type_kind kind;
  uint32_t hash;
  uint32_t weight; /* nodes when written out as a tree, saturating; see ir_too_large */
  uint16_t depth;  /* longest chain of nesting, saturating */
  union {
    struct {
      uint32_t width;
      ir_signedness sign;
    } integer;
    const ir_float_format *format; /* FLOAT */
    const ir_type *element;        /* COMPLEX */
    struct {
      const ir_type *const *items;
      size_t count;
    } tuple;
    struct {
      const ir_type *const *inputs, *const *results;
      size_t input_count, result_count;
    } function;
    struct {
      const int64_t *dims; /* IR_DYNAMIC for '?'; NULL for unranked */
      size_t rank;
      const ir_type *element;
      const ir_attr *encoding; /* tensor encoding, memref layout; NULL: none */
      const ir_attr *space;    /* memref memory space; NULL: none */
      const bool *scalable;    /* VECTOR; NULL: none */
    } shaped;
    const ir_quant *quant;
    struct {
      const ir_typedef *def;
      const ir_param *params; /* def->param_count of them */
    } defined;
    struct {
      const istr *dialect;
      const istr *body; /* what stands after "!dialect.", as written */
    } opaque;
  };
  uint32_t scratch; /* belongs to the code that numbers a program (bytecode/numbering.c) */
};

/* Whether the storage type has a sign (si8, ui8), and is_signed is the other one. Text cannot
 * express such a type. */
static inline bool ir_quant_contradicts(const ir_quant *q) {
  return q->storage->integer.sign == (q->is_signed ? IR_UNSIGNED : IR_SIGNED);
}

enum { IR_QUANT_STORAGE_BITS = 32 }; /* QuantizedType::MaxStorageBits */
/* The default range of a storage type that is `width` bits wide (IR_QUANT_STORAGE_BITS at most). */
void ir_quant_storage_range(bool is_signed, uint32_t width, int64_t *min, int64_t *max);
/* The smallest and the largest scale that an expressed type holds. */
void ir_quant_scale_range(const ir_float_format *f, double *smallest, double *largest);
/* Says why a quantized type is not valid, which has an integer storage type and, unless `any`, an
 * expressed type; NULL: it is valid. */
const char *ir_quant_fault(const ir_quant *q);

const ir_type *ir_type_integer(ir_context *c, uint32_t width, ir_signedness sign);
const ir_type *ir_type_index(ir_context *c);
const ir_type *ir_type_none(ir_context *c);
const ir_type *ir_type_float(ir_context *c, const ir_float_format *format);
const ir_type *ir_type_complex(ir_context *c, const ir_type *element);
const ir_type *ir_type_tuple(ir_context *c, const ir_type *const *items, size_t count);
const ir_type *ir_type_function(ir_context *c, const ir_type *const *inputs, size_t input_count,
                                const ir_type *const *results, size_t result_count);
const ir_type *ir_type_tensor(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const ir_attr *encoding);
const ir_type *ir_type_unranked_tensor(ir_context *c, const ir_type *element);
const ir_type *ir_type_memref(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const ir_attr *layout, const ir_attr *space);
const ir_type *ir_type_unranked_memref(ir_context *c, const ir_type *element, const ir_attr *space);
const ir_type *ir_type_vector(ir_context *c, const int64_t *dims, size_t rank,
                              const ir_type *element, const bool *scalable);
const ir_type *ir_type_quantized(ir_context *c, const ir_quant *q);
/* Copies `params` and the lists in it. */
const ir_type *ir_type_defined(ir_context *c, const ir_typedef *def, const ir_param *params);
const ir_type *ir_type_opaque(ir_context *c, const istr *dialect, const istr *body);

static inline bool ir_type_is(const ir_type *t, ir_type_kind kind) { return t && t->kind == kind; }
bool ir_type_is_integer(const ir_type *t, uint32_t width); /* of that width and any sign */
bool ir_type_is_shaped(const ir_type *t); /* tensor, memref or vector, ranked or not */
/* The element type of a shaped type, or t itself. */
const ir_type *ir_type_element(const ir_type *t);
/* How the elements are quantized; NULL when they are not. */
const ir_quant *ir_type_quant(const ir_type *t);
/* Number of elements of a ranked shaped type; -1 when a dimension is dynamic or the product
 * overflows int64_t. */
int64_t ir_type_element_count(const ir_type *t);
/* "vhlo", "builtin", "quant", … */
const char *ir_type_dialect(const ir_type *t, size_t *len);

/* Bytes that one element takes in memory (see ir_attr_dense); 0 for a type that has no dense form.
 * Integers and floats: the width rounded up to whole bytes (i1: 1, i4: 1, i17: 3, tf32: 3), index:
 * 8, complex: twice the element. */
size_t ir_dense_element_size(const ir_type *element);

/* --- Attributes ------------------------------------------------------------------------------- */

typedef enum ir_attr_kind {
  IR_ATTR_UNIT,
  IR_ATTR_INTEGER, /* BoolAttr is an INTEGER of type i1 */
  IR_ATTR_FLOAT,
  IR_ATTR_STRING,
  IR_ATTR_ARRAY,
  IR_ATTR_DICT,
  IR_ATTR_TYPE,
  IR_ATTR_SYMBOL,
  IR_ATTR_DENSE, /* DenseIntOrFPElementsAttr (DenseTypedElementsAttr) */
  IR_ATTR_DENSE_STRING,
  IR_ATTR_DENSE_ARRAY, /* array<i64: 1, 2> */
  IR_ATTR_DENSE_RESOURCE,
  IR_ATTR_SPARSE,
  IR_ATTR_DISTINCT,
  IR_ATTR_DEFINED, /* a row of the registry */
  IR_ATTR_OPAQUE,  /* of a dialect without rows, kept as its text */
  IR_ATTR_VERBATIM, /* builtin syntax kept as its text: affine_map<…>, affine_set<…>, strided<…> */
  IR_ATTR_LOC_UNKNOWN,
  IR_ATTR_LOC_FILE, /* file:line:col, or a range */
  IR_ATTR_LOC_NAME,
  IR_ATTR_LOC_CALLSITE,
  IR_ATTR_LOC_FUSED,
} ir_attr_kind;

typedef struct ir_named_attr {
  const istr *name;
  const ir_attr *value;
} ir_named_attr;

struct ir_attr {
  ir_attr_kind kind : 8;
  uint8_t given;  /* LOC_FILE: 1 file only .. 5 all numbers; see ir_loc_file_range */
  uint16_t depth; /* as in struct ir_type, and weight */
  uint32_t weight;
  uint32_t hash;
  uint32_t scratch; /* as in struct ir_type */
  union {
    struct {
      const ir_type *type;   /* integer or index */
      const uint64_t *words; /* two's complement, sign-extended to whole words */
      size_t word_count;     /* (width + 63) / 64; index: 1 */
    } integer;
    struct {
      const ir_type *type;
      uint64_t bits[2]; /* in the format of the type, low bits first */
    } flt;
    struct {
      const istr *value;
      const ir_type *type; /* none type unless written with one */
    } string;
    struct {
      const ir_attr *const *items;
      size_t count;
    } array;
    struct {
      const ir_named_attr *entries; /* sorted by name, as byte strings; names are unique */
      size_t count;
    } dict;
    const ir_type *type; /* TYPE */
    struct {
      const istr *root; /* without '@' */
      const istr *const *nested;
      size_t nested_count;
    } symbol;
    struct {
      const ir_type *type; /* shaped, static */
      const uint8_t *data; /* row-major, in the machine's order, ir_dense_element_size each; i1: one
                              byte, 0 or 1; unaligned */
      size_t size;         /* bytes: one element when splat, else all */
      bool splat;
    } dense;
    struct {
      const ir_type *type;
      const istr *const *items;
      size_t count; /* 1 when splat */
      bool splat;
    } dense_string;
    struct {
      const ir_type *element; /* integer, or float */
      const uint8_t *data;    /* count * ir_dense_element_size(element) bytes */
      size_t count;
    } dense_array;
    struct {
      const ir_type *type;
      const istr *key;
    } resource;
    struct {
      const ir_type *type;    /* shaped, static */
      const ir_attr *indices; /* DENSE of i64: a row for each value */
      const ir_attr *values;  /* DENSE or DENSE_STRING */
    } sparse;
    struct {
      const ir_attr *content; /* unit: none */
      uint64_t number;        /* tells it from others with the same content */
    } distinct;
    struct {
      const ir_attrdef *def;
      const ir_param *params;
    } defined;
    struct {
      const istr *dialect;
      const istr *body;    /* what stands after "#dialect." (or between < and > of
                              #dialect<…>), as written, delimiters included */
      const ir_type *type; /* none type unless written with one */
    } opaque;
    const istr *verbatim;
    struct {
      const istr *file;
      uint32_t line, column, end_line, end_column; /* end_* equal to the start: no range */
    } loc_file;
    struct {
      const istr *name;
      const ir_attr *child; /* a location, IR_ATTR_LOC_UNKNOWN when none was written */
    } loc_name;
    struct {
      const ir_attr *callee, *caller;
    } loc_callsite;
    struct {
      const ir_attr *const *items;
      size_t count;
      const ir_attr *metadata; /* NULL: none */
    } loc_fused;
  };
};

const ir_attr *ir_attr_unit(ir_context *c);
const ir_attr *ir_attr_bool(ir_context *c, bool value);
/* `value` is sign-extended or truncated to the type's width; above 64: ir_attr_integer_words. */
const ir_attr *ir_attr_integer(ir_context *c, const ir_type *type, int64_t value);
const ir_attr *ir_attr_integer_words(ir_context *c, const ir_type *type, const uint64_t *words);
const ir_attr *ir_attr_float_bits(ir_context *c, const ir_type *type, uint64_t low, uint64_t high);
const ir_attr *ir_attr_string(ir_context *c, const char *bytes, size_t n);
const ir_attr *ir_attr_istr(ir_context *c, const istr *s);
const ir_attr *ir_attr_typed_string(ir_context *c, const istr *s, const ir_type *type);
const ir_attr *ir_attr_array(ir_context *c, const ir_attr *const *items, size_t count);
/* Sorts the entries. Returns NULL when a name stands twice (and *duplicate is set, if given). */
const ir_attr *ir_attr_dict(ir_context *c, const ir_named_attr *entries, size_t count,
                            const istr **duplicate);
const ir_attr *ir_attr_type(ir_context *c, const ir_type *type);
const ir_attr *ir_attr_symbol(ir_context *c, const istr *root, const istr *const *nested,
                              size_t nested_count);

typedef enum ir_storage {
  IR_COPY,   /* the bytes are copied into the context */
  IR_BORROW, /* the bytes outlive the context (a mapped file, the arena itself) */
} ir_storage;
/* Dense elements of a shaped type. `size` must be one element or all of them, as struct ir_attr
 * says; one element, or several that are all equal, make a splat, as in MLIR. Uniquing reads only
 * samples of a large constant, unless another one of the same type, size and samples exists. */
const ir_attr *ir_attr_dense(ir_context *c, const ir_type *type, const void *data, size_t size,
                             bool splat, ir_storage storage);
/* All elements have these bits, the lowest word first. */
const ir_attr *ir_attr_splat(ir_context *c, const ir_type *type, const uint64_t *bits);
const ir_attr *ir_attr_dense_strings(ir_context *c, const ir_type *type, const istr *const *items,
                                     size_t count, bool splat);
const ir_attr *ir_attr_dense_array(ir_context *c, const ir_type *element, const void *data,
                                   size_t count);
const ir_attr *ir_attr_dense_i64_array(ir_context *c, const int64_t *values, size_t count);
const ir_attr *ir_attr_dense_resource(ir_context *c, const ir_type *type, const istr *key);
/* Why indices and values do not make a sparse attribute of a static type; `row`: the index that
 * lies outside. */
typedef enum ir_sparse_fit {
  IR_SPARSE_FITS,
  IR_SPARSE_RANK,  /* values are no list */
  IR_SPARSE_SHAPE, /* not an index of the type's rank for each value */
  IR_SPARSE_INDEX,
} ir_sparse_fit;
ir_sparse_fit ir_sparse_fits(const ir_type *type, const ir_attr *indices, const ir_attr *values,
                             size_t *row);
const ir_attr *ir_attr_sparse(ir_context *c, const ir_type *type, const ir_attr *indices,
                              const ir_attr *values);
const ir_attr *ir_attr_distinct(ir_context *c, const ir_attr *content, uint64_t number);
/* The type of elements: dense, dense_resource or sparse. NULL: the attribute is none of them. */
const ir_type *ir_attr_elements_type(const ir_attr *a);
const ir_attr *ir_attr_defined(ir_context *c, const ir_attrdef *def, const ir_param *params);
const ir_attr *ir_attr_opaque(ir_context *c, const istr *dialect, const istr *body,
                              const ir_type *type);
const ir_attr *ir_attr_verbatim(ir_context *c, const istr *text);

const ir_attr *ir_loc_unknown(ir_context *c);
const ir_attr *ir_loc_file(ir_context *c, const istr *file, uint32_t line, uint32_t column);
/* FileLineColRange. `given` tells how many numbers were stored, as MLIR does: 0 none (file),
 * 1 line, 2 line and column, 3 and an end column on the same line, 4 and an end line. Locations
 * with equal meaning and different `given` are different attributes, as in MLIR. */
const ir_attr *ir_loc_file_range(ir_context *c, const istr *file, uint32_t line, uint32_t column,
                                 uint32_t end_line, uint32_t end_column, uint8_t given);
/* Whether a file location has other numbers than a line and a column. Locations inside it do not
 * count. */
bool ir_loc_is_range(const ir_attr *a);
/* Unknown, or a file, a line and a column. */
static inline bool ir_loc_is_plain(const ir_attr *a) {
  return a->kind == IR_ATTR_LOC_UNKNOWN || (a->kind == IR_ATTR_LOC_FILE && a->given == 2);
}
const ir_attr *ir_loc_name(ir_context *c, const istr *name, const ir_attr *child);
const ir_attr *ir_loc_callsite(ir_context *c, const ir_attr *callee, const ir_attr *caller);
const ir_attr *ir_loc_fused(ir_context *c, const ir_attr *const *items, size_t count,
                            const ir_attr *metadata);
/* Makes room for so many more attributes, file locations aside. */
void ir_context_expect_attrs(ir_context *c, size_t count);
/* Whether the context ever made an attribute (a type) of a kind. */
bool ir_context_has_attr(const ir_context *c, ir_attr_kind kind);
bool ir_context_has_type(const ir_context *c, ir_type_kind kind);
bool ir_attr_is_loc(const ir_attr *a);
/* The first file position in a location, for diagnostics. */
diag_place ir_loc_place(const ir_attr *loc);

static inline bool ir_attr_is(const ir_attr *a, ir_attr_kind kind) { return a && a->kind == kind; }
static inline bool ir_attr_is_defined(const ir_attr *a, const ir_attrdef *def) {
  return a && a->kind == IR_ATTR_DEFINED && a->defined.def == def;
}
bool ir_attr_is_bool(const ir_attr *a, bool *value);
/* The value of an integer attribute that fits; sign-extended (zero-extended for unsigned types and
 * i1). False for anything else. */
bool ir_attr_as_int(const ir_attr *a, int64_t *out);
const ir_attr *ir_dict_get(const ir_attr *dict, const char *name);
/* Element i of a dense attribute (splats repeat): a pointer to ir_dense_element_size bytes. */
const uint8_t *ir_dense_element(const ir_attr *dense, size_t i);
size_t ir_dense_count(const ir_attr *dense);
/* Elements of that type between memory and files, whose numbers are little-endian: the one to the
 * other, or back. `out` may be `in`. */
void ir_dense_copy(const ir_type *element, void *out, const void *in, size_t size);
/* The same; a copy in the arena where the bytes differ, else `data` itself. */
const void *ir_dense_little(arena *a, const ir_type *element, const void *data, size_t size);
const char *ir_attr_dialect(const ir_attr *a, size_t *len);

/* The data behind IR_ATTR_DENSE_RESOURCE: dialect_resources of builtin, by key. A key without data
 * is only declared. Lives in the context. */
typedef struct ir_blob {
  const istr *key;
  const uint8_t *data; /* elements in memory order, as the resource holds them */
  size_t size;
  uint32_t alignment; /* in bytes, a power of two; the writer's request */
} ir_blob;
const ir_blob *ir_blob_get(const ir_context *c, const istr *key); /* NULL: no data */
/* False, with nothing done, when the key has data already. */
bool ir_blob_add(ir_context *c, const istr *key, const void *data, size_t size, uint32_t alignment,
                 ir_storage storage);

/* Calls `fn` for every type and attribute directly inside; stops when it returns false. */
typedef bool (*ir_walk_type_fn)(const ir_type *t, void *user);
typedef bool (*ir_walk_attr_fn)(const ir_attr *a, void *user);
bool ir_type_children(const ir_type *t, ir_walk_type_fn tf, ir_walk_attr_fn af, void *user);
bool ir_attr_children(const ir_attr *a, ir_walk_type_fn tf, ir_walk_attr_fn af, void *user);

/* The types and attributes with many parts that a walk down to the leaves has seen; zeroed: none.
 * A walk that passes by what it has seen costs as much as the program in memory, not as much as
 * its shared types and attributes written out. */
typedef struct ir_seen {
  arena *a;
  struct map *items;
} ir_seen;
bool ir_seen_type(ir_seen *s, const ir_type *t); /* from the second time on */
bool ir_seen_attr(ir_seen *s, const ir_attr *a);
void ir_seen_free(ir_seen *s); /* zeroed again */

/* --- Operations ------------------------------------------------------------------------------- */

/* The name of an op, uniqued per context. `def` is NULL for an unregistered op. */
typedef struct ir_opname {
  const istr *full;    /* "stablehlo.add" */
  const istr *dialect; /* "stablehlo"; "" when there is no dot */
  const ir_opdef *def;
  uint32_t scratch;   /* as in struct ir_type */
  bool known_dialect; /* the registry has the dialect, so every op of it has a definition */
} ir_opname;
const ir_opname *ir_opname_get(ir_context *c, const char *name, size_t n);

/* A use is one operand of one op. The uses of a value form a list to which new uses are added at
 * the front, as in MLIR: the order is part of MLIR bytecode. */
struct ir_use {
  ir_value *value; /* never NULL in a complete program */
  ir_op *owner;
  ir_use *next, **prev;
};

struct ir_value {
  const ir_type *type;
  ir_use *uses;
  union {
    ir_op *op;       /* result of */
    ir_block *block; /* argument of */
  };
  uint32_t index; /* result or argument number */
  bool is_argument;
};

/* An argument of a block. Unlike a result it has a location of its own. */
typedef struct ir_argument {
  ir_value value; /* first: ir_block.args has its address */
  const ir_attr *loc;
} ir_argument;
/* Where the location of an argument stands. */
static inline const ir_attr **ir_arg_loc_slot(ir_value *arg) { return &((ir_argument *)arg)->loc; }
static inline const ir_attr *ir_arg_loc(const ir_value *arg) {
  return ((const ir_argument *)arg)->loc;
}

struct ir_op {
  const ir_opname *name;
  const ir_attr *loc;
  ir_block *block; /* NULL: not in a block */
  ir_op *prev, *next;
  ir_use *operands;
  ir_region *regions;    /* behind them stand the successors: ir_op_successors */
  const ir_attr **props; /* ir_op_prop_count of them, NULL when absent */
  ir_named_attr *attrs;  /* discardable, sorted by name */
  uint32_t operand_count, result_count, region_count, successor_count;
  uint32_t attr_count;
  uint32_t scratch; /* belongs to whoever walks the program; no meaning between calls */
  ir_value results[];
};

struct ir_region {
  ir_op *op;
  ir_block *first, *last;
};

struct ir_block {
  ir_region *region; /* NULL: not in a region */
  ir_block *prev, *next;
  ir_op *first, *last;
  ir_value **args;
  uint32_t arg_count;
  uint32_t op_count;
  uint32_t scratch; /* as in struct ir_op */
};

static inline ir_block **ir_op_successors(const ir_op *op) {
  return (ir_block **)(op->regions + op->region_count);
}
/* Registered: what the definition has. Unregistered: one, the dictionary written in <{…}>. */
static inline size_t ir_op_prop_count(const ir_op *op) {
  return op->name->def ? op->name->def->prop_count : 1;
}

/* A new op, in no block. Operands may be NULL and set later. Regions are empty, `props` NULL. */
ir_op *ir_op_new(ir_context *c, const ir_opname *name, const ir_attr *loc,
                 ir_value *const *operands, size_t operand_count,
                 const ir_type *const *result_types, size_t result_count, size_t region_count,
                 ir_block *const *successors, size_t successor_count);
void ir_block_append(ir_block *b, ir_op *op);
void ir_block_insert_before(ir_op *position, ir_op *op);
/* Takes an op out of its block; it and its contents stay valid. */
void ir_op_unlink(ir_op *op);
/* Unlinks an op and drops its operands' uses and those of all ops inside. Its results must be
 * unused. */
void ir_op_erase(ir_op *op);
void ir_op_set_operand(ir_op *op, size_t i, ir_value *v); /* v NULL: drops the use */
/* Replaces the whole operand list. */
void ir_op_set_operands(ir_context *c, ir_op *op, ir_value *const *operands, size_t count);
/* Moves every use of `from` to `to`, first use first (as MLIR's replaceAllUsesWith, which reverses
 * the order). */
void ir_value_replace_all_uses(ir_value *from, ir_value *to);
/* Makes the uses by `op` the latest. Done op after op, parents before what is inside, it gives all
 * use lists the order of a program whose ops were made so. */
void ir_op_renew_uses(ir_op *op);
void ir_value_reverse_uses(ir_value *value);
/* Rebuilds a value's use list in the given order; `uses` must be a permutation of it. */
void ir_value_set_use_order(ir_value *v, ir_use *const *uses, size_t count);
size_t ir_value_use_count(const ir_value *v);

ir_block *ir_block_new(ir_context *c);
void ir_region_append(ir_region *r, ir_block *b);
ir_value *ir_block_add_arg(ir_context *c, ir_block *b, const ir_type *type, const ir_attr *loc);
/* Moves all blocks of `from` to the end of `to`. */
void ir_region_take(ir_region *to, ir_region *from);

/* Attribute access. get: property or discardable, NULL when absent. set: the property of that name
 * when the definition has one, else discardable; value NULL removes. */
const ir_attr *ir_op_get(const ir_op *op, const char *name);
void ir_op_set(ir_context *c, ir_op *op, const char *name, const ir_attr *value);
int ir_op_prop_index(const ir_op *op, const char *name); /* -1 when there is none */
void ir_op_set_discardable(ir_context *c, ir_op *op, const istr *name, const ir_attr *value);
const ir_attr *ir_op_discardable(const ir_op *op, const char *name);
/* All attributes, inherent and discardable, as one sorted dictionary (MLIR's getAttrDictionary). */
const ir_attr *ir_op_attr_dict(ir_context *c, const ir_op *op);
/* The inherent ones alone; NULL when the op has none set. */
const ir_attr *ir_op_prop_dict(ir_context *c, const ir_op *op);

static inline bool ir_op_is(const ir_op *op, uint16_t def_id) {
  return op->name->def && op->name->def->id == def_id;
}
/* OP_… of the registry, or UINT16_MAX. */
static inline uint16_t ir_op_id(const ir_op *op) {
  return op->name->def ? op->name->def->id : UINT16_MAX;
}
bool ir_op_has_trait(const ir_op *op, uint32_t trait);
ir_op *ir_op_parent(const ir_op *op);

/* The group of operands (results) that belongs to slot `slot` of the definition. False when the
 * counts do not fit the definition. */
bool ir_op_operand_group(const ir_op *op, size_t slot, size_t *first, size_t *count);
bool ir_op_result_group(const ir_op *op, size_t slot, size_t *first, size_t *count);

/* An empty builtin.module with one block. */
ir_op *ir_module_new(ir_context *c, const ir_attr *loc);
/* The op with property sym_name = name directly inside a symbol table op; NULL when none. */
ir_op *ir_lookup_symbol(const ir_op *table, const char *name, size_t n);
/* The name of a symbol op (sym_name, a string attribute or vhlo string); NULL when none. */
const istr *ir_symbol_name(const ir_op *op);

/* Calls fn for op and everything inside, parents first; stops and returns false when fn does.
 * Does not recurse on the C stack. */
typedef bool (*ir_walk_fn)(ir_op *op, void *user);
bool ir_walk(ir_op *op, ir_walk_fn fn, void *user);
size_t ir_count_ops(ir_op *op); /* `op` included */

/* --- Ops that are alike ---
 *
 * Two ops are alike if their names, their properties and the types of their operands and results
 * are the same, and both have discardable attributes or neither has. Programs consist of many ops
 * of few kinds, so what depends on nothing else need not be found out again for each. */
typedef struct ir_alike ir_alike;
ir_alike *ir_alike_new(arena *a); /* an empty set, which lives in the arena */
/* The word that belongs to all ops that are like this one now: NULL until somebody sets it. It
 * stays where it is. */
const void **ir_alike_word(ir_alike *s, const ir_op *op);

/* --- Comparison and copying --- */

typedef struct ir_compare_options {
  bool ignore_locations;
  const ir_op **parted; /* gets the first op of a and of b that differ; may be NULL */
} ir_compare_options;
/* Whether two programs, of the same or different contexts, are equal: ops, types, attributes,
 * structure. On a difference, `why` (may be NULL) gets a sentence that names the first one. */
bool ir_equal(const ir_op *a, const ir_op *b, const ir_compare_options *o, struct strbuf *why);
bool ir_type_equal(const ir_type *a, const ir_type *b); /* across contexts */

/* A deep copy of op into the same context. Values defined outside op stay shared. */
ir_op *ir_clone(ir_context *c, const ir_op *op);
/* Sets every location inside op (block arguments too) to unknown. */
void ir_strip_locations(ir_context *c, ir_op *op);

/* --- Structural checks --- */

/* The values of the attribute sym_visibility. */
enum { IR_VISIBILITIES = 3 };
extern const char *const ir_visibilities[IR_VISIBILITIES];

/* The checks of MLIR's verifier for any program, in its order and wording: operand, result, region
 * and successor counts against the definitions, required properties, terminators, isolation,
 * symbols, unregistered ops, dominance. In one isolated op (a function, a module) the search ends
 * at the first error, as in MLIR; other isolated ops are still checked. True when there is no
 * error. */
bool ir_verify(ir_op *op, diag_sink *sink);

/* The same, with a check of each op's own constraints at the point where MLIR makes it: after the
 * op's counts are known to fit its definition, before its regions are entered. */
typedef bool (*ir_verify_hook)(ir_op *op, diag_sink *sink, void *user);
/* With a second hook where MLIR checks what needs whole regions: after the op's regions and the
 * isolated ops directly inside, and after its symbols when it is a symbol table. Either may be
 * NULL. */
typedef struct ir_verify_hooks {
  ir_verify_hook before, after;
  /* Asked after both held of an op without regions: whether they hold of every op like it, so that
   * they need not be called for those. NULL: they are called for each. */
  bool (*hold_alike)(const ir_op *op, void *user);
  ir_verify_hook missing; /* before an attribute is told to be missing. NULL: nothing comes first */
} ir_verify_hooks;
bool ir_verify_hooked(ir_op *op, const ir_verify_hooks *hooks, void *user, diag_sink *sink);

#endif
