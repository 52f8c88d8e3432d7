/* SPDX-License-Identifier: Apache-2.0 */
#include "journal_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct part_case {
  const corpus_case *c;
  const char *fingerprint;
  const journal_record *part;
  size_t index;
} part_case;

static int by_case_id(const void *a, const void *b) {
  return strcmp(((const part_case *)a)->c->id, ((const part_case *)b)->c->id);
}

static bool parts_fit(const journal_record *const *parts, size_t count, strbuf *why) {
  for (size_t i = 1; i < count; i++) {
    journal_head a = parts[0]->head, b = parts[i]->head;
    for (size_t k = 0; k < a.option_count; k++)
      if (strcmp(a.options[k].name, "shard") == 0) a.options[k] = a.options[--a.option_count];
    for (size_t k = 0; k < b.option_count; k++)
      if (strcmp(b.options[k].name, "shard") == 0) b.options[k] = b.options[--b.option_count];
    const char *other = journal_differing_option(&a, &b);
    if (!other && (strcmp(a.tool, b.tool) != 0 || !parts[i]->as_ours || !parts[0]->as_ours))
      other = "version";
    if (!other) continue;
    strbuf_addf(why, "these are not parts of one run: they differ in --%s", other);
    return false;
  }
  return true;
}

static void add_part(const part_case *p, strbuf *out) {
  size_t releases = p->part->r.releases;
  for (size_t k = 0; k < releases; k++) {
    uint64_t at = p->part->rows[p->index * releases + k];
    if (at) journal_copy_line(p->part, at, out);
  }
}

static bool put_parts(const journal_head *h, const part_case *all, size_t n, output *file) {
  enum { MUCH = 1 << 16 };
  strbuf_auto out = STRBUF_INIT;
  journal_add_head(h, all[0].part->r.opset, n, &out);
  for (size_t pass = 0; pass < 2; pass++)
    for (size_t i = 0; i < n; i++) {
      if (pass)
        add_part(&all[i], &out);
      else
        journal_add_case(all[i].c, all[i].part->r.opset, all[i].fingerprint, &out);
      if (out.len > MUCH) output_put(file, out.bytes, out.len), strbuf_reset(&out);
    }
  journal_add_seconds(h->seconds, &out);
  return !out.failed && output_put(file, out.bytes, out.len);
}

bool journal_merge(const journal_record *const *parts, size_t count, const char *folder,
                   strbuf *why) {
  size_t cases = 0, n = 0;
  if (!parts_fit(parts, count, why)) return false;
  journal_head h = parts[0]->head;
  for (size_t k = 0; k < h.option_count; k++)
    if (strcmp(h.options[k].name, "shard") == 0) {
      memmove(&h.options[k], &h.options[k + 1], (h.option_count - k - 1) * sizeof *h.options);
      h.option_count--;
    }
  h.seconds = 0;
  for (size_t i = 0; i < count; i++) {
    cases += parts[i]->r.case_count;
    h.seconds += parts[i]->head.seconds;
    if (strcmp(parts[i]->head.started, h.started) < 0)
      memcpy(h.started, parts[i]->head.started, sizeof h.started);
  }
  auto_free part_case *all = calloc(cases, sizeof *all);
  if (!all) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < parts[i]->r.case_count; k++)
      all[n++] = (part_case){parts[i]->r.cases[k], parts[i]->fingerprints[k], parts[i], k};
  qsort(all, n, sizeof *all, by_case_id);
  bool ok = true;
  for (size_t i = 1; ok && i < n; i++) {
    if (strcmp(all[i - 1].c->id, all[i].c->id) != 0) continue;
    strbuf_addf(why, "case '%s' is in more than one part", all[i].c->id);
    ok = false;
  }
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  if (path.failed) strbuf_adds(why, "out of memory");
  if (ok && !path.failed && output_folder(folder, why)) {
    output file;
    bool written = output_open(&file, strbuf_str(&path)) && put_parts(&h, all, n, &file);
    if (!written && !file.error) strbuf_adds(why, "out of memory");
    ok = output_close(&file, written, why) && written;
  } else {
    ok = false;
  }
  return ok;
}
