/* What an artifact is, and who can read it. */
#ifndef HLO_CTS_HARNESS_INSPECT_H
#define HLO_CTS_HARNESS_INSPECT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "versions/versions.h"

/* Appends the explanation to out in any case; false, with errors in the sink, when the artifact
 * could not be read whole. */
bool inspect_artifact(const vs_opset *o, const char *name, const char *bytes, size_t n, bool json,
                      bool full, strbuf *out, diag_sink *sink);

#endif
