/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes text for HTML, XML, Markdown and GitHub Actions. */
#ifndef HLO_CTS_HARNESS_MARKUP_H
#define HLO_CTS_HARNESS_MARKUP_H

#include <stdint.h>

#include "base/strbuf.h"

/* Text that any element or quoted attribute of HTML may hold. What is not UTF-8 becomes a question
 * mark; characters that do not show, or change the direction of what follows, are written out:
 * \u{202e}. */
void markup_html(const char *text, strbuf *out);
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
