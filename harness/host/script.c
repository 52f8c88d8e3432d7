/* SPDX-License-Identifier: Apache-2.0 */
#include "script.h"

#ifdef _WIN32
void script_become(const char *name, const char *const *words, size_t count, strbuf *why) {
  (void)words;
  strbuf_addf(why, "the script %s.py (%zu words) needs another system than Windows", name, count);
}
#else
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/auto_free.h"
#include "base/os/machine.h"
#include "harness/data/input.h"

void script_become(const char *name, const char *const *words, size_t count, strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  auto_free char *folder = suite_folder("scripts", NULL), *program = os_program_path();
  strbuf_addf(&path, "%s/commands/%s.py", folder ? folder : ".", name);
  /* As if the user had changed nothing of Python; without a cache. */
  const char *const python[] = {"python3", "-EsB", strbuf_str(&path)};
  enum { PYTHON = sizeof python / sizeof *python };
  auto_free const char **all = calloc(PYTHON + count + 1, sizeof *all);
  const char *needed = "", *what = strbuf_str(&path);
  if (all && program && access(what, R_OK) == 0 && setenv("HLO_CTS", program, 1) == 0) {
    memcpy(all, python, sizeof python);
    if (count) memcpy(all + PYTHON, words, count * sizeof *all);
    needed = "this command needs Python 3: ";
    execvp(what = python[0], (char *const *)(uintptr_t)all);
  }
  strbuf_addf(why, "%scannot run '%s': %s", needed, what, strerror(errno));
}
#endif
