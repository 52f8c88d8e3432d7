/* SPDX-License-Identifier: Apache-2.0 */
/* Asks a consumer to evaluate one program with one or two lists of numbers. */
#ifndef HLO_CTS_HARNESS_ASK_H
#define HLO_CTS_HARNESS_ASK_H

#include "harness/consumer/consumer.h"

/* A tensor: its type as text, and its elements, little-endian. */
typedef struct ask_tensor {
  const char *type; /* "tensor<4xf32>" */
  const void *data;
  size_t size;
} ask_tensor;

typedef struct ask_question {
  const char *body;   /* the ops; %a, %b, … are the operands, and %r is the result */
  const char *result; /* its type */
  const ask_tensor *operands;
  size_t operand_count; /* at most 8 */
  bool constants;       /* operands are constants of the program instead of arguments */
} ask_question;

typedef struct ask_answer {
  outcome outcome;
  strbuf message; /* owned by the caller */
  uint8_t *data;  /* of the result, the same way; for free() */
  size_t size;
} ask_answer;

/* Evaluates the question as release `own` of the consumer. A program that the release cannot say is
 * OUTCOME_CANNOT. A result of another type is OUTCOME_BAD_REPLY. */
void ask(const consumer_table *who, const vs_opset *o, vs_version own, const ask_question *q,
         ask_answer *out);
/* Appends the program of a question; operands that are constants are left out (`dense<0>`) if
 * `short_constants`. */
void ask_text(const ask_question *q, bool short_constants, strbuf *out);

#endif
