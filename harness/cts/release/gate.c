/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts gate: the options. scripts/commands/gate.py judges. */
#include <stdlib.h>

#include "case_options.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"

#define WHO "hlo-cts gate"

int cmd_gate(const cli_args *args) {
  auto_free char *cases = suite_folder("corpus", cli_value(args, "corpus"));
  auto_free char *golden = suite_folder("golden", cli_value(args, "golden"));
  const char *opset = cli_value(args, "opset"), *timeout = cli_value(args, "timeout");
  strbuf_auto why = STRBUF_INIT;
  unsigned jobs;
  double seconds;
  if (!read_jobs(args, &jobs, &why)) return say(WHO, strbuf_str(&why));
  if (timeout && !(cli_seconds(timeout, &seconds) && seconds > 0))
    return say(WHO, "--timeout takes seconds");
  if ((opset && !opset_is_there(WHO, opset)) || !golden_is_there(WHO, args)) return EXIT_USAGE;
  if (!cases || !golden || setenv("HLO_CTS_CORPUS", cases, 1) != 0 ||
      setenv("HLO_CTS_GOLDEN", golden, 1) != 0)
    return say(WHO, "out of memory");
  return run_script("gate", args);
}
