/* SPDX-License-Identifier: Apache-2.0 */
/* Packs: many small files in one `.tar.gz`, read and written by libarchive. The same files in the
 * same order give the same bytes: owner, times and modes are constants. */
#ifndef HLO_CTS_HARNESS_PACK_H
#define HLO_CTS_HARNESS_PACK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

/* The limits of a pack. Beyond them, reading is an error that names the limit. */
enum { PACK_FILES_MAX = 1 << 20, PACK_FILE_BYTES_MAX = 1 << 28 };
#define PACK_BYTES_MAX ((size_t)1 << 32)

typedef struct pack_file {
  const char *name;
  const char *bytes;
  size_t size;
} pack_file;

typedef struct file_pack {
  pack_file *files; /* sorted by name; names are unique */
  size_t count;
  char *memory; /* holds the names and the bytes */
} file_pack;

/* Unpacks a pack of `n` bytes. Returns false with a sentence in `why` if that fails. The caller
 * frees the pack in either case. */
bool pack_read(file_pack *p, const void *bytes, size_t n, strbuf *why);
void pack_free(file_pack *p);
const pack_file *pack_find(const file_pack *p, const char *name); /* NULL: there is none */

/* Packs the files in their order and appends the pack to `out`. Returns false with a sentence in
 * `why` if that fails. */
bool pack_write(const pack_file *files, size_t count, strbuf *out, strbuf *why);

#endif
