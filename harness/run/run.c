/* SPDX-License-Identifier: Apache-2.0 */
#include "run.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os/memory.h"
#include "base/os/process.h"
#include "base/vec.h"
#include "harness/checks/case_job.h"
#include "harness/groups/groups.h"
#include "harness/host/child.h"
#include "harness/host/clock.h"
#include "harness/host/forked.h"
#include "harness/host/interrupt.h"
#include "harness/words/clean_text.h"
#include "pace.h"

/* Workers take batches of cases from a common counter and send verdicts, a row at a time, and the
 * messages about them through a pipe. Where a worker stands, and the row that it is at, is in
 * shared memory, so that its death or its silence is put down to the right check and costs no other
 * verdict; another worker goes on behind it. */

enum { PRIOR_MAX = 64, TEXT_MAX = 4000, TEXT_LATER = 500, WHOLE_TEXTS = 4 };

#define NO_CASE UINT32_MAX
#define NO_BATCH UINT32_MAX
#define CELL_PREPARING UINT32_MAX
#define ROW_ENDED UINT8_MAX /* instead of a check: a message that a row has ended */

/* Where a worker stands. */
typedef struct position {
  _Atomic uint32_t index; /* of the case; NO_CASE: between cases */
  _Atomic uint32_t cell;  /* producer, consumer and slot in one number */
  _Atomic uint32_t check;
  _Atomic uint32_t acting; /* the consumer is at work, not we */
  _Atomic uint64_t steps;  /* changes with every check */
  _Atomic uint64_t began;  /* when the row did, in microseconds of the clock */
  _Atomic uint32_t batch;  /* NO_BATCH: none */
  _Atomic uint32_t place;  /* of the case in the batch */
  _Atomic uint32_t joint;  /* it asks about several cases of the batch at once */
} position;

typedef struct shared_state {
  _Atomic uint32_t next, done; /* batches, cases */
  pace pace;
  _Atomic uint64_t failures;
  group_counts counts;
  position at[JOBS_MAX];
} shared_state;

typedef struct message {
  detail about;    /* without its text */
  uint16_t length; /* of what follows: a text, or a row */
  uint64_t micros; /* that the row took */
} message;

/* The messages of the row that a worker is at. */
typedef struct message_list {
  detail *items;
  size_t count, room;
} message_list;

typedef struct worker {
  forked process;
  message_list messages;
  uint32_t last_index; /* of the row that ended last; NO_CASE: none */
  size_t last_producer;
} worker;

typedef struct run_state {
  results *results;
  const run_options *options;
  shared_state *shared;
  uint8_t *open_rows; /* shared: of each worker, the verdicts of the row that it is at */
  worker workers[JOBS_MAX];
  unsigned jobs;
  double started, computed; /* by the clocks of time and of the processor, when the run began */
  batches batches;
  asking asked;            /* alike NULL: the consumer is asked about every release */
  bool failed;             /* no memory for a row */
  size_t missing;          /* rows that have not ended */
  pid_t before[PRIOR_MAX]; /* children that are not of the run */
  unsigned before_count;
} run_state;

static uint8_t *open_row(const run_state *run, unsigned i) {
  return run->open_rows + i * results_row_size(run->results);
}

/* --- In a worker --- */

typedef struct worker_self {
  run_state *run;
  position *at;
  uint8_t *row; /* shared */
  int pipe;
  groups *groups;
  bool began; /* its first batch has ended */
  uint32_t index;
  size_t producer, consumer;
  int slot;
  uint32_t sent[CHECK_COUNT];
  uint32_t remarked[AGREEMENT_COUNT]; /* 1 << check */
} worker_self;

static void tell(const worker_self *w, message m, const void *bytes) {
  uint8_t buffer[sizeof m + UINT16_MAX];
  memcpy(buffer, &m, sizeof m);
  memcpy(buffer + sizeof m, bytes, m.length);
  forked_send(w->pipe, buffer, sizeof m + m.length);
}

static void on_started(check_kind k, void *user) {
  worker_self *w = user;
  atomic_store(&w->at->check, (uint32_t)k);
  atomic_fetch_add(&w->at->steps, 1);
}

static void on_acting(bool begins, void *user) {
  const worker_self *w = user;
  atomic_store(&w->at->acting, begins);
}

static void on_done(check_kind k, const finding *f, const char *text, void *user) {
  worker_self *w = user;
  verdict v = (verdict)f->verdict;
  w->row[(w->consumer * SLOT_COUNT + (size_t)w->slot) * CHECK_COUNT + k] = f->verdict;
  if (verdict_is_bad(v)) atomic_fetch_add(&w->run->shared->failures, 1);
  /* The text of an expected refusal is dropped; phase and names stay. A pass or such a refusal with
   * something to tell is a remark. A row has one remark per check. */
  if (v == VERDICT_REFUSED_AS_EXPECTED) text = "";
  bool remark = verdict_is_good(v), empty = !*text && !f->phase && !f->names && !f->carried;
  uint32_t *remarked = &w->remarked[f->agreement];
  if (remark && (empty || *remarked >> k & 1)) return;
  if (remark) *remarked |= 1u << k;
  /* The first messages of a row are whole. */
  size_t n = strlen(text), most = w->sent[k]++ < WHOLE_TEXTS ? TEXT_MAX : TEXT_LATER;
  if (n > most) n = most;
  detail d = {.index = w->index,
              .producer = (uint8_t)w->producer,
              .consumer = (uint8_t)w->consumer,
              .slot = (uint8_t)w->slot,
              .check = (uint8_t)k,
              .found = *f};
  tell(w, (message){.about = d, .length = (uint16_t)n}, text);
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

static uint64_t micros_now(void) { return (uint64_t)(clock_now() * 1e6); }

/* Returns the time of the row that a worker is in, and begins the next one. The successor of a dead
 * worker continues its time. */
static uint64_t end_time(position *at) {
  uint64_t now = micros_now();
  return now - atomic_exchange(&at->began, now);
}

static void begin_row(worker_self *w) {
  memset(w->row, VERDICT_NONE, results_row_size(w->run->results));
  memset(w->sent, 0, sizeof w->sent);
  memset(w->remarked, 0, sizeof w->remarked);
}

static void end_row(worker_self *w) {
  message m = {.about = {.index = w->index, .producer = (uint8_t)w->producer, .check = ROW_ENDED},
               .length = (uint16_t)results_row_size(w->run->results),
               .micros = end_time(w->at)};
  tell(w, m, w->row);
}

static case_job *new_job(const run_state *run, uint32_t index, const consumer_table *tested) {
  const results *r = run->results;
  case_job *job = case_job_new(r->opset, r->cases[index], tested, run->options->golden);
  if (!job) _exit(1);
  if (run->asked.alike) case_job_ask_less(job, &run->asked, index);
  case_job_repeat(job, run->options->repeat);
  return job;
}

static void run_case(worker_self *w, uint32_t index, size_t first_cell) {
  run_state *run = w->run;
  const results *r = run->results;
  const run_options *o = run->options;
  w->index = index;
  if (first_cell == 0) atomic_store(&w->at->began, micros_now());
  atomic_store(&w->at->cell, CELL_PREPARING);
  atomic_store(&w->at->index, index);
  atomic_fetch_add(&w->at->steps, 1);
  case_job *job = new_job(run, index, groups_answerer(w->groups));
  case_observer observer = {on_started, on_acting, on_done, w};
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
    if (cell % row == 0) begin_row(w);
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

/* --- Cases together --- */

static void nothing_started(check_kind k, void *user) { (void)k, (void)user; }
static void nothing_done(check_kind k, const finding *f, const char *text, void *user) {
  (void)k, (void)f, (void)text, (void)user;
}

/* Records what the case will ask. */
static void plan_case(worker_self *w, uint32_t index) {
  static const case_observer nobody = {.started = nothing_started, .done = nothing_done};
  const run_state *run = w->run;
  const results *r = run->results;
  const plan_filter *f = run->options->filter;
  groups_begin_case(w->groups, r->cases[index]);
  case_job *job = new_job(run, index, groups_planner(w->groups));
  for (size_t p = 0; p < r->releases; p++) {
    if (!needs_row(run, index, p)) continue;
    for (size_t cell = 0; cell < r->releases * SLOT_COUNT; cell++)
      if (plan_takes_pair(f, p, cell / SLOT_COUNT))
        case_job_cell(job, p, cell / SLOT_COUNT, (int)(cell % SLOT_COUNT), plan_takes_checks(f),
                      &nobody);
  }
  case_job_free(job);
  atomic_fetch_add(&w->at->steps, 1);
}

static void on_step(void *user) {
  const worker_self *w = user;
  atomic_fetch_add(&w->at->steps, 1);
}

/* Asks about the cases of a batch from `place` on at once. */
static void ask_together(worker_self *w, const batch *b, uint32_t place) {
  const run_state *run = w->run;
  atomic_store(&w->at->joint, true);
  for (uint32_t i = place; i < b->count; i++) {
    uint32_t index = run->batches.order[b->first + i];
    if (needs_case(run, index)) plan_case(w, index);
  }
  groups_ask(w->groups, on_step, w);
  atomic_store(&w->at->joint, false);
}

/* Where a worker begins. */
typedef struct start {
  uint32_t batch; /* NO_BATCH: it takes the next one */
  uint32_t place; /* of the case in the batch */
  size_t cell;    /* of the case */
  bool alone;     /* the cases of this batch are asked about one by one */
} start;

static void run_batch(worker_self *w, start s) {
  run_state *run = w->run;
  const batch *b = &run->batches.items[s.batch];
  const run_options *o = run->options;
  atomic_store(&w->at->place, s.place);
  atomic_store(&w->at->batch, s.batch);
  uint64_t began = micros_now(), cases = 0;
  /* The rest of a case that another worker began is asked alone. */
  if (b->kind != BATCH_ALONE && !s.alone && o->tested->implements)
    ask_together(w, b, s.place + (s.cell > 0));
  for (uint32_t i = s.place; i < b->count; i++) {
    uint32_t index = run->batches.order[b->first + i];
    atomic_store(&w->at->place, i);
    bool needed = needs_case(run, index);
    cases += needed;
    if (needed)
      run_case(w, index, i == s.place ? s.cell : 0);
    else
      atomic_fetch_add(&run->shared->done, 1);
  }
  groups_forget(w->groups);
  atomic_store(&w->at->batch, NO_BATCH);
  pace_add(&run->shared->pace, b->kind, !w->began, cases, micros_now() - began);
  w->began = true;
}

static void work(run_state *run, unsigned i, int pipe, start s) {
  const consumer_table *tested = run->options->tested;
  size_t most = run->options->group;
  double until = run->options->until;
  worker_self self = {
      .run = run,
      .at = &run->shared->at[i],
      .row = open_row(run, i),
      .pipe = pipe,
      .groups = groups_new(run->results->opset, tested, most, &run->shared->counts)};
  if (!self.groups) _exit(1);
  if (s.batch != NO_BATCH) run_batch(&self, s);
  for (;;) {
    uint32_t next = atomic_fetch_add(&run->shared->next, 1);
    bool late = until > 0 && clock_now() >= until && next >= run->options->least;
    if (late || next >= run->batches.count) break;
    run_batch(&self, (start){.batch = next});
  }
  groups_free(self.groups);
  if (tested->stop) tested->stop(tested);
}

/* --- In the parent --- */

typedef struct assignment {
  run_state *run;
  unsigned worker;
  start start;
} assignment;

static void work_in_process(int pipe, void *user) {
  const assignment *a = user;
  for (unsigned k = 0; k < a->run->jobs; k++)
    if (a->run->workers[k].process.pid) close(a->run->workers[k].process.pipe);
  work(a->run, a->worker, pipe, a->start);
}

static bool start_worker(run_state *run, unsigned i, start s, strbuf *why) {
  worker *w = &run->workers[i];
  assignment a = {run, i, s};
  atomic_store(&run->shared->at[i].index, NO_CASE);
  atomic_store(&run->shared->at[i].batch, NO_BATCH);
  atomic_store(&run->shared->at[i].joint, false);
  atomic_store(&run->shared->at[i].acting, false);
  strbuf_free(&w->process.pending);
  w->process = (forked){0};
  if (!forked_start(&w->process, work_in_process, &a, why)) return false;
  /* The messages of a row that another worker began still belong to it. */
  w->last_index = NO_CASE;
  w->last_producer = 0;
  return true;
}

static void add_message(run_state *run, worker *w, detail d) {
  message_list *l = &w->messages;
  if (d.text && vec_room(&l->items, l->count, &l->room, sizeof d)) {
    l->items[l->count++] = d;
    return;
  }
  run->results->details_lost++;
  free(d.text);
}

static void row_ended(run_state *run, worker *w, uint32_t index, size_t producer,
                      const uint8_t *verdicts, uint64_t micros) {
  const run_options *o = run->options;
  results *r = run->results;
  retried_row again; /* the number of this attempt, and the failure of the one before */
  finished_row row = {index,  producer, verdicts, w->messages.items, w->messages.count,
                      micros, NULL};
  if (o->row_micros) row.micros = o->row_micros[index * r->releases + producer] += micros;
  if (o->again) {
    if (retry_next(r, index, producer, &again))
      row.retried = &again;
    else
      run->failed = true;
    results_forget(r, index, producer);
  }
  if (!results_set_row(run->results, index, producer, verdicts)) run->failed = true;
  run->results->micros[index] += micros;
  if (run->missing) run->missing--;
  if (o->watch) o->watch->on_row(&row, o->watch->user);
  for (size_t i = 0; i < w->messages.count; i++)
    results_add_detail(run->results, w->messages.items[i]);
  if (row.retried) retry_add(r, again);
  w->messages.count = 0;
  w->last_index = index;
  w->last_producer = producer;
}

static void take_text(run_state *run, worker *w, const message *m, const char *bytes) {
  detail d = m->about;
  auto_free char *raw = strndup(bytes, m->length);
  d.text = raw ? clean_copy(raw) : NULL;
  size_t n = d.text ? strlen(d.text) : 0;
  while (n > 0 && d.text[n - 1] == '\n') d.text[--n] = '\0';
  if (d.text)
    add_message(run, w, d);
  else
    run->results->details_lost++;
}

static void take_messages(run_state *run, worker *w) {
  size_t at = 0;
  message m;
  while (w->process.pending.len - at >= sizeof m) {
    memcpy(&m, w->process.pending.bytes + at, sizeof m);
    if (w->process.pending.len - at - sizeof m < m.length) break;
    const char *bytes = w->process.pending.bytes + at + sizeof m;
    if (m.about.check == ROW_ENDED)
      row_ended(run, w, m.about.index, m.about.producer, (const uint8_t *)bytes, m.micros);
    else
      take_text(run, w, &m, bytes);
    at += sizeof m + m.length;
  }
  if (at == 0) return;
  memmove(w->process.pending.bytes, w->process.pending.bytes + at, w->process.pending.len - at);
  w->process.pending.len -= at;
}

/* Receives what is there; false at the end. */
static bool read_messages(run_state *run, worker *w) {
  if (!forked_receive(&w->process)) return false;
  take_messages(run, w);
  return true;
}

/* Where the death of a worker is put down: the check that it was making, or, when it was preparing
 * a case and nothing of it is known, the first pair that it would have. */
static detail place_of_death(const run_state *run, const position *at, uint32_t index) {
  const results *r = run->results;
  uint32_t cell = atomic_load(&at->cell);
  if (cell != CELL_PREPARING)
    return (detail){.index = index,
                    .slot = (uint8_t)(cell % SLOT_COUNT),
                    .consumer = (uint8_t)(cell / SLOT_COUNT % r->releases),
                    .producer = (uint8_t)(cell / SLOT_COUNT / r->releases),
                    .check = (uint8_t)atomic_load(&at->check)};
  size_t first = 0, reader = 0;
  while (first + 1 < r->releases && !needs_row(run, index, first)) first++;
  while (reader + 1 < r->releases && !plan_takes_pair(run->options->filter, first, reader))
    reader++;
  bool own = plan_takes_pair(run->options->filter, first, first);
  return (detail){.index = index,
                  .producer = (uint8_t)first,
                  .consumer = (uint8_t)(own ? first : reader),
                  .check = CHECK_SERIALIZE};
}

static char *death_text(bool ours, const char *how) {
  strbuf_auto text = STRBUF_INIT;
  if (ours) strbuf_adds(&text, "a process of the suite, outside every action of the consumer, ");
  strbuf_adds(&text, how);
  return text.failed ? NULL : strdup(strbuf_str(&text));
}

/* Puts a worker's death down to where it was. Returns the cell to go on with. */
static size_t blame(run_state *run, unsigned i, uint32_t index, outcome o, const char *text) {
  const results *r = run->results;
  position *at = &run->shared->at[i];
  worker *w = &run->workers[i];
  uint8_t *row = open_row(run, i);
  uint32_t cell = atomic_load(&at->cell);
  size_t row_cells = r->releases * SLOT_COUNT;
  bool preparing = cell == CELL_PREPARING;
  if (!preparing && w->last_index == index && w->last_producer == cell / row_cells)
    return (size_t)cell + 1; /* between two rows: nothing is lost */
  detail d = place_of_death(run, at, index);
  bool ours = preparing || !atomic_load(&at->acting);
  d.found.verdict =
      (uint8_t)verdict_of(CLASS_NONE, &(check_answer){.outcome = ours ? OUTCOME_SUITE_FAULT : o});
  d.text = death_text(ours, text);
  atomic_fetch_add(&run->shared->failures, 1);
  if (preparing) memset(row, VERDICT_NONE, results_row_size(r));
  row[(d.consumer * SLOT_COUNT + (size_t)d.slot) * CHECK_COUNT + d.check] = d.found.verdict;
  add_message(run, w, d);
  if (!preparing) {
    if ((cell + 1) % row_cells == 0) row_ended(run, w, index, d.producer, row, end_time(at));
    return (size_t)cell + 1;
  }
  for (size_t p = d.producer; p < r->releases; p++) {
    if (!needs_row(run, index, p)) continue;
    row_ended(run, w, index, p, row, end_time(at));
    memset(row, VERDICT_NONE, results_row_size(r));
  }
  return r->releases * row_cells;
}

/* Ends processes that a consumer had started; they become our children when their worker dies. */
static void end_others(const run_state *run) {
  pid_t known[JOBS_MAX + PRIOR_MAX];
  unsigned count = 0;
  for (unsigned i = 0; i < run->before_count; i++) known[count++] = run->before[i];
  for (unsigned i = 0; i < run->jobs; i++)
    if (run->workers[i].process.pid) known[count++] = run->workers[i].process.pid;
  if (run->before_count < PRIOR_MAX) child_end_others(known, count);
}

/* Where the successor of a worker goes on. */
static start start_after(run_state *run, unsigned i, forked_ending ending, const char *how) {
  const position *at = &run->shared->at[i];
  size_t cells = run->results->releases * run->results->releases * SLOT_COUNT;
  start s = {.batch = atomic_load(&at->batch), .place = atomic_load(&at->place)};
  uint32_t index = atomic_load(&at->index);
  s.alone = atomic_load(&at->joint);
  if (index == NO_CASE && !s.alone) s.batch = NO_BATCH;
  if (index == NO_CASE) return s;
  s.cell =
      blame(run, i, index, ending == FORKED_TIMED_OUT ? OUTCOME_TIMED_OUT : OUTCOME_CRASHED, how);
  if (s.cell < cells) return s;
  atomic_fetch_add(&run->shared->done, 1);
  s.place++;
  s.cell = 0;
  return s;
}

static bool worker_ended(run_state *run, unsigned i, strbuf *why) {
  strbuf_auto how = STRBUF_INIT;
  forked_ending ending = forked_reap(&run->workers[i].process, &how);
  end_others(run);
  start s = start_after(run, i, ending, strbuf_str(&how));
  if (s.batch != NO_BATCH) return start_worker(run, i, s, why);
  if (ending == FORKED_EXITED) return true;
  return strbuf_refuse(why, "a process of the suite %s", strbuf_str(&how));
}

static void watch_time(run_state *run) {
  for (unsigned i = 0; i < run->jobs; i++) {
    const position *at = &run->shared->at[i];
    if (run->workers[i].process.pid)
      forked_watch(&run->workers[i].process, atomic_load(&at->steps),
                   atomic_load(&at->index) != NO_CASE || atomic_load(&at->joint),
                   run->options->timeout);
  }
}

/* Tells the watch that a batch of rows has ended. Returns true, with a sentence in `why`, if the
 * run must end now. */
static bool must_end(run_state *run, strbuf *why) {
  int stopped = interrupt_signal();
  const run_watch *w = run->options->watch;
  run_progress p = {atomic_load(&run->shared->done), run->results->case_count,
                    atomic_load(&run->shared->failures), clock_now() - run->started,
                    pace_left(&run->shared->pace) / run->jobs};
  const char *end = w && w->on_batch ? w->on_batch(&p, w->user) : NULL;
  if (!end && run->failed) end = "out of memory";
  if (stopped)
    strbuf_addf(why, "stopped by signal %d (%s)", stopped, strsignal(stopped));
  else if (end)
    strbuf_adds(why, end);
  return stopped || end;
}

static bool supervise(run_state *run, strbuf *why) {
  for (;;) {
    struct pollfd polls[JOBS_MAX];
    unsigned polled[JOBS_MAX], count = 0;
    for (unsigned i = 0; i < run->jobs; i++) {
      if (!run->workers[i].process.pid) continue;
      polled[count] = i;
      polls[count++] = (struct pollfd){.fd = run->workers[i].process.pipe, .events = POLLIN};
    }
    if (count == 0) return true;
    if (poll(polls, count, 100) < 0 && errno != EINTR)
      return strbuf_refuse(why, "cannot wait: %s", strerror(errno));
    for (unsigned k = 0; k < count; k++) {
      if (!polls[k].revents) continue;
      if (read_messages(run, &run->workers[polled[k]])) continue;
      if (!worker_ended(run, polled[k], why)) return false;
    }
    watch_time(run);
    if (must_end(run, why)) return false;
  }
}

/* Ends a worker wherever it is. The rows that it had ended count. */
static void end_worker(run_state *run, unsigned i) {
  worker *w = &run->workers[i];
  forked_kill(&w->process);
  take_messages(run, w);
  strbuf_free(&w->process.pending);
  for (size_t k = 0; k < w->messages.count; k++) free(w->messages.items[k].text);
  free(w->messages.items);
}

static run_counts counts_of(const run_state *run) {
  const group_counts *c = &run->shared->counts;
  const pace *p = &run->shared->pace;
  return (run_counts){.alone = atomic_load(&c->alone),
                      .groups = atomic_load(&c->groups),
                      .answers = atomic_load(&c->answers),
                      .again = atomic_load(&c->again),
                      .cases = pace_settled(p),
                      .all = pace_cases(p),
                      .seconds = pace_all(p) / run->jobs,
                      .computing = pace_scale(p) * (clock_of_children() - run->computed)};
}

static void count_cases(run_state *run) {
  for (size_t i = 0; i < run->batches.count; i++) {
    const batch *b = &run->batches.items[i];
    for (uint32_t k = 0; k < b->count; k++)
      run->shared->pace.cases[b->kind] += needs_case(run, run->batches.order[b->first + k]);
  }
}

unsigned run_jobs(const results *r, const run_options *o) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  unsigned jobs = o->jobs, each = o->waits ? JOBS_FOR_WAITING : 1;
  if (!jobs) jobs = each * (processors > 0 ? (unsigned)processors : 1);
  if (jobs > JOBS_MAX) jobs = JOBS_MAX;
  return jobs > r->case_count ? (unsigned)r->case_count : jobs;
}

void run_describe(results *r, const consumer_table *t) {
  r->consumer = t->name;
  r->claimed = t->claim ? t->claim->profiles : 0;
  r->oldest = 0;
  r->newest = r->releases - 1;
  while (r->oldest < r->newest && !asked_implements(t, r->opset, r->oldest)) r->oldest++;
  while (r->newest > r->oldest && !asked_implements(t, r->opset, r->newest)) r->newest--;
}

bool run_cases(results *r, const run_options *o, strbuf *why) {
  run_state run = {.results = r,
                   .options = o,
                   .started = clock_now(),
                   .computed = clock_of_children(),
                   .jobs = run_jobs(r, o)};
  size_t size = sizeof *run.shared + run.jobs * results_row_size(r);
  void *shared = os_map_shared(size);
  if (!shared) return strbuf_refuse(why, "out of memory");
  for (uint32_t i = 0; i < r->case_count; i++)
    for (size_t p = 0; p < r->releases; p++) run.missing += needs_row(&run, i, p);
  run.shared = shared;
  run.open_rows = (uint8_t *)shared + sizeof *run.shared;
  run_describe(r, o->tested);
  os_adopt_orphans();
  run.before_count = child_list(run.before, PRIOR_MAX);
  bool ok = batches_new(&run.batches, r, o->group, o->ranks, o->failed) &&
            (!(o->carry_over && o->tested->implements) ||
             asked_new(&run.asked, r->opset, r->cases, r->case_count, o->golden, o->filter));
  if (!ok) strbuf_adds(why, "out of memory");
  if (ok) count_cases(&run);
  for (unsigned i = 0; ok && i < run.jobs; i++) ok = start_worker(&run, i, (start){NO_BATCH}, why);
  if (ok) ok = supervise(&run, why);
  for (unsigned i = 0; i < run.jobs; i++) end_worker(&run, i);
  end_others(&run);
  strbuf_auto ignored = STRBUF_INIT;
  if (!ok) must_end(&run, &ignored); /* the last batch */
  if (o->counts) *o->counts = counts_of(&run);
  asked_free(&run.asked);
  batches_free(&run.batches);
  os_unmap(shared, size);
  results_sort_details(r);
  r->seconds = clock_now() - run.started;
  r->missing = run.missing;
  return ok;
}
