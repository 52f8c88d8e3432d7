/* SPDX-License-Identifier: Apache-2.0 */
/* Edits of an artifact, written as text, so that a reviewer sees what is wrong with the result.
 * Each line has one edit; '#' begins a comment. The edits are applied in order:
 *
 *   dialect stablehlo          writes the program in StableHLO, not as a portable artifact;
 *                              must be the first edit
 *   producer TEXT              replaces the producer's name
 *   truncate PLACE             ends the file at the place
 *   set PLACE HEX              overwrites bytes: set start 4d 4c
 *   insert PLACE HEX           inserts bytes
 *   delete PLACE COUNT         removes bytes
 *   varint PLACE NUMBER        replaces the variable-length number at the place
 *   add PLACE NUMBER           adds to the variable-length number: add ir.length -1
 *   swap SECTION SECTION       exchanges two sections
 *   drop SECTION               removes a section
 *   repeat SECTION             inserts a copy of the section behind it
 *
 * A PLACE is an offset in bytes from the start, or one of `start`, `end`, `bytecode` (the number of
 * the bytecode version) and `producer` (the first letter of the name), or a part of a section: its
 * `id`, `length`, `data` or `end`. A place may have an offset: `ir.data+3`, `end-1`. The sections
 * are string, dialect, attr_type, attr_type_offset, ir, resource, resource_offset,
 * dialect_versions, properties.
 *
 * Source of the layout: MLIR's docs/BytecodeFormat.md. */
#ifndef HLO_CTS_HARNESS_EDITS_H
#define HLO_CTS_HARNESS_EDITS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

enum { EDIT_BYTES_MAX = 1 << 16 }; /* the most bytes that one edit may insert */

typedef struct edits {
  const char *file; /* for messages */
  const char *text;
  size_t size;
} edits;

/* Whether the program is to be written in StableHLO's own dialect. */
bool edits_want_stablehlo(const edits *e);
/* Applies the edits to `bytes`. Returns false, with file, line and cause in `why`, if one cannot be
 * applied. */
bool edits_apply(const edits *e, strbuf *bytes, strbuf *why);

#endif
