/* RFC 4648, section 4: with padding, without line ends. */
#ifndef HLO_CTS_HARNESS_BASE64_H
#define HLO_CTS_HARNESS_BASE64_H

#include "base/strbuf.h"

void base64_encode(const void *bytes, size_t n, strbuf *out);
/* False, without a message, when the text is not exactly an encoding. */
bool base64_decode(const char *text, size_t n, strbuf *out);

#endif
