/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-256 as text. */
#ifndef HLO_CTS_HARNESS_SHA256_H
#define HLO_CTS_HARNESS_SHA256_H

#include <stddef.h>

enum { SHA256_TEXT = 65 }; /* 64 digits and the NUL */
void sha256_text(const void *bytes, size_t n, char out[SHA256_TEXT]);

#endif
