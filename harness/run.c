#include "run.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "execute.h"

/* Workers take cases from a common counter, write verdicts into shared memory and send what was
 * said about them through a pipe. Where a worker stands is in shared memory too, so that its death
 * or its silence is put down to the right check; another worker goes on behind it. */

enum { JOBS_MAX = 64, TEXT_MAX = 4000, TEXT_LATER = 500, WHOLE_TEXTS = 4 };

#define NO_CASE UINT32_MAX
#define CELL_PREPARING UINT32_MAX
#define ROW_ENDED UINT8_MAX /* instead of a check: a message that a row has ended */

/* Where a worker stands. */
typedef struct position {
  _Atomic uint32_t index; /* of the case; NO_CASE: between cases */
  _Atomic uint32_t cell;  /* producer, consumer and slot in one number */
  _Atomic uint32_t check;
  _Atomic uint64_t steps; /* changes with every check */
} position;

typedef struct shared_state {
  _Atomic uint32_t next, done;
  _Atomic uint64_t failures;
  position at[JOBS_MAX];
} shared_state;

typedef struct message {
  uint32_t index;
  uint8_t producer, consumer, slot, check, verdict;
  uint16_t length; /* of the text that follows */
} message;

typedef struct worker {
  pid_t pid; /* 0: none */
  int pipe;  /* -1: closed */
  strbuf pending;
  uint64_t steps; /* seen last */
  double since;   /* when that was */
  bool timed_out;
} worker;

typedef struct run_state {
  results *results;
  const run_options *options;
  shared_state *shared;
  worker workers[JOBS_MAX];
  size_t details_seen[JOBS_MAX]; /* by each worker's last row */
  unsigned jobs;
  double started;
} run_state;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* --- In a worker --- */

typedef struct worker_self {
  run_state *run;
  position *at;
  int pipe;
  uint32_t index;
  size_t producer, consumer;
  int slot;
  uint32_t sent[CHECK_COUNT];
  bool remarked;
} worker_self;

static void send_all(int fd, const void *bytes, size_t n) {
  const char *at = bytes;
  while (n > 0) {
    ssize_t w = write(fd, at, n);
    if (w < 0 && errno == EINTR) continue;
    if (w <= 0) _exit(1); /* the parent is gone */
    at += w;
    n -= (size_t)w;
  }
}

static void on_started(check_kind k, void *user) {
  worker_self *w = user;
  atomic_store(&w->at->check, (uint32_t)k);
  atomic_fetch_add(&w->at->steps, 1);
}

static void on_done(check_kind k, verdict v, const char *text, void *user) {
  worker_self *w = user;
  results_at(w->run->results, w->index, w->producer, w->consumer, w->slot)[k] = (uint8_t)v;
  if (verdict_failed(v) || v == VERDICT_SUITE_BUG) atomic_fetch_add(&w->run->shared->failures, 1);
  /* A pass is a remark, made once for a row: how near the values came. */
  bool said = v != VERDICT_PASS && v != VERDICT_REFUSED_AS_EXPECTED;
  if (!said && (!*text || v != VERDICT_PASS || w->remarked)) return;
  if (!said) w->remarked = true;
  /* Of what is said again and again in a row, the first is whole. */
  size_t n = strlen(text), most = w->sent[k]++ < WHOLE_TEXTS ? TEXT_MAX : TEXT_LATER;
  if (n > most) n = most;
  message m = {w->index,   (uint8_t)w->producer, (uint8_t)w->consumer, (uint8_t)w->slot,
               (uint8_t)k, (uint8_t)v,           (uint16_t)n};
  char buffer[sizeof m + TEXT_MAX];
  memcpy(buffer, &m, sizeof m);
  memcpy(buffer + sizeof m, text, n);
  send_all(w->pipe, buffer, sizeof m + n);
}

static bool needs_row(const run_state *run, uint32_t index, size_t producer) {
  const results *r = run->results;
  const run_options *o = run->options;
  return plan_takes_row(o->filter, r->opset, r->cases[index], producer) &&
         !(o->done && o->done[index * r->releases + producer]);
}

static bool needs_case(const run_state *run, uint32_t index) {
  for (size_t p = 0; p < run->results->releases; p++)
    if (needs_row(run, index, p)) return true;
  return false;
}

static void end_row(worker_self *w) {
  message m = {w->index, (uint8_t)w->producer, 0, 0, ROW_ENDED, 0, 0};
  send_all(w->pipe, &m, sizeof m);
  memset(w->sent, 0, sizeof w->sent);
  w->remarked = false;
}

static void run_case(worker_self *w, uint32_t index, size_t first_cell) {
  run_state *run = w->run;
  const results *r = run->results;
  const run_options *o = run->options;
  w->index = index;
  memset(w->sent, 0, sizeof w->sent);
  w->remarked = false;
  atomic_store(&w->at->cell, CELL_PREPARING);
  atomic_store(&w->at->index, index);
  atomic_fetch_add(&w->at->steps, 1);
  case_job *job = case_job_new(r->opset, r->cases[index], o->who, o->golden);
  if (!job) _exit(1);
  if (o->arguments) case_job_use_arguments(job);
  case_observer observer = {on_started, on_done, w};
  size_t cells = r->releases * r->releases * SLOT_COUNT;
  size_t row = r->releases * SLOT_COUNT;
  for (size_t cell = first_cell; cell < cells; cell++) {
    w->slot = (int)(cell % SLOT_COUNT);
    w->consumer = cell / SLOT_COUNT % r->releases;
    w->producer = cell / row;
    if (!needs_row(run, index, w->producer)) {
      cell += row - cell % row - 1;
      continue;
    }
    if (plan_takes_pair(o->filter, w->producer, w->consumer)) {
      atomic_store(&w->at->cell, (uint32_t)cell);
      case_job_cell(job, w->producer, w->consumer, w->slot, plan_takes_checks(o->filter),
                    &observer);
    }
    if ((cell + 1) % row == 0) end_row(w);
  }
  case_job_free(job);
  atomic_store(&w->at->index, NO_CASE);
  atomic_fetch_add(&run->shared->done, 1);
}

static void work(run_state *run, position *at, int pipe, uint32_t resume, size_t first_cell) {
  worker_self self = {.run = run, .at = at, .pipe = pipe};
  if (resume != NO_CASE) run_case(&self, resume, first_cell);
  for (;;) {
    uint32_t index = atomic_fetch_add(&run->shared->next, 1);
    if (index >= run->results->case_count) break;
    if (needs_case(run, index))
      run_case(&self, index, 0);
    else
      atomic_fetch_add(&run->shared->done, 1);
  }
  const implementation *who = run->options->who;
  if (who->stop) who->stop(who);
}

/* --- In the parent --- */

static bool start_worker(run_state *run, unsigned i, uint32_t resume, size_t first_cell,
                         strbuf *why) {
  worker *w = &run->workers[i];
  int ends[2];
  if (pipe(ends) != 0) {
    strbuf_addf(why, "cannot make a pipe: %s", strerror(errno));
    return false;
  }
  atomic_store(&run->shared->at[i].index, NO_CASE);
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (unsigned k = 0; k < run->jobs; k++)
      if (run->workers[k].pipe > 0) close(run->workers[k].pipe);
    for (int k = 1; k < NSIG; k++) signal(k, SIG_DFL); /* whoever called us may handle some */
    work(run, &run->shared->at[i], ends[1], resume, first_cell);
    _exit(0);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    strbuf_addf(why, "cannot start a process: %s", strerror(errno));
    return false;
  }
  strbuf_free(&w->pending);
  *w = (worker){.pid = pid, .pipe = ends[0], .since = now()};
  return true;
}

/* What was said may be anything; reports are UTF-8. */
static void clean(char *text) {
  for (unsigned char *p = (unsigned char *)text; *p; p++) {
    static const struct {
      uint8_t mask, lead, more;
      uint32_t least;
    } rows[] = {{0xe0, 0xc0, 1, 0x80}, {0xf0, 0xe0, 2, 0x800}, {0xf8, 0xf0, 3, 0x10000}};
    if (*p < 0x80) continue;
    size_t k = 0, n = 0;
    while (k < 3 && (*p & rows[k].mask) != rows[k].lead) k++;
    uint32_t code = k < 3 ? *p & (uint8_t)~rows[k].mask : 0;
    for (; k < 3 && n < rows[k].more && (p[n + 1] & 0xc0) == 0x80; n++)
      code = code << 6 | (p[n + 1] & 0x3f);
    bool good = k < 3 && n == rows[k].more && code >= rows[k].least && code <= 0x10ffff &&
                (code < 0xd800 || code > 0xdfff);
    if (good)
      p += n;
    else
      *p = '?';
  }
}

static void row_ended(run_state *run, const worker *w, uint32_t index, size_t producer) {
  const run_options *o = run->options;
  size_t *seen = &run->details_seen[w - run->workers];
  if (o->on_row) o->on_row(index, producer, *seen, o->row_user);
  *seen = run->results->detail_count;
}

static void take_messages(run_state *run, worker *w) {
  size_t at = 0;
  message m;
  while (w->pending.len - at >= sizeof m) {
    memcpy(&m, w->pending.bytes + at, sizeof m);
    if (w->pending.len - at - sizeof m < m.length) break;
    if (m.check == ROW_ENDED) {
      at += sizeof m;
      row_ended(run, w, m.index, m.producer);
      continue;
    }
    char *text = strndup(w->pending.bytes + at + sizeof m, m.length);
    at += sizeof m + m.length;
    if (text) clean(text);
    while (text && *text && text[strlen(text) - 1] == '\n') text[strlen(text) - 1] = '\0';
    detail d = {m.index, m.producer, m.consumer, m.slot, m.check, m.verdict, text};
    if (text)
      results_add_detail(run->results, d);
    else
      run->results->details_lost++;
  }
  if (at == 0) return;
  memmove(w->pending.bytes, w->pending.bytes + at, w->pending.len - at);
  w->pending.len -= at;
}

/* Reads what is there; false at the end. */
static bool read_messages(run_state *run, worker *w) {
  char buffer[65536];
  ssize_t n = read(w->pipe, buffer, sizeof buffer);
  if (n < 0 && errno == EINTR) return true;
  if (n <= 0) return false;
  strbuf_add(&w->pending, buffer, (size_t)n);
  take_messages(run, w);
  return true;
}

/* Puts a worker's death down to the check that it was making. Returns the cell to go on with. */
static size_t blame(run_state *run, const position *at, uint32_t index, verdict v,
                    const char *text) {
  results *r = run->results;
  uint32_t cell = atomic_load(&at->cell);
  size_t cells = r->releases * r->releases * SLOT_COUNT;
  bool preparing = cell == CELL_PREPARING;
  atomic_fetch_add(&run->shared->failures, 1);
  if (preparing) v = VERDICT_SUITE_BUG;
  size_t k = preparing ? 0 : cell;
  detail d = {.index = index,
              .slot = (uint8_t)(k % SLOT_COUNT),
              .consumer = (uint8_t)(k / SLOT_COUNT % r->releases),
              .producer = (uint8_t)(k / SLOT_COUNT / r->releases),
              .check = preparing ? CHECK_SERIALIZE : (uint8_t)atomic_load(&at->check),
              .verdict = (uint8_t)v,
              .text = strdup(text)};
  if (preparing) { /* nothing of this case can be said: say so at the first pair it would have */
    size_t first = 0, reader = 0;
    while (first + 1 < r->releases && !needs_row(run, index, first)) first++;
    while (reader + 1 < r->releases && !plan_takes_pair(run->options->filter, first, reader))
      reader++;
    bool own = plan_takes_pair(run->options->filter, first, first);
    d.producer = (uint8_t)first;
    d.consumer = (uint8_t)(own ? first : reader);
    d.slot = 0;
  }
  results_at(r, index, d.producer, d.consumer, d.slot)[d.check] = (uint8_t)v;
  if (d.text) results_add_detail(r, d);
  return preparing ? cells : (size_t)cell + 1;
}

static bool worker_ended(run_state *run, unsigned i, strbuf *why) {
  worker *w = &run->workers[i];
  int status = 0;
  while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR) continue;
  w->pid = 0;
  close(w->pipe);
  w->pipe = -1;
  uint32_t index = atomic_load(&run->shared->at[i].index);
  bool clean = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (clean && index == NO_CASE) return true;
  strbuf text = STRBUF_INIT;
  if (w->timed_out)
    strbuf_addf(&text, "no end after %g s", run->options->timeout);
  else if (WIFSIGNALED(status))
    strbuf_addf(&text, "died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
  else
    strbuf_addf(&text, "ended with status %d", WEXITSTATUS(status));
  bool ok = true;
  if (index == NO_CASE) {
    strbuf_addf(why, "a process of the suite %s", strbuf_str(&text));
    ok = false;
  } else {
    size_t cell = blame(run, &run->shared->at[i], index,
                        w->timed_out ? VERDICT_TIMEOUT : VERDICT_CRASH, strbuf_str(&text));
    size_t row = run->results->releases * SLOT_COUNT;
    if (atomic_load(&run->shared->at[i].cell) == CELL_PREPARING) {
      for (size_t p = 0; p < run->results->releases; p++)
        if (needs_row(run, index, p)) row_ended(run, w, index, p);
    } else if (cell % row == 0) {
      row_ended(run, w, index, cell / row - 1);
    }
    if (cell == run->results->releases * row) {
      atomic_fetch_add(&run->shared->done, 1);
      index = NO_CASE;
    }
    ok = start_worker(run, i, index, cell, why);
  }
  strbuf_free(&text);
  return ok;
}

static void watch_time(run_state *run) {
  double t = now();
  for (unsigned i = 0; i < run->jobs; i++) {
    worker *w = &run->workers[i];
    if (!w->pid) continue;
    uint64_t steps = atomic_load(&run->shared->at[i].steps);
    if (steps != w->steps || atomic_load(&run->shared->at[i].index) == NO_CASE) {
      w->steps = steps;
      w->since = t;
    } else if (!w->timed_out && t - w->since > run->options->timeout) {
      w->timed_out = true;
      kill(w->pid, SIGKILL);
    }
  }
}

static void report_progress(run_state *run) {
  if (!run->options->on_progress) return;
  run_progress p = {atomic_load(&run->shared->done), run->results->case_count,
                    atomic_load(&run->shared->failures), now() - run->started};
  run->options->on_progress(&p, run->options->user);
}

static bool supervise(run_state *run, strbuf *why) {
  for (;;) {
    struct pollfd polls[JOBS_MAX];
    unsigned who[JOBS_MAX], count = 0;
    for (unsigned i = 0; i < run->jobs; i++) {
      if (!run->workers[i].pid) continue;
      who[count] = i;
      polls[count++] = (struct pollfd){.fd = run->workers[i].pipe, .events = POLLIN};
    }
    if (count == 0) return true;
    if (poll(polls, count, 100) < 0 && errno != EINTR) {
      strbuf_addf(why, "cannot wait: %s", strerror(errno));
      return false;
    }
    for (unsigned k = 0; k < count; k++) {
      if (!polls[k].revents) continue;
      if (read_messages(run, &run->workers[who[k]])) continue;
      if (!worker_ended(run, who[k], why)) return false;
    }
    watch_time(run);
    report_progress(run);
    const run_options *o = run->options;
    if (o->on_batch && !o->on_batch(o->row_user)) {
      strbuf_adds(why, "the journal cannot be written");
      return false;
    }
  }
}

bool run_cases(results *r, const run_options *o, strbuf *why) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  run_state run = {.results = r, .options = o, .started = now()};
  run.jobs = o->jobs ? o->jobs : processors > 0 ? (unsigned)processors : 1;
  if (run.jobs > JOBS_MAX) run.jobs = JOBS_MAX;
  if (run.jobs > r->case_count) run.jobs = (unsigned)r->case_count;
  void *shared =
      mmap(NULL, sizeof *run.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  run.shared = shared;
  r->consumer = o->who->name;
  bool ok = true;
  for (unsigned i = 0; ok && i < run.jobs; i++) ok = start_worker(&run, i, NO_CASE, 0, why);
  if (ok) ok = supervise(&run, why);
  for (unsigned i = 0; i < run.jobs; i++) {
    worker *w = &run.workers[i];
    if (w->pid) {
      kill(w->pid, SIGKILL);
      waitpid(w->pid, NULL, 0);
      close(w->pipe);
    }
    strbuf_free(&w->pending);
  }
  munmap(shared, sizeof *run.shared);
  results_sort_details(r);
  results_thin_remarks(r);
  r->seconds = now() - run.started;
  return ok;
}
