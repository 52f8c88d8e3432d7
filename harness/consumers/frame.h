/* Frames of the testee protocol (docs/testee-protocol.md): a length, a line end, an object. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_FRAME_H
#define HLO_CTS_HARNESS_CONSUMERS_FRAME_H

#include <jansson.h>

#include "base/strbuf.h"

enum { TESTEE_PROTOCOL = 1 };

typedef enum framed { FRAME_MORE, FRAME_WHOLE, FRAME_WRONG } framed;

/* Where the first frame of what was heard is: its object begins at *header and has *size bytes,
 * `most` at most. FRAME_MORE: it may yet become one. */
framed frame_in(const strbuf *heard, uint64_t most, size_t *header, size_t *size);
/* Appends a frame; false when out of memory. */
bool frame_out(const json_t *message, strbuf *out);

#endif
