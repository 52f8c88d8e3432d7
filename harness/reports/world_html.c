/* The page of the world matrix. It has no scripts: a cell leads to the causes of its consumer. */
#include <string.h>

#include "harness/cli/html_text.h"
#include "page.h"
#include "world.h"

static const char page[] = {
#include "world.inc"
};

static void add_head(const void *user, strbuf *out) {
  const world *w = user;
  const char *first = NULL, *last = NULL;
  size_t ran = 0;
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    if (!row->ran) continue;
    ran++;
    if (!first || strcmp(row->day, first) < 0) first = row->day;
    if (!last || strcmp(row->day, last) > 0) last = row->day;
  }
  strbuf_addf(out,
              "<p>%zu consumers, by the date of their release, and %zu that could not be run. Run ",
              ran, w->count - ran);
  html_text(out, first ? first : "never");
  if (first && strcmp(first, last) != 0) {
    strbuf_adds(out, " to ");
    html_text(out, last);
  }
  strbuf_adds(
      out,
      ".</p>\n<p class=\"soft\">A number is the share of the tested cases that passed, in "
      "percent. "
      "It leads to what failed. Framed: the consumer's own release. Pale numbers: outside of the "
      "compatibility window. Empty: no case was tested.</p>\n");
}

/* --- A matrix --- */

static const char *style_of(world_share s) {
  uint64_t all = (uint64_t)s.passed + s.failed, part = all ? s.passed * UINT64_C(100) / all : 0;
  if (!all) return "none";
  if (!s.failed) return "pass";
  return part >= 90 ? "share9" : part >= 70 ? "share7" : part >= 40 ? "share4" : "share0";
}

static void add_cell(const world *w, size_t k, world_side side, size_t i, strbuf *out) {
  char version[32];
  const world_row *row = &w->rows[k];
  world_share s = row->of[side][i];
  uint64_t all = (uint64_t)s.passed + s.failed;
  strbuf_addf(out, "<td class=\"%s%s%s\">", style_of(s), i == row->hub ? " self" : "",
              all && !s.inside ? " far" : "");
  if (all) {
    strbuf_addf(out, "<a href=\"#c%zu\" title=\"", k);
    html_text(out, row->name);
    strbuf_addf(out, ", %s: %u of %u cases\">%u</a>", world_release(w, i, version), s.passed,
                s.passed + s.failed, (unsigned)(s.passed * UINT64_C(100) / all));
  }
  strbuf_adds(out, "</td>");
}

static void add_row(const world *w, size_t k, world_side side, strbuf *out) {
  char version[32];
  const world_row *row = &w->rows[k];
  world_share all = world_total(row, side);
  strbuf_addf(out, "<tr><th scope=\"row\"><a href=\"#c%zu\">", k);
  html_text(out, row->name);
  strbuf_adds(out, "</a>");
  if (row->stopped) strbuf_adds(out, " <span class=\"mark advice\">stopped</span>");
  strbuf_adds(out, " <span class=\"soft\">");
  html_text(out, row->date ? row->date : "");
  strbuf_addf(out, ", %s</span></th>", world_release(w, row->hub, version));
  for (size_t i = 0; i < w->opset->release_count; i++) add_cell(w, k, side, i, out);
  strbuf_adds(out, "<td class=\"all\">");
  world_percent(all, out);
  strbuf_adds(out, " % of ");
  html_number(out, (size_t)all.passed + all.failed);
  strbuf_adds(out, "</td></tr>\n");
}

static void add_matrix(const world *w, world_side side, strbuf *out) {
  char version[32];
  bool any = false;
  for (size_t k = 0; k < w->count; k++) any |= world_shows(&w->rows[k], side);
  if (!any) return;
  strbuf_addf(out,
              "<section>\n<h2>%s</h2>\n<p class=\"soft\">Across: the release of the %s.</p>\n"
              "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><table "
              "class=\"world\">\n"
              "<thead><tr><th scope=\"col\">consumer</th>",
              world_titles[side], side == WORLD_READS ? "producer" : "reader", world_titles[side]);
  for (size_t i = 0; i < w->opset->release_count; i++)
    strbuf_addf(out, "<th scope=\"col\" class=\"release\">%s</th>", world_release(w, i, version));
  strbuf_adds(out, "<th scope=\"col\">all</th></tr></thead>\n<tbody>\n");
  for (size_t k = 0; k < w->count; k++)
    if (world_shows(&w->rows[k], side)) add_row(w, k, side, out);
  strbuf_adds(out, "</tbody></table></div>\n</section>\n");
}

static void add_matrices(const void *user, strbuf *out) {
  for (int side = 0; side < WORLD_SIDES; side++) add_matrix(user, side, out);
}

/* --- Causes --- */

/* "0.9.0 to 1.3.0, 1.8.0" */
static void add_releases(const world *w, uint64_t set, strbuf *out) {
  char version[32];
  size_t n = w->opset->release_count;
  bool any = false;
  for (size_t i = 0, last; i < n; i = last + 1) {
    last = i;
    if (!(set >> i & 1)) continue;
    while (last + 1 < n && set >> (last + 1) & 1) last++;
    strbuf_addf(out, "%s%s", any ? ", " : "", world_release(w, i, version));
    if (last > i) strbuf_addf(out, " to %s", world_release(w, last, version));
    any = true;
  }
}

static void add_cause(const world *w, const world_cause *c, strbuf *out) {
  strbuf_adds(out, "<tr><td>");
  html_number(out, c->cases);
  strbuf_adds(out, "</td><td>");
  html_number(out, c->pairs);
  strbuf_addf(out, "</td><td><span class=\"mark fail\">%s</span> %s</td><td class=\"long\">",
              c->verdict, c->check);
  html_text(out, c->message);
  strbuf_adds(out, "<br><span class=\"soft\">");
  html_text(out, c->ids);
  strbuf_adds(out, "</span></td><td>");
  if (c->reads) strbuf_adds(out, "from ");
  add_releases(w, c->reads, out);
  strbuf_adds(out, c->reads && c->writes ? "<br>for " : c->writes ? "for " : "");
  add_releases(w, c->writes, out);
  strbuf_adds(out, "</td></tr>\n");
}

static void add_consumer(const world *w, size_t k, strbuf *out) {
  char version[32];
  const world_row *row = &w->rows[k];
  strbuf_adds(out, "<details><summary>");
  html_text(out, row->name);
  strbuf_adds(out, ", ");
  html_text(out, row->date ? row->date : "without a date");
  strbuf_addf(out, ", release %s: %zu cause%s in %zu cases</summary>\n<div id=\"c%zu\">",
              world_release(w, row->hub, version), row->cause_count,
              row->cause_count == 1 ? "" : "s", row->cases, k);
  if (row->link) {
    strbuf_adds(out, "<p><a href=\"");
    html_text(out, row->link);
    strbuf_adds(out, "\">All its cases</a></p>\n");
  }
  if (row->cause_count) {
    strbuf_adds(out,
                "<div class=\"scroll\"><table class=\"words\"><thead><tr><th "
                "scope=\"col\">cases</th><th scope=\"col\">pairs</th>"
                "<th scope=\"col\">check and verdict</th><th scope=\"col\">message and cases</th>"
                "<th scope=\"col\">releases</th></tr></thead>\n<tbody>\n");
    for (size_t i = 0; i < row->cause_count; i++) add_cause(w, &row->causes[i], out);
    strbuf_adds(out, "</tbody></table></div>\n");
  }
  strbuf_adds(out, "</div></details>\n");
}

static void add_causes(const void *user, strbuf *out) {
  const world *w = user;
  for (size_t k = 0; k < w->count; k++)
    if (w->rows[k].ran) add_consumer(w, k, out);
}

static void add_absent(const void *user, strbuf *out) {
  const world *w = user;
  size_t n = 0;
  for (size_t k = 0; k < w->count; k++) n += !w->rows[k].ran;
  if (!n) return;
  strbuf_adds(out, "<section>\n<h2>Not tested</h2>\n<table class=\"words\"><tbody>\n");
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    if (row->ran) continue;
    strbuf_adds(out, "<tr><td>");
    html_text(out, row->name);
    strbuf_adds(out, "</td><td>");
    html_text(out, row->date ? row->date : "");
    strbuf_adds(out, "</td><td class=\"long\">");
    html_text(out, row->why ? row->why : "not tried");
    strbuf_adds(out, "</td></tr>\n");
  }
  strbuf_adds(out, "</tbody></table>\n</section>\n");
}

void world_html(const world *w, strbuf *out) {
  static const page_part parts[] = {{"@HEAD@", add_head},
                                    {"@MATRICES@", add_matrices},
                                    {"@CAUSES@", add_causes},
                                    {"@ABSENT@", add_absent}};
  page_fill(page, sizeof page, parts, sizeof parts / sizeof *parts, w, out);
}
