/* SPDX-License-Identifier: Apache-2.0 */
/* Wraps a consumer: passes every action on, and keeps its input and output so that a verdict can be
 * explained. */
#ifndef HLO_CTS_HARNESS_CELLS_RECORDER_H
#define HLO_CTS_HARNESS_CELLS_RECORDER_H

#include "harness/consumer/consumer.h"

typedef struct recorded_write {
  vs_version own, target;
  outcome outcome;
  strbuf bytes, message;
} recorded_write;

/* A program in pretty form, and in the generic form that leaves out nothing. */
typedef struct program_texts {
  strbuf pretty, whole;
} program_texts;

void recorder_texts_of(ir_context *c, const ir_op *program, program_texts *out);
void recorder_texts_free(program_texts *t);

enum { RECORDED_WRITES = 8 };

typedef struct recorder {
  const consumer_table *inner;
  recorded_write writes[RECORDED_WRITES];
  size_t write_count;
  bool read, shown; /* the consumer read an artifact; it printed a program */
  outcome read_outcome;
  strbuf read_message;
  program_texts program;
  bool evaluated;
  outcome evaluate_outcome;
  strbuf evaluate_message;
  /* Called with the results while their context exists; may be NULL. */
  void (*on_results)(ir_context *c, interp_value *const *results, size_t count, void *user);
  /* Called before each evaluation; may be NULL. */
  void (*on_evaluation)(const evaluation *e, void *user);
  void *user;
} recorder;

/* The consumer_table to run instead of r->inner. Borrows r. */
consumer_table recorder_consumer(recorder *r);
void recorder_free(recorder *r); /* afterwards it can record the same consumer again */

#endif
