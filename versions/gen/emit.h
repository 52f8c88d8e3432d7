/* SPDX-License-Identifier: Apache-2.0 */
/* Writing a vs_opset as C: ids.h (enumerations) and rows.inc (initialised tables). */
#ifndef HLO_CTS_VERSIONS_GEN_EMIT_H
#define HLO_CTS_VERSIONS_GEN_EMIT_H

#include "base/strbuf.h"
#include "versions/rows.h"

/* False when two names become the same C name; *clash is that name. */
bool emit_ids(const vs_opset *o, strbuf *out, const char **clash);
void emit_rows(const vs_opset *o, strbuf *out);

#endif
