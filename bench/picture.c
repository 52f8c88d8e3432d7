/* SPDX-License-Identifier: Apache-2.0 */
/* Writes the table of --against as JSON and as a picture. */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "against.h"
#include "base/os/machine.h"
#include "harness/words/json_text.h"

static void add_processor(strbuf *out) {
  char name[256];
  os_processor(name, sizeof name);
  json_text(out, name);
}

void against_json(const against_table *t, strbuf *out) {
  char date[32] = "";
  time_t now = time(NULL);
  struct tm utc;
  if (gmtime_r(&now, &utc)) strftime(date, sizeof date, "%Y-%m-%d", &utc);
  strbuf_addf(out, "{\"date\": \"%s\", \"processor\": ", date);
  add_processor(out);
  strbuf_adds(out, ", \"against\": ");
  json_text(out, t->other ? t->other : "");
  strbuf_adds(out, ", \"rows\": [");
  for (size_t k = 0; k < t->count; k++) {
    const against_row *r = &t->rows[k];
    strbuf_addf(out, "%s\n  {\"name\": ", k ? "," : "");
    json_text(out, r->name);
    strbuf_adds(out, ", \"what\": ");
    json_text(out, r->what ? r->what : "");
    strbuf_addf(out, ", \"ours_s\": %.9g, \"theirs_s\": %.9g}", r->ours, r->theirs);
  }
  strbuf_adds(out, "\n]}\n");
}

enum { LEFT = 330, ROW = 18, UNIT = 90, ONE = LEFT + 60, WIDTH = ONE + 3 * UNIT + 60 };

/* From the line of 1 to the ratio's logarithm, UNIT for each power of ten. */
static void add_bar(const against_row *r, int y, strbuf *out) {
  double ratio = r->ours > 0 && r->theirs > 0 ? r->ours / r->theirs : 1;
  double length = fmin(fmax(log10(ratio), -0.6), 3) * UNIT;
  double x = length < 0 ? ONE + length : ONE;
  strbuf_addf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n", LEFT - 8, y + 13,
              r->what ? r->what : r->name);
  strbuf_addf(out,
              "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n"
              "<text x=\"%.1f\" y=\"%d\">%.2f</text>\n",
              x, y + 2, fabs(length), ROW - 4, ratio <= 2 ? "#2a7" : "#c60",
              ONE + fmax(length, 0) + 5, y + 13, ratio);
}

void against_svg(const against_table *t, strbuf *out) {
  int height = ROW * (int)t->count + 40;
  strbuf_addf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
              "font-family=\"sans-serif\" font-size=\"12\">\n"
              "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
              WIDTH, height);
  for (int power = 0; power <= 3; power++) {
    int x = ONE + power * UNIT;
    strbuf_addf(out,
                "<path d=\"M%d 24V%d\" stroke=\"#bbb\"/>\n"
                "<text x=\"%d\" y=\"16\" text-anchor=\"middle\">%.0f</text>\n",
                x, height - 10, x, pow(10, power));
  }
  for (size_t k = 0; k < t->count; k++) add_bar(&t->rows[k], 28 + ROW * (int)k, out);
  strbuf_adds(out, "</svg>\n");
}
