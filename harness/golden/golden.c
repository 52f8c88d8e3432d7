/* SPDX-License-Identifier: Apache-2.0 */
#include "golden.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bytecode/bytecode.h"
#include "harness/cli/cli.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/data/lines.h"
#include "pack.h"

/* --- Order --- */

static int compare_entries(const void *a, const void *b) {
  const golden_entry *x = a, *y = b;
  int order = strcmp(x->id, y->id);
  if (order) return order;
  if (x->generation != y->generation) return x->generation < y->generation ? -1 : 1;
  if (x->addition != y->addition) return x->addition < y->addition ? -1 : 1;
  return x->line < y->line ? -1 : x->line > y->line;
}

/* Entries are sorted by case and generation, so that the order of rows is that of theirs, but for
 * the rows of a generation that came in several additions. */
static int compare_rows(const void *a, const void *b) {
  const golden_row *x = a, *y = b;
  int order = strcmp(x->id, y->id);
  if (order) return order;
  return x->release < y->release ? -1 : x->release > y->release;
}

/* The first item that is not before the case's; its id is at `offset` in each. */
static size_t first_of(const void *items, size_t count, size_t size, size_t offset,
                       const char *id) {
  size_t low = 0;
  while (low < count) {
    size_t middle = low + (count - low) / 2;
    const char *const *its = (const void *)((const char *)items + middle * size + offset);
    if (strcmp(*its, id) < 0)
      low = middle + 1;
    else
      count = middle;
  }
  return low;
}

const golden_entry *golden_newest(const golden_set *g, const char *id) {
  const golden_entry *newest = NULL;
  const golden_entry *all = g->entries.items;
  size_t n = g->entries.count, i = first_of(all, n, sizeof *all, offsetof(golden_entry, id), id);
  for (; i < n && strcmp(all[i].id, id) == 0; i++) newest = &all[i];
  return newest;
}

size_t golden_rows_of(const golden_set *g, const char *id, const golden_row **first) {
  size_t low = first_of(g->rows, g->count, sizeof *g->rows, offsetof(golden_row, id), id), n = 0;
  *first = g->rows ? g->rows + low : NULL;
  while (low + n < g->count && strcmp(g->rows[low + n].id, id) == 0) n++;
  return n;
}

const golden_row *golden_find(const golden_set *g, const char *id, vs_version release) {
  const golden_row *rows;
  size_t n = golden_rows_of(g, id, &rows);
  for (size_t i = 0; i < n; i++)
    if (rows[i].release == release) return &rows[i];
  return NULL;
}

/* Compares the bytes after the producer's name; bytecode versions must be equal, too. */
static bool same_payload(const char *a, size_t a_size, const char *b, size_t b_size) {
  bc_header x, y;
  if (!bc_read_header(a, a_size, &x, NULL) || !bc_read_header(b, b_size, &y, NULL)) return false;
  size_t from = (size_t)(x.producer - a) + x.producer_len;
  size_t other = (size_t)(y.producer - b) + y.producer_len;
  return x.version == y.version && a_size - from == b_size - other &&
         memcmp(a + from, b + other, a_size - from) == 0;
}

/* --- Reading --- */

enum { COLUMNS = 8 }; /* one more than any line has */

typedef struct reader {
  golden_set *set;
  const vs_opset *opset;
  diag_sink *sink;
  const char *file;
  uint32_t line;
} reader;

static bool bad(const reader *r, const char *what) {
  return diag_error(r->sink, DIAG_GOLDEN_SYNTAX,
                    (diag_place){.file = r->file, .line = r->line, .column = 1}, "%s", what);
}

static bool is_hash(const char *text) {
  return strlen(text) == SHA256_TEXT - 1 && strspn(text, "0123456789abcdef") == SHA256_TEXT - 1;
}

/* The file as a text that the set owns; NULL when it cannot be read, or is no text. */
static char *take_text(const reader *r, char hash[SHA256_TEXT]) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, r->file, &why)) {
    diag_error(r->sink, DIAG_GOLDEN_MISSING, (diag_place){0}, "%s", strbuf_str(&why));
    return NULL;
  }
  char *text = arena_strndup(r->set->memory, in.bytes, in.size);
  if (hash) sha256_text(in.bytes, in.size, hash);
  if (strlen(text) == in.size) return text;
  bad(r, "the file is no text");
  return NULL;
}

static bool read_row(reader *r, char **columns, size_t count, size_t entry) {
  golden_set *g = r->set;
  golden_row row = {.entry = entry};
  unsigned long long bytecode;
  if (count != 4) return bad(r, "a row has four columns");
  if (entry == SIZE_MAX) return bad(r, "a row stands below no case");
  if (g->entries.items[entry].retired) return bad(r, "a case that is retired has no rows");
  if (!vs_parse(r->opset, columns[1], strlen(columns[1]), &row.release) ||
      !vs_release_of(r->opset, row.release))
    return bad(r, "the second column is no release");
  if (!cli_number(columns[2], &bytecode) || bytecode > 255)
    return bad(r, "the third column is no version of the bytecode");
  if (!is_hash(columns[3])) return bad(r, "the fourth column is no SHA-256");
  row.bytecode = (unsigned)bytecode;
  row.hash = columns[3];
  VEC_ADD(g->memory, &g->all, row);
  return true;
}

static bool read_entry(reader *r, char **columns, size_t count, size_t addition) {
  golden_set *g = r->set;
  golden_entry e = {.addition = addition, .line = r->line};
  unsigned long long generation;
  e.retired = strcmp(columns[0], "retired") == 0;
  if (!e.retired && strcmp(columns[0], "case") != 0)
    return bad(r, "a line begins with 'case', 'retired' or a tab");
  if (count != 7) return bad(r, "an entry has seven columns");
  if (!*columns[1]) return bad(r, "the second column is no case");
  if (!cli_number(columns[2], &generation) || generation < 1 || generation > 9999)
    return bad(r, "the third column is no generation");
  if (e.retired ? strcmp(columns[3], "-") != 0 : !is_hash(columns[3]))
    return bad(r, "the fourth column is no SHA-256");
  e.id = columns[1];
  e.generation = (unsigned)generation;
  e.program = columns[3];
  e.writer = columns[4];
  e.date = columns[5];
  e.reason = columns[6];
  VEC_ADD(g->memory, &g->entries, e);
  return true;
}

static bool read_addition(reader *r, size_t addition) {
  golden_set *g = r->set;
  const golden_addition *a = &g->additions.items[addition];
  strbuf_auto path = STRBUF_INIT;
  char hash[SHA256_TEXT], *columns[COLUMNS];
  strbuf_addf(&path, "%s/%s.manifest", g->folder, a->stem);
  reader inner = {.set = g, .opset = r->opset, .sink = r->sink, .file = strbuf_str(&path)};
  text_lines lines = {take_text(&inner, hash), 0};
  bool ok = lines.at != NULL;
  if (ok && strcmp(hash, a->manifest_hash) != 0)
    ok = diag_error(r->sink, DIAG_GOLDEN_HASH, (diag_place){.file = inner.file},
                    "the file has the hash %s, MANIFEST says %s", hash, a->manifest_hash);
  size_t entry = SIZE_MAX;
  for (size_t count; ok && (count = lines_next(&lines, COLUMNS, columns));) {
    inner.line = lines.number;
    if (!*columns[0]) {
      ok = read_row(&inner, columns, count, entry);
    } else {
      ok = read_entry(&inner, columns, count, addition);
      entry = g->entries.count - 1;
    }
  }
  return ok;
}

/* A line of MANIFEST: "released" with a version and a date, or an addition. */
static bool read_line(reader *r, char **columns, size_t count) {
  golden_set *g = r->set;
  if (count != 3) return bad(r, "a line has three columns");
  if (strcmp(columns[0], "released") == 0) {
    vs_version version;
    if (!vs_parse_number(columns[1], strlen(columns[1]), &version))
      return bad(r, "the second column is no version X.Y.Z");
    for (size_t i = 0; i < g->additions.count; i++) g->additions.items[i].released = true;
    return true;
  }
  if (strncmp(columns[0], "packs/", 6) != 0 || strstr(columns[0], "..") || !columns[0][6])
    return bad(r, "the first column is no file of packs/");
  if (!is_hash(columns[1]) || (strcmp(columns[2], "-") != 0 && !is_hash(columns[2])))
    return bad(r, "the second or third column is no SHA-256");
  golden_addition a = {.stem = columns[0], .manifest_hash = columns[1], .pack_hash = columns[2]};
  VEC_ADD(g->memory, &g->additions, a);
  return read_addition(r, g->additions.count - 1);
}

/* --- What counts --- */

typedef struct moved {
  golden_entry entry;
  size_t was;
} moved;

/* Sorts the entries; rows name them by index. */
static void sort_entries(golden_set *g) {
  size_t n = g->entries.count;
  moved *order = ARENA_ARRAY(g->memory, moved, n + 1);
  size_t *now = ARENA_ARRAY(g->memory, size_t, n + 1);
  for (size_t i = 0; i < n; i++) order[i] = (moved){g->entries.items[i], i};
  qsort(order, n, sizeof *order, compare_entries); /* entry is first in moved */
  for (size_t i = 0; i < n; i++) {
    g->entries.items[i] = order[i].entry;
    now[order[i].was] = i;
  }
  for (size_t i = 0; i < g->all.count; i++) g->all.items[i].entry = now[g->all.items[i].entry];
}

diag_place golden_place(const golden_set *g, const golden_entry *e, strbuf *path) {
  strbuf_reset(path);
  strbuf_addf(path, "%s/%s.manifest", g->folder, g->additions.items[e->addition].stem);
  return (diag_place){.file = strbuf_str(path), .line = e->line, .column = 1};
}

/* Entries of one generation say the same, and generations follow each other. */
static bool check_entries(const reader *r) {
  const golden_set *g = r->set;
  strbuf_auto path = STRBUF_INIT;
  bool ok = true;
  for (size_t i = 0; i < g->entries.count; i++) {
    const golden_entry *e = &g->entries.items[i], *before = i ? e - 1 : NULL;
    bool first = !before || strcmp(before->id, e->id) != 0;
    if (first ? e->generation != 1
              : e->generation != before->generation && e->generation != before->generation + 1)
      ok = diag_error(r->sink, DIAG_GOLDEN_SYNTAX, golden_place(g, e, &path),
                      "generation %u of '%s' does not follow the one before", e->generation, e->id);
    else if (!first && e->generation == before->generation &&
             (strcmp(e->program, before->program) != 0 || e->retired))
      ok = diag_error(r->sink, DIAG_GOLDEN_SYNTAX, golden_place(g, e, &path),
                      "generation %u of '%s' has another program before", e->generation, e->id);
    else if (e->generation > 1 && (!*e->reason || strcmp(e->reason, "-") == 0))
      ok = diag_error(r->sink, DIAG_GOLDEN_SYNTAX, golden_place(g, e, &path),
                      "generation %u of '%s' gives no reason", e->generation, e->id);
  }
  return ok;
}

static bool collect_rows(const reader *r) {
  golden_set *g = r->set;
  g->rows = ARENA_ARRAY(g->memory, golden_row, g->all.count + 1);
  bool *counts = ARENA_ARRAY(g->memory, bool, g->entries.count + 1);
  for (size_t i = g->entries.count; i-- > 0;) {
    const golden_entry *e = &g->entries.items[i], *after = e + 1;
    bool last = i + 1 == g->entries.count || strcmp(after->id, e->id) != 0;
    counts[i] = last || (counts[i + 1] && after->generation == e->generation);
  }
  for (size_t i = 0; i < g->all.count; i++) {
    if (!counts[g->all.items[i].entry]) continue;
    golden_row *row = &g->rows[g->count++];
    *row = g->all.items[i];
    row->id = g->entries.items[row->entry].id;
  }
  qsort(g->rows, g->count, sizeof *g->rows, compare_rows);
  strbuf_auto path = STRBUF_INIT;
  bool ok = true;
  for (size_t i = 1; i < g->count; i++) {
    if (compare_rows(&g->rows[i - 1], &g->rows[i]) != 0) continue;
    const golden_entry *e = &g->entries.items[g->rows[i].entry];
    ok = diag_error(r->sink, DIAG_GOLDEN_SYNTAX, golden_place(g, e, &path),
                    "a release of '%s' stands twice", e->id);
  }
  return ok;
}

static bool load(reader *r, const char *folder) {
  golden_set *g = r->set;
  char *columns[COLUMNS];
  g->folder = arena_printf(g->memory, "%s", folder);
  r->file = arena_printf(g->memory, "%s/MANIFEST", folder);
  if (access(r->file, F_OK) != 0) return true;
  text_lines lines = {take_text(r, NULL), 0};
  bool ok = lines.at != NULL;
  for (size_t count; ok && (count = lines_next(&lines, COLUMNS, columns));) {
    r->line = lines.number;
    ok = read_line(r, columns, count);
  }
  if (ok) sort_entries(g);
  return ok && check_entries(r) && collect_rows(r);
}

bool golden_load(golden_set *g, const char *folder, const vs_opset *o, diag_sink *sink) {
  *g = (golden_set){.memory = arena_new(0)};
  reader r = {.set = g, .opset = o, .sink = sink};
  volatile bool ok = false;
  arena_guard guard;
  if (g->memory && ARENA_GUARD(g->memory, &guard)) {
    ok = load(&r, folder);
    arena_guard_pop(g->memory, &guard);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

/* --- Bytes --- */

void golden_free(golden_set *g) {
  for (size_t i = 0; i < g->additions.count; i++) {
    if (g->additions.items[i].pack) pack_free(g->additions.items[i].pack);
    free(g->additions.items[i].pack);
  }
  arena_free(g->memory);
  *g = (golden_set){0};
}

void golden_name(const golden_set *g, const golden_row *row, strbuf *out) {
  char version[32];
  strbuf_addf(out, "%s/%s.mlirbc", vs_format(row->release, version),
              g->entries.items[row->entry].id);
}

void golden_pack_path(const golden_set *g, const golden_row *row, strbuf *out) {
  strbuf_addf(out, "%s/%s.tar.gz", g->folder,
              g->additions.items[g->entries.items[row->entry].addition].stem);
}

static file_pack *read_pack(const golden_addition *a, const input *in, strbuf *why) {
  char hash[SHA256_TEXT];
  sha256_text(in->bytes, in->size, hash);
  if (strcmp(hash, a->pack_hash) != 0) {
    strbuf_addf(why, "the file has the hash %s, MANIFEST says %s", hash, a->pack_hash);
    return NULL;
  }
  file_pack *p = malloc(sizeof *p);
  if (!p) {
    strbuf_adds(why, "out of memory");
  } else if (!pack_read(p, in->bytes, in->size, why)) {
    pack_free(p);
    free(p);
    p = NULL;
  }
  return p;
}

bool golden_unpack(const golden_set *g, size_t addition, strbuf *why) {
  golden_addition *a = &g->additions.items[addition];
  if (a->pack) return true;
  strbuf_auto path = STRBUF_INIT, what = STRBUF_INIT;
  input in;
  strbuf_addf(&path, "%s/%s.tar.gz", g->folder, a->stem);
  if (input_open(&in, strbuf_str(&path), why)) {
    a->pack = read_pack(a, &in, &what);
    if (!a->pack) strbuf_addf(why, "%s: %s", strbuf_str(&path), strbuf_str(&what));
    input_close(&in);
  }
  return a->pack != NULL;
}

bool golden_bytes(const golden_set *g, const golden_row *row, const char **bytes, size_t *size,
                  strbuf *why) {
  size_t addition = g->entries.items[row->entry].addition;
  if (!golden_unpack(g, addition, why)) return false;
  strbuf_auto name = STRBUF_INIT;
  golden_name(g, row, &name);
  const pack_file *f = pack_find(g->additions.items[addition].pack, strbuf_str(&name));
  if (f) {
    *bytes = f->bytes;
    *size = f->size;
  } else {
    golden_pack_path(g, row, why);
    strbuf_addf(why, " has no '%s'", strbuf_str(&name));
  }
  return f != NULL;
}

bool golden_alike(const golden_set *g, const char *id, vs_version a, vs_version b) {
  const golden_row *rows[] = {golden_find(g, id, a), golden_find(g, id, b)};
  const char *bytes[2];
  size_t size[2];
  strbuf_auto why = STRBUF_INIT;
  for (size_t i = 0; i < 2; i++)
    if (!rows[i] || !golden_bytes(g, rows[i], &bytes[i], &size[i], &why)) return false;
  return same_payload(bytes[0], size[0], bytes[1], size[1]);
}
