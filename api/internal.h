/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by both halves of the library. */
#ifndef HLO_CTS_API_INTERNAL_H
#define HLO_CTS_API_INTERNAL_H

#include "artifact/program.h"
#include "hlocts.h"

struct hlocts_context {
  ir_context *ir;
  strbuf errors;
  diag_text_sink sink;
  char newest[32], oldest[32];
  strbuf text; /* of a type or an attribute, returned last */
};

struct hlocts_program {
  hlocts_context *context;
  hlocts_program *next; /* the one that was read before */
  ir_op *module;        /* StableHLO */
  strbuf text, bytes;   /* what was returned last */
};

#define HLOCTS_INSIDE __attribute__((visibility("hidden"))) /* no name of the library */
/* Forgets the errors of the last call. */
HLOCTS_INSIDE diag_sink *hlocts_fresh_sink(hlocts_context *c);
/* A program of the context's list; NULL with errors when out of memory. */
HLOCTS_INSIDE hlocts_program *hlocts_hold(hlocts_context *c, ir_op *module);

#endif
