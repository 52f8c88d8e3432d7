/* Files and folders that a consumer owns, and may have made into anything: they are never mapped,
 * followed, waited for or trusted in their size. */
#ifndef HLO_CTS_HARNESS_TOOLS_OWNED_H
#define HLO_CTS_HARNESS_TOOLS_OWNED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"

typedef enum owned_state {
  OWNED_READ,
  OWNED_MISSING, /* there is no such file */
  OWNED_WRONG,   /* it is no regular file, or larger than `most` */
  OWNED_FAILED,  /* it could not be read, or there is no memory */
} owned_state;

/* Appends a regular file of up to `most` bytes (0: of LIMIT_INPUT_BYTES) to `out`. Unless it was
 * read, a sentence without a subject, "is a FIFO", is appended to `why`. */
owned_state owned_read(const char *path, uint64_t most, strbuf *out, strbuf *why);
/* Writes a new file, whatever stood in its place before. False with a sentence in `why`. */
bool owned_write(const char *path, const void *bytes, size_t n, strbuf *why);
/* Removes a folder with all that is in it, however deep. False when something is left. */
bool owned_remove(const char *folder);

#endif
