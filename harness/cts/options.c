/* SPDX-License-Identifier: Apache-2.0 */
/* The options of every command. */
#include "command.h"
#include "options/shared.def"

#define OPTIONS(id) const cli_option options_##id[] = {
#define END_OPTIONS \
  { NULL }          \
  }                 \
  ;

#include "options/constraints.def"
#include "options/digest.def"
#include "options/help.def"
#include "options/history.def"
#include "options/inspect.def"
#include "options/whatis.def"

#ifndef _WIN32 /* those that run cases */
#include "harness/generate/generate.h"
#include "judged.h"

#include "options/accuracy.def"
#include "options/audit.def"
#include "options/check_consumer.def"
#include "options/coverage.def"
#include "options/diff.def"
#include "options/explain.def"
#include "options/export.def"
#include "options/fuzz.def"
#include "options/gate.def"
#include "options/generate.def"
#include "options/golden.def"
#include "options/judge.def"
#include "options/list.def"
#include "options/merge.def"
#include "options/plain.def"
#include "options/plugin.def"
#include "options/profiles.def"
#include "options/programs.def"
#include "options/reduce.def"
#include "options/report.def"
#include "options/run.def"
#include "options/window.def"

const cli_option options_lint_opset[] = {{NULL}};
#endif
