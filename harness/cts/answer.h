/* What hlo-cts whatis says, for other faces than a command line. */
#ifndef HLO_CTS_HARNESS_CTS_ANSWER_H
#define HLO_CTS_HARNESS_CTS_ANSWER_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* Explains a message or a name; where nothing is known, what would be. How many things were
 * recognised. */
size_t answer_text(const vs_opset *o, const strbuf *text, strbuf *out);

#endif
