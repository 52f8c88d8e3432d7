/* SPDX-License-Identifier: Apache-2.0 */
/* Reads, writes and removes files that a consumer may have replaced by anything. So we never map
 * such a file, follow a link, block on a FIFO, or trust a size. */
#ifndef HLO_CTS_HARNESS_TOOLS_OWNED_H
#define HLO_CTS_HARNESS_TOOLS_OWNED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"

typedef enum owned_state {
  OWNED_READ,
  OWNED_MISSING, /* the file does not exist */
  OWNED_WRONG,   /* it is not a regular file, or is larger than `most` */
  OWNED_FAILED,  /* it could not be read, or memory ran out */
} owned_state;

/* Appends the contents of a regular file of up to `most` bytes (0: LIMIT_INPUT_BYTES) to `out`. If
 * it was not read, appends the reason without a subject, "is a FIFO", to `why`. */
owned_state owned_read(const char *path, uint64_t most, strbuf *out, strbuf *why);
/* Writes a new file, and replaces whatever has its name. Returns false with a sentence in `why` if
 * that fails. */
bool owned_write(const char *path, const void *bytes, size_t n, strbuf *why);
/* Removes a folder and its contents at any depth. Returns false if something is left. */
bool owned_remove(const char *folder);

#endif
