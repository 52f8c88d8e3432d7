/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts diff: what changed from one run to another. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "command.h"
#include "harness/cli/status.h"
#include "harness/journal/journal.h"
#include "harness/words/json_text.h"

/* How one check of one case went from one verdict to another, over all cells. */
typedef struct change {
  const char *id;
  check_kind check;
  verdict before, after; /* VERDICT_NONE: not made */
  size_t cells;
  size_t producer, consumer; /* of the first */
  int slot;
} change;

typedef struct changes {
  change *rows;
  size_t count, room;
  size_t worse, better;
  bool failed; /* no memory */
} changes;

static void add_change(changes *all, size_t from, change c) {
  for (size_t i = from; i < all->count; i++) {
    change *row = &all->rows[i];
    if (row->check != c.check || row->before != c.before || row->after != c.after) continue;
    row->cells++;
    return;
  }
  c.cells = 1;
  all->failed |= !vec_room(&all->rows, all->count, &all->room, sizeof c);
  if (!all->failed) all->rows[all->count++] = c;
}

static void compare_case(const results *a, size_t i, const results *b, size_t k, changes *all) {
  size_t from = all->count;
  for (size_t p = 0; p < a->releases; p++)
    for (size_t c = 0; c < a->releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        const uint8_t *before = results_at(a, i, p, c, slot), *after = results_at(b, k, p, c, slot);
        if (memcmp(before, after, CHECK_COUNT) == 0) continue;
        for (int check = 0; check < CHECK_COUNT; check++) {
          verdict was = before[check], is = after[check];
          if (was == is) continue;
          all->worse += verdict_is_bad(is) && !verdict_is_bad(was);
          all->better += verdict_is_bad(was) && !verdict_is_bad(is);
          add_change(all, from,
                     (change){.id = a->cases[i]->id,
                              .check = (check_kind)check,
                              .before = was,
                              .after = is,
                              .producer = p,
                              .consumer = c,
                              .slot = slot});
        }
      }
}

typedef struct comparison {
  changes changes;
  const char **gone, **come;
  size_t gone_count, come_count;
} comparison;

static bool compare_runs(const results *a, const results *b, comparison *out) {
  *out = (comparison){.gone = calloc(a->case_count + 1, sizeof *out->gone),
                      .come = calloc(b->case_count + 1, sizeof *out->come)};
  if (!out->gone || !out->come) return false;
  for (size_t i = 0, k = 0; i < a->case_count || k < b->case_count;) {
    int order = i == a->case_count   ? 1
                : k == b->case_count ? -1
                                     : strcmp(a->cases[i]->id, b->cases[k]->id);
    if (order < 0)
      out->gone[out->gone_count++] = a->cases[i++]->id;
    else if (order > 0)
      out->come[out->come_count++] = b->cases[k++]->id;
    else
      compare_case(a, i++, b, k++, &out->changes);
  }
  return !out->changes.failed;
}

static const char *verdict_text(verdict v) {
  return v == VERDICT_NONE ? "not made" : verdict_names[v];
}

static void print_changes(const comparison *d, const vs_opset *o) {
  char a[32], b[32];
  for (size_t i = 0; i < d->changes.count; i++) {
    const change *c = &d->changes.rows[i];
    printf("%s %s %s: %s, was %s: %zu cells, first %s -> %s%s\n",
           verdict_is_bad(c->after) && !verdict_is_bad(c->before)   ? "worse "
           : verdict_is_bad(c->before) && !verdict_is_bad(c->after) ? "better"
                                                                    : "other ",
           c->id, check_names[c->check], verdict_text(c->after), verdict_text(c->before), c->cells,
           vs_format(o->releases[c->producer].version, a),
           vs_format(o->releases[c->consumer].version, b),
           c->slot == SLOT_UNCHANGED ? " (unchanged)" : "");
  }
  for (size_t i = 0; i < d->gone_count; i++) printf("gone   %s\n", d->gone[i]);
  for (size_t i = 0; i < d->come_count; i++) printf("new    %s\n", d->come[i]);
  printf("%zu verdicts worse, %zu better; %zu cases new, %zu gone\n", d->changes.worse,
         d->changes.better, d->come_count, d->gone_count);
}

static json_t *json_ids(const char *const *ids, size_t n) {
  json_t *list = json_array();
  for (size_t i = 0; i < n; i++) json_array_append_new(list, json_string(ids[i]));
  return list;
}

static void print_changes_json(const comparison *d, const vs_opset *o) {
  char from[32], to[32];
  strbuf_auto out = STRBUF_INIT;
  json_t *list = json_array();
  for (size_t i = 0; i < d->changes.count; i++) {
    const change *c = &d->changes.rows[i];
    json_array_append_new(
        list, json_pack("{s:s, s:s, s:s, s:s, s:I, s:s, s:s, s:b}", "case", c->id, "check",
                        check_names[c->check], "before", verdict_text(c->before), "after",
                        verdict_text(c->after), "cells", (json_int_t)c->cells, "producer",
                        vs_format(o->releases[c->producer].version, from), "consumer",
                        vs_format(o->releases[c->consumer].version, to), "unchanged",
                        c->slot == SLOT_UNCHANGED));
  }
  json_line(
      &out,
      json_pack("{s:o, s:o, s:o, s:I, s:I}", "changes", list, "gone",
                json_ids(d->gone, d->gone_count), "new", json_ids(d->come, d->come_count), "worse",
                (json_int_t)d->changes.worse, "better", (json_int_t)d->changes.better),
      JSON_INDENT(1));
  fputs(strbuf_str(&out), stdout);
}

static int cmd_diff(const cli_args *args) {
  static const char prefix[] = "hlo-cts diff";
  if (args->rest_count != 2)
    return say(prefix, "name the folders of two runs, the older one first");
  journal_record a, b = {0};
  comparison d = {0};
  int status = EXIT_USAGE;
  if (read_journal(args, &a, args->rest[0]) && read_journal(args, &b, args->rest[1])) {
    if (!compare_runs(&a.r, &b.r, &d)) {
      say(prefix, "out of memory");
    } else {
      if (cli_on(args, OPT_JSON))
        print_changes_json(&d, a.r.opset);
      else
        print_changes(&d, a.r.opset);
      status = d.changes.count || d.gone_count || d.come_count ? EXIT_FAIL : EXIT_PASS;
    }
  }
  free(d.changes.rows);
  free(d.gone);
  free(d.come);
  journal_record_free(&a);
  journal_record_free(&b);
  return status;
}

static const cli_option diff_rows[] = {
    OPSET_ROW,
    {"json", CLI_SWITCH, NULL, "print JSON", OPT_JSON},
};

const command command_diff = {
    {"hlo-cts diff", "Lists the checks whose verdict changed between two runs.",
     "[options] older newer", ROWS(diff_rows), 2, CLI_FOLDER,
     .about = "Each argument is the --report folder of a run. The command prints a line for each "
              "check of each case whose verdict is another one in the newer run.",
     EXAMPLES({"list what a new version of a consumer fixed and broke",
               "hlo-cts diff report.before report"}),
     .status_1 = "The runs differ"},
    cmd_diff};
