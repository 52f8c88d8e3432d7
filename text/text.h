/* SPDX-License-Identifier: Apache-2.0 */
/* The MLIR textual form: bytes -> program, program -> bytes. The public face of text/.
 *
 * Source of the grammar: https://mlir.llvm.org/docs/LangRef/ and, for what it leaves open, what
 * mlir-opt and stablehlo-opt print. Knows nothing of bytecode and evaluation.
 */
#ifndef HLO_CTS_TEXT_TEXT_H
#define HLO_CTS_TEXT_TEXT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"

typedef struct text_parse_options {
  const char *file;    /* for places; NULL: "<stdin>" */
  uint32_t first_line; /* number of the first line; 0 means 1 (for pieces of split files) */
  bool verify;         /* run the structural checks of ir/ afterwards */
} text_parse_options;

/* A file that somebody took for a program: a pointer of Git LFS, a web page. */
typedef struct text_impostor {
  const char *is, *so; /* "a pointer of Git LFS", "git lfs pull fetches the file" */
} text_impostor;
/* NULL: it is none. */
const text_impostor *text_impostor_of(const char *text, size_t n);

/* Parses a source file. Operations outside a builtin.module are put into one, as MLIR does.
 * Returns the module, or NULL with at least one error in the sink. Nothing in the
 * result points into the text. */
ir_op *text_parse(ir_context *c, const char *text, size_t n, const text_parse_options *o,
                  diag_sink *sink);
/* A single attribute or type, all of the text. NULL with an error in the sink. */
const ir_attr *text_parse_attr(ir_context *c, const char *text, size_t n, diag_sink *sink);
const ir_type *text_parse_type(ir_context *c, const char *text, size_t n, diag_sink *sink);

typedef struct text_print_options {
  bool generic;          /* --mlir-print-op-generic */
  bool debuginfo;        /* --mlir-print-debuginfo: loc(...) on everything */
  bool local_scope;      /* --mlir-print-local-scope: no aliases, locations in place */
  bool pretty_debuginfo; /* --mlir-pretty-debuginfo */
  /* --mlir-elide-elementsattrs-if-larger; 0: never */
  uint64_t elide_elements_above;
  /* elements above which dense data is printed as hex
   * (--mlir-print-elementsattrs-with-hex-if-larger); 0 means MLIR's default of 100; UINT64_MAX:
   * never */
  uint64_t hex_elements_above;
  /* Bytes of text that may repeat shared types, attributes and names; 0: LIMIT_REPEATED_TEXT. What
   * would repeat more is left out, and "<<ELIDED>>" stands in its place. */
  size_t repeated_text;
  /* The program is known to verify. Else it is verified on the way (verify/), since a pretty form
   * may leave out what a broken program would need: such a program is printed in the generic form.
   */
  bool verified;
} text_print_options;

/* Prints an operation as MLIR's Operation::print does: a whole program with its aliases and a final
 * newline; an operation inside another one, or with local_scope, without either. (mlir-opt and
 * stablehlo-opt print one more newline behind it.) `o` may be NULL. False when something was left
 * out because of the limit repeated_text. */
bool text_print(ir_context *c, const ir_op *op, const text_print_options *o, strbuf *out);
/* An attribute or type by itself. A text beyond the limit repeated_text fails, as if memory had run
 * out. */
void text_print_attr(ir_context *c, const ir_attr *a, strbuf *out);
void text_print_type(ir_context *c, const ir_type *t, strbuf *out);
/* The same for messages, within the limit repeated_in_message: something may be left out. */
void text_tell_attr(ir_context *c, const ir_attr *a, strbuf *out);
void text_tell_type(ir_context *c, const ir_type *t, strbuf *out);

/* Cuts a file at the lines "// -----" (--split-input-file). Calls fn for each piece with its first
 * line's number; stops when fn returns false. */
typedef bool (*text_piece_fn)(const char *text, size_t n, uint32_t first_line, void *user);
bool text_split(const char *text, size_t n, text_piece_fn fn, void *user);

#endif
