/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of others do nothing to a terminal or to a page, whichever way they take. The texts hold
 * every control, bytes that are no UTF-8, marks of direction and markup. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/utf8.h"
#include "harness/journal/journal.h"
#include "harness/reports/report.h"
#include "harness/words/clean_text.h"
#include "tests/harness/shell.h"

/* Every C0 byte but NUL, DEL, every C1 character, bytes that are no text, overrides, tags, markup.
 */
static void put_hostile(strbuf *text) {
  for (int c = 1; c < 0x20; c++) strbuf_addc(text, (char)c);
  strbuf_addc(text, 0x7f);
  for (int c = 0x80; c < 0xa0; c++) strbuf_addf(text, "\xc2%c", c);
  for (int c = 0x80; c < 0x100; c += 5) strbuf_addf(text, "%c.", c);
  strbuf_adds(text, "\xe2\x80\xae\xe2\x81\xa6\xd8\x9c\xef\xbb\xbf\xe2\x80\xa8\xf3\xa0\x80\x81");
  strbuf_adds(text, "\xed\xa0\x80\xc0\xaf\xf5\x80\x80\x80\xe2\x80");
  strbuf_adds(text, "\033[2J\033]0;t\007\033[0m<script>alert(1)</script>|`[a](b)` end");
}

/* Where a text holds what a terminal would act on; NULL: nowhere. `breaks`: of CR too. */
static const char *first_hidden(const char *text, size_t n) {
  uint32_t code;
  for (size_t i = 0, len; i < n; i += len) {
    len = utf8_decode(text + i, n - i, &code);
    if (!len) return text + i;
    if (code != '\n' && code != '\t' && utf8_is_hidden(code)) return text + i;
  }
  return NULL;
}

static void assert_clean(const char *what, const strbuf *text) {
  const char *at = first_hidden(strbuf_str(text), text->len);
  if (at)
    fail_msg("%s: byte 0x%02x at %zu of %zu", what, (unsigned)(unsigned char)*at,
             (size_t)(at - text->bytes), text->len);
}

static void hidden_characters_stand_as_numbers(void **state) {
  (void)state;
  static const struct {
    const char *text, *clean;
  } rows[] = {
      {"plain\n\ttext \xc3\xa9 \xe2\x82\xac", "plain\n\ttext \xc3\xa9 \xe2\x82\xac"},
      {"a\033[2Jb\r\007", "a\\u001b[2Jb\\u000d\\u0007"},
      {"\xc2\x9b", "\\u009b"},
      {"\x9b\xff", "\\x9b\\xff"},
      {"\xe2\x80\xae", "\\u202e"},
      {"\xf3\xa0\x80\x81", "\\udb40\\udc01"},
      {"\xed\xa0\x80", "\\xed\\xa0\\x80"},
      {"\xe2\x80", "\\xe2\\x80"},
      {"\033[0m\033[1;31m\033[32m\033[33m", "\\u001b[0m\\u001b[1;31m\\u001b[32m\\u001b[33m"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf text = STRBUF_INIT;
    clean_text(rows[i].text, strlen(rows[i].text), &text);
    assert_string_equal(strbuf_str(&text), rows[i].clean);
    strbuf_free(&text);
  }
  strbuf text = STRBUF_INIT, hostile = STRBUF_INIT;
  clean_coloured("\033[1;31mx\033[0m\033[33m", 17, &text);
  assert_string_equal(strbuf_str(&text), "\033[1;31mx\033[0m\\u001b[33m");
  strbuf_reset(&text);
  put_hostile(&hostile);
  clean_text(hostile.bytes, hostile.len, &text);
  assert_clean("clean_text", &text);
  assert_int_equal(utf8_length(""), 0);
  strbuf_free(&text);
  strbuf_free(&hostile);
}

/* --- From outside --- */

/* Runs a command, with `c.yaml`, `p.mlir` and so on in the folder; its output is clean whatever it
 * ends with, and holds `says`. */
static void run_clean(const char *what, const char *command, const char *says) {
  sh_with(command, "PATH=" HLO_CTS_BIN ":$PATH && { ", "; } 2>&1");
  assert_clean(what, &out);
  if (!strstr(strbuf_str(&out), says))
    fail_msg("%s: '%s' is not in: %s", what, says, strbuf_str(&out));
}

static void assert_file_clean(const char *name, const char *never) {
  char path[256];
  strbuf text = STRBUF_INIT;
  snprintf(path, sizeof path, "%s/%s", dir.path, name);
  FILE *f = fopen(path, "r");
  if (!f) fail_msg("there is no %s", name);
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, f)) > 0;) strbuf_add(&text, buffer, n);
  fclose(f);
  assert_clean(name, &text);
  if (never) assert_null(strstr(strbuf_str(&text), never));
  assert_non_null(strstr(strbuf_str(&text), "end"));
  strbuf_free(&text);
}

static void put_with_hostile(const char *name, const char *before, const char *after) {
  strbuf text = STRBUF_INIT;
  strbuf_adds(&text, before);
  put_hostile(&text);
  strbuf_adds(&text, after);
  scratch_put(&dir, name, strbuf_str(&text));
  strbuf_free(&text);
}

/* A consumer that says it all on standard error, and refuses. */
static void messages_of_a_consumer_are_clean_everywhere(void **state) {
  (void)state;
  strbuf description = STRBUF_INIT;
  put_with_hostile("f/message", "error: ", "\n");
  strbuf_addf(&description,
              "name: loud\nkind: process\nrelease: 1.8.0\ncapabilities: {can: [read]}\n"
              "deserialize: {argv: [sh, -c, 'cat %s/f/message >&2; exit 1', sh, '{artifact}']}\n"
              "refusal: {exit: [1]}\n",
              dir.path);
  scratch_put(&dir, "f/loud.yaml", strbuf_str(&description));
  strbuf_free(&description);
#define RUN \
  " --case=add_i8_wrap --corpus=" HLO_CTS_SOURCE "/corpus --golden=" HLO_CTS_SOURCE "/golden"
  run_clean("run", "hlo-cts run --consumer=f/loud.yaml --report=f/run --color=never" RUN,
            "refused");
  run_clean("report", "hlo-cts report f/run", "reports:");
  run_clean("explain", "hlo-cts explain --report=f/run --pair=1.8.0,1.8.0 add_i8_wrap", "end");
  run_clean("explain --json",
            "hlo-cts explain --json --report=f/run --pair=1.8.0,1.8.0 add_i8_wrap", "end");
  run_clean("check-consumer", "hlo-cts check-consumer f/loud.yaml", "FAILED");
  assert_file_clean("f/run/summary.md", "<script>");
  must("grep -qF '&lt;script&gt;alert(1)&lt;/script&gt;\\|\\`\\[a\\](b)\\` end' f/run/summary.md");
  assert_file_clean("f/run/index.html", "<script>alert");
  assert_file_clean("f/run/junit.xml", "<script>");
  assert_file_clean("f/run/results.json", NULL);
  assert_file_clean("f/run/journal", NULL);
}

/* Their own bytes, after somebody changed them. */
static void foreign_journals_packages_and_files_are_clean(void **state) {
  (void)state;
  put_with_hostile("x/cases.yaml", "cases:\n  - {id: a, \"", "\": 1}\n");
  run_clean("manifest", "hlo-cts list --corpus=.", "error");
  put_with_hostile("x/c.yaml", "name: '", "'\nkind: robot\n");
  run_clean("description", "hlo-cts run --consumer=x/c.yaml", "error");
  put_with_hostile("x/p.mlir", "func.func @main() {\n  \"", "\"() : () -> ()\n}\n");
  run_clean("translate", "hlo-translate --interpret x/p.mlir", "error");
  run_clean("opt", "hlo-opt x/p.mlir", "error");
  put_with_hostile("x/a.bc", "ML\xefR\x0d", "\x01");
  run_clean("inspect", "hlo-cts inspect x/a.bc; hlo-cts inspect --json x/a.bc", "end");
  run_clean("deserialize", "hlo-translate --deserialize x/a.bc", "error");
  put_with_hostile("x/journal", "{\"journal\": \"", "\"}\n");
  run_clean("journal", "hlo-cts report x", "error");
  put_with_hostile("x/MANIFEST", "", "  results.json\n");
  put_with_hostile("x/SEAL", "", "\n");
  put_with_hostile("x/statement.yaml", "vendor: \"", "\"\n");
  run_clean("package", HLO_CTS_SOURCE "/scripts/package verify x", "");
  run_clean("file names",
            "printf x > \"x/$(printf 'a\\033[2Jb')\"; " HLO_CTS_SOURCE
            "/scripts/package verify x; "
            "hlo-cts inspect \"x/$(printf 'a\\033[2Jb')\"",
            "u001b");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hidden_characters_stand_as_numbers),
      cmocka_unit_test(messages_of_a_consumer_are_clean_everywhere),
      cmocka_unit_test(foreign_journals_packages_and_files_are_clean),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
