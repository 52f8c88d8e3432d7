/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage as text and JSON, and in one sentence. */
#include <stdlib.h>
#include <string.h>

#include "coverage.h"
#include "harness/cases/pick.h"
#include "harness/cli/diags.h"
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

/* Open dimensions have no list of all items, so the items that were seen are listed. */
static bool is_open(coverage_kind k) { return !*dimensions[k].fill; }

static bool is_hole(const coverage_item *i) {
  return !i->except && (i->of ? i->cases < i->of : !i->cases);
}

/* Appends an item of a list of holes: "abs_f32: 27 of 33; no writer …". */
static void hole_text(const coverage_item *i, strbuf *out) {
  strbuf_adds(out, i->name);
  if (i->of)
    strbuf_addf(out, ": %zu of %zu; %s", i->cases, i->of, i->cause ? i->cause : "nobody was asked");
  if (i->programs)
    strbuf_addf(out, ": %zu program%s; %s", i->programs, i->programs == 1 ? "" : "s", i->first);
}

/* Whether nobody asked for the dimension. */
static bool is_absent(const coverage *c, coverage_kind k) {
  return !c->programs && (k == COVERAGE_PROGRAM_VALUES || k == COVERAGE_PROGRAM_PAIRS);
}

/* A dimension with a demand has no marked figures: the demand must be met. */
static bool meets_demand(const coverage_mark *m, size_t covered, size_t total) {
  return covered * 100 >= total * m->demand;
}

bool coverage_check(const coverage *c, const char *folder, diag_sink *sink) {
  bool ok = true;
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total;
    const coverage_mark *m = &c->marks[k];
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    if (!meets_demand(m, covered, total))
      ok = diag_error(sink, DIAG_COVERAGE_LESS, (diag_place){0},
                      "%s: %zu of %zu; %s/COVERAGE demands %u %%", dimensions[k].name, covered,
                      total, folder, m->demand);
    if (!m->set) continue;
    if (covered * (m->total ? m->total : 1) < m->covered * (total ? total : 1))
      ok = diag_error(sink, DIAG_COVERAGE_LESS, (diag_place){0},
                      "%s: %zu of %zu; %s/COVERAGE says %zu of %zu", dimensions[k].name, covered,
                      total, folder, m->covered, m->total);
  }
  return ok;
}

void coverage_list(const coverage *c, strbuf *out) {
  strbuf_adds(
      out,
      "# What the corpus covers: hlo-cts coverage --check fails when it is less. Demands, in "
      "percent, "
      "and exceptions with their\n"
      "# reason are written by hand; hlo-cts coverage --mark writes the figures of the other "
      "dimensions.\n");
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total;
    if (k == COVERAGE_PROGRAM_VALUES || k == COVERAGE_PROGRAM_PAIRS) continue;
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    if (c->marks[k].demand)
      strbuf_addf(out, "%s\tdemand\t%u\n", dimensions[k].name, c->marks[k].demand);
    else
      strbuf_addf(out, "%s\t%zu\t%zu\n", dimensions[k].name, covered, total);
    for (size_t i = 0; i < c->count; i++)
      if ((int)c->items[i].kind == k && c->items[i].except)
        strbuf_addf(out, "%s\texcept\t%s\t%s\n", dimensions[k].name, c->items[i].name,
                    c->items[i].except);
  }
}

void coverage_text(const coverage *c, bool all, strbuf *out) {
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total, holes = 0;
    if (is_absent(c, (coverage_kind)k)) continue;
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    if (is_open((coverage_kind)k))
      strbuf_addf(out, "%-22s %6zu\n", dimensions[k].name, covered);
    else
      strbuf_addf(out, "%-22s %6zu of %zu%s\n", dimensions[k].name, covered, total,
                  covered == total ? "" : "; what fills a hole:");
    if (covered != total) strbuf_addf(out, "    (%s)\n", dimensions[k].fill);
    for (size_t i = 0; i < c->count; i++) {
      const coverage_item *item = &c->items[i];
      if ((int)item->kind != k || !is_hole(item)) continue;
      if (holes++ == 20 && !all) strbuf_adds(out, "    … and more: --full lists all\n");
      if (holes > 20 && !all) continue;
      strbuf_adds(out, "    ");
      hole_text(item, out);
      strbuf_addc(out, '\n');
    }
  }
  strbuf_addf(out, "%zu cases\n", c->cases);
  if (c->programs || c->unread)
    strbuf_addf(out, "%zu programs, %zu of them cannot be read\n", c->programs + c->unread,
                c->unread);
}

/* --- JSON --- */

static json_t *item_json(const coverage_item *i) {
  char since[32];
  json_t *o =
      json_pack("{s:s, s:I, s:s*, s:s*, s:s*}", "name", i->name, "cases", (json_int_t)i->cases,
                "since", i->since == VS_NONE ? NULL : vs_format(i->since, since), "cause", i->cause,
                "except", i->except);
  if (i->of) json_object_set_new(o, "of", json_integer((json_int_t)i->of));
  if (i->programs)
    json_object_update_new(
        o, json_pack("{s:I, s:s}", "programs", (json_int_t)i->programs, "first", i->first));
  return o;
}

void coverage_json(const coverage *c, strbuf *out) {
  json_t *all = json_array();
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total;
    if (is_absent(c, (coverage_kind)k)) continue;
    json_t *items = json_array();
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    for (size_t i = 0; i < c->count; i++)
      if ((int)c->items[i].kind == k) json_array_append_new(items, item_json(&c->items[i]));
    json_array_append_new(
        all, json_pack("{s:s, s:s, s:s, s:I, s:I, s:o}", "name", dimensions[k].name, "item",
                       dimensions[k].item, "fill", dimensions[k].fill, "covered",
                       (json_int_t)covered, "total", (json_int_t)total, "items", items));
  }
  json_line(out,
            json_pack("{s:I, s:I, s:I, s:o}", "cases", (json_int_t)c->cases, "programs",
                      (json_int_t)c->programs, "unread", (json_int_t)c->unread, "dimensions", all),
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
