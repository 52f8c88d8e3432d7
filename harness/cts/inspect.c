/* hlo-cts inspect */
#include "harness/tools/inspect.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "harness/releases/promised.h"
#include "harness/tools/display.h"
#include "harness/tools/input.h"
#include "harness/tools/tools.h"

static const cli_option inspect_rows[] = {
    OPSET_ROW,
    {"json", CLI_SWITCH, NULL, "as JSON", OPT_JSON},
    {"full", CLI_SWITCH, NULL, "every op, type, attribute and string, with offsets", OPT_FULL},
    {"reader", CLI_VALUE, "release", "whether this release can read it, and why", OPT_READER,
     .values = CLI_RELEASE, .more = "Status 1: it cannot."},
};

/* What could not be written is told when the rest is. */
static bool put(void *user, const void *bytes, size_t n) {
  (void)user;
  strbuf_auto why = STRBUF_INIT;
  return output_write(NULL, bytes, n, &why);
}

/* The release of --reader; VS_NONE: not given. False, and printed, when it is none. */
static bool reader_of(const cli_args *args, vs_version *out) {
  const char *text = cli_value(args, OPT_READER);
  strbuf why = STRBUF_INIT;
  *out = VS_NONE;
  if (!text) return true;
  const vs_opset *o = rows_of(args);
  if (vs_parse(o, text, strlen(text), out) && vs_release_of(o, *out)) return true;
  strbuf_addf(&why, "--reader: there is no release '%s'", text);
  say("hlo-cts inspect", strbuf_str(&why));
  strbuf_free(&why);
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

/* --- A table of several, or the answer about one reader --- */

/* One file of them; false when it cannot be read, or not by the reader. */
static bool add_file(const cli_args *args, const input *in, vs_version reader, bool several,
                     json_t *list, strbuf *out, diag_sink *sink) {
  inspected x;
  promised p;
  strbuf line = STRBUF_INIT, why = STRBUF_INIT;
  bool ok = inspect_open(&x, rows_of(args), in->name, in->bytes, in->size, sink), reads = ok;
  if (ok) {
    promised_of(&x, &p);
    promised_line(&p, &line);
    if (reader != VS_NONE) reads = promised_reader(&p, reader, &why);
  }
  if (list) {
    json_t *j = ok ? promised_json(&p) : json_object();
    json_object_set_new(j, "file", json_string(in->name));
    json_object_set_new(j, "artifact", json_boolean(ok));
    if (why.len) json_object_set_new(j, "because", json_string(strbuf_str(&why)));
    if (reader != VS_NONE) json_object_set_new(j, "reads", json_boolean(reads));
    json_array_append_new(list, j);
  } else if (ok) {
    if (several) strbuf_addf(out, "%s: ", in->name);
    strbuf_addf(out, "%s\n", reader == VS_NONE ? strbuf_str(&line) : "");
    if (reader != VS_NONE) out->len--; /* the answer stands in its place */
    strbuf_adds(out, strbuf_str(&why));
  }
  strbuf_free(&line);
  strbuf_free(&why);
  inspect_close(&x);
  return reads;
}

static int inspect_several(const cli_args *args, vs_version reader) {
  strbuf out = STRBUF_INIT;
  json_t *list = cli_on(args, OPT_JSON) ? json_array() : NULL;
  int status = EXIT_PASS;
  for (size_t i = 0; i < args->rest_count; i++) {
    input in;
    strbuf why = STRBUF_INIT;
    display_sink sink = display_sink_to(stderr, NULL);
    if (!input_open(&in, args->rest[i], &why))
      status = say("hlo-cts inspect", strbuf_str(&why));
    else if (!add_file(args, &in, reader, args->rest_count > 1, list, &out, &sink.sink) &&
             status == EXIT_PASS)
      status = EXIT_FAIL;
    display_end(&sink);
    input_close(&in);
    strbuf_free(&why);
  }
  char *text = list ? json_dumps(list, JSON_INDENT(1)) : NULL;
  if (text) strbuf_addf(&out, "%s\n", text);
  free(text);
  json_decref(list);
  return print_and_free(&out, status);
}

static int inspect_one(const cli_args *args) {
  input in;
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT;
  if (!input_open(&in, args->rest[0], &why)) {
    say("hlo-cts inspect", strbuf_str(&why));
    return EXIT_USAGE;
  }
  display_sink sink = display_sink_to(stderr, NULL);
  bc_sink to = {put, NULL};
  inspect_options how = {.json = cli_on(args, OPT_JSON),
                         .full = cli_on(args, OPT_FULL),
                         .stream = &to,
                         .more = add_promise};
  bool ok = inspect_artifact(rows_of(args), in.name, in.bytes, in.size, &how, &out, &sink.sink);
  display_end(&sink);
  input_close(&in);
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

static int cmd_inspect(const cli_args *args) {
  vs_version reader;
  if (!args->rest_count) return say("hlo-cts inspect", "name an artifact");
  if (!reader_of(args, &reader)) return EXIT_USAGE;
  if (args->rest_count > 1 && cli_on(args, OPT_FULL))
    return say("hlo-cts inspect", "--full explains one artifact");
  return reader != VS_NONE || args->rest_count > 1 ? inspect_several(args, reader)
                                                   : inspect_one(args);
}

static const cli_example inspect_examples[] = {
    {"which release can read an artifact, and what keeps older ones out",
     "hlo-cts inspect program.mlirbc"},
    {"whether a release can read it", "hlo-cts inspect --reader=1.7.8 program.mlirbc"},
    {NULL, NULL},
};

const command command_inspect = {
    {"hlo-cts inspect",
     "Explains an artifact: header, sections, ops, and the oldest release that can read it.",
     "[options] file...", ROWS(inspect_rows), 4096, CLI_FILE, .examples = inspect_examples,
     .about =
         "The first line says who can read the artifact, what of that is promised and until when, "
         "and on how many things it leans that no promise covers: targets of custom calls, other "
         "dialects, attributes of its own. They stand at the end. Several files get a line each.",
     .status_1 = "The artifact cannot be read whole, or not by --reader"},
    "inspect",
    cmd_inspect};
