/* SPDX-License-Identifier: Apache-2.0 */
/* Calls each function of base/os on this system. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/os/machine.h"
#include "base/os/memory.h"
#include "base/os/process.h"

/* A child that waits until its end of the pipe closes. */
static pid_t waiting_child(int ends[2]) {
  assert_true(os_pipe(ends));
  pid_t pid = fork();
  if (pid == 0) {
    char byte;
    close(ends[1]);
    _exit(read(ends[0], &byte, 1) == 0 ? 3 : 4);
  }
  close(ends[0]);
  return pid;
}

static void children_and_their_end(void **state) {
  (void)state;
  int ends[2], status;
  pid_t pid = waiting_child(ends), found[8];
#ifdef __linux__
  assert_int_equal(os_children(getpid(), found, 8), 1);
  assert_int_equal(found[0], pid);
  assert_int_equal(os_children(getpid(), found, 0), 0);
  assert_int_equal(os_children(pid, found, 8), 0);
  struct pollfd end = {.fd = os_end_of(pid), .events = POLLIN};
  assert_true(end.fd < 0 || poll(&end, 1, 0) == 0);
  assert_false(os_is_stopped(pid, getpgrp()));
  kill(pid, SIGSTOP);
  assert_int_equal(waitpid(pid, &status, WUNTRACED), pid);
  assert_true(os_is_stopped(pid, getpgrp()));
  assert_false(os_is_stopped(pid, getpgrp() + 1));
  kill(pid, SIGCONT);
#endif
  close(ends[1]);
#ifdef __linux__
  assert_true(end.fd < 0 || poll(&end, 1, 10000) == 1);
  if (end.fd >= 0) close(end.fd);
#else
  (void)found;
#endif
  assert_int_equal(waitpid(pid, &status, 0), pid);
  assert_int_equal(WEXITSTATUS(status), 3);
}

/* In a child, which exec would not tell from one with these descriptors. */
static void descriptors(void **state) {
  (void)state;
  int ends[2], status;
  assert_true(os_pipe(ends));
  assert_true(fcntl(ends[0], F_GETFD) & FD_CLOEXEC && fcntl(ends[1], F_GETFD) & FD_CLOEXEC);
  pid_t pid = fork();
  if (pid == 0) {
    os_close_from(3);
    for (int fd = 3; fd < 64; fd++)
      if (fcntl(fd, F_GETFD) >= 0) _exit(1);
    _exit(fcntl(2, F_GETFD) >= 0 ? 0 : 2);
  }
  assert_int_equal(waitpid(pid, &status, 0), pid);
  assert_int_equal(status, 0);
  close(ends[0]);
  close(ends[1]);
}

static void files(void **state) {
  (void)state;
  char name[] = "os-XXXXXX.lock";
  int fd = os_temporary(name, 5);
  assert_true(fd >= 0 && fcntl(fd, F_GETFD) & FD_CLOEXEC);
  assert_null(strstr(name, "XXXXXX"));
  assert_int_equal(write(fd, "bytes", 5), 5);
  char *at = os_map_file(fd, 5);
  assert_memory_equal(at, "bytes", 5);
  os_unmap(at, 5);
  int other = open(name, O_RDWR);
  assert_true(os_lock(fd));
  assert_false(os_lock(other));
  close(fd);
  assert_true(os_lock(other));
  close(other);
  unlink(name);
  assert_null(os_map_file(-1, 5));
}

static void memory(void **state) {
  (void)state;
  int *shared = os_map_shared(sizeof *shared), status;
  assert_int_equal(*shared, 0);
  pid_t pid = fork();
  if (pid == 0) {
    *shared = 7;
    _exit(0);
  }
  assert_int_equal(waitpid(pid, &status, 0), pid);
  assert_int_equal(*shared, 7);
  os_unmap(shared, sizeof *shared);
  assert_true(os_peak_bytes(false) > 100 << 10 && os_peak_bytes(false) < SIZE_MAX >> 16);
}

static long upper(int fd, const char *bytes, size_t n) {
  for (size_t i = 0; i < n; i++) {
    char ch = bytes[i] >= 'a' && bytes[i] <= 'z' ? (char)(bytes[i] - 32) : bytes[i];
    if (write(fd, &ch, 1) != 1) return 0;
  }
  return (long)n;
}

static void machine(void **state) {
  (void)state;
  char *path = os_program_path(), said[16] = "", name[128];
  assert_non_null(path);
  assert_string_equal(strrchr(path, '/') + 1, "test_base_os");
  free(path);
  assert_string_equal(os_program_name(), "test_base_os");
  os_processor(name, sizeof name);
  assert_true(strlen(name) < sizeof name && !strchr(name, '\n'));
  assert_true(*os_libc());
  int ends[2];
  assert_true(os_pipe(ends));
  assert_int_equal(os_columns(ends[0]), 0);
  FILE *f = os_stream(ends[1], upper);
  assert_non_null(f);
  fputs("a line\n", f);
  assert_int_equal(read(ends[0], said, 1), 1); /* a line is handed on before the stream is closed */
  assert_int_equal(fclose(f), 0);
  for (size_t n = 1; n < 7;) n += (size_t)read(ends[0], said + n, 7 - n);
  assert_string_equal(said, "A LINE\n");
  close(ends[0]);
  close(ends[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(children_and_their_end),
                                     cmocka_unit_test(descriptors), cmocka_unit_test(files),
                                     cmocka_unit_test(memory), cmocka_unit_test(machine)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
