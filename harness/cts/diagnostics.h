/* The numbers of diagnostics, explained with an example each. */
#ifndef HLO_CTS_HARNESS_DIAGNOSTICS_H
#define HLO_CTS_HARNESS_DIAGNOSTICS_H

#include "base/strbuf.h"

/* Explains "HLO-5001". False when there is no such number. */
bool diagnostics_explain(const char *name, strbuf *out);
/* docs/diagnostics.md, whole. */
void diagnostics_document(strbuf *out);

#endif
