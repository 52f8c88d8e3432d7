/* SPDX-License-Identifier: Apache-2.0 */
/* Words of a command line for a POSIX shell. */
#ifndef HLO_CTS_HARNESS_SHELL_H
#define HLO_CTS_HARNESS_SHELL_H

#include "base/strbuf.h"

/* Appends a word so that a shell does not change it: in quotes if necessary. */
void shell_quote(const char *word, strbuf *out);
/* Appends " --name=value", with quotes if the value needs them. */
void shell_option(const char *name, const char *value, strbuf *out);

#endif
