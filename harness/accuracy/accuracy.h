/* SPDX-License-Identifier: Apache-2.0 */
/* Measures how far the results of a consumer are from the truth: every elementary op, in every
 * float type. docs/accuracy.md has the tables. */
#ifndef HLO_CTS_HARNESS_ACCURACY_H
#define HLO_CTS_HARNESS_ACCURACY_H

#include "harness/consumer/consumer.h"
#include "measure.h"

/* A type whose elements are measured: "f32", "complex<f32>". */
typedef struct accuracy_type {
  char name[24];
  truth_form form;
} accuracy_type;

enum { ACCURACY_TYPES = 17 };
/* All types: the float types of the specification but tf32, then the complex ones. */
size_t accuracy_types(accuracy_type out[ACCURACY_TYPES]);

/* One op, one type, one way to pass the operands. */
typedef struct accuracy_row {
  const truth_function *f;
  accuracy_type type;
  bool constants;  /* the operands are constants; else they are arguments */
  size_t blocks;   /* that make up the row */
  size_t asked;    /* blocks that were asked, now or in an earlier run */
  outcome outcome; /* OUTCOME_DONE, or how the first block ended that did not give results */
  char *message;   /* then: what was said; owned */
  measure *m;      /* owned; the sum over the blocks */
} accuracy_row;

typedef struct accuracy_options {
  const char *ops;   /* "exponential,log"; NULL: all */
  const char *types; /* "f32,bf16"; NULL: all */
  bool constants, arguments;
  samples_options samples;
  size_t shard, shards; /* 1/n: only each n-th block; shards 0: all blocks */
  const char *results;  /* file to which the result of each block is added; NULL: none */
  const char *const *element_types; /* that the consumer has; NULL: all */
  size_t element_type_count;
  /* Called after each block; may be NULL. False: stop. */
  bool (*tell)(const accuracy_row *row, void *user);
  void *user;
} accuracy_options;

typedef struct accuracy {
  accuracy_row *rows;
  size_t count;
} accuracy;

/* Makes the rows of the options. False with a sentence in `why`: an op or a type does not exist.
 * The caller frees in either case. */
bool accuracy_plan(accuracy *a, const accuracy_options *o, strbuf *why);
/* Reads the blocks that the file of results has, and asks the consumer for the others. False with a
 * sentence in `why`: the file cannot be read or written, is of another consumer, or was made with
 * other options. */
bool accuracy_run(accuracy *a, const accuracy_options *o, const consumer_table *who,
                  const vs_opset *opset, vs_version own, strbuf *why);
void accuracy_free(accuracy *a);

/* The worst error of a row within 2^from <= |first operand| < 2^(to+1); `any` tells whether there
 * was a number. */
double accuracy_worst(const accuracy_row *row, int from, int to, bool *any);

/* Remarks about a row, beside its error. */
enum {
  ACCURACY_SPECIAL,
  ACCURACY_ZERO_SIGN,
  ACCURACY_ORDER,
  ACCURACY_SYMMETRY,
  ACCURACY_FLUSH,
  ACCURACY_REMARKS
};
typedef struct accuracy_remark {
  char letter;      /* in tables */
  const char *word; /* in budgets */
  const char *meaning;
} accuracy_remark;
extern const accuracy_remark accuracy_remarks[ACCURACY_REMARKS];
/* 1 << ACCURACY_… of each remark that there is. */
uint32_t accuracy_remarks_of(const measure *m);

/* A table of ops and types, and what is remarkable, row by row. */
void accuracy_text(const accuracy *a, bool details, strbuf *out);
json_t *accuracy_json(const accuracy *a);

#endif
