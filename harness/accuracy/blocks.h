/* SPDX-License-Identifier: Apache-2.0 */
/* The file of results: a line of JSON for each block, so that a measurement can be stopped,
 * resumed, and spread over processes whose files are concatenated. */
#ifndef HLO_CTS_HARNESS_BLOCKS_H
#define HLO_CTS_HARNESS_BLOCKS_H

#include "accuracy.h"

/* The result of one block of a row. */
typedef struct accuracy_block {
  size_t number;
  outcome outcome;
  strbuf message;
  measure *m;
} accuracy_block;

typedef struct accuracy_file accuracy_file;

/* Reads the file if it exists, adds its blocks to the rows, and opens it for more. `path` NULL: no
 * file. NULL with a sentence in `why` if that fails. */
accuracy_file *accuracy_file_open(const char *path, const char *consumer,
                                  const samples_options *how, accuracy *a, strbuf *why);
/* Whether the file has the block. */
bool accuracy_file_has(const accuracy_file *j, const accuracy_row *row, size_t block);
bool accuracy_file_add(accuracy_file *j, const accuracy_row *row, const accuracy_block *b,
                       strbuf *why);
void accuracy_file_close(accuracy_file *j); /* NULL is allowed */

/* Adds the result of a block to its row. */
void accuracy_keep(accuracy_row *row, const accuracy_block *b);

#endif
