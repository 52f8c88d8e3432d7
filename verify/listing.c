/* SPDX-License-Identifier: Apache-2.0 */
/* The rows as a list: `hlo-cts constraints` and docs/constraints.md. */
#include <ctype.h>
#include <string.h>

#include "checker.h"

static bool each_statement(const vs_op *op, row_fn tell, void *user) {
  const char *at = op->statements;
  for (vs_statement s; vs_next_statement(&at, &s);) {
    listed row = {.op = op->def.id,
                  .when = s.when,
                  .number = s.id,
                  .reads = s.reads,
                  .text = s.must,
                  .note = *s.note ? s.note : NULL};
    if (!tell(&row, user)) return false;
  }
  return true;
}

/* Rows of no op, four strings each: Shardy's attributes, and what ir/verify.c asks of blocks and
 * symbols. */
static const char other_words[] =
#define ROW(owner, number, reads, text) owner "\0" number "\0" reads "\0" text "\0"
#include "sdy.def"
    ROW("block", "empty", "block", "there is an op, unless the region needs no terminator") ROW(
        "block", "terminator", "block", "the last op is a terminator, unless the region needs none")
        ROW("symbol", "name", "symbol table", "no two ops have one name")
#undef ROW
    ;

static const char *next_word(const char **at) {
  const char *word = *at;
  *at += strlen(word) + 1;
  return word;
}

static const char *short_of(const char *op) {
  static const char stablehlo[] = "stablehlo.";
  return strncmp(op, stablehlo, sizeof stablehlo - 1) == 0 ? op + sizeof stablehlo - 1 : op;
}

typedef struct listing {
  const vs_opset *opset;
  verify_constraint_fn tell;
  void *user;
  size_t count;
  bool stopped;
} listing;

static bool is_numbered(const char *op, const char *number) {
  return strncmp(op, "stablehlo.", 10) == 0 && (*number == 'C' || *number == 'I') &&
         isdigit((unsigned char)number[1]);
}

static bool tell_owned(listing *l, const char *op, const listed *r) {
  strbuf_auto id = STRBUF_INIT;
  strbuf_addf(&id, "%s %s", short_of(op), r->number);
  verify_constraint c = {.id = strbuf_str(&id),
                         .op = op,
                         .number = r->number,
                         .numbered = is_numbered(op, r->number),
                         .text = r->text,
                         .reads = r->reads,
                         .when = r->when,
                         .note = r->note};
  l->count++;
  l->stopped = !l->tell(&c, l->user);
  return !l->stopped;
}

static bool tell_row(const listed *r, void *user) {
  listing *l = user;
  return tell_owned(l, l->opset->ops[r->op].def.name, r);
}

/* The rows of one owner that is no op, or of all. */
static void tell_others(const char *kind, listing *l) {
  for (const char *at = other_words; *at && !l->stopped;) {
    const char *owner = next_word(&at);
    listed row = {.when = VS_WHEN_STATIC};
    row.number = next_word(&at);
    row.reads = next_word(&at);
    row.text = next_word(&at);
    if (!kind || strcmp(kind, owner) == 0) tell_owned(l, owner, &row);
  }
}

/* Constraints that the row of an op states in full. */
static bool tell_musts(const vs_op *op, listing *l) {
  bool going = true;
  for (size_t i = 0; i < op->must_count && going; i++) {
    strbuf_auto text = STRBUF_INIT, reads = STRBUF_INIT;
    verify_must_text(op, &op->musts[i], &text, &reads);
    listed row = {.op = op->def.id,
                  .number = op->musts[i].id,
                  .reads = strbuf_str(&reads),
                  .text = strbuf_str(&text),
                  .when = VS_WHEN_STATIC};
    going = tell_row(&row, l);
  }
  return going;
}

size_t verify_constraints(const char *op, verify_constraint_fn tell, void *user) {
  return verify_constraints_of(vs_builtin_opset(), op, tell, user);
}

size_t verify_constraints_of(const vs_opset *opset, const char *op, verify_constraint_fn tell,
                             void *user) {
  listing l = {.opset = opset, .tell = tell, .user = user};
  for (size_t i = 0; i < opset->op_count && !l.stopped; i++) {
    const char *name = opset->ops[i].def.name;
    if (op && strcmp(op, name) != 0 && strcmp(op, short_of(name)) != 0) continue;
    const vs_op *row = &opset->ops[i];
    if (tell_musts(row, &l) && vf_each_argument_row(row, tell_row, &l))
      each_statement(row, tell_row, &l);
  }
  tell_others(op, &l);
  return l.count;
}

/* --- docs/constraints.md --- */

typedef struct page {
  strbuf *out;
  char op[64];
} page;

static void add_cell(const char *text, strbuf *out) {
  for (; *text; text++) {
    if (*text == '|') strbuf_addc(out, '\\');
    if (*text == '<') {
      strbuf_adds(out, "&lt;");
      continue;
    }
    strbuf_addc(out, *text);
  }
}

static bool add_row(const verify_constraint *c, void *user) {
  page *p = user;
  if (strcmp(p->op, c->op) != 0) {
    size_t n = strlen(c->op);
    if (n >= sizeof p->op) n = sizeof p->op - 1;
    memcpy(p->op, c->op, n);
    p->op[n] = '\0';
    strbuf_addf(p->out, "\n## %s\n\n| id | reads | must hold | when |\n|---|---|---|---|\n", c->op);
  }
  strbuf_addf(p->out, "| %s%s | ", c->number, c->numbered ? "" : " \xe2\x88\x97");
  add_cell(c->reads, p->out);
  strbuf_adds(p->out, " | ");
  add_cell(c->text, p->out);
  strbuf_addf(p->out, " | %s%s%s |\n", vs_when_words[c->when], c->note ? ": " : "",
              c->note ? c->note : "");
  return true;
}

void verify_write_constraints(strbuf *out) {
  strbuf_adds(
      out,
      "# Constraints\n\n"
      "This page lists every constraint that the verifier knows: op by op, then those of "
      "attributes "
      "that any op may have.\n"
      "`hlo-cts constraints --markdown` prints it from the rows of `versions/dialects/` and "
      "`verify/sdy.def`, so do not edit it;\n"
      "`hlo-cts constraints OP` prints the rows of one op.\n\n"
      "| column | contents |\n|---|---|\n"
      "| id | C1, I1 and so on are the numbers of StableHLO's `docs/spec.md` at 1.20.0. "
      "\xe2\x88\x97 marks a constraint "
      "that has no number there: StableHLO's code checks it, and the name is ours |\n"
      "| reads | the operands, attributes, regions and results that the constraint is about |\n"
      "| must hold | the constraint; #x is the number of elements of x |\n"
      "| when | when it is checked, see below |\n\n"
      "| when | a program that breaks the constraint … |\n|---|---|\n"
      "| static | is refused by the verifier |\n"
      "| form | cannot be represented in memory, so no check is needed |\n"
      "| implied | breaks one of the constraints that the cell names, too |\n"
      "| run | is refused by the interpreter when it runs |\n"
      "| open | is accepted by StableHLO's own tools, and so by the verifier; the cell says what "
      "the interpreter does |\n");
  page p = {.out = out};
  verify_constraints(NULL, add_row, &p);
}
