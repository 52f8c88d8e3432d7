/* What an error message or a name has to do with releases: hlo-cts whatis.
 *
 * People paste what a tool printed: "unknown vhlo type code: 33", a refused op, a producer string,
 * a version of a package. Each thing that is recognised is explained from the rows; what is not
 * recognised gets no explanation at all. */
#ifndef HLO_CTS_HARNESS_WHATIS_H
#define HLO_CTS_HARNESS_WHATIS_H

#include "base/strbuf.h"
#include "versions/versions.h"

enum { WHATIS_TEXT_LIMIT = 1 << 20 }; /* bytes of a message that are looked at */

/* Explains what stands in `text` (any bytes, not terminated), a paragraph for each thing, and at
 * the end what to do where releases are the cause. Returns how many things were recognised; `out`
 * is left as it is when that is 0. */
size_t whatis(const vs_opset *o, const char *text, size_t n, strbuf *out);
/* The list of what is recognised, a line each. */
void whatis_subjects(strbuf *out);

#endif
