/* SPDX-License-Identifier: Apache-2.0 */
#include "tensor.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const pjrt_type types[] = {
#define ROW(name, number, text, bytes, bits) [number] = {text, bytes, bits},
    PJRT_TYPES(ROW)
#undef ROW
};
enum { TYPE_COUNT = sizeof types / sizeof *types };

const pjrt_type *pjrt_type_of(int number) {
  return number > 0 && number < TYPE_COUNT && types[number].bytes ? &types[number] : NULL;
}

static int number_of(const char *name, size_t length) {
  for (int i = 1; i < TYPE_COUNT; i++)
    if (pjrt_type_of(i) && bytes_are(name, length, types[i].name)) return i;
  return 0;
}

bool pjrt_tensor_take_type(pjrt_tensor *t, const char *text, strbuf *why) {
  static const char begin[] = "tensor<";
  const char *at = text + sizeof begin - 1;
  size_t length = strlen(text);
  if (strncmp(text, begin, sizeof begin - 1) != 0 || text[length - 1] != '>')
    return strbuf_refuse(why, "'%s' is no type of a tensor", text);
  for (t->rank = 0; *at >= '0' && *at <= '9' && t->rank < PJRT_RANK_MAX; at++) {
    char *end;
    t->dims[t->rank++] = strtoll(at, &end, 10);
    if (*end != 'x') break;
    at = end;
  }
  t->type = number_of(at, (size_t)(text + length - 1 - at));
  if (!t->type) strbuf_addf(why, "the C API has no buffers of type %s", text);
  return t->type != 0;
}

void pjrt_tensor_add_type(const pjrt_tensor *t, strbuf *out) {
  strbuf_adds(out, "tensor<");
  for (size_t i = 0; i < t->rank; i++) strbuf_addf(out, "%" PRId64 "x", t->dims[i]);
  strbuf_addf(out, "%s>", types[t->type].name);
}

bool pjrt_tensor_size(const pjrt_tensor *t, size_t *elements, size_t *bytes) {
  *elements = 1;
  for (size_t i = 0; i < t->rank; i++)
    if (t->dims[i] < 0 || __builtin_mul_overflow(*elements, (size_t)t->dims[i], elements))
      return false;
  return !__builtin_mul_overflow(*elements, types[t->type].bytes, bytes);
}

bool pjrt_tensor_take(pjrt_tensor *t, const unsigned char *data, size_t size) {
  const pjrt_type *type = &types[t->type];
  size_t n, bytes, mask = type->bits < 8 ? (1u << type->bits) - 1 : 0xff;
  if (!pjrt_tensor_size(t, &n, &bytes)) return false;
  size_t per_byte = type->bits < 8 ? 8 / type->bits : 1;
  bool whole = size == bytes, packed = !whole && size == (n + per_byte - 1) / per_byte;
  if (!whole && !packed) return false;
  if (mask == 0xff) {
    strbuf_add(&t->bytes, data, size);
    return !t->bytes.failed;
  }
  for (size_t i = 0; i < n; i++) { /* the first element of a byte has its low bits */
    unsigned from = whole ? data[i] : data[i / per_byte] >> (i % per_byte * type->bits);
    strbuf_addc(&t->bytes, (char)(from & mask));
  }
  return !t->bytes.failed;
}

void pjrt_tensors_free(pjrt_tensor *list, size_t count) {
  for (size_t i = 0; list && i < count; i++) strbuf_free(&list[i].bytes);
  free(list);
}
