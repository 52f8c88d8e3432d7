#include "testee.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../input.h"
#include "base64.h"
#include "bytecode/bytecode.h"
#include "child.h"
#include "text/text.h"

enum { HEADER_MOST = 12, STDERR_KEPT = 2000, STARTS_MOST = 3 };

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

bool testee_runs(const testee *t) { return t->running && !child_has_ended(&t->child); }

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
  if (!t->err.len) return;
  strbuf_adds(&a->message, "; it said: ");
  strbuf_adds(&a->message, strbuf_str(&t->err));
}

/* What remains to be said of a process that is gone, in the middle of an answer or before one. */
static bool gone(testee *t, action *a) {
  bool half = t->heard.len > 0;
  child_limits l = limits_of(t);
  /* It closed its output and may live on. */
  for (int i = 0; i < 20 && !child_has_ended(&t->child); i++)
    poll(&(struct pollfd){.fd = t->child.ended, .events = POLLIN}, 1, 10);
  bool ended = child_has_ended(&t->child);
  child_result r = {0};
  child_judge(end(t), &l, &r);
  if (!ended)
    fail(a, OUTCOME_BAD_REPLY, "closed its output%s", half ? " in the middle of an answer" : "");
  else if (r.verdict == CHILD_EXITED)
    fail(a, OUTCOME_BAD_REPLY, "ended with status %d %s", r.status,
         half ? "in the middle of an answer" : "instead of answering");
  else
    fail(a, r.verdict == CHILD_FLOODED ? OUTCOME_BAD_REPLY : OUTCOME_CRASHED, "%s",
         strbuf_str(&r.why));
  add_error_output(t, a);
  child_result_free(&r);
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

typedef enum framed { FRAME_MORE, FRAME_WHOLE, FRAME_WRONG } framed;

/* Where the frame in `heard` is. */
static framed frame_in(const testee *t, size_t *header, size_t *size) {
  const strbuf *h = &t->heard;
  size_t i = 0;
  uint64_t n = 0, most = t->s->d->limits.output;
  while (i < h->len && i < HEADER_MOST && h->bytes[i] >= '0' && h->bytes[i] <= '9')
    n = n * 10 + (uint64_t)(h->bytes[i++] - '0');
  if (i == h->len && i < HEADER_MOST) return FRAME_MORE;
  if (i == 0 || h->bytes[i] != '\n' || n > most) return FRAME_WRONG;
  *header = i + 1;
  *size = (size_t)n;
  return h->len - *header >= n ? FRAME_WHOLE : FRAME_MORE;
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
    if (frame_in(t, &header, &size) != FRAME_MORE) return true; /* enough: a flood is not read on */
  }
}

static bool say_more(testee *t, const strbuf *frame, size_t *said) {
  while (*said < frame->len) {
    ssize_t n = write(t->child.in, frame->bytes + *said, frame->len - *said);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno == EAGAIN;
    *said += (size_t)n;
  }
  return true;
}

static bool no_frame(testee *t, action *a) {
  strbuf what = STRBUF_INIT;
  strbuf_adds(&what, "what it said is no frame: '");
  show(&t->heard, &what);
  strbuf_addc(&what, '\'');
  broken(t, a, strbuf_str(&what));
  strbuf_free(&what);
  return false;
}

static bool converse(testee *t, const strbuf *frame, double patience, action *a) {
  double deadline = child_now() + patience;
  size_t said = 0, header, size;
  for (;;) {
    bool listening = say_more(t, frame, &said), open = listen_to_answers(t);
    listen_to_errors(t);
    framed f = frame_in(t, &header, &size);
    if (f == FRAME_WHOLE && said == frame->len) return true;
    if (f == FRAME_WHOLE) return broken(t, a, "answered before it was asked");
    if (f == FRAME_WRONG) return no_frame(t, a);
    if (!open || (!listening && child_has_ended(&t->child))) return gone(t, a);
    double left = deadline - child_now();
    if (left <= 0) {
      fail(a, OUTCOME_TIMED_OUT, "no answer after %g s", patience);
      add_error_output(t, a);
      end(t);
      return false;
    }
    struct pollfd polls[] = {{t->child.out, POLLIN, 0},
                             {t->child.err, POLLIN, 0},
                             {said < frame->len && listening ? t->child.in : -1, POLLOUT, 0}};
    poll(polls, 3, left > 1 ? 1000 : (int)ceil(left * 1000));
  }
}

json_t *testee_ask(testee *t, json_t *message, double patience, action *a) {
  strbuf frame = STRBUF_INIT;
  char *text = json_dumps(message, JSON_COMPACT);
  if (text) strbuf_addf(&frame, "%zu\n%s", strlen(text), text);
  free(text);
  if (!frame.len || frame.failed) {
    strbuf_free(&frame);
    fail(a, OUTCOME_SUITE_FAULT, "out of memory");
    return NULL;
  }
  strbuf_reset(&t->err);
  listen_to_answers(t);
  size_t header, size;
  bool ok = true;
  if (t->heard.len)
    ok = frame_in(t, &header, &size) == FRAME_WRONG
             ? no_frame(t, a)
             : broken(t, a, "said something without being asked");
  ok = ok && converse(t, &frame, patience, a);
  strbuf_free(&frame);
  if (!ok) return NULL;
  json_error_t error;
  frame_in(t, &header, &size);
  json_t *answer =
      json_loadb(t->heard.bytes + header, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
  bool more = t->heard.len > header + size;
  strbuf_reset(&t->heard);
  if (!answer) {
    strbuf what = STRBUF_INIT;
    strbuf_addf(&what, "its answer is not JSON: %s", error.text);
    broken(t, a, strbuf_str(&what));
    strbuf_free(&what);
  } else if (more) {
    broken(t, a, "said more than one answer");
    json_decref(answer);
    answer = NULL;
  }
  return answer;
}

/* --- Hello --- */

/* Reads the members of a hello; each complains in its own words. */
typedef struct greeting {
  testee *t;
  consumer_profile *p;
  strbuf *why;
} greeting;

static bool wrong(greeting *g, const char *what) {
  strbuf_addf(g->why, "its hello is wrong: %s", what);
  return false;
}

static bool hello_protocol(greeting *g, const json_t *v) {
  if (json_is_integer(v) && json_integer_value(v) == TESTEE_PROTOCOL) return true;
  return wrong(g, "'protocol' is not 1");
}

static bool hello_name(greeting *g, const json_t *v) {
  const char *name = json_string_value(v);
  if (!name || !*name) return wrong(g, "'name' is no text");
  g->p->name = arena_strndup(g->t->memory, name, strlen(name));
  return true;
}

/* A release that came after all that we know reads what they wrote: it counts as the newest. */
static bool hello_release(greeting *g, const json_t *v) {
  const vs_opset *o = g->t->s->opset;
  const char *text = json_string_value(v);
  vs_version version;
  if (!text || !vs_parse_number(text, strlen(text), &version) || version == VS_NONE)
    return wrong(g, "'release' is no release");
  const vs_release *r = vs_release_of(o, version);
  if (!r && version > vs_current(o)) r = &o->releases[o->release_count - 1];
  if (!r) return wrong(g, "'release' is none that the suite knows");
  g->p->oldest = g->p->newest = (size_t)(r - o->releases);
  return true;
}

static bool hello_can(greeting *g, const json_t *v) {
  static const char *const words[VERB_COUNT] = {"read", "write", "evaluate"};
  if (!json_is_array(v)) return wrong(g, "'can' is no list");
  for (size_t i = 0; i < json_array_size(v); i++) {
    const char *word = json_string_value(json_array_get(v, i));
    int k = 0;
    while (k < VERB_COUNT && (!word || strcmp(word, words[k]) != 0)) k++;
    if (k == VERB_COUNT) return wrong(g, "'can' holds more than read, write and evaluate");
    g->p->can |= 1u << k;
  }
  return true;
}

static bool hello_locations(greeting *g, const json_t *v) {
  if (!json_is_boolean(v)) return wrong(g, "'locations' is neither true nor false");
  g->p->locations = json_is_true(v);
  return true;
}

static bool hello_programs(greeting *g, const json_t *v) {
  const char *word = json_string_value(v);
  g->p->artifacts = word && strcmp(word, "artifact") == 0;
  if (g->p->artifacts || (word && strcmp(word, "text") == 0)) return true;
  return wrong(g, "'programs' is neither text nor artifact");
}

static bool hello_element_types(greeting *g, const json_t *v) {
  if (!json_is_array(v)) return wrong(g, "'element_types' is no list");
  size_t n = json_array_size(v);
  const char **types = ARENA_ARRAY(g->t->memory, const char *, n + 1);
  for (size_t i = 0; i < n; i++) {
    const char *text = json_string_value(json_array_get(v, i));
    if (!text) return wrong(g, "'element_types' holds what is no text");
    types[i] = arena_strndup(g->t->memory, text, strlen(text));
  }
  g->p->element_types = types;
  g->p->element_type_count = n;
  return true;
}

static bool hello_devices(greeting *g, const json_t *v) {
  if (!json_is_integer(v) || json_integer_value(v) < 1 || json_integer_value(v) > 1000000)
    return wrong(g, "'devices' is no number from 1 to 1000000");
  g->p->devices = (uint64_t)json_integer_value(v);
  return true;
}

static const struct {
  const char *name;
  bool required;
  bool (*read)(greeting *g, const json_t *v);
} hello_rows[] = {{"protocol", true, hello_protocol},
                  {"name", true, hello_name},
                  {"release", true, hello_release},
                  {"can", true, hello_can},
                  {"locations", false, hello_locations},
                  {"programs", false, hello_programs},
                  {"element_types", false, hello_element_types},
                  {"devices", false, hello_devices}};
enum { HELLO_COUNT = sizeof hello_rows / sizeof *hello_rows };

static bool read_hello(greeting *g, json_t *answer) {
  json_t *hello = json_object_get(answer, "hello"), *v;
  const char *key;
  if (!json_is_object(hello) || json_object_size(answer) != 1)
    return wrong(g, "it is not {\"hello\": {…}}");
  json_object_foreach(hello, key, v) {
    int k = 0;
    while (k < HELLO_COUNT && strcmp(hello_rows[k].name, key) != 0) k++;
    if (k == HELLO_COUNT) {
      strbuf_addf(g->why, "its hello is wrong: there is no '%s'", key);
      return false;
    }
    if (!hello_rows[k].read(g, v)) return false;
  }
  for (int k = 0; k < HELLO_COUNT; k++)
    if (hello_rows[k].required && !json_object_get(hello, hello_rows[k].name)) {
      strbuf_addf(g->why, "its hello is wrong: '%s' is missing", hello_rows[k].name);
      return false;
    }
  return true;
}

static bool same_profile(const consumer_profile *a, const consumer_profile *b) {
  bool same = strcmp(a->name, b->name) == 0 && a->oldest == b->oldest && a->newest == b->newest &&
              a->can == b->can && a->locations == b->locations && a->artifacts == b->artifacts &&
              a->devices == b->devices && a->element_type_count == b->element_type_count &&
              !a->element_types == !b->element_types;
  for (size_t i = 0; same && i < a->element_type_count; i++)
    same = strcmp(a->element_types[i], b->element_types[i]) == 0;
  return same;
}

static bool greet(testee *t, consumer_profile *p, action *a) {
  json_t *message = json_pack("{s:{s:i,s:s}}", "hello", "protocol", TESTEE_PROTOCOL, "suite",
                              "hlo-cts " HLO_CTS_VERSION);
  json_t *answer = testee_ask(t, message, t->s->d->limits.start, a);
  json_decref(message);
  if (!answer) return false;
  strbuf why = STRBUF_INIT;
  *p = (consumer_profile){.locations = true, .devices = 1};
  greeting g = {t, p, &why};
  volatile bool ok = false;
  arena_guard guard;
  if (ARENA_GUARD(t->memory, &guard)) {
    ok = read_hello(&g, answer);
    arena_guard_pop(t->memory, &guard);
  }
  json_decref(answer);
  if (ok && t->expects && !same_profile(p, &t->expected)) {
    strbuf_addf(&why, "after a restart it says that it is another: %s", p->name);
    ok = false;
  }
  if (!ok) broken(t, a, why.len ? strbuf_str(&why) : "out of memory");
  strbuf_free(&why);
  return ok;
}

bool testee_hello(testee *t, consumer_profile *out, action *a) {
  if (t->running && t->greeted && child_has_ended(&t->child)) end(t);
  if (t->running) return true;
  if (t->lost >= STARTS_MOST)
    return fail(a, OUTCOME_BAD_REPLY, "did not start %d times in a row", STARTS_MOST);
  const char *const values[HOLD_COUNT] = {[HOLD_HERE] = t->s->here, [HOLD_BIN] = t->s->bin};
  child_limits l = limits_of(t);
  char **argv = command_expand(&t->s->d->command, values);
  bool ok = argv && child_start(&t->child, argv, t->s->here, &l, true, &a->message);
  if (!ok) a->outcome = OUTCOME_SUITE_FAULT;
  free(argv);
  t->running = ok;
  consumer_profile mine;
  ok = ok && greet(t, out ? out : &mine, a);
  t->greeted = ok;
  t->lost = ok ? 0 : t->lost + 1;
  return ok;
}

/* --- Requests --- */

static json_t *blob(const testee *t, const char *name, const void *bytes, size_t n, bool text,
                    action *a) {
  strbuf path = STRBUF_INIT;
  json_t *o = NULL;
  if (t->s->d->files) {
    if (scratch_folder(t->s, &path, &a->message)) {
      strbuf_addf(&path, "/%s", name);
      if (output_write(strbuf_str(&path), bytes, n, &a->message))
        o = json_pack("{s:s}", "file", strbuf_str(&path));
    }
  } else {
    json_t *plain = text ? json_stringn(bytes, n) : NULL; /* NULL when it is not UTF-8 */
    if (plain) {
      o = json_pack("{s:o}", "text", plain);
    } else {
      base64_encode(bytes, n, &path);
      o = json_pack("{s:s}", "base64", strbuf_str(&path));
    }
  }
  strbuf_free(&path);
  return o;
}

static json_t *tensor_json(const testee *t, ir_context *c, const interp_value *v, size_t i,
                           action *a) {
  size_t size;
  const void *data = interp_data(v, &size);
  char name[40];
  snprintf(name, sizeof name, "argument-%zu", i);
  json_t *o = data ? blob(t, name, data, size, false, a) : NULL;
  strbuf type = STRBUF_INIT;
  text_print_type(c, interp_type(v), &type);
  if (o) json_object_set_new(o, "type", json_string(strbuf_str(&type)));
  strbuf_free(&type);
  return o;
}

static json_t *request_json(testee *t, ir_context *c, const request *q, action *a) {
  char target[32];
  json_t *body = json_object(), *args;
  bool text = !bc_is_bytecode(q->program, q->program_size);
  if (q->verb == VERB_SERIALIZE) {
    json_object_set_new(body, "program", blob(t, "program", q->program, q->program_size, text, a));
    json_object_set_new(body, "target", json_string(vs_format(q->target, target)));
  } else {
    json_object_set_new(body, "artifact",
                        blob(t, "artifact", q->artifact, q->artifact_size, false, a));
  }
  if (q->verb == VERB_EVALUATE) {
    json_object_set_new(body, "arguments", args = json_array());
    for (size_t i = 0; i < q->arg_count; i++)
      json_array_append_new(args, tensor_json(t, c, q->args[i], i, a));
  }
  json_t *message = json_pack("{s:I,s:o}", "id", ++t->id, consumer_verbs[q->verb], body);
  if (message && !a->message.len) return message;
  json_decref(message);
  return NULL;
}

/* --- Answers --- */

/* The bytes that an object holds, in whichever way. */
static bool unblob(const testee *t, const json_t *o, bool text, strbuf *out, strbuf *why) {
  const json_t *file = json_object_get(o, "file"), *plain = json_object_get(o, "text"),
               *code = json_object_get(o, "base64");
  if (!json_is_object(o) || !!file + !!plain + !!code != 1 || (plain && !text)) {
    strbuf_adds(why,
                text ? "'file', 'text' or 'base64' is missing" : "'file' or 'base64' is missing");
    return false;
  }
  if (plain) {
    if (json_is_string(plain))
      strbuf_add(out, json_string_value(plain), json_string_length(plain));
    else
      strbuf_adds(why, "'text' is no text");
  } else if (code) {
    if (!json_is_string(code) ||
        !base64_decode(json_string_value(code), json_string_length(code), out))
      strbuf_adds(why, "'base64' is none");
  } else if (!json_is_string(file)) {
    strbuf_adds(why, "'file' is no text");
  } else {
    input in;
    if (!input_open(&in, json_string_value(file), why)) return false;
    if (in.size <= t->s->d->limits.output)
      strbuf_add(out, in.bytes, in.size);
    else
      strbuf_adds(why, "its file is larger than it may write");
    input_close(&in);
  }
  return !why->len;
}

static bool bits_fit(const ir_type *element, const strbuf *bytes) {
  if (!ir_type_is_integer(element, 1)) return true;
  for (size_t i = 0; i < bytes->len; i++)
    if ((unsigned char)bytes->bytes[i] > 1) return false;
  return true;
}

static interp_value *untensor(const testee *t, ir_context *c, const json_t *o, strbuf *why) {
  const char *type_text = json_string_value(json_object_get(o, "type"));
  if (!type_text) {
    strbuf_adds(why, "a result has no 'type'");
    return NULL;
  }
  diag_text_sink sink = diag_text_sink_to(why);
  const ir_type *type = text_parse_type(c, type_text, strlen(type_text), &sink.sink);
  if (!type) return NULL;
  const ir_type *element = ir_type_element(type);
  int64_t count = ir_type_is(type, IR_TYPE_TENSOR) ? ir_type_element_count(type) : -1;
  size_t width = ir_dense_element_size(element);
  strbuf bytes = STRBUF_INIT;
  interp_value *v = NULL;
  if (count < 0 || !width)
    strbuf_addf(why, "'%s' is no type of a result", type_text);
  else if (!unblob(t, o, false, &bytes, why))
    ;
  else if (bytes.len / width != (uint64_t)count || bytes.len % width)
    strbuf_addf(why, "a result of type %s has %zu bytes", type_text, bytes.len);
  else if (!bits_fit(element, &bytes))
    strbuf_addf(why, "a result of type %s holds bytes that are neither 0 nor 1", type_text);
  else
    v = interp_tensor(type, strbuf_str(&bytes), bytes.len);
  strbuf_free(&bytes);
  return v;
}

static bool read_results(const testee *t, ir_context *c, const json_t *done, reply *r,
                         strbuf *why) {
  const json_t *list = json_object_get(done, "results");
  if (!json_is_array(list)) {
    strbuf_adds(why, "'results' is no list");
    return false;
  }
  for (size_t i = 0; i < json_array_size(list); i++) {
    interp_value *v = untensor(t, c, json_array_get(list, i), why);
    if (!v && !why->len) strbuf_adds(why, "out of memory");
    if (!v || !reply_add_value(r, v)) return false;
  }
  return true;
}

static bool read_done(const testee *t, ir_context *c, const request *q, const json_t *done,
                      reply *r, strbuf *why) {
  if (!json_is_object(done) || json_object_size(done) != 1) {
    strbuf_adds(why, "'done' holds not one thing");
    return false;
  }
  if (q->verb == VERB_EVALUATE) return read_results(t, c, done, r, why);
  bool reads = q->verb == VERB_DESERIALIZE;
  const json_t *o = json_object_get(done, reads ? "program" : "artifact");
  if (!unblob(t, o, reads, &r->bytes, why)) return false;
  if (r->bytes.len) return true;
  strbuf_adds(why, "it is empty");
  return false;
}

static void read_answer(testee *t, ir_context *c, const request *q, json_t *answer, reply *r,
                        action *a) {
  const json_t *id = json_object_get(answer, "id"), *done = json_object_get(answer, "done");
  const json_t *refused = json_object_get(answer, "refused");
  const json_t *unsupported = json_object_get(answer, "unsupported");
  strbuf why = STRBUF_INIT;
  if (!json_is_integer(id) || json_integer_value(id) != t->id)
    strbuf_adds(&why, "its answer is to another question");
  else if (json_object_size(answer) != 2 || !!done + !!refused + !!unsupported != 1)
    strbuf_adds(&why, "its answer is not one of done, refused and unsupported");
  else if ((refused && !json_is_string(refused)) || (unsupported && !json_is_string(unsupported)))
    strbuf_adds(&why, "its answer does not say why in a text");
  else if (done && !read_done(t, c, q, done, r, &why)) {
    strbuf said = why;
    why = (strbuf)STRBUF_INIT;
    strbuf_addf(&why, "its answer cannot be understood: %s", strbuf_str(&said));
    strbuf_free(&said);
  }
  if (why.len) {
    broken(t, a, strbuf_str(&why));
  } else {
    a->outcome = done ? OUTCOME_DONE : refused ? OUTCOME_REFUSED : OUTCOME_CANNOT;
    const json_t *text = refused ? refused : unsupported;
    if (text) strbuf_adds(&a->message, json_string_value(text));
  }
  strbuf_free(&why);
}

void testee_act(testee *t, ir_context *c, const request *q, reply *r, action *a) {
  a->outcome = OUTCOME_SUITE_FAULT;
  if (!testee_hello(t, NULL, a)) return;
  json_t *message = request_json(t, c, q, a);
  if (!message) {
    if (!a->message.len) strbuf_adds(&a->message, "out of memory");
    return;
  }
  json_t *answer = testee_ask(t, message, t->s->d->limits.wall, a);
  json_decref(message);
  if (answer) read_answer(t, c, q, answer, r, a);
  json_decref(answer);
}
