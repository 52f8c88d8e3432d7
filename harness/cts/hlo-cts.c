/* SPDX-License-Identifier: Apache-2.0 */
/* Under the name of one of the two tools, the program is that tool: the Python package holds it
 * once. */
#include <string.h>

#include "cts.h"
#include "harness/cli/front.h"
#include "harness/tools/tools.h"

int main(int argc, char **argv) {
  const char *slash = argc > 0 ? strrchr(argv[0], '/') : NULL;
  const char *name = slash ? slash + 1 : argc > 0 ? argv[0] : "";
  if (strcmp(name, "hlo-opt") == 0) return front_run(hlo_opt_main, argc, argv);
  if (strcmp(name, "hlo-translate") == 0) return front_run(hlo_translate_main, argc, argv);
  return front_run(hlo_cts_main, argc, argv);
}
