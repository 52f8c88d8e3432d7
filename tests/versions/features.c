/* SPDX-License-Identifier: Apache-2.0 */
/* Upstream's programs of one feature each: what its tools print for them, and the bytes that they
 * write for every release, or that they refuse, all recorded as facts. */
#include <sha2.h>
#include <stdlib.h>

#include "build.h"
#include "bytecode/bytecode.h"
#include "tests/upstream.h"
#include "text/text.h"

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};

static char *read_whole(const char *path, size_t *size) {
  FILE *in = fopen(path, "rb");
  if (!in) fail_msg("%s", path);
  fseek(in, 0, SEEK_END);
  *size = (size_t)ftell(in);
  rewind(in);
  char *bytes = malloc(*size + 1);
  assert_non_null(bytes);
  assert_int_equal(fread(bytes, 1, *size, in), *size);
  bytes[*size] = '\0';
  fclose(in);
  return bytes;
}

/* One line of facts.tsv: program, what, value. */
typedef struct fact {
  char *program, *what, *value;
} fact;

/* The program as it was read, turned into what the fact is about. False: refused. */
static bool produce(bench *b, const fact *f, const char *text, size_t n, strbuf *out) {
  const vs_opset *o = vs_builtin_opset();
  vs_options options = {.strict_upstream = true};
  ir_op *m = text_parse(b->c, text, n, &(text_parse_options){.file = f->program}, &b->sink.sink);
  if (!m || !ir_verify(m, &b->sink.sink)) return false;
  if (strncmp(f->what, "ser@", 4) != 0) {
    bool vhlo = strcmp(f->what, "vhlo") == 0;
    /* The facts are of 1.20.0. */
    if (vhlo && !(vs_legalize_to_vhlo(b->c, m, &options, &b->sink.sink) &&
                  vs_convert_to_version(b->c, m, VS(1, 20, 0), &options, &b->sink.sink)))
      return false;
    text_print(b->c, m, &(text_print_options){.generic = strcmp(f->what, "pretty") != 0}, out);
    strbuf_addc(out, '\n');
    return true;
  }
  vs_version target;
  char producer[64];
  if (!vs_parse(o, f->what + 4, strlen(f->what + 4), &target) || !vs_release_of(o, target))
    return false;
  ir_strip_locations(b->c, m);
  snprintf(producer, sizeof producer, "StableHLO_v%s", f->what + 4);
  bc_write_options write = {
      .producer = producer, .version = vs_release_of(o, target)->bytecode_written, .codec = &codec};
  return vs_legalize_to_vhlo(b->c, m, &options, &b->sink.sink) &&
         vs_convert_to_version(b->c, m, target, &options, &b->sink.sink) &&
         bc_write(b->c, m, &write, out, &b->sink.sink);
}

static size_t at_word(const char *at, const char *const *words, const char *behind) {
  for (; *words; words++) {
    size_t n = strlen(*words);
    if (strncmp(at, *words, n) == 0 && strncmp(at + n, behind, strlen(behind)) == 0) return n;
  }
  return 0;
}

/* The facts are of MLIR 22, which printed two spaces before an attribute in a custom directive. */
static void as_recorded(strbuf *text) {
  static const char *const directives[] = {"stablehlo.compare ",
                                           "type = ", "algorithm = ", "distribution = ", NULL};
  static const char *const types[] = {"FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", NULL};
  strbuf out = STRBUF_INIT;
  for (const char *at = strbuf_str(text); *at;) {
    size_t n = at_word(at, directives, "");
    if (n && at[n] >= 'A' && at[n] <= 'Z') {
      strbuf_addf(&out, "%.*s ", (int)n, at);
    } else if (strncmp(at, ", ", 2) == 0 && at_word(at + 2, types, " :")) {
      strbuf_adds(&out, ",  ");
      n = 2;
    } else {
      strbuf_addc(&out, *at);
      n = 1;
    }
    at += n;
  }
  strbuf_free(text);
  *text = out;
}

static void check(const fact *f, const char *text, size_t n) {
  bench b;
  bench_open(&b);
  strbuf out = STRBUF_INIT;
  char hash[SHA256_DIGEST_STRING_LENGTH];
  bool ok = produce(&b, f, text, n, &out);
  if (strncmp(f->value, "ERR", 3) == 0) {
    const char *message = strstr(f->value, "error: ");
    if (ok || !strstr(strbuf_str(&b.text), message ? message + 7 : ""))
      fail_msg("%s %s: not refused with %s\n%s", f->program, f->what, f->value,
               strbuf_str(&b.text));
  } else if (!ok) {
    fail_msg("%s %s: %s", f->program, f->what, strbuf_str(&b.text));
  } else {
    if (strncmp(f->what, "ser@", 4) != 0) as_recorded(&out);
    SHA256Data((const uint8_t *)strbuf_str(&out), out.len, hash);
    if (strcmp(hash, f->value) != 0) fail_msg("%s %s differs", f->program, f->what);
  }
  strbuf_free(&out);
  bench_close(&b);
}

static void every_fact_about_a_feature(void **state) {
  (void)state;
  size_t size, facts = 0, programs = 0, text_size = 0;
  char *all = read_whole(HLO_CTS_UPSTREAM "/facts.tsv", &size), *rest = NULL, *text = NULL;
  const char *last = "";
  for (char *line = strtok_r(all, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    if (strncmp(line, "features/", 9) != 0) continue;
    fact f = {.program = line};
    if (!(f.what = strchr(line, '\t'))) continue;
    *f.what++ = '\0';
    if (!(f.value = strchr(f.what, '\t'))) continue;
    *f.value++ = '\0';
    if (strncmp(f.what, "serloc@", 7) == 0) continue; /* locations are the writer's matter */
    if (strcmp(last, f.program) != 0) {
      char path[4096];
      snprintf(path, sizeof path, "%s/stablehlo/%s.mlir", HLO_CTS_UPSTREAM, f.program);
      free(text);
      text = read_whole(path, &text_size);
      last = f.program;
      programs++;
    }
    check(&f, text, text_size);
    facts++;
  }
  free(text);
  free(all);
  print_message("%zu facts about %zu programs\n", facts, programs);
  assert_int_equal(programs, UPSTREAM_FEATURES);
  /* Each feature has the generic form, the pretty one, VHLO's, and the bytes for each release. */
  assert_int_equal(facts, UPSTREAM_FEATURES * (3 + UPSTREAM_RELEASES));
}

/* "-" stands for none. */
static void same_or_none(const char *recorded, const char *row) {
  if (strcmp(recorded, "-") == 0)
    assert_null(row);
  else
    assert_string_equal(recorded, row ? row : "none");
}

/* releases.tsv: release, bytecode version, first commit, first tag, date of the tag. */
static void every_release_is_dated_as_upstream_dates_it(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  size_t size, count = 0;
  char *all = read_whole(HLO_CTS_UPSTREAM "/releases.tsv", &size), *rest = NULL;
  for (char *line = strtok_r(all, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    char *cells = NULL, *field[5];
    vs_version v;
    if (*line == '#') continue;
    for (size_t i = 0; i < 5; i++)
      assert_non_null(field[i] = strtok_r(i ? NULL : line, "\t", &cells));
    assert_true(vs_parse(o, field[0], strlen(field[0]), &v));
    const vs_release *r = vs_release_of(o, v);
    assert_ptr_equal(r, &o->releases[count++]);
    assert_int_equal(r->bytecode_written, atoi(field[1]));
    same_or_none(field[2], r->first_commit);
    same_or_none(field[3], r->first_tag);
    same_or_none(field[4], r->first_tag_date);
    assert_int_equal(r->published, r->first_commit != NULL);
  }
  assert_int_equal(count, UPSTREAM_RELEASES); /* the vectors may be older than the rows */
  assert_true(o->release_count >= count);
  free(all);
}

int main(void) {
  if (!*HLO_CTS_UPSTREAM) return 77;
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_release_is_dated_as_upstream_dates_it),
                                     cmocka_unit_test(every_fact_about_a_feature)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
