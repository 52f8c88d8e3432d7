/* Reads and writes programs, and parses a release that a user gave. */
#ifndef HLO_CTS_HARNESS_PROGRAM_H
#define HLO_CTS_HARNESS_PROGRAM_H

#include "artifact/program.h"

/* Parses the release that a user requested. "0.0.0" is accepted, and the conversion then reports
 * that it is too old. Other text is reported as by the reference's tools, and the result is
 * false. */
bool tool_target(const vs_opset *o, const char *text, size_t n, bool allow_current,
                 diag_place place, vs_version *out, diag_sink *sink);
/* The same check before a program is read. A target for which no artifact can be written is an
 * error, too. */
bool tool_target_exists(const vs_opset *o, const char *text, size_t n, bool allow_current,
                        diag_place place, diag_sink *sink);

#endif
