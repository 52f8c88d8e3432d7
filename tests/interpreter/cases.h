/* Programs written once and run for many types: the language of programs/.cases files.
 *
 * A file is a list of blocks. A block starts with "=== KIND", then comes MLIR, then "---", then
 * rows. Lines that start with // are comments; a row goes on in lines that start with a blank.
 *
 *   === op               the text is one operation in generic form with operands %a, %b, %c ...;
 * module level text may stand before it, ended by a line "+++". Constants for the operands and
 * checks of the results are made from the row
 *   === grid N           the same, in a function that N replicas run; ';' stands between processes
 *   === main             the text is the body of @main, checks included
 *   === module           the text is a whole program
 *
 *   [OP] TYPES: VALUE | VALUE => RESULT | RESULT
 *
 * OP replaces $O where the text has one. TYPES are element types for $T, each of which gives a
 * program; "T,U" sets $U as well (otherwise it is $T), "T.. * U.." is the cross product. $R is the
 * type of the parts of complex $T, else $T; $N the number of elements in the first value; $V a
 * whole type: of tensors of $N elements, or token, tuple; $S the storage type of quantized $T, else
 * $T; $L the first result. Integers in a value become what the element type writes (1: 1.0, (1.0,
 * 0.0), true); for a quantized type values are the stored integers. In a main or module block $0,
 * $1 ... are the values, results counted too.
 *
 * "=>" compares bits, "~>" compares with check.expect_almost_eq_const; "_" leaves a result
 * unchecked; "!!" says that evaluation fails with this message. */
#ifndef HLO_CTS_TESTS_INTERPRETER_CASES_H
#define HLO_CTS_TESTS_INTERPRETER_CASES_H

#include "base/strbuf.h"

enum { CASE_VALUES = 32, CASE_OPERANDS = 12 };

typedef struct case_row {
  unsigned line;
  char *op;    /* NULL: none */
  char *types; /* as written */
  char *values;
  char *results; /* NULL: none */
  bool almost;
  char *fails; /* NULL: it passes */
} case_row;

typedef struct case_block {
  const char *file; /* borrowed */
  unsigned line;
  enum { CASE_OP, CASE_GRID, CASE_MAIN, CASE_MODULE } kind;
  unsigned processes;
  char *before, *text;
  case_row *rows;
  size_t row_count;
} case_block;

typedef struct case_file {
  char *name, *bytes;
  case_block *blocks;
  size_t block_count;
} case_file;

/* False with a message for what is not in the form above. */
bool case_file_read(const char *path, case_file *out, strbuf *why);
void case_file_free(case_file *f);

/* The type that a short name ("q", "c64") stands for, or the word itself. */
const char *case_type(const char *word);

/* Calls `tell` for each pair of types that the row has. */
typedef void (*case_types_fn)(const char *t, const char *u, void *user);
void case_types(const case_row *row, case_types_fn tell, void *user);

/* Which dimensions of the operation's types become '?': bit k operand k, bit 31 the results. */
typedef struct case_dynamic {
  unsigned mask;
  enum { CASE_ALL_DIMS, CASE_FIRST_DIM, CASE_LAST_DIM } dims;
} case_dynamic;

/* The program for one pair of types. `probe`: to verify alone; operands of $T get any value. False:
 * the row has too few or too many values. */
bool case_program(const case_block *b, const case_row *row, const char *t, const char *u,
                  bool probe, const case_dynamic *dynamic, strbuf *out, strbuf *why);

#endif
