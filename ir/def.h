/* SPDX-License-Identifier: Apache-2.0 */
/* Definitions: what the tables say about an operation, a type or an attribute kind.
 *
 * The only dialect that ir/ knows is `builtin`. Everything else is a row of these structs,
 * supplied by a registry (versions/ owns the rows). A row describes structure only: versions,
 * behaviour and file formats are columns and tables of the floors above.
 */
#ifndef HLO_CTS_IR_DEF_H
#define HLO_CTS_IR_DEF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* How many values or regions a slot (operand, result, region) of an op may have. */
typedef enum ir_arity { IR_ONE, IR_OPTIONAL, IR_VARIADIC } ir_arity;

typedef struct ir_slot {
  const char *name; /* e.g. "lhs" */
  ir_arity arity;
} ir_slot;

/* An inherent attribute of an op. The order of an op's properties is the order of the table; MLIR
 * bytecode from version 5 on writes them by position. */
typedef struct ir_propdef {
  const char *name; /* e.g. "dimension_numbers" */
  bool optional;    /* may be absent */
} ir_propdef;

enum ir_trait {
  IR_TRAIT_ISOLATED = 1u << 0, /* IsolatedFromAbove */
  IR_TRAIT_TERMINATOR = 1u << 1,
  IR_TRAIT_SYMBOL = 1u << 2, /* has sym_name */
  IR_TRAIT_SYMBOL_TABLE = 1u << 3,
  IR_TRAIT_NO_TERMINATOR = 1u << 4,          /* regions need none */
  IR_TRAIT_SINGLE_BLOCK = 1u << 5,           /* each region has at most one block */
  IR_TRAIT_SAME_VARIADIC_OPERANDS = 1u << 6, /* variadic operand groups have equal sizes */
  IR_TRAIT_SAME_VARIADIC_RESULTS = 1u << 7,
  IR_TRAIT_OPERAND_SEGMENTS = 1u << 8, /* property operandSegmentSizes gives group sizes */
  IR_TRAIT_RESULT_SEGMENTS = 1u << 9,
  IR_TRAIT_PURE = 1u << 10,     /* no side effect; may be folded and removed */
  IR_TRAIT_CONSTANT = 1u << 11, /* ConstantLike */
  IR_TRAIT_COMMUTATIVE = 1u << 12,
  IR_TRAIT_AFFINE_SCOPE = 1u << 13,
  IR_TRAIT_GRAPH_REGION = 1u << 14,      /* regions are graphs: no dominance */
  IR_TRAIT_RESULT_PACK = 1u << 15,       /* OpAsmOpInterface names its results itself */
  IR_TRAIT_RECURSIVE_EFFECTS = 1u << 16, /* has the effects of the ops in its regions, no others */
};

typedef struct ir_opdef {
  const char *name; /* with the dialect: "vhlo.add_v1" */
  uint16_t id;      /* dense over the whole registry: OP_VHLO_ADD_V1 */
  uint32_t traits;
  const ir_slot *operands, *results, *regions; /* region arity: IR_ONE or IR_VARIADIC */
  const ir_propdef *props;
  uint8_t operand_count, result_count, region_count, prop_count;
  bool variadic_successors;
  const char
      *assembly; /* the pretty form in the language of text/assembly.md; NULL: generic only */
} ir_opdef;

/* The kinds of a type's or attribute's parameters. */
typedef enum ir_param_kind {
  IR_PARAM_TYPE,   /* ir_param.type; NULL only when optional */
  IR_PARAM_TYPES,  /* .types, .count */
  IR_PARAM_ATTR,   /* .attr; NULL only when optional */
  IR_PARAM_ATTRS,  /* .attrs, .count */
  IR_PARAM_PAIRS,  /* .attrs: key, value, key, value …; .count counts attributes, so it is even */
  IR_PARAM_INT,    /* .i, int64_t */
  IR_PARAM_UINT,   /* .u, uint64_t */
  IR_PARAM_INTS,   /* .ints, .count */
  IR_PARAM_DIMS,   /* .ints, .count; IR_DYNAMIC stands for '?' */
  IR_PARAM_BOOL,   /* .u, 0 or 1 */
  IR_PARAM_ENUM,   /* .u, the wire number of a case of .enumdef */
  IR_PARAM_STRING, /* .str */
  IR_PARAM_DOUBLE, /* .d: an APFloat with the semantics of f64 */
  IR_PARAM_DOUBLES, /* .doubles, .count */
  IR_PARAM_APINT,   /* .words, .count 64-bit words, two's complement, sign-extended to whole words;
                       its width follows from the parameter before it, a type */
  IR_PARAM_APFLOAT, /* .u: the bits; its format follows from the parameter before it, a type */
  IR_PARAM_DENSE,   /* .attr, an IR_ATTR_DENSE whose type is the builtin counterpart of the
                       parameter before it, a type */
} ir_param_kind;

typedef struct ir_enumcase {
  const char *name; /* "EQ" */
  uint32_t number;  /* the number on the wire, which is also the value in memory */
} ir_enumcase;

typedef struct ir_enumdef {
  const char *name;
  const ir_enumcase *cases;
  uint8_t case_count;
} ir_enumdef;

typedef struct ir_paramdef {
  const char *name;
  ir_param_kind kind;
  bool optional;             /* may be absent; see ir_param_absent */
  const ir_enumdef *enumdef; /* IR_PARAM_ENUM */
  /* ATTR, ATTRS: what each attribute has to be, "mesh|symbol": kinds of the same dialect, "string"
   * or "symbol" (a flat one); NULL: anything. */
  const char *of;
} ir_paramdef;

/* A type or attribute kind of a dialect other than builtin. */
typedef struct ir_typedef {
  const char *dialect;  /* "vhlo" */
  const char *mnemonic; /* "tensor_v1" */
  uint16_t id; /* dense over the types (or attributes) of the registry: TYPE_VHLO_TENSOR_V1 */
  const ir_paramdef *params;
  uint8_t param_count;
  const char *assembly; /* the text after the mnemonic, in the language of text/assembly.md */
} ir_typedef;
typedef ir_typedef ir_attrdef;

/* The index of a property; -1: there is none. */
static inline int ir_prop_named(const ir_opdef *def, const char *name) {
  for (int i = 0; i < def->prop_count; i++)
    if (strcmp(def->props[i].name, name) == 0) return i;
  return -1;
}
const ir_enumcase *ir_enum_by_number(const ir_enumdef *e, uint64_t number);
const ir_enumcase *ir_enum_by_name(const ir_enumdef *e, const char *name, size_t n);

/* Where a context finds definitions. Rows outlive every context that uses them. */
typedef struct ir_registry ir_registry;
struct ir_registry {
  const ir_opdef *(*find_op)(const ir_registry *r, const char *name, size_t n);
  const ir_typedef *(*find_type)(const ir_registry *r, const char *dialect, size_t dn,
                                 const char *mnemonic, size_t mn);
  const ir_attrdef *(*find_attr)(const ir_registry *r, const char *dialect, size_t dn,
                                 const char *mnemonic, size_t mn);
  /* Whether ops of this dialect must be registered to be accepted. */
  bool (*knows_dialect)(const ir_registry *r, const char *dialect, size_t dn);
  /* Whether some ops of a known dialect have no definition. They are then as those of an unknown
   * dialect. NULL: no dialect has such ops. */
  bool (*is_partial)(const ir_registry *r, const char *dialect, size_t dn);
};

#endif
