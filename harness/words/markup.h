/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes text for XML, Markdown and GitHub Actions. */
#ifndef HLO_CTS_HARNESS_MARKUP_H
#define HLO_CTS_HARNESS_MARKUP_H

#include <stdint.h>

#include "base/strbuf.h"

/* Escapes text for XML 1.0. Characters that XML does not allow become question marks. */
void markup_xml(const char *text, strbuf *out);

/* Appends a line that GitHub Actions shows with a commit, "::error
 * file=...,line=...,title=...::text" (docs.github.com, "Workflow commands for GitHub Actions").
 * `file` NULL: the line has no place. */
void markup_annotation(const char *level, const char *file, uint32_t line, const char *title,
                       const char *text, strbuf *out);

/* Escapes text for a cell of a Markdown table: one line in which bars, HTML, links and code have no
 * effect. */
void markup_cell(const char *text, strbuf *out);

#endif
