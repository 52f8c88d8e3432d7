#include "program.h"

#include <string.h>

#include "diags.h"

bool tool_target(const vs_opset *o, const char *text, size_t n, bool allow_current,
                 diag_place place, vs_version *out, diag_sink *sink) {
  static const char form[] = "Target version must be of the form `#.#.#`.";
  bool current = n == 7 && memcmp(text, "current", 7) == 0;
  *out = VS_NONE;
  if (n == 5 && memcmp(text, "0.0.0", 5) == 0) return true;
  if (vs_parse(o, text, n, out) && (allow_current || !current)) return true;
  if (n == 0)
    return diag_error(sink, DIAG_TOOL_TARGET, place, "No target version specified.\n%s", form);
  return diag_error(sink, DIAG_TOOL_TARGET, place, "Invalid target version argument '%.*s'\n%s",
                    (int)n, text, form);
}

bool tool_target_exists(const vs_opset *o, const char *text, size_t n, bool allow_current,
                        diag_place place, diag_sink *sink) {
  vs_version target;
  return tool_target(o, text, n, allow_current, place, &target, sink) &&
         vs_check_target(o, target, NULL, place, sink);
}
