/* SPDX-License-Identifier: Apache-2.0 */
/* Printing operations: names of values, aliases, the walk. Private to text/. */
#ifndef HLO_CTS_TEXT_OP_PRINTER_H
#define HLO_CTS_TEXT_OP_PRINTER_H

#include "printer.h"

typedef struct form form;
typedef struct form_table form_table;
typedef struct op_printer op_printer;
typedef struct ssa_names ssa_names;
typedef struct alias_state alias_state;

/* How a type is printed in this program: most types stand at many ops. */
typedef struct printed_type {
  const ir_type *type;
  const char *text;
  size_t len;
} printed_type;
enum { PRINTED_TYPES = 512 };

struct op_printer {
  printer pr; /* first: the alias hooks get here by pr.user */
  strbuf *out;
  arena *scratch;
  form_table *forms;
  ssa_names *names;
  alias_state *aliases;
  /* Looking for what will be printed, to give aliases to it; what is written goes to a buffer that
   * nobody reads. */
  bool collecting;
  strbuf discard;
  strbuf name[2];
  strbuf why; /* of checks whose words nobody reads */
  unsigned indent;
  printed_type *types;        /* PRINTED_TYPES of them, by address; the first to come stays */
  const char *dialect;        /* names of its ops are printed without prefix */
  ir_named_attr *attr_buffer; /* for one attribute dictionary at a time */
  size_t attr_cap;
};

/* --- Pieces; they collect or print --- */

static inline void tx_out_add(op_printer *o, const char *s, size_t n) { strbuf_add(o->out, s, n); }
#define OUT(o, literal) strbuf_add((o)->out, "" literal, sizeof(literal) - 1)
void tx_out_type(op_printer *o, const ir_type *t);
void tx_out_attr(op_printer *o, const ir_attr *a, print_type_mode mode);
void tx_out_newline(op_printer *o); /* and indentation */
void tx_out_value(op_printer *o, const ir_value *v);
void tx_out_operands(op_printer *o, const ir_op *op, size_t first, size_t count);
void tx_out_types_of(op_printer *o, const ir_use *operands, size_t count);
void tx_out_functional_type(op_printer *o, const ir_op *op);
/* " {a = 1}"; nothing when there is no entry. */
void tx_out_attr_dict(op_printer *o, const ir_named_attr *entries, size_t count, bool keyword);
/* %name: type {attrs} loc(…) */
void tx_out_argument(op_printer *o, const ir_value *arg, const ir_attr *attrs);
typedef enum region_flags {
  REGION_ARGS = 1,          /* the label of the entry block, when it has arguments */
  REGION_NO_TERMINATOR = 2, /* leave the terminator out */
  REGION_EMPTY_BLOCK = 4,   /* the label of the entry block, when it has no operations */
  REGION_GENERIC = 8,       /* of an op in its generic form: no default dialect */
} region_flags;
void tx_out_region(op_printer *o, const ir_region *r, unsigned flags);
/* The op in its generic form, from the operands on; `name`: with its quoted name. */
void tx_out_generic(op_printer *o, const ir_op *op, bool name);

/* --- Names of values and blocks --- */

/* Numbers and names everything inside root. `generic`: ops suggest nothing. `buffers`: two, which
 * the caller frees. */
ssa_names *tx_ssa_names_new(arena *a, ir_context *c, form_table *forms, const ir_op *root,
                            bool generic, strbuf *buffers);
size_t tx_ssa_number_count(const ssa_names *n); /* values and blocks */
ir_context *tx_ssa_context(const ssa_names *n);
strbuf *tx_ssa_buffer(ssa_names *n); /* an empty one, to make a suggestion in */
/* Suggests a name; the actual one is made unique. */
void tx_ssa_suggest(ssa_names *n, const ir_value *v, const char *name, size_t len);
/* The group that a result is in. Results may be named in groups, one for each slot of the
 * definition. */
void tx_ssa_group_of(const ssa_names *n, const ir_value *result, uint32_t *first, uint32_t *count);
/* %name, and #2 behind it for a result of several when with_number. */
void tx_ssa_print_value(const ssa_names *n, const ir_value *v, bool with_number, strbuf *out);
/* Number of a block in its region, as in ^bb3; UINT32_MAX for a block that is not there. */
uint32_t tx_ssa_block_number(const ssa_names *n, const ir_block *b);

/* --- Aliases --- */

alias_state *tx_alias_state_new(op_printer *o);
/* Whether anything in the context could have an alias when printed as these options say. */
bool tx_alias_possible(const printer *pr);
void tx_alias_visit_type(alias_state *s, const ir_type *t);
void tx_alias_visit_attr(alias_state *s, const ir_attr *a, bool with_type);
/* A location: `deferrable` when its alias may stand at the end of the file. */
void tx_alias_visit_location(alias_state *s, const ir_attr *loc, bool deferrable);
/* After the last visit: numbers the aliases and connects the hooks of o->pr. */
void tx_alias_finish(alias_state *s);
/* The definitions, one per line. */
void tx_alias_print_definitions(alias_state *s, bool deferred);

#endif
