/* SPDX-License-Identifier: Apache-2.0 */
/* The classes of sizes, by name, and the class of a case by its tags. programs/sizes.h makes the
 * cases. */
#ifndef HLO_CTS_HARNESS_SIZE_CLASS_H
#define HLO_CTS_HARNESS_SIZE_CLASS_H

#include "corpus.h"

typedef enum size_class {
#define SIZE_CLASS(name, word, meaning) SIZE_##name,
#include "size_classes.def"
#undef SIZE_CLASS
  SIZE_CLASSES,
} size_class;

extern const char *const size_choices[];    /* "none", "some", "all", "1", ...; NULL at the end */
extern const char *const *const size_words; /* "1", "8", ...; NULL at the end */
extern const char *const size_meanings[];   /* "15, 16 and 17 elements", ... */
#define SIZES_SOME (1u << SIZE_16 | 1u << SIZE_1024)
/* Parses "none", "some", "all" or "1,16,skewed" into a set of 1 << SIZE_…. Returns false if a word
 * is unknown. */
bool sizes_read(const char *list, uint32_t *classes);

/* How the ids and the tags of size cases begin. */
#define SIZE_ID_BEGINS "size_"
#define SIZE_TAG_BEGINS "size-"
/* Whether an id is that of a size case. */
bool sizes_is_id(const char *id);
/* Whether a case is a size case. Its tags decide if the case comes from a journal. */
bool sizes_has(const corpus_case *c);
/* The class of a case by its tags; SIZE_CLASSES if it is not a size case. */
size_class sizes_class_of(const corpus_case *c);

#endif
