/* SPDX-License-Identifier: Apache-2.0 */
#include "window.h"

#include <jansson.h>
#include <string.h>

static int days_in(int year, int month) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return days[month - 1] + (month == 2 && leap);
}

bool date_parse(const char *text, date *out) {
  if (!text || strlen(text) != 10 || text[4] != '-' || text[7] != '-') return false;
  for (int i = 0; i < 10; i++)
    if (i != 4 && i != 7 && (text[i] < '0' || text[i] > '9')) return false;
  *out =
      (date){(text[0] - '0') * 1000 + (text[1] - '0') * 100 + (text[2] - '0') * 10 + text[3] - '0',
             (text[5] - '0') * 10 + text[6] - '0', (text[8] - '0') * 10 + text[9] - '0'};
  return out->month >= 1 && out->month <= 12 && out->day >= 1 &&
         out->day <= days_in(out->year, out->month);
}

void date_add(date d, strbuf *out) { strbuf_addf(out, "%04d-%02d-%02d", d.year, d.month, d.day); }

json_t *date_json(date d) { return json_sprintf("%04d-%02d-%02d", d.year, d.month, d.day); }

int date_compare(date a, date b) {
  if (a.year != b.year) return a.year < b.year ? -1 : 1;
  if (a.month != b.month) return a.month < b.month ? -1 : 1;
  return a.day < b.day ? -1 : a.day > b.day;
}

date date_add_months(date d, int months) {
  int total = d.year * 12 + d.month - 1 + months;
  date r = {total / 12, total % 12 + 1, d.day};
  int last = days_in(r.year, r.month);
  if (r.day > last) r.day = last;
  return r;
}

date date_add_days(date d, int days) {
  for (d.day += days; d.day > days_in(d.year, d.month);) {
    d.day -= days_in(d.year, d.month);
    d = (date){d.year + d.month / 12, d.month % 12 + 1, d.day};
  }
  while (d.day < 1) {
    d = (date){d.month == 1 ? d.year - 1 : d.year, d.month == 1 ? 12 : d.month - 1, d.day};
    d.day += days_in(d.year, d.month);
  }
  return d;
}

static bool first_date(const vs_opset *o, size_t release, bool tag, date *out) {
  for (size_t i = release; i < o->release_count; i++) {
    const char *commit = o->releases[i].first_commit, *tagged = o->releases[i].first_tag_date;
    if (date_parse(tag ? tagged : commit, out) || date_parse(tag ? commit : tagged, out))
      return true;
  }
  return false;
}

bool release_date(const vs_opset *o, size_t release, date *out) {
  return first_date(o, release, false, out);
}

bool release_tagged(const vs_opset *o, size_t release, date *out) {
  return first_date(o, release, true, out);
}

int window_months(vs_version consumer, bool backward, promise p) {
  bool settled = consumer >= VS(1, 0, 0);
  int months = settled ? (backward ? 60 : 24) : (backward ? 6 : 1);
  return p == PROMISE_SIX_MONTHS && months > 6 ? 6 : months;
}

void window_add_months(int months, strbuf *out) {
  bool years = months % 12 == 0;
  int n = years ? months / 12 : months;
  strbuf_addf(out, "%d %s%s", n, years ? "year" : "month", n == 1 ? "" : "s");
}

/* The newest releases have no date while they are under review: they are as near as can be. */
static bool window_date(const vs_opset *o, size_t release, date *out) {
  while (!release_date(o, release, out))
    if (release-- == 0) return false;
  return true;
}

bool window_span_of(const vs_opset *o, size_t producer, size_t consumer, promise p,
                    window_span *out) {
  *out = (window_span){.backward = producer < consumer};
  if (!window_date(o, producer, &out->written) || !window_date(o, consumer, &out->read))
    return false;
  out->months = window_months(o->releases[consumer].version, out->backward, p);
  out->until = date_add_months(out->backward ? out->written : out->read, out->months);
  return true;
}

bool in_window(const vs_opset *o, size_t producer, size_t consumer, promise p) {
  window_span w;
  if (producer == consumer) return true;
  if (!window_span_of(o, producer, consumer, p, &w)) return false;
  return date_compare(w.backward ? w.read : w.written, w.until) < 0;
}
