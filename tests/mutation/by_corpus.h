/* SPDX-License-Identifier: Apache-2.0 */
/* Judging changed rows by the corpus and its goldens alone. The corpus, the goldens and an index of
 * them are loaded once, with the rows as they are; each mutant is judged in a fork of that. */
#ifndef HLO_CTS_TESTS_MUTATION_BY_CORPUS_H
#define HLO_CTS_TESTS_MUTATION_BY_CORPUS_H

#include <stdbool.h>
#include <stddef.h>

#include "versions/versions.h"

/* The questions that a mutant is asked, in this order. */
typedef enum question {
  QUESTION_ITS_GOLDENS, /* its cases, serialized */
  QUESTION_ITS_CASES,   /* everything about its cases */
  QUESTION_GOLDENS,     /* all cases, serialized */
  QUESTION_READING,     /* all cases, of every release read into the newest */
  QUESTION_WRITING,     /* all cases, written by the newest for every release */
  QUESTION_ALL,         /* everything */
  QUESTION_COUNT
} question;
extern const char *const question_names[QUESTION_COUNT];

/* Loads all; false with what is wrong on standard error. */
bool by_corpus_open(const vs_opset *rows);
/* Asks about the rows until a case fails; the question of that case, or QUESTION_COUNT when none
 * does. Ends the process when it cannot ask. `changed`: by id, the rows of ops that were changed,
 * when nothing else was; NULL: something else was. `name` is that of what was changed ("tensor"),
 * or NULL. What is `explained` is not asked everything. */
question by_corpus_judge(const vs_opset *mutated, const bool *changed, const char *name,
                         bool explained);
/* Holds the index against the rows that are really read: runs all cases over rows that tell when
 * they are read. Says what the index lacks; false when it lacks something. */
bool by_corpus_prove(const vs_opset *rows);

#endif
