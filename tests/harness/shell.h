/* SPDX-License-Identifier: Apache-2.0 */
/* Shell commands in a scratch folder, what they said and how they ended. The suite's own corpus and
 * golden bytes are what they find. One folder and one output per test program. */
#ifndef HLO_CTS_TESTS_HARNESS_SHELL_H
#define HLO_CTS_TESTS_HARNESS_SHELL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "tests/harness/newest.h"
#include "tests/harness/scratch.h"

#define OPT HLO_CTS_BIN "/hlo-opt "
#define TRANSLATE HLO_CTS_BIN "/hlo-translate "
#define CTS HLO_CTS_BIN "/hlo-cts "
#define PACKAGE "HLO_CTS=" CTS HLO_CTS_SOURCE "/scripts/package "

/* gcc and clang tell in two ways that there is an address sanitizer. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* A limit of the address space for the commands that follow. A sanitizer takes terabytes of it for
 * its shadow, so there it is empty, and the test asks only for the diagnostic. */
#if SANITIZED
#define MEMORY_KIB(n) ""
#else
#define MEMORY_KIB(n) "ulimit -v " #n "; "
#endif

static scratch dir;
static strbuf out = STRBUF_INIT;

/* A program that holds; with <2> for its first <1> it does not. */
#define IS_ONE                                           \
  "func.func @main() {\n"                                \
  "  %0 = stablehlo.constant dense<1> : tensor<i32>\n"   \
  "  check.expect_eq_const %0, dense<1> : tensor<i32>\n" \
  "  return\n"                                           \
  "}\n"

/* The exit status, or 128 plus a signal. The command, and what SAYS asks for, may have the words of
 * with_newest. */
static inline int sh_with(const char *command, const char *before, const char *after) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, "cd '%s' && %s%s%s", dir.path, before, command, after);
  strbuf_reset(&out);
  FILE *p = popen(with_newest(strbuf_str(&line)), "r");
  strbuf_free(&line);
  assert_non_null(p);
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, p)) > 0;) strbuf_add(&out, buffer, n);
  int status = pclose(p);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* Runs a command; its standard output (and error, where the command says so) is in `out`. */
static inline int sh(const char *command) { return sh_with(command, "", ""); }

/* The same; it must end with this status. */
static inline void sh_ends(int expected, const char *command) {
  int status = sh(command);
  if (status != expected)
    fail_msg("%s: status %d, not %d: %s", command, status, expected, strbuf_str(&out));
}

/* Standard output and error. */
static inline int sh_all(const char *command) { return sh_with(command, "{ ", "\n} 2>&1"); }

static inline void must(const char *command) {
  int status = sh_all(command);
  if (status) fail_msg("%s: status %d: %s", command, status, strbuf_str(&out));
}

#define SAYS(what)                                  \
  if (!strstr(strbuf_str(&out), with_newest(what))) \
  fail_msg("'%s' is not in: %s", what, strbuf_str(&out))

static inline int set_up(void **state) {
  (void)state;
  dir = scratch_new();
  setenv("HLO_CTS_CORPUS", HLO_CTS_SOURCE "/corpus", 1);
  setenv("HLO_CTS_GOLDEN", HLO_CTS_SOURCE "/golden", 1);
  return 0;
}

static inline int tear_down(void **state) {
  (void)state;
  scratch_free(&dir);
  strbuf_free(&out);
  return 0;
}

#endif
