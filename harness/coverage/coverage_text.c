/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage as JSON, and in one sentence. */
#include <stdlib.h>
#include <string.h>

#include "coverage.h"
#include "harness/cases/pick.h"
#include "harness/data/input.h"
#include "harness/sizes/sizes.h"
#include "harness/words/json_text.h"

static const struct {
  const char *name, *item, *fill;
} dimensions[COVERAGE_COUNT] = {
#define COVERAGE_ROW(name, text, item, fill) [COVERAGE_##name] = {text, item, fill},
#include "coverage.def"
#undef COVERAGE_ROW
};

/* --- JSON --- */

static json_t *item_json(const coverage_item *i) {
  char since[32];
  return json_pack("{s:s, s:I, s:s*}", "name", i->name, "cases", (json_int_t)i->cases, "since",
                   i->since == VS_NONE ? NULL : vs_format(i->since, since));
}

/* For each case with golden bytes its id, their generation, and their releases. */
static json_t *golden_json(const corpus *all, const golden_set *golden) {
  json_t *list = json_array();
  for (size_t i = 0; i < all->count; i++) {
    char version[32];
    const golden_row *rows;
    size_t n = golden_rows_of(golden, all->cases[i].id, &rows);
    if (n == 0) continue;
    json_t *one = json_pack("[s, i]", rows->id, (int)golden->entries.items[rows->entry].generation);
    for (size_t k = 0; k < n; k++)
      json_array_append_new(one, json_string(vs_format(rows[k].release, version)));
    json_array_append_new(list, one);
  }
  return list;
}

static json_t *incidents_json(const corpus *all) {
  json_t *list = json_array();
  for (size_t i = 0; i < all->count; i++) {
    const corpus_case *c = &all->cases[i];
    if (c->incident)
      json_array_append_new(
          list, json_pack("{s:s, s:s, s:s, s:I}", "id", c->id, "incident", c->incident, "file",
                          c->manifest, "line", (json_int_t)c->line));
  }
  return list;
}

void coverage_json(const coverage *c, const corpus *all, const golden_set *golden, strbuf *out) {
  json_t *rows = json_array();
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    json_t *items = json_array();
    bool open = k == COVERAGE_OP_TYPES || k == COVERAGE_POSITIONS; /* it has what was seen */
    for (size_t i = 0; i < c->count; i++)
      if ((int)c->items[i].kind == k && (c->items[i].cases || !open))
        json_array_append_new(items, item_json(&c->items[i]));
    json_array_append_new(
        rows, json_pack("{s:s, s:s, s:s, s:o}", "name", dimensions[k].name, "item",
                        dimensions[k].item, "fill", dimensions[k].fill, "items", items));
  }
  json_line(
      out,
      json_pack("{s:I, s:s, s:I, s:o, s:o, s:o, s:s, s:O, s:O, s:O}", "cases", (json_int_t)c->cases,
                "corpus", all->folder, "unread", (json_int_t)c->unread, "dimensions", rows,
                "incidents", incidents_json(all), "golden", golden_json(all, golden),
                "golden_folder", golden->folder ? golden->folder : "", "ops", c->ops.list,
                "of_cases", c->of_cases, "of_programs", c->of_programs),
      0);
}

/* --- One sentence --- */

void coverage_sentence(const corpus *all, const results *r, strbuf *out) {
  const vs_opset *o = r->opset;
  auto_free bool *seen = calloc(o->op_count, sizeof *seen);
  size_t found = 0, total = 0, cases = 0, ran = 0;
  for (size_t i = 0; i < r->case_count; i++) ran += !sizes_has(r->cases[i]);
  for (size_t i = 0; seen && i < all->count; i++) {
    input in;
    strbuf_auto why = STRBUF_INIT;
    if (sizes_has(&all->cases[i])) continue; /* --sizes adds them */
    cases++;
    if (all->cases[i].breaks || all->cases[i].edits)
      continue; /* those are asked for what is wrong */
    if (input_open(&in, all->cases[i].path, &why)) {
      pick_ops(o, in.bytes, in.size, seen);
      input_close(&in);
    }
  }
  for (size_t i = 0; seen && i < o->op_count; i++) {
    if (!vs_stablehlo_name(o->ops[i].def.name)) continue;
    total++;
    found += seen[i];
  }
  strbuf_addf(out, "corpus: %zu of %zu ops in %zu cases; this run: %zu case%s (%zu %%)", found,
              total, cases, ran, ran == 1 ? "" : "s", cases ? ran * 100 / cases : 0);
  if (r->case_count > ran) strbuf_addf(out, ", and %zu of sizes", r->case_count - ran);
}
