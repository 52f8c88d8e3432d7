/* What both halves of the library share. */
#ifndef HLO_CTS_API_INTERNAL_H
#define HLO_CTS_API_INTERNAL_H

#include "artifact/program.h"
#include "hlocts.h"

struct hlocts_context {
  ir_context *ir;
  strbuf errors;
  diag_text_sink sink;
  char newest[32];
};

struct hlocts_program {
  hlocts_context *context;
  hlocts_program *next; /* the one that was read before */
  ir_op *module;        /* StableHLO */
  strbuf text, bytes;   /* what was returned last */
};

#endif
