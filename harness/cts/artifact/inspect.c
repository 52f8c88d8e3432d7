/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts inspect */
#include "harness/files/inspect.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/contents/contents.h"
#include "harness/data/input.h"
#include "harness/releases/products.h"
#include "harness/releases/promised.h"
#include "harness/words/json_text.h"

/* Keeps an error of writing, which is reported at the end. */
static bool put(void *user, const void *bytes, size_t n) {
  (void)user;
  strbuf_auto why = STRBUF_INIT;
  return output_write(NULL, bytes, n, &why);
}

/* The release of --reader; VS_NONE: not given. False, and printed, when it is none. */
static bool reader_of(const cli_args *args, vs_version *out) {
  const char *text = cli_value(args, "reader");
  strbuf_auto why = STRBUF_INIT;
  *out = VS_NONE;
  if (!text) return true;
  const vs_opset *o = rows_of(args);
  if (vs_parse(o, text, strlen(text), out) && vs_release_of(o, *out)) return true;
  const char *space = strchr(text, ' '); /* a package and its version, "jaxlib 0.10.2" */
  const product *p = space ? product_named(text, (size_t)(space - text), space + 1) : NULL;
  if (p) {
    *out = p->stablehlo;
    return vs_release_of(o, *out) != NULL;
  }
  strbuf_addf(&why, "--reader: there is no release '%s'; hlo-cts history lists them", text);
  say("hlo-cts inspect", strbuf_str(&why));
  return false;
}

/* The promise: a line before everything else, its reasons behind. */
static void add_promise(const inspected *x, bool first, const inspect_options *how, strbuf *out) {
  promised p;
  promised_of(x, &p);
  if (how->json)
    inspect_add_member("promise", promised_json(&p), out);
  else if (!first)
    promised_text(&p, out);
  else
    promised_line(&p, out);
  if (first) strbuf_addc(out, '\n');
}

/* --- A table of several, the contents of a file, or the answer about one reader --- */

/* The state of the listing of artifacts. */
typedef struct listing {
  const cli_args *args;
  const char *file;
  vs_version reader;
  diag_sink *sink;
  json_t *json; /* NULL: text */
  strbuf out;
  size_t count, unread;
  bool named;        /* a line begins with the name of the file */
  bool failed;       /* to write */
  bool alone, whole; /* one argument without --reader; its answer is no list */
} listing;

/* "a.zip > forward.bytecode > jax.export of 'f' for cpu" */
static void add_place(const listing *l, const content *c, strbuf *out) {
  strbuf_adds(out, l->file);
  if (*c->where) strbuf_addf(out, " > %s", c->where);
  if (*c->what) strbuf_addf(out, " > %s", c->what);
}

static void add_json(listing *l, const content *c, const promised *p, bool reads,
                     const strbuf *why) {
  json_t *j = p ? promised_json(p) : json_object();
  const char *strings[][2] = {{"file", l->file}, {"where", c->where}, {"what", c->what}};
  for (size_t i = 0; i < 3; i++) {
    json_t *text = json_string(strings[i][1]);
    json_object_set_new(j, strings[i][0], text ? text : json_string("?")); /* not UTF-8 */
  }
  json_object_set_new(j, "offset", json_integer((json_int_t)c->offset));
  json_object_set_new(j, "bytes", json_integer((json_int_t)c->size));
  json_object_set_new(j, "artifact", json_boolean(p != NULL));
  if (why->len) json_object_set_new(j, "because", json_string(strbuf_str(why)));
  if (l->reader != VS_NONE) json_object_set_new(j, "reads", json_boolean(reads));
  json_array_append_new(l->json, j);
}

static void add_lines(listing *l, const content *c, const promised *p, const strbuf *why) {
  bool packed = *c->where || *c->what;
  if (packed) {
    add_place(l, c, &l->out);
    strbuf_addf(&l->out, "\n  %zu bytes at 0x%06llx: ", c->size, (unsigned long long)c->offset);
  } else if (l->named) {
    strbuf_addf(&l->out, "%s: ", l->file);
  }
  if (why->len)
    strbuf_adds(&l->out, strbuf_str(why));
  else
    promised_line(p, &l->out);
  if (!why->len) strbuf_addc(&l->out, '\n');
  if (packed && !why->len) promised_text(p, &l->out);
}

/* With --full: all that hlo-cts inspect says of an artifact alone. */
static void add_whole(listing *l, const char *name, const content *c) {
  inspect_options how = {.full = true};
  inspect_artifact(rows_of(l->args), name, c->bytes, c->size, &how, &l->out, l->sink);
}

/* With --extract: the artifact as a file of its own. */
static void extract(listing *l, const content *c) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  const char *folder = cli_value(l->args, "extract");
  strbuf_addf(&path, "%s/%03zu.mlirbc", folder, l->count);
  if (!output_folder(folder, &why) || !output_write(strbuf_str(&path), c->bytes, c->size, &why)) {
    say("hlo-cts inspect", strbuf_str(&why));
    l->failed = true;
  } else if (!l->json) {
    strbuf_addf(&l->out, "%s: ", strbuf_str(&path));
  }
}

static bool list_content(const content *c, void *user) {
  listing *l = user;
  inspected x;
  promised p;
  strbuf_auto why = STRBUF_INIT, name = STRBUF_INIT;
  add_place(l, c, &name);
  l->count++;
  bool ok = inspect_open(&x, rows_of(l->args), strbuf_str(&name), c->bytes, c->size, l->sink),
       reads = ok;
  if (ok) promised_of(&x, &p);
  if (ok && l->reader != VS_NONE) reads = promised_reader(&p, l->reader, &why);
  if (cli_value(l->args, "extract")) extract(l, c);
  if (l->json)
    add_json(l, c, ok ? &p : NULL, reads, &why);
  else if (ok)
    add_lines(l, c, &p, &why);
  if (!l->json && cli_on(l->args, "full")) add_whole(l, strbuf_str(&name), c);
  l->unread += !reads;
  inspect_close(&x);
  return !l->failed && strbuf_hand_on(&l->out, &(strbuf_sink){put, NULL}, STRBUF_PIECE);
}

/* All about a file that is an artifact by itself, or holds none. */
static bool tell_whole(listing *l, const input *in) {
  bc_sink to = {put, NULL};
  inspect_options how = {.json = cli_on(l->args, "json"),
                         .full = cli_on(l->args, "full"),
                         .stream = &to,
                         .more = add_promise};
  l->whole = true;
  return inspect_artifact(rows_of(l->args), in->name, in->bytes, in->size, &how, &l->out, l->sink);
}

/* A file without artifacts: what it is. */
static bool tell_nothing(listing *l, const input *in) {
  strbuf_auto unused = STRBUF_INIT;
  inspect_options how = {.json = false};
  if (l->alone) return tell_whole(l, in);
  return inspect_artifact(rows_of(l->args), in->name, in->bytes, in->size, &how, &unused, l->sink);
}

/* Standard input is not searched. */
static bool is_single(const listing *l, const input *in, const char *path) {
  return l->alone && !cli_value(l->args, "extract") &&
         (strcmp(path, "-") == 0 || bc_is_bytecode(in->bytes, in->size));
}

/* One argument: an artifact, a file with artifacts in it, or a folder. False when nothing is in it,
 * or not all of it can be read. */
static bool list_file(listing *l, const char *path) {
  strbuf_auto why = STRBUF_INIT;
  struct stat s;
  contents x = {.tell = list_content, .user = l, .name = path, .sink = l->sink};
  size_t before = l->count;
  bool ok;
  l->file = path;
  if (stat(path, &s) == 0 && S_ISDIR(s.st_mode)) {
    ok = contents_of_folder(&x, path);
    if (ok && l->count == before)
      ok = diag_error(l->sink, DIAG_TOOL_OTHER_FILE, (diag_place){.file = path},
                      "no file in the folder holds an artifact");
  } else {
    FREED_BY(input_close) input in = {0};
    ok = input_open(&in, path, &why);
    if (!ok) {
      l->failed = true;
      l->whole = l->alone && !cli_value(l->args, "extract");
      say("hlo-cts inspect", strbuf_str(&why));
    } else if (is_single(l, &in, path)) {
      ok = tell_whole(l, &in);
    } else {
      ok = contents_of(&x, in.bytes, in.size);
      if (ok && l->count == before) ok = tell_nothing(l, &in);
    }
  }
  contents_free(&x);
  return ok;
}

static int inspect_all(const cli_args *args, vs_version reader) {
  listing l = {.args = args,
               .reader = reader,
               .out = STRBUF_INIT,
               .named = args->rest_count > 1,
               .alone = args->rest_count == 1 && reader == VS_NONE,
               .json = cli_on(args, "json") ? json_array() : NULL};
  bool ok = true;
  for (size_t i = 0; i < args->rest_count; i++) {
    FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
    l.sink = &sink.sink;
    ok &= list_file(&l, args->rest[i]);
  }
  if (l.json && !l.whole) json_line(&l.out, json_incref(l.json), JSON_INDENT(1));
  json_decref(l.json);
  return print_and_free(&l.out, l.failed ? EXIT_USAGE : ok && !l.unread ? EXIT_PASS : EXIT_FAIL);
}

int cmd_inspect(const cli_args *args) {
  vs_version reader;
  if (!args->rest_count)
    return say("hlo-cts inspect", "name an artifact, or a file or folder that holds some");
  if (!reader_of(args, &reader)) return EXIT_USAGE;
  return inspect_all(args, reader);
}
