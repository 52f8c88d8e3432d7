/* SPDX-License-Identifier: Apache-2.0 */
/* Pretty forms: rows of versions/dialects (column `assembly`), read and printed by one interpreter.
 * The language is described in text/assembly.md. Private to text/. */
#ifndef HLO_CTS_TEXT_FORM_H
#define HLO_CTS_TEXT_FORM_H

#include "op_parser.h"
#include "op_printer.h"

typedef struct form_step form_step;
typedef struct form_directive form_directive;

/* The kinds of things that an argument of a directive names. */
typedef enum form_arg_kind { FORM_PROP, FORM_OPERAND, FORM_RESULT, FORM_REGION } form_arg_kind;
typedef struct form_arg {
  form_arg_kind kind;
  uint8_t index;
} form_arg;
enum { FORM_ARGS = 9 };

/* How a property is written: `read` and `print` face each other. */
typedef struct form_value_kind {
  const char *name; /* "i64" */
  const ir_attr *(*read)(op_build *b, const form_step *s);
  bool (*print)(op_printer *o, const form_step *s, const ir_attr *a); /* false: has no such form */
  token_kind begins; /* the token with which a value begins; 0: no single token */
  /* Whether the text goes on with a value, where no single token tells; NULL: `begins` tells. */
  bool (*at)(const parser *p, const form_step *s);
} form_value_kind;

/* A directive <name args>. `print` returns false when the op cannot be printed in its form (a value
 * of another kind than the table says); it is then printed in the generic form. */
struct form_directive {
  const char *name;
  uint8_t min_args, max_args;
  bool (*read)(op_build *b, const form_step *s);
  bool (*print)(op_printer *o, const ir_op *op, const form_step *s);
};

/* Names that an op suggests for its results or for the arguments of its regions (MLIR's
 * OpAsmOpInterface). */
typedef struct form_names {
  const char *name;
  void (*results)(struct ssa_names *n, const ir_op *op);
  void (*args)(struct ssa_names *n, const ir_region *region);
} form_names;

typedef enum form_code {
  FORM_LITERAL,
  FORM_OPERANDS, /* %slot */
  FORM_ALL,      /* %* */
  FORM_VALUE,    /* $property:kind */
  FORM_ATTRS,    /* <attrs>, <attributes> */
  FORM_GROUP,    /* ?name{…|…} */
  FORM_CALL,
} form_code;

typedef struct form_word {
  token_kind kind;
  const char *text;
  uint32_t len;
  const char *message; /* "expected ','"; for words "expected 'dims'" */
} form_word;

struct form_step {
  form_code code;
  const form *f;
  /* LITERAL */
  const char *text;
  uint32_t len;
  const form_word *words;
  uint32_t word_count;
  /* OPERANDS: args[0]; VALUE: args[0], args[1] the operand or result typed by it; GROUP: args[0] */
  form_arg args[FORM_ARGS];
  uint8_t arg_count;
  const form_value_kind *kind;
  const char *parameter; /* of the kind: $x:#mnemonic */
  uint32_t parameter_len;
  const ir_attrdef *attrdef;
  const ir_type *type;         /* of <is type …>, and of $property:i64[words] */
  bool keyword;                /* ATTRS: `attributes {…}` */
  uint32_t then_end, else_end; /* GROUP: steps [i+1, then_end) and [then_end, else_end) */
  const form_directive *directive;
};

struct form {
  const ir_opdef *def;
  bool generic_only;   /* has declarations only, or nothing */
  bool one_each;       /* every operand slot holds exactly one */
  const char *dialect; /* default dialect of its regions; "" when none */
  const form_names *names;
  const char *called;       /* the name of its result; NULL: `names`, or none */
  const ir_attr **defaults; /* per property; NULL: none */
  bool *filled;             /* per property: put there when the text says nothing */
  bool has_defaults, has_filled;
  bool *bound; /* per property: written by the form, not by <attrs> */
  const istr **prop_names;
  const uint8_t *by_name; /* properties sorted by name */
  const form_step *steps;
  uint32_t step_count;
};

/* The form of an op, compiled at first use; never NULL. One that is wrong is reported to the sink
 * and behaves as generic only. Memory comes from `a`. */
form_table *tx_form_table_new(ir_context *c, arena *a, diag_sink *sink);
const form *tx_form_of(form_table *t, const ir_opdef *def);

bool tx_form_read(op_build *b, const form *f);
bool tx_form_print(op_printer *o, const ir_op *op, const form *f);

const form_directive *tx_form_find_directive(const char *name, size_t n);
const form_value_kind *tx_form_find_kind(const char *name, size_t n);
const form_names *tx_form_find_names(const char *name, size_t n);

/* --- Shared by directives --- */

/* The attribute of a property argument. */
const ir_attr *tx_form_prop(const ir_op *op, const form_step *s, unsigned arg);
/* The values of an operand or result slot, and the type of one of them by its number. */
bool tx_form_slot_types(const ir_op *op, form_arg arg, size_t *first, size_t *count);
const ir_type *tx_form_slot_type(const ir_op *op, form_arg arg, size_t i);
/* An attribute kind of the op's dialect; NULL when there is none. */
const ir_attrdef *tx_form_attrdef(ir_context *c, const ir_opdef *def, const char *mnemonic);
/* {…} of an op: discardable attributes and the properties that neither the form writes nor have
 * their default value. `keyword`: " attributes {…}". */
void tx_form_print_attrs(op_printer *o, const ir_op *op, const form *f, bool keyword);
/* {…} with every property and discardable attribute. */
void tx_form_print_all_attrs(op_printer *o, const ir_op *op, const form *f);
bool tx_form_read_attrs(op_build *b, bool keyword);
/* Integers of an array<i64: …>; NULL when it is none. */
bool tx_form_ints(const ir_attr *a, const int64_t **out, size_t *count);
bool tx_form_read_int_list(op_build *b, int64_t **out, size_t *count); /* [1, 2] */
void tx_form_print_int_list(op_printer *o, const int64_t *values, size_t count);

/* arith.constant and shape.const_size. */
void tx_arith_constant_names(struct ssa_names *n, const ir_op *op);
void tx_const_size_names(struct ssa_names *n, const ir_op *op);

/* The rows that the files form_*.c contribute. */
#define FORM_DIRECTIVE(name) extern const form_directive tx_form_##name;
#include "form_directives.def"
#undef FORM_DIRECTIVE

#endif
