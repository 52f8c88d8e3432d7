/* Packs: many small files in one `.tar.gz`, read and written by libarchive. The same files in the
 * same order give the same bytes: owner, times and modes are constants. */
#ifndef HLO_CTS_HARNESS_SUITE_PACK_H
#define HLO_CTS_HARNESS_SUITE_PACK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

/* What a pack may hold; more is an error that names the limit. */
enum { PACK_FILES_MAX = 1 << 20, PACK_FILE_BYTES_MAX = 1 << 28 };
#define PACK_BYTES_MAX ((size_t)1 << 32)

typedef struct pack_file {
  const char *name;
  const char *bytes;
  size_t size;
} pack_file;

typedef struct file_pack {
  pack_file *files; /* sorted by name, no two of one name */
  size_t count;
  char *memory; /* where names and bytes are */
} file_pack;

/* Unpacks `n` bytes of a pack. False with a sentence in `why`; freed by the caller in either case.
 */
bool pack_read(file_pack *p, const void *bytes, size_t n, strbuf *why);
void pack_free(file_pack *p);
const pack_file *pack_find(const file_pack *p, const char *name); /* NULL: there is none */

/* Appends the pack of the files, in their order, to `out`. */
bool pack_write(const pack_file *files, size_t count, strbuf *out, strbuf *why);

#endif
