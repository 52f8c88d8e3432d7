/* SPDX-License-Identifier: Apache-2.0 */
/* The output of a run on a terminal, and without one. */
#include <pty.h>

#include "tests/harness/shell.h"
#include "versions/versions.h"

/* Runs a command on a terminal of so many columns; what came of it is in `out`. Its status. */
static int on_terminal(unsigned short columns, const char *command) {
  struct winsize size = {.ws_row = 24, .ws_col = columns};
  int master;
  pid_t pid = forkpty(&master, NULL, NULL, &size);
  if (pid == 0) {
    if (chdir(dir.path) == 0) execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
  }
  assert_true(pid > 0);
  strbuf_reset(&out);
  char buffer[4096];
  for (ssize_t n; (n = read(master, buffer, sizeof buffer)) > 0;)
    strbuf_add(&out, buffer, (size_t)n);
  int status;
  assert_int_equal(waitpid(pid, &status, 0), pid);
  close(master);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* How wide the line is, colours left out. */
static size_t columns_of(const char *line, const char *end) {
  size_t n = 0;
  for (const char *p = line; p < end; p++) {
    if (*p == '\033') {
      while (p < end && *p != 'm' && *p != 'K') p++;
      continue;
    }
    n += *p != '\r' && ((unsigned char)*p & 0xc0) != 0x80; /* bytes that begin a character */
  }
  return n;
}

/* The lines after the progress; none of the matrix is wider than the terminal, and none of the
 * summary than 80 columns, except commands. */
static size_t lines_within(size_t columns) {
  size_t lines = 0;
  const char *at = strbuf_str(&out);
  for (const char *p = at; (p = strstr(p, "\r\033[K"));) at = p += 4;
  const char *totals = strstr(at, "Reads ");
  assert_non_null(totals);
  for (const char *end; (end = strchr(at, '\n')); at = end + 1, lines++)
    if (columns_of(at, end) > (at < totals ? columns : 80) && strncmp(at, "    hlo-cts ", 12) != 0)
      fail_msg("%zu columns: %.*s", columns_of(at, end), (int)(end - at), at);
  return lines;
}

#define A_FEW "--filter='^(abs_f32|abs_i32|tan_f32|add_f8|exponential_f32)$' "

static void the_matrix_fits_the_terminal(void **state) {
  (void)state;
  static const unsigned short columns[] = {80, 60, 200};
  for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
    assert_int_equal(on_terminal(columns[i], CTS "run " A_FEW), 0);
    assert_true(lines_within(columns[i]) < vs_builtin_opset()->release_count + 7);
    SAYS("\033[32m"); /* colours are there, and none is shown as text */
    SAYS("\033[2m");
    assert_null(strstr(strbuf_str(&out), "\\u001b"));
    SAYS("\npassed\r\n");
  }
  /* Failures have a colour of their own. */
  assert_int_equal(on_terminal(80, CTS "run --fault=off-by-one-ulp " A_FEW), 1);
  lines_within(80);
  SAYS("\033[1;31m");
  assert_null(strstr(strbuf_str(&out), "\\u001b"));
}

static void the_table_of_a_reader_fits_the_terminal(void **state) {
  (void)state;
  scratch_put(&dir, "reader.yaml",
              "name: reader\nkind: process\nrelease: current\ncapabilities: {locations: no}\n"
              "deserialize:\n  argv: ['{bin}/hlo-translate', --deserialize, "
              "--mlir-print-op-generic, '{artifact}']\n");
  assert_int_equal(on_terminal(80, CTS "run --consumer=reader.yaml " A_FEW), 0);
  assert_true(lines_within(80) < 40);
  SAYS("read by it");
  assert_null(strstr(strbuf_str(&out), "\\u001b"));
}

/* Each artifact of an abs takes it `seconds`; it reads none. */
static void put_slow(const char *seconds) {
  strbuf script = STRBUF_INIT;
  strbuf_addf(&script, "if grep -q abs \"$1\"; then sleep %s; fi\necho no >&2\nexit 1\n", seconds);
  scratch_put(&dir, "slow.sh", strbuf_str(&script));
  strbuf_free(&script);
  scratch_put(&dir, "slow.yaml",
              "name: slow\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [sh, '{here}/slow.sh', '{artifact}']\n");
}

#define SLOW \
  "run --matrix=none --jobs=1 --check=deserialize --pair=1.4.0,1.4.0 --consumer=slow.yaml "

/* Before a second has passed and a case has ended, a rate would be a guess. */
static void progress_has_a_rate_when_it_knows_one(void **state) {
  (void)state;
  put_slow("1.2");
  assert_int_equal(on_terminal(80, CTS SLOW "--filter='^(abs_f32|abs_i32)$'"), 1);
  SAYS("] 0/2 cases, 0 failures \033[K");
  SAYS("] 1/2 cases, about ");
  SAYS(" s left, 1 failures \033[K");
  for (const char *p = strbuf_str(&out); (p = strstr(p, "] 0/2 cases, ")); p++)
    assert_memory_not_equal(p + strlen("] 0/2 cases, "), "about", strlen("about"));
}

static void without_a_terminal_a_line_comes_every_ten_seconds(void **state) {
  (void)state;
  put_slow("13");
  assert_int_equal(sh_all(CTS SLOW "--case=abs_f32"), 1);
  SAYS("0/1 cases, 1"); /* 10 s, or a few more on a busy machine */
  SAYS(" s, 0 failures\n");
  assert_null(strchr(strbuf_str(&out), '\r'));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_matrix_fits_the_terminal),
      cmocka_unit_test(the_table_of_a_reader_fits_the_terminal),
      cmocka_unit_test(progress_has_a_rate_when_it_knows_one),
      cmocka_unit_test(without_a_terminal_a_line_comes_every_ten_seconds),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
