/* hlo-cts constraints: what a legal program must satisfy, by the specification's own numbers. */
#ifndef HLO_CTS_HARNESS_CONSTRAINTS_H
#define HLO_CTS_HARNESS_CONSTRAINTS_H

#include "cli.h"

enum { CONSTRAINTS_MARKDOWN = 640, CONSTRAINTS_JSON };

int constraints_command(const cli_args *args);

#endif
