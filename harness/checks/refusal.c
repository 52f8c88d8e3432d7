/* SPDX-License-Identifier: Apache-2.0 */
#include "refusal.h"

#include <string.h>
#include <strings.h>

#include "bytecode/bytecode.h"

bool refusal_names(const char *message, const char *words) {
  if (!words) return true;
  size_t length = strlen(message);
  for (const char *word = words;;) {
    size_t n = strcspn(word, "|");
    if (n && strbuf_find(message, length, word, n)) return true;
    if (!word[n]) return false;
    word += n + 1;
  }
}

static bool in_word(char ch) {
  return (ch >= '0' && ch <= '9') || (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z') ||
         ch == '_';
}

static bool has_word(const char *message, const char *word) {
  size_t n = strlen(word);
  for (const char *at = message; (at = strstr(at, word)) != NULL; at++)
    if ((at == message || !in_word(at[-1])) && !in_word(at[n])) return true;
  return false;
}

/* As strstr, without a difference between upper and lower case. */
static const char *find_folded(const char *text, const char *word) {
  for (size_t n = strlen(word); *text; text++)
    if (strncasecmp(text, word, n) == 0) return text;
  return NULL;
}

/* Whether a message says "attribute code: 20" or "type code 20", with no digit or letter behind. */
static bool has_code(const char *message, bool is_type, unsigned code) {
  const char *words = is_type ? "type code" : "attribute code";
  for (const char *at = message; (at = find_folded(at, words)) != NULL; at++) {
    const char *digits = at + strlen(words) + strspn(at + strlen(words), " :=#");
    unsigned long long number = 0;
    size_t n = 0;
    for (; digits[n] >= '0' && digits[n] <= '9' && n < 6; n++)
      number = number * 10 + (unsigned)(digits[n] - '0');
    bool alone = at == message || !in_word(at[-1]);
    if (alone && n && !in_word(digits[n]) && number == code) return true;
  }
  return false;
}

typedef struct search {
  const char *message;
  bool named, coded;
} search;

static void look(const vs_novelty *n, void *user) {
  search *s = user;
  if (n->op) {
    const char *dot = strchr(n->op->def.name, '.'); /* "vhlo.exponential_v2" */
    s->named |= has_word(s->message, dot ? dot + 1 : n->op->def.name);
    return;
  }
  if (!n->kind) {
    s->coded |= has_code(s->message, false, bc_range_location_code());
    return;
  }
  s->named |= has_word(s->message, n->kind->def.mnemonic);
  for (size_t i = 0; i < n->kind->wire_count; i++)
    s->coded |= has_code(s->message, n->is_type, n->kind->wires[i].code);
}

naming refusal_names_new(const char *message, ir_context *c, ir_op *program, vs_version v) {
  search s = {.message = message};
  vs_novelties(c, program, v, look, &s);
  return s.named ? NAMING_FEATURE : s.coded ? NAMING_CODE : NAMING_NOTHING;
}
