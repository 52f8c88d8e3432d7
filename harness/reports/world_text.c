/* The world matrix as Markdown, as a picture, and as lines for a terminal. */
#include <stdio.h>
#include <string.h>

#include "harness/cli/html_text.h"
#include "world.h"

const char *world_release(const world *w, size_t i, char *version) {
  return vs_format(w->opset->releases[i].version, version);
}

void world_percent(world_share s, strbuf *out) {
  uint64_t all = (uint64_t)s.passed + s.failed;
  if (!all) {
    strbuf_addc(out, '.');
  } else if (!s.failed) {
    strbuf_adds(out, "100");
  } else {
    uint64_t tenths = (s.passed * UINT64_C(2000) + all) / (2 * all);
    if (tenths > 999) tenths = 999;
    strbuf_addf(out, "%u.%u", (unsigned)(tenths / 10), (unsigned)(tenths % 10));
  }
}

/* --- Markdown --- */

/* All of them would be too wide: each fourth, and of those before 1.0 each fifth. */
static bool is_column(const world *w, size_t i) {
  vs_version v = w->opset->releases[i].version;
  return VS_MAJOR(v) == 0 ? VS_MINOR(v) % 5 == 4 : VS_MINOR(v) % 4 == 0;
}

static void add_cell_text(strbuf *out, const char *text) {
  for (; *text; text++) {
    if (*text == '|' || *text == '\\') strbuf_addc(out, '\\');
    strbuf_addc(out, *text == '\n' ? ' ' : *text);
  }
}

static void add_table(const world *w, world_side side, strbuf *out) {
  char version[32];
  size_t columns = 4;
  strbuf_adds(out, "| consumer | date | release |");
  for (size_t i = 0; i < w->opset->release_count; i++)
    if (is_column(w, i)) {
      strbuf_addf(out, " %s |", world_release(w, i, version));
      columns++;
    }
  strbuf_adds(out, " all |\n|");
  while (columns--) strbuf_adds(out, "---|");
  strbuf_addc(out, '\n');
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    if (!world_shows(row, side)) continue;
    world_share all = world_total(row, side);
    strbuf_adds(out, "| ");
    add_cell_text(out, row->name);
    strbuf_addf(out, "%s | %s | %s |", row->stopped ? " (stopped)" : "", row->date ? row->date : "",
                world_release(w, row->hub, version));
    for (size_t i = 0; i < w->opset->release_count; i++) {
      if (!is_column(w, i)) continue;
      strbuf_addc(out, ' ');
      world_percent(row->of[side][i], out);
      strbuf_adds(out, " |");
    }
    strbuf_addc(out, ' ');
    world_percent(all, out);
    strbuf_adds(out, " % of ");
    html_number(out, (size_t)all.passed + all.failed);
    strbuf_adds(out, " |\n");
  }
}

static void add_not_had(const world *w, strbuf *out) {
  bool any = false;
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    if (row->ran) continue;
    if (!any) strbuf_adds(out, "\n### Not tested\n\n| consumer | date | why |\n|---|---|---|\n");
    any = true;
    strbuf_adds(out, "| ");
    add_cell_text(out, row->name);
    strbuf_addf(out, " | %s | ", row->date ? row->date : "");
    add_cell_text(out, row->why ? row->why : "not tried");
    strbuf_adds(out, " |\n");
  }
}

static bool any_shown(const world *w, world_side side) {
  for (size_t k = 0; k < w->count; k++)
    if (world_shows(&w->rows[k], side)) return true;
  return false;
}

void world_markdown(const world *w, strbuf *out) {
  for (int side = 0; side < WORLD_SIDES; side++) {
    if (!any_shown(w, side)) continue;
    strbuf_addf(
        out, "%s### %s\n\nPercent of the tested cases that passed, by the release of the %s.\n\n",
        side ? "\n" : "", world_titles[side], side == WORLD_READS ? "producer" : "consumer");
    add_table(w, side, out);
  }
  add_not_had(w, out);
}

/* --- A picture --- */

/* From red by yellow to green; grey where nothing was asked. */
static void add_colour(world_share s, strbuf *out) {
  static const struct {
    double at;
    int rgb[3];
  } stops[] = {
      {0, {178, 34, 34}}, {0.6, {230, 160, 60}}, {0.9, {240, 220, 110}}, {1, {140, 195, 110}}};
  double all = (double)s.passed + s.failed, part = all > 0 ? s.passed / all : 0;
  if (!(all > 0) || !s.failed) {
    strbuf_adds(out, all > 0 ? "#2e8b57" : "#e8e8e8");
    return;
  }
  size_t i = 1;
  while (i < 3 && part > stops[i].at) i++;
  double t = (part - stops[i - 1].at) / (stops[i].at - stops[i - 1].at);
  strbuf_addc(out, '#');
  for (int k = 0; k < 3; k++) {
    int low = stops[i - 1].rgb[k], high = stops[i].rgb[k];
    strbuf_addf(out, "%02x", (unsigned)(low + (high - low) * t + 0.5) & 0xFF);
  }
}

enum { LEFT = 330, CELL = 22, LINE = 20, TOP = 90 };

static void add_svg_cell(const world *w, const world_row *row, world_side side, size_t i, size_t y,
                         strbuf *out) {
  char version[32];
  world_share s = row->of[side][i];
  bool asked = s.passed + s.failed > 0;
  strbuf_addf(out, "<rect x=\"%zu\" y=\"%zu\" width=\"%d\" height=\"%d\" fill=\"",
              LEFT + i * CELL + 1, y + 1, CELL - 2, LINE - 2);
  add_colour(s, out);
  strbuf_adds(out, i == row->hub ? "\" stroke=\"#333333\"" : "\"");
  if (asked && !s.inside) strbuf_adds(out, " opacity=\"0.55\"");
  strbuf_adds(out, "><title>");
  html_text(out, row->name);
  strbuf_addf(out, ", %s: ", world_release(w, i, version));
  if (asked)
    strbuf_addf(out, "%u of %u cases", s.passed, s.passed + s.failed);
  else
    strbuf_adds(out, "nothing asked");
  strbuf_adds(out, "</title></rect>\n");
}

void world_svg(const world *w, world_side side, strbuf *out) {
  char version[32];
  size_t n = 0, releases = w->opset->release_count;
  for (size_t k = 0; k < w->count; k++) n += world_shows(&w->rows[k], side);
  size_t width = LEFT + CELL * releases + 70, height = TOP + LINE * n + 30;
  strbuf_addf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%zu\" height=\"%zu\" viewBox=\"0 "
              "0 %zu %zu\" "
              "font-family=\"sans-serif\" font-size=\"11\" role=\"img\" aria-label=\"%s\">\n"
              "<rect width=\"%zu\" height=\"%zu\" fill=\"#ffffff\"/>\n"
              "<text x=\"10\" y=\"20\" font-size=\"14\" font-weight=\"bold\">%s</text>\n",
              width, height, width, height, world_titles[side], width, height, world_titles[side]);
  for (size_t i = 0; i < releases; i++)
    strbuf_addf(out, "<text transform=\"translate(%zu,%d) rotate(-60)\">%s</text>\n",
                LEFT + i * CELL + CELL / 2 + 4, TOP - 6, world_release(w, i, version));
  size_t y = TOP;
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    if (!world_shows(row, side)) continue;
    strbuf_addf(out, "<text x=\"10\" y=\"%zu\">%s  ", y + 14, row->date ? row->date : "");
    html_text(out, row->name);
    strbuf_addf(out, " (%s)</text>\n", world_release(w, row->hub, version));
    for (size_t i = 0; i < releases; i++) add_svg_cell(w, row, side, i, y, out);
    strbuf_addf(out, "<text x=\"%zu\" y=\"%zu\">", LEFT + CELL * releases + 8, y + 14);
    world_percent(world_total(row, side), out);
    strbuf_adds(out, " %</text>\n");
    y += LINE;
  }
  strbuf_addf(
      out,
      "<text x=\"10\" y=\"%zu\" fill=\"#555555\">Framed: its own release. Pale: outside the "
      "compatibility window. Grey: nothing asked.</text>\n</svg>\n",
      height - 8);
}

/* --- Lines --- */

void world_text(const world *w, strbuf *out) {
  char version[32];
  for (size_t k = 0; k < w->count; k++) {
    const world_row *row = &w->rows[k];
    strbuf_addf(out, "%-10s  %-42s ", row->date ? row->date : "", row->name);
    if (!row->ran) {
      strbuf_addf(out, "%s\n", row->why ? row->why : "not tried");
      continue;
    }
    strbuf_addf(out, "%-8s reads ", world_release(w, row->hub, version));
    world_percent(world_total(row, WORLD_READS), out);
    strbuf_adds(out, " %, writes ");
    world_percent(world_total(row, WORLD_WRITES), out);
    strbuf_addf(out, " %%, %zu cause%s%s\n", row->cause_count, row->cause_count == 1 ? "" : "s",
                row->stopped ? "; stopped" : "");
  }
}
