/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts list; with --ctest scripts/commands/list.py prints it. */
#include <string.h>

#include "case_options.h"
#include "harness/cli/status.h"
#include "harness/exports/export.h"
#include "harness/words/json_text.h"

static json_t *json_case(const corpus_case *c, const vs_opset *o) {
  char version[32], dialects[32];
  json_t *tags = json_array(), *checks = json_array(), *forms = json_object();
  for (size_t i = 0; i < c->form_count; i++)
    if (c->forms[i].feature)
      json_object_set_new(forms, vs_format(c->forms[i].since, version),
                          json_string(c->forms[i].feature));
  for (size_t i = 0; i < c->tag_count; i++) json_array_append_new(tags, json_string(c->tags[i]));
  for (int k = 0; k < CHECK_COUNT; k++)
    if (c->checks >> k & 1) json_array_append_new(checks, json_string(check_names[k]));
  return json_pack(
      "{s:s, s:s, s:I, s:o*, s:s, s:o, s:o, s:s, s:o, s:s*, s:s*, s:s*, s:s*, s:s*, s:s*, s:s*, "
      "s:s*, s:s*, s:s*, s:s*, s:s*}",
      "id", c->id, "manifest", c->manifest ? c->manifest : "", "line", (json_int_t)c->line, "file",
      json_string(c->path ? c->path : c->name), "since", vs_format(c->since, version), "forms",
      forms, "tags", tags, "level", level_names[c->level], "checks", checks, "breaks", c->breaks,
      "reader", c->reader ? reader_names[c->reader] : NULL, "rule", c->reader ? c->rule : NULL,
      "vouch", c->vouch ? voucher_names[c->vouch] : NULL, "no_evaluate", c->no_evaluate, "boundary",
      c->boundary, "incident", c->incident, "note", c->note, "normal", c->normal, "twin", c->twin,
      "edits", c->edits, "dialects_since",
      c->mixed_count ? vs_format(vs_other_dialects_since(o), dialects) : NULL);
}

/* The hash, ops, types, profiles and sizes of the program; the hash alone if it must be refused. */
static void add_uses(const corpus_case *c, const vs_opset *o, json_t *into) {
  FREED_BY(case_program_free) case_program p = {0};
  char hash[SHA256_TEXT];
  strbuf_auto why = STRBUF_INIT;
  if (!case_program_load(&p, o, c) || !case_program_hash(&p, hash, &why)) return;
  json_object_set_new(into, "program", json_string(hash));
  if (case_is_negative(c)) return;
  profile_needs n = case_program_needs(&p);
  export_uses(&p, into);
  json_object_set_new(into, "needs",
                      json_pack("{s:I, s:I, s:I, s:I}", "rank", (json_int_t)n.rank, "elements",
                                (json_int_t)n.elements, "nesting", (json_int_t)n.nesting, "devices",
                                (json_int_t)n.devices));
}

/* --- Planned checks --- */

static void count_planned(const vs_opset *o, const corpus_case *c, size_t releases,
                          size_t of[CLASS_COUNT]) {
  char needs[32];
  for (size_t p = 0; p < releases; p++)
    for (size_t k = 0; k < releases; k++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        planned cell = plan_cell(o, c, p, k, slot, needs);
        uint32_t checks = plan_cell_checks(cell.class, p, k) & c->checks;
        if (cell.counted) of[cell.class] += (size_t)__builtin_popcount(checks);
      }
}

static int list_planned(const cli_args *args, const selection *s) {
  const char *until = cli_value(args, "planned");
  const vs_opset *o = rows_of(args);
  size_t of[CLASS_COUNT] = {0}, releases = 0;
  vs_version last;
  strbuf out = STRBUF_INIT;
  if (!vs_parse(o, until, strlen(until), &last))
    return say("hlo-cts list", "--planned takes a release");
  while (releases < o->release_count && o->releases[releases].version <= last) releases++;
  for (const corpus_case *c = NULL; (c = selection_next(s, c));)
    if (c->level == LEVEL_REQUIRED) count_planned(o, c, releases, of);
  for (int k = CLASS_NONE + 1; k < CLASS_COUNT; k++)
    strbuf_addf(&out, "%s\t%zu\n", class_names[k], of[k]);
  return print_and_free(&out, EXIT_PASS);
}

int cmd_list(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  int status = EXIT_USAGE;
  strbuf out = STRBUF_INIT;
  if (cli_value(args, "ctest")) return run_script("list", args);
  if (select_cases("hlo-cts list", args, &s)) {
    if (cli_value(args, "planned")) return list_planned(args, &s);
    json_t *all = cli_on(args, "json") ? json_array() : NULL;
    for (const corpus_case *c = NULL; (c = selection_next(&s, c));) {
      json_t *one = all ? json_case(c, rows_of(args)) : NULL;
      if (all && cli_on(args, "full")) add_uses(c, rows_of(args), one);
      if (all)
        json_array_append_new(all, one);
      else
        strbuf_addf(&out, "%s\n", c->id);
    }
    if (all) json_line(&out, all, JSON_INDENT(1));
    status = EXIT_PASS;
  }
  return print_and_free(&out, status);
}
