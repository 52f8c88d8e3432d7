/* SPDX-License-Identifier: Apache-2.0 */
/* Makes foreign text safe to print: a terminal shows it and executes no control sequence in it. A
 * hidden character (base/utf8.h) is replaced by its JSON escape, \u001b, so that JSON keeps its
 * meaning. A byte that is not valid UTF-8 is replaced by \x9b. Line breaks and tabs are kept. */
#ifndef HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H
#define HLO_CTS_HARNESS_TOOLS_CLEAN_TEXT_H

#include "base/strbuf.h"

/* Appends the escape of a hidden character. */
void clean_hidden(uint32_t code, strbuf *out);
void clean_text(const char *text, size_t n, strbuf *out);
/* The same for our own text: its colours are kept. Foreign text in it must be cleaned before. */
void clean_coloured(const char *text, size_t n, strbuf *out);
/* Returns a cleaned copy, which the caller frees; NULL when out of memory. */
char *clean_copy(const char *text);
/* From now on, everything that stdio writes to standard output and standard error is cleaned. */
void clean_streams(void);

/* The control sequences that the tools use themselves. */
#define CLEAN_PLAIN "\033[0m"
#define CLEAN_RED "\033[1;31m"
#define CLEAN_GREEN "\033[32m"
#define CLEAN_DIM "\033[2m"
#define CLEAN_MAGENTA "\033[1;35m"

#endif
