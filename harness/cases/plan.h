/* SPDX-License-Identifier: Apache-2.0 */
/* The plan: which checks of which cases run for which pair of releases.
 *
 * For a producer P and a consumer C a case has up to two artifacts (slots). The first is written
 * for the consumer. If P is newer than C, the second is in the producer's own form. If the program
 * breaks a constraint, the producer gets it in the first slot; in the second slot the consumer gets
 * an artifact of it that the suite writes. */
#ifndef HLO_CTS_HARNESS_PLAN_H
#define HLO_CTS_HARNESS_PLAN_H

#include "base/strbuf.h"
#include "corpus.h"

/* The meaning of a pair of releases for one case. */
typedef enum cell_class {
#define CLASS_ROW(name, text) CLASS_##name,
#include "classes.def"
#undef CLASS_ROW
  CLASS_COUNT
} cell_class;

extern const char *const class_names[CLASS_COUNT]; /* "must-read" */

enum { SLOT_MEANT, SLOT_UNCHANGED, SLOT_COUNT }; /* written for the consumer; for the producer */

typedef struct planned {
  cell_class class;
  bool counted;        /* false: outside the window, reported but never counted */
  size_t target;       /* the release for which the artifact is written */
  const char *feature; /* refusals: what the message must name; NULL: no demand */
  const char *needs;   /* refusals by the producer: the release that the message must name; NULL: no
                          demand, and the message need not name the target either */
} planned;

/* The plan of a cell. `needs` of the result lives in `buffer` (32 bytes). */
planned plan_cell(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer,
                  int slot, char *buffer);
/* The checks that a class can have, as 1 << CHECK_…, without contexts. */
uint32_t class_checks(cell_class c);
/* The checks of a cell. The suite writes the programs in contexts, and no producer takes part. So
 * they run once for each release of the consumer. */
uint32_t plan_cell_checks(cell_class c, size_t producer, size_t consumer);

/* The checks of a cell that are about the consumer under test, which is the producer of the pair,
 * the consumer or both. If it only writes, the built-in consumer reads its artifact to check it.
 * `writes`: it has ABILITY_WRITE. */
uint32_t plan_role_checks(cell_class c, bool is_producer, bool is_consumer, bool writes);

/* Selects cases of both levels. Failed recommended cases then fail the run, too
 * (results.all_levels). */
#define LEVELS_ALL "all"

/* --- Contexts by name --- */

/* The default contexts of a run, as 1 << CHECK_…: constants, which is CHECK_EVALUATE, and
 * arguments. */
#define CONTEXTS_BY_DEFAULT (1u << CHECK_EVALUATE | 1u << CHECK_ARGUMENTS)
/* The word for CHECK_EVALUATE or a context: "constants", "arguments", … NULL for other checks. */
const char *context_word(check_kind k);
extern const char *const context_words[]; /* "all", "constants", "arguments", …; NULL at the end */
/* Parses "constants,while" or "all" into a set of checks; returns 0 if a word is unknown. */
uint32_t contexts_read(const char *list);

/* --- The filter --- */

/* Restricts what runs. */
typedef struct plan_filter plan_filter;
typedef struct plan_options {
  const char *regex;   /* a PCRE2 pattern for ids; NULL: all */
  const char *id;      /* these cases: "abs_f32,add_f32"; NULL: all */
  const char *tag;     /* cases with one of these: "float,nan"; NULL: all */
  const char *level;   /* "required", "recommended" or LEVELS_ALL; NULL: both */
  const char *pair;    /* "P,C"; each may be * or a range "A..B", open if A or B is absent */
  const char *check;   /* "serialize,evaluate"; NULL: all checks, and the contexts of `context` */
  const char *context; /* contexts of evaluations: "constants,while"; NULL: CONTEXTS_BY_DEFAULT */
  const char *shard;   /* "i/n", i from 1: the i-th of n parts; NULL: all */
  const char *since;   /* cases first expressible in a release of the range; NULL: all */
  const corpus_case *cases; /* the cases that `picked` indexes; see plan_filter_pick */
  const bool *picked;       /* by index; NULL: all */
} plan_options;

/* The index of the release that a text names. Returns false if there is none. */
bool plan_release(const vs_opset *o, const char *text, size_t n, size_t *out);
/* Makes a filter. Returns NULL with a sentence in `why` if an option is wrong. Borrows the strings
 * of the options. */
plan_filter *plan_filter_new(const vs_opset *o, const plan_options *options, strbuf *why);
void plan_filter_free(plan_filter *f);
/* Restricts the filter to the cases with picked[i], where `i` is the index in `cases`. The filter
 * borrows both arrays. */
void plan_filter_pick(plan_filter *f, const corpus_case *cases, const bool *picked);
bool plan_all_levels(const plan_filter *f);
bool plan_takes_case(const plan_filter *f, const corpus_case *c);
/* Like plan_takes_case, but for all shards of the run, not only the selected one. */
bool plan_takes_in_some_part(const plan_filter *f, const corpus_case *c);
bool plan_takes_pair(const plan_filter *f, size_t producer, size_t consumer);
/* Whether the filter takes the producer and the release of the producer can express the case. */
bool plan_takes_row(const plan_filter *f, const vs_opset *o, const corpus_case *c, size_t producer);
uint32_t plan_takes_checks(const plan_filter *f);

#endif
