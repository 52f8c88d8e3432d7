/* SPDX-License-Identifier: Apache-2.0 */
/* All reports of a run into a folder, and what the renderers share. */
#include "render.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "harness/host/script.h"

bool report_counts(const results *r, const detail *d) {
  bool counted;
  results_class(r, d->index, d->producer, d->consumer, d->slot, &counted);
  return counted;
}

/* The line that explains it. */
void report_explain(const results *r, const report_header *h, const detail *d, strbuf *out) {
  char a[32], b[32];
  explain_line(r->cases[d->index]->id, vs_format(r->opset->releases[d->producer].version, a),
               vs_format(r->opset->releases[d->consumer].version, b), h->run, out);
  strbuf_addc(out, '\n');
}

/* --- All of them --- */

report_header report_header_of(const journal_head *run) {
  return (report_header){.tool = run->tool,
                         .corpus = run->corpus,
                         .calls_itself = run->calls_itself,
                         .date = run->started,
                         .habits = journal_value(run, "habits"),
                         .run = run};
}

typedef struct report_file {
  const char *name;
  void (*render)(const results *r, const report_header *h, strbuf *out);
} report_file;

static void render_matrices(const results *r, const report_header *h, strbuf *out) {
  (void)h;
  score_text(r, out);
  strbuf_adds(out, "\n\n");
  report_matrices(r, MATRIX_COMPACT | MATRIX_FULL, false, 0, out);
}

static bool render_one(const results *r, const report_file *f, const char *folder,
                       const report_header *h, strbuf *why) {
  strbuf_auto out = STRBUF_INIT, path = STRBUF_INIT;
  f->render(r, h, &out);
  strbuf_addf(&path, "%s/%s", folder, f->name);
  if (out.failed || path.failed) return strbuf_refuse(why, "out of memory");
  return output_write(strbuf_str(&path), out.bytes, out.len, why);
}

/* Those without a function are made by the script. */
static const report_file files[] = {{"results.json", report_json},
                                    {"matrix.txt", render_matrices},
                                    {"index.html", NULL},
                                    {"junit.xml", NULL},
                                    {"summary.md", NULL}};
enum { FILES = sizeof files / sizeof *files };

static bool render_others(const results *r, const char *folder, const report_header *h,
                          strbuf *why) {
  strbuf_auto more = STRBUF_INIT;
  report_more(r, h, &more);
  if (more.failed) return strbuf_refuse(why, "out of memory");
  const char *words[] = {folder, h->draft};
  if (script_run("reports", words, h->draft ? 2 : 1, &more, why)) return true;
  strbuf_addf(why, "%sindex.html, junit.xml and summary.md in '%s' were not written",
              why->len ? "; " : "", folder);
  return false;
}

bool report_remove(const char *folder, strbuf *why) {
  bool ok = true;
  strbuf_auto path = STRBUF_INIT;
  output_sweep(folder);
  for (size_t i = 0; ok && i < FILES; i++) {
    strbuf_reset(&path);
    strbuf_addf(&path, "%s/%s", folder, files[i].name);
    ok = !path.failed && (unlink(strbuf_str(&path)) == 0 || errno == ENOENT || errno == ENOTDIR);
    if (!ok) strbuf_addf(why, "cannot remove '%s': %s", strbuf_str(&path), strerror(errno));
  }
  return ok;
}

bool report_render(const results *r, const char *folder, const report_header *h, strbuf *why) {
  if (!output_folder(folder, why)) return false;
  output_sweep(folder);
  bool ok = true;
  for (size_t i = 0; ok && files[i].render; i++) ok = render_one(r, &files[i], folder, h, why);
  return ok && render_others(r, folder, h, why);
}
