/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts whatis: explains how an error message or a name depends on releases.
 *
 * Users paste the output of a tool: "unknown vhlo type code: 33", a refused op, a producer string,
 * a version of a package. Each thing that is recognised is explained from the rows. Other text is
 * ignored. */
#ifndef HLO_CTS_HARNESS_WHATIS_H
#define HLO_CTS_HARNESS_WHATIS_H

#include "base/strbuf.h"
#include "versions/versions.h"

enum { WHATIS_TEXT_LIMIT = 1 << 20 }; /* only this many bytes of a message are examined */

/* Explains each thing that is recognised in `text` (any bytes, not terminated) in a paragraph. If
 * releases are the cause of an error, the last paragraph says what to do. Returns how many things
 * were recognised; if 0, `out` is not changed. */
size_t whatis(const vs_opset *o, const char *text, size_t n, strbuf *out);
/* Appends a line for each kind of thing that is recognised. */
void whatis_subjects(strbuf *out);

#endif
