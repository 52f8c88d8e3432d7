/* SPDX-License-Identifier: Apache-2.0 */
/* Loads targets of custom_call from shared objects (interpreter/plugin.h): from files that the user
 * names, and, for a target that is still unknown, from lib/hlo-cts beside the tool's folder. */
#ifndef HLO_CTS_HARNESS_TOOLS_PLUGINS_H
#define HLO_CTS_HARNESS_TOOLS_PLUGINS_H

#include "base/strbuf.h"
#include "interpreter/interpreter.h"

typedef struct plugins plugins;

/* Returns NULL when out of memory. Must outlive every evaluation that uses it. */
plugins *plugins_new(void);
void plugins_free(plugins *p);
/* Loads a file. Returns false with a sentence in `why` if it is not a plugin. */
bool plugins_load(plugins *p, const char *file, strbuf *why);
/* Finds the row of a target, for interp_options. Returns NULL, with what may be missing in `why`,
 * if no plugin has it. The plugin sees values as types of context `c`. */
const interp_custom_call *plugins_find(plugins *p, ir_context *c, const char *target, strbuf *why);

#endif
