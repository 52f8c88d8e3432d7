/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_HARNESS_REDUCE_INTERNAL_H
#define HLO_CTS_HARNESS_REDUCE_INTERNAL_H

#include "base/vec.h"
#include "reduce.h"

/* A program that may take the place of the present one: a module in the same context. */
typedef struct candidate {
  ir_op *module;
  interp_value **args; /* borrowed: of the present program, or of `own` */
  size_t arg_count;
} candidate;
typedef VEC(candidate) candidate_list;

typedef struct reduction {
  const reduce_options *o;
  reduced *out;
  judge_program now;
  judged answer;    /* to it */
  judgement wanted; /* KEEP_VERDICT */
  bool typed;       /* WRONG: values, and not types, are wrong */
  strbuf first;     /* the op that must stay; empty: none */
  strbuf signature; /* of a crash */
  double until;
  interp_value **owned; /* the arguments of the program as it was loaded, from malloc */
  size_t owned_count;
} reduction;

bool red_out_of_time(const reduction *r);
/* --- asks.c --- */
/* Asks about one candidate; if it fails in the same way it becomes the present program. */
bool red_take(reduction *r, const candidate *x);
/* Which of the candidates fail in the same way, as far as asking about several at once shows. */
void red_ask_all(reduction *r, const candidate *x, size_t count, bool *fail);
/* --- steps.c: each makes the program smaller, and says whether it did --- */
bool red_step_flatten(reduction *r);
bool red_step_results(reduction *r);
bool red_step_cut(reduction *r);
bool red_step_constants(reduction *r); /* values become constants */
bool red_step_bypass(reduction *r);    /* results become operands */
bool red_step_branches(reduction *r);
bool red_step_arguments(reduction *r);
/* --- shrink.c --- */
bool red_step_sizes(reduction *r);
bool red_step_types(reduction *r);
bool red_step_numbers(reduction *r);
bool red_step_attributes(reduction *r);

/* --- For steps --- */
ir_op *red_main(const ir_op *module);
candidate red_copy(reduction *r);
/* Removes what nothing uses, and brings the signature of @main up to date. */
void red_tidy(reduction *r, const candidate *x);
/* Takes the first candidate that fails in the same way. */
bool red_take_first(reduction *r, const candidate_list *x);
/* The n-th op of a walk over a module. */
ir_op *red_op_at(ir_op *module, size_t n);
/* A constant before `at`; NULL if the type has none. */
ir_value *red_constant(ir_context *c, ir_op *at, const interp_value *v);

#endif
