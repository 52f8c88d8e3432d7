/* SPDX-License-Identifier: Apache-2.0 */
/* Single actions of a consumer for scripts/commands/check_consumer.py. A line with a JSON object is
 * a request, and has a line as answer. The first answer, without a request, says what the consumer
 * claims. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/base64.h"
#include "harness/files/program.h"
#include "harness/words/json_text.h"
#include "passes/passes.h"
#include "session.h"

static const char *const outcomes[] = {
    [OUTCOME_DONE] = "done",           [OUTCOME_REFUSED] = "refused",
    [OUTCOME_CRASHED] = "crashed",     [OUTCOME_TIMED_OUT] = "timed out",
    [OUTCOME_BAD_REPLY] = "bad reply", [OUTCOME_CANNOT] = "cannot",
    [OUTCOME_WAIVED] = "waived",       [OUTCOME_SUITE_FAULT] = "suite fault"};

typedef struct answering {
  session *x;
  consumer_table me;
  ir_context *c; /* of one request */
  const json_t *asked;
  json_t *to;
  vs_version own, target;
  strbuf why; /* the suite's: it could not make what was asked for */
  action a;
} answering;

static const char *asked_text(const answering *k, const char *key) {
  const char *text = json_string_value(json_object_get(k->asked, key));
  return text ? text : "";
}

/* Texts of a consumer may be no UTF-8. */
static json_t *text_of(const char *text) {
  strbuf_auto quoted = STRBUF_INIT;
  json_text(&quoted, text);
  return json_loadb(quoted.bytes, quoted.len, JSON_DECODE_ANY, NULL);
}

static void put_text(json_t *to, const char *key, const strbuf *text) {
  json_object_set_new(to, key, text_of(strbuf_str(text)));
}

static void put_bytes(json_t *to, const char *key, const void *bytes, size_t n) {
  strbuf_auto text = STRBUF_INIT;
  base64_encode(bytes, n, &text);
  put_text(to, key, &text);
}

/* The command of a verb with its placeholders filled; a testee has one for all. */
static void put_command(const answering *k, const char *key, const consumer_command *c) {
  const consumer_setting *s = session_setting(k->x);
  char target[32], own[32];
  const char *const values[HOLD_COUNT] = {[HOLD_ARTIFACT] = "artifact.mlirbc",
                                          [HOLD_PROGRAM] = "program.mlir",
                                          [HOLD_OUTPUT] = "output",
                                          [HOLD_ARGS] = "[]",
                                          [HOLD_TARGET] = vs_format(k->target, target),
                                          [HOLD_RELEASE] = vs_format(k->own, own),
                                          [HOLD_HERE] = s->here,
                                          [HOLD_BIN] = s->bin};
  auto_free char **argv = c->count ? command_expand(c, values) : NULL;
  json_t *list = json_array();
  for (size_t i = 0; argv && argv[i]; i++) json_array_append_new(list, text_of(argv[i]));
  json_object_set_new(k->to, key, list);
}

/* A text of the request as a program, without locations if the consumer has none. */
static ir_op *program_of(answering *k, const char *key) {
  const char *text = asked_text(k, key);
  diag_text_sink sink = diag_text_sink_to(&k->why);
  program_options o = {.file = "sample"};
  bool bare = json_object_get(k->asked, "bare") || !session_profile(k->x)->locations;
  ir_op *program = program_read(k->c, text, strlen(text), &o, &sink.sink);
  if (program && bare && !pass_strip_locations(k->c, program, &sink.sink)) return NULL;
  return program;
}

static bool make_artifact(answering *k, strbuf *bytes) {
  diag_text_sink sink = diag_text_sink_to(&k->why);
  vs_options v = {0};
  ir_op *program = program_of(k, "program");
  bool ok =
      program && program_serialize(k->c, program, k->target, &v, k->target, bytes, &sink.sink);
  if (ok) put_bytes(k->to, "artifact", bytes->bytes, bytes->len);
  return ok;
}

/* --- Verbs --- */

static void make(answering *k) {
  strbuf_auto bytes = STRBUF_INIT;
  if (make_artifact(k, &bytes)) k->a.outcome = OUTCOME_DONE;
}

/* `like`: how the program differs from this one, apart from locations and with them. */
static void deserialize(answering *k) {
  strbuf_auto bytes = STRBUF_INIT, why = STRBUF_INIT, where = STRBUF_INIT;
  const char *text = asked_text(k, "artifact");
  ir_compare_options all = {0}, bare = {.ignore_locations = true};
  if (!base64_decode(text, strlen(text), &bytes)) return;
  ir_op *program = k->me.read(&k->me, k->c, bytes.bytes, bytes.len, k->own, &k->a);
  ir_op *like = json_object_get(k->asked, "like") ? program_of(k, "like") : NULL;
  if (!program || !like) return;
  if (!ir_equal(program, like, &bare, &why)) put_text(k->to, "differs", &why);
  if (!ir_equal(program, like, &all, &where)) put_text(k->to, "moved", &where);
}

static void serialize(answering *k) {
  strbuf_auto bytes = STRBUF_INIT, text = STRBUF_INIT;
  ir_op *program = program_of(k, "program");
  if (!program) return;
  program_as_text(k->c, program, &text);
  put_text(k->to, "program", &text);
  k->me.write(&k->me, k->c, program, k->own, k->target, &bytes, &k->a);
  if (k->a.outcome == OUTCOME_DONE) put_bytes(k->to, "artifact", bytes.bytes, bytes.len);
}

static void evaluate(answering *k) {
  strbuf_auto bytes = STRBUF_INIT, text = STRBUF_INIT;
  auto_free interp_value **values = NULL;
  size_t count = 0;
  if (!make_artifact(k, &bytes)) return;
  evaluation e = {
      .source = program_of(k, "program"), .bytes = bytes.bytes, .size = bytes.len, .own = k->own};
  program_as_text(k->c, e.source, &text);
  put_text(k->to, "program", &text);
  k->me.evaluate(&k->me, k->c, &e, &values, &count, &k->a);
  json_t *list = json_array();
  for (size_t i = 0; i < count; i++) {
    strbuf_auto printed = STRBUF_INIT;
    interp_print(values[i], true, &printed);
    json_array_append_new(list, text_of(strbuf_str(&printed)));
    interp_release(values[i]);
  }
  json_object_set_new(k->to, "results", list);
}

/* --- Requests --- */

static bool put_line(json_t *to, FILE *out) {
  strbuf_auto line = STRBUF_INIT;
  json_line(&line, to, JSON_COMPACT);
  return fwrite(strbuf_str(&line), 1, line.len, out) == line.len && fflush(out) == 0;
}

static void put_version(json_t *to, const char *key, vs_version v) {
  char text[32];
  json_object_set_new(to, key, json_string(vs_format(v, text)));
}

/* Says what the consumer claims, and its command if it stays alive. */
static json_t *claims(answering *k) {
  const consumer_description *d = session_description(k->x);
  const consumer_profile *p = session_profile(k->x);
  const vs_opset *o = vs_builtin_opset();
  const char *other = session_other_name(k->x);
  json_t *types = json_array();
  for (size_t i = 0; p->element_types && i < p->element_type_count; i++)
    json_array_append_new(types, text_of(p->element_types[i]));
  k->to =
      json_pack("{s:s, s:o, s:o, s:b, s:o, s:o, s:f, s:I}", "kind", consumer_kinds[d->kind], "name",
                text_of(p->name), "other_name", other ? text_of(other) : json_null(), "locations",
                p->locations, "element_types", types, "here", text_of(session_setting(k->x)->here),
                "start", d->limits.start, "can", (json_int_t)p->can);
  put_version(k->to, "newest", o->releases[p->newest].version);
  put_version(k->to, "oldest", o->releases[p->oldest].version);
  put_version(k->to, "first", vs_oldest(o));
  put_command(k, "command", &d->command);
  return k->to;
}

static void answer(answering *k) {
  static void (*const verbs[VERB_COUNT])(answering * k) = {deserialize, serialize, evaluate};
  const vs_opset *o = vs_builtin_opset();
  const char *verb = asked_text(k, "verb"), *own = asked_text(k, "own"),
             *target = asked_text(k, "target");
  k->a = (action){.outcome = OUTCOME_SUITE_FAULT};
  if (!vs_parse(o, own, strlen(own), &k->own)) k->own = vs_current(o);
  if (!vs_parse(o, target, strlen(target), &k->target)) k->target = k->own;
  if (strcmp(verb, "make") == 0) make(k);
  for (int v = 0; v < VERB_COUNT; v++)
    if (strcmp(verb, consumer_verbs[v]) == 0) {
      const consumer_description *d = session_description(k->x);
      put_command(k, "ran", d->kind == CONSUMER_PROCESS ? &d->actions[v] : &d->command);
      verbs[v](k);
    }
  json_object_set_new(k->to, "outcome", json_string(outcomes[k->a.outcome]));
  put_text(k->to, "message", k->a.message.len ? &k->a.message : &k->why);
}

void session_answer(session *x, FILE *in, FILE *out) {
  answering k = {.x = x, .me = session_consumer(x)};
  auto_free char *line = NULL;
  size_t room = 0;
  bool open = put_line(claims(&k), out);
  while (open && getline(&line, &room, in) > 0) {
    json_auto_t *asked = json_loads(line, 0, NULL);
    k.c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    k.asked = asked;
    k.to = json_object();
    if (asked && k.c) answer(&k);
    open = put_line(k.to, out);
    strbuf_free(&k.why);
    strbuf_free(&k.a.message);
    ir_context_free(k.c);
  }
  if (k.me.stop) k.me.stop(&k.me);
}
