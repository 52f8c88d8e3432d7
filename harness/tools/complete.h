/* Completion: what can stand where the cursor is, from the tables of options. Shells ask by
 * `TOOL --complete WORD...`; completion/ holds a script for each shell. */
#ifndef HLO_CTS_HARNESS_COMPLETE_H
#define HLO_CTS_HARNESS_COMPLETE_H

#include "cli.h"

/* The words behind the tool's name, the last one up to the cursor. Appends a line for each word
 * that may stand there: the word, a tab, what it is. Of `--name=value` only the value is offered.
 * A line ":files" or ":folders" asks the shell for those. */
void complete_words(const cli_tool *tool, const char *const *words, size_t n, strbuf *out);

#endif
