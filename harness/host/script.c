/* SPDX-License-Identifier: Apache-2.0 */
#include "script.h"

#ifdef _WIN32
void script_become(const char *name, const char *const *words, size_t count, strbuf *why) {
  (void)words;
  strbuf_addf(why, "the script %s.py (%zu words) needs another system than Windows", name, count);
}

bool script_run(const char *name, const char *const *words, size_t count, const strbuf *given,
                strbuf *why) {
  (void)given;
  script_become(name, words, count, why);
  return false;
}
#else
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/auto_free.h"
#include "base/os/machine.h"
#include "forked.h"
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

typedef struct script_call {
  const char *name, *const *words;
  size_t count;
  FILE *input;
} script_call;

/* In the process that becomes the script: sends why it does not. */
static void become(int pipe, void *user) {
  const script_call *c = user;
  strbuf_auto why = STRBUF_INIT;
  bool ok = dup2(fileno(c->input), STDIN_FILENO) == 0 && fcntl(pipe, F_SETFD, FD_CLOEXEC) == 0;
  if (ok) script_become(c->name, c->words, c->count, &why);
  forked_send(pipe, why.len ? why.bytes : "out of memory", why.len ? why.len : 13);
}

bool script_run(const char *name, const char *const *words, size_t count, const strbuf *given,
                strbuf *why) {
  script_call call = {name, words, count, tmpfile()};
  forked f = {0};
  strbuf_auto how = STRBUF_INIT;
  bool ok = call.input && fwrite(strbuf_str(given), 1, given->len, call.input) == given->len &&
            fflush(call.input) == 0 && lseek(fileno(call.input), 0, SEEK_SET) == 0;
  if (!ok) strbuf_addf(why, "cannot write a temporary file: %s", strerror(errno));
  ok = ok && forked_start(&f, become, &call, why);
  if (ok) {
    while (forked_receive(&f)) continue;
    ok = forked_reap(&f, &how) == FORKED_EXITED && !f.pending.len;
    if (f.pending.len) strbuf_add(why, f.pending.bytes, f.pending.len);
    strbuf_free(&f.pending);
  }
  if (call.input) fclose(call.input);
  return ok;
}
#endif
