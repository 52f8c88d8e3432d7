/* SPDX-License-Identifier: Apache-2.0 */
/* Makes a program small that a consumer fails on, and keeps the reason of the failure. Every
 * candidate verifies and is evaluated with bounds before the consumer is asked, so no step leaves
 * what the specification defines. */
#ifndef HLO_CTS_HARNESS_REDUCE_H
#define HLO_CTS_HARNESS_REDUCE_H

#include "harness/data/regex.h"
#include "harness/judge/judge.h"

/* The condition that a smaller program must still meet. */
typedef enum keep_kind {
  KEEP_VERDICT, /* get the verdict of the first program, at an op of the same name */
  KEEP_SAYS,    /* the message of the consumer matches */
  KEEP_COMMAND, /* the command, with the path of the program, ends with status 0 */
} keep_kind;

typedef struct reduce_options {
  const vs_opset *opset;
  judge_consumer who; /* table NULL: nobody is asked (KEEP_COMMAND) */
  keep_kind keep;
  judgement wanted;    /* KEEP_VERDICT: JUDGED_COUNT takes what the first program gets */
  const regexp *says;  /* KEEP_SAYS */
  const char *command; /* KEEP_COMMAND */
  size_t group;        /* candidates in one start, at most; 1: each by itself */
  double seconds;      /* then it ends with what it has */
  void (*progress)(size_t ops, size_t asked, void *user); /* may be NULL */
  void *user;
} reduce_options;

typedef struct reduced {
  judge_program program; /* the smallest one, in a context of its own */
  judged answer;         /* to it */
  strbuf first;          /* the name of the first op that differs; empty: none */
  size_t before, after;  /* ops in functions */
  size_t asked, starts;  /* candidates, and times that the consumer was asked */
  bool out_of_time;
} reduced;

/* Takes over the program, also on failure. False: it does not do what is to be kept, and `why` says
 * what it does. The caller frees `out` in either case. */
bool reduce_program(judge_program *p, const reduce_options *o, reduced *out, strbuf *why);
void reduced_free(reduced *r);

/* A case for the corpus: the program with its checks and a beginning of a derivation, and the entry
 * of the manifest. `title` gets one line. False with a sentence in `why` if it cannot be made. */
bool reduce_case(const reduced *r, const vs_opset *o, const char *consumer, strbuf *id,
                 strbuf *program, strbuf *entry, strbuf *title, strbuf *why);

#endif
