/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes text for GitHub Actions. */
#ifndef HLO_CTS_HARNESS_MARKUP_H
#define HLO_CTS_HARNESS_MARKUP_H

#include <stdint.h>

#include "base/strbuf.h"

/* Appends a line that GitHub Actions shows with a commit, "::error
 * file=...,line=...,title=...::text" (docs.github.com, "Workflow commands for GitHub Actions").
 * `file` NULL: the line has no place. */
void markup_annotation(const char *level, const char *file, uint32_t line, const char *title,
                       const char *text, strbuf *out);

#endif
