/* SPDX-License-Identifier: Apache-2.0 */
/* Manual pages from the tables of options, as troff with the macros of man(7). */
#ifndef HLO_CTS_HARNESS_MAN_H
#define HLO_CTS_HARNESS_MAN_H

#include "cli.h"

/* A line of a list, such as a command or an environment variable. */
typedef struct man_item {
  const char *name, *what;
} man_item;

/* A list with a heading, "COMMANDS". */
typedef struct man_list {
  const char *heading;
  const man_item *items;
  size_t count;
} man_list;

/* Appends the page of a tool. The lists follow the options. `see` has the names for SEE ALSO. */
void man_page(const cli_tool *tool, const man_list *lists, size_t list_count,
              const char *const *see, size_t see_count, strbuf *out);
/* Appends the name of the page: "hlo-cts run" has the page "hlo-cts-run". */
void man_name(const cli_tool *tool, strbuf *out);

#endif
