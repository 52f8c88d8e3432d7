/* SPDX-License-Identifier: Apache-2.0 */
/* Whatever a consumer makes of the files that it owns, an action ends in time with a verdict of the
 * consumer; and what it leaves behind is removed. */
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "harness/host/owned.h"
#include "harness/sessions/session.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

/* A process that reads artifacts by a line of shell: $1 is the output, $2 the artifact, $3 a file
 * of 2 MiB. Output is limited to 1 MiB. */
static session *open_shell(const char *script) {
  strbuf text = STRBUF_INIT, path = STRBUF_INIT, errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  strbuf_addf(&text,
              "name: owner\nkind: process\nrelease: 1.8.0\ncapabilities: {can: [read]}\n"
              "limits: {wall: 120, output: 1MiB}\n"
              "deserialize:\n  argv: [sh, -c, '%s', sh, '{output}', '{artifact}', '%s/f/large']\n"
              "  output: file\n"
              "refusal: {exit: [1]}\n",
              script, dir.path);
  scratch_put(&dir, "f/consumer.yaml", strbuf_str(&text));
  strbuf_addf(&path, "%s/f/consumer.yaml", dir.path);
  session *x = session_open(strbuf_str(&path), vs_builtin_opset(), &sink.sink);
  if (!x) fail_msg("%s", strbuf_str(&errors));
  strbuf_free(&text);
  strbuf_free(&path);
  strbuf_free(&errors);
  return x;
}

/* Asks it to read something. Returns the outcome; the message goes to `message`. */
static outcome ask(session *x, strbuf *message) {
  consumer_table who = session_consumer(x);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  who.read(&who, c, "ML\xefR", 4, VS(1, 8, 0), &a);
  strbuf_reset(message);
  strbuf_adds(message, strbuf_str(&a.message));
  strbuf_free(&a.message);
  ir_context_free(c);
  return a.outcome;
}

static void an_output_that_is_no_regular_file_is_its_protocol_error(void **state) {
  (void)state;
  static const struct {
    const char *script, *says;
  } rows[] = {{"mkfifo \"$1\"", "its output file is a FIFO, not a regular file"},
              {"ln -s /dev/zero \"$1\"", "its output file is a symbolic link, not a regular file"},
              {"ln -s \"$2\" \"$1\"", "its output file is a symbolic link, not a regular file"},
              {"mkdir \"$1\"", "its output file is a folder, not a regular file"},
              {"ln \"$3\" \"$1\"", "its output file is larger than 1048576 bytes"},
              {"true", "ended well without the output file"},
              {"rm -rf \"$PWD\"", "ended well without the output file"},
              {": > \"$1\"", "without output"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf message = STRBUF_INIT;
    session *x = open_shell(rows[i].script);
    outcome o = ask(x, &message);
    if (o != OUTCOME_BAD_REPLY || !strstr(strbuf_str(&message), rows[i].says))
      fail_msg("%s: outcome %d: %s", rows[i].script, (int)o, strbuf_str(&message));
    session_close(x);
    strbuf_free(&message);
  }
}

/* Its next action begins in an empty folder, with its files, whatever it made of the last. */
static void what_stands_in_the_place_of_an_input_is_no_hindrance(void **state) {
  (void)state;
  static const char *const scripts[] = {
      "rm \"$2\"; mkfifo \"$2\"; ls | wc -l > \"$1\"",
      "rm \"$2\"; ln -s /dev/full \"$2\"; ls | wc -l > \"$1\"",
      "rm \"$2\"; mkdir -p \"$2/a/b\"; ls | wc -l > \"$1\"",
      "rm -rf \"$PWD\"; ln -s / \"$PWD\"; false",
  };
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
    strbuf first = STRBUF_INIT, second = STRBUF_INIT;
    session *x = open_shell(scripts[i]);
    outcome o = ask(x, &first);
    assert_int_equal(ask(x, &second), o);
    assert_int_not_equal(o, OUTCOME_SUITE_FAULT);
    assert_string_equal(strbuf_str(&second), strbuf_str(&first));
    session_close(x);
    strbuf_free(&first);
    strbuf_free(&second);
  }
}

/* --- A file that changes while it is read --- */

typedef struct shaker {
  char path[128];
  atomic_bool ended;
} shaker;

enum { LARGE = 4 << 20 };

static void *shake(void *user) {
  shaker *s = user;
  while (!atomic_load(&s->ended))
    if (truncate(s->path, 0) != 0 || truncate(s->path, LARGE) != 0) break;
  return NULL;
}

static void a_file_may_shrink_while_it_is_read(void **state) {
  (void)state;
  shaker s;
  pthread_t thread;
  atomic_init(&s.ended, false);
  snprintf(s.path, sizeof s.path, "%s/f/large", dir.path);
  assert_int_equal(pthread_create(&thread, NULL, shake, &s), 0);
  for (int i = 0; i < 200; i++) {
    strbuf read = STRBUF_INIT, why = STRBUF_INIT;
    assert_int_equal(owned_read(s.path, 2 * LARGE, &read, &why), OWNED_READ);
    assert_true(read.len <= LARGE);
    for (size_t k = 0; k < read.len; k += 4096) assert_int_equal(read.bytes[k], 0);
    strbuf_free(&read);
    strbuf_free(&why);
  }
  atomic_store(&s.ended, true);
  pthread_join(thread, NULL);
}

/* --- What is left behind --- */

static void deep_folders_are_removed(void **state) {
  (void)state;
  enum { DEPTH = 3000 };
  char top[128];
  snprintf(top, sizeof top, "%s/deep", dir.path);
  assert_int_equal(mkdir(top, 0700), 0);
  int at = open(top, O_RDONLY | O_DIRECTORY);
  for (int i = 0; i < DEPTH; i++) {
    assert_int_equal(mkdirat(at, "a", 0700), 0);
    assert_int_equal(mkdirat(at, "removed-7", 0000), 0);
    int below = openat(at, "a", O_RDONLY | O_DIRECTORY);
    assert_true(below >= 0);
    if (i % 100 == 0) close(openat(below, "file", O_CREAT | O_WRONLY, 0400));
    close(at);
    at = below;
  }
  assert_int_equal(symlinkat("/", at, "root"), 0);
  fchmod(at, 0500);
  close(at);
  clock_t start = clock();
  assert_true(owned_remove(top));
  assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 5);
  assert_int_equal(access(top, F_OK), -1);
  assert_int_equal(access("/etc", F_OK), 0);
}

/* The folders of temporary files before and after. */
static void a_consumer_leaves_nothing(void **state) {
  (void)state;
  strbuf message = STRBUF_INIT;
  setenv("TMPDIR", dir.path, 1);
  session *x = open_shell(
      "p=d/d/d/d/d/d/d/d/d/d; p=$p/$p/$p; i=0; while [ $i -lt 100 ]; do mkdir -p $p && cd -P $p; "
      "i=$((i+1)); done; echo x > y; exit 1");
  char folder[128];
  snprintf(folder, sizeof folder, "%s", session_setting(x)->scratch);
  assert_int_equal(ask(x, &message), OUTCOME_REFUSED);
  session_close(x);
  unsetenv("TMPDIR");
  assert_int_equal(access(folder, F_OK), -1);
  strbuf_free(&message);
}

static int set_up_here(void **state) {
  char path[128];
  set_up(state);
  scratch_put(&dir, "f/large", "");
  snprintf(path, sizeof path, "%s/f/large", dir.path);
  return truncate(path, 2 << 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_output_that_is_no_regular_file_is_its_protocol_error),
      cmocka_unit_test(what_stands_in_the_place_of_an_input_is_no_hindrance),
      cmocka_unit_test(a_file_may_shrink_while_it_is_read),
      cmocka_unit_test(deep_folders_are_removed),
      cmocka_unit_test(a_consumer_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, set_up_here, tear_down);
}
