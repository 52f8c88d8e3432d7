/* SPDX-License-Identifier: Apache-2.0 */
#include "message.h"

#include <stdio.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/data/base64.h"
#include "harness/host/owned.h"
#include "harness/programs/devices.h"
#include "text/text.h"

/* --- Hello --- */

json_t *message_hello(void) {
  return json_pack("{s:{s:i,s:s}}", "hello", "protocol", TESTEE_PROTOCOL, "suite",
                   "hlo-cts " HLO_CTS_VERSION);
}

/* Reads the members of a hello; each complains in its own words. */
typedef struct greeting {
  const vs_opset *o;
  arena *memory;
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
  g->p->name = arena_strndup(g->memory, name, strlen(name));
  return true;
}

/* A release that came after all that we know reads what they wrote: it counts as the newest. */
static bool hello_release(greeting *g, const json_t *v) {
  const vs_opset *o = g->o;
  const char *text = json_string_value(v);
  vs_version version;
  if (!text || !vs_parse_number(text, strlen(text), &version) || version == VS_NONE)
    return wrong(g, "'release' is no release");
  const vs_release *r = vs_release_of(o, version);
  if (!r && version > vs_current(o)) r = &o->releases[o->release_count - 1];
  if (!r) return wrong(g, "'release' is not a release that the suite knows");
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
    if (k == VERB_COUNT) return wrong(g, "'can' may only list read, write and evaluate");
    g->p->can |= 1u << k;
  }
  return true;
}

static bool hello_locations(greeting *g, const json_t *v) {
  if (!json_is_boolean(v)) return wrong(g, "'locations' must be true or false");
  g->p->locations = json_is_true(v);
  return true;
}

static bool hello_programs(greeting *g, const json_t *v) {
  const char *word = json_string_value(v);
  g->p->artifacts = word && strcmp(word, "artifact") == 0;
  if (g->p->artifacts || (word && strcmp(word, "text") == 0)) return true;
  return wrong(g, "'programs' must be text or artifact");
}

static bool hello_writer(greeting *g, const json_t *v) {
  const char *word = json_string_value(v);
  g->p->stablehlo_writer = word && strcmp(word, WRITER_STABLEHLO) == 0;
  return g->p->stablehlo_writer ||
         wrong(g, "'writer' may only be " WRITER_STABLEHLO ", and is absent for other writers");
}

static bool hello_texts(greeting *g, const json_t *v, const char *wrongly,
                        const char *const **items, size_t *count) {
  size_t n = json_array_size(v);
  const char **texts = ARENA_ARRAY(g->memory, const char *, n + 1);
  bool ok = json_is_array(v);
  for (size_t i = 0; ok && i < n; i++) {
    const char *text = json_string_value(json_array_get(v, i));
    ok = text != NULL;
    if (ok) texts[i] = arena_strndup(g->memory, text, strlen(text));
  }
  *items = texts;
  *count = n;
  return ok || wrong(g, wrongly);
}

static bool hello_element_types(greeting *g, const json_t *v) {
  return hello_texts(g, v, "'element_types' must be a list of texts", &g->p->element_types,
                     &g->p->element_type_count);
}

static bool hello_dialects(greeting *g, const json_t *v) {
  return hello_texts(g, v, "'dialects' must be a list of texts", &g->p->dialects,
                     &g->p->dialect_count);
}

/* Older artifacts are not its business. A release before all that we know is no bound. */
static bool hello_oldest(greeting *g, const json_t *v) {
  const char *text = json_string_value(v);
  if (text && vs_parse_number(text, strlen(text), &g->p->reads_from) && g->p->reads_from != VS_NONE)
    return true;
  return wrong(g, "'oldest' is no release");
}

static bool hello_devices(greeting *g, const json_t *v) {
  if (!json_is_integer(v) || json_integer_value(v) < 1 || json_integer_value(v) > DEVICE_NUMBER_MAX)
    return wrong(g, "'devices' must be a number from 1 to 1000000");
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
                  {"oldest", false, hello_oldest},
                  {"can", true, hello_can},
                  {"locations", false, hello_locations},
                  {"programs", false, hello_programs},
                  {"writer", false, hello_writer},
                  {"element_types", false, hello_element_types},
                  {"dialects", false, hello_dialects},
                  {"devices", false, hello_devices}};
enum { HELLO_COUNT = sizeof hello_rows / sizeof *hello_rows };

bool message_read_hello(const json_t *answer, const vs_opset *o, arena *memory,
                        consumer_profile *out, strbuf *why) {
  json_t *hello = json_object_get(answer, "hello"), *v;
  const char *key;
  greeting whole = {o, memory, out, why}, *g = &whole;
  *out = (consumer_profile){.locations = true, .devices = 1, .reads_from = VS_NONE};
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

/* --- Requests --- */

static json_t *blob(const consumer_setting *s, const char *name, const void *bytes, size_t n,
                    bool text, action *a) {
  strbuf_auto path = STRBUF_INIT;
  json_t *o = NULL;
  if (s->d->files) {
    if (scratch_folder(s, &path, &a->message)) {
      strbuf_addf(&path, "/%s", name);
      if (owned_write(strbuf_str(&path), bytes, n, &a->message))
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
  return o;
}

static json_t *tensor_json(const consumer_setting *s, ir_context *c, const interp_value *v,
                           size_t i, action *a) {
  size_t size;
  const void *data = interp_data(v, &size);
  char name[40];
  snprintf(name, sizeof name, "argument-%zu", i);
  if (data) data = ir_dense_little(ir_arena(c), ir_type_element(interp_type(v)), data, size);
  json_t *o = data ? blob(s, name, data, size, false, a) : NULL;
  strbuf_auto type = STRBUF_INIT;
  text_print_type(c, interp_type(v), &type);
  if (o) json_object_set_new(o, "type", json_string(strbuf_str(&type)));
  return o;
}

json_t *message_request(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                        action *a) {
  char target[32];
  json_t *body = json_object(), *args;
  bool text = !bc_is_bytecode(q->program, q->program_size);
  if (q->verb == VERB_SERIALIZE) {
    json_object_set_new(body, "program", blob(s, "program", q->program, q->program_size, text, a));
    json_object_set_new(body, "target", json_string(vs_format(q->target, target)));
  } else {
    json_object_set_new(body, "artifact",
                        blob(s, "artifact", q->artifact, q->artifact_size, false, a));
  }
  if (q->verb == VERB_EVALUATE) {
    json_object_set_new(body, "arguments", args = json_array());
    for (size_t i = 0; i < q->arg_count; i++)
      json_array_append_new(args, tensor_json(s, c, q->args[i], i, a));
  }
  json_t *message = json_pack("{s:I,s:o}", "id", id, consumer_verbs[q->verb], body);
  if (message && !a->message.len) return message;
  json_decref(message);
  return NULL;
}

/* --- Answers --- */

/* The bytes that an object holds, in whichever way. */
static bool unblob(const consumer_setting *s, const json_t *o, bool text, strbuf *out,
                   strbuf *why) {
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
    strbuf_auto wrong = STRBUF_INIT;
    if (owned_read(json_string_value(file), s->d->limits.output, out, &wrong) != OWNED_READ)
      strbuf_addf(why, "its file '%s' %s", json_string_value(file), strbuf_str(&wrong));
  }
  return !why->len;
}

static bool bits_fit(const ir_type *element, const strbuf *bytes) {
  if (!ir_type_is_integer(element, 1)) return true;
  for (size_t i = 0; i < bytes->len; i++)
    if ((unsigned char)bytes->bytes[i] > 1) return false;
  return true;
}

static interp_value *untensor(const consumer_setting *s, ir_context *c, const json_t *o,
                              strbuf *why) {
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
  strbuf_auto bytes = STRBUF_INIT;
  interp_value *v = NULL;
  if (count < 0 || !width)
    strbuf_addf(why, "'%s' is no type of a result", type_text);
  else if (!unblob(s, o, false, &bytes, why))
    ;
  else if (bytes.len / width != (uint64_t)count || bytes.len % width)
    strbuf_addf(why, "a result of type %s has %zu bytes", type_text, bytes.len);
  else if (!bits_fit(element, &bytes))
    strbuf_addf(why, "a result of type %s holds bytes that are neither 0 nor 1", type_text);
  else {
    ir_dense_copy(element, bytes.bytes, bytes.bytes, bytes.len);
    v = interp_tensor(type, strbuf_str(&bytes), bytes.len);
  }
  return v;
}

static bool read_results(const consumer_setting *s, ir_context *c, const json_t *done, reply *r,
                         strbuf *why) {
  const json_t *list = json_object_get(done, "results");
  if (!json_is_array(list)) {
    strbuf_adds(why, "'results' is no list");
    return false;
  }
  for (size_t i = 0; i < json_array_size(list); i++) {
    interp_value *v = untensor(s, c, json_array_get(list, i), why);
    if (!v && !why->len) strbuf_adds(why, "out of memory");
    if (!v || !reply_add_value(r, v)) return false;
  }
  return true;
}

static bool read_done(const consumer_setting *s, ir_context *c, const request *q,
                      const json_t *done, reply *r, strbuf *why) {
  if (!json_is_object(done) || json_object_size(done) != 1) {
    strbuf_adds(why, "'done' must have exactly one key");
    return false;
  }
  if (q->verb == VERB_EVALUATE) return read_results(s, c, done, r, why);
  bool reads = q->verb == VERB_DESERIALIZE;
  const json_t *o = json_object_get(done, reads ? "program" : "artifact");
  if (!unblob(s, o, reads, &r->bytes, why)) return false;
  if (r->bytes.len) return true;
  strbuf_adds(why, "it is empty");
  return false;
}

/* PHASE_NONE: no phase has the name. */
static phase phase_named(const json_t *name) {
  const char *text = json_string_value(name);
  for (int p = PHASE_NONE + 1; text && p < PHASE_COUNT; p++)
    if (strcmp(text, phase_names[p]) == 0) return (phase)p;
  return PHASE_NONE;
}

bool message_read_answer(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                         const json_t *answer, reply *r, action *a, strbuf *why) {
  const json_t *number = json_object_get(answer, "id"), *done = json_object_get(answer, "done");
  const json_t *refused = json_object_get(answer, "refused");
  const json_t *unsupported = json_object_get(answer, "unsupported");
  const json_t *stage = json_object_get(answer, "phase"),
               *fallback = json_object_get(answer, "fallback");
  phase when = phase_named(stage);
  if (!json_is_integer(number) || json_integer_value(number) != id) {
    strbuf_adds(why, "its answer has the id of another request");
  } else if (json_object_size(answer) != 2u + (stage || fallback) ||
             !!done + !!refused + !!unsupported != 1 || (stage && !refused) ||
             (fallback && (!done || q->verb != VERB_EVALUATE))) {
    strbuf_adds(why, "its answer has neither 'done' nor 'refused' nor 'unsupported'");
  } else if ((refused && !json_is_string(refused)) ||
             (unsupported && !json_is_string(unsupported))) {
    strbuf_adds(why, "the reason in its answer must be a text");
  } else if ((stage && !when) || (fallback && !json_is_string(fallback))) {
    strbuf_adds(why, stage ? "its answer has an unknown 'phase'"
                           : "'fallback' in its answer must be a text");
  } else if (done) {
    strbuf_auto wrong = STRBUF_INIT;
    if (!read_done(s, c, q, done, r, &wrong))
      strbuf_addf(why, "its answer cannot be understood: %s", strbuf_str(&wrong));
  }
  if (why->len) return false;
  a->outcome = done ? OUTCOME_DONE : refused ? OUTCOME_REFUSED : OUTCOME_CANNOT;
  const json_t *text = refused ? refused : unsupported;
  if (text) strbuf_adds(&a->message, json_string_value(text));
  a->phase = when;
  if (fallback)
    strbuf_addf(&a->message, "fallback: %.*s", (int)strcspn(json_string_value(fallback), "\n"),
                json_string_value(fallback));
  return true;
}
