/* SPDX-License-Identifier: Apache-2.0 */
/* Base64 as in RFC 4648, section 4: with padding, without line breaks. */
#ifndef HLO_CTS_HARNESS_BASE64_H
#define HLO_CTS_HARNESS_BASE64_H

#include "base/strbuf.h"

void base64_encode(const void *bytes, size_t n, strbuf *out);
/* Returns false, without a message, if the text is not a valid encoding as a whole. */
bool base64_decode(const char *text, size_t n, strbuf *out);

#endif
