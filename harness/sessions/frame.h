/* SPDX-License-Identifier: Apache-2.0 */
/* Frames of the testee protocol (docs/testee-protocol.md): a length, a line end, an object. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_FRAME_H
#define HLO_CTS_HARNESS_CONSUMERS_FRAME_H

#include <jansson.h>

#include "base/strbuf.h"

enum { TESTEE_PROTOCOL = 1 };

typedef enum framed { FRAME_MORE, FRAME_WHOLE, FRAME_WRONG } framed;

/* Finds the first frame in the received bytes: its object begins at *header and has *size bytes, at
 * most `most`. FRAME_MORE: the frame is not complete yet. FRAME_WRONG: the bytes are no frame. */
framed frame_in(const strbuf *heard, uint64_t most, size_t *header, size_t *size);
/* Appends a frame; false when out of memory. */
bool frame_out(const json_t *message, strbuf *out);

#endif
