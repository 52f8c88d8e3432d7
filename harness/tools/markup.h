/* Texts inside of other people's formats. */
#ifndef HLO_CTS_HARNESS_MARKUP_H
#define HLO_CTS_HARNESS_MARKUP_H

#include <stdint.h>

#include "base/strbuf.h"

/* In XML 1.0: characters that it does not have become question marks. */
void markup_xml(const char *text, strbuf *out);

/* A line that GitHub Actions shows with a commit, "::error file=...,line=...,title=...::text"
 * (docs.github.com, "Workflow commands for GitHub Actions"). `file` NULL: at no place. */
void markup_annotation(const char *level, const char *file, uint32_t line, const char *title,
                       const char *text, strbuf *out);

/* In a cell of a Markdown table: one line that no bar ends, without HTML, links and code. */
void markup_cell(const char *text, strbuf *out);

#endif
