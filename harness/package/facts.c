/* What a package says about a run, and where it was made. */
#include <gnu/libc-version.h>
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>
#include <yaml.h>

#include "base/order.h"
#include "git_version.h"
#include "harness/host/input.h"
#include "harness/programs/sizes.h"
#include "harness/results/retried.h"
#include "harness/results/waivers.h"
#include "package.h"

const package_file_row package_files[PACKAGE_FILE_COUNT] = {
#define PACKAGE_FILE(id, name, required, limit, what) {name, required, limit},
#include "files.def"
#undef PACKAGE_FILE
};

package_file package_file_by_name(const char *name, size_t n) {
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++)
    if (bytes_are(name, n, package_files[i].name)) return (package_file)i;
  return PACKAGE_FILE_COUNT;
}

static json_t *text(const char *s) {
  json_t *j = json_string(s);
  return j ? j : json_string("?");
}

/* --- The consumer --- */

json_t *package_consumer_json(const vs_opset *o, const char *name, consumer_kind kind,
                              const consumer_profile *p) {
  char first[32], last[32];
  json_t *can = json_array(), *types = p && p->element_types ? json_array() : NULL;
  size_t oldest = p ? p->oldest : 0, newest = p ? p->newest : o->release_count - 1;
  uint32_t verbs = p ? p->can : (1u << VERB_COUNT) - 1;
  for (int v = 0; v < VERB_COUNT; v++)
    if (verbs >> v & 1) json_array_append_new(can, text(consumer_verbs[v]));
  for (size_t i = 0; types && i < p->element_type_count; i++)
    json_array_append_new(types, text(p->element_types[i]));
  return json_pack("{s:o, s:s, s:s, s:s, s:o, s:b, s:b, s:I, s:o*}", "name", text(name), "kind",
                   consumer_kinds[kind], "oldest", vs_format(o->releases[oldest].version, first),
                   "newest", vs_format(o->releases[newest].version, last), "can", can, "locations",
                   !p || p->locations, "artifacts", p && p->artifacts, "devices",
                   p ? (json_int_t)p->devices : 0, "element_types", types);
}

static bool release_row(const vs_opset *o, const json_t *v, size_t *out) {
  const char *s = json_string_value(v);
  vs_version version;
  const vs_release *r = s && vs_parse(o, s, strlen(s), &version) ? vs_release_of(o, version) : NULL;
  if (r) *out = (size_t)(r - o->releases);
  return r;
}

bool package_consumer_read(const json_t *json, const vs_opset *o, package_consumer *out,
                           strbuf *why) {
  const char *name = json_string_value(json_object_get(json, "name"));
  const char *kind = json_string_value(json_object_get(json, "kind"));
  const json_t *can = json_object_get(json, "can");
  *out = (package_consumer){0};
  for (int i = 0; kind && i < CONSUMER_KIND_COUNT; i++)
    if (strcmp(consumer_kinds[i], kind) == 0) out->kind = consumer_kinds[i];
  bool ok = name && out->kind && json_is_array(can) &&
            release_row(o, json_object_get(json, "oldest"), &out->oldest) &&
            release_row(o, json_object_get(json, "newest"), &out->newest) &&
            out->oldest <= out->newest;
  for (size_t i = 0; ok && i < json_array_size(can); i++) {
    const char *verb = json_string_value(json_array_get(can, i));
    int v = 0;
    while (verb && v < VERB_COUNT && strcmp(consumer_verbs[v], verb) != 0) v++;
    ok = verb && v < VERB_COUNT;
    if (ok) out->can |= 1u << v;
  }
  if (ok) out->name = strdup(name);
  if (!ok)
    strbuf_adds(why,
                "it does not state the name, the releases and the capabilities of the consumer");
  return ok && out->name;
}

/* --- The corpus --- */

bool package_add_sizes(const journal_head *h, corpus *c, strbuf *why) {
  const char *list = journal_value(h, "sizes");
  uint32_t classes = 0;
  if (list && !sizes_read(list, &classes)) {
    strbuf_addf(why, "there are no sizes '%s'", list);
    return false;
  }
  return sizes_add(c, vs_builtin_opset(), classes, why);
}

/* "manifest.yaml" or "program.mlir" below the folder. */
static const char *below(const corpus *c, const char *path) {
  size_t n = strlen(c->folder);
  if (strncmp(path, c->folder, n) != 0) return path;
  path += n;
  while (*path == '/') path++;
  return path;
}

bool package_corpus(const corpus *c, strbuf *out, strbuf *why) {
  auto_free const char **paths = calloc(3 * c->count + 1, sizeof *paths);
  size_t n = 0;
  if (!paths) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  for (size_t i = 0; i < c->count; i++) {
    paths[n++] = c->cases[i].manifest;
    if (c->cases[i].path) paths[n++] = c->cases[i].path;
    if (c->cases[i].normal) paths[n++] = c->cases[i].normal;
  }
  qsort(paths, n, sizeof *paths, order_texts);
  bool ok = true;
  for (size_t i = 0; ok && i < n; i++) {
    FREED_BY(input_close) input in = {0};
    char hash[SHA256_TEXT];
    if (i && strcmp(paths[i], paths[i - 1]) == 0) continue;
    ok = input_open(&in, paths[i], why);
    if (!ok) break;
    sha256_text(in.bytes, in.size, hash);
    strbuf_addf(out, "%s  %s\n", hash, below(c, paths[i]));
  }
  return ok && !out->failed;
}

/* --- The run --- */

static json_t *counts_json(const size_t *counts) {
  json_t *o = json_object();
  for (int v = 1; v < VERDICT_COUNT; v++)
    if (counts[v]) json_object_set_new(o, verdict_names[v], json_integer((json_int_t)counts[v]));
  return o;
}

json_t *package_summary(const results *r) {
  summary s;
  json_t *classes = json_object(), *checks = json_object();
  size_t flaky;
  results_summary(r, &s);
  for (int c = CLASS_MUST_READ; c < CLASS_COUNT; c++)
    json_object_set_new(classes, class_names[c], counts_json(s.by_class[c]));
  for (int k = 0; k < CHECK_COUNT; k++)
    json_object_set_new(checks, check_names[k], counts_json(s.by_check[k]));
  return json_pack("{s:s, s:I, s:I, s:o*, s:I, s:o, s:o, s:o}", "result",
                   run_outcome_names[s.outcome], "cases", (json_int_t)r->case_count, "failed_cases",
                   (json_int_t)s.failed_cases, "flaky_cases",
                   retry_count_flaky(r, &flaky) ? json_integer((json_int_t)flaky) : NULL, "waived",
                   (json_int_t)package_waived(&s), "classes", classes, "checks", checks,
                   "outside_the_window", counts_json(s.outside));
}

size_t package_waived(const summary *s) {
  size_t n = s->outside[VERDICT_SKIPPED];
  for (int c = 0; c < CLASS_COUNT; c++) n += s->by_class[c][VERDICT_SKIPPED];
  return n;
}

json_t *package_partial(const journal_head *h) {
  json_t *list = json_array();
  for (size_t i = 0; i < h->option_count; i++)
    if (journal_restricts(&h->options[i]))
      json_array_append_new(list, json_string(h->options[i].name));
  return list;
}

void package_render(const journal_record *j, package_file which, strbuf *out) {
  report_header h = report_header_of(&j->head);
  if (which == PACKAGE_RESULTS)
    report_json(&j->r, &h, out);
  else
    report_markdown(&j->r, &h, out);
}

bool package_waive(journal_record *j, const char *path, size_t *count, strbuf *rotten,
                   diag_sink *sink) {
  FREED_BY(waivers_free) waivers known = {0};
  char day[11];
  bool ok = waivers_load(&known, path, j->r.opset, sink);
  snprintf(day, sizeof day, "%.10s", j->head.started);
  if (ok && !waivers_apply(&known, &j->r, &j->head, day, rotten) && !rotten->len)
    strbuf_adds(rotten, "a waiver does not fit the run\n");
  *count = known.count;
  return ok;
}

/* --- The machine --- */

const char *package_git(void) { return HLO_CTS_GIT; }

/* The value of "key : value" in a file of /proc. */
static void put_proc(json_t *o, const char *name, const char *path, const char *key) {
  FILE *f = fopen(path, "r");
  char line[512];
  while (f && fgets(line, sizeof line, f)) {
    char *colon = strchr(line, ':');
    if (strncmp(line, key, strlen(key)) != 0 || !colon) continue;
    colon += 1 + strspn(colon + 1, " \t");
    colon[strcspn(colon, "\n")] = '\0';
    json_object_set_new(o, name, text(colon));
    break;
  }
  if (f) fclose(f);
}

json_t *package_machine(void) {
  json_t *o = json_object();
  struct utsname u;
  if (uname(&u) == 0) {
    json_object_set_new(o, "system", text(u.sysname));
    json_object_set_new(o, "release", text(u.release));
    json_object_set_new(o, "version", text(u.version));
    json_object_set_new(o, "machine", text(u.machine));
  }
  put_proc(o, "processor", "/proc/cpuinfo", "model name");
  put_proc(o, "memory", "/proc/meminfo", "MemTotal");
  json_object_set_new(o, "processors", json_integer(sysconf(_SC_NPROCESSORS_ONLN)));
  return o;
}

json_t *package_tools(void) {
  int major, minor, patch;
  char pcre[64] = "?";
  yaml_get_version(&major, &minor, &patch);
  pcre2_config(PCRE2_CONFIG_VERSION, pcre);
#ifdef __clang__
  static const char compiler[] = "clang " __clang_version__;
#else
  static const char compiler[] = "gcc " __VERSION__;
#endif
  return json_pack("{s:s, s:s, s:s, s:o, s:s}", "compiler", compiler, "libc",
                   gnu_get_libc_version(), "jansson", jansson_version_str(), "libyaml",
                   json_sprintf("%d.%d.%d", major, minor, patch), "pcre2", pcre);
}
