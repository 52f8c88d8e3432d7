/* SPDX-License-Identifier: Apache-2.0 */
#include "lines.h"

#include "base/strbuf.h"

size_t lines_next(text_lines *l, size_t most, char **columns) {
  for (char *line; (line = strbuf_cut_word(&l->at, "\n"));) {
    size_t count = 0;
    l->number++;
    if (!*line || *line == '#') continue;
    for (; line; count++) columns[count] = strbuf_cut_word(&line, count + 1 < most ? "\t" : "");
    return count;
  }
  return 0;
}
