/* SPDX-License-Identifier: Apache-2.0 */
/* Characters in bytes that may be anything. Depends on libc alone. */
#ifndef HLO_CTS_BASE_UTF8_H
#define HLO_CTS_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of the well-formed UTF-8 sequence at s, up to n of them; 0 when there is none. */
size_t utf8_decode(const char *s, size_t n, uint32_t *code);
/* The same of a text that ends with a NUL, which is no character. */
size_t utf8_length(const char *s);
/* Whether a character changes what a terminal or a page shows of others, or shows nothing:
 * controls (line breaks and tabs too), marks and overrides of direction, tags. */
bool utf8_is_hidden(uint32_t code);

#endif
