/* SPDX-License-Identifier: Apache-2.0 */
#include "size_class.h"

#include <string.h>

#include "base/strbuf.h"

const char *const size_choices[] = {"none", "some", "all",
#define SIZE_CLASS(name, word, meaning) word,
#include "size_classes.def"
#undef SIZE_CLASS
                                    NULL};
/* The classes are the choices after the first three. */
const char *const *const size_words = size_choices + 3;

const char *const size_meanings[] = {
#define SIZE_CLASS(name, word, meaning) meaning,
#include "size_classes.def"
#undef SIZE_CLASS
};

static uint32_t class_of(const char *word, size_t n) {
  static const struct {
    const char *word;
    uint32_t classes;
  } several[] = {{"all", (1u << SIZE_CLASSES) - 1}, {"some", SIZES_SOME}};
  for (size_t i = 0; i < 2; i++)
    if (bytes_are(word, n, several[i].word)) return several[i].classes;
  for (int k = 0; k < SIZE_CLASSES; k++)
    if (bytes_are(word, n, size_words[k])) return 1u << k;
  return 0;
}

bool sizes_read(const char *list, uint32_t *classes) {
  bool none = strcmp(list, "none") == 0;
  *classes = none ? 0 : corpus_read_set(list, class_of);
  return none || *classes;
}

bool sizes_is_id(const char *id) {
  return strncmp(id, SIZE_ID_BEGINS, strlen(SIZE_ID_BEGINS)) == 0;
}

bool sizes_has(const corpus_case *c) {
  return c->sized || (c->tag_count && strcmp(c->tags[0], "sizes") == 0 && sizes_is_id(c->id));
}

size_class sizes_class_of(const corpus_case *c) {
  size_t n = strlen(SIZE_TAG_BEGINS);
  if (!sizes_has(c)) return SIZE_CLASSES;
  for (size_t i = 0; i < c->tag_count; i++)
    for (int k = 0; k < SIZE_CLASSES; k++)
      if (strncmp(c->tags[i], SIZE_TAG_BEGINS, n) == 0 &&
          strcmp(c->tags[i] + n, size_words[k]) == 0)
        return (size_class)k;
  return SIZE_CLASSES;
}
