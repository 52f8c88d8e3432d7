/* The same, in a process of its own. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cell.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void send_all(int fd, const char *bytes, size_t n) {
  while (n > 0) {
    ssize_t w = write(fd, bytes, n);
    if (w < 0 && errno == EINTR) continue;
    if (w <= 0) _exit(1);
    bytes += w;
    n -= (size_t)w;
  }
}

static void explain_and_leave(const cell_question *q, cell_progress *at, int fd) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  strbuf why = STRBUF_INIT;
  json_t *cell = cell_explain(q, at, &why);
  if (cell && why.len) json_object_set_new(cell, "trouble", json_string(strbuf_str(&why)));
  char *text = cell ? json_dumps(cell, JSON_COMPACT) : NULL;
  if (text) send_all(fd, text, strlen(text));
  if (q->who->stop) q->who->stop(q->who);
  _exit(text ? 0 : 1);
}

/* Reads what the process says, until its end or until it stands still for too long. */
static bool listen_to(int fd, const cell_progress *at, double patience, strbuf *out) {
  uint64_t steps = atomic_load(&at->steps);
  double since = now();
  for (;;) {
    char buffer[65536];
    struct pollfd p = {.fd = fd, .events = POLLIN};
    int ready = poll(&p, 1, 100);
    if (ready < 0 && errno != EINTR) return true;
    if (ready > 0) {
      ssize_t n = read(fd, buffer, sizeof buffer);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return true;
      strbuf_add(out, buffer, (size_t)n);
      since = now();
    }
    if (atomic_load(&at->steps) != steps) {
      steps = atomic_load(&at->steps);
      since = now();
    }
    if (now() - since > patience) return false;
  }
}

/* What can be said without asking again, with the check that ended the process. */
static json_t *without_asking(const cell_question *q, const cell_progress *at, verdict v,
                              const char *text, strbuf *why) {
  journal_record nothing = {.head = {.consumer = q->who->name}};
  cell_question silent = *q;
  silent.record = &nothing;
  json_t *cell = cell_explain(&silent, NULL, why);
  json_object_set_new(cell, "verdicts", json_string("live"));
  json_object_del(cell, "started");
  const json_t *slots = json_object_get(cell, "artifacts");
  const json_t *slot = json_array_get(slots, atomic_load(&at->slot));
  json_t *row = json_object();
  json_object_set_new(row, "check", json_string(check_names[atomic_load(&at->check)]));
  json_object_set_new(row, "verdict", json_string(verdict_names[v]));
  json_object_set_new(row, "failed", json_true());
  json_object_set_new(row, "message", json_string(text));
  json_array_append_new(json_object_get(slot, "checks"), row);
  return cell;
}

json_t *cell_explain_apart(const cell_question *q, double patience, strbuf *why) {
  int ends[2];
  if (q->record) return cell_explain(q, NULL, why); /* nobody is asked */
  cell_progress *at =
      mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED || pipe(ends) != 0) {
    if (at != MAP_FAILED) munmap(at, sizeof *at);
    strbuf_addf(why, "cannot start a process: %s", strerror(errno));
    return NULL;
  }
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    explain_and_leave(q, at, ends[1]);
  }
  close(ends[1]);
  strbuf said = STRBUF_INIT, text = STRBUF_INIT;
  json_t *cell = NULL;
  if (pid < 0) {
    strbuf_addf(why, "cannot start a process: %s", strerror(errno));
  } else {
    bool in_time = listen_to(ends[0], at, patience, &said);
    int status = 0;
    if (!in_time) kill(pid, SIGKILL);
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
    if (in_time && WIFEXITED(status) && WEXITSTATUS(status) == 0)
      cell = json_loadb(strbuf_str(&said), said.len, 0, NULL);
    if (!cell) {
      if (!in_time)
        strbuf_addf(&text, "no end after %g s", patience);
      else if (WIFSIGNALED(status))
        strbuf_addf(&text, "died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
      else
        strbuf_addf(&text, "ended with status %d", WEXITSTATUS(status));
      cell =
          without_asking(q, at, in_time ? VERDICT_CRASH : VERDICT_TIMEOUT, strbuf_str(&text), why);
    } else {
      const char *trouble = json_string_value(json_object_get(cell, "trouble"));
      if (trouble) strbuf_adds(why, trouble);
      json_object_del(cell, "trouble");
    }
  }
  close(ends[0]);
  munmap(at, sizeof *at);
  strbuf_free(&said);
  strbuf_free(&text);
  return cell;
}
