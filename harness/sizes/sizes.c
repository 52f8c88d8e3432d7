/* SPDX-License-Identifier: Apache-2.0 */
/* Size classes: which there are, which cases they make, which of these are confirmed. */
#include "sizes.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/intern.h"
#include "base/vec.h"
#include "harness/data/input.h"
#include "harness/data/sha256.h"

/* --- Variants --- */

static bool uses(const size_row *row, char what) {
  for (const char *at = strchr(row->text, '$'); at; at = strchr(at + 1, '$')) {
    const char *from = at + 1;
    size_t n = *from == '(' ? strcspn(from, "x,:]> \n") : 1;
    if (memchr(from, what, n)) return true;
  }
  return false;
}

static const size_variant plain = {.n = 1, .m = 1, .k = 1, .s = 1, .w = 3, .d = 1};

static size_variant shaped(size_t rank, const int64_t *dims) {
  size_variant v = plain;
  v.rank = rank;
  for (size_t i = 0; i < rank; i++) v.dims[i] = dims[i];
  return v;
}

/* Sizes of up to three dimensions; the shape is the first of them alone. */
static size_variant sized(int64_t n, int64_t m, int64_t k) {
  size_variant v = shaped(1, &n);
  v.n = n;
  v.m = m;
  v.k = k;
  return v;
}

/* Around a size: each dimension takes each of the three. */
static size_t around(const size_row *row, int64_t size, size_variant *out) {
  const int64_t a = size - 1, b = size, c = size + 1;
  if (size < 1024 || !uses(row, 'm')) {
    out[0] = sized(a, b, c);
    out[1] = sized(b, c, a);
    out[2] = sized(c, a, b);
    return 3;
  }
  /* One dimension alone is long, so that planes stay small. */
  out[0] = sized(a, 3, 5);
  out[1] = sized(3, b, 5);
  out[2] = sized(5, 3, c);
  return uses(row, 'k') ? 3 : 2;
}

static size_t longest(const size_row *row, size_variant *out) {
  enum { LONG = 65537 };
  out[0] = sized(LONG, 2, 3);
  if (!uses(row, 'm')) return 1;
  out[1] = sized(2, LONG, 3);
  out[2] = sized(2, 3, LONG);
  return uses(row, 'k') ? 3 : 2;
}

static size_t skewed(const size_row *row, size_variant *out) {
  enum { LONG = 65539 };
  if (uses(row, 'S')) {
    out[0] = shaped(2, (const int64_t[]){1, LONG});
    out[1] = shaped(2, (const int64_t[]){LONG, 1});
    return 2;
  }
  if (!uses(row, 'm')) return 0;
  out[0] = sized(1, LONG, 1);
  out[1] = sized(LONG, 1, 1);
  out[2] = sized(1, 1, LONG);
  return uses(row, 'k') ? 3 : 2;
}

static size_t ranks(const size_row *row, size_variant *out) {
  static const int64_t dims[][SIZE_RANK] = {
      {0}, {5}, {3, 5}, {2, 3, 5}, {2, 3, 1, 5}, {2, 1, 3, 2, 5}, {2, 3, 1, 2, 2, 3}};
  if (!uses(row, 'S')) return 0;
  for (size_t r = 0; r <= SIZE_RANK; r++) out[r] = shaped(r, dims[r]);
  return SIZE_RANK + 1;
}

static size_t strided(const size_row *row, size_variant *out) {
  static const struct {
    int64_t n, m, s, w, d;
  } of[] = {{33, 9, 2, 3, 1}, {17, 65, 3, 5, 2}, {129, 15, 7, 2, 3}, {1025, 7, 5, 4, 1}};
  if (!uses(row, 's') && !uses(row, 'w')) return 0;
  for (size_t i = 0; i < 4; i++) {
    out[i] = sized(of[i].n, of[i].m, 1);
    out[i].s = of[i].s;
    out[i].w = of[i].w;
    out[i].d = of[i].d;
  }
  return 4;
}

size_t size_variants(const size_row *row, size_class class, size_variant out[SIZE_VARIANTS]) {
  static const int64_t sizes[] = {
      [SIZE_8] = 8,     [SIZE_16] = 16,   [SIZE_32] = 32,    [SIZE_64] = 64,
      [SIZE_128] = 128, [SIZE_256] = 256, [SIZE_1024] = 1024};
  switch (class) {
    case SIZE_1: out[0] = sized(1, 1, 1); return 1;
    case SIZE_65537: return longest(row, out);
    case SIZE_SKEWED: return skewed(row, out);
    case SIZE_RANKS: return ranks(row, out);
    case SIZE_STRIDED: return strided(row, out);
    case SIZE_ROWS: out[0] = sized((1 << 20) + 1, 3, 5); return 1;
    case SIZE_DEVICES: out[0] = sized((1 << 19) + 1, 2, 3); return 1;
    default: return around(row, sizes[class], out);
  }
}

/* --- What is confirmed --- */

/* Reads lines "id hash how": the word of an id becomes its hash. A corpus without the list has
 * nothing that is confirmed. */
static bool read_confirmed(const corpus *c, const char *path, intern *ids, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  if (access(path, F_OK) != 0) return true;
  if (!input_open(&in, path, why)) return false;
  char *at = arena_strndup(c->memory, in.bytes, in.size);
  for (char *line; (line = strbuf_cut_word(&at, "\n"));) {
    const char *id = strbuf_cut_word(&line, " "), *hash = strbuf_cut_word(&line, " ");
    if (hash && *id && *id != '#') intern_set_word(intern_get(ids, id, strlen(id)), hash);
  }
  return true;
}

bool sizes_confirmed(const corpus_case *c, const strbuf *program, strbuf *why) {
  char hash[SHA256_TEXT];
  sha256_text(program->bytes, program->len, hash);
  if (c->sized->confirmed && strcmp(c->sized->confirmed, hash) == 0) return true;
  return strbuf_refuse(
      why,
      "its expected values are %s: sizes/CONFIRMED in the corpus has %s, the program has "
      "%s; scripts/oracle/sizes confirms it",
      c->sized->confirmed ? "others than those confirmed" : "not confirmed",
      c->sized->confirmed ? c->sized->confirmed : "no such case", hash);
}

/* --- Cases --- */

#define LONG_CLASSES (1u << SIZE_65537 | 1u << SIZE_SKEWED)

/* The contexts of a class. Constants of the longest classes would make artifacts of megabytes, and
 * compilers fold them slowly, so these classes have arguments alone. Some classes have all contexts
 * but those that add dimensions. What several devices run has arguments in any case. */
static uint32_t checks_of(size_class k) {
  static const uint32_t more = CONTEXT_CHECKS & ~(1u << CHECK_BATCHED | 1u << CHECK_LARGE);
  if (k == SIZE_DEVICES) return 1u << CHECK_EVALUATE;
  if (k == SIZE_ROWS) return more & ~(1u << CHECK_MIXTURE);
  uint32_t checks = 1u << CHECK_ARGUMENTS;
  if (!(LONG_CLASSES >> k & 1)) checks |= 1u << CHECK_EVALUATE;
  if ((SIZES_SOME | 1u << SIZE_256) >> k & 1) checks |= more;
  return checks;
}

typedef struct maker {
  corpus *c;
  const vs_opset *o;
  const char *path;  /* of the list */
  intern *confirmed; /* ids; their words are hashes */
  struct {
    corpus_case *items;
    size_t count, cap;
  } made;
  strbuf *why;
} maker;

static bool add_case(maker *m, const size_row *row, const char *type, size_class k) {
  arena *a = m->c->memory;
  struct size_case *s = ARENA_NEW(a, struct size_case);
  *s = (struct size_case){row, type, k, NULL};
  const char *id = arena_printf(a, SIZE_ID_BEGINS "%s_%s_%s", row->name, type, size_words[k]);
  s->confirmed = intern_get(m->confirmed, id, strlen(id))->word;
  const char **tags = ARENA_ARRAY(a, const char *, 3);
  tags[0] = "sizes";
  tags[1] = arena_printf(a, SIZE_TAG_BEGINS "%s", size_words[k]);
  tags[2] = row->name;
  case_form *form = ARENA_ARRAY(a, case_form, 1);
  corpus_case c = {.id = id,
                   .name = arena_printf(a, "sizes/%s", id),
                   .forms = form,
                   .form_count = 1,
                   .since = row->since,
                   .tags = tags,
                   .tag_count = 3,
                   .checks = checks_of(k),
                   .tolerance = -1,
                   .vouch = VOUCH_EXACT,
                   .manifest = m->path,
                   .line = 1,
                   .sized = s};
  form->since = row->since;
  if (!size_needs(&c, m->o, &c.needs, m->why)) return false;
  if (k == SIZE_DEVICES) {
    c.devices = (case_devices){.replicas = 2, .partitions = 1};
    c.needs.devices = 2;
    c.needs.profiles |= 1u << PROFILE_COLLECTIVES;
  }
  VEC_ADD(a, &m->made, c);
  return true;
}

static bool asks(const size_row *row, const char *type, size_class k) {
  static const uint32_t own = 1u << SIZE_256 | 1u << SIZE_ROWS | 1u << SIZE_DEVICES;
  static const uint32_t small = ~(own | LONG_CLASSES | 1u << SIZE_128 | 1u << SIZE_1024);
  static const uint32_t classes[] = {[LONGEST_EVERY] = ~own,
                                     [LONGEST_FIRST] = ~own,
                                     [LONGEST_NONE] = ~(own | LONG_CLASSES),
                                     [LONGEST_SMALL] = small,
                                     [LONGEST_SOLVER] = small | 1u << SIZE_256,
                                     [LONGEST_ROWS] = 1u << SIZE_ROWS,
                                     [LONGEST_DEVICES] = 1u << SIZE_DEVICES};
  size_variant v[SIZE_VARIANTS];
  uint32_t asked = classes[row->longest];
  if (row->longest == LONGEST_FIRST && type != row->types) asked &= ~LONG_CLASSES;
  return asked >> k & 1 && size_variants(row, k, v);
}

static bool add_row(maker *m, const size_row *row, uint32_t classes) {
  for (const char *at = row->types; *at;) {
    size_t n = strcspn(at, " ");
    const char *type = arena_strndup(m->c->memory, at, n);
    for (int k = 0; k < SIZE_CLASSES; k++)
      if (classes >> k & 1 && asks(row, at, (size_class)k) &&
          !add_case(m, row, type, (size_class)k))
        return false;
    at += n + (at[n] == ' ');
  }
  return true;
}

static int by_case_id(const void *a, const void *b) {
  return strcmp(((const corpus_case *)a)->id, ((const corpus_case *)b)->id);
}

static bool make_cases(maker *m, uint32_t classes) {
  corpus *c = m->c;
  m->path = arena_printf(c->memory, "%s/sizes/CONFIRMED", c->folder);
  m->confirmed = intern_new(c->memory);
  if (!read_confirmed(c, m->path, m->confirmed, m->why)) return false;
  size_rows rows = {0};
  if (!size_rows_load(c, m->o, &rows, m->why)) return false;
  for (size_t i = 0; i < rows.count; i++)
    if (!add_row(m, &rows.items[i], classes)) return false;
  size_t all = c->count + m->made.count;
  corpus_case *cases = ARENA_ARRAY(c->memory, corpus_case, all + 1);
  if (c->count) memcpy(cases, c->cases, c->count * sizeof *cases);
  if (m->made.count) memcpy(cases + c->count, m->made.items, m->made.count * sizeof *cases);
  qsort(cases, all, sizeof *cases, by_case_id);
  c->cases = cases;
  c->count = all;
  return true;
}

bool sizes_add(corpus *c, const vs_opset *o, uint32_t classes, strbuf *why) {
  maker m = {.c = c, .o = o, .why = why};
  volatile bool ok = false;
  arena_guard g;
  if (!classes) return true;
  if (ARENA_GUARD(c->memory, &g)) {
    ok = make_cases(&m, classes);
    arena_guard_pop(c->memory, &g);
  } else {
    strbuf_adds(why, "out of memory");
  }
  return ok;
}
