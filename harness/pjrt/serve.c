/* SPDX-License-Identifier: Apache-2.0 */
#include "serve.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "artifact/program.h"
#include "base/limits.h"
#include "harness/cli/status.h"
#include "harness/data/base64.h"
#include "harness/data/input.h"
#include "harness/host/owned.h"
#include "harness/sessions/frame.h"
#include "harness/words/clean_text.h"
#include "run.h"

/* --- Hello --- */

/* The protocol's texts are UTF-8; other bytes of a name are escaped. */
static void add_name(pjrt_plugin *p, strbuf *out) {
  pjrt_text_of name = {.object = p->client}, version = {.object = p->client};
  strbuf_auto why = STRBUF_INIT;
  pjrt_call(p, PJRT_CALL_Client_PlatformName, &name, NULL, &why);
  pjrt_call(p, PJRT_CALL_Client_PlatformVersion, &version, NULL, &why);
  if (name.text && name.count)
    clean_text(name.text, name.count, out);
  else
    strbuf_adds(out, "a PJRT plugin");
  if (version.text && version.count && !memchr(version.text, '\n', version.count)) {
    strbuf_addc(out, ' ');
    clean_text(version.text, version.count, out);
  }
  strbuf_addf(out, " (PJRT C API %d.%d)", p->api->version.major, p->api->version.minor);
}

static json_t *hello(pjrt_plugin *p, const char *release) {
  strbuf_auto name = STRBUF_INIT, current = STRBUF_INIT, oldest = STRBUF_INIT;
  add_name(p, &name);
  if (!pjrt_release(p, "stablehlo_current_version", &current)) strbuf_adds(&current, release);
  json_t *o = json_pack("{s:i, s:s, s:s, s:[s], s:I}", "protocol", TESTEE_PROTOCOL, "name",
                        strbuf_str(&name), "release", strbuf_str(&current), "can", "evaluate",
                        "devices", (json_int_t)p->device_count);
  if (o && pjrt_release(p, "stablehlo_minimum_version", &oldest))
    json_object_set_new(o, "oldest", json_string(strbuf_str(&oldest)));
  return json_pack("{s:o}", "hello", o);
}

/* --- Evaluate --- */

static bool bytes_of(const json_t *o, strbuf *out, strbuf *why) {
  const char *code = json_string_value(json_object_get(o, "base64"));
  const char *file = json_string_value(json_object_get(o, "file"));
  if (file) return owned_read(file, 0, out, why) == OWNED_READ;
  if (code && base64_decode(code, strlen(code), out)) return true;
  return strbuf_refuse(why, "a request holds neither base64 nor a file");
}

/* The arguments of a request. False with a sentence. */
static bool read_arguments(const json_t *list, pjrt_tensor *out, pjrt_ending *ending, strbuf *why) {
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *o = json_array_get(list, i);
    const char *type = json_string_value(json_object_get(o, "type"));
    size_t n, bytes;
    *ending = PJRT_UNSUPPORTED;
    if (!pjrt_tensor_take_type(&out[i], type ? type : "", why)) return false;
    *ending = PJRT_REFUSED;
    if (!bytes_of(o, &out[i].bytes, why)) return false;
    if (!pjrt_tensor_size(&out[i], &n, &bytes) || bytes != out[i].bytes.len)
      return strbuf_refuse(why, "an argument of type %s has %zu bytes", type, out[i].bytes.len);
  }
  return true;
}

static json_t *results_json(const pjrt_job *job) {
  json_t *list = json_array();
  for (size_t i = 0; i < job->result_count; i++) {
    strbuf_auto type = STRBUF_INIT, code = STRBUF_INIT;
    pjrt_tensor_add_type(&job->results[i], &type);
    base64_encode(job->results[i].bytes.bytes, job->results[i].bytes.len, &code);
    json_array_append_new(
        list, json_pack("{s:s, s:s}", "type", strbuf_str(&type), "base64", strbuf_str(&code)));
  }
  return json_pack("{s:o}", "results", list);
}

static pjrt_ending run(pjrt_plugin *p, const json_t *body, pjrt_job *job) {
  const json_t *list = json_object_get(body, "arguments");
  strbuf artifact = STRBUF_INIT;
  pjrt_ending ending = PJRT_REFUSED;
  size_t count = json_array_size(list);
  pjrt_tensor *arguments = calloc(count + 1, sizeof *arguments);
  if (!arguments) {
    strbuf_adds(job->why, "out of memory");
  } else if (bytes_of(json_object_get(body, "artifact"), &artifact, job->why) &&
             read_arguments(list, arguments, &ending, job->why)) {
    pjrt_grid(&artifact, &job->replicas, &job->partitions);
    job->artifact = artifact.bytes;
    job->artifact_size = artifact.len;
    job->arguments = arguments;
    job->argument_count = count;
    if (job->replicas > p->device_count || job->partitions > p->device_count / job->replicas) {
      strbuf_addf(job->why, "its client has %zu devices", p->device_count);
      ending = PJRT_UNSUPPORTED;
    } else {
      ending = pjrt_run(p, job);
    }
  }
  pjrt_tensors_free(arguments, count);
  strbuf_free(&artifact);
  return ending;
}

static json_t *evaluate(pjrt_plugin *p, const json_t *body, json_t *reply) {
  strbuf_auto why = STRBUF_INIT;
  pjrt_job job = {.why = &why};
  pjrt_ending ending = run(p, body, &job);
  if (ending == PJRT_DONE) {
    json_object_set_new(reply, "done", results_json(&job));
  } else {
    strbuf_auto text = STRBUF_INIT;
    clean_text(strbuf_str(&why), why.len, &text);
    json_object_set_new(reply, ending == PJRT_REFUSED ? "refused" : "unsupported",
                        json_stringn(strbuf_str(&text), text.len));
  }
  pjrt_tensors_free(job.results, job.result_count);
  return reply;
}

/* --- The protocol --- */

static json_t *answer(pjrt_plugin *p, const char *release, const json_t *request) {
  const json_t *id = json_object_get(request, "id"), *body = json_object_get(request, "evaluate");
  if (json_object_get(request, "hello")) return hello(p, release);
  json_t *reply = json_pack("{s:O}", "id", id);
  if (!reply) return NULL;
  if (body) return evaluate(p, body, reply);
  json_object_set_new(reply, "unsupported", json_string("a PJRT plugin evaluates, and no more"));
  return reply;
}

static bool reply_to(pjrt_plugin *p, const char *release, const char *text, size_t size, int out) {
  json_error_t error;
  json_auto_t *request = json_loadb(text, size, 0, &error);
  json_auto_t *reply = request ? answer(p, release, request) : NULL;
  strbuf_auto frame = STRBUF_INIT;
  bool ok = reply && frame_out(reply, &frame) && output_all(out, frame.bytes, frame.len);
  if (!request) fprintf(stderr, "hlo-pjrt: a request is not JSON: %s\n", error.text);
  return ok;
}

int pjrt_serve(pjrt_plugin *p, const char *release, int in, int out) {
  strbuf_auto heard = STRBUF_INIT;
  char buffer[65536];
  bool ok = true;
  ssize_t n;
  while (ok && (n = read(in, buffer, sizeof buffer)) != 0) {
    if (n < 0 && errno == EINTR) continue;
    if (n > 0) strbuf_add(&heard, buffer, (size_t)n);
    size_t header, size;
    framed f =
        n < 0 || heard.failed ? FRAME_WRONG : frame_in(&heard, LIMIT_INPUT_BYTES, &header, &size);
    ok = f == FRAME_MORE ||
         (f == FRAME_WHOLE && reply_to(p, release, heard.bytes + header, size, out));
    if (f == FRAME_WHOLE) strbuf_reset(&heard); /* a request follows its predecessor's answer */
  }
  ok = ok && !heard.len;
  return ok ? EXIT_PASS : EXIT_FAIL;
}
