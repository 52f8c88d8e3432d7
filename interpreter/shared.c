/* Constraints in messages of evaluators that several ops share: by the id of the op at hand. */
#include <ctype.h>
#include <string.h>

#include "eval.h"

static const struct {
  unsigned op;
  const char *base, *number, *id;
} rows[] = {
#define SHARED(op, base, number, id) {OP_##op, base, number, id},
#include "shared.def"
#undef SHARED
};

/* What the op calls constraint `number` (of `*n` bytes) of the base; NULL: nothing. */
static const char *own_id(unsigned op, const char *base, size_t base_size, const char *number,
                          size_t *n) {
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    if (rows[r].op != op || !bytes_are(base, base_size, rows[r].base)) continue;
    if (strcmp(rows[r].number, "*") == 0) return number;
    if (!bytes_are(number, *n, rows[r].number)) continue;
    *n = strlen(rows[r].id);
    return rows[r].id;
  }
  return NULL;
}

/* `s` names constraints of the base, up to `end`: appends the same of the op. False, with nothing
 * appended: no row says what they are. */
static bool add_own(const ir_op *op, const char *s, const char *end, strbuf *out) {
  const char *base = s + 1, *last = "", *name = op->name->full->bytes;
  size_t base_size = strcspn(base, " ]"), last_size = 0;
  bool some = false;
  for (const char *at = base + base_size; at < end;) {
    size_t n = strspn(at + 1, "C0123456789");
    const char *id = own_id(op->name->def->id, base, base_size, at + 1, &n);
    at += 1 + strcspn(at + 1, " ]");
    if (!id || (some && n == last_size && memcmp(id, last, n) == 0)) continue;
    if (some) strbuf_adds(out, ", ");
    if (!some) strbuf_addf(out, "[%s ", strchr(name, '.') ? strchr(name, '.') + 1 : name);
    strbuf_add(out, id, n);
    last = id;
    last_size = n;
    some = true;
  }
  if (some) strbuf_addc(out, ']');
  return some;
}

void ev_own_constraints(const ir_op *op, strbuf *text) {
  if (!op->name->def) return;
  for (const char *s = strbuf_str(text); (s = strchr(s, '[')); s++) {
    size_t n = strspn(s + 1, "abcdefghijklmnopqrstuvwxyz_0123456789");
    const char *end = strchr(s, ']');
    if (!n || !end || s[n + 1] != ' ' || s[n + 2] != 'C' || !isdigit((unsigned char)s[n + 3]))
      continue;
    strbuf own = STRBUF_INIT;
    strbuf_add(&own, strbuf_str(text), (size_t)(s - strbuf_str(text)));
    bool some = add_own(op, s, end, &own);
    if (some) strbuf_adds(&own, end + 1);
    strbuf old = some ? *text : own;
    if (some) *text = own;
    strbuf_free(&old);
    return; /* a message names one constraint */
  }
}
