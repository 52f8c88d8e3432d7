/* SPDX-License-Identifier: Apache-2.0 */
/* results.json and journals against the JSON Schemas in docs/, with as much of JSON Schema as those
 * two use; a word of it that is not known here is an error. */
#include <jansson.h>
#include <regex.h>

#include "tests/harness/runs.h"

static json_t *results_schema, *journal_schema;

/* --- A validator --- */

typedef struct validation {
  const json_t *root;
  strbuf why; /* the first complaint */
} validation;

static bool valid(validation *v, const json_t *schema, const json_t *value, const char *place);

static bool complain(validation *v, const char *place, const char *word) {
  if (!v->why.len) strbuf_addf(&v->why, "%s: %s", place, word);
  return false;
}

/* "#/$defs/release" */
static const json_t *referred(const json_t *root, const char *ref) {
  char name[64];
  const json_t *at = root;
  assert_int_equal(strncmp(ref, "#/", 2), 0);
  for (ref += 2; at && *ref;) {
    size_t n = strcspn(ref, "/");
    assert_true(n < sizeof name);
    memcpy(name, ref, n);
    name[n] = '\0';
    at = json_object_get(at, name);
    ref += n + (ref[n] == '/');
  }
  assert_non_null(at);
  return at;
}

static bool has_type(const char *type, const json_t *value) {
  switch (json_typeof(value)) {
    case JSON_OBJECT: return strcmp(type, "object") == 0;
    case JSON_ARRAY: return strcmp(type, "array") == 0;
    case JSON_STRING: return strcmp(type, "string") == 0;
    case JSON_INTEGER: return strcmp(type, "integer") == 0 || strcmp(type, "number") == 0;
    case JSON_REAL: return strcmp(type, "number") == 0;
    case JSON_TRUE:
    case JSON_FALSE: return strcmp(type, "boolean") == 0;
    default: return strcmp(type, "null") == 0;
  }
}

static bool typed(const json_t *types, const json_t *value) {
  if (json_is_string(types)) return has_type(json_string_value(types), value);
  for (size_t i = 0; i < json_array_size(types); i++)
    if (has_type(json_string_value(json_array_get(types, i)), value)) return true;
  return false;
}

static bool among(const json_t *list, const json_t *value) {
  for (size_t i = 0; i < json_array_size(list); i++)
    if (json_equal(json_array_get(list, i), value)) return true;
  return false;
}

/* Each pattern of the schemas is compiled once: a run asks for it thousands of times. */
static struct {
  const char *text;
  regex_t compiled;
} patterns[16];
static size_t n_patterns;

static const regex_t *compiled(const char *pattern) {
  for (size_t i = 0; i < n_patterns; i++)
    if (strcmp(patterns[i].text, pattern) == 0) return &patterns[i].compiled;
  assert_true(n_patterns < sizeof patterns / sizeof *patterns);
  patterns[n_patterns].text = pattern;
  regex_t *r = &patterns[n_patterns++].compiled;
  assert_int_equal(regcomp(r, pattern, REG_EXTENDED | REG_NOSUB), 0);
  return r;
}

static bool matches(const char *pattern, const char *text) {
  return regexec(compiled(pattern), text, 0, NULL, 0) == 0;
}

static bool valid_object(validation *v, const json_t *schema, const json_t *value,
                         const char *place) {
  const json_t *properties = json_object_get(schema, "properties");
  const json_t *others = json_object_get(schema, "additionalProperties");
  const json_t *names = json_object_get(schema, "propertyNames");
  const json_t *required = json_object_get(schema, "required");
  for (size_t i = 0; i < json_array_size(required); i++)
    if (!json_object_get(value, json_string_value(json_array_get(required, i))))
      return complain(v, place, json_string_value(json_array_get(required, i)));
  const char *key;
  json_t *item;
  json_object_foreach((json_t *)(uintptr_t)value, key, item) {
    const json_t *own = json_object_get(properties, key);
    json_t *name = json_string(key);
    bool ok = !names || valid(v, names, name, place);
    json_decref(name);
    if (!ok) return false;
    if (!own && json_is_false(others)) return complain(v, place, key);
    if (!own) own = others;
    if (own && !valid(v, own, item, key)) return false;
  }
  return true;
}

static bool valid_array(validation *v, const json_t *schema, const json_t *value,
                        const char *place) {
  const json_t *first = json_object_get(schema, "prefixItems");
  const json_t *items = json_object_get(schema, "items");
  const json_t *least = json_object_get(schema, "minItems"),
               *most = json_object_get(schema, "maxItems");
  size_t n = json_array_size(value);
  if (least && (json_int_t)n < json_integer_value(least)) return complain(v, place, "minItems");
  if (most && (json_int_t)n > json_integer_value(most)) return complain(v, place, "maxItems");
  for (size_t i = 0; i < n; i++) {
    const json_t *s = i < json_array_size(first) ? json_array_get(first, i) : items;
    if (s && !valid(v, s, json_array_get(value, i), place)) return false;
  }
  return true;
}

static bool valid_one(validation *v, const json_t *list, const json_t *value, const char *place) {
  size_t fit = 0;
  for (size_t i = 0; i < json_array_size(list); i++) {
    validation inner = {.root = v->root};
    fit += valid(&inner, json_array_get(list, i), value, place);
    strbuf_free(&inner.why);
  }
  return fit == 1 || complain(v, place, "oneOf");
}

static bool valid(validation *v, const json_t *schema, const json_t *value, const char *place) {
  const char *word;
  json_t *s;
  json_object_foreach((json_t *)(uintptr_t)schema, word, s) {
    bool ok = true;
    if (strcmp(word, "$ref") == 0)
      ok = valid(v, referred(v->root, json_string_value(s)), value, place);
    else if (strcmp(word, "type") == 0)
      ok = typed(s, value);
    else if (strcmp(word, "const") == 0)
      ok = json_equal(s, value);
    else if (strcmp(word, "enum") == 0)
      ok = among(s, value);
    else if (strcmp(word, "pattern") == 0)
      ok = !json_is_string(value) || matches(json_string_value(s), json_string_value(value));
    else if (strcmp(word, "minimum") == 0)
      ok = !json_is_number(value) || json_number_value(value) >= json_number_value(s);
    else if (strcmp(word, "oneOf") == 0)
      ok = valid_one(v, s, value, place);
    else if (strcmp(word, "properties") == 0 || strcmp(word, "additionalProperties") == 0 ||
             strcmp(word, "propertyNames") == 0 || strcmp(word, "required") == 0)
      ok = !json_is_object(value) || valid_object(v, schema, value, place);
    else if (strcmp(word, "items") == 0 || strcmp(word, "prefixItems") == 0 ||
             strcmp(word, "minItems") == 0 || strcmp(word, "maxItems") == 0)
      ok = !json_is_array(value) || valid_array(v, schema, value, place);
    else if (strcmp(word, "$schema") != 0 && strcmp(word, "$defs") != 0 &&
             strcmp(word, "title") != 0 && strcmp(word, "description") != 0)
      fail_msg("the schema has a word that is not known here: %s", word);
    if (!ok) return complain(v, place, word);
  }
  return true;
}

static bool fits(const json_t *schema, const json_t *value) {
  validation v = {.root = schema};
  bool ok = valid(&v, schema, value, "top");
  if (!ok) print_message("%s\n", strbuf_str(&v.why));
  strbuf_free(&v.why);
  return ok;
}

/* --- Runs --- */

static json_t *load(const char *path) {
  json_error_t e;
  json_t *o = json_load_file(path, 0, &e);
  if (!o) fail_msg("%s:%d: %s", path, e.line, e.text);
  return o;
}

static int load_schemas(void **state) {
  set_up(state);
  results_schema = load(HLO_CTS_SOURCE "/docs/results.schema.json");
  journal_schema = load(HLO_CTS_SOURCE "/docs/journal.schema.json");
  return 0;
}
static int free_schemas(void **state) {
  tear_down(state);
  while (n_patterns) regfree(&patterns[--n_patterns].compiled);
  json_decref(results_schema);
  json_decref(journal_schema);
  return 0;
}

static void run(const char *options, int status) {
  strbuf line = STRBUF_INIT;
  strbuf_addf(&line, "rm -rf r && " RUN "%s --report=r", options);
  assert_int_equal(sh(strbuf_str(&line)), status);
  strbuf_free(&line);
}

static json_t *run_results(void) {
  char path[128];
  snprintf(path, sizeof path, "%s/r/results.json", dir.path);
  return load(path);
}

static size_t check_journal(void) {
  char path[128];
  snprintf(path, sizeof path, "%s/r/journal", dir.path);
  FILE *f = fopen(path, "r");
  assert_non_null(f);
  char *line = NULL;
  size_t room = 0, n = 0;
  while (getline(&line, &room, f) > 0) {
    json_t *o = json_loads(line, 0, NULL);
    if (!o || !fits(journal_schema, o)) fail_msg("line %zu: %.300s", n + 1, line);
    json_decref(o);
    n++;
  }
  free(line);
  fclose(f);
  return n;
}

static void runs_fit_the_schemas(void **state) {
  (void)state;
  static const struct {
    const char *options;
    int status;
  } rows[] = {
      {"--filter='^abs_(complex|f32|i32)$'", 0},
      {"--filter='^add_f(16_overflow|32_edges|32_rounding|64|8_e4m3)$' --fault=off-by-one-ulp", 1},
      {"--filter='^add_f(16_overflow|32_edges|32_rounding|64|8_e4m3)$' --fault=ignore-target "
       "--context=arguments,while",
       1},
      {"--case=add_f8_e4m3 --check=refuse --pair='1.8.0..,*'", 0}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    run(rows[i].options, rows[i].status);
    json_t *o = run_results();
    if (!fits(results_schema, o)) fail_msg("%s", rows[i].options);
    json_decref(o);
    assert_true(check_journal() > 3); /* a floor: an empty journal fits any schema */
  }
}

/* The schemas refuse what they should: each change of a good file is seen. */
static void schemas_can_refuse(void **state) {
  (void)state;
  run("--filter='^add_f(16_overflow|32_edges|32_rounding|64|8_e4m3)$' --fault=off-by-one-ulp", 1);
  json_t *good = run_results();
  assert_true(fits(results_schema, good));
  static const char *const needed[] = {"schema", "tool", "consumer", "result", "cells", "details"};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
    json_t *copy = json_deep_copy(good);
    json_object_del(copy, needed[i]);
    assert_false(fits(results_schema, copy));
    json_decref(copy);
  }
  json_t *copy = json_deep_copy(good);
  json_object_set_new(copy, "more", json_true());
  assert_false(fits(results_schema, copy));
  json_object_del(copy, "more");
  json_t *detail = json_array_get(json_object_get(copy, "details"), 0);
  assert_non_null(detail);
  json_object_set_new(detail, "verdict", json_string("nearly"));
  assert_false(fits(results_schema, copy));
  json_object_set_new(detail, "verdict", json_string("fail"));
  assert_true(fits(results_schema, copy));
  json_object_set_new(detail, "producer", json_string("1.0"));
  assert_false(fits(results_schema, copy));
  json_decref(copy);
  json_decref(good);
  json_t *row =
      json_loads("{\"of\":\"x\",\"producer\":\"1.0.0\",\"cells\":[[33,\"+\",\"\"]]}", 0, NULL);
  assert_true(fits(journal_schema, row));
  json_array_set_new(json_array_get(json_object_get(row, "cells"), 0), 1, json_string("+X"));
  assert_false(fits(journal_schema, row));
  json_decref(row);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(runs_fit_the_schemas),
      cmocka_unit_test(schemas_can_refuse),
  };
  return cmocka_run_group_tests(tests, load_schemas, free_schemas);
}
