/* SPDX-License-Identifier: Apache-2.0 */
/* Says who is wrong about any program: what the specification allows (bounds/) is compared with
 * what consumers compute. For `hlo-cts judge`, for the reduction of programs, and for whoever asks
 * consumers about programs that are no cases. */
#ifndef HLO_CTS_HARNESS_JUDGE_H
#define HLO_CTS_HARNESS_JUDGE_H

#include "bounds/bounds.h"
#include "harness/consumer/consumer.h"

typedef enum judgement {
#define JUDGEMENT(name, text, failed) JUDGED_##name,
#include "judgements.def"
#undef JUDGEMENT
  JUDGED_COUNT
} judgement;
extern const char *const judgement_names[JUDGED_COUNT + 1]; /* NULL at the end */
bool judgement_failed(judgement j);

/* A consumer, and the release as which it is asked. */
typedef struct judge_consumer {
  const consumer_table *table;
  vs_version own;
} judge_consumer;

/* A program with its arguments and what it may compute. */
typedef struct judge_program {
  ir_context *c;
  ir_op *module;
  interp_value **args;
  size_t arg_count;
  bounds_run bounds;
} judge_program;

/* A part of a result that is not allowed. */
typedef struct judge_part {
  size_t result, part; /* part: as in bounds.h */
  uint64_t ulps;       /* bounds_distance */
} judge_part;

typedef struct judged {
  judgement verdict;
  strbuf message; /* what the consumer said, or what is wrong */
  bool ended;     /* as in action */
  size_t output;
  interp_value **values; /* its results; NULL: none */
  size_t count;
  judge_part first, worst; /* WRONG: the first part, and the one that is farthest away */
  size_t wrong;            /* parts; 0: the types are wrong */
} judged;
void judged_free(judged *j);

/* The first op of @main of which a consumer computes another value. */
typedef struct judge_first {
  const ir_op *op;            /* NULL: none was found */
  size_t result, part, asked; /* `asked`: how many programs the consumer was asked about */
  judged answer;              /* to the program that returns its results */
  bounds_run bounds;          /* of that program */
} judge_first;
void judge_first_free(judge_first *f);

/* Reads a program from text, an artifact, or the only artifact in a file of another tool. Arguments
 * that are not given (`args` NULL) are drawn from `seed`. It is verified, plain (checks become
 * results) and evaluated with bounds. False with errors in the sink. The caller frees `out` in
 * either case; `bytes` must outlive it. */
bool judge_load(judge_program *out, const vs_opset *o, const char *name, const char *bytes,
                size_t n, const char *args, uint64_t seed, diag_sink *sink);
/* The same in the context `out->c`, which belongs to the caller; needs a guard. */
bool judge_load_here(judge_program *out, const char *name, const char *bytes, size_t n,
                     const char *args, uint64_t seed, diag_sink *sink);
/* Reads and verifies such a program, and does nothing else; needs a guard. */
ir_op *judge_read(ir_context *c, const char *name, const char *bytes, size_t n, diag_sink *sink);
/* The bounds of a module of a context that belongs to the caller, who keeps it and the arguments.
 */
bool judge_bound(judge_program *p, const bounds_options *o, diag_sink *sink);
void judge_program_free(judge_program *p);
/* How many processes run @main, by the attributes of the module. Arguments and results are those of
 * all of them, one process after the other. */
size_t judge_processes(const judge_program *p);

/* Compares the results in `out` with the program's bounds, and sets the rest of it. */
void judge_compare(const judge_program *p, judged *out);
/* Asks a consumer. The program does not change. */
void judge_ask(const judge_program *p, const judge_consumer *who, judged *out);
/* Finds the first op that differs, by programs that return intermediate values. */
void judge_locate(const judge_program *p, const judge_consumer *who, const judged *whole,
                  judge_first *out);

/* Several programs of one context as one: each is a function, and @main returns the results of all.
 * Programs of @main alone can join. The group borrows their bounds; it is in the arena. */
bool judge_can_join(const judge_program *p);
judge_program judge_group(const judge_program *const *members, size_t count);
/* Which members have a wrong part in an answer to the group that has all results. */
void judge_members(const judge_program *const *members, size_t count, const judged *answer,
                   bool *wrong);

/* Whether the built-in engine itself is outside of its bounds, which is a fault of the suite; the
 * sentence says where. */
bool judge_is_sound(const judge_program *p, strbuf *why);

/* @main returns these values instead, and nothing that they do not need stays. */
void judge_cut(ir_context *c, ir_op *module, ir_value *const *values, size_t count);

#endif
