#include "cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Reading ---------------------------------------------------------------------------------- */

static char *slurp(const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f) return NULL;
  strbuf b = STRBUF_INIT;
  char chunk[4096];
  for (size_t n; (n = fread(chunk, 1, sizeof chunk, f)) > 0;) strbuf_add(&b, chunk, n);
  fclose(f);
  char *text = strdup(strbuf_str(&b));
  strbuf_free(&b);
  return text;
}

static char *trimmed(const char *s, size_t n) {
  while (n && isspace((unsigned char)*s)) s++, n--;
  while (n && isspace((unsigned char)s[n - 1])) n--;
  return strndup(s, n);
}

static bool parse_row(char *line, bool has_op, case_row *r, strbuf *why) {
  char *at = line;
  if (has_op) {
    size_t n = strcspn(at, " ");
    r->op = strndup(at, n);
    at += n;
  }
  /* The colon that ends the types: quantized types hold others, without a blank behind. */
  char *colon = strstr(at, ": ");
  size_t n = strlen(at);
  if (!colon && n && at[n - 1] == ':') colon = at + n - 1;
  if (!colon) {
    strbuf_addf(why, "line %u: a row needs types, a colon and a blank", r->line);
    return false;
  }
  r->types = trimmed(at, (size_t)(colon - at));
  at = colon + 1;
  char *fails = strstr(at, "!!"), *bits = strstr(at, "=>"), *almost = strstr(at, "~>");
  char *end = fails ? fails : bits ? bits : almost;
  r->values = trimmed(at, end ? (size_t)(end - at) : strlen(at));
  r->almost = end && end == almost;
  if (end) *(fails ? &r->fails : &r->results) = trimmed(end + 2, strlen(end + 2));
  return true;
}

bool case_file_read(const char *path, case_file *out, strbuf *why) {
  *out = (case_file){.name = strdup(strrchr(path, '/') ? strrchr(path, '/') + 1 : path)};
  out->bytes = slurp(path);
  if (!out->bytes) {
    strbuf_addf(why, "cannot read %s", path);
    return false;
  }
  strbuf text = STRBUF_INIT, row = STRBUF_INIT;
  enum { OUTSIDE, TEXT, ROWS } where = OUTSIDE;
  case_block *b = NULL;
  unsigned number = 0, row_line = 0;
  bool ok = true;
  for (char *line = out->bytes; ok;) {
    char *next = line ? strchr(line, '\n') : NULL;
    if (next) *next = '\0';
    number++;
    bool end = !line || (!next && !*line);
    bool comment = !end && strncmp(line, "//", 2) == 0;
    bool head = !end && strncmp(line, "===", 3) == 0;
    if (row.len && (end || head || (*line && *line != ' ' && !comment))) {
      b->rows = realloc(b->rows, (b->row_count + 1) * sizeof *b->rows);
      case_row *r = &b->rows[b->row_count++];
      *r = (case_row){.line = row_line};
      ok = parse_row(row.bytes, strstr(b->text, "$O") != NULL, r, why);
      strbuf_reset(&row);
    }
    if (end || !ok) break;
    if (head) {
      out->blocks = realloc(out->blocks, (out->block_count + 1) * sizeof *out->blocks);
      b = &out->blocks[out->block_count++];
      *b = (case_block){.file = out->name, .line = number, .processes = 1};
      char *kind = line + 3 + strspn(line + 3, " ");
      if (strcmp(kind, "op") == 0)
        b->kind = CASE_OP;
      else if (sscanf(kind, "grid %u", &b->processes) == 1)
        b->kind = CASE_GRID;
      else if (strcmp(kind, "main") == 0)
        b->kind = CASE_MAIN;
      else if (strcmp(kind, "module") == 0)
        b->kind = CASE_MODULE;
      else {
        strbuf_addf(why, "line %u: no kind of block: %s", number, kind);
        ok = false;
      }
      where = TEXT;
    } else if (!comment && where == TEXT && strcmp(line, "---") == 0) {
      b->text = strdup(strbuf_str(&text));
      strbuf_reset(&text);
      where = ROWS;
    } else if (!comment && where == TEXT && strcmp(line, "+++") == 0) {
      b->before = strdup(strbuf_str(&text));
      strbuf_reset(&text);
    } else if (!comment && where == TEXT) {
      strbuf_addf(&text, "%s\n", line);
    } else if (!comment && where == ROWS && *line) {
      if (!row.len) row_line = number;
      strbuf_addf(&row, "%s%s", row.len ? " " : "", line);
    }
    line = next ? next + 1 : NULL;
  }
  for (size_t k = 0; ok && k < out->block_count; k++)
    if (!out->blocks[k].text || !out->blocks[k].row_count) {
      strbuf_addf(why, "line %u: a block without rows", out->blocks[k].line);
      ok = false;
    }
  strbuf_free(&text);
  strbuf_free(&row);
  return ok;
}

void case_file_free(case_file *f) {
  for (size_t k = 0; k < f->block_count; k++) {
    case_block *b = &f->blocks[k];
    for (size_t r = 0; r < b->row_count; r++) {
      free(b->rows[r].op);
      free(b->rows[r].types);
      free(b->rows[r].values);
      free(b->rows[r].results);
      free(b->rows[r].fails);
    }
    free(b->rows);
    free(b->before);
    free(b->text);
  }
  free(f->blocks);
  free(f->bytes);
  free(f->name);
  *f = (case_file){0};
}

/* --- Types ------------------------------------------------------------------------------------ */

/* Names for types that are long to write. Those per axis have two scales. */
static const struct {
  const char *name, *type;
} aliases[] = {
    {"q", "!quant.uniform<i8:f32, 0.5>"},
    {"q1", "!quant.uniform<i8:f32, 1.0>"},
    {"q2", "!quant.uniform<i8:f32, 2.0>"},
    {"qz", "!quant.uniform<i8:f32, 0.5:3>"},
    {"qu", "!quant.uniform<u8:f32, 0.5:128>"},
    {"qn", "!quant.uniform<i4:f32, 0.5>"},
    {"qb", "!quant.uniform<i8:bf16, 0.5>"},
    {"xb", "!quant.uniform<i8:bf16:0, {0.5, 2.0}>"},
    {"q32", "!quant.uniform<i32:f32, 0.25>"},
    {"x", "!quant.uniform<i8:f32:0, {0.5, 2.0}>"},
    {"x1", "!quant.uniform<i8:f32:1, {0.5, 2.0}>"},
    {"x2", "!quant.uniform<i8:f32:2, {0.5, 2.0}>"},
    {"xz", "!quant.uniform<i8:f32:0, {0.5:1, 2.0:-1}>"},
    {"x32", "!quant.uniform<i32:f32:0, {0.25, 1.0}>"},
    {"x321", "!quant.uniform<i32:f32:1, {0.25, 1.0}>"},
    {"x322", "!quant.uniform<i32:f32:2, {0.25, 1.0}>"},
    {"c64", "complex<f32>"},
    {"c128", "complex<f64>"},
};

const char *case_type(const char *word) {
  for (size_t k = 0; k < sizeof aliases / sizeof *aliases; k++)
    if (strcmp(word, aliases[k].name) == 0) return aliases[k].type;
  return word;
}

void case_types(const case_row *row, case_types_fn tell, void *user) {
  char *words[64], *copy = strdup(row->types);
  size_t n = 0, star = SIZE_MAX;
  for (char *save, *w = strtok_r(copy, " ", &save); w && n < 64; w = strtok_r(NULL, " ", &save)) {
    if (strcmp(w, "*") == 0)
      star = n;
    else
      words[n++] = w;
  }
  for (size_t k = 0; k < (star == SIZE_MAX ? n : star); k++) {
    if (star != SIZE_MAX) {
      for (size_t j = star; j < n; j++) tell(case_type(words[k]), case_type(words[j]), user);
      continue;
    }
    char *comma = strchr(words[k], ',');
    if (comma) *comma = '\0';
    tell(case_type(words[k]), case_type(comma ? comma + 1 : words[k]), user);
  }
  free(copy);
}

/* --- Pieces of text --------------------------------------------------------------------------- */

typedef struct piece {
  const char *s;
  size_t n;
} piece;

/* Cuts at `mark` outside of brackets of any kind. */
static size_t cut(const char *s, size_t n, char mark, piece *out, size_t room) {
  size_t count = 0, from = 0;
  int depth = 0;
  for (size_t k = 0; k <= n; k++) {
    if (k < n && strchr("<([{", s[k])) depth++;
    if (k < n && strchr(">)]}", s[k])) depth--;
    if (k < n && (s[k] != mark || depth)) continue;
    piece p = {s + from, k - from};
    while (p.n && isspace((unsigned char)*p.s)) p.s++, p.n--;
    while (p.n && isspace((unsigned char)p.s[p.n - 1])) p.n--;
    if (count < room) out[count] = p;
    count++;
    from = k + 1;
  }
  return count == 1 && !out[0].n ? 0 : count;
}

static bool starts(piece p, const char *prefix) {
  size_t n = strlen(prefix);
  return p.n >= n && memcmp(p.s, prefix, n) == 0;
}

/* tensor<2x3xE>: the dimensions with their last 'x', and E; encodings are left in E's tail. */
static bool tensor_parts(piece t, piece *dims, piece *element) {
  if (!starts(t, "tensor<")) return false;
  const char *at = t.s + 7, *end = t.s + t.n - 1;
  const char *from = at;
  for (;;) {
    const char *d = at;
    while (d < end && (isdigit((unsigned char)*d) || *d == '?')) d++;
    if (d == at || d >= end || *d != 'x') break;
    at = d + 1;
  }
  *dims = (piece){from, (size_t)(at - from)};
  *element = (piece){at, (size_t)(end - at)};
  int depth = 0;
  for (size_t k = 0; k < element->n; k++) {
    depth += at[k] == '<' || at[k] == '{';
    depth -= at[k] == '>' || at[k] == '}';
    if (at[k] == ',' && !depth) element->n = k;
  }
  return true;
}

/* The storage type of a quantized element type. */
static bool storage_of(piece element, strbuf *out) {
  if (!starts(element, "!quant.uniform<")) return false;
  const char *s = element.s + strlen("!quant.uniform<");
  size_t n = strcspn(s, ":<");
  strbuf_adds(out, *s == 'u' ? "ui" : "i");
  strbuf_add(out, s + 1, n - 1);
  return true;
}

static void replace(strbuf *out, const char *text, const char *(*pairs)[2], size_t count) {
  while (*text) {
    size_t k = 0;
    while (k < count && strncmp(text, pairs[k][0], strlen(pairs[k][0])) != 0) k++;
    if (k < count) {
      strbuf_adds(out, pairs[k][1]);
      text += strlen(pairs[k][0]);
    } else {
      strbuf_addc(out, *text++);
    }
  }
}

/* --- Values ----------------------------------------------------------------------------------- */

/* A value as the element type writes it. */
static void add_value(strbuf *out, piece v, piece element) {
  bool complex = starts(element, "complex<");
  bool real = starts(element, "f") || starts(element, "bf") || starts(element, "tf");
  bool flag = element.n == 2 && starts(element, "i1");
  int depth = 0;
  for (size_t k = 0; k < v.n;) {
    size_t n = 0;
    while (k + n < v.n && (isalnum((unsigned char)v.s[k + n]) || strchr("+-.", v.s[k + n]))) n++;
    if (!n) {
      depth += v.s[k] == '(';
      depth -= v.s[k] == ')';
      strbuf_addc(out, v.s[k++]);
      continue;
    }
    const char *w = v.s + k;
    bool whole = strspn(w + (*w == '-'), "0123456789") >= n - (*w == '-');
    bool wrap = complex && !depth;
    if (wrap) strbuf_addc(out, '(');
    if (flag && n == 1 && (*w == '0' || *w == '1'))
      strbuf_adds(out, *w == '1' ? "true" : "false");
    else
      strbuf_add(out, w, n);
    if (whole && (complex || real)) strbuf_adds(out, ".0");
    if (wrap) strbuf_adds(out, ", 0.0)");
    k += n;
  }
}

static void add_probe_value(strbuf *out, piece element) {
  if (starts(element, "complex<"))
    strbuf_adds(out, "(1.0, 1.0)");
  else if (element.n == 2 && starts(element, "i1"))
    strbuf_adds(out, "true");
  else if (starts(element, "f") || starts(element, "bf"))
    strbuf_adds(out, "1.0");
  else
    strbuf_adds(out, "1");
}

/* --- The program ------------------------------------------------------------------------------ */

typedef struct maker {
  const case_block *block;
  const case_row *row;
  bool probe;
  const char *t;
  const case_dynamic *dynamic;
  strbuf *out, *why;
} maker;

static piece whole(const char *s) { return (piece){s, strlen(s)}; }

/* The type that the program declares: some dimensions of `t` unknown. */
static void add_type(const maker *m, strbuf *out, piece t, unsigned bit) {
  piece dims, element;
  if (!m->dynamic || !(m->dynamic->mask >> bit & 1) || !tensor_parts(t, &dims, &element) ||
      !dims.n) {
    strbuf_add(out, t.s, t.n);
    return;
  }
  piece each[16];
  size_t n = cut(dims.s, dims.n - 1, 'x', each, 16);
  strbuf_adds(out, "tensor<");
  for (size_t k = 0; k < n; k++) {
    bool open = m->dynamic->dims == CASE_ALL_DIMS || (m->dynamic->dims == CASE_FIRST_DIM && !k) ||
                (m->dynamic->dims == CASE_LAST_DIM && k + 1 == n);
    strbuf_add(out, open ? "?" : each[k].s, open ? 1 : each[k].n);
    strbuf_addc(out, 'x');
  }
  strbuf_add(out, element.s, (size_t)(t.s + t.n - element.s));
}

/* %NAME = the value; true when it used one. */
static bool add_operand(const maker *m, const char *name, piece t, piece value, unsigned bit) {
  strbuf *o = m->out;
  if (starts(t, "!stablehlo.token")) {
    strbuf_addf(o, "  %%%s = stablehlo.create_token : !stablehlo.token\n", name);
    return false;
  }
  if (starts(t, "tuple<")) {
    piece item = {t.s + 6, t.n - 7};
    strbuf inner = STRBUF_INIT;
    strbuf_addf(&inner, "%s_item", name);
    bool used = add_operand(m, strbuf_str(&inner), item, value, 30);
    strbuf_addf(o, "  %%%s = stablehlo.tuple %%%s_item : %.*s\n", name, name, (int)t.n, t.s);
    strbuf_free(&inner);
    return used;
  }
  piece dims, element;
  if (!tensor_parts(t, &dims, &element)) {
    strbuf_addf(m->why, "an operand of type %.*s", (int)t.n, t.s);
    return true;
  }
  strbuf storage = STRBUF_INIT, declared = STRBUF_INIT, made = STRBUF_INIT;
  bool quantized = storage_of(element, &storage);
  if (!quantized) strbuf_add(&storage, element.s, element.n);
  add_type(m, &declared, t, bit);
  bool open = memchr(declared.bytes, '?', declared.len) && !memchr(t.s, '?', t.n);
  strbuf_addf(&made, "tensor<%.*s%s>", (int)dims.n, dims.s, strbuf_str(&storage));
  strbuf_addf(o, "  %%%s%s = stablehlo.constant dense<", name, quantized || open ? "_value" : "");
  bool of_t = element.n == strlen(m->t) && memcmp(element.s, m->t, element.n) == 0;
  if (m->probe && (of_t || !value.n))
    add_probe_value(o, whole(strbuf_str(&storage)));
  else
    add_value(o, value, whole(strbuf_str(&storage)));
  strbuf_addf(o, "> : %s\n", strbuf_str(&made));
  if (quantized || open)
    strbuf_addf(o, "  %%%s = stablehlo.%s %%%s_value : (%s) -> %s\n", name,
                quantized ? "bitcast_convert" : "convert", name, strbuf_str(&made),
                strbuf_str(&declared));
  strbuf_free(&storage);
  strbuf_free(&declared);
  strbuf_free(&made);
  return true;
}

static bool add_check(const maker *m, const char *name, piece t, piece value) {
  strbuf *o = m->out;
  if (starts(t, "!stablehlo.token")) return false;
  strbuf at = STRBUF_INIT;
  if (starts(t, "tuple<")) {
    piece item = {t.s + 6, t.n - 7};
    strbuf_addf(&at, "%s_item", name);
    for (char *c = at.bytes; *c; c++)
      if (*c == '#') *c = '_';
    strbuf_addf(o, "  %%%s = stablehlo.get_tuple_element %%%s[0] : (%.*s) -> %.*s\n",
                strbuf_str(&at), name, (int)t.n, t.s, (int)item.n, item.s);
    bool used = add_check(m, strbuf_str(&at), item, value);
    strbuf_free(&at);
    return used;
  }
  if (m->probe || (value.n == 1 && *value.s == '_')) return true;
  piece dims, element;
  if (!tensor_parts(t, &dims, &element)) {
    strbuf_addf(m->why, "a result of type %.*s", (int)t.n, t.s);
    return true;
  }
  strbuf storage = STRBUF_INIT, declared = STRBUF_INIT;
  bool quantized = storage_of(element, &storage);
  if (!quantized) strbuf_add(&storage, element.s, element.n);
  add_type(m, &declared, t, 31);
  bool open = memchr(declared.bytes, '?', declared.len) != NULL;
  strbuf_addf(&at, "%s%s", name, quantized || open ? "_value" : "");
  for (char *c = at.bytes; (quantized || open) && *c; c++)
    if (*c == '#') *c = '_';
  if (quantized || open)
    strbuf_addf(o, "  %%%s = stablehlo.%s %%%s : (%s) -> tensor<%.*s%s>\n", strbuf_str(&at),
                quantized ? "bitcast_convert" : "convert", name, strbuf_str(&declared), (int)dims.n,
                dims.s, strbuf_str(&storage));
  strbuf_addf(o, "  check.expect_%seq_const %%%s, dense<", m->row->almost ? "almost_" : "",
              strbuf_str(&at));
  add_value(o, value, whole(strbuf_str(&storage)));
  strbuf_addf(o, "> : tensor<%.*s%s>\n", (int)dims.n, dims.s, strbuf_str(&storage));
  strbuf_free(&at);
  strbuf_free(&storage);
  strbuf_free(&declared);
  return true;
}

/* The signature at the end of a generic operation. */
static bool signature(const char *text, piece *head, piece *ins, piece *outs) {
  const char *arrow = NULL;
  for (const char *s = text; (s = strstr(s, "-> ")); s += 3) arrow = s;
  if (!arrow) return false;
  const char *close = arrow;
  while (close > text && *close != ')') close--;
  const char *open = close;
  for (int depth = 0; open > text; open--) {
    depth += *open == ')';
    depth -= *open == '(';
    if (!depth) break;
  }
  *head = (piece){text, (size_t)(open - text)};
  *ins = (piece){open + 1, (size_t)(close - open - 1)};
  const char *from = arrow + 3;
  size_t n = strlen(from);
  while (n && isspace((unsigned char)from[n - 1])) n--;
  if (*from == '(') from++, n -= 2;
  *outs = (piece){from, n};
  return true;
}

static void add_list(const maker *m, const piece *types, size_t n, bool results) {
  for (size_t k = 0; k < n; k++) {
    if (k) strbuf_adds(m->out, ", ");
    add_type(m, m->out, types[k], results ? 31 : (unsigned)k);
  }
}

static bool make_op(const maker *m, const char *before, const char *text) {
  piece head, in_list, out_list, in[CASE_OPERANDS], out[CASE_OPERANDS], values[CASE_VALUES],
      results[CASE_VALUES], per[CASE_VALUES], wanted[CASE_VALUES];
  if (!signature(text, &head, &in_list, &out_list)) {
    strbuf_adds(m->why, "no signature");
    return false;
  }
  size_t ins = cut(in_list.s, in_list.n, ',', in, CASE_OPERANDS);
  size_t outs = cut(out_list.s, out_list.n, ',', out, CASE_OPERANDS);
  const case_row *r = m->row;
  bool grid = m->block->kind == CASE_GRID;
  unsigned processes = m->block->processes;
  size_t value_lists = cut(r->values, strlen(r->values), ';', per, CASE_VALUES);
  const char *expected = r->results ? r->results : "";
  size_t result_lists = cut(expected, strlen(expected), ';', wanted, CASE_VALUES);
  strbuf_adds(m->out, before);
  strbuf call = STRBUF_INIT;
  strbuf_addf(&call, "  %%r%s", outs ? "" : "_");
  if (outs > 1) strbuf_addf(&call, ":%zu", outs);
  strbuf_adds(&call, " = ");
  if (grid) {
    strbuf_adds(m->out, "func.func @f(");
    for (size_t k = 0; k < ins; k++) {
      strbuf_addf(m->out, "%s%%%c: ", k ? ", " : "", (char)('a' + k));
      add_type(m, m->out, in[k], (unsigned)k);
    }
    strbuf_adds(m->out, ") -> (");
    add_list(m, out, outs, true);
    strbuf_addf(m->out, ") {\n%s%.*s(", strbuf_str(&call), (int)head.n, head.s);
    add_list(m, in, ins, false);
    strbuf_adds(m->out, ") -> (");
    add_list(m, out, outs, true);
    strbuf_adds(m->out, ")\n  func.return ");
    for (size_t k = 0; k < outs; k++)
      strbuf_addf(m->out, outs > 1 ? "%s%%r#%zu" : "%s%%r", k ? ", " : "", k);
    strbuf_adds(m->out, " : ");
    add_list(m, out, outs, true);
    strbuf_adds(m->out, "\n}\n");
  }
  strbuf_adds(m->out, "func.func @main() {\n");
  bool ok = true;
  for (unsigned p = 0; p < processes; p++) {
    size_t n = p < value_lists ? cut(per[p].s, per[p].n, '|', values, CASE_VALUES) : 0, used = 0;
    for (size_t k = 0; k < ins; k++) {
      char name[16];
      snprintf(name, sizeof name, grid ? "%c%u" : "%c", (char)('a' + k), p);
      piece v = used < n ? values[used] : (piece){"", 0};
      used += add_operand(m, name, in[k], v, (unsigned)k);
    }
    ok = ok && (m->probe || used == n);
  }
  if (grid) {
    strbuf_addf(m->out, "  %%r:%zu = \"interpreter.run_parallel\"(", processes * outs);
    for (unsigned p = 0; p < processes; p++)
      for (size_t k = 0; k < ins; k++)
        strbuf_addf(m->out, "%s%%%c%u", p || k ? ", " : "", (char)('a' + k), p);
    strbuf_adds(m->out, ") {programs = [");
    for (unsigned p = 0; p < processes; p++) strbuf_adds(m->out, p ? ", [@f]" : "[@f]");
    strbuf_adds(m->out, "]} : (");
    for (unsigned p = 0; p < processes; p++) {
      if (p && ins) strbuf_adds(m->out, ", ");
      add_list(m, in, ins, false);
    }
    strbuf_adds(m->out, ") -> (");
    for (unsigned p = 0; p < processes; p++) {
      if (p) strbuf_adds(m->out, ", ");
      add_list(m, out, outs, true);
    }
    strbuf_adds(m->out, ")\n");
  } else {
    strbuf_addf(m->out, "%s%.*s(", outs ? strbuf_str(&call) : "  ", (int)head.n, head.s);
    add_list(m, in, ins, false);
    strbuf_adds(m->out, ") -> (");
    add_list(m, out, outs, true);
    strbuf_adds(m->out, ")\n");
  }
  for (unsigned p = 0; p < processes && !r->fails; p++) {
    size_t n = p < result_lists ? cut(wanted[p].s, wanted[p].n, '|', results, CASE_VALUES) : 0;
    size_t used = 0;
    for (size_t k = 0; k < outs; k++) {
      char name[32];
      snprintf(name, sizeof name, outs * processes > 1 ? "r#%zu" : "r", p * outs + k);
      piece v = used < n ? results[used] : (piece){"_", 1};
      used += add_check(m, name, out[k], v);
    }
    ok = ok && (m->probe || used == n);
  }
  strbuf_adds(m->out, "  func.return\n}\n");
  strbuf_free(&call);
  if (!ok) strbuf_adds(m->why, "the row has too few or too many values");
  return ok;
}

/* Text with values in it. */
static bool make_text(const maker *m, const char *before, const char *text, piece element) {
  piece values[CASE_VALUES];
  const case_row *r = m->row;
  size_t n = cut(r->values, strlen(r->values), '|', values, CASE_VALUES / 2);
  if (r->results) n += cut(r->results, strlen(r->results), '|', values + n, CASE_VALUES / 2);
  strbuf_adds(m->out, before);
  if (m->block->kind == CASE_MAIN) strbuf_adds(m->out, "func.func @main() {\n");
  for (; *text; text++) {
    if (*text != '$' || !isdigit((unsigned char)text[1])) {
      strbuf_addc(m->out, *text);
      continue;
    }
    size_t k = strtoul(text + 1, (char **)&text, 10);
    text--;
    if (m->probe)
      add_probe_value(m->out, element);
    else if (k < n)
      add_value(m->out, values[k], element);
    else
      strbuf_addf(m->why, "value %zu is missing", k);
  }
  if (m->block->kind == CASE_MAIN) strbuf_adds(m->out, "  func.return\n}\n");
  return !m->why->len;
}

bool case_program(const case_block *b, const case_row *row, const char *t, const char *u,
                  bool probe, const case_dynamic *dynamic, strbuf *out, strbuf *why) {
  t = case_type(t);
  u = case_type(u);
  piece first[CASE_VALUES];
  size_t values = cut(row->values, strcspn(row->values, ";"), '|', first, CASE_VALUES);
  if (!values && row->results)
    values = cut(row->results, strcspn(row->results, ";"), '|', first, CASE_VALUES);
  size_t count = 2;
  if (values && first[0].n && *first[0].s == '[') {
    piece items[256];
    count = cut(first[0].s + 1, first[0].n - 2, ',', items, 256);
  }
  char n[24], part[16] = "";
  snprintf(n, sizeof n, "%zu", count);
  if (strncmp(t, "complex<", 8) == 0) snprintf(part, sizeof part, "%.3s", t + 8);
  strbuf v = STRBUF_INIT, storage = STRBUF_INIT;
  bool whole_type = strcmp(t, "token") == 0 || strcmp(t, "tuple") == 0;
  if (strcmp(t, "token") == 0)
    strbuf_adds(&v, "!stablehlo.token");
  else if (strcmp(t, "tuple") == 0)
    strbuf_addf(&v, "tuple<tensor<%sxf32>>", n);
  else
    strbuf_addf(&v, "tensor<%sx%s>", n, t);
  if (whole_type && strstr(b->text, "$T")) {
    strbuf_adds(why, "not of a tensor");
    strbuf_free(&v);
    return false;
  }
  if (!storage_of(whole(t), &storage)) strbuf_adds(&storage, t);
  strbuf literal = STRBUF_INIT;
  if (probe)
    add_probe_value(&literal, whole(strbuf_str(&storage)));
  else if (row->results)
    add_value(&literal, whole(row->results), whole(strbuf_str(&storage)));
  const char *pairs[][2] = {{"$T", t},
                            {"$U", u},
                            {"$R", *part ? part : t},
                            {"$N", n},
                            {"$S", strbuf_str(&storage)},
                            {"$V", strbuf_str(&v)},
                            {"$L", strbuf_str(&literal)},
                            {"$O", row->op ? row->op : ""}};
  size_t pair_count = sizeof pairs / sizeof *pairs;
  strbuf text = STRBUF_INIT, before = STRBUF_INIT;
  piece head, ins, outs;
  strbuf open = STRBUF_INIT;
  strbuf_addf(&open, "tensor<?x%s>", t);
  const char *opened[sizeof pairs / sizeof *pairs][2];
  for (size_t k = 0; k < pair_count; k++) {
    opened[k][0] = pairs[k][0];
    opened[k][1] = strcmp(pairs[k][0], "$V") == 0 ? strbuf_str(&open) : pairs[k][1];
  }
  if (dynamic && (b->kind == CASE_OP || b->kind == CASE_GRID) &&
      signature(b->text, &head, &ins, &outs)) {
    /* Regions and functions name the type too; the signature is opened with the operands. */
    char *own = strndup(head.s, head.n);
    replace(&text, own, opened, pair_count);
    free(own);
    replace(&text, head.s + head.n, pairs, pair_count);
    replace(&before, b->before ? b->before : "", opened, pair_count);
  } else {
    replace(&text, b->text, pairs, pair_count);
    replace(&before, b->before ? b->before : "", pairs, pair_count);
  }
  strbuf_free(&open);
  maker m = {b, row, probe, t, dynamic, out, why};
  bool ok =
      b->kind == CASE_OP || b->kind == CASE_GRID
          ? make_op(&m, strbuf_str(&before), strbuf_str(&text))
          : make_text(&m, strbuf_str(&before), strbuf_str(&text), whole(strbuf_str(&storage)));
  strbuf_free(&text);
  strbuf_free(&before);
  strbuf_free(&v);
  strbuf_free(&storage);
  strbuf_free(&literal);
  return ok && !why->len;
}
