/* SPDX-License-Identifier: Apache-2.0 */
/* The output of hlo-cts whatis, for callers other than the command line. */
#ifndef HLO_CTS_HARNESS_CTS_ANSWER_H
#define HLO_CTS_HARNESS_CTS_ANSWER_H

#include "base/strbuf.h"
#include "versions/versions.h"

/* Explains a message or a name. If nothing in it is recognised, lists what would be. Returns how
 * many things were recognised. */
size_t answer_text(const vs_opset *o, const strbuf *text, strbuf *out);

#endif
