/* SPDX-License-Identifier: Apache-2.0 */
#include "internal.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/host/child.h"
#include "harness/host/clock.h"

enum { STDERR_KEPT = 2000, STARTS_MAX = 3 };

struct testee {
  const consumer_setting *s;
  child child;
  bool running, greeted;
  strbuf heard; /* standard output that is not yet understood */
  strbuf err;   /* the end of standard error */
  json_int_t id;
  unsigned lost; /* starts in a row that came to nothing */
  arena *memory; /* of the profile's strings */
  consumer_profile expected;
  bool expects;
};

testee *testee_new(const consumer_setting *s) {
  testee *t = calloc(1, sizeof *t);
  if (!t) return NULL;
  t->s = s;
  t->memory = arena_new(0);
  if (t->memory) return t;
  free(t);
  return NULL;
}

static child_limits limits_of(const testee *t) {
  const consumer_limits *l = &t->s->d->limits;
  return (child_limits){.memory = l->memory, .output = l->output};
}

/* Ends the process whether it wants to or not. The wait status. */
static int end(testee *t) {
  int status = child_end(&t->child);
  t->running = t->greeted = false;
  strbuf_reset(&t->heard);
  return status;
}

void testee_forget(testee *t) {
  t->running = t->greeted = false;
  t->child = (child){.in = -1, .out = -1, .err = -1, .ended = -1};
}

void testee_free(testee *t) {
  if (!t) return;
  if (t->running) { /* the end of its input tells it to go */
    close(t->child.in);
    t->child.in = -1;
    for (int i = 0; i < 50 && !child_has_ended(&t->child); i++)
      poll(&(struct pollfd){.fd = t->child.ended, .events = POLLIN}, 1, 10);
    end(t);
  }
  strbuf_free(&t->heard);
  strbuf_free(&t->err);
  arena_free(t->memory);
  free(t);
}

void testee_expect(testee *t, const consumer_profile *p) {
  t->expected = *p;
  t->expects = true;
}

/* --- Frames --- */

static bool fail(action *a, outcome o, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool fail(action *a, outcome o, const char *format, ...) {
  va_list args;
  va_start(args, format);
  a->outcome = o;
  strbuf_vaddf(&a->message, format, args);
  va_end(args);
  return false;
}

static void add_error_output(const testee *t, action *a) {
  if (t->err.len) strbuf_adds(&a->message, "; its output: ");
  a->output = a->message.len;
  strbuf_adds(&a->message, strbuf_str(&t->err));
}

/* Reports a testee that ended before or during an answer. */
static bool gone(testee *t, action *a) {
  bool half = t->heard.len > 0;
  child_limits l = limits_of(t);
  /* It closed its output and may live on. One that dies may take a while: a large process on a busy
   * machine is still being cleared away. */
  enum { WAITS = 200 };
  for (int i = 0; i < WAITS && !child_has_ended(&t->child); i++)
    poll(&(struct pollfd){.fd = t->child.ended, .events = POLLIN}, 1, 10);
  bool ended = child_has_ended(&t->child);
  FREED_BY(child_result_free) child_result r = {0};
  child_judge(end(t), &l, &r);
  if (!ended)
    fail(a, OUTCOME_BAD_REPLY, "closed its output%s", half ? " in the middle of an answer" : "");
  else if (r.verdict == CHILD_EXITED)
    fail(a, OUTCOME_BAD_REPLY, "ended with status %d %s", r.status,
         half ? "in the middle of an answer" : "instead of answering");
  else
    fail(a, r.verdict == CHILD_FLOODED ? OUTCOME_BAD_REPLY : OUTCOME_CRASHED, "%s",
         strbuf_str(&r.why));
  a->ended = ended;
  add_error_output(t, a);
  return false;
}

static bool broken(testee *t, action *a, const char *what) {
  fail(a, OUTCOME_BAD_REPLY, "%s", what);
  add_error_output(t, a);
  end(t);
  return false;
}

/* The begin of a text, fit to be shown. */
static void show(const strbuf *text, strbuf *out) {
  size_t n = text->len < 60 ? text->len : 60;
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)text->bytes[i];
    if (c >= 0x20 && c < 0x7f)
      strbuf_addc(out, (char)c);
    else
      strbuf_addf(out, "\\x%02x", c);
  }
}

static framed heard_frame(const testee *t, size_t *header, size_t *size) {
  return frame_in(&t->heard, t->s->d->limits.output, header, size);
}

static void listen_to_errors(testee *t) {
  char buffer[4096];
  ssize_t n;
  while (t->child.err >= 0 && (n = read(t->child.err, buffer, sizeof buffer)) != 0) {
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return;
    strbuf_add(&t->err, buffer, (size_t)n);
    if (t->err.len > 2 * STDERR_KEPT) {
      memmove(t->err.bytes, t->err.bytes + t->err.len - STDERR_KEPT, STDERR_KEPT);
      t->err.len = STDERR_KEPT;
      t->err.bytes[STDERR_KEPT] = '\0';
    }
  }
  if (t->child.err < 0) return;
  close(t->child.err);
  t->child.err = -1;
}

/* True until the end of its output. */
static bool listen_to_answers(testee *t) {
  char buffer[65536];
  for (;;) {
    ssize_t n = read(t->child.out, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return true;
    if (n == 0) return false;
    strbuf_add(&t->heard, buffer, (size_t)n);
    size_t header, size;
    if (heard_frame(t, &header, &size) != FRAME_MORE)
      return true; /* enough: a flood is not read on */
  }
}

static bool send_more(testee *t, const strbuf *frame, size_t *sent) {
  while (*sent < frame->len) {
    ssize_t n = write(t->child.in, frame->bytes + *sent, frame->len - *sent);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno == EAGAIN;
    *sent += (size_t)n;
  }
  return true;
}

static bool no_frame(testee *t, action *a) {
  strbuf_auto what = STRBUF_INIT;
  strbuf_adds(&what, "its output is not a frame: '");
  show(&t->heard, &what);
  strbuf_addc(&what, '\'');
  return broken(t, a, strbuf_str(&what));
}

static bool converse(testee *t, const strbuf *frame, double timeout, action *a) {
  double deadline = clock_now() + timeout;
  size_t sent = 0, header, size;
  for (;;) {
    /* All that it wrote before its end can be read after it. A process that it left behind may keep
     * the pipe open. */
    bool ended = child_has_ended(&t->child);
    bool listening = send_more(t, frame, &sent), open = listen_to_answers(t);
    listen_to_errors(t);
    framed f = heard_frame(t, &header, &size);
    if (f == FRAME_WHOLE && sent == frame->len) return true;
    if (f == FRAME_WHOLE) return broken(t, a, "answered without a request");
    if (f == FRAME_WRONG) return no_frame(t, a);
    if (!open || ended) return gone(t, a);
    double left = deadline - clock_now();
    if (left <= 0) {
      fail(a, OUTCOME_TIMED_OUT, "no answer after %g s", timeout);
      add_error_output(t, a);
      end(t);
      return false;
    }
    struct pollfd polls[] = {{t->child.out, POLLIN, 0},
                             {t->child.err, POLLIN, 0},
                             {t->child.ended, POLLIN, 0},
                             {sent < frame->len && listening ? t->child.in : -1, POLLOUT, 0}};
    poll(polls, 4, left > 1 ? 1000 : (int)ceil(left * 1000));
  }
}

static json_t *ask(testee *t, json_t *message, double timeout, action *a) {
  strbuf_auto frame = STRBUF_INIT;
  if (!frame_out(message, &frame)) {
    fail(a, OUTCOME_SUITE_FAULT, "out of memory");
    return NULL;
  }
  strbuf_reset(&t->err);
  listen_to_answers(t);
  size_t header, size;
  bool ok = true;
  if (t->heard.len)
    ok = heard_frame(t, &header, &size) == FRAME_WRONG
             ? no_frame(t, a)
             : broken(t, a, "wrote something without a request");
  ok = ok && converse(t, &frame, timeout, a);
  if (!ok) return NULL;
  json_error_t error;
  heard_frame(t, &header, &size);
  json_t *answer =
      json_loadb(t->heard.bytes + header, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
  bool more = t->heard.len > header + size;
  strbuf_reset(&t->heard);
  if (!answer) {
    strbuf_auto what = STRBUF_INIT;
    strbuf_addf(&what, "its answer is not JSON: %s", error.text);
    broken(t, a, strbuf_str(&what));
  } else if (more) {
    broken(t, a, "wrote more than one answer");
    json_decref(answer);
    answer = NULL;
  }
  return answer;
}

static json_t *ask_and_trace(testee *t, json_t *message, double timeout, action *a) {
  json_t *answer = ask(t, message, timeout, a);
  trace_testee(t->s, message, answer, strbuf_str(&a->message));
  return answer;
}

/* --- Hello --- */

static bool same_texts(const char *const *a, size_t n, const char *const *b, size_t m) {
  bool same = n == m;
  for (size_t i = 0; same && i < n; i++) same = strcmp(a[i], b[i]) == 0;
  return same;
}

static bool same_profile(const consumer_profile *a, const consumer_profile *b) {
  return strcmp(a->name, b->name) == 0 && a->oldest == b->oldest && a->newest == b->newest &&
         a->can == b->can && a->reads_from == b->reads_from && a->locations == b->locations &&
         a->artifacts == b->artifacts && a->stablehlo_writer == b->stablehlo_writer &&
         a->devices == b->devices && !a->element_types == !b->element_types &&
         same_texts(a->element_types, a->element_type_count, b->element_types,
                    b->element_type_count) &&
         same_texts(a->dialects, a->dialect_count, b->dialects, b->dialect_count);
}

static bool greet(testee *t, consumer_profile *p, action *a) {
  json_auto_t *message = message_hello();
  json_auto_t *answer = ask_and_trace(t, message, t->s->d->limits.start, a);
  if (!answer) return false;
  strbuf_auto why = STRBUF_INIT;
  volatile bool ok = false;
  arena_guard guard;
  if (ARENA_GUARD(t->memory, &guard)) {
    ok = message_read_hello(answer, t->s->opset, t->memory, p, &why);
    arena_guard_pop(t->memory, &guard);
  }
  if (ok && t->expects && !same_profile(p, &t->expected)) {
    strbuf_addf(&why, "after a restart its hello differs: %s", p->name);
    ok = false;
  }
  if (!ok) broken(t, a, why.len ? strbuf_str(&why) : "out of memory");
  return ok;
}

bool testee_hello(testee *t, consumer_profile *out, action *a) {
  if (t->running && t->greeted && child_has_ended(&t->child)) end(t);
  if (t->running) return true;
  if (t->lost >= STARTS_MAX)
    return fail(a, OUTCOME_BAD_REPLY, "did not start %d times in a row", STARTS_MAX);
  const char *const values[HOLD_COUNT] = {[HOLD_HERE] = t->s->here, [HOLD_BIN] = t->s->bin};
  child_limits l = limits_of(t);
  auto_free char **argv = command_expand(&t->s->d->command, values);
  bool ok = argv && child_start(&t->child, argv, t->s->here, &l, true, &a->message);
  if (!ok) a->outcome = OUTCOME_SUITE_FAULT;
  t->running = ok;
  consumer_profile mine;
  ok = ok && greet(t, out ? out : &mine, a);
  t->greeted = ok;
  t->lost = ok ? 0 : t->lost + 1;
  return ok;
}

/* --- Requests --- */

void testee_act(testee *t, ir_context *c, const request *q, reply *r, action *a) {
  a->outcome = OUTCOME_SUITE_FAULT;
  if (!testee_hello(t, NULL, a)) return;
  json_auto_t *message = message_request(t->s, c, q, ++t->id, a);
  if (!message) {
    if (!a->message.len) strbuf_adds(&a->message, "out of memory");
    return;
  }
  json_auto_t *answer = ask_and_trace(t, message, t->s->d->limits.wall, a);
  strbuf_auto why = STRBUF_INIT;
  if (answer && !message_read_answer(t->s, c, q, t->id, answer, r, a, &why))
    broken(t, a, strbuf_str(&why));
}
