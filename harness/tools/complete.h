/* Completion: what can stand where the cursor is, from the tables of options. Shells ask by
 * `TOOL --complete WORD...`; completion/ holds a script for each shell. */
#ifndef HLO_CTS_HARNESS_COMPLETE_H
#define HLO_CTS_HARNESS_COMPLETE_H

#include "cli.h"

/* Offers a word, and what it is (NULL: nothing). */
typedef void complete_offer(const char *word, const char *what, void *user);

typedef struct complete_line {
  const char *const *words;
  size_t count;
} complete_line;
/* The value that an option has on the line, NULL when it has none. */
const char *complete_value_of(const complete_line *line, const char *option);
/* Offers what this floor does not know: cases (CLI_CASE), tags (CLI_TAG), commands (CLI_COMMAND).
 */
typedef void complete_source(cli_values values, const complete_line *line, complete_offer *offer,
                             void *user);

/* The words behind the tool's name, the last one up to the cursor. Appends a line for each word
 * that may stand there: the word, a tab, what it is. Of `--name=value` only the value is offered.
 * A line ":files" or ":folders" makes the shell complete these. `source` may be NULL. */
void complete_words(const cli_tool *tool, complete_source *source, const char *const *words,
                    size_t n, strbuf *out);

#endif
