/* SPDX-License-Identifier: Apache-2.0 */
/* Size classes: each computing op at the sizes around which implementations vectorize and tile. The
 * suite makes these cases itself: a program from a row's template and a class, its
 * inputs from a generator (sizes_inputs.c), its expected values from the interpreter. Each program,
 * with its inputs and expected values, has a hash. `sizes/CONFIRMED` in the corpus lists the hashes
 * of the programs whose values scripts/oracle/sizes confirmed by exact arithmetic. A case whose
 * hash is not in this list does not run. */
#ifndef HLO_CTS_HARNESS_SIZES_H
#define HLO_CTS_HARNESS_SIZES_H

#include "harness/cases/corpus.h"
#include "harness/cases/size_class.h"

/* Adds the cases of these classes to a corpus, in the order of ids. Returns false with a sentence
 * in `why` if that fails. */
bool sizes_add(corpus *c, const vs_opset *o, uint32_t classes, strbuf *why);

/* Appends the program of a size case, with its checks. Returns false with a sentence in `why` if
 * that fails. */
bool sizes_program(const corpus_case *c, const vs_opset *o, strbuf *out, strbuf *why);
/* The program without checks and with zeros as inputs, which has the same ops and types. Returns
 * NULL with a sentence in `why` if that fails. */
ir_op *sizes_outline(const corpus_case *c, ir_context *x, strbuf *why);
/* Whether sizes/CONFIRMED has the hash of the program; if not, appends a sentence to `why`. */
bool sizes_confirmed(const corpus_case *c, const strbuf *program, strbuf *why);

/* --- Functions that the files sizes*.c share --- */

/* The classes of a row (sizes/programs.yaml in the corpus explains `longest`). */
typedef enum size_longest {
  LONGEST_EVERY,
  LONGEST_FIRST,
  LONGEST_NONE,
  LONGEST_SMALL,
  LONGEST_SOLVER,
  LONGEST_ROWS,
  LONGEST_DEVICES,
} size_longest;
typedef struct size_row {
  const char *name, *types, *text; /* types: "f32 i32" */
  vs_version since;
  size_longest longest;
} size_row;
typedef struct size_rows {
  size_row *items;
  size_t count, cap;
} size_rows;
/* Reads the rows of sizes/programs.yaml, which has these bytes, into the arena. */
bool size_rows_read(const char *path, const char *bytes, size_t n, const vs_opset *o, arena *memory,
                    size_rows *out, diag_sink *sink);
/* The rows of the corpus and of ops, in its arena. Returns false with a sentence in `why` if the
 * file cannot be read. */
bool size_rows_load(const corpus *c, const vs_opset *o, size_rows *out, strbuf *why);

struct size_case {
  const size_row *row;
  const char *type;
  size_class class;
  const char *confirmed; /* the hash in sizes/CONFIRMED; NULL: not listed */
};

/* One shape of a class. */
enum { SIZE_RANK = 6, SIZE_VARIANTS = 7 };
typedef struct size_variant {
  int64_t dims[SIZE_RANK];
  size_t rank;
  int64_t n, m, k, s, w, d;
} size_variant;
/* Writes the variants that the row has in the class and returns how many there are; 0: the class
 * does not apply to the row. */
size_t size_variants(const size_row *row, size_class class, size_variant out[SIZE_VARIANTS]);

/* The profile needs of the program of the case, from its ops and types. Returns false with a
 * sentence in `why` if that fails. */
bool size_needs(const corpus_case *c, const vs_opset *o, profile_needs *needs, strbuf *why);

/* Appends `count` elements of a type ("f32", "complex<f32>") from a set of inputs, little-endian.
 * The choice of the numbers depends only on `key`. Returns false if the type has no such set. */
bool size_input(const char *type, const char *set, int64_t limit, uint64_t key, int64_t count,
                strbuf *out);
uint64_t size_key(const char *id, size_t input);
/* Appends bytes in the hexadecimal form of a dense attribute: "0x00FF…". */
void size_add_hex(const char *bytes, size_t n, strbuf *out);

#endif
