/* SPDX-License-Identifier: Apache-2.0 */
/* Locations: read and printed. Grammar:
 * https://mlir.llvm.org/docs/Dialects/Builtin/#location-attributes; the range forms as mlir-opt
 * prints them. */
#include "base/limits.h"
#include "number.h"
#include "parser.h"
#include "printer.h"

static bool parse_position(parser *p, const char *what, uint32_t *out) {
  uint64_t value;
  if (!tx_parser_at(p, TOK_INTEGER) || !tx_number_u64(p->tok.at, p->tok.end, &value) ||
      value > UINT32_MAX) {
    return tx_parser_error_expected(p, "expected integer %s number in FileLineColRange", what);
  }
  *out = (uint32_t)value;
  tx_parser_next(p);
  return !p->failed;
}

/* Behind "file": line (: column (to end-line? : end-column)?)? */
static const ir_attr *parse_file(parser *p, const istr *file) {
  uint32_t line = 0, column = 0, end_line, end_column = 0;
  if (!parse_position(p, "line", &line)) return NULL;
  if (!tx_parser_accept(p, TOK_COLON)) {
    return ir_loc_file_range(p->ctx, file, line, 0, line, 0, 1);
  }
  if (!parse_position(p, "column", &column)) return NULL;
  if (!tx_parser_accept_word(p, "to")) return ir_loc_file(p->ctx, file, line, column);
  end_line = line;
  if (tx_parser_at(p, TOK_INTEGER) && !parse_position(p, "line", &end_line)) return NULL;
  if (!tx_parser_expect(p, TOK_COLON, "expected ':' in FileLineColRange") ||
      !parse_position(p, "column", &end_column)) {
    return NULL;
  }
  return ir_loc_file_range(p->ctx, file, line, column, end_line, end_column,
                           end_line == line ? 3 : 4);
}

static const ir_attr *parse_name_or_file(parser *p) {
  const istr *name = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  if (tx_parser_accept(p, TOK_COLON)) return parse_file(p, name);
  if (!tx_parser_accept(p, TOK_LPAREN)) return ir_loc_name(p->ctx, name, ir_loc_unknown(p->ctx));
  const ir_attr *child = tx_parse_location_body(p);
  if (!child || !tx_parser_expect(p, TOK_RPAREN, "expected ')' after child location of NameLoc")) {
    return NULL;
  }
  return ir_loc_name(p->ctx, name, child);
}

static const ir_attr *parse_callsite(parser *p) {
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '(' in callsite location")) return NULL;
  const ir_attr *callee = tx_parse_location_body(p);
  if (!callee) return NULL;
  if (!tx_parser_accept_word(p, "at")) {
    tx_parser_error_expected(p, "expected 'at' in callsite location");
    return NULL;
  }
  const ir_attr *caller = tx_parse_location_body(p);
  if (!caller || !tx_parser_expect(p, TOK_RPAREN, "expected ')' in callsite location")) return NULL;
  return ir_loc_callsite(p->ctx, callee, caller);
}

/* The members of a fused location, each once. */
typedef struct loc_set {
  attr_list list;
  map members;
} loc_set;

static void loc_set_add(parser *p, loc_set *s, const ir_attr *a) {
  if (map_insert(p->scratch, &s->members, a, a)) VEC_ADD(p->scratch, &s->list, a);
}

/* As mlir's FusedLoc::get: no member twice, no unknown one, members of a fused member with the same
 * metadata instead of it; one member without metadata stands for itself. */
static const ir_attr *fuse(parser *p, const attr_list *items, const ir_attr *metadata) {
  loc_set set = {0};
  for (size_t i = 0; i < items->count; i++) {
    const ir_attr *a = items->items[i];
    if (a->kind == IR_ATTR_LOC_FUSED && a->loc_fused.metadata == metadata) {
      for (size_t k = 0; k < a->loc_fused.count; k++) loc_set_add(p, &set, a->loc_fused.items[k]);
    } else if (a->kind != IR_ATTR_LOC_UNKNOWN) {
      loc_set_add(p, &set, a);
    }
  }
  if (!metadata && set.list.count == 1) return set.list.items[0];
  return ir_loc_fused(p->ctx, set.list.items, set.list.count, metadata);
}

static const ir_attr *parse_fused(parser *p) {
  tx_parser_next(p);
  const ir_attr *metadata = NULL;
  if (tx_parser_accept(p, TOK_LESS)) {
    if (!(metadata = tx_parse_attr(p, NULL)) ||
        !tx_parser_expect(p, TOK_GREATER, "expected '>' after fused location metadata")) {
      return NULL;
    }
  }
  attr_list items = {0};
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '[' in fused location")) return NULL;
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    do {
      const ir_attr *a = tx_parse_location_body(p);
      if (!a) return NULL;
      VEC_ADD(p->scratch, &items, a);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']' in fused location")) return NULL;
  return fuse(p, &items, metadata);
}

static const ir_attr *parse_aliased(parser *p) {
  const char *at = p->tok.at;
  const ir_attr *a = tx_parse_attr(p, NULL);
  if (a && !ir_attr_is_loc(a)) {
    tx_parser_error_at(p, at, "expected location attribute");
    return NULL;
  }
  return a;
}

const ir_attr *tx_parse_location_body(parser *p) {
  if (!tx_parser_enter(p)) return NULL;
  const ir_attr *a = NULL;
  if (tx_parser_at(p, TOK_STRING)) {
    a = parse_name_or_file(p);
  } else if (tx_parser_at(p, TOK_HASH)) {
    a = parse_aliased(p);
  } else if (tx_parser_at_word(p, "callsite")) {
    a = parse_callsite(p);
  } else if (tx_parser_at_word(p, "fused")) {
    a = parse_fused(p);
  } else if (tx_parser_at_word(p, "unknown")) {
    tx_parser_next(p);
    a = ir_loc_unknown(p->ctx);
  } else {
    tx_parser_error_expected(p, "expected location instance");
  }
  tx_parser_leave(p);
  return p->failed ? NULL : a;
}

bool tx_parse_optional_location(parser *p, location_ref *out) {
  *out = (location_ref){0};
  if (!tx_parser_at_word(p, "loc")) return !p->failed;
  out->at = p->tok.at;
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '(' in location")) return false;
  const istr *alias = NULL;
  if (tx_parser_at(p, TOK_HASH)) {
    const istr *name = tx_token_value(p, &p->tok);
    if (!memchr(name->bytes, '.', name->len) && !tx_alias_find(&p->attr_aliases, name) &&
        (p->tok.end == p->lex.end || *p->tok.end != '<')) {
      alias = name;
    }
  }
  if (alias) {
    out->alias = alias;
    out->at = p->tok.at;
    tx_parser_next(p);
  } else if (!(out->loc = tx_parse_location_body(p))) {
    return false;
  }
  return tx_parser_expect(p, TOK_RPAREN, "expected ')' in location");
}

void tx_parser_set_location(parser *p, const location_ref *ref, const ir_attr **slot) {
  if (ref->loc) {
    *slot = ref->loc;
    return;
  }
  if (!ref->alias) return;
  VEC_ADD(p->scratch, &p->deferred, (deferred_location){slot, ref->alias, ref->at});
}

bool tx_parser_resolve_locations(parser *p) {
  for (size_t i = 0; i < p->deferred.count; i++) {
    const deferred_location *d = &p->deferred.items[i];
    const alias_entry *e = tx_alias_find(&p->attr_aliases, d->name);
    if (!e) {
      return tx_parser_error_id(p, DIAG_TEXT_ALIAS, d->at,
                                "operation location alias was never defined");
    }
    if (!ir_attr_is_loc(e->attr)) {
      return tx_parser_error_id(p, DIAG_TEXT_ALIAS, d->at, "expected location, but found '#%s'",
                                d->name->bytes);
    }
    *d->slot = e->attr;
  }
  p->deferred.count = 0;
  return !p->failed;
}

/* --- Printing --- */

static void print_nested(printer *pr, const ir_attr *loc) {
  if (pr->attr_alias && pr->attr_alias(pr, loc)) return;
  shared_text begun = tx_shared_attr_begin(pr, loc);
  if (begun == SHARED_ELIDED) return;
  tx_print_location_body(pr, loc);
  tx_shared_end(pr, begun);
}

static void print_position(printer *pr, uint32_t line, uint32_t column) {
  strbuf_addu(pr->out, line);
  strbuf_addc(pr->out, ':');
  strbuf_addu(pr->out, column);
}

static void print_file(printer *pr, const ir_attr *loc) {
  const istr *file = loc->loc_file.file;
  if (pr->o.pretty_debuginfo) {
    strbuf_add(pr->out, file->bytes, file->len);
  } else {
    tx_print_escaped(pr->out, file->bytes, file->len);
  }
  strbuf_addc(pr->out, ':');
  uint32_t line = loc->loc_file.line, column = loc->loc_file.column;
  uint32_t end_line = loc->loc_file.end_line, end_column = loc->loc_file.end_column;
  print_position(pr, line, column);
  if (end_line != line) {
    strbuf_adds(pr->out, " to ");
    print_position(pr, end_line, end_column);
  } else if (end_column != column) {
    strbuf_adds(pr->out, " to :");
    strbuf_addu(pr->out, end_column);
  }
}

void tx_print_location_body(printer *pr, const ir_attr *loc) {
  bool pretty = pr->o.pretty_debuginfo;
  switch (loc->kind) {
    case IR_ATTR_LOC_FILE: print_file(pr, loc); break;
    case IR_ATTR_LOC_NAME:
      tx_print_escaped(pr->out, loc->loc_name.name->bytes, loc->loc_name.name->len);
      if (loc->loc_name.child && loc->loc_name.child->kind != IR_ATTR_LOC_UNKNOWN) {
        strbuf_addc(pr->out, '(');
        print_nested(pr, loc->loc_name.child);
        strbuf_addc(pr->out, ')');
      }
      break;
    case IR_ATTR_LOC_CALLSITE: {
      const ir_attr *callee = loc->loc_callsite.callee, *caller = loc->loc_callsite.caller;
      if (!pretty) strbuf_adds(pr->out, "callsite(");
      print_nested(pr, callee);
      bool one_line = callee->kind == IR_ATTR_LOC_NAME && caller->kind == IR_ATTR_LOC_FILE;
      strbuf_adds(pr->out, pretty && !one_line ? "\n at " : " at ");
      print_nested(pr, caller);
      if (!pretty) strbuf_addc(pr->out, ')');
      break;
    }
    case IR_ATTR_LOC_FUSED:
      if (!pretty) strbuf_adds(pr->out, "fused");
      if (loc->loc_fused.metadata) {
        strbuf_addc(pr->out, '<');
        tx_print_attr(pr, loc->loc_fused.metadata, PRINT_TYPE_ALWAYS);
        strbuf_addc(pr->out, '>');
      }
      strbuf_addc(pr->out, '[');
      for (size_t i = 0; i < loc->loc_fused.count; i++) {
        if (i) strbuf_adds(pr->out, ", ");
        print_nested(pr, loc->loc_fused.items[i]);
      }
      strbuf_addc(pr->out, ']');
      break;
    default: strbuf_adds(pr->out, pretty ? "[unknown]" : "unknown"); break;
  }
}

void tx_print_location(printer *pr, const ir_attr *loc) {
  bool pretty = pr->o.pretty_debuginfo;
  if (!pretty) strbuf_adds(pr->out, "loc(");
  print_nested(pr, loc);
  if (!pretty) strbuf_addc(pr->out, ')');
}
