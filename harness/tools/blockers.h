/* Everything that keeps a program out of a release, not the first thing alone. */
#ifndef HLO_CTS_HARNESS_EXPLAIN_H
#define HLO_CTS_HARNESS_EXPLAIN_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* Looks at a VHLO program and writes the list, as lines or as JSON, to `out`; changes nothing. True
 * when the release can hold the program. */
bool blockers_explain(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                      bool json, strbuf *out);

#endif
