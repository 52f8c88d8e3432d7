/* SPDX-License-Identifier: Apache-2.0 */
/* Reads and writes programs, and parses a release and arguments that a user gave. */
#ifndef HLO_CTS_HARNESS_PROGRAM_H
#define HLO_CTS_HARNESS_PROGRAM_H

#include "artifact/program.h"
#include "interpreter/interpreter.h"

/* Parses the release that a user requested. "0.0.0" is accepted, and the conversion then reports
 * that it is too old. Other text is reported as by the reference's tools, and the result is
 * false. */
bool tool_target(const vs_opset *o, const char *text, size_t n, bool allow_current,
                 diag_place place, vs_version *out, diag_sink *sink);
/* The same check before a program is read. A target for which no artifact can be written is an
 * error, too. */
bool tool_target_exists(const vs_opset *o, const char *text, size_t n, bool allow_current,
                        diag_place place, diag_sink *sink);

/* The values of "[dense<1> : tensor<2xi32>, ...]", which the caller releases and frees; *count may
 * be 0. NULL with an error in the sink. */
interp_value **program_args(ir_context *c, const char *text, size_t *count, diag_sink *sink);
/* Prints a program in the generic form, which loses nothing, with the location of every operation,
 * known or unknown: a reader invents none. */
void program_as_text(ir_context *c, const ir_op *program, strbuf *out);

#endif
