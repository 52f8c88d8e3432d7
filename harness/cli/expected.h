/* SPDX-License-Identifier: Apache-2.0 */
/* --verify-diagnostics: comments in a text state the diagnostics that it expects.
 *
 *   // expected-error@+1 {{part of the message}}
 *   // expected-note-re@above {{literal {{regular expression}} literal}}
 *
 * Severities: error, warning, note, remark. Places: this line, @+N, @-N, @above (the last line that
 * is not itself an expectation), @below (the next such line), @unknown (no place). One expectation
 * per line, at its end. Source:
 * https://mlir.llvm.org/docs/Diagnostics/#sourcemgr-diagnostic-verifier-handler and what mlir-opt
 * does. */
#ifndef HLO_CTS_HARNESS_EXPECTED_H
#define HLO_CTS_HARNESS_EXPECTED_H

#include "base/diag.h"
#include "base/strbuf.h"

typedef struct expected_set expected_set;
struct source_text;

/* Reads the expectations of a piece of `whole` that begins at `first_line`. Borrows `whole`.
 * Returns NULL, with the reason in `out`, when out of memory or if a regular expression is wrong.
 * With `only_expected`, unexpected diagnostics are not failures. */
expected_set *expected_new(const struct source_text *whole, const char *piece, size_t n,
                           uint32_t first_line, bool only_expected, strbuf *out);
void expected_free(expected_set *s);
/* Compares a diagnostic and its notes with the expectations, and appends complaints to `out`. */
void expected_check(expected_set *s, const diag *d, strbuf *out);
/* Appends a complaint for each expected diagnostic that did not come. Returns true if there was no
 * complaint at all. */
bool expected_finish(expected_set *s, strbuf *out);

#endif
