/* SPDX-License-Identifier: Apache-2.0 */
/* Records: one table says which members a structure has in JSON, and both writes and reads them. */
#ifndef HLO_CTS_HARNESS_RECORD_H
#define HLO_CTS_HARNESS_RECORD_H

#include <jansson.h>
#include <stddef.h>

#include "base/arena.h"
#include "harness/words/json_text.h"
#include "versions/versions.h"

typedef enum field_kind {
  FIELD_TEXT,     /* const char *; NULL is left out */
  FIELD_CHARS,    /* an array of `more` characters */
  FIELD_COUNT,    /* size_t */
  FIELD_NUMBER,   /* uint64_t */
  FIELD_BYTE,     /* uint8_t */
  FIELD_WORD,     /* uint8_t: an index in `words` */
  FIELD_ENUM,     /* an enum: an index in `words` */
  FIELD_RELEASE,  /* uint8_t: an index of the opset */
  FIELD_VERSION,  /* vs_version */
  FIELD_FLAG,     /* bool */
  FIELD_SET,      /* uint32_t: 1 << an index in `words`, as a list of words */
  FIELD_PROFILES, /* uint32_t: 1 << PROFILE_…, as names with commas between; 0 is left out */
  FIELD_TEXTS,    /* const char *const *, with its count at `more` */
  FIELD_FORMS,    /* const case_form *, likewise: pairs of release and feature */
} field_kind;

enum {
  FIELD_ZERO = 1 << 0, /* the value 0 is left out, and is what an absent member means */
  FIELD_IF = 1 << 1,   /* the member is there only if the byte at `more` is not 0 */
};

typedef struct record_field {
  const char *name;
  field_kind kind;
  size_t offset;
  unsigned how; /* FIELD_ZERO … */
  const char *const *words;
  size_t more;
} record_field;

typedef struct record {
  const record_field *fields;
  size_t count;
} record;

#define RECORD_OF(rows) \
  { rows, sizeof rows / sizeof *rows }

/* Writes the members of a structure into the object that is open. */
void record_write(const record *r, const vs_opset *o, const void *from, json_writer *w);
/* Reads the members of an object into a structure. Texts live in `memory`. Returns NULL, or the
 * name of a member that is missing or wrong. */
const char *record_read(const record *r, const vs_opset *o, const json_t *from, void *to,
                        arena *memory);
/* The parts of record_read: the index of a release, and a text without characters that hide. */
bool record_release(const vs_opset *o, const json_t *v, uint8_t *out);
const char *record_keep(const char *text, arena *memory);

#endif
