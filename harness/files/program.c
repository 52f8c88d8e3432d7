/* SPDX-License-Identifier: Apache-2.0 */
#include "program.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "text/text.h"

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

static bool args_error(diag_sink *sink, const char *what) {
  return diag_error(sink, DIAG_TOOL_ARGS, (diag_place){0},
                    "%s, i.e. --args=[dense<1> : tensor<2xi32>, ...]", what);
}

interp_value **program_args(ir_context *c, const char *text, size_t *count, diag_sink *sink) {
  *count = 0;
  const ir_attr *list = NULL;
  if (text && *text) {
    list = text_parse_attr(c, text, strlen(text), sink);
    if (!ir_attr_is(list, IR_ATTR_ARRAY)) {
      args_error(sink, "expectected array attribute string for args");
      return NULL;
    }
  }
  size_t n = list ? list->array.count : 0;
  interp_value **values = calloc(n + 1, sizeof *values);
  if (!values) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  for (size_t i = 0; i < n; i++) {
    const ir_attr *item = list->array.items[i];
    bool dense = ir_attr_is(item, IR_ATTR_DENSE);
    values[i] = dense ? interp_from_attr(item) : NULL;
    if (values[i]) {
      ++*count;
      continue;
    }
    if (dense)
      diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    else
      args_error(sink, "expected dense elements attribute for args elements");
    while (i-- > 0) interp_release(values[i]);
    free(values);
    return NULL;
  }
  return values;
}

void program_as_text(ir_context *c, const ir_op *program, strbuf *out) {
  text_print_options whole = {.generic = true, .debuginfo = true, .local_scope = true};
  text_print(c, program, &whole, out);
}
