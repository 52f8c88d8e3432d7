/* Size classes: each computing op at the sizes around which implementations vectorize and tile. The
 * suite makes these cases itself: a program from a row's template (sizes.def) and a class, its
 * inputs from a generator (sizes_inputs.c), its expected values from the interpreter. Each program,
 * inputs and expected values in it, has a hash; `sizes/CONFIRMED` in the corpus lists the hashes of
 * those whose elements scripts/oracle/sizes confirmed by exact arithmetic. A case whose hash is not
 * in it does not run. */
#ifndef HLO_CTS_HARNESS_SUITE_SIZES_H
#define HLO_CTS_HARNESS_SUITE_SIZES_H

#include "corpus.h"

typedef enum size_class {
  SIZE_1,
  SIZE_8,
  SIZE_16,
  SIZE_32,
  SIZE_64,
  SIZE_128,
  SIZE_1024,
  SIZE_65537,
  SIZE_SKEWED,
  SIZE_RANKS,
  SIZE_STRIDED,
  SIZE_CLASSES,
} size_class;

extern const char *const size_choices[];  /* "none", "some", "all", "1", ...; NULL at the end */
extern const char *const size_words[];    /* "1", "8", ...; NULL at the end */
extern const char *const size_meanings[]; /* "15, 16 and 17 elements", ... */
#define SIZES_SOME (1u << SIZE_16 | 1u << SIZE_1024)
/* "none", "some", "all" or "1,16,skewed" as 1 << SIZE_…; false when a word is none of them. */
bool sizes_read(const char *list, uint32_t *classes);

/* Adds the cases of these classes to a corpus, in the order of ids. False with a sentence. */
bool sizes_add(corpus *c, const vs_opset *o, uint32_t classes, strbuf *why);
/* Whether an id is that of such a case. */
bool sizes_is_id(const char *id);
/* Whether it is such a case; one that comes from a journal is known by its tags. */
bool sizes_has(const corpus_case *c);
/* The class of a case by its tags; SIZE_CLASSES: it is none of these cases. */
size_class sizes_class_of(const corpus_case *c);

/* Whether a row covers the op, "stablehlo.abs"; why none covers "cholesky", NULL: no reason is
 * given.
 */
bool sizes_have_row(const char *op);
const char *sizes_gap(const char *op);

/* The program of such a case, with its checks; false with a sentence. */
bool sizes_program(const corpus_case *c, const vs_opset *o, strbuf *out, strbuf *why);
/* The same without checks, zeros for its inputs: enough to see its ops and types. NULL with a
 * sentence. */
ir_op *sizes_outline(const corpus_case *c, ir_context *x, strbuf *why);
/* Whether the list has the hash of the program. */
bool sizes_confirmed(const corpus_case *c, const strbuf *program, strbuf *why);

/* --- What the parts of sizes*.c do for each other --- */

/* The types of a row that have cases in the classes of the longest sizes; SMALL: 1024 is one of
 * these.
 */
typedef enum size_longest {
  LONGEST_EVERY,
  LONGEST_FIRST,
  LONGEST_NONE,
  LONGEST_SMALL,
} size_longest;
typedef struct size_row {
  const char *name, *types, *since, *text;
  size_longest longest;
} size_row;

struct size_case {
  const size_row *row;
  const char *type;
  size_class class;
  const char *confirmed; /* the hash, as the list has it; NULL: it has none */
};

/* One shape of a class. */
enum { SIZE_RANK = 6, SIZE_VARIANTS = 7 };
typedef struct size_variant {
  int64_t dims[SIZE_RANK];
  size_t rank;
  int64_t n, m, k, s, w, d;
} size_variant;
/* How many variants the row has in the class; 0: the class is not for it. */
size_t size_variants(const size_row *row, size_class class, size_variant out[SIZE_VARIANTS]);

/* What the program of the case needs, by its types. */
bool size_needs(const corpus_case *c, const vs_opset *o, profile_needs *needs, strbuf *why);

/* `count` elements of a type ("f32", "complex<f32>") from a set, little-endian. The numbers depend
 * on `key` alone. False: there is no such set of this type. */
bool size_input(const char *type, const char *set, int64_t limit, uint64_t key, int64_t count,
                strbuf *out);
uint64_t size_key(const char *id, size_t input);
/* Bytes as a dense attribute has them: "0x00FF…". */
void size_add_hex(const char *bytes, size_t n, strbuf *out);

#endif
