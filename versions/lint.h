/* SPDX-License-Identifier: Apache-2.0 */
/* Checks that a new set of rows only adds to an older one. The rows may be compiled in, loaded, or
 * built by a test, so some checks repeat those that load/ makes of files.
 *
 * Only what is newer than `old` is judged for how it was added or removed; what `old` has must be
 * in `new` as it was. Owns nothing. */
#ifndef HLO_CTS_VERSIONS_LINT_H
#define HLO_CTS_VERSIONS_LINT_H

#include "base/diag.h"
#include "versions/diags.h"
#include "versions/opset.h"

typedef enum vs_lint_rule {
#define LINT_RULE(name, id, text) VS_LINT_##name,
#include "versions/lint/rules.def"
#undef LINT_RULE
  VS_LINT_RULE_COUNT
} vs_lint_rule;

/* The permanent id of a rule ("deleted"). */
const char *vs_lint_id(vs_lint_rule rule);
/* The number of its diagnostic. */
diag_id vs_lint_number(vs_lint_rule rule);

/* A finding. The strings are valid only during the call. */
typedef struct vs_finding {
  vs_lint_rule rule;
  vs_version release;  /* that brought it; VS_NONE: none in particular */
  const char *subject; /* "op vhlo.trace_v1", "release 1.17.0" */
  const char *message;
} vs_finding;

typedef struct vs_lint_options {
  /* Whether release number `consumer` of `o` must read what release number `producer` wrote. NULL:
   * always. */
  bool (*in_window)(const vs_opset *o, size_t producer, size_t consumer);
  void (*tell)(const vs_finding *f, void *user);
  void *user;
  const char *today; /* "2026-11-24": no release is of a later day. NULL: any may be */
} vs_lint_options;

/* Compares; `old` NULL: the whole history of `new` is judged. Returns the number of findings. */
size_t vs_lint(const vs_opset *old, const vs_opset *new, const vs_lint_options *options);

#endif
