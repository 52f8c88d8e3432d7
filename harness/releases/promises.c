/* SPDX-License-Identifier: Apache-2.0 */
#include "promises.h"

#include <stdio.h>
#include <string.h>

#include "harness/words/json_text.h"

/* --- The window --- */

static reach reach_where(const vs_opset *o, size_t release, promise p, bool produces) {
  reach r = {release, release};
  for (size_t i = 0; i < o->release_count; i++) {
    if (!o->releases[i].published) continue;
    if (produces ? !in_window(o, release, i, p) : !in_window(o, i, release, p)) continue;
    if (i < r.from) r.from = i;
    if (i > r.to) r.to = i;
  }
  return r;
}

reach reach_of_consumer(const vs_opset *o, size_t release, promise p) {
  return reach_where(o, release, p, false);
}

reach reach_of_producer(const vs_opset *o, size_t release, promise p) {
  return reach_where(o, release, p, true);
}

/* --- Requirements --- */

static const struct {
  const char *name;
  int days;
} requirements[] = {[REQUIRE_NONE] = {"none", 0},
                    [REQUIRE_4_WEEKS] = {"4 weeks", 28},
                    [REQUIRE_12_WEEKS] = {"12 weeks", 84},
                    [REQUIRE_MAX] = {"max", 0}};

size_t required_target(const vs_opset *o, size_t release, date day, requirement r) {
  if (r == REQUIRE_NONE) return release;
  for (size_t i = release + 1; r != REQUIRE_MAX && i-- > 0;) {
    date tagged;
    if (o->releases[i].published && release_tagged(o, i, &tagged) &&
        date_compare(tagged, date_add_days(day, -requirements[r].days)) <= 0)
      return i;
  }
  return 0;
}

static const struct {
  const char *since, *commit;
  vs_version weeks_4, weeks_12;
} anchor_rows[] = {
#define ANCHOR(date, commit, weeks_4, weeks_12) {date, commit, weeks_4, weeks_12},
#include "anchors.def"
#undef ANCHOR
};

size_t anchor_count(void) { return sizeof anchor_rows / sizeof *anchor_rows; }

anchors anchor_at(size_t i) {
  anchors a = {.commit = anchor_rows[i].commit,
               .weeks_4 = anchor_rows[i].weeks_4,
               .weeks_12 = anchor_rows[i].weeks_12};
  date_parse(anchor_rows[i].since, &a.since);
  return a;
}

bool anchors_on(date day, anchors *out) {
  for (size_t i = anchor_count(); i-- > 0;) {
    *out = anchor_at(i);
    if (date_compare(out->since, day) <= 0) return true;
  }
  return false;
}

/* Compares upstream's constant with the release that follows from the dates. */
typedef struct requirement_row {
  requirement requirement;
  size_t target;
  vs_version recorded; /* VS_NONE: nothing was recorded */
  const char *verdict;
} requirement_row;

static requirement_row judge(const vs_opset *o, size_t release, date day, requirement r) {
  anchors a;
  requirement_row row = {r, required_target(o, release, day, r), VS_NONE, "not recorded"};
  vs_version ours = o->releases[row.target].version;
  if (r == REQUIRE_NONE || r == REQUIRE_MAX)
    row.recorded = ours; /* getCurrentVersion, getMinimumVersion */
  else if (anchors_on(day, &a))
    row.recorded = r == REQUIRE_4_WEEKS ? a.weeks_4 : a.weeks_12;
  if (row.recorded == ours)
    row.verdict = "the same";
  else if (vs_without_patch(row.recorded) == ours)
    row.verdict = "the same format: a patch never changes it";
  else if (row.recorded != VS_NONE)
    /* A requirement is a least age (Version.h): an older target still meets it. */
    row.verdict = vs_without_patch(row.recorded) < ours ? "DIFFERS: older than it need be"
                                                        : "DIFFERS: younger than required";
  return row;
}

/* --- As text --- */

static void add_release(const vs_opset *o, size_t i, strbuf *out) {
  char version[32];
  date d;
  strbuf_addf(out, "%s (", vs_format(o->releases[i].version, version));
  if (release_date(o, i, &d)) date_add(d, out);
  strbuf_addc(out, ')');
}

static const char *or_none(const char *s) { return s ? s : "none"; }

/* The releases next to a reach, which it leaves out. */
static void add_outside(const vs_opset *o, reach r, strbuf *out) {
  size_t before = r.from, after = r.to;
  while (before-- > 0 && !o->releases[before].published) continue;
  while (++after < o->release_count && !o->releases[after].published) continue;
  bool older = r.from > 0 && before != SIZE_MAX, newer = after < o->release_count;
  strbuf_adds(out, "    not covered: ");
  if (older) add_release(o, before, out);
  if (older) strbuf_adds(out, " and older");
  if (older && newer) strbuf_adds(out, "; ");
  if (newer) add_release(o, after, out);
  if (newer) strbuf_adds(out, " and newer");
  strbuf_adds(out, older || newer ? "\n" : "nothing\n");
}

static void add_reach(const vs_opset *o, const char *what, reach r, strbuf *out) {
  strbuf_addf(out, "  %s ", what);
  add_release(o, r.from, out);
  strbuf_adds(out, " to ");
  add_release(o, r.to, out);
  strbuf_addc(out, '\n');
  add_outside(o, r, out);
}

/* "compare (of complex operands)" */
static void add_feature(const vs_op *op, strbuf *out) {
  const char *dot = strchr(op->def.name, '.');
  strbuf_adds(out, dot ? dot + 1 : op->def.name);
  if (op->promise == VS_PROMISE_SIX_MONTHS_PROPERTY)
    strbuf_addf(out, " (with %s)", op->promise_part);
  if (op->promise == VS_PROMISE_SIX_MONTHS_COMPLEX) strbuf_adds(out, " (of complex operands)");
}

static void add_features(const vs_opset *o, strbuf *out) {
  size_t line = out->len, count = 0;
  strbuf_adds(out, "    ");
  for (size_t i = 0; i < o->op_count; i++) {
    if (o->ops[i].promise == VS_PROMISE_FULL) continue;
    if (count++) strbuf_adds(out, ",");
    bool full = out->len - line > 80;
    strbuf_adds(out, full ? "\n    " : count > 1 ? " " : "");
    if (full) line = out->len;
    add_feature(&o->ops[i], out);
  }
  strbuf_addc(out, '\n');
}

static void page_text(const vs_opset *o, size_t release, date day, strbuf *out) {
  const vs_release *r = &o->releases[release];
  char version[32], recorded[32];
  strbuf_addf(
      out, "Release %s: first commit %s, tag %s%s%s%s. MLIR bytecode: writes %u, reads up to %u.\n",
      vs_format(r->version, version), or_none(r->first_commit), or_none(r->first_tag),
      r->first_tag ? " of " : "", r->first_tag ? r->first_tag_date : "",
      r->published ? "" : "; it was never current", r->bytecode_written, r->bytecode_read);
  strbuf_adds(out, "\nIt promises to read what is written less than ");
  window_add_months(window_months(r->version, true, PROMISE_FULL), out);
  strbuf_adds(out, " before it and less than ");
  window_add_months(window_months(r->version, false, PROMISE_FULL), out);
  strbuf_adds(out,
              " after it,\nunless the program uses features that it does not know (dates of first "
              "commits):\n");
  add_reach(o, "it reads what was written by", reach_of_consumer(o, release, PROMISE_FULL), out);
  add_reach(o, "what it writes is read by", reach_of_producer(o, release, PROMISE_FULL), out);
  strbuf_adds(out, "\nPromised only for six months (specification, Deprecated Operations):\n");
  add_features(o, out);
  add_reach(o, "it reads what was written by", reach_of_consumer(o, release, PROMISE_SIX_MONTHS),
            out);
  add_reach(o, "what it writes is read by", reach_of_producer(o, release, PROMISE_SIX_MONTHS), out);
  strbuf_adds(out, "\nCompatibility requirements on ");
  date_add(day, out);
  strbuf_adds(out, ", counted from the day of the tag:\n");
  strbuf_addf(out, "  %-12s %-9s %-12s %-9s\n", "requirement", "target", "tagged", "upstream");
  for (int q = REQUIRE_NONE; q <= REQUIRE_MAX; q++) {
    requirement_row row = judge(o, release, day, q);
    const vs_release *t = &o->releases[row.target];
    strbuf_addf(out, "  %-12s %-9s %-12s %-9s %s\n", requirements[q].name,
                vs_format(t->version, version), t->first_tag_date ? t->first_tag_date : "no tag",
                row.recorded == VS_NONE ? "-" : vs_format(row.recorded, recorded), row.verdict);
  }
  anchors a;
  if (anchors_on(day, &a)) {
    strbuf_adds(out, "  recorded by upstream since ");
    date_add(a.since, out);
    strbuf_addf(out, " (%s)\n", a.commit);
  }
}

/* --- As JSON --- */

static json_t *json_version(vs_version v) {
  char version[32];
  return v == VS_NONE ? json_null() : json_string(vs_format(v, version));
}

static json_t *json_day(date d) { return json_sprintf("%04d-%02d-%02d", d.year, d.month, d.day); }

static json_t *json_reach(const vs_opset *o, reach r) {
  date from, to;
  return json_pack("{s:o, s:o*, s:o, s:o*}", "from", json_version(o->releases[r.from].version),
                   "from_date", release_date(o, r.from, &from) ? json_day(from) : NULL, "to",
                   json_version(o->releases[r.to].version), "to_date",
                   release_date(o, r.to, &to) ? json_day(to) : NULL);
}

static json_t *json_promise(const vs_opset *o, size_t release, promise p) {
  return json_pack("{s:o, s:o}", "reads", json_reach(o, reach_of_consumer(o, release, p)),
                   "read_by", json_reach(o, reach_of_producer(o, release, p)));
}

static json_t *json_requirements(const vs_opset *o, size_t release, date day) {
  json_t *list = json_array();
  for (int q = REQUIRE_NONE; q <= REQUIRE_MAX; q++) {
    requirement_row row = judge(o, release, day, q);
    json_array_append_new(
        list, json_pack("{s:s, s:o, s:o, s:s}", "requirement", requirements[q].name, "target",
                        json_version(o->releases[row.target].version), "recorded",
                        json_version(row.recorded), "verdict", row.verdict));
  }
  return list;
}

static void page_json(const vs_opset *o, size_t release, date day, strbuf *out) {
  const vs_release *r = &o->releases[release];
  json_t *features = json_array();
  for (size_t i = 0; i < o->op_count; i++) {
    strbuf_auto name = STRBUF_INIT;
    if (o->ops[i].promise == VS_PROMISE_FULL) continue;
    add_feature(&o->ops[i], &name);
    json_array_append_new(features, json_string(strbuf_str(&name)));
  }
  json_line(out,
            json_pack("{s:o, s:s?, s:s?, s:b, s:i, s:i, s:o, s:o, s:o, s:o, s:o}", "release",
                      json_version(r->version), "first_commit", r->first_commit, "first_tag_date",
                      r->first_tag_date, "published", r->published, "bytecode_written",
                      (int)r->bytecode_written, "bytecode_read", (int)r->bytecode_read, "promise",
                      json_promise(o, release, PROMISE_FULL), "six_months",
                      json_promise(o, release, PROMISE_SIX_MONTHS), "six_months_features", features,
                      "day", json_day(day), "requirements", json_requirements(o, release, day)),
            JSON_INDENT(1));
}

void window_page(const vs_opset *o, size_t release, date day, bool json, strbuf *out) {
  if (json)
    page_json(o, release, day, out);
  else
    page_text(o, release, day, out);
}
