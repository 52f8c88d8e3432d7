/* What the ops of programs have together. Each op in a program has facts: the class of each
 * attribute's value ("window_strides all 1"), the element types, the rank, and a class of the
 * number of elements. Facts of one op make pairs, two by two. */
#ifndef HLO_CTS_HARNESS_REPORTS_PAIRS_H
#define HLO_CTS_HARNESS_REPORTS_PAIRS_H

#include "base/intern.h"
#include "base/map.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "ir/ir.h"

/* Whose program it is: a case, a case of --sizes (the constants of its outline are not its own), or
 * one of --programs. */
typedef enum pairs_side { PAIRS_CASE, PAIRS_SIZED, PAIRS_PROGRAM } pairs_side;

typedef struct pairs_count {
  size_t cases, programs;
  uint32_t seen;     /* the last program that held it, so that each counts once */
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

/* Everything is in the arena. Zeroed but for `memory`, it is empty. */
typedef struct pairs {
  arena *memory;
  intern *names;
  map by_name, by_numbers;
  VEC(pairs_fact *) facts;
  VEC(pairs_pair *) all;
  uint32_t programs; /* looked at so far, of either side */
} pairs;

/* Counts what a program in StableHLO has. `name` is that of a program of --programs. */
void pairs_look(pairs *p, const ir_op *module, pairs_side side, const char *name);

/* By op, then by text. */
void pairs_sort(pairs *p);

#endif
