/* SPDX-License-Identifier: Apache-2.0 */
#include "base64.h"

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void base64_encode(const void *bytes, size_t n, strbuf *out) {
  const unsigned char *p = bytes;
  if (!strbuf_reserve(out, n / 3 * 4 + 4)) return;
  for (size_t i = 0; i < n; i += 3) {
    size_t have = n - i < 3 ? n - i : 3;
    uint32_t v = (uint32_t)p[i] << 16;
    if (have > 1) v |= (uint32_t)p[i + 1] << 8;
    if (have > 2) v |= p[i + 2];
    char four[4] = {digits[v >> 18], digits[v >> 12 & 63], have > 1 ? digits[v >> 6 & 63] : '=',
                    have > 2 ? digits[v & 63] : '='};
    strbuf_add(out, four, 4);
  }
}

static int digit_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  return c == '+' ? 62 : c == '/' ? 63 : -1;
}

bool base64_decode(const char *text, size_t n, strbuf *out) {
  if (n % 4 != 0) return false;
  if (!strbuf_reserve(out, n / 4 * 3 + 1)) return false;
  for (size_t i = 0; i < n; i += 4) {
    size_t pad = 0;
    if (i + 4 == n && text[i + 3] == '=') pad = text[i + 2] == '=' ? 2 : 1;
    uint32_t v = 0;
    for (size_t k = 0; k < 4; k++) {
      int d = k >= 4 - pad ? 0 : digit_of(text[i + k]);
      if (d < 0) return false;
      v = v << 6 | (uint32_t)d;
    }
    if ((pad == 1 && v & 0xff) || (pad == 2 && v & 0xffff)) return false;
    char three[3] = {(char)(v >> 16), (char)(v >> 8), (char)v};
    strbuf_add(out, three, 3 - pad);
  }
  return !out->failed;
}
