/* SPDX-License-Identifier: Apache-2.0 */
#include "probe.h"

#include <jansson.h>
#include <string.h>
#include <unistd.h>

#include "artifact/program.h"
#include "base/limits.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/host/owned.h"
#include "harness/words/json_text.h"
#include "run.h"

/* A line; a plugin that ends this process ends it between lines. */
static void tell(int out, const char *key, json_t *value) {
  strbuf_auto line = STRBUF_INIT;
  json_line(&line, json_pack("{s:o}", key, value), JSON_COMPACT);
  output_all(out, line.bytes, line.len);
}

/* Texts of a plugin may be no UTF-8. */
static json_t *text_json(const char *text, size_t n) {
  json_t *j = text ? json_stringn(text, n) : json_null();
  return j ? j : json_string("?");
}

static json_t *words_json(const strbuf *words) { return text_json(strbuf_str(words), words->len); }

static void asks(int out, const char *what) { tell(out, "asks", json_string(what)); }

/* --- What it offers --- */

static json_t *attributes_json(const pjrt_plugin *p) {
  json_t *list = json_array();
  for (size_t i = 0; i < p->attribute_count; i++) {
    const pjrt_named_value *v = &p->attributes[i];
    strbuf_auto value = STRBUF_INIT;
    pjrt_add_value(v, ".", &value);
    bool null = v->count && ((v->type == PJRT_VALUE_TEXT && !v->text) ||
                             (v->type == PJRT_VALUE_INTEGERS && !v->integers));
    json_array_append_new(list, json_pack("{s:o, s:o}", "name", text_json(v->name, v->name_size),
                                          "value", null ? json_null() : words_json(&value)));
  }
  return list;
}

/* How it hands over its attributes: "a list", or what is odd about it. */
static const char *attributes_state(pjrt_plugin *p) {
  pjrt_attributes args = {.count = 0};
  strbuf_auto why = STRBUF_INIT;
  if (!pjrt_function_of(p, PJRT_CALL_Plugin_Attributes, NULL))
    return "absent: no function gives them";
  if (!pjrt_call(p, PJRT_CALL_Plugin_Attributes, &args, NULL, &why)) return "refused";
  if (args.count && !args.values) return "null, with a count that is not 0";
  return args.count ? "a list" : "an empty list";
}

static void add_release(const pjrt_plugin *p, const char *attribute, const char *key, json_t *to) {
  strbuf_auto text = STRBUF_INIT;
  if (pjrt_release(p, attribute, &text)) json_object_set_new(to, key, words_json(&text));
}

static void add_lacking(const pjrt_plugin *p, bool needed, const char *key, json_t *to) {
  strbuf_auto text = STRBUF_INIT;
  json_t *list = json_array();
  pjrt_lacks(p, needed, &text);
  for (const char *at = strbuf_str(&text), *end; (end = strchr(at, '\n')); at = end + 1)
    json_array_append_new(list, text_json(at, (size_t)(end - at)));
  json_object_set_new(to, key, list);
}

/* Adds what the client says of its platform. */
static void add_platform(pjrt_plugin *p, pjrt_function f, const char *key, json_t *to) {
  strbuf_auto why = STRBUF_INIT;
  pjrt_text_of args = {.object = p->client};
  if (!p->client || !pjrt_function_of(p, f, NULL)) return;
  bool said = pjrt_call(p, f, &args, NULL, &why) && args.text;
  json_object_set_new(to, key, said ? text_json(args.text, args.count) : words_json(&why));
}

static void tell_offers(pjrt_plugin *p, int out) {
  json_t *o = json_pack("{s:[i, i], s:I, s:[i, i], s:s, s:o, s:I}", "api", p->api->version.major,
                        p->api->version.minor, "functions", (json_int_t)p->function_count, "ours",
                        PJRT_OUR_MAJOR, PJRT_OUR_MINOR, "attributes_are", attributes_state(p),
                        "attributes", attributes_json(p), "devices", (json_int_t)p->device_count);
  json_t *agreed = json_array();
  add_release(p, "stablehlo_current_version", "release", o);
  add_release(p, "stablehlo_minimum_version", "oldest", o);
  add_platform(p, PJRT_CALL_Client_PlatformName, "platform", o);
  add_platform(p, PJRT_CALL_Client_PlatformVersion, "platform_version", o);
  add_lacking(p, true, "lacks_needed", o);
  add_lacking(p, false, "lacks", o);
  for (size_t i = 0; i < p->agreed_count; i++)
    json_array_append_new(
        agreed, json_pack("{s:s, s:I, s:I}", "name", p->agreed[i].name, "wants",
                          (json_int_t)p->agreed[i].size, "ours", (json_int_t)p->agreed[i].ours));
  json_object_set_new(o, "sizes_asked_for", agreed);
  tell(out, "offers", o);
}

/* --- Programs --- */

/* The program that every compiler knows. */
static const char addition[] =
    "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %sum = stablehlo.add %x, %x : tensor<2xi32>\n"
    "  return %sum : tensor<2xi32>\n}\n";

/* A program of ours, or the artifact; written for a release. */
static bool program_of(const pjrt_question *r, const char *ours, strbuf *bytes, const char *target,
                       strbuf *why) {
  strbuf_auto file = STRBUF_INIT;
  if (r->artifact && owned_read(r->artifact, LIMIT_INPUT_BYTES, &file, why) != OWNED_READ)
    return false;
  if (!r->artifact) strbuf_adds(&file, ours);
  if (r->artifact && !target) {
    *bytes = file;
    file = (strbuf)STRBUF_INIT;
    return true;
  }
  vs_version v;
  diag_text_sink sink = diag_text_sink_to(why);
  program_options o = {.file = "program", .allow_other_dialects = true};
  vs_options how = {.allow_other_dialects = true};
  if (!vs_parse(vs_builtin_opset(), target, strlen(target), &v)) v = VS(1, 0, 0);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *m = c ? program_read(c, strbuf_str(&file), file.len, &o, &sink.sink) : NULL;
  bool ok = m && (!r->artifact || program_from_artifact(c, m, &how, &sink.sink)) &&
            program_serialize(c, m, v, &how, VS_NONE, bytes, &sink.sink);
  ir_context_free(c);
  return ok;
}

/* The release to write for: what is asked for, or that of the plugin where we know it. */
static void target_of(const pjrt_plugin *p, const pjrt_question *r, strbuf *out) {
  vs_version v;
  if (r->target) {
    strbuf_adds(out, r->target);
    return;
  }
  pjrt_release(p, "stablehlo_current_version", out);
  bool known = vs_parse(vs_builtin_opset(), strbuf_str(out), out->len, &v);
  if (out->len && known) return;
  char newest[32];
  bool newer = out->len && vs_parse_number(strbuf_str(out), out->len, &v);
  strbuf_reset(out);
  strbuf_adds(out, newer ? vs_format(vs_current(vs_builtin_opset()), newest) : "1.0.0");
}

static const char asks_addition[] = "PJRT_Client_Compile, with an addition";

static void *build(pjrt_plugin *p, const pjrt_question *r, const char *ours, strbuf *why) {
  strbuf_auto bytes = STRBUF_INIT, target = STRBUF_INIT;
  if (!r->artifact || r->target) target_of(p, r, &target);
  if (!program_of(r, ours, &bytes, target.len ? strbuf_str(&target) : NULL, why)) return NULL;
  pjrt_job job = {.artifact = bytes.bytes, .artifact_size = bytes.len, .why = why};
  pjrt_grid(&bytes, &job.replicas, &job.partitions);
  return pjrt_build(p, &job);
}

static bool tell_build(pjrt_plugin *p, const pjrt_question *r, int out) {
  strbuf_auto why = STRBUF_INIT;
  asks(out, r->artifact ? "PJRT_Client_Compile, with the artifact" : asks_addition);
  void *loaded = build(p, r, addition, &why);
  tell(out, "builds", json_pack("{s:b, s:o}", "does", loaded != NULL, "why", words_json(&why)));
  pjrt_drop(p, PJRT_CALL_LoadedExecutable_Destroy, loaded);
  return loaded != NULL;
}

/* --- Sizes ---
 *
 * A framework that is newer than a plugin hands it larger structures, an older one smaller ones;
 * the first field says how large (docs/pjrt_integration.md of openxla/xla: fields are added at the
 * end). A plugin has to take the larger ones, and refuse smaller ones with an error at worst. */

typedef struct sized {
  pjrt_plugin *p;
  int out;
} sized;

enum { MORE = 16, LESS = sizeof(void *) };

static void try_size(sized *s, pjrt_function f, void *args, bool larger) {
  strbuf_auto what = STRBUF_INIT, why = STRBUF_INIT;
  size_t usual = pjrt_args_size(s->p, f), size = larger ? usual + MORE : usual - LESS;
  bool behind = false;
  if (!pjrt_function_of(s->p, f, NULL) || size < sizeof(pjrt_initialize)) return;
  strbuf_addf(&what, "%s, with arguments of %zu bytes in place of %zu", pjrt_function_name(f), size,
              usual);
  asks(s->out, strbuf_str(&what));
  bool taken = pjrt_try(s->p, f, args, size, &behind, &why);
  tell(s->out, "size",
       json_pack("{s:s, s:I, s:I, s:b, s:b, s:o}", "function", pjrt_function_name(f), "size",
                 (json_int_t)size, "usual", (json_int_t)usual, "taken", taken, "behind", behind,
                 "why", words_json(&why)));
}

static void try_client(sized *s, bool larger) {
  pjrt_client_create create = {.option_count = 0};
  try_size(s, PJRT_CALL_Client_Create, &create, larger);
  if (create.client && create.client != s->p->client &&
      pjrt_function_of(s->p, PJRT_CALL_Client_Destroy, NULL))
    pjrt_drop(s->p, PJRT_CALL_Client_Destroy, create.client);
}

static void try_plugin(sized *s, bool larger) {
  pjrt_attributes attributes = {.count = 0};
  pjrt_text_of name = {.object = s->p->client};
  pjrt_devices_of devices = {.object = s->p->client};
  try_size(s, PJRT_CALL_Plugin_Attributes, &attributes, larger);
  try_size(s, PJRT_CALL_Client_PlatformName, &name, larger);
  try_size(s, PJRT_CALL_Client_AddressableDevices, &devices, larger);
  try_client(s, larger);
}

static void try_executable(sized *s, const void *loaded, bool larger) {
  pjrt_object_of executable = {.object = loaded};
  try_size(s, PJRT_CALL_LoadedExecutable_GetExecutable, &executable, larger);
  pjrt_count_of outputs = {.object = executable.other};
  if (executable.other) try_size(s, PJRT_CALL_Executable_NumOutputs, &outputs, larger);
  pjrt_drop(s->p, PJRT_CALL_Executable_Destroy, executable.other);
}

static bool tell_sizes(pjrt_plugin *p, const pjrt_question *r, int out) {
  strbuf_auto why = STRBUF_INIT;
  sized s = {p, out};
  for (int larger = 1; larger >= 0; larger--) try_plugin(&s, larger);
  asks(out, asks_addition);
  void *loaded = build(p, r, addition, &why); /* NULL: fewer questions */
  for (int larger = 1; larger >= 0 && loaded; larger--) try_executable(&s, loaded, larger);
  pjrt_drop(p, PJRT_CALL_LoadedExecutable_Destroy, loaded);
  return true;
}

/* --- Buffers --- */

static void tell_buffer(pjrt_plugin *p, const pjrt_question *r, size_t i, int out) {
  static const char *const answers[] = {"right", "wrong", "not offered"};
  const char *name = pjrt_buffer_question(i), *program = pjrt_buffer_program(i);
  strbuf_auto why = STRBUF_INIT;
  asks(out, name);
  void *loaded = program ? build(p, r, program, &why) : NULL;
  pjrt_answer answer = program && !loaded ? PJRT_WRONG : pjrt_ask_buffer(p, i, loaded, &why);
  pjrt_drop(p, PJRT_CALL_LoadedExecutable_Destroy, loaded);
  tell(out, "buffer",
       json_pack("{s:s, s:s, s:o}", "asks", name, "is", answers[answer], "why", words_json(&why)));
}

static bool tell_buffers(pjrt_plugin *p, const pjrt_question *r, int out) {
  size_t length = strlen(r->buffers);
  const char *name;
  for (size_t i = 0; (name = pjrt_buffer_question(i)); i++)
    if (strncmp(name, r->buffers, length) == 0 && name[length] == ':') tell_buffer(p, r, i, out);
  return true;
}

int pjrt_probe(pjrt_plugin *p, const char *path, const pjrt_question *r, int out) {
  strbuf_auto why = STRBUF_INIT;
  asks(out, "GetPjrtApi, PJRT_Plugin_Initialize and PJRT_Plugin_Attributes");
  bool ok = pjrt_open(p, path, &why);
  if (ok) {
    asks(out, "PJRT_Client_Create");
    ok = pjrt_start_client(p, r->options, r->option_count, &why);
  }
  bool offers = p->function_count && !r->sizes && !r->buffers;
  if (offers) tell_offers(p, out);
  if (ok)
    ok = r->sizes     ? tell_sizes(p, r, out)
         : r->buffers ? tell_buffers(p, r, out)
                      : tell_build(p, r, out);
  if (offers && ok) tell_offers(p, out); /* sizes were agreed on */
  if (why.len) tell(out, "cannot", words_json(&why));
  return ok ? EXIT_PASS : EXIT_FAIL;
}
