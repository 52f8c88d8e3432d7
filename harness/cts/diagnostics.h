/* SPDX-License-Identifier: Apache-2.0 */
/* Explains numbered diagnostics, with an example for each. */
#ifndef HLO_CTS_HARNESS_DIAGNOSTICS_H
#define HLO_CTS_HARNESS_DIAGNOSTICS_H

#include "base/strbuf.h"

/* Appends the explanation of a number, "HLO-5001". Returns false if the number does not exist. */
bool diagnostics_explain(const char *name, strbuf *out);
/* Appends the whole of docs/diagnostics.md. */
void diagnostics_document(strbuf *out);

#endif
