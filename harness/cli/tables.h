/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of options for scripts: man.py makes manual pages, complete.py completes. */
#ifndef HLO_CTS_HARNESS_TABLES_H
#define HLO_CTS_HARNESS_TABLES_H

#include "cli.h"

/* Becomes the script scripts/commands/NAME.py with these words. Its standard input has the tables
 * of the tools as JSON; with `suite` they are the commands of hlo-cts. Returns the exit status,
 * after a message of `who`, only if that fails. */
int tables_give(const char *name, const char *who, const cli_tool *const *tools, size_t count,
                bool suite, const char *const *words, size_t word_count);

#endif
