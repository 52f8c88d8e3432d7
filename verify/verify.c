#include "verify/verify.h"

#include <string.h>

#include "rows.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

/* The part of an id after the op's name: "C1". */
static const char *number_of(const constraint_row *r) { return strrchr(r->about.id, ' ') + 1; }

static bool lists(const char *words, const char *word) {
  size_t n = strlen(word);
  for (const char *at = words; *at;) {
    size_t length = strcspn(at, " ");
    if (length == n && memcmp(at, word, n) == 0) return true;
    at += length + (at[length] == ' ');
  }
  return false;
}

/* Rows of one op stand together: the first and the number of them for every op id. */
typedef struct verifier {
  diag_sink *sink;
  bool ok;
} verifier;

static bool blocked(const constraint_row *row, const constraint_row *first, uint64_t broken) {
  for (const constraint_row *r = first; r < row; r++)
    if (broken >> (r - first) & 1 && lists(row->after, number_of(r))) return true;
  return false;
}

static bool verify_op(ir_op *op, void *user) {
  verifier *v = user;
  uint16_t id = ir_op_id(op);
  const constraint_row *first = constraint_rows, *end = constraint_rows + constraint_row_count;
  while (first < end && first->op != id) first++;
  uint64_t broken = 0; /* broken, or not checked because a prerequisite was */
  for (const constraint_row *row = first; row < end && row->op == id; row++) {
    if (blocked(row, first, broken)) {
      broken |= UINT64_C(1) << (row - first);
      continue;
    }
    strbuf why = STRBUF_INIT;
    if (!row->check(op, &why)) {
      broken |= UINT64_C(1) << (row - first);
      v->ok = diag_error(v->sink, DIAG_CONSTRAINT, ir_loc_place(op->loc),
                         "'%s' op requires that %s%s%s (%s)", op->name->full->bytes,
                         row->about.text, why.len ? ", but " : "", strbuf_str(&why), row->about.id);
    }
    strbuf_free(&why);
  }
  return true;
}

bool verify_program(ir_op *op, diag_sink *sink) {
  verifier v = {sink, true};
  ir_walk(op, verify_op, &v);
  return v.ok;
}

const verify_constraint *verify_constraint_at(size_t i) {
  return i < constraint_row_count ? &constraint_rows[i].about : NULL;
}
