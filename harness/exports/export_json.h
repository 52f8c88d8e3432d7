/* SPDX-License-Identifier: Apache-2.0 */
/* case.json and the flags for IREE of an exported case. Only export.c includes this header. */
#ifndef HLO_CTS_HARNESS_EXPORT_JSON_H
#define HLO_CTS_HARNESS_EXPORT_JSON_H

#include <jansson.h>

#include "export.h"

/* The name that the tests of iree-test-suites give to the file (onnx_ops/conftest.py there). */
#define EXPORT_FLAGFILE "run_module_io_flags.txt"

/* The largest tolerances, as the flags of iree-run-module take them. */
enum { IREE_F16, IREE_F32, IREE_F64, IREE_FLOATS };

typedef struct exported {
  case_program *p;
  const char *folder;
  const export_options *how;
  const ir_op *program;
  check_kind context;
  context_program derived;
  interp_value *const *args; /* of all devices */
  size_t arg_count, devices;
  json_t *json;
  strbuf flags;
  const char *no_flags; /* why IREE gets no flags; NULL: it gets them */
  double thresholds[IREE_FLOATS];
  size_t expected; /* how many --expected_output there are */
  strbuf *why;
} exported;

/* Whether IREE reads the bytes from a file without a header. */
bool export_needs_bin(const ir_type *tensor);
/* Begins the document: what the manifest says about the case, and what the program uses. */
void export_begin(exported *x);
void export_input(exported *x, const char *name, const ir_type *t, size_t device);
void export_output(exported *x, const char *name, const ir_type *t, size_t result, json_t *compare);
/* A result that must equal another one. */
void export_same(exported *x, const expectation *e, size_t result, size_t other);
/* How a result is compared, exactly. */
json_t *export_compare(const interp_nearness *near, const ir_type *element);
/* The same for tools that know absolute and relative differences only: at least as lenient. */
void export_closeness(exported *x, const interp_nearness *near, const ir_type *t, const void *data,
                      json_t *compare);
/* Ends the flags: results that are not compared, and thresholds. */
void export_flags_end(exported *x, size_t results);

#endif
