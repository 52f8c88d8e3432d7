/* SPDX-License-Identifier: Apache-2.0 */
#include "promises.h"

#include <stdio.h>
#include <string.h>

#include "harness/words/json_text.h"

/* --- The window --- */

reach reach_of(const vs_opset *o, size_t release, promise p, bool produces) {
  reach r = {release, release};
  for (size_t i = 0; i < o->release_count; i++) {
    if (!o->releases[i].published) continue;
    if (produces ? !in_window(o, release, i, p) : !in_window(o, i, release, p)) continue;
    if (i < r.from) r.from = i;
    if (i > r.to) r.to = i;
  }
  return r;
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
  const char *since;
  anchors row;
} anchor_rows[] = {
#define ANCHOR(date, commit, weeks_4, weeks_12) {date, {{0}, commit, weeks_4, weeks_12}},
#include "versions/facts/requirements.def"
};

size_t anchor_count(void) { return sizeof anchor_rows / sizeof *anchor_rows; }

anchors anchor_at(size_t i) {
  anchors a = anchor_rows[i].row;
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

/* --- As JSON --- */

/* "compare (of complex operands)" */
static void add_feature(const vs_op *op, strbuf *out) {
  const char *dot = strchr(op->def.name, '.');
  strbuf_adds(out, dot ? dot + 1 : op->def.name);
  if (op->promise == VS_PROMISE_SIX_MONTHS_PROPERTY)
    strbuf_addf(out, " (with %s)", op->promise_part);
  if (op->promise == VS_PROMISE_SIX_MONTHS_COMPLEX) strbuf_adds(out, " (of complex operands)");
}

static json_t *json_version(vs_version v) {
  char version[32];
  return v == VS_NONE ? json_null() : json_string(vs_format(v, version));
}

static void put_release(json_t *to, const vs_opset *o, size_t release, const char *key,
                        const char *date_key) {
  date d;
  json_object_set_new(to, key, json_version(o->releases[release].version));
  if (release_date(o, release, &d)) json_object_set_new(to, date_key, date_json(d));
}

/* With the releases next to it, which it leaves out. */
static json_t *json_reach(const vs_opset *o, reach r) {
  size_t before = r.from, after = r.to;
  while (before-- > 0 && !o->releases[before].published) continue;
  while (++after < o->release_count && !o->releases[after].published) continue;
  json_t *to = json_object();
  put_release(to, o, r.from, "from", "from_date");
  put_release(to, o, r.to, "to", "to_date");
  if (before != SIZE_MAX) put_release(to, o, before, "before", "before_date");
  if (after < o->release_count) put_release(to, o, after, "after", "after_date");
  return to;
}

static json_t *json_promise(const vs_opset *o, size_t release, promise p) {
  vs_version v = o->releases[release].version;
  return json_pack("{s:i, s:i, s:o, s:o}", "months_back", window_months(v, true, p),
                   "months_forward", window_months(v, false, p), "reads",
                   json_reach(o, reach_of(o, release, p, false)), "read_by",
                   json_reach(o, reach_of(o, release, p, true)));
}

static json_t *json_requirements(const vs_opset *o, size_t release, date day) {
  json_t *list = json_array();
  for (int q = REQUIRE_NONE; q <= REQUIRE_MAX; q++) {
    requirement_row row = judge(o, release, day, q);
    json_array_append_new(
        list, json_pack("{s:s, s:o, s:s?, s:o, s:s}", "requirement", requirements[q].name, "target",
                        json_version(o->releases[row.target].version), "tagged",
                        o->releases[row.target].first_tag_date, "recorded",
                        json_version(row.recorded), "verdict", row.verdict));
  }
  return list;
}

void window_page(const vs_opset *o, size_t release, date day, strbuf *out) {
  const vs_release *r = &o->releases[release];
  json_t *features = json_array();
  for (size_t i = 0; i < o->op_count; i++) {
    strbuf_auto name = STRBUF_INIT;
    if (o->ops[i].promise == VS_PROMISE_FULL) continue;
    add_feature(&o->ops[i], &name);
    json_array_append_new(features, json_string(strbuf_str(&name)));
  }
  anchors a;
  bool known = anchors_on(day, &a);
  json_line(out,
            json_pack("{s:o, s:s?, s:s?, s:s?, s:b, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:o*, s:s*}",
                      "release", json_version(r->version), "first_commit", r->first_commit,
                      "first_tag", r->first_tag, "first_tag_date", r->first_tag_date, "published",
                      r->published, "bytecode_written", (int)r->bytecode_written, "bytecode_read",
                      (int)r->bytecode_read, "promise", json_promise(o, release, PROMISE_FULL),
                      "six_months", json_promise(o, release, PROMISE_SIX_MONTHS),
                      "six_months_features", features, "day", date_json(day), "requirements",
                      json_requirements(o, release, day), "recorded_since",
                      known ? date_json(a.since) : NULL, "recorded_by", known ? a.commit : NULL),
            JSON_INDENT(1));
}
