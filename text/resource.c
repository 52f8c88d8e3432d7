/* SPDX-License-Identifier: Apache-2.0 */
/* The resource section at the end of a file: {-# dialect_resources: { builtin: { key: "0x…" } }
 * #-}. A blob is a hex string: four bytes of alignment, then the data. Facts:
 * mlir/lib/AsmParser/Parser.cpp and what mlir-opt prints. */
#include "dense.h"
#include "parser.h"
#include "printer.h"

/* `key` `:` */
static bool parse_key(parser *p, const istr **key, const char *what) {
  if (!tx_parser_at(p, TOK_WORD) && !tx_parser_at(p, TOK_STRING)) {
    return tx_parser_error(p, "expected identifier key for '%s' entry", what);
  }
  return tx_parse_keyword_or_string(p, key) && tx_parser_expect(p, TOK_COLON, "expected ':'");
}

typedef bool (*entry_fn)(parser *p, const istr *group, const istr *key);

/* { key: …, key: … } */
static bool parse_entries(parser *p, const istr *group, entry_fn entry) {
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{'")) return false;
  if (!tx_parser_at(p, TOK_RBRACE)) {
    do {
      const istr *key;
      if (!parse_key(p, &key, group->bytes) || !entry(p, group, key)) return false;
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  return tx_parser_expect(p, TOK_RBRACE, "expected '}'");
}

static bool parse_blob(parser *p, const istr *group, const istr *key) {
  (void)group;
  token t = p->tok;
  size_t n = tx_token_len(&t);
  if (t.kind != TOK_STRING || n < 4 || t.at[1] != '0' || t.at[2] != 'x') {
    return tx_parser_error(p, "expected hex string blob for key '%s'", key->bytes);
  }
  n = (n - 4) / 2;
  uint8_t *bytes = arena_alloc(p->scratch, n, 8);
  if (!tx_decode_hex(t.at + 3, tx_token_len(&t) - 4, bytes)) {
    return tx_parser_error(p, "expected hex string blob for key '%s'", key->bytes);
  }
  if (n < 4) {
    return tx_parser_error(
        p, "expected hex string blob for key '%s' to encode alignment in first 4 bytes",
        key->bytes);
  }
  uint32_t alignment =
      bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
  if (alignment & (alignment - 1)) {
    return tx_parser_error(p,
                           "expected hex string blob for key '%s' to encode alignment in first 4 "
                           "bytes, but got non-power-of-2 value: %u",
                           key->bytes, alignment);
  }
  if (!ir_blob_add(p->ctx, key, bytes + 4, n - 4, alignment, IR_COPY)) {
    const ir_blob *known = ir_blob_get(p->ctx, key);
    if (known->size != n - 4 || memcmp(known->data, bytes + 4, n - 4) != 0) {
      return tx_parser_error_id(p, DIAG_TEXT_ATTRIBUTE, t.at,
                                "resource '%s' has other data already", key->bytes);
    }
  }
  tx_parser_next(p);
  return !p->failed;
}

static bool parse_dialect_group(parser *p, const istr *group, const istr *dialect) {
  (void)group;
  if (strcmp(dialect->bytes, "builtin") != 0) {
    return tx_parser_error_id(p, DIAG_TEXT_UNKNOWN_SYMBOL, p->prev_end,
                              "dialect '%s' has no resources here", dialect->bytes);
  }
  return parse_entries(p, dialect, parse_blob);
}

static bool skip_external(parser *p, const istr *group, const istr *key) {
  (void)group;
  if (!tx_parser_at(p, TOK_STRING) && !tx_parser_at_word(p, "true") &&
      !tx_parser_at_word(p, "false")) {
    return tx_parser_error(p, "expected a string or boolean for key '%s'", key->bytes);
  }
  tx_parser_next(p);
  return !p->failed;
}

static bool parse_external_group(parser *p, const istr *group, const istr *owner) {
  (void)group;
  diag_warning(p->sink, DIAG_TEXT_EXTERNAL_RESOURCE, tx_parser_place(p, p->tok.at),
               "ignoring unknown external resources for '%s'", owner->bytes);
  return parse_entries(p, owner, skip_external);
}

bool tx_parse_file_metadata(parser *p) {
  tx_parser_next(p); /* {-# */
  while (!tx_parser_at(p, TOK_META_END)) {
    const char *at = p->tok.at;
    const istr *key;
    if (!parse_key(p, &key, "file metadata")) return false;
    bool dialects = strcmp(key->bytes, "dialect_resources") == 0;
    if (!dialects && strcmp(key->bytes, "external_resources") != 0) {
      return tx_parser_error_at(p, at, "unknown key '%s' in file metadata dictionary", key->bytes);
    }
    if (!parse_entries(p, key, dialects ? parse_dialect_group : parse_external_group)) return false;
    if (!tx_parser_accept(p, TOK_COMMA)) break;
  }
  return tx_parser_expect(p, TOK_META_END, "expected '#-}' at the end of file metadata");
}

/* --- Printing --- */

void tx_printer_use_resource(printer *pr, const istr *key) {
  if (!ir_blob_get(pr->ctx, key)) return;
  resource_uses *u = &pr->resources;
  if (map_insert(ir_arena(pr->ctx), &u->seen, key, key)) VEC_ADD(ir_arena(pr->ctx), &u->keys, key);
}

void tx_print_file_metadata(printer *pr) {
  const resource_uses *u = &pr->resources;
  if (!u->keys.count) return;
  strbuf *out = pr->out;
  strbuf_adds(out, "\n{-#\n  dialect_resources: {\n    builtin: {\n");
  for (size_t i = 0; i < u->keys.count; i++) {
    const ir_blob *b = ir_blob_get(pr->ctx, u->keys.items[i]);
    uint8_t alignment[4];
    for (int k = 0; k < 4; k++) alignment[k] = (uint8_t)(b->alignment >> 8 * k);
    if (i) strbuf_adds(out, ",\n");
    strbuf_adds(out, "      ");
    tx_print_keyword_or_string(out, b->key);
    strbuf_adds(out, ": \"0x");
    tx_print_hex_digits(out, alignment, 4);
    tx_print_hex_digits(out, b->data, b->size);
    strbuf_addc(out, '"');
  }
  strbuf_adds(out, "\n    }\n  }\n#-}\n");
}
