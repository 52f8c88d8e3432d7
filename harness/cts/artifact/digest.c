/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts digest */
#include "harness/files/digest.h"

#include <stdio.h>

#include "artifact/program.h"
#include "command.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/contents/contents.h"
#include "harness/data/input.h"

/* A program from a file, in normal form, with what it lives in. */
typedef struct normal {
  input in;
  strbuf unpacked; /* the artifact, if it is not in the file as it stands there */
  const char *bytes;
  size_t size, count; /* of the first artifact in the file; how many are in it */
  ir_context *context;
  ir_op *module;
} normal;

static bool normal_read(normal *x, const cli_args *args, const char *bytes, size_t n,
                        diag_sink *sink) {
  ir_context_options o = {.allow_unregistered = true};
  x->context = ir_context_new(&rows_of(args)->registry, &o);
  if (x->context) x->module = digest_read(x->context, x->in.name, bytes, n, sink);
  return x->module != NULL;
}

static bool keep_first(const content *c, void *user) {
  normal *x = user;
  if (!x->count++) {
    bool unpacked = c->bytes < x->in.bytes || c->bytes >= x->in.bytes + x->in.size;
    if (unpacked) strbuf_add(&x->unpacked, c->bytes, c->size);
    x->bytes = unpacked ? strbuf_str(&x->unpacked) : c->bytes;
    x->size = c->size;
  }
  return true;
}

/* False, and told, if the file holds several artifacts. */
static bool unpack(normal *x, diag_sink *sink) {
  contents all = {.tell = keep_first, .user = x, .name = x->in.name, .sink = sink};
  bool ok = contents_of(&all, x->in.bytes, x->in.size);
  contents_free(&all);
  if (ok && x->count > 1)
    return diag_error(sink, DIAG_TOOL_OTHER_FILE, (diag_place){.file = x->in.name},
                      "%zu artifacts are in it; hlo-cts inspect --extract=FOLDER writes each to a "
                      "file",
                      x->count);
  return ok && !x->unpacked.failed;
}

/* A file that holds one artifact is that artifact. */
static bool normal_open(normal *x, const cli_args *args, const char *path) {
  strbuf_auto why = STRBUF_INIT;
  *x = (normal){.in = {.name = path}, .unpacked = STRBUF_INIT};
  if (!input_open(&x->in, path, &why)) return say("hlo-cts digest", strbuf_str(&why)) == EXIT_PASS;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok = x->in.size || diag_error(&sink.sink, DIAG_TOOL_OTHER_FILE, (diag_place){.file = path},
                                     "an empty file");
  return ok && unpack(x, &sink.sink) &&
         normal_read(x, args, x->count ? x->bytes : x->in.bytes, x->count ? x->size : x->in.size,
                     &sink.sink);
}

static void normal_close(normal *x) {
  ir_context_free(x->context);
  strbuf_free(&x->unpacked);
  input_close(&x->in);
}

static int tell_equal(const cli_args *args) {
  normal a, b;
  strbuf out = STRBUF_INIT;
  int status = EXIT_USAGE;
  bool one = normal_open(&a, args, args->rest[0]), other = normal_open(&b, args, args->rest[1]);
  if (one && other) status = digest_equal(a.module, b.module, &out) ? EXIT_PASS : EXIT_FAIL;
  normal_close(&a);
  normal_close(&b);
  return print_and_free(&out, status);
}

static bool put(void *user, const void *bytes, size_t n) { return output_put(user, bytes, n); }

static int write_form(const cli_args *args) {
  normal x;
  output o;
  strbuf_auto why = STRBUF_INIT;
  int status = EXIT_FAIL;
  if (normal_open(&x, args, args->rest[0])) {
    FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
    bool ok = output_open(&o, NULL) &&
              program_write_normal(x.context, x.module, (bc_sink){put, &o}, &sink.sink);
    status = output_close(&o, ok, &why) && ok ? EXIT_PASS : say("hlo-cts digest", strbuf_str(&why));
  }
  normal_close(&x);
  return status;
}

/* A line for each file, as sha256sum prints it. */
static int print_digests(const cli_args *args) {
  strbuf out = STRBUF_INIT;
  int status = EXIT_PASS;
  for (size_t i = 0; i < args->rest_count; i++) {
    normal x;
    char digest[DIGEST_TEXT];
    if (normal_open(&x, args, args->rest[i]) && digest_of(x.context, x.module, digest, NULL))
      strbuf_addf(&out, "%s  %s\n", digest, x.in.name);
    else
      status = EXIT_FAIL;
    normal_close(&x);
  }
  return print_and_free(&out, status);
}

int cmd_digest(const cli_args *args) {
  bool equal = cli_on(args, "equal"), form = cli_on(args, "form");
  if (equal && args->rest_count != 2) return say("hlo-cts digest", "--equal compares two files");
  if (form && args->rest_count != 1) return say("hlo-cts digest", "--form writes one file");
  if (equal && form) return say("hlo-cts digest", "give --equal or --form");
  if (!args->rest_count) return say("hlo-cts digest", "name a file");
  return equal ? tell_equal(args) : form ? write_form(args) : print_digests(args);
}
