/* Reads and writes programs, and parses a release that a user gave. */
#ifndef HLO_CTS_HARNESS_PROGRAM_H
#define HLO_CTS_HARNESS_PROGRAM_H

#include "artifact/program.h"

/* The release that a user requested. "0.0.0" has the form of one: it is older than the oldest,
 * which the conversion says. Reports anything else as the reference's tools do. */
bool tool_target(const vs_opset *o, const char *text, size_t n, bool allow_current,
                 diag_place place, vs_version *out, diag_sink *sink);
/* The same before there is a program; a target that nothing can be written for is an error too. */
bool tool_target_exists(const vs_opset *o, const char *text, size_t n, bool allow_current,
                        diag_place place, diag_sink *sink);

#endif
