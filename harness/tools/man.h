/* Manual pages from the tables of options, as troff with the macros of man(7). */
#ifndef HLO_CTS_HARNESS_MAN_H
#define HLO_CTS_HARNESS_MAN_H

#include "cli.h"

/* A line of a list: a command, a variable of the environment. */
typedef struct man_item {
  const char *name, *what;
} man_item;

/* A list with a heading, "COMMANDS". */
typedef struct man_list {
  const char *heading;
  const man_item *items;
  size_t count;
} man_list;

/* Appends the page of a tool. `lists` stand behind the options; `see` is the names of the pages to
 * look at besides. */
void man_page(const cli_tool *tool, const man_list *lists, size_t list_count,
              const char *const *see, size_t see_count, strbuf *out);
/* "hlo-cts run" is the page "hlo-cts-run". */
void man_name(const cli_tool *tool, strbuf *out);

#endif
