/* SPDX-License-Identifier: Apache-2.0 */
/* Completion: computes the words that can stand at the cursor from the tables of options. A shell
 * calls `TOOL --complete WORD...`; completion/ has a script for each shell. */
#ifndef HLO_CTS_HARNESS_COMPLETE_H
#define HLO_CTS_HARNESS_COMPLETE_H

#include "cli.h"

/* Offers a word, with a description (NULL: none). */
typedef void complete_offer(const char *word, const char *what, void *user);

typedef struct complete_line {
  const char *const *words;
  size_t count;
} complete_line;
/* The value of an option on the line; NULL if it has none. */
const char *complete_value_of(const complete_line *line, const char *option);
/* Offers words that this room does not know: cases (CLI_CASE), tags (CLI_TAG), commands
 * (CLI_COMMAND). */
typedef void complete_source(cli_values values, const complete_line *line, complete_offer *offer,
                             void *user);

/* Appends a line for each word that may stand at the cursor: the word, a tab, a description.
 * `words` are the words after the tool's name; the last one ends at the cursor. For `--name=value`
 * only the value is offered. A line ":files" or ":folders" makes the shell complete files or
 * folders. `source` may be NULL. */
void complete_words(const cli_tool *tool, complete_source *source, const char *const *words,
                    size_t n, strbuf *out);

#endif
