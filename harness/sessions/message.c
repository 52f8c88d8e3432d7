/* SPDX-License-Identifier: Apache-2.0 */
#include "internal.h"

#include <stdio.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/data/base64.h"
#include "harness/host/owned.h"
#include "harness/programs/devices.h"
#include "harness/results/record.h"
#include "text/text.h"

/* --- Hello --- */

json_t *message_hello(void) {
  return json_pack("{s:{s:i,s:s}}", "hello", "protocol", TESTEE_PROTOCOL, "suite",
                   "hlo-cts " HLO_CTS_VERSION);
}

static const char *const verbs[VERB_COUNT + 1] = {"read", "write", "evaluate"};
static const char *const programs[] = {"text", "artifact", NULL};
static const char *const writers[] = {"", WRITER_STABLEHLO, NULL};

static const record_field hello_fields[] = {
    {"name", FIELD_TEXT, offsetof(consumer_profile, name)},
    {"can", FIELD_SET, offsetof(consumer_profile, can), 0, verbs},
    {"locations", FIELD_FLAG, offsetof(consumer_profile, locations), FIELD_ZERO},
    {"programs", FIELD_WORD, offsetof(consumer_profile, artifacts), FIELD_ZERO, programs},
    {"writer", FIELD_WORD, offsetof(consumer_profile, stablehlo_writer), FIELD_ZERO, writers},
    {"element_types", FIELD_TEXTS, offsetof(consumer_profile, element_types), FIELD_ZERO, NULL,
     offsetof(consumer_profile, element_type_count)},
    {"dialects", FIELD_TEXTS, offsetof(consumer_profile, dialects), FIELD_ZERO, NULL,
     offsetof(consumer_profile, dialect_count)},
    {"devices", FIELD_NUMBER, offsetof(consumer_profile, devices), FIELD_ZERO},
};
static const record hello_record = RECORD_OF(hello_fields);

/* A number of a release, also of one that the suite does not know. */
static bool read_number(const json_t *v, vs_version *out) {
  const char *text = json_string_value(v);
  return text && vs_parse_number(text, strlen(text), out) && *out != VS_NONE;
}

/* A release that came after all that we know reads what they wrote: it counts as the newest. */
static bool read_release(const vs_opset *o, const json_t *v, consumer_profile *p) {
  vs_version version;
  if (!read_number(v, &version)) return false;
  const vs_release *r = vs_release_of(o, version);
  if (!r && version > vs_current(o)) r = &o->releases[o->release_count - 1];
  if (r) p->oldest = p->newest = (size_t)(r - o->releases);
  return r != NULL;
}

/* The member that is wrong; NULL: none is. */
static const char *wrong_member(const json_t *hello, const vs_opset *o, arena *memory,
                                consumer_profile *p) {
  const json_t *protocol = json_object_get(hello, "protocol"),
               *oldest = json_object_get(hello, "oldest");
  if (!json_is_integer(protocol) || json_integer_value(protocol) != TESTEE_PROTOCOL)
    return "protocol";
  if (!read_release(o, json_object_get(hello, "release"), p)) return "release";
  /* It is not asked about artifacts before `oldest`. That may be a release before our first one. */
  if (oldest && !read_number(oldest, &p->reads_from)) return "oldest";
  const char *wrong = record_read(&hello_record, o, hello, p, memory);
  if (wrong) return wrong;
  if (!*p->name) return "name";
  return p->devices < 1 || p->devices > DEVICE_NUMBER_MAX ? "devices" : NULL;
}

/* The rule for a member of a hello; NULL: there is no such member. */
static const char *rule_of(const char *name) {
  static const struct {
    const char *name, *rule;
  } rows[] = {{"protocol", "is not 1"},
              {"name", "is no text"},
              {"release", "is not a release that the suite knows"},
              {"oldest", "is no release"},
              {"can", "may only list read, write and evaluate"},
              {"locations", "must be true or false"},
              {"programs", "must be text or artifact"},
              {"writer", "may only be " WRITER_STABLEHLO ", and is absent for other writers"},
              {"element_types", "must be a list of texts"},
              {"dialects", "must be a list of texts"},
              {"devices", "must be a number from 1 to 1000000"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i].name, name) == 0) return rows[i].rule;
  return NULL;
}

bool message_read_hello(const json_t *answer, const vs_opset *o, arena *memory,
                        consumer_profile *out, strbuf *why) {
  json_t *hello = json_object_get(answer, "hello"), *v;
  const char *key, *wrong = NULL;
  *out = (consumer_profile){.locations = true, .devices = 1, .reads_from = VS_NONE};
  if (!json_is_object(hello) || json_object_size(answer) != 1)
    return strbuf_refuse(why, "its hello is wrong: it is not {\"hello\": {…}}");
  json_object_foreach(hello, key, v) if (!rule_of(key)) wrong = key;
  if (wrong) return strbuf_refuse(why, "its hello is wrong: there is no '%s'", wrong);
  wrong = wrong_member(hello, o, memory, out);
  if (wrong)
    strbuf_addf(why, "its hello is wrong: '%s' %s", wrong,
                json_object_get(hello, wrong) ? rule_of(wrong) : "is missing");
  return !wrong;
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
  bool writes = q->verb == VERB_SERIALIZE, text = !bc_is_bytecode(q->program, q->program_size);
  json_t *args = q->verb == VERB_EVALUATE ? json_array() : NULL;
  for (size_t i = 0; args && i < q->arg_count; i++)
    json_array_append_new(args, tensor_json(s, c, q->args[i], i, a));
  json_t *body = writes ? json_pack("{s:o, s:s}", "program",
                                    blob(s, "program", q->program, q->program_size, text, a),
                                    "target", vs_format(q->target, target))
                        : json_pack("{s:o, s:o*}", "artifact",
                                    blob(s, "artifact", q->artifact, q->artifact_size, false, a),
                                    "arguments", args);
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
  if (!json_is_object(o) || !!file + !!plain + !!code != 1 || (plain && !text))
    return strbuf_refuse(why, "'file'%s 'base64' is missing", text ? ", 'text' or" : " or");
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
  if (!json_is_array(list)) return strbuf_refuse(why, "'results' is no list");
  for (size_t i = 0; i < json_array_size(list); i++) {
    interp_value *v = untensor(s, c, json_array_get(list, i), why);
    if (!v && !why->len) strbuf_adds(why, "out of memory");
    if (!v || !reply_add_value(r, v)) return false;
  }
  return true;
}

static bool read_done(const consumer_setting *s, ir_context *c, const request *q,
                      const json_t *done, reply *r, strbuf *why) {
  if (!json_is_object(done) || json_object_size(done) != 1)
    return strbuf_refuse(why, "'done' must have exactly one key");
  if (q->verb == VERB_EVALUATE) return read_results(s, c, done, r, why);
  bool reads = q->verb == VERB_DESERIALIZE;
  const json_t *o = json_object_get(done, reads ? "program" : "artifact");
  if (!unblob(s, o, reads, &r->bytes, why)) return false;
  if (r->bytes.len) return true;
  return strbuf_refuse(why, "it is empty");
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
