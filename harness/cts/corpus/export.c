/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts export */
#include <dirent.h>
#include <jansson.h>
#include <string.h>

#include "case_options.h"
#include "harness/cli/status.h"
#include "harness/exports/export.h"
#include "harness/words/json_text.h"

#define WHO "hlo-cts export"

static const char licence[] = {
#include "licence_txt.inc"
};

typedef struct exporting {
  const char *folder;
  export_options how;
  uint32_t profiles; /* 0: all */
  json_t *cases, *left_out;
} exporting;

static bool read_options(const cli_args *args, exporting *x, strbuf *why) {
  strbuf_auto profiles = STRBUF_INIT;
  const char *release = cli_value(args, "release"), *context = cli_value(args, "context");
  uint32_t contexts = contexts_read(context ? context : "arguments");
  x->folder = args->rest_count ? args->rest[0] : NULL;
  if (!x->folder) strbuf_adds(why, "name a folder");
  if (!why->len && cli_list(args, "profile", &profiles))
    x->profiles = profile_read(strbuf_str(&profiles)) | 1u << PROFILE_CORE;
  if (!why->len && (!contexts || contexts & (contexts - 1) || contexts == 1u << CHECK_LARGE))
    strbuf_addf(why, "--context takes one context, not '%s'", context);
  x->how.release = VS_NONE;
  const vs_opset *o = rows_of(args);
  if (!why->len && release &&
      !(vs_parse(o, release, strlen(release), &x->how.release) && vs_release_of(o, x->how.release)))
    strbuf_addf(why, "--release: there is no release '%s'; hlo-cts history lists them", release);
  while (contexts >>= 1) x->how.context++;
  return !why->len;
}

/* Makes the folder; it must be new or empty. */
static bool make_folder(const char *path, strbuf *why) {
  if (!output_folder(path, why)) return false;
  DIR *d = opendir(path);
  size_t entries = 0;
  while (d && readdir(d)) entries++;
  if (d) closedir(d);
  if (entries > 2) strbuf_addf(why, "'%s' is not empty; name a new folder", path);
  return entries <= 2;
}

static int export_one(exporting *x, const vs_opset *o, const corpus_case *c) {
  FREED_BY(case_program_free) case_program p = {0};
  strbuf_auto folder = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&folder, "%s/%s", x->folder, c->id);
  if (!case_program_load(&p, o, c)) return say(WHO, "out of memory");
  export_end end = export_case(&p, strbuf_str(&folder), &x->how, &why);
  if (end == EXPORT_DONE) json_array_append_new(x->cases, json_string(c->id));
  if (end == EXPORT_LEFT_OUT)
    json_object_set_new(x->left_out, c->id, json_string(strbuf_str(&why)));
  if (end != EXPORT_FAILED) return EXIT_PASS;
  fprintf(stderr, WHO ": %s: %s\n", c->id, strbuf_str(&why));
  return EXIT_SUITE_BUG;
}

static bool put_index(exporting *x, strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  char release[32];
  bool artifacts = x->how.release != VS_NONE;
  json_t *index =
      json_pack("{s:i, s:s, s:s, s:s?, s:O, s:O}", "schema", 1, "tool", TOOL, "license",
                "Apache-2.0", "release", artifacts ? vs_format(x->how.release, release) : NULL,
                "cases", x->cases, "left_out", x->left_out);
  json_line(&text, index, JSON_INDENT(1));
  return write_into(x->folder, "LICENSE", licence, sizeof licence, why) &&
         write_into(x->folder, "index.json", strbuf_str(&text), text.len, why);
}

static int export_all(exporting *x, const cli_args *args, const selection *s) {
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT;
  profile_claim claim = profile_claim_of(x->profiles);
  int status = EXIT_PASS;
  if (!make_folder(x->folder, &why)) return say(WHO, strbuf_str(&why));
  for (const corpus_case *c = NULL; status != EXIT_USAGE && (c = selection_next(s, c));) {
    if (x->profiles && !profile_covers(&claim, &c->needs)) continue;
    int one = export_one(x, rows_of(args), c);
    if (one != EXIT_PASS) status = one;
  }
  if (status != EXIT_USAGE && !put_index(x, &why)) return say(WHO, strbuf_str(&why));
  size_t left = json_object_size(x->left_out);
  size_t done = json_array_size(x->cases);
  strbuf_addf(&out, "%zu case%s in %s", done, done == 1 ? "" : "s", x->folder);
  if (left) strbuf_addf(&out, ", %zu left out (index.json says why)", left);
  strbuf_addc(&out, '\n');
  return print_and_free(&out, status);
}

int cmd_export(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  strbuf_auto why = STRBUF_INIT;
  exporting x = {.cases = json_array(), .left_out = json_object()};
  int status = EXIT_USAGE;
  if (!read_options(args, &x, &why))
    status = say(WHO, strbuf_str(&why));
  else if (select_cases(WHO, args, &s))
    status = export_all(&x, args, &s);
  json_decref(x.cases);
  json_decref(x.left_out);
  return status;
}
