/* SPDX-License-Identifier: Apache-2.0 */
/* Text in HTML and SVG. Messages come from consumers that are not trusted. */
#ifndef HLO_CTS_HARNESS_HTML_TEXT_H
#define HLO_CTS_HARNESS_HTML_TEXT_H

#include "base/strbuf.h"

/* Text that any element or quoted attribute may hold. What is not UTF-8 becomes a question mark;
 * characters that do not show, or change the direction of what follows, are written out: \u{202e}.
 */
void html_text(strbuf *out, const char *text);

#endif
