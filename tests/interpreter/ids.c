/* SPDX-License-Identifier: Apache-2.0 */
/* The constraints that the interpreter names in its messages are rows of verify/. Read from its
 * sources:
 * "[op C1, C2]", and "C1" by itself where a macro writes "[op " id "]" around it. */
#include "run.h"

#include <ctype.h>
#include <dirent.h>

#include "verify/verify.h"

static unsigned named, wrong;

typedef struct wanted {
  const char *number;
  bool found;
} wanted;
static bool is_wanted(const verify_constraint *row, void *user) {
  wanted *w = user;
  w->found |= strcmp(row->number, w->number) == 0;
  return !w->found;
}

static void check_id(const char *file, const char *op, size_t op_size, const char *number) {
  char name[64], text[8];
  snprintf(name, sizeof name, "%.*s", (int)op_size, op);
  snprintf(text, sizeof text, "%.*s", 1 + (int)strspn(number + 1, "0123456789"), number);
  wanted w = {text, false};
  verify_constraints(name, is_wanted, &w);
  named++;
  if (w.found) return;
  print_error("%s: there is no constraint %s %s\n", file, name, text);
  wrong++;
}

static size_t word(const char *s) {
  size_t n = 0;
  while (islower((unsigned char)s[n]) || isdigit((unsigned char)s[n]) || s[n] == '_') n++;
  return n;
}

static void check_source(const char *file, const char *s) {
  const char *macro = strstr(s, " \" id \"]"); /* [op " id "] */
  size_t macro_size = 0;
  while (macro && macro > s && word(macro - 1)) macro--, macro_size++;
  for (; *s; s++) {
    size_t n = *s == '[' || *s == '"' ? word(s + 1) : 0; /* [op C1] or "op C1" */
    if (n && s[n + 1] == ' ' && s[n + 2] == 'C' && isdigit((unsigned char)s[n + 3])) {
      const char *op = s + 1;
      for (s += n + 2; *s == 'C'; s += strspn(s, ", \"\n")) {
        check_id(file, op, n, s);
        s += 1 + strspn(s + 1, "0123456789");
      }
    } else if (macro && s[0] == '"' && s[1] == 'C' && isdigit((unsigned char)s[2]) &&
               s[1 + strspn(s + 1, "C0123456789, ")] == '"') {
      for (s++; *s == 'C'; s += strspn(s, ", ")) {
        check_id(file, macro, macro_size, s);
        s += 1 + strspn(s + 1, "0123456789");
      }
    }
  }
}

static void check_folder(const char *folder) {
  DIR *d = opendir(folder);
  assert_non_null(d);
  for (struct dirent *e; (e = readdir(d));) {
    size_t n = strlen(e->d_name);
    strbuf path = STRBUF_INIT, text = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", folder, e->d_name);
    if (e->d_name[0] != '.' && !strchr(e->d_name, '.')) check_folder(strbuf_str(&path));
    FILE *f = n > 2 && !strcmp(e->d_name + n - 2, ".c") ? fopen(strbuf_str(&path), "rb") : NULL;
    char chunk[4096];
    for (size_t got; f && (got = fread(chunk, 1, sizeof chunk, f)) > 0;)
      strbuf_add(&text, chunk, got);
    if (f) fclose(f);
    check_source(e->d_name, strbuf_str(&text));
    strbuf_free(&path);
    strbuf_free(&text);
  }
  closedir(d);
}

static void constraints_that_are_named_exist(void **state) {
  (void)state;
  check_folder(HLO_CTS_SOURCE "/interpreter");
  print_message("%u constraints are named\n", named);
  assert_true(named > 20); /* a floor: had the pattern found none, none would be wrong */
  assert_int_equal(wrong, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(constraints_that_are_named_exist)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
