/* SPDX-License-Identifier: Apache-2.0 */
#include "utf8.h"

#include <string.h>

/* Source: RFC 3629, section 3: no longer forms than needed, no surrogates, nothing above 10FFFF. */
size_t utf8_decode(const char *s, size_t n, uint32_t *code) {
  static const struct {
    uint8_t mask, lead, more;
    uint32_t least;
  } rows[] = {
      {0x80, 0x00, 0, 0}, {0xe0, 0xc0, 1, 0x80}, {0xf0, 0xe0, 2, 0x800}, {0xf8, 0xf0, 3, 0x10000}};
  const uint8_t *p = (const uint8_t *)s;
  size_t k = 0;
  while (k < 4 && n && (*p & rows[k].mask) != rows[k].lead) k++;
  if (!n || k == 4 || rows[k].more >= n) return 0;
  uint32_t c = *p & (uint8_t)~rows[k].mask;
  for (size_t i = 1; i <= rows[k].more; i++) {
    if ((p[i] & 0xc0) != 0x80) return 0;
    c = c << 6 | (p[i] & 0x3f);
  }
  if (c < rows[k].least || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff)) return 0;
  *code = c;
  return (size_t)rows[k].more + 1;
}

size_t utf8_length(const char *s) {
  uint32_t code;
  return utf8_decode(s, strnlen(s, 4), &code);
}

/* Source: Unicode 15, categories Cc, Cf and Zl/Zp. */
bool utf8_is_hidden(uint32_t code) {
  static const struct {
    uint32_t first, last;
  } rows[] = {{0, 0x1f},        {0x7f, 0x9f},     {0xad, 0xad},      {0x61c, 0x61c},
              {0x180e, 0x180e}, {0x200b, 0x200f}, {0x2028, 0x202e},  {0x2060, 0x206f},
              {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (code >= rows[i].first && code <= rows[i].last) return true;
  return false;
}
