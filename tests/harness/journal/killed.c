/* SPDX-License-Identifier: Apache-2.0 */
/* Runs that are ended from outside, at any system call, by a signal that lets them clean up or by
 * one that does not: what they leave can be gone on with, and after that nothing is left. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <time.h>

#include "base/os/process.h"
#include "tests/harness/runs.h"

enum { KILLS = 50 };

static uint32_t seed;
static uint32_t draw(uint32_t below) {
  seed = seed * 1664525u + 1013904223u;
  return (uint32_t)((uint64_t)seed * below >> 32);
}

/* --- At a system call of the process that writes the journal and the reports --- */

static pid_t start_traced(const char *const *arguments) {
  pid_t pid = fork();
  if (pid == 0) {
    int null = open("/dev/null", O_WRONLY);
    dup2(null, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) _exit(126);
    raise(SIGSTOP);
    execv(HLO_CTS_BIN "/hlo-cts", (char *const *)(uintptr_t)arguments);
    _exit(127);
  }
  assert_true(pid > 0);
  return pid;
}

/* Lets the process make so many steps, into system calls and out of them, then kills it. How many
 * it made when it ended by itself before; else 0. -1: nobody may be traced here. */
static long killed_at(const char *const *arguments, long steps, int *exit_status) {
  pid_t pid = start_traced(arguments);
  long made = 0;
  int status;
  for (;;) {
    assert_int_equal(waitpid(pid, &status, 0), pid);
    if (WIFEXITED(status)) {
      *exit_status = WEXITSTATUS(status);
      return WEXITSTATUS(status) == 126 ? -1 : made;
    }
    if (WIFSIGNALED(status)) {
      assert_int_equal(WTERMSIG(status), SIGKILL);
      return 0;
    }
    int which = WSTOPSIG(status);
    bool call = which == (SIGTRAP | 0x80);
    if (made == 0 && which == SIGSTOP) {
      ptrace(PTRACE_SETOPTIONS, pid, NULL, (void *)PTRACE_O_TRACESYSGOOD);
      made = 1;
    }
    made += call;
    if (made == steps)
      kill(pid, SIGKILL);
    else
      ptrace(PTRACE_SYSCALL, pid, NULL,
             call || which == SIGSTOP || which == SIGTRAP ? NULL : (void *)(intptr_t)which);
  }
}

/* --- Nothing is left --- */

/* Whoever loses its parent comes to us. */
static void assert_no_process(void) {
  static const struct timespec pause = {.tv_nsec = 5000000};
  for (int i = 0; i < 10000; i++) {
    pid_t pid = waitpid(-1, NULL, WNOHANG);
    if (pid < 0 && errno == ECHILD) return;
    if (pid == 0) nanosleep(&pause, NULL);
  }
  fail_msg("a process is left");
}

static void assert_no_part(const char *folder) {
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", dir.path, folder);
  DIR *d = opendir(strbuf_str(&path));
  assert_non_null(d);
  for (struct dirent *e; (e = readdir(d));)
    if (strstr(e->d_name, ".part")) fail_msg("%s is left", e->d_name);
  closedir(d);
  strbuf_free(&path);
}

/* --- Runs --- */

typedef struct setting {
  const char *jobs;
  const char *consumer; /* a mode of the fake consumer; NULL: the built-in one */
  bool testee;
  int kills;
} setting;

static char option[6][160];
static const char *arguments[16];

/* The arguments of a run into `folder`; half of its cases fail, so that there is something to say.
 */
static void prepare(const setting *s, const char *folder, bool resume) {
  size_t n = 0;
  snprintf(option[0], sizeof *option, "--report=%s/%s", dir.path, folder);
  snprintf(option[1], sizeof *option, "--jobs=%s", s->jobs);
  snprintf(option[2], sizeof *option, "--consumer=%s/c/consumer.yaml", dir.path);
  snprintf(option[3], sizeof *option, "--golden=%s/golden", dir.path);
  arguments[n++] = "hlo-cts";
  arguments[n++] = "run";
  arguments[n++] = "--quiet";
  arguments[n++] = "--matrix=none";
  arguments[n++] = option[0];
  arguments[n++] = option[1];
  if (s->consumer) {
    arguments[n++] = option[2];
    arguments[n++] = option[3];
    arguments[n++] = "--corpus=" HLO_CTS_SOURCE "/tests/harness/fakes/corpus";
    arguments[n++] = "--pair=1.7.0..1.9.0,1.8.0";
  } else {
    arguments[n++] = "--filter=^(add_f32_rounding|tan_f32|abs_f32|iota_1d|iota_2d|iota_complex)$";
    arguments[n++] = "--fault=off-by-one-ulp";
    arguments[n++] = "--pair=*,1.0.0..1.9.0";
  }
  if (resume) arguments[n++] = "--resume";
  arguments[n] = NULL;
}

static int run_once(const setting *s, const char *folder, bool resume) {
  prepare(s, folder, resume);
  pid_t pid = start(arguments);
  int status;
  assert_int_equal(waitpid(pid, &status, 0), pid);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static void describe(const setting *s) {
  strbuf text = STRBUF_INIT;
  strbuf_addf(&text, "name: fake\nkind: %s\n", s->testee ? "testee" : "process");
  if (s->testee)
    strbuf_addf(&text, "command: [\"%s\", %s, testee]\n", FAKE_CONSUMER, s->consumer);
  else
    strbuf_addf(&text,
                "release: 1.8.0\ndeserialize: {argv: [\"%s\", %s, deserialize, \"{artifact}\"]}\n"
                "refusal: {exit: [1], stderr: \"^error: \"}\n",
                FAKE_CONSUMER, s->consumer);
  scratch_put(&dir, "c/consumer.yaml", strbuf_str(&text));
  strbuf_free(&text);
}

/* A report of a stopped run, if there is one, calls it incomplete; any other one is of a whole run.
 */
static void assert_honest(const char *folder) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(
      &line,
      "test ! -e %1$s/results.json || grep -q '\"result\":\"incomplete\"' %1$s/results.json "
      "|| { rm -rf again && cp -r %1$s again && { " CTS
      "report again >again.log; ! grep incomplete again.log; } }",
      folder);
  if (sh(strbuf_str(&line))) fail_msg("a report says more than the run knows");
  strbuf_free(&line);
}

/* Each kill is of a run of its own, which then goes on to its end. The moments are spread over the
 * whole run, by steps; a third of them are in its last steps, when reports are written. */
static void survives(const setting *s) {
  char folder[32];
  int status = 0, whole_status;
  if (s->consumer) describe(s);
  prepare(s, "whole", false);
  assert_int_equal(sh("rm -rf whole torn*"), 0);
  long steps = killed_at(arguments, 0, &status);
  if (steps < 0) {
    print_message("nobody may be traced here: skipped\n");
    skip();
  }
  whole_status = status;
  assert_true(whole_status <= 1);
  int killed = 0;
  long at = 0;
  for (int i = 0; i < s->kills; i++) {
    int spread = s->kills - s->kills / 3;
    snprintf(folder, sizeof folder, "torn%d", i);
    /* A busy machine makes more steps or fewer: what ended before its moment says how many. */
    for (int again = 0; again < 5; again++) {
      long last = steps < 300 ? steps : 300;
      long from = i < spread ? steps * i / spread : steps - last;
      at = 1 + from + (long)draw((uint32_t)((i < spread ? steps / spread : last) + 1));
      prepare(s, folder, false);
      strbuf clear = STRBUF_INIT;
      strbuf_addf(&clear, "rm -rf %s", folder);
      assert_int_equal(sh(strbuf_str(&clear)), 0);
      strbuf_free(&clear);
      long made = killed_at(arguments, at, &status);
      killed += made == 0;
      if (made == 0) break;
      steps = made;
    }
    assert_no_process();
    assert_honest(folder);
    assert_int_equal(run_once(s, folder, true), whole_status);
    assert_same_journal("whole", folder);
    assert_same_reports("whole", folder);
    assert_no_part(folder);
    assert_no_process();
    if (scratch_entries(getenv("TMPDIR")))
      fail_msg("scratch files are left after a kill at %ld", at);
  }
  assert_true(killed >= s->kills * 2 / 3);
}

static void survives_with_one_process(void **state) {
  (void)state;
  seed = 1;
  survives(&(setting){"1", NULL, false, KILLS / 2});
}

static void survives_with_four_processes(void **state) {
  (void)state;
  seed = 2;
  survives(&(setting){"4", NULL, false, KILLS});
}

static void survives_with_a_testee(void **state) {
  (void)state;
  seed = 3;
  survives(&(setting){"2", "one-ulp", true, 15});
}

static void survives_with_a_process_consumer(void **state) {
  (void)state;
  seed = 4;
  survives(&(setting){"2", "drops-attribute", false, 10});
}

/* --- By a signal that lets it clean up --- */

static void ends_well(const setting *s, int by) {
  if (s->consumer) describe(s);
  assert_int_equal(sh("rm -rf whole torn"), 0);
  int whole_status = run_once(s, "whole", false), stopped = 0;
  for (int i = 0; i < 6; i++) {
    prepare(s, "torn", true);
    strbuf path = STRBUF_INIT;
    strbuf_addf(&path, "%s/said", dir.path);
    pid_t pid = fork();
    if (pid == 0) {
      setpgid(0, 0);
      int null = open("/dev/null", O_WRONLY);
      dup2(null, STDOUT_FILENO);
      dup2(open(strbuf_str(&path), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
      execv(HLO_CTS_BIN "/hlo-cts", (char *const *)(uintptr_t)arguments);
      _exit(127);
    }
    strbuf_free(&path);
    setpgid(pid, pid);
    struct timespec pause = {0, 5000000 + (long)draw(60) * 1000000};
    nanosleep(&pause, NULL);
    kill(i % 2 ? -pid : pid, by); /* a terminal tells the whole group */
    int status;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_no_process();
    if (scratch_entries(getenv("TMPDIR"))) fail_msg("scratch files are left after a signal");
    if (WIFSIGNALED(status)) { /* it had not begun */
      assert_int_equal(WTERMSIG(status), by);
      continue;
    }
    if (WEXITSTATUS(status) == whole_status) continue; /* it was faster */
    assert_int_equal(WEXITSTATUS(status), 2);
    assert_int_equal(sh("cat said"), 0);
    SAYS("stopped by signal ");
    SAYS("--resume continues the run");
    assert_int_equal(sh("tail -n 1 torn/journal | grep '^{\"seconds\":'"), 0);
    assert_honest("torn");
    stopped++;
  }
  assert_int_equal(run_once(s, "torn", true), whole_status);
  assert_same_journal("whole", "torn");
  assert_same_reports("whole", "torn");
  print_message("stopped %d times\n", stopped);
}

static void ends_well_by_sigterm(void **state) {
  (void)state;
  seed = 5;
  ends_well(&(setting){"4", NULL, false, 0}, SIGTERM);
}

static void ends_well_by_sigint_with_children_of_children(void **state) {
  (void)state;
  seed = 6;
  ends_well(&(setting){"2", "leaves-children", true, 0}, SIGINT);
}

static int set_up_here(void **state) {
  set_up(state);
  os_adopt_orphans();
  char folder[128];
  snprintf(folder, sizeof folder, "%s/tmp", dir.path);
  if (mkdir(folder, 0777) != 0) return 1;
  setenv("TMPDIR", folder, 1);
  return sh(CTS "golden --corpus " HLO_CTS_SOURCE "/tests/harness/fakes/corpus --golden golden");
}

/* With an argument: the tests whose names match. */
int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(survives_with_one_process),
      cmocka_unit_test(survives_with_four_processes),
      cmocka_unit_test(survives_with_a_testee),
      cmocka_unit_test(survives_with_a_process_consumer),
      cmocka_unit_test(ends_well_by_sigterm),
      cmocka_unit_test(ends_well_by_sigint_with_children_of_children),
  };
  if (argc > 1) cmocka_set_test_filter(argv[1]);
  return cmocka_run_group_tests(tests, set_up_here, tear_down);
}
