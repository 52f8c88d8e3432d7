/* SPDX-License-Identifier: Apache-2.0 */
/* The specification's constraints, by id, and what the results of an op must be. The public face of
 * verify/.
 *
 * A constraint is a row: "add C1" and "gather I3" are numbers of
 * https://github.com/openxla/stablehlo/blob/main/docs/spec.md; a word instead of a number
 * ("iota scalar") is our own name for a constraint of the dialect that the specification
 * does not number. A broken constraint is an error at the op's place: the sentence that StableHLO's
 * own tools print, then the row's id in brackets. Within one isolated op (a function, a module) the
 * first error ends the search, and the checks of one op stand in the order of MLIR's verifier, so
 * that one root cause gives one message.
 *
 * Knows no files and no evaluation.
 */
#ifndef HLO_CTS_VERIFY_VERIFY_H
#define HLO_CTS_VERIFY_VERIFY_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"
#include "versions/opset.h"

/* How types and attributes are written in messages; the floor above fills it from text/. */
typedef struct verify_options {
  void (*print_type)(ir_context *c, const ir_type *t, strbuf *out); /* NULL: a plain form */
  void (*print_attr)(ir_context *c, const ir_attr *a, strbuf *out); /* NULL: a plain form */
  /* Rows that are not checked: ids, separated by newlines. NULL: none. Another row that relies on
   * such a row is skipped where it could not read the program: a dimension that does not exist, an
   * attribute of the wrong kind. */
  const char *disabled;
} verify_options;

/* Checks a whole program: its structure as ir_verify does and every row of its ops. `options` may
 * be NULL. True when nothing is broken. */
bool verify_program_with(ir_op *op, const verify_options *options, diag_sink *sink);
bool verify_program(ir_op *op, diag_sink *sink);
/* One op by itself, whose structure is sound: its operands and attributes, its rows and what its
 * results must be. The ops of its regions and uses of symbols are not looked at. */
bool verify_op(ir_op *op, diag_sink *sink);
/* The same as verify_program_with, but reports every row that the program breaks, each once,
 * instead of the first one of each function: it verifies again with the broken rows disabled until
 * nothing new is broken. Appends their ids to `rows`, each with a newline, in the order in which
 * they are found; `rows` may be NULL. An error that is no row ends the search. */
bool verify_program_all(ir_op *op, const verify_options *options, strbuf *rows, diag_sink *sink);

/* These functions are for readers of text, which report errors at the place of the attribute. On an
 * error each appends a sentence to `why` and returns false.
 *
 * The parameters of an attribute or type kind against each other (dot_algorithm, result_accuracy,
 * future). `c` is where options->print_type finds memory. */
bool verify_parameters(ir_context *c, const ir_typedef *def, bool is_type, const ir_param *params,
                       const verify_options *options, strbuf *why);
/* The bounds of a ranked tensor type (its encoding #stablehlo.bounds) against its shape. */
bool verify_bounds(ir_context *c, const ir_type *t, const verify_options *options, strbuf *why);
/* An inherent attribute of an op against its row: "attribute 'x' failed to satisfy constraint: …".
 * True of names that have no row. */
bool verify_attribute(const ir_opdef *def, const char *name, const ir_attr *value, strbuf *why);

/* Whether a type is one that an argument of an op may have: vs_argument.set of an operand or
 * result, and the number of these sets. */
bool verify_type_fits(uint8_t set, const ir_type *t);
unsigned verify_type_sets(void);

/* One row, for listings. */
typedef struct verify_constraint {
  const char *id;     /* "add C1" */
  const char *op;     /* "stablehlo.add" */
  const char *number; /* "C1"; a word of our own where the specification has no number */
  bool numbered;      /* whether the specification has it */
  const char *text;   /* what must hold */
  const char *reads;  /* operands, attributes, regions and results that it looks at */
  vs_when when;
  const char *note; /* why it is not checked here, or by what it is implied; NULL */
} verify_constraint;

/* Calls `tell` for every row, those of one op together, in the order of the op ids; only those of
 * the op when `op` is not NULL ("add", "stablehlo.add"). Stops when it returns false. Returns how
 * many rows there were. The strings live during the call. */
typedef bool (*verify_constraint_fn)(const verify_constraint *row, void *user);
size_t verify_constraints(const char *op, verify_constraint_fn tell, void *user);
/* The same with the ops of other rows than those built in. */
size_t verify_constraints_of(const vs_opset *o, const char *op, verify_constraint_fn tell,
                             void *user);
/* A constraint that an op's row says, in words: "lhs.type = rhs.type"; and what it reads. */
void verify_must_text(const vs_op *op, const vs_must *m, strbuf *text, strbuf *reads);

/* The listing as the text of docs/constraints.md. */
void verify_write_constraints(strbuf *out);

#endif
