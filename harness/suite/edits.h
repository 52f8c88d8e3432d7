/* Edits on an artifact, written down as text, so that a review sees what is wrong with the result.
 * One edit per line; '#' begins a comment. The edits are made one after the other:
 *
 *   dialect stablehlo          the program is written as it stands, not as a portable artifact;
 *                              the first edit, if any
 *   producer TEXT              the producer's name
 *   truncate PLACE             ends the file there
 *   set PLACE HEX              overwrites bytes: set start 4d 4c
 *   insert PLACE HEX
 *   delete PLACE COUNT         removes bytes
 *   varint PLACE NUMBER        another number there, of whatever length
 *   add PLACE NUMBER           the number there and so much more or less: add ir.length -1
 *   swap SECTION SECTION       exchanges two sections
 *   drop SECTION               removes a section
 *   repeat SECTION             puts a second copy of it behind it
 *
 * A PLACE is a number of bytes from the start, or `start`, `end`, `bytecode` (the number of the
 * bytecode version), `producer` (its first letter), or a part of a section: its `id`, `length`,
 * `data` or `end`; and may be moved: `ir.data+3`, `end-1`. Sections are string, dialect, attr_type,
 * attr_type_offset, ir, resource, resource_offset, dialect_versions, properties.
 *
 * Source of the layout: MLIR's docs/BytecodeFormat.md. */
#ifndef HLO_CTS_HARNESS_SUITE_EDITS_H
#define HLO_CTS_HARNESS_SUITE_EDITS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

enum { EDIT_BYTES_MAX = 1 << 16 }; /* that one edit may insert */

typedef struct edits {
  const char *file; /* for messages */
  const char *text;
  size_t size;
} edits;

/* Whether the program is to be written in StableHLO's own dialect. */
bool edits_want_stablehlo(const edits *e);
/* Makes the edits on `bytes`. False with file, line and cause in `why`. */
bool edits_apply(const edits *e, strbuf *bytes, strbuf *why);

#endif
