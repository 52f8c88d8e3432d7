/* SPDX-License-Identifier: Apache-2.0 */
/* Files of lines with columns: corpus/COVERAGE, golden/WITNESSES and the like. Tabs stand between
 * columns, and # begins a comment. */
#ifndef HLO_CTS_HARNESS_LINES_H
#define HLO_CTS_HARNESS_LINES_H

#include <stddef.h>
#include <stdint.h>

/* A text while it is cut into lines. */
typedef struct text_lines {
  char *at;        /* what is left; NULL: nothing */
  uint32_t number; /* of the line that was cut off last */
} text_lines;

/* Cuts off the next line that is neither empty nor a comment, and cuts it into at most `most`
 * columns; the last of these has the rest of its line. Returns their number; 0: no line is left. */
size_t lines_next(text_lines *l, size_t most, char **columns);

#endif
