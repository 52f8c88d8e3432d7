#include "golden.h"

#include <dirent.h>
#include <sha256.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/tools/diags.h"
#include "harness/tools/input.h"

void sha256_text(const void *bytes, size_t n, char out[SHA256_TEXT]) { SHA256Data(bytes, n, out); }

static int compare_key(const golden_row *r, const char *id, vs_version release) {
  int order = strcmp(r->id, id);
  if (order) return order;
  return r->release < release ? -1 : r->release > release;
}

/* The first row that is not before the key. */
static size_t place_of(const golden_set *g, const char *id, vs_version release) {
  size_t low = 0, high = g->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_key(&g->rows[middle], id, release) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const golden_row *golden_find(const golden_set *g, const char *id, vs_version release) {
  size_t at = place_of(g, id, release);
  return at < g->count && compare_key(&g->rows[at], id, release) == 0 ? &g->rows[at] : NULL;
}

static void row_free(golden_row *r) {
  free(r->id);
  free(r->producer);
  free(r->tool);
  free(r->date);
}

static bool put_row(golden_set *g, golden_row row) {
  if (!row.id || !row.producer || !row.tool || !row.date) {
    row_free(&row);
    return false;
  }
  size_t at = place_of(g, row.id, row.release);
  if (at < g->count && compare_key(&g->rows[at], row.id, row.release) == 0) {
    row_free(&g->rows[at]);
    g->rows[at] = row;
    return true;
  }
  if (g->count == g->room) {
    size_t room = g->room ? 2 * g->room : 256;
    golden_row *rows = realloc(g->rows, room * sizeof *rows);
    if (!rows) {
      row_free(&row);
      return false;
    }
    g->rows = rows;
    g->room = room;
  }
  memmove(&g->rows[at + 1], &g->rows[at], (g->count - at) * sizeof *g->rows);
  g->rows[at] = row;
  g->count++;
  return true;
}

bool golden_put(golden_set *g, const char *id, vs_version release, const void *bytes, size_t n,
                const char *producer, const char *tool, const char *date) {
  golden_row row = {.release = release,
                    .id = strdup(id),
                    .producer = strdup(producer),
                    .tool = strdup(tool),
                    .date = strdup(date)};
  sha256_text(bytes, n, row.hash);
  return put_row(g, row);
}

/* --- The manifest --- */

enum { COLUMNS = 6 };

static bool bad_row(diag_sink *sink, const char *file, uint32_t line, const char *what) {
  return diag_error(sink, DIAG_GOLDEN_SYNTAX, (diag_place){.file = file, .line = line, .column = 1},
                    "%s", what);
}

static bool is_hash(const char *text, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!((text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f'))) return false;
  return n == SHA256_TEXT - 1;
}

static bool read_row(golden_set *g, const vs_opset *o, const char *line, size_t n, const char *file,
                     uint32_t number, diag_sink *sink) {
  const char *start[COLUMNS];
  size_t length[COLUMNS], count = 0;
  for (const char *at = line, *end = line + n; count < COLUMNS; count++) {
    const char *tab = memchr(at, '\t', (size_t)(end - at));
    start[count] = at;
    length[count] = (size_t)((tab ? tab : end) - at);
    if (!tab) {
      count++;
      at = end;
      break;
    }
    at = tab + 1;
  }
  golden_row row = {0};
  if (count != COLUMNS) return bad_row(sink, file, number, "a row has six columns");
  if (!is_hash(start[0], length[0]))
    return bad_row(sink, file, number, "the first column is no SHA-256");
  if (!vs_parse(o, start[1], length[1], &row.release) || !vs_release_of(o, row.release))
    return bad_row(sink, file, number, "the second column is no release");
  memcpy(row.hash, start[0], length[0]);
  row.id = strndup(start[2], length[2]);
  row.producer = strndup(start[3], length[3]);
  row.tool = strndup(start[4], length[4]);
  row.date = strndup(start[5], length[5]);
  if (row.id && golden_find(g, row.id, row.release)) {
    row_free(&row);
    return bad_row(sink, file, number, "this release of this case stands twice");
  }
  if (put_row(g, row)) return true;
  return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
}

bool golden_load(golden_set *g, const char *folder, const vs_opset *o, diag_sink *sink) {
  *g = (golden_set){.folder = strdup(folder)};
  strbuf path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/MANIFEST", folder);
  input in;
  bool ok = true;
  if (access(strbuf_str(&path), F_OK) != 0) {
    strbuf_free(&path);
    return true;
  }
  if (!input_open(&in, strbuf_str(&path), &why)) {
    diag_error(sink, DIAG_GOLDEN_SYNTAX, (diag_place){0}, "%s", strbuf_str(&why));
    strbuf_free(&path);
    strbuf_free(&why);
    return false;
  }
  uint32_t number = 0;
  for (const char *at = in.bytes, *end = in.bytes + in.size; ok && at < end;) {
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    size_t n = (size_t)((newline ? newline : end) - at);
    number++;
    if (n && *at != '#') ok = read_row(g, o, at, n, strbuf_str(&path), number, sink);
    at += n + 1;
  }
  input_close(&in);
  strbuf_free(&path);
  return ok;
}

void golden_free(golden_set *g) {
  for (size_t i = 0; i < g->count; i++) row_free(&g->rows[i]);
  free(g->rows);
  free(g->folder);
  *g = (golden_set){0};
}

bool golden_save(const golden_set *g, strbuf *why) {
  strbuf out = STRBUF_INIT, path = STRBUF_INIT;
  char version[32];
  strbuf_adds(&out, "# sha256\trelease\tcase\tproducer\ttool\tdate\n");
  for (size_t i = 0; i < g->count; i++) {
    const golden_row *r = &g->rows[i];
    strbuf_addf(&out, "%s\t%s\t%s\t%s\t%s\t%s\n", r->hash, vs_format(r->release, version), r->id,
                r->producer, r->tool, r->date);
  }
  strbuf_addf(&path, "%s/MANIFEST", g->folder);
  bool ok = !out.failed && output_write(strbuf_str(&path), strbuf_str(&out), out.len, why);
  strbuf_free(&out);
  strbuf_free(&path);
  return ok;
}

void golden_path(const golden_set *g, const char *id, vs_version release, strbuf *out) {
  char version[32];
  strbuf_addf(out, "%s/%s/%s.mlirbc", g->folder, vs_format(release, version), id);
}

/* --- Files against rows --- */

static bool check_file(const golden_set *g, const golden_row *r, diag_sink *sink) {
  strbuf path = STRBUF_INIT, why = STRBUF_INIT;
  golden_path(g, r->id, r->release, &path);
  input in;
  bool ok = input_open(&in, strbuf_str(&path), &why);
  if (!ok) {
    diag_error(sink, DIAG_GOLDEN_MISSING, (diag_place){0}, "%s", strbuf_str(&why));
  } else {
    char hash[SHA256_TEXT];
    sha256_text(in.bytes, in.size, hash);
    ok = strcmp(hash, r->hash) == 0;
    if (!ok)
      diag_error(sink, DIAG_GOLDEN_HASH, (diag_place){.file = strbuf_str(&path)},
                 "the bytes have the hash %s, the manifest says %s", hash, r->hash);
    input_close(&in);
  }
  strbuf_free(&path);
  strbuf_free(&why);
  return ok;
}

/* Files of golden/<release>/ that no row names. */
static bool check_strays(const golden_set *g, const vs_release *release, diag_sink *sink) {
  char version[32];
  strbuf folder = STRBUF_INIT;
  strbuf_addf(&folder, "%s/%s", g->folder, vs_format(release->version, version));
  struct dirent **entries = NULL;
  int n = scandir(strbuf_str(&folder), &entries, NULL, alphasort);
  bool ok = true;
  for (int i = 0; i < n; i++) {
    const char *name = entries[i]->d_name;
    const char *dot = strstr(name, ".mlirbc");
    if (*name != '.') {
      char *id = strndup(name, dot ? (size_t)(dot - name) : strlen(name));
      if (!id || !dot || dot[7] || !golden_find(g, id, release->version))
        ok = diag_error(sink, DIAG_GOLDEN_STRAY, (diag_place){0}, "no row names '%s/%s'",
                        strbuf_str(&folder), name);
      free(id);
    }
    free(entries[i]);
  }
  free(entries);
  strbuf_free(&folder);
  return ok;
}

bool golden_check(const golden_set *g, const vs_opset *o, diag_sink *sink) {
  bool ok = true;
  for (size_t i = 0; i < g->count; i++) ok &= check_file(g, &g->rows[i], sink);
  for (size_t i = 0; i < o->release_count; i++) ok &= check_strays(g, &o->releases[i], sink);
  return ok;
}
