/* SPDX-License-Identifier: Apache-2.0 */
/* One description, two renderings: an outline for people, or JSON. Private to bytecode/.
 *
 * A description is made of groups (named, holding fields and groups), lists (named, holding rows)
 * and rows (fields on one line). */
#ifndef HLO_CTS_BYTECODE_OUTLINE_H
#define HLO_CTS_BYTECODE_OUTLINE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "bytecode/bytecode.h"

typedef struct outline {
  strbuf *out;
  const bc_sink *stream; /* receives the text in pieces; NULL: the text stays in out */
  bool json;
  bool first; /* nothing stands yet in the group, list or row */
  bool in_row;
  unsigned depth;
} outline;

outline outline_to(strbuf *out, bool json, const bc_sink *stream);
void outline_end(outline *o); /* of the whole */

void outline_group(outline *o, const char *key);
void outline_group_end(outline *o);
void outline_list(outline *o, const char *key);
void outline_list_end(outline *o);
void outline_row(outline *o, unsigned indent); /* indent: for the outline alone */
void outline_row_end(outline *o);

void outline_number(outline *o, const char *key, uint64_t value);
void outline_offset(outline *o, const char *key, uint64_t value); /* hexadecimal in the outline */
void outline_flag(outline *o, const char *key, bool value); /* the outline names only what is set */
/* A name or sentence, bare in the outline; and a string of the artifact, quoted in it. */
void outline_word(outline *o, const char *key, const char *s, size_t n);
void outline_string(outline *o, const char *key, const char *s, size_t n);

#endif
