/* SPDX-License-Identifier: Apache-2.0 */
/* Counts pairs of facts about ops in programs. Each op in a program has facts: the class of each
 * attribute's value ("window_strides all 1"), the element types, the rank, and a class of the
 * number of elements. Every two facts of one op are a pair. */
#ifndef HLO_CTS_HARNESS_REPORTS_PAIRS_H
#define HLO_CTS_HARNESS_REPORTS_PAIRS_H

#include "base/intern.h"
#include "base/map.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "ir/ir.h"

/* The origin of a program: a case, a case of --sizes (its outline has other constants than the
 * case), or a program of --programs. */
typedef enum pairs_side { PAIRS_CASE, PAIRS_SIZED, PAIRS_PROGRAM } pairs_side;

typedef struct pairs_count {
  size_t cases, programs;
  uint32_t seen;     /* the last program that has it, so that each program counts once */
  const char *first; /* the first of --programs with it; NULL: none */
} pairs_count;

typedef struct pairs_fact {
  const char *op, *text; /* "convolution", "window_strides all 1" */
  uint32_t number;
  pairs_count count;
} pairs_fact;

typedef struct pairs_pair {
  const pairs_fact *a, *b; /* of the same op */
  pairs_count count;
} pairs_pair;

/* Everything is in the arena. It is empty if all members except `memory` are zero. */
typedef struct pairs {
  arena *memory;
  intern *names;
  map by_name, by_numbers;
  VEC(pairs_fact *) facts;
  VEC(pairs_pair *) all;
  uint32_t programs; /* programs counted so far, of every origin */
} pairs;

/* Counts the facts and pairs of a program in StableHLO. `name` is the name of a program of
 * --programs. */
void pairs_look(pairs *p, const ir_op *module, pairs_side side, const char *name);

/* Sorts facts and pairs by op, then by text. */
void pairs_sort(pairs *p);

#endif
