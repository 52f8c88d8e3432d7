/* SPDX-License-Identifier: Apache-2.0 */
/* Writing a vs_opset as C: ids.h (enumerations) and rows.inc (initialised tables); and facts. */
#ifndef HLO_CTS_VERSIONS_GEN_EMIT_H
#define HLO_CTS_VERSIONS_GEN_EMIT_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "versions/load.h"
#include "versions/rows.h"

/* False when two names become the same C name; *clash is that name. */
bool emit_ids(const vs_opset *o, strbuf *out, const char **clash);
void emit_rows(const vs_opset *o, strbuf *out);
/* The tables of a file of versions/facts: each is a macro, which is called for each row. */
bool emit_facts(const vs_file *yaml, strbuf *out, diag_sink *sink);
/* Appends the bytes as a string of C. */
void emit_chars(strbuf *out, const char *s, size_t n);

#endif
