/* Base64 of an artifact in a text, with line ends or without, in either alphabet (RFC 4648). */
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/host/base64.h"
#include "internal.h"

/* The digits from here on in the first alphabet; how many bytes of the text they took. A
 * line end between digits, written out as "\n" or not, does not end them. */
static size_t digits_from(const char *at, const char *end, strbuf *out) {
  const char *from = at;
  for (; at < end; at++) {
    char c = *at == '-' ? '+' : *at == '_' ? '/' : *at;
    bool digit = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                 c == '+' || c == '/';
    if (digit)
      strbuf_addc(out, c);
    else if (c == '\\' && end - at > 1 && at[1] == 'n')
      at++;
    else if (!memchr(" \t\r\n", c, 4))
      break;
  }
  return (size_t)(at - from);
}

/* Whole groups of four, and the rest padded when that gives an encoding. */
static bool decode(strbuf *digits, strbuf *out) {
  size_t whole = digits->len & ~(size_t)3, rest = digits->len - whole;
  if (rest > 1) {
    for (size_t i = rest; i < 4; i++) strbuf_addc(digits, '=');
    if (base64_decode(digits->bytes, digits->len, out)) return true;
    strbuf_reset(out);
  }
  return base64_decode(digits->bytes, whole, out);
}

bool text_contents(contents *x, const char *bytes, size_t n) {
  static const char begins[] = "TUzvU";
  for (const char *at = bytes, *end = bytes + n;
       !x->stopped && (at = memmem(at, (size_t)(end - at), begins, 5));) {
    strbuf_auto digits = STRBUF_INIT, decoded = STRBUF_INIT;
    size_t taken = digits_from(at, end, &digits), size;
    if (!count_bytes(x, taken)) return false;
    /* Words behind it may look like digits: the sections say where it ends. */
    if (decode(&digits, &decoded) && bc_extent(decoded.bytes, decoded.len, &size))
      found_artifact(x, "base64", (uint64_t)(at - bytes), decoded.bytes, size);
    at += taken;
  }
  return true;
}
