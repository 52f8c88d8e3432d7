/* SPDX-License-Identifier: Apache-2.0 */
/* Coverage as text, JSON and HTML, and in one sentence. */
#include <stdlib.h>
#include <string.h>

#include "coverage.h"
#include "harness/cases/pick.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/sizes/sizes.h"
#include "harness/words/html_text.h"
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

/* A line for each op: with programs, for those that they have. */
static void ops_text(const coverage *c, strbuf *out) {
  strbuf_addf(out, "%-28s %7s %7s", "op", "values", "pairs");
  if (c->programs) strbuf_addf(out, "  of programs: %14s %16s", "values", "pairs");
  strbuf_addc(out, '\n');
  for (coverage_op op = {0}; coverage_next_op(c, &op);) {
    if (c->programs && !op.program_values) continue;
    strbuf_addf(out, "%-28s %7zu %7zu", op.name, op.values, op.pairs);
    if (c->programs)
      strbuf_addf(out, "  %17zu of %6zu %6zu of %6zu", op.covered_values, op.program_values,
                  op.covered_pairs, op.program_pairs);
    strbuf_addc(out, '\n');
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
  if (c->programs || all) ops_text(c, out);
  strbuf_addf(out, "%zu cases\n", c->cases);
  if (c->programs || c->unread)
    strbuf_addf(out, "%zu programs, %zu of them cannot be read\n", c->programs + c->unread,
                c->unread);
}

static void ops_json(const coverage *c, strbuf *out) {
  const char *comma = "";
  for (coverage_op op = {0}; coverage_next_op(c, &op); comma = ",") {
    strbuf_addf(out, "%s\n {\"name\": \"%s\", \"values\": %zu, \"pairs\": %zu", comma, op.name,
                op.values, op.pairs);
    if (op.program_values)
      strbuf_addf(out,
                  ", \"program_values\": %zu, \"covered_values\": %zu, \"program_pairs\": %zu, "
                  "\"covered_pairs\": %zu",
                  op.program_values, op.covered_values, op.program_pairs, op.covered_pairs);
    strbuf_addc(out, '}');
  }
}

void coverage_json(const coverage *c, strbuf *out) {
  strbuf_addf(out, "{\"cases\": %zu, \"programs\": %zu, \"unread\": %zu, \"dimensions\": [",
              c->cases, c->programs, c->unread);
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total;
    const char *comma = "";
    if (is_absent(c, (coverage_kind)k)) continue;
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    strbuf_addf(out,
                "%s\n {\"name\": \"%s\", \"item\": \"%s\", \"fill\": \"%s\", \"covered\": %zu, "
                "\"total\": %zu, \"items\": [",
                k ? "," : "", dimensions[k].name, dimensions[k].item, dimensions[k].fill, covered,
                total);
    for (size_t i = 0; i < c->count; i++) {
      if ((int)c->items[i].kind != k) continue;
      strbuf_addf(out, "%s\n  {\"name\": ", comma);
      json_text(out, c->items[i].name);
      strbuf_addf(out, ", \"cases\": %zu", c->items[i].cases);
      if (c->items[i].of) strbuf_addf(out, ", \"of\": %zu", c->items[i].of);
      if (c->items[i].cause) {
        strbuf_adds(out, ", \"cause\": ");
        json_text(out, c->items[i].cause);
      }
      if (c->items[i].except) {
        strbuf_adds(out, ", \"except\": ");
        json_text(out, c->items[i].except);
      }
      if (c->items[i].programs) {
        strbuf_addf(out, ", \"programs\": %zu, \"first\": ", c->items[i].programs);
        json_text(out, c->items[i].first);
      }
      strbuf_addc(out, '}');
      comma = ",";
    }
    strbuf_adds(out, "]}");
  }
  strbuf_adds(out, "], \"ops\": [");
  ops_json(c, out);
  strbuf_adds(out, "]}\n");
}

static void ops_html(const coverage *c, strbuf *out) {
  strbuf_adds(out,
              "<details><summary>values and pairs by op</summary>\n<table><tr><th>op<th>values"
              "<th>pairs<th>values of programs<th>pairs of programs\n");
  for (coverage_op op = {0}; coverage_next_op(c, &op);) {
    bool hole = op.covered_pairs < op.program_pairs;
    strbuf_addf(out, "<tr%s><td>%s<td>%zu<td>%zu", hole ? " class=\"hole\"" : "", op.name,
                op.values, op.pairs);
    if (op.program_values)
      strbuf_addf(out, "<td>%zu of %zu<td>%zu of %zu", op.covered_values, op.program_values,
                  op.covered_pairs, op.program_pairs);
    strbuf_addc(out, '\n');
  }
  strbuf_adds(out, "</table></details>\n");
}

void coverage_html(const coverage *c, strbuf *out) {
  strbuf_addf(out,
              "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Coverage of the "
              "corpus</title>\n<style>body{font-family:sans-serif;max-width:70em;margin:2em auto}"
              "td,th{text-align:left;padding:0 1em 0 0}.hole{color:#b00}</style>\n"
              "<h1>Coverage of the corpus</h1>\n<p>%zu cases.",
              c->cases);
  if (c->programs || c->unread)
    strbuf_addf(out, " Held against %zu programs; %zu more cannot be read.", c->programs,
                c->unread);
  strbuf_adds(out, "</p>\n");
  for (int k = 0; k < COVERAGE_COUNT; k++) {
    size_t covered, total;
    if (is_absent(c, (coverage_kind)k)) continue;
    coverage_sum(c, (coverage_kind)k, &covered, &total);
    strbuf_addf(out, "<details><summary>%s: %zu of %zu</summary>\n<p>An item is ",
                dimensions[k].name, covered, total);
    html_text(out, dimensions[k].item);
    strbuf_adds(out, ".");
    if (!is_open((coverage_kind)k)) {
      strbuf_adds(out, " A hole is filled by ");
      html_text(out, dimensions[k].fill);
      strbuf_adds(out, ".");
    }
    strbuf_adds(out, "</p>\n<table><tr><th>item<th>cases\n");
    for (size_t i = 0; i < c->count; i++) {
      const coverage_item *item = &c->items[i];
      if ((int)item->kind != k) continue;
      strbuf_addf(out, "<tr%s><td>", is_hole(item) ? " class=\"hole\"" : "");
      html_text(out, item->name);
      strbuf_addf(out, "<td>%zu ", item->cases);
      if (item->of) strbuf_addf(out, "of %zu ", item->of);
      if (item->except) html_text(out, item->except);
      if (item->cause) html_text(out, item->cause);
      if (item->programs) {
        strbuf_addf(out, "<td>%zu programs; ", item->programs);
        html_text(out, item->first);
      }
      strbuf_addc(out, '\n');
    }
    strbuf_adds(out, "</table></details>\n");
  }
  ops_html(c, out);
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
