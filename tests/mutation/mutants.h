/* SPDX-License-Identifier: Apache-2.0 */
/* Rows with one change each. */
#ifndef HLO_CTS_TESTS_MUTATION_MUTANTS_H
#define HLO_CTS_TESTS_MUTATION_MUTANTS_H

#include <stddef.h>

#include "versions/versions.h"

typedef struct mutation {
  const vs_opset *base;
  vs_opset o;
  vs_release *releases;
  vs_op *ops;
  vs_kind *types, *attrs;
  size_t at, wanted; /* the mutant that is made; SIZE_MAX: none, they are named */
  char name[256];
  const char *sort; /* what the row is, where another has its name; "" else */
  char **names;     /* of all, when they are named */
  size_t room;
} mutation;

/* A copy of the rows. `wanted` is the number of the change, or SIZE_MAX to name all of them. */
mutation mutation_of(const vs_opset *base, size_t wanted);
/* Makes the change, or fills in the names. */
void mutation_make(mutation *m);
/* Indexes the rows again, whose codes may have changed. */
void mutation_index(mutation *m);

#endif
