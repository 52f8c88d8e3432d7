/* SPDX-License-Identifier: Apache-2.0 */
/* The rows: what exists in each release. Their only source are versions/opset/X.Y.Z.yaml and
 * the YAML files in versions/dialects, turned into C by versions/gen at build time or loaded at run
 * time by versions/load.
 */
#ifndef HLO_CTS_VERSIONS_OPSET_H
#define HLO_CTS_VERSIONS_OPSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/def.h"

/* A release: major, minor, patch in one number that compares as releases do. */
typedef uint32_t vs_version;
#define VS(major, minor, patch) \
  (((vs_version)(major) << 20) | ((vs_version)(minor) << 10) | (vs_version)(patch))
#define VS_MAJOR(v) ((unsigned)((v) >> 20))
#define VS_MINOR(v) ((unsigned)((v) >> 10 & 0x3ff))
#define VS_PATCH(v) ((unsigned)((v)&0x3ff))
#define VS_NONE ((vs_version)0)
#define VS_FOREVER ((vs_version)UINT32_MAX) /* `until` of what is still current */
#define VS_NO_ID UINT16_MAX

typedef struct vs_release {
  vs_version version;
  uint8_t
      bytecode_written;  /* the MLIR bytecode version that targets of this release are written in */
  uint8_t bytecode_read; /* the highest one that its consumers read */
  uint8_t single_true;   /* the byte that its writer writes for a boolean tensor of one element that
                            is true: 0xFF or 0x01. Its readers take both */
  bool ascending_uses; /* its writer writes the use-list orders of several values by ascending index
                          instead of in the order of a hash table. Its readers take any order */
  bool file_ranges;    /* its readers know locations that are a range of a file */
  bool other_dialects; /* a portable artifact may hold other dialects, when both sides ask for it */
  bool small_floats; /* its writer writes tf32 and builtin's floats of at most 8 bits by code, which
                        its readers know; before, they were assembly text */
  bool published;    /* false: in the history, but never current on main (1.17.0) */
  const char *first_commit; /* "2024-05-13", or NULL */
  const char *first_tag;    /* "v1.0.0", or NULL */
  const char *first_tag_date;
} vs_release;

/* A named attribute value: the value a property takes when a release adds it, or that StableHLO
 * leaves unsaid. How each is built and recognised is in versions/defaults.c. */
typedef enum vs_default {
  VS_DEFAULT_NONE, /* there is no default: the property must be there */
#define VS_DEFAULT_ROW(name, yaml) VS_DEFAULT_##name,
#include "versions/defaults.def"
#undef VS_DEFAULT_ROW
} vs_default;

/* How one op version becomes the next. Rules belong to the newer version and are read both ways:
 * upgrade applies them from the older op, downgrade undoes them or refuses. */
typedef enum vs_rule_kind {
  VS_RULE_ADD_PROPERTY,  /* upgrade: property = value; downgrade: only at that value, dropped */
  VS_RULE_DROP_PROPERTY, /* upgrade: dropped; downgrade: property = value */
  VS_RULE_VARIADIC,      /* operand and result `name` become variadic; downgrade: only when one */
  VS_RULE_ADD_REGIONS,   /* variadic regions added; downgrade: only when there are none */
} vs_rule_kind;

typedef struct vs_rule {
  vs_rule_kind kind;
  const char *name;
  vs_default value;
} vs_rule;

/* A constraint that an op had to satisfy until a release lifted it. */
typedef enum vs_constraint_kind {
  VS_CONSTRAINT_SAME_ELEMENT_TYPES, /* operands and results pairwise have equal element types */
  VS_CONSTRAINT_NO_DICT_CONFIG, /* backend_config is no dictionary and api_version not TYPED_FFI */
  VS_CONSTRAINT_NO_FUTURE,      /* no operand (and, where we are stricter, no result) is a future */
} vs_constraint_kind;

typedef struct vs_constraint {
  const char *id; /* permanent: "reduction-promotion" */
  vs_constraint_kind kind;
  vs_version lifted; /* the release from which it no longer holds */
} vs_constraint;

/* Which part of an op has a promise of only six months; the full promise is 5 years back and 2
 * years forward. It is declared for the unversioned op and holds for every version of it. */
typedef enum vs_promise {
  VS_PROMISE_FULL,
  VS_PROMISE_SIX_MONTHS,          /* the op */
  VS_PROMISE_SIX_MONTHS_PROPERTY, /* the op where property `promise_part` is set */
  VS_PROMISE_SIX_MONTHS_COMPLEX,  /* the op of operands whose elements are complex */
} vs_promise;

/* The row of an op without versions can state its constraints on types, and the ops that it is
 * composed of. So ops work for which there is no code. Values are numbered: operands, then results,
 * then steps. */
typedef enum vs_must_kind {
  VS_MUST_SAME_TYPE,
  VS_MUST_SAME_SHAPE,
  VS_MUST_SAME_ELEMENT_TYPE,
  VS_MUST_SAME_RANK,
  VS_MUST_ELEMENTS, /* each is a tensor of elements of one of the classes */
} vs_must_kind;

typedef enum vs_elements {
  VS_BOOLEAN,
  VS_INTEGER,
  VS_FLOAT,
  VS_COMPLEX,
  VS_QUANTIZED,
  VS_ELEMENTS
} vs_elements;
/* The words of both in a row: "shape", "integer". VS_MUST_ELEMENTS has none. */
extern const char *const vs_must_words[], *const vs_elements_words[];

typedef struct vs_must {
  const char *id; /* "C1" */
  vs_must_kind what;
  uint8_t elements; /* 1 << vs_elements */
  uint8_t count;
  uint8_t values[14]; /* operands and results */
} vs_must;

typedef struct vs_step {
  uint16_t op; /* its id; VS_NO_ID: a constant, each element `number` */
  uint8_t count, operands[8];
  uint8_t like;   /* the value whose type the step's has */
  uint8_t result; /* the number of the result that the step gives; VS_NO_RESULT: none */
  double number;
} vs_step;
#define VS_NO_RESULT UINT8_MAX

/* An argument of an op without versions: an attribute, operand, result or region, and what it must
 * be. */
typedef enum vs_argument_kind {
  VS_ARGUMENT_ATTR,
  VS_ARGUMENT_OPERAND,
  VS_ARGUMENT_RESULT,
  VS_ARGUMENT_REGION
} vs_argument_kind;
extern const char *const vs_argument_words[]; /* "attr", …, NULL */

typedef struct vs_argument {
  vs_argument_kind kind;
  uint8_t set;    /* the row of type_sets.def (operand, result) or attribute_sets.def; a region has
                     one block */
  const char *id; /* "I1", or the name */
  const char *name;
  const char *value; /* the constraint that a value of the right type breaks, or "" */
} vs_argument;

/* When a constraint is checked. */
typedef enum vs_when {
  VS_WHEN_STATIC, /* by the verifier */
  VS_WHEN_FORM,   /* never: no program in memory can break it (a parameter's kind, a required place)
                   */
  VS_WHEN_IMPLIED, /* never: it follows from other constraints of the op, named in the note */
  VS_WHEN_RUN,     /* when the program runs: it depends on values or on the process grid */
  VS_WHEN_OPEN,    /* never: upstream accepts programs that break it, and so do we */
} vs_when;
extern const char *const vs_when_words[]; /* "static", …, NULL */

/* "All of {…} have the same …": a predicate of the op's definition in ODS. */
typedef enum vs_match {
  VS_MATCH_NONE,
  VS_MATCH_ELEMENT_TYPE,
  VS_MATCH_TYPE,
  VS_MATCH_RANK,
  VS_MATCH_SIZE
} vs_match;
extern const char *const vs_match_words[]; /* "", "element_type", …, NULL */

/* A constraint in words. Code checks it, or its `match`. */
typedef struct vs_statement {
  vs_when when;
  vs_match match;
  const char *id; /* "C1"; a word where the specification has no number */
  const char *reads, *must, *note;
  const char *matched; /* "lhs, rhs"; "" without `match` */
} vs_statement;

/* The traits of an op that ask something of its types, the code that verifies it, and the
 * constraints that a broken trait is reported as. */
typedef enum vs_trait {
#define TRAIT(name, yaml) VS_TRAIT_##name,
#include "versions/checks.def"
} vs_trait;

typedef struct vs_checks {
  uint16_t traits;                     /* 1 << vs_trait */
  uint8_t verify, infer;               /* which VERIFY and INFER of checks.def, from 1; 0: none */
  char types[8], shape[8], element[8]; /* ids of constraints, or "" */
} vs_checks;

/* How far a computed result may be from the exact one if a check says "almost" and neither the
 * check nor the case gives a tolerance. versions/README.md has the sources. */
typedef enum vs_bound {
  VS_BOUND_NONE,
  VS_BOUND_ULPS, /* `most` ULPs, or `of_complex` epsilons of |expected|; 0: as an op without a bound
                  */
  VS_BOUND_SCALED,  /* most * longest dimension * epsilon * largest expected value */
  VS_BOUND_LARGEST, /* most * epsilon * largest expected value */
  VS_BOUND_SUM,     /* most * number of products * epsilon * sum of |a| * |b| */
} vs_bound;

typedef struct vs_accuracy {
  vs_bound bound;
  uint8_t most, of_complex;
} vs_accuracy;

/* A VHLO op version. The same index as its ir_opdef's id. */
typedef struct vs_op {
  ir_opdef def;
  vs_version since, until; /* both inclusive */
  bool deleted;            /* removed from upstream; artifacts still hold it */
  uint16_t older, newer;   /* ids of the neighbouring versions of the family, or VS_NO_ID */
  const vs_rule *rules;    /* from `older` to this one */
  uint8_t rule_count;
  const vs_constraint *constraints;
  uint8_t constraint_count;
  uint16_t counterpart;           /* newest versions: the id of the StableHLO (or func) op; for a
                                     StableHLO op: the id of its newest VHLO version; else VS_NO_ID */
  const struct vs_prop_map *maps; /* StableHLO ops: how properties correspond */
  uint8_t map_count;
  vs_promise promise;
  const char *promise_part;
  const vs_must *musts; /* of ops without versions */
  const vs_step *steps; /* NULL: code knows what it means, or nobody does */
  uint8_t must_count, step_count;
  /* Ops without versions have these; NULL: none. vs_next_argument and vs_next_statement unpack
   * them. A table of pointers would be relocated at each start of a program. */
  const char *arguments, *statements;
  vs_checks checks;
  bool elementwise;  /* each element of a result depends on the elements at its place alone */
  uint16_t profiles; /* those that have the op besides core: 1 << row of profiles.def */
  vs_accuracy accuracy;
  const char *sizes; /* NULL, or how the size classes ask it: "f32 bf16\0any nonzero\0equal": types,
                        sets of inputs, check */
} vs_op;

/* How properties of an unversioned op correspond to properties of its newest VHLO version. A
 * property without a row is GENERIC to the property of the same name, or a discardable attribute of
 * that name when there is none. */
typedef enum vs_map_kind {
  VS_MAP_GENERIC, /* same name; value converted by its kind */
  VS_MAP_SPREAD,  /* an attribute with parameters becomes one property per parameter */
  VS_MAP_UNIT,    /* unit attribute or absent <-> boolean */
  VS_MAP_SYMBOL,  /* flat symbol <-> string */
  VS_MAP_SYMBOLS, /* array of flat symbols <-> array of strings */
  VS_MAP_ARRAY,   /* array<i64: ...> or array<i1: ...> <-> tensor of one dimension */
  VS_MAP_NUMBER,  /* i32 number of an enum case <-> enum attribute of kind `attr` (api_version) */
} vs_map_kind;

typedef struct vs_spread {
  uint8_t param;  /* parameter of the attribute definition; VS_SPREAD_DROPPED: written at `fixed` */
  uint8_t target; /* property of the VHLO op */
  int64_t fixed;  /* reading back: the parameter's value when the VHLO op does not carry it */
  bool carried;   /* false: not carried by VHLO (channel_handle's type on collectives) */
} vs_spread;

typedef struct vs_prop_map {
  uint8_t source; /* property of the StableHLO op */
  uint8_t target; /* GENERIC, UNIT, SYMBOL: property of the VHLO op */
  vs_map_kind kind;
  vs_default value;       /* VHLO's value when StableHLO's property is absent */
  bool elided;            /* VHLO -> StableHLO: absent again when at the default */
  const ir_attrdef *attr; /* SPREAD: the attribute kind; NUMBER: VHLO's enum kind */
  const vs_spread *spread;
  uint8_t spread_count;
  uint16_t attr_id; /* the id of `attr`, or VS_NO_ID */
} vs_prop_map;

/* The kind of builtin type that a VHLO type corresponds to, and the reverse. */
typedef enum vs_type_shape {
  VS_SHAPE_NONE, /* no builtin counterpart (witness) */
  VS_SHAPE_INTEGER,
  VS_SHAPE_INDEX,
  VS_SHAPE_FLOAT,
  VS_SHAPE_NONE_TYPE,
  VS_SHAPE_COMPLEX,
  VS_SHAPE_TUPLE,
  VS_SHAPE_FUNCTION,
  VS_SHAPE_TENSOR,
  VS_SHAPE_UNRANKED_TENSOR,
  VS_SHAPE_BUFFER,
  VS_SHAPE_QUANT,
  VS_SHAPE_QUANT_PER_AXIS,
  VS_SHAPE_TOKEN,
  VS_SHAPE_FUTURE,
} vs_type_shape;

/* How a parameter is written where its kind alone does not say (bytecode/ reads and writes them).
 */
typedef enum vs_wire_form {
  VS_WIRE_BY_KIND,      /* as its kind; an optional attribute: varint index << 1 | present, unless
                           another encoding of the kind leaves it out: then it is there, as any
                           attribute (vhlo tensor_v1); an optional number: varint value << 1 |
                           present; an optional list: empty when it is absent */
  VS_WIRE_BYTE,         /* BOOL: a byte instead of a varint (stablehlo dot_algorithm) */
  VS_WIRE_GUARDED,      /* optional: varint 0 or 1, then the value when 1 (vhlo axis_ref_v1) */
  VS_WIRE_GUARDED_BYTE, /* the same with a byte (stablehlo axis_ref, mesh) */
  VS_WIRE_LIST,         /* ATTR that is a builtin array: varint count, then each element
                           (stablehlo replica_group_mesh_axes) */
  VS_WIRE_ARRAY,        /* ATTRS: the index of one builtin array (stablehlo mesh) */
  VS_WIRE_SIGNED,       /* ENUM: a signed varint (sdy sharding) */
} vs_wire_form;

/* One encoding of a type or attribute kind: a code and the order in which the parameters follow. A
 * kind may have several (tensor_v1 with and without encoding); a parameter not listed is absent. A
 * writer takes the first that lists all parameters that are present. */
typedef struct vs_wire {
  uint8_t code;
  uint8_t count;
  uint8_t params[10];
  uint8_t forms[10]; /* vs_wire_form of each */
  /* NULL, or the parameter that an attribute inside must have for a writer to take this encoding,
   * and then it does (sdy sharding_per_value). */
  const char *where;
} vs_wire;

/* A type or attribute kind of VHLO or StableHLO. */
typedef struct vs_kind {
  ir_typedef def;          /* also as ir_attrdef */
  vs_version since, until; /* unversioned dialects: VS_NONE, VS_FOREVER */
  bool deleted;
  const vs_wire *wires; /* of the dialect's own bytecode encoding */
  uint8_t wire_count;
  vs_type_shape shape;          /* types */
  const char *builtin;          /* types INTEGER and FLOAT: "i4", "ui8", "f8E4M3FN"; NONE: a type of
                                   another dialect ("shape.witness"), or NULL */
  uint16_t counterpart;         /* attributes and StableHLO's types (token, future): the kind in the
                                   other dialect (vhlo <-> stablehlo) of the same meaning, set on both
                                   sides, or VS_NO_ID */
  const vs_version *case_since; /* of an enum attribute: since when each case of its enum exists, in
                                   the order of the cases (unversioned: all VS_NONE); else NULL */
} vs_kind;

/* A dialect that is known; `partial`: some of its ops have no row. */
typedef struct vs_dialect {
  const char *name;
  bool partial;
} vs_dialect;

/* A whole set of rows. Ids index `ops`, `types` and `attrs`. */
typedef struct vs_opset {
  ir_registry registry;       /* give &opset->registry to ir_context_new */
  const vs_release *releases; /* ascending */
  size_t release_count;
  const vs_op *ops;
  size_t op_count;
  const vs_kind *types, *attrs;
  size_t type_count, attr_count;
  const vs_dialect *dialects;
  size_t dialect_count;
  const void *index; /* hash tables for the registry functions (versions/registry.c) */
} vs_opset;

#endif
