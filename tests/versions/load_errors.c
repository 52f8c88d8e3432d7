/* SPDX-License-Identifier: Apache-2.0 */
/* Files that do not fit are refused, with the place and the id of the reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/strbuf.h"
#include "versions/diags.h"
#include "versions/load.h"

/* The diagnostics of the last load. */
static struct {
  size_t count;
  diag_id id;
  uint32_t line, column;
  char message[256];
} said;

static void keep(diag_sink *self, const diag *d) {
  (void)self;
  said.count++;
  said.id = d->id;
  said.line = d->place.line;
  said.column = d->place.column;
  snprintf(said.message, sizeof said.message, "%s", d->message);
}

static bool load(const vs_file *files, size_t count) {
  arena *a = arena_new(0);
  assert_non_null(a);
  diag_sink sink = {.emit = keep};
  memset(&said, 0, sizeof said);
  bool good = vs_load_files(a, NULL, files, count, &sink) != NULL;
  assert_int_equal(said.count, good ? 0 : 1);
  arena_free(a);
  return good;
}

typedef struct bad_file {
  const char *text;
  diag_id id;
  uint32_t line, column;
  const char *says;
} bad_file;

static void refuse(const bad_file *cases, size_t count) {
  size_t wrong = 0;
  for (size_t i = 0; i < count; i++) {
    vs_file file = {"1.0.0.yaml", cases[i].text, strlen(cases[i].text)};
    if (load(&file, 1)) fail_msg("accepted: %s", cases[i].text);
    if (said.id != cases[i].id || said.line != cases[i].line || said.column != cases[i].column ||
        !strstr(said.message, cases[i].says)) {
      print_error("%u:%u: %s [%u] for: %s\n", said.line, said.column, said.message, said.id,
                  cases[i].text);
      wrong++;
    }
  }
  assert_int_equal(wrong, 0);
}
#define REFUSE(cases) refuse((cases), sizeof(cases) / sizeof *(cases))

#define HEAD "release: 1.0.0\nbytecode: {written: 0, read: 0}\n" /* lines 1 and 2 */

static void test_what_is_no_yaml_of_ours(void **state) {
  (void)state;
  const bad_file cases[] = {
      {"", DIAG_OPSET_KEY, 1, 1, "empty"},
      {"a: [", DIAG_OPSET_SYNTAX, 2, 1, "did not find expected node content"},
      {"a: &x b\nc: *x\n", DIAG_OPSET_SYNTAX, 1, 4, "anchors"},
      {"a: !!str b\n", DIAG_OPSET_SYNTAX, 1, 4, "tags"},
      {"a: *x\n", DIAG_OPSET_SYNTAX, 1, 4, "aliases"},
      {"a: b\n---\nc: d\n", DIAG_OPSET_SYNTAX, 2, 1, "second document"},
      {"? [a]\n: b\n", DIAG_OPSET_SYNTAX, 1, 3, "key"},
      {"a: \"\\0\"\n", DIAG_OPSET_SYNTAX, 1, 4, "NUL"},
      {"[[[[[[[[[[[[[[[[[[a]]]]]]]]]]]]]]]]]]", DIAG_OPSET_SYNTAX, 1, 17, "deep"},
      {"- a\n", DIAG_OPSET_VALUE, 1, 1, "mapping"},
      {"a: b\n", DIAG_OPSET_KEY, 1, 1, "neither"},
  };
  REFUSE(cases);
}

static void test_releases_that_do_not_fit(void **state) {
  (void)state;
  const bad_file cases[] = {
      {"release: 1.0\n", DIAG_OPSET_VALUE, 1, 10, "X.Y.0"},
      {"release: 1.0.1\n", DIAG_OPSET_VALUE, 1, 10, "X.Y.0"},
      {"release: 1.1.0\n", DIAG_OPSET_RELEASE, 1, 10, "another name"},
      {"release: 1.0.0\n", DIAG_OPSET_KEY, 1, 1, "bytecode"},
      {HEAD "colour: red\n", DIAG_OPSET_KEY, 3, 1, "unknown key"},
      {HEAD "ops: []\nops: []\n", DIAG_OPSET_KEY, 4, 1, "repeated"},
      {HEAD "ops: x\n", DIAG_OPSET_VALUE, 3, 6, "sequence"},
      {"release: 1.0.0\nbytecode: {written: 6, read: 5}\n", DIAG_OPSET_RELEASE, 2, 11, "falls"},
      {"release: 1.0.0\nbytecode: {written: 256, read: 256}\n", DIAG_OPSET_VALUE, 2, 21, "256"},
      {"release: 1.0.0\nbytecode: {written: -1, read: 0}\n", DIAG_OPSET_VALUE, 2, 21, "-1"},
      {"release: 1.0.0\nbytecode: {written: '', read: 0}\n", DIAG_OPSET_VALUE, 2, 21,
       "from 0 to 255, not ''"},
      {HEAD "single_true: 0x02\n", DIAG_OPSET_VALUE, 3, 14, "expected 0xFF or 0x01"},
      {HEAD "ascending_uses: descending\n", DIAG_OPSET_VALUE, 3, 17, "true or false"},
      {"release: 1.0.0\nbytecode: {written: 0}\n", DIAG_OPSET_KEY, 2, 11, "read"},
      {HEAD "first_commit: 2024-5-13\n", DIAG_OPSET_VALUE, 3, 15, "date"},
      {HEAD "first_tag: v1.0.0\n", DIAG_OPSET_KEY, 1, 1, "belong together"},
      {HEAD "published: maybe\n", DIAG_OPSET_VALUE, 3, 12, "true or false"},
  };
  REFUSE(cases);
}

static void test_ops_that_do_not_fit(void **state) {
  (void)state;
#define OP HEAD "ops:\n"
  const bad_file cases[] = {
      {OP "  - {operands: [a]}\n", DIAG_OPSET_KEY, 4, 5, "name"},
      {OP "  - {name: add}\n", DIAG_OPSET_VALUE, 4, 12, "no version"},
      {OP "  - {name: add_v0}\n", DIAG_OPSET_VALUE, 4, 12, "no version"},
      {OP "  - {name: a.b_v1}\n", DIAG_OPSET_VALUE, 4, 12, "not a name"},
      {OP "  - {name: add_v1}\n  - {name: add_v1}\n", DIAG_OPSET_DUPLICATE, 5, 12, "twice"},
      {OP "  - {name: add_v1, operands: [a, a*]}\n", DIAG_OPSET_DUPLICATE, 4, 34, "repeated"},
      {OP "  - {name: add_v1, operands: [a*, b?]}\n", DIAG_OPSET_VALUE, 4, 30,
       "2 groups of operands have any size"},
      {OP "  - {name: add_v1, results: [a*, b*]}\n", DIAG_OPSET_VALUE, 4, 29,
       "2 groups of results have any size"},
      {OP "  - {name: add_v1, operands: ['']}\n", DIAG_OPSET_VALUE, 4, 31, "not a name"},
      {OP "  - {name: add_v1, properties: [b, a]}\n", DIAG_OPSET_VALUE, 4, 36, "order"},
      {OP "  - {name: add_v1, properties: [ab, a?]}\n", DIAG_OPSET_VALUE, 4, 37, "order"},
      {OP "  - {name: add_v1, properties: [a*]}\n", DIAG_OPSET_VALUE, 4, 33, "not a name"},
      {OP "  - {name: add_v1, traits: [quick]}\n", DIAG_OPSET_VALUE, 4, 29, "trait"},
      {OP "  - {name: add_v1, traits: [pure, pure]}\n", DIAG_OPSET_DUPLICATE, 4, 35, "repeated"},
      {OP "  - {name: add_v1, vhlo: add_v1}\n", DIAG_OPSET_KEY, 4, 26, "dialect file"},
      {OP "  - {name: add_v2}\n", DIAG_OPSET_KEY, 4, 5, "replaces"},
      {OP "  - {name: add_v1, replaces: x_v1}\n", DIAG_OPSET_CHAIN, 4, 30, "nothing"},
      {OP "  - name: add_v2\n    replaces: sub_v1\n    upgrade: [{add_regions: f}]\n",
       DIAG_OPSET_CHAIN, 5, 15, "replaces 'add_v1'"},
      {OP "  - name: add_v2\n    replaces: add_v1\n    upgrade: [{add_regions: f}]\n",
       DIAG_OPSET_REFERENCE, 5, 15, "no op"},
      {OP "  - name: a_v1\n  - name: a_v2\n    replaces: a_v1\n    upgrade: [{add_regions: f}]\n",
       DIAG_OPSET_CHAIN, 6, 15, "no earlier"},
  };
  REFUSE(cases);
}

static void test_kinds_that_do_not_fit(void **state) {
  (void)state;
#define ATTR HEAD "attributes:\n"
  const bad_file cases[] = {
      {ATTR "  - {name: a_v1}\n", DIAG_OPSET_CODE, 4, 5, "code"},
      {ATTR "  - {name: a_v1, code: 1}\n  - {name: b_v1, code: 1}\n", DIAG_OPSET_CODE, 5, 5,
       "a_v1"},
      {ATTR "  - {name: a_v1, code: 300}\n", DIAG_OPSET_VALUE, 4, 24, "300"},
      {ATTR "  - {name: a_v1, code: 1, wires: [{code: 2, params: []}]}\n", DIAG_OPSET_KEY, 4, 34,
       "exclude"},
      {ATTR "  - {name: a_v1, params: [x: colour], code: 1}\n", DIAG_OPSET_VALUE, 4, 30, "kind"},
      {ATTR "  - {name: a_v1, params: [x], code: 1}\n", DIAG_OPSET_VALUE, 4, 27, "name: kind"},
      {ATTR "  - {name: a_v1, params: [x: int?], code: 1}\n", DIAG_OPSET_VALUE, 4, 30, "absent"},
      {ATTR "  - {name: a_v1, params: [x: enum E], code: 1}\n", DIAG_OPSET_REFERENCE, 4, 30,
       "enum"},
      {ATTR "  - {name: a_v1, params: [x: apint], code: 1}\n", DIAG_OPSET_VALUE, 4, 30, "follow"},
      {ATTR "  - {name: a_v1, params: [x: int, x: int], code: 1}\n", DIAG_OPSET_DUPLICATE, 4, 35,
       ""},
      {ATTR "  - {name: a_v1, params: [x: int], wires: [{code: 1, params: []}]}\n", DIAG_OPSET_CODE,
       4, 62, "not written"},
      {ATTR "  - {name: a_v1, params: [x: int], wires: [{code: 1, params: [y]}]}\n",
       DIAG_OPSET_REFERENCE, 4, 63, "no parameter"},
      {ATTR "  - {name: a_v1, params: [x: int], wires: [{code: 1, params: [x, x]}]}\n",
       DIAG_OPSET_DUPLICATE, 4, 66, "twice"},
      {ATTR "  - {name: a_v1, params: [x: int], wires: [{code: 1, params: [x: byte]}]}\n",
       DIAG_OPSET_VALUE, 4, 66, "this form is not for"},
      {ATTR "  - {name: a_v1, params: [x: int], code: 1}\n", DIAG_OPSET_KEY, 4, 26, "assembly"},
      {ATTR "  - {name: a_v1, code: 1, stands_for: index}\n", DIAG_OPSET_KEY, 4, 39, "not used"},
      {HEAD "types:\n  - {name: a_v1, code: 1}\n", DIAG_OPSET_KEY, 4, 5, "stands_for"},
      {HEAD "types:\n  - {name: a_v1, code: 1, stands_for: integer}\n", DIAG_OPSET_KEY, 4, 39,
       "builtin"},
      {HEAD "types:\n  - {name: a_v1, code: 1, stands_for: moon}\n", DIAG_OPSET_VALUE, 4, 39,
       "unknown value of 'stands_for'"},
      {HEAD "enums:\n  - {name: E, cases: {A: 1, B: 1}}\n", DIAG_OPSET_DUPLICATE, 4, 29, "B"},
      {HEAD "enums:\n  - {name: E, cases: {A: x}}\n", DIAG_OPSET_VALUE, 4, 26, "number"},
      {HEAD "enum_cases: {E: {A: 1}}\n", DIAG_OPSET_REFERENCE, 3, 14, "no enum"},
      {HEAD "removed: {ops: [a_v1]}\n", DIAG_OPSET_REFERENCE, 3, 17, "'a_v1' is not declared"},
      {HEAD "ops: [{name: a_v1}]\nremoved: {ops: [a_v1]}\n", DIAG_OPSET_CHAIN, 4, 17,
       "does not exist before"},
      {HEAD "lifted: [{id: x, constraint: odd, ops: []}]\n", DIAG_OPSET_VALUE, 3, 30, "constraint"},
      {HEAD "lifted: [{id: x, constraint: no_future, ops: [a_v1]}]\n", DIAG_OPSET_REFERENCE, 3, 47,
       "no op"},
  };
  REFUSE(cases);
}

/* A second release with an op version whose rules do not fit, or with a dialect. */
#define FIRST                                                                                  \
  "release: 1.0.0\nbytecode: {written: 0, read: 0}\nops:\n  - name: a_v1\n    operands: [x]\n" \
  "    properties: [p]\n    results: [y]\n  - name: b_v1\n    properties: [q, r]\n"            \
  "attributes:\n  - {name: e_v1, code: 0}\n"

typedef struct bad_pair {
  const char *name, *text;
  diag_id id;
  uint32_t line;
  const char *says;
} bad_pair;

static void refuse_second(const bad_pair *cases, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const vs_file files[] = {{cases[i].name, cases[i].text, strlen(cases[i].text)},
                             {"1.0.0.yaml", FIRST, strlen(FIRST)}};
    if (load(files, 2)) fail_msg("accepted: %s", cases[i].text);
    if (said.id != cases[i].id || said.line != cases[i].line ||
        !strstr(said.message, cases[i].says))
      fail_msg("%u: %s [%u] for: %s", said.line, said.message, said.id, cases[i].text);
  }
}

static void test_rules_that_do_not_lead_there(void **state) {
  (void)state;
#define NEXT "release: 1.1.0\nops:\n  - name: a_v2\n    replaces: a_v1\n"
#define SAME "    operands: [x]\n    results: [y]\n"
  const char *n = "1.1.0.yaml";
  const bad_pair cases[] = {
      {n, NEXT SAME "    upgrade: [{add_property: s, value: notype}]\n", DIAG_OPSET_RULE, 7,
       "adds a property"},
      {n, NEXT SAME "    upgrade: [{drop_property: q, value: notype}]\n", DIAG_OPSET_RULE, 7,
       "drops a property"},
      {n, NEXT SAME "    properties: [p, s]\n    upgrade: [{drop_property: p, value: notype}]\n",
       DIAG_OPSET_RULE, 8, "drops a property"},
      {n, NEXT SAME "    properties: [p, s]\n    upgrade: [{variadic: x}]\n", DIAG_OPSET_RULE, 8,
       "no rule adds"},
      {n, NEXT SAME "    upgrade: [{variadic: x}]\n", DIAG_OPSET_RULE, 7, "no rule drops"},
      {n, NEXT SAME "    properties: [p]\n    upgrade: [{variadic: x}]\n", DIAG_OPSET_RULE, 8,
       "operand that differs"},
      {n,
       NEXT "    operands: [x*]\n    results: [y]\n    properties: [p]\n"
            "    upgrade: [{variadic: x}]\n",
       DIAG_OPSET_RULE, 8, "result that differs"},
      {n, NEXT SAME "    properties: [p]\n    upgrade: [{add_regions: r}]\n", DIAG_OPSET_RULE, 8,
       "number of regions"},
      {n, NEXT SAME "    upgrade: []\n", DIAG_OPSET_RULE, 7, "one rule"},
      {n, NEXT SAME "    upgrade: [{add_property: s}]\n", DIAG_OPSET_KEY, 7, "value"},
      {n, NEXT SAME "    upgrade: [{variadic: x, add_regions: r}]\n", DIAG_OPSET_KEY, 7,
       "one thing"},
      {n, NEXT SAME "    upgrade: [{add_property: s, value: pi}]\n", DIAG_OPSET_REFERENCE, 7,
       "default"},
  };
  refuse_second(cases, sizeof cases / sizeof *cases);
}

static void test_dialects_that_do_not_fit(void **state) {
  (void)state;
  const char *n = "d.yaml";
#define D                                                                                     \
  "dialect: d\nattributes: [{name: k, params: [u: int, w: int], assembly: <$u>}]\nops:\n  - " \
  "name: o\n"
  const bad_pair cases[] = {
      {n, "dialect: vhlo\n", DIAG_OPSET_VALUE, 1, "files of its releases"},
      {n, "dialect: d\nops: [{name: o, replaces: p}]\n", DIAG_OPSET_KEY, 2, "release file"},
      {n, D "    vhlo: c_v1\n", DIAG_OPSET_REFERENCE, 5, "no op"},
      {n, D "    map: []\n", DIAG_OPSET_KEY, 5, "without"},
      {n, D "    vhlo: a_v1\n", DIAG_OPSET_MAP, 4, "has no source"},
      {n, D "    properties: [s]\n    vhlo: a_v1\n", DIAG_OPSET_MAP, 4, "goes nowhere"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: z}]\n", DIAG_OPSET_REFERENCE, 7,
       "no property"},
      {n, D "    properties: [p, s]\n    vhlo: a_v1\n    map: [{from: p}, {from: s, to: p}]\n",
       DIAG_OPSET_MAP, 7, "filled twice"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: p}, {from: p}]\n",
       DIAG_OPSET_MAP, 7, "repeated"},
      {n, D "    properties: [p?]\n    vhlo: a_v1\n    map: [{from: p}]\n", DIAG_OPSET_MAP, 7,
       "default"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: p, default: notype}]\n",
       DIAG_OPSET_MAP, 7, "default"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: p, kind: magic}]\n",
       DIAG_OPSET_VALUE, 7, "way to map"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: p, kind: number}]\n",
       DIAG_OPSET_KEY, 7, "enum"},
      {n, D "    properties: [p]\n    vhlo: a_v1\n    map: [{from: p, kind: number, enum: e_v1}]\n",
       DIAG_OPSET_REFERENCE, 7, "no enum"},
      {n,
       D "    properties: [s]\n    vhlo: b_v1\n    map:\n      - from: s\n        spread: k\n"
         "        params: [{param: u, to: q}]\n",
       DIAG_OPSET_MAP, 10, "each parameter"},
      {n,
       D "    properties: [s]\n    vhlo: b_v1\n    map:\n      - from: s\n        spread: k\n"
         "        params: [{param: u, to: q}, {param: u, to: r}]\n",
       DIAG_OPSET_MAP, 10, "repeated"},
      {n,
       D "    properties: [s]\n    vhlo: b_v1\n    map:\n      - from: s\n        spread: k\n"
         "        params: [{param: u, to: q, fixed: 1}, {param: w, to: r}]\n",
       DIAG_OPSET_KEY, 10, "either"},
  };
  refuse_second(cases, sizeof cases / sizeof *cases);
}

static void test_two_files_of_one_dialect(void **state) {
  (void)state;
  const vs_file files[] = {{"1.0.0.yaml", FIRST, strlen(FIRST)},
                           {"a.yaml", "dialect: d\n", 11},
                           {"b.yaml", "dialect: d\n", 11}};
  assert_false(load(files, 3));
  assert_int_equal(said.id, DIAG_OPSET_DUPLICATE);
}

static void test_no_release_no_file_no_folder(void **state) {
  (void)state;
  const vs_file file = {"a.yaml", "dialect: d\n", 11};
  assert_false(load(&file, 1));
  assert_int_equal(said.id, DIAG_OPSET_RELEASE);
  assert_false(load(NULL, 0));
  arena *a = arena_new(0);
  diag_sink sink = {.emit = keep};
  assert_null(vs_load_opset(a, NULL, HLO_CTS_SOURCE "/no/such/folder", &sink));
  assert_int_equal(said.id, DIAG_OPSET_READ);
  assert_null(vs_load_opset(a, NULL, HLO_CTS_SOURCE "/versions/load", &sink));
  assert_non_null(strstr(said.message, "there is no *.yaml"));
  arena_free(a);
}

static void test_a_file_too_large(void **state) {
  (void)state;
  static const char zeros[1] = {0};
  const vs_file file = {"1.0.0.yaml", zeros, (size_t)1 << 30}; /* its size alone decides */
  assert_false(load(&file, 1));
  assert_int_equal(said.id, DIAG_LIMIT_PASSED);
}

/* Each prefix of a file ends in an opset or in one diagnostic. */
static void test_every_truncation(void **state) {
  (void)state;
  for (size_t n = 0; n < strlen(FIRST); n++) {
    const vs_file file = {"1.0.0.yaml", FIRST, n};
    load(&file, 1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_what_is_no_yaml_of_ours),
      cmocka_unit_test(test_releases_that_do_not_fit),
      cmocka_unit_test(test_ops_that_do_not_fit),
      cmocka_unit_test(test_kinds_that_do_not_fit),
      cmocka_unit_test(test_rules_that_do_not_lead_there),
      cmocka_unit_test(test_dialects_that_do_not_fit),
      cmocka_unit_test(test_two_files_of_one_dialect),
      cmocka_unit_test(test_no_release_no_file_no_folder),
      cmocka_unit_test(test_a_file_too_large),
      cmocka_unit_test(test_every_truncation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
