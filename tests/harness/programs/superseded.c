/* SPDX-License-Identifier: Apache-2.0 */
/* No superseded op is forgotten: for every op of several versions the corpus holds a program that
 * is written with each of them, one that only the newer version can say, and one that is evaluated.
 * What cannot be had is listed with its reason, and a reason that no longer holds is an error too.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "harness/cases/corpus.h"
#include "harness/files/program.h"
#include "harness/programs/derive.h"
#include "harness/programs/devices.h"

enum {
  WRITTEN = 1,   /* in an artifact of some release */
  BEYOND = 2,    /* in a case that begins with the release that brought this version */
  EVALUATED = 4, /* in a case whose results are compared */
  ALL_SEEN = WRITTEN | BEYOND | EVALUATED,
};

/* Facts about an op's version that no case can show, with the reason. */
static const struct {
  uint16_t op;
  unsigned what;
  const char *why;
} exceptions[] = {
    {OP_VHLO_CUSTOM_CALL_V1, EVALUATED, "means what its target means"},
    {OP_VHLO_CUSTOM_CALL_V2, EVALUATED, "means what its target means"},
    {OP_VHLO_DYNAMIC_CONV_V2, BEYOND, "says less than dynamic_conv_v1, and nothing more"},
};

/* The facts seen, one byte for each op of the opset. */
typedef struct survey {
  const vs_opset *o;
  const corpus_case *k;
  uint8_t *seen;
} survey;

static bool of_several(const vs_op *op) { return op->older != VS_NO_ID || op->newer != VS_NO_ID; }

static bool note_op(ir_op *op, void *user) {
  survey *s = user;
  uint16_t id = ir_op_id(op);
  if (id == UINT16_MAX || !of_several(&s->o->ops[id])) return true;
  s->seen[id] |= WRITTEN;
  if (s->k->since == s->o->ops[id].since) s->seen[id] |= BEYOND;
  if (s->k->checks >> CHECK_EVALUATE & 1) s->seen[id] |= EVALUATED;
  return true;
}

/* The bytes of a program, for free(). */
static char *bytes_of(const char *path, size_t *n) {
  FILE *f = fopen(path, "rb");
  assert_non_null(f);
  assert_int_equal(fseek(f, 0, SEEK_END), 0);
  long size = ftell(f);
  assert_true(size >= 0);
  rewind(f);
  char *bytes = malloc((size_t)size + 1);
  assert_non_null(bytes);
  *n = fread(bytes, 1, (size_t)size, f);
  assert_int_equal(*n, size);
  fclose(f);
  return bytes;
}

/* Writes the case for one release, as far as that is about ops, and notes them. */
static void survey_case(survey *s, const char *bytes, size_t n, vs_version release) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = ir_context_new(&s->o->registry, NULL);
  assert_non_null(c);
  ir_op *module = program_read(c, bytes, n, &(program_options){.file = s->k->name}, &sink.sink);
  derive_rules rules = {.tolerance = -1};
  expectations ignored;
  vs_options options = {.allow_other_dialects = true};
  device_run devices = {0};
  bool several = s->k->devices.replicas > 0;
  bool runs = module && ir_lookup_symbol(module, "main", 4);
  if (!module || (runs && !derive_plain(c, module, &rules, &ignored, &sink.sink)) ||
      (several && !devices_derive(c, module, s->k->devices, &devices, &sink.sink)) ||
      !vs_legalize_to_vhlo(c, module, &options, &sink.sink) ||
      !vs_convert_to_version(c, module, release, &options, &sink.sink))
    fail_msg("%s: %s", s->k->id, strbuf_str(&errors));
  ir_walk(module, note_op, s);
  device_run_free(&devices);
  ir_context_free(c);
  strbuf_free(&errors);
}

/* Every case in every release that can hold it; free() the answer. */
static uint8_t *survey_corpus(const vs_opset *o) {
  corpus c;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, NULL));
  survey s = {.o = o, .seen = calloc(o->op_count, 1)};
  assert_non_null(s.seen);
  for (size_t i = 0; i < c.count; i++) {
    s.k = &c.cases[i];
    if (s.k->breaks) continue; /* written nowhere */
    size_t n;
    char *bytes = bytes_of(s.k->path, &n);
    for (size_t r = 0; r < o->release_count; r++)
      if (o->releases[r].version >= s.k->since) survey_case(&s, bytes, n, o->releases[r].version);
    free(bytes);
  }
  corpus_free(&c);
  return s.seen;
}

/* A first version has nothing that it could say beyond an older one. */
static unsigned due_of(const vs_op *op) {
  return op->older == VS_NO_ID ? ALL_SEEN & ~(unsigned)BEYOND : ALL_SEEN;
}

static unsigned excepted(uint16_t id) {
  unsigned what = 0;
  for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
    if (exceptions[i].op == id) what |= exceptions[i].what;
  return what;
}

/* Prints what is missing; how much that was. `families` gets the number of first versions. */
static size_t missing(const vs_opset *o, const uint8_t *seen, bool print, size_t *families) {
  size_t holes = 0;
  *families = 0;
  for (size_t i = 0; i < o->op_count; i++) {
    const vs_op *op = &o->ops[i];
    if (!of_several(op)) continue;
    *families += op->older == VS_NO_ID;
    unsigned lacks = due_of(op) & ~(unsigned)seen[i] & ~excepted((uint16_t)i);
    holes += lacks != 0;
    if (!lacks || !print) continue;
    print_error("%s: no case%s%s%s\n", op->def.name, lacks & WRITTEN ? " is written with it;" : "",
                lacks & BEYOND ? " begins with it, saying what the older version cannot;" : "",
                lacks & EVALUATED ? " that holds it is evaluated;" : "");
  }
  return holes;
}

static void every_version_has_its_cases(void **state) {
  const vs_opset *o = vs_builtin_opset();
  size_t families;
  size_t holes = missing(o, *state, true, &families);
  assert_true(families > 0);
  if (holes) fail_msg("%zu op versions of %zu families lack a case", holes, families);
}

static void exceptions_are_needed(void **state) {
  const vs_opset *o = vs_builtin_opset();
  const uint8_t *seen = *state;
  for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++) {
    const vs_op *op = &o->ops[exceptions[i].op];
    if (!of_several(op) || seen[exceptions[i].op] & exceptions[i].what)
      fail_msg("%s: the exception is no longer one (%s)", op->def.name, exceptions[i].why);
  }
}

/* Each version forgotten in turn is missed, unless all that is asked of it is excepted. */
static void a_forgotten_version_is_missed(void **state) {
  const vs_opset *o = vs_builtin_opset();
  uint8_t *seen = *state;
  size_t families;
  for (size_t i = 0; i < o->op_count; i++) {
    if (!of_several(&o->ops[i])) continue;
    uint8_t before = seen[i];
    seen[i] = 0;
    if (missing(o, seen, false, &families) != 1) fail_msg("%s is not missed", o->ops[i].def.name);
    seen[i] = before;
  }
}

static int set_up(void **state) {
  *state = survey_corpus(vs_builtin_opset());
  return 0;
}

static int tear_down(void **state) {
  free(*state);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_version_has_its_cases),
      cmocka_unit_test(exceptions_are_needed),
      cmocka_unit_test(a_forgotten_version_is_missed),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
