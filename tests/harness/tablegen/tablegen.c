/* SPDX-License-Identifier: Apache-2.0 */
/* The reader of TableGen. What each text means is in llvm.org/docs/TableGen/ProgRef.html. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/limits.h"
#include "base/strbuf.h"
#include "harness/tablegen/tablegen.h"

typedef struct reading {
  arena *memory;
  strbuf said;
  diag_text_sink sink;
  tg *t;
} reading;

static void begin(reading *r) {
  r->memory = arena_new((size_t)512 << 20);
  r->said = (strbuf)STRBUF_INIT;
  r->sink = diag_text_sink_to(&r->said);
  r->t = tg_new(r->memory, &r->sink.sink);
}

static void end(reading *r) {
  strbuf_free(&r->said);
  arena_free(r->memory);
}

static void read_text(reading *r, const char *text) {
  begin(r);
  if (!tg_read(r->t, "f.td", text, strlen(text))) fail_msg("%s", strbuf_str(&r->said));
}

/* A value as text, with one form for each kind. */
static void show(const tg_value *v, strbuf *out) {
  static const char *const opens[] = {
      [TG_LIST] = "[",     [TG_BITS] = "{",   [TG_DAG] = "(",       [TG_CLASS] = "<",
      [TG_OPERATOR] = "(", [TG_PASTE] = "#(", [TG_ELEMENT] = "at(", [TG_MEMBER] = "of("};
  if (v->kind == TG_NUMBER) strbuf_addi(out, v->number);
  if (v->kind == TG_STRING) strbuf_addf(out, "\"%s\"", v->text);
  if (v->kind == TG_UNSET) strbuf_addc(out, '?');
  if (v->kind == TG_OPERATOR) strbuf_addc(out, '!');
  if (v->kind != TG_STRING && v->text) strbuf_adds(out, v->text);
  if (v->kind >= TG_LIST && v->kind != TG_NAME) {
    strbuf_adds(out, opens[v->kind]);
    for (const tg_value *child = v->first; child; child = child->next) {
      if (child != v->first) strbuf_addc(out, ' ');
      show(child, out);
    }
    strbuf_addc(out, ')');
  }
  if (v->label) strbuf_addf(out, ":%s", v->label);
}

static void expect_field(const char *text, const char *record, const char *field,
                         const char *expected) {
  reading r;
  read_text(&r, text);
  const tg_record *found = tg_find(r.t, record);
  assert_non_null(found);
  const tg_value *v = tg_field_of(r.t, found, field);
  strbuf_auto out = STRBUF_INIT;
  if (v) show(v, &out);
  assert_string_equal(strbuf_str(&out), expected);
  end(&r);
}

static void values_are_read(void **state) {
  (void)state;
  static const struct {
    const char *text, *tree;
  } rows[] = {
      {"-12", "-12"},
      {"0x1F", "31"},
      {"0b101", "5"},
      {"\"a\\\"b\" \"c\"", "\"a\"bc\""},
      {"[{ x] } ]}]", "\" x] } ]\""},
      {"?", "?"},
      {"true", "true"},
      {"0DTensorOf<[F32]>", "0DTensorOf<[F32))"},
      {"[1, 2, ]<list<int>>", "[1 2)"},
      {"(ins A:$x, $y, B<1>:$z)", "(ins A:x ?:y B<1):z)"},
      {"(outs)", "(outs)"},
      {"!if(!eq(a, \"b\"), 1, 2)", "!if(!eq(a \"b\") 1 2)"},
      {"C<1, name = 2>", "C<1 2:name)"},
      {"[1] # [2, 3] # []", "[1 2 3)"},
      {"\"a\" # \"b\"", "\"ab\""},
      {"a # \"b\"", "#(a \"b\")"},
      {"[5, 6][1]", "6"},
      {"r.field", "fieldof(r)"},
      {"/* one /* two */ still */ 7 // rest\n", "7"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf_auto text = STRBUF_INIT;
    strbuf_addf(&text, "def R { int f = %s; }", rows[i].text);
    expect_field(strbuf_str(&text), "R", "f", rows[i].tree);
  }
}

static void fields_come_from_classes(void **state) {
  (void)state;
  static const char classes[] =
      "class Base<string name, list<T> traits = []> { string n = name; list<T> all = traits # [X]; "
      "}\n"
      "class Middle<string name, T kind, T other = kind> : Base<name # \"!\", [kind]> {\n"
      "  let arguments = (ins kind:$a, other:$b);\n}\n"
      "def One : Middle<\"one\", A>;\n"
      "def Two : Middle<\"two\", A, other = B> { let n = \"2\"; }\n"
      "let n = \"outer\" in def Three : Base<\"three\">;\n";
  static const struct {
    const char *record, *field, *tree;
  } rows[] = {{"One", "n", "\"one!\""},
              {"One", "all", "[A X)"},
              {"One", "arguments", "(ins A:a A:b)"},
              {"Two", "n", "\"2\""},
              {"Two", "arguments", "(ins A:a B:b)"},
              {"Three", "n", "\"outer\""},
              {"One", "missing", ""}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    expect_field(classes, rows[i].record, rows[i].field, rows[i].tree);
  reading r;
  read_text(&r, classes);
  strbuf_auto out = STRBUF_INIT;
  show(tg_ancestor(r.t, tg_find(r.t, "Two"), "Base"), &out);
  assert_string_equal(strbuf_str(&out), "Base<\"two!\":name [A):traits)");
  assert_null(tg_ancestor(r.t, tg_find(r.t, "Two"), "Other"));
  end(&r);
}

static void records_are_made_by_foreach(void **state) {
  (void)state;
  reading r;
  read_text(
      &r,
      "#ifndef F\n#define F\ninclude \"other.td\"\ndefvar v = [1, 2];\n"
      "foreach pair = [[A, B], [C, D]] in { foreach n = v in def : P<(pair[0]:$x $y), n>; }\n"
      "foreach s = [\"x\", \"y\"] in def \"R\" # s { string f = s; }\nassert 1, \"no\";\n#endif\n");
  strbuf_auto out = STRBUF_INIT;
  for (const tg_record *p = tg_records(r.t); p; p = p->next)
    if (p->parents) show(p->parents, &out);
  assert_string_equal(strbuf_str(&out), "P<(A:x ?:y) 1)P<(A:x ?:y) 2)P<(C:x ?:y) 1)P<(C:x ?:y) 2)");
  assert_string_equal(tg_field_of(r.t, tg_find(r.t, "Ry"), "f")->text, "y");
  end(&r);
}

static void what_is_wrong_is_refused_at_its_place(void **state) {
  (void)state;
  static const struct {
    const char *text, *said;
  } rows[] = {
      {"def R {\n  int f = ;\n}", "f.td:2:11: error: expected a value, found ';'"},
      {"def R { int f = \"a; }", "f.td:1:17: error: the string has no end"},
      {"/* /* */", "f.td:1:1: error: the comment has no end"},
      {"def R { code f = [{ }; }", "f.td:1:18: error: the code has no end"},
      {"def R { int f = 99999999999999999999; }", "is no number of 64 bits"},
      {"def R { int f = (ins A:x); }", "expected a name with $ after ':'"},
      {"def R { int f = 1 }", "f.td:1:19: error: expected ';', found '}'"},
      {"def R { let f{0} = 1; }", "'let' of single bits is not known"},
      {"def R : 1;", "a parent is not the name of a class"},
      {"def R { int f = 1; } def R { int f = 2; }", "'R' is declared twice"},
      {"multiclass M { }", "'multiclass' is not known"},
      {"foreach x = y in def : A<x>;", "'foreach' of anything but a list"},
      {"let f = 1 def R;", "expected 'in'"},
      {"let f = 1 in { def R;", "the block has no end"},
      {"#ifdef X\n#endif", "#ifdef is not known"},
      {"def R \x01;", "the byte 0x01 begins no word of TableGen"},
      {"odd R;", "'odd' begins no statement of TableGen"},
      {"class C<list<int x", "the type has no end"},
      {"def R { int f = !add<int(1, 2); }", "the type has no end"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r;
    begin(&r);
    assert_false(tg_read(r.t, "f.td", rows[i].text, strlen(rows[i].text)));
    if (!strstr(strbuf_str(&r.said), rows[i].said))
      fail_msg("%s\nsays %s\nand not %s", rows[i].text, strbuf_str(&r.said), rows[i].said);
    assert_int_equal(r.sink.sink.errors, 1);
    end(&r);
  }
}

static void records_that_do_not_fit_are_refused(void **state) {
  (void)state;
  reading r;
  read_text(&r, "class C<int x> { int f = x; } def R : C<>; class D : D; def S : D;");
  assert_null(tg_field_of(r.t, tg_find(r.t, "R"), "f"));
  assert_null(tg_field_of(r.t, tg_find(r.t, "S"), "f"));
  assert_string_equal(strbuf_str(&r.said),
                      "f.td:1:39: error: class 'C' has no value for 'x'\n"
                      "f.td:1:50: error: classes derive from each other more than 32 deep\n");
  end(&r);
}

/* Each text asks for more than a limit allows. */
static void limits_are_kept(void **state) {
  (void)state;
  strbuf_auto deep = STRBUF_INIT, rounds = STRBUF_INIT, suffixes = STRBUF_INIT,
              blocks = STRBUF_INIT;
  strbuf_adds(&deep, "def R { int f = ");
  strbuf_addn(&deep, '[', LIMIT_NESTING_DEPTH + 1);
  strbuf_adds(&suffixes, "def R { int f = a");
  for (int i = 0; i < LIMIT_NESTING_DEPTH + 2; i++) strbuf_adds(&suffixes, ".b");
  for (int i = 0; i < 13; i++) strbuf_addf(&rounds, "foreach x%d = [1, 2] in ", i);
  strbuf_adds(&rounds, "def;");
  for (int i = 0; i <= LIMIT_NESTING_DEPTH; i++) strbuf_adds(&blocks, "let a = 1 in ");
  strbuf_adds(&blocks, "def;");
  const struct {
    const char *text, *said;
  } rows[] = {{strbuf_str(&deep), "nesting_depth"},
              {strbuf_str(&suffixes), "nesting_depth"},
              {strbuf_str(&blocks), "nesting_depth"},
              {strbuf_str(&rounds), "tablegen_rounds"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r;
    begin(&r);
    assert_false(tg_read(r.t, "f.td", rows[i].text, strlen(rows[i].text)));
    if (!strstr(strbuf_str(&r.said), rows[i].said))
      fail_msg("%zu: %s\nand not %s", i, strbuf_str(&r.said), rows[i].said);
    end(&r);
  }
  reading r;
  begin(&r);
  assert_false(tg_read(r.t, "f.td", "", LIMIT_TABLEGEN_BYTES + 1));
  assert_non_null(strstr(strbuf_str(&r.said), "tablegen_bytes"));
  end(&r);
}

/* Thirty classes, each with twice the values of the one before. */
static void values_that_double_end_at_a_limit(void **state) {
  (void)state;
  strbuf_auto text = STRBUF_INIT;
  strbuf_adds(&text, "class C0<list<int> x> { list<int> f = x; }\n");
  for (int i = 1; i < 30; i++)
    strbuf_addf(&text, "class C%d<list<int> x> : C%d<x # x>;\n", i, i - 1);
  strbuf_adds(&text, "def R : C29<[1, 2]>;\n");
  reading r;
  read_text(&r, strbuf_str(&text));
  assert_null(tg_field_of(r.t, tg_find(r.t, "R"), "f"));
  assert_non_null(strstr(strbuf_str(&r.said), "tablegen_values"));
  end(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_are_read),
      cmocka_unit_test(fields_come_from_classes),
      cmocka_unit_test(records_are_made_by_foreach),
      cmocka_unit_test(what_is_wrong_is_refused_at_its_place),
      cmocka_unit_test(records_that_do_not_fit_are_refused),
      cmocka_unit_test(limits_are_kept),
      cmocka_unit_test(values_that_double_end_at_a_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
