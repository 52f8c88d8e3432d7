/* The plan: which checks of which cases run for which pair of releases.
 *
 * For a producer P and a consumer C there are up to two artifacts of a case (slots): the one that
 * is meant for the consumer, and, when P is newer than C, the producer's own form unchanged. A
 * program that breaks a constraint goes to the producer in the first slot. In the second slot the
 * consumer gets it as an artifact that the suite writes. */
#ifndef HLO_CTS_HARNESS_PLAN_H
#define HLO_CTS_HARNESS_PLAN_H

#include "base/strbuf.h"
#include "corpus.h"
#include "verdict.h"

enum { SLOT_MEANT, SLOT_UNCHANGED, SLOT_COUNT };

typedef struct planned {
  cell_class class;
  bool counted;        /* false: outside the window, reported but never counted */
  size_t target;       /* release that the artifact is written for */
  const char *feature; /* refusals: what the message must name; NULL: nothing in particular */
  const char *needs;   /* refusals by the producer: the release that it must name; NULL: none, nor
                          the target */
} planned;

/* `needs` of the result lives in `buffer` (32 bytes). */
planned plan_cell(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer,
                  int slot, char *buffer);
/* The checks that a class can have, as 1 << CHECK_…, but for contexts. */
uint32_t class_checks(cell_class c);
/* Those of a cell. Programs in contexts are written by the suite, so that no producer takes part:
 * each release runs once. */
uint32_t plan_cell_checks(cell_class c, size_t producer, size_t consumer);

/* The checks that say something about the consumer under test: of a pair, it is the producer, the
 * consumer or both. What it wrote is read by the built-in consumer, to tell whether it is right.
 * `writes`: it can. */
uint32_t plan_role_checks(cell_class c, bool is_producer, bool is_consumer, bool writes);

/* Cases of both levels; failed recommended ones fail the run, too (results.all_levels). */
#define LEVELS_ALL "all"

/* Restricts what runs. */
typedef struct plan_filter plan_filter;
typedef struct plan_options {
  const char *regex;   /* PCRE2 on ids; NULL: all */
  const char *id;      /* one case; NULL: all */
  const char *tag;     /* cases with one of these: "float,nan"; NULL: all */
  const char *level;   /* "required", "recommended" or LEVELS_ALL; NULL: both */
  const char *pair;    /* "P,C"; either may be * or a range "A..B", open where A or B is absent */
  const char *check;   /* these: "serialize,evaluate"; NULL: all, evaluations as `context` says */
  const char *context; /* evaluations: "constants,while"; NULL: CONTEXTS_BY_DEFAULT */
  const char *shard;   /* "i/n", i from 1: the i-th of n parts; NULL: all */
  const char *since;   /* cases that a release of the range made possible; NULL: all */
  const corpus_case *cases; /* of `picked`; see plan_filter_pick */
  const bool *picked;       /* by index; NULL: all */
} plan_options;

/* NULL with a sentence in `why`. Borrows the options' strings. */
plan_filter *plan_filter_new(const vs_opset *o, const plan_options *options, strbuf *why);
void plan_filter_free(plan_filter *f);
/* Takes no case but those picked, by index of `cases`, which the filter borrows with the picks. */
void plan_filter_pick(plan_filter *f, const corpus_case *cases, const bool *picked);
bool plan_all_levels(const plan_filter *f);
bool plan_takes_case(const plan_filter *f, const corpus_case *c);
/* Like plan_takes_case, for all parts of the run and not only the selected one. */
bool plan_takes_in_some_part(const plan_filter *f, const corpus_case *c);
bool plan_takes_pair(const plan_filter *f, size_t producer, size_t consumer);
/* Whether the producer writes the case for any consumer. */
bool plan_takes_row(const plan_filter *f, const vs_opset *o, const corpus_case *c, size_t producer);
uint32_t plan_takes_checks(const plan_filter *f);

#endif
