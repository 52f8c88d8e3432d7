/* SPDX-License-Identifier: Apache-2.0 */
/* Runs passes by name, as hlo-opt does: single flags in the given order, or --pass-pipeline. */
#ifndef HLO_CTS_HARNESS_PIPELINE_H
#define HLO_CTS_HARNESS_PIPELINE_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* The options of all passes. Each pass has some of them. */
typedef struct pass_settings {
  const char *target; /* borrowed; NULL: none given */
  size_t target_len;
  bool allow_other_dialects;
  const char *except; /* names, separated by commas; borrowed; NULL: none given */
  size_t except_len;
  bool limited; /* max_elements was given */
  int64_t max_elements;
  bool strict_upstream; /* set for the whole pipeline */
} pass_settings;

typedef struct pass_row {
  const char *name;
  const char *help;
  const char *options; /* names, separated by spaces */
  bool (*run)(ir_context *c, ir_op *module, const pass_settings *s, diag_sink *sink);
  const char *lone; /* the option that gets a value without a name; NULL: none */
  bool alias;       /* another name of a pass, for upstream's command lines */
} pass_row;

const pass_row *pipeline_pass_named(const char *name, size_t n); /* NULL: there is none */
extern const pass_row pipeline_passes[];
extern const size_t pipeline_pass_count;

typedef struct pipeline_item {
  const pass_row *pass;
  pass_settings settings;
} pipeline_item;

typedef struct pipeline {
  pipeline_item *items;
  size_t count, room;
  bool strict_upstream; /* accept what upstream accepts, even if the tables forbid it */
} pipeline;

/* Append passes to a pipeline, which borrows the text. Return false with a sentence in `why` if the
 * text is wrong. */
bool pipeline_add(pipeline *p, const pass_row *pass, const char *options, size_t n, strbuf *why);
/* "builtin.module(pass,pass{option=value option})" */
bool pipeline_parse(pipeline *p, const char *text, strbuf *why);
void pipeline_free(pipeline *p);
/* Whether every target of a pass is a release of `o`; reports an error if one is not. */
bool pipeline_targets_exist(const pipeline *p, const vs_opset *o, diag_place place,
                            diag_sink *sink);
/* Runs the passes; with `verify`, the verifier runs after each. Returns false, with errors in the
 * sink, if one fails. */
bool pipeline_run(const pipeline *p, ir_context *c, ir_op *module, bool verify, diag_sink *sink);

#endif
