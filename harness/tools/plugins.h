/* Targets of custom_call from shared objects (interpreter/plugin.h): the files that were named, and
 * those of lib/hlo-cts beside the tool's folder, which are looked at when a target is unknown. */
#ifndef HLO_CTS_HARNESS_TOOLS_PLUGINS_H
#define HLO_CTS_HARNESS_TOOLS_PLUGINS_H

#include "base/strbuf.h"
#include "interpreter/interpreter.h"

typedef struct plugins plugins;

/* NULL when there is no memory. Must outlive what it is used for. */
plugins *plugins_new(void);
void plugins_free(plugins *p);
/* Loads one file; false, with a sentence, when it is no plugin. */
bool plugins_load(plugins *p, const char *file, strbuf *why);
/* For interp_options: the row of a target, or NULL; `why` gets what may be missing. Values of types
 * are told in the words of this context. */
const interp_custom_call *plugins_find(plugins *p, ir_context *c, const char *target, strbuf *why);

#endif
