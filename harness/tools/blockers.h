/* SPDX-License-Identifier: Apache-2.0 */
/* Lists every reason why a release cannot hold a program, not only the first. */
#ifndef HLO_CTS_HARNESS_EXPLAIN_H
#define HLO_CTS_HARNESS_EXPLAIN_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* Appends the list of reasons for a VHLO program to `out`, as lines or as JSON. Does not change the
 * program. Returns true if the release can hold it. */
bool blockers_explain(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                      bool json, strbuf *out);

#endif
