/* What an artifact is, and which releases can read it. */
#ifndef HLO_CTS_HARNESS_INSPECT_H
#define HLO_CTS_HARNESS_INSPECT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "bytecode/bytecode.h"
#include "versions/versions.h"

typedef struct inspect_options {
  bool json, full;
  const bc_sink *stream; /* takes most of the explanation as it comes; NULL: all of it is in out */
} inspect_options;

/* Appends the explanation, or what the stream was not given of it, to out in any case; false, with
 * errors in the sink, when the artifact could not be read whole. */
bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n,
                      const inspect_options *how, strbuf *out, diag_sink *sink);

#endif
