/* SPDX-License-Identifier: Apache-2.0 */
/* Explanations as text. */
#include <ctype.h>
#include <string.h>

#include "cell.h"
#include "harness/words/clean_text.h"
#include "harness/words/json_text.h"

static size_t number_of(const json_t *o, const char *key) {
  json_int_t n = json_integer_value(json_object_get(o, key));
  return n > 0 ? (size_t)n : 0;
}

static void add_indented(const char *text, const char *margin, strbuf *out) {
  while (*text) {
    size_t n = strcspn(text, "\n");
    strbuf_adds(out, margin);
    strbuf_add(out, text, n);
    strbuf_addc(out, '\n');
    text += n + (text[n] == '\n');
  }
}

static void add_list(const char *label, const json_t *list, strbuf *out) {
  if (!json_array_size(list)) return;
  strbuf_adds(out, label);
  for (size_t i = 0; i < json_array_size(list); i++)
    strbuf_addf(out, "%s%s", i ? ", " : "", json_string_value(json_array_get(list, i)));
  strbuf_addc(out, '\n');
}

/* --- Bytes --- */

static int nibble(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

static unsigned byte_at(const char *hex, size_t i) {
  return (unsigned)(nibble(hex[2 * i]) << 4 | nibble(hex[2 * i + 1]));
}

/* Bytes `from` to `to` of an artifact, sixteen a line; lines begin at multiples of sixteen. */
static void add_dump(const char *hex, size_t from, size_t to, strbuf *out) {
  for (size_t row = from & ~(size_t)15; row < to; row += 16) {
    strbuf_addf(out, "    %06zx ", row);
    for (size_t i = row; i < row + 16; i++) {
      if (i % 8 == 0) strbuf_addc(out, ' ');
      if (i < from || i >= to)
        strbuf_adds(out, "   ");
      else
        strbuf_addf(out, "%02x ", byte_at(hex, i));
    }
    strbuf_adds(out, " |");
    for (size_t i = row; i < row + 16 && i < to; i++) {
      unsigned b = i < from ? ' ' : byte_at(hex, i);
      strbuf_addc(out, b < 0x80 && isprint((int)b) ? (char)b : '.');
    }
    strbuf_adds(out, "|\n");
  }
}

static void add_bytes(const json_t *a, bool full, strbuf *out) {
  enum { FIRST = 2048 };
  const char *hex = json_member_text(a, "hex");
  size_t size = number_of(a, "size"), shown = strlen(hex) / 2;
  if (!full && shown > FIRST) shown = FIRST;
  strbuf_addf(out, "  artifact: %zu bytes, SHA-256 %s%s\n", size, json_member_text(a, "sha256"),
              json_object_get(a, "by") ? " (as the built-in producer writes it)" : "");
  const json_t *golden = json_object_get(a, "golden");
  if (golden)
    strbuf_addf(out, "  golden:   %s: %s\n", json_member_text(golden, "file"),
                json_is_true(json_object_get(golden, "equal")) ? "equal" : "not equal");
  if (json_object_get(a, "saved"))
    strbuf_addf(out, "  saved as %s\n", json_member_text(a, "saved"));
  const json_t *sections = json_object_get(a, "sections");
  for (size_t i = 0; i < json_array_size(sections); i++) {
    const json_t *s = json_array_get(sections, i);
    size_t at = number_of(s, "offset"), n = number_of(s, "size");
    strbuf_addf(out, "   0x%06zx %s, %zu bytes\n", at, json_member_text(s, "name"), n);
    if (at < shown) add_dump(hex, at, at + n < shown ? at + n : shown, out);
  }
  if (shown < size)
    strbuf_addf(out, "   %zu more bytes are not shown; --bytes=FILE saves them all\n",
                size - shown);
}

/* --- Differences --- */

static void add_side(const char *label, const char *hex, size_t from, size_t at, strbuf *out) {
  strbuf_addf(out, "        %-9s", label);
  for (size_t i = 0; i < strlen(hex) / 2; i++)
    strbuf_addf(out, from + i == at ? "[%02x]" : " %02x ", byte_at(hex, i));
  if (from + strlen(hex) / 2 <= at) strbuf_adds(out, "[end]");
  strbuf_addc(out, '\n');
}

static void add_bytes_difference(const json_t *d, strbuf *out) {
  size_t at = number_of(d, "offset"), from = number_of(d, "from");
  strbuf_addf(out, "      first difference at byte %zu (0x%zx)", at, at);
  if (json_object_get(d, "section"))
    strbuf_addf(out, ", byte %zu of section '%s'", at - number_of(d, "section_offset"),
                json_member_text(d, "section"));
  strbuf_addf(out, "; %zu bytes, expected %zu; from byte 0x%zx:\n", number_of(d, "size"),
              number_of(d, "expected_size"), from);
  add_side("expected", json_member_text(d, "expected"), from, at, out);
  add_side("actual", json_member_text(d, "actual"), from, at, out);
}

/* How far apart the elements of a result may be. */
static void add_limits(const json_t *r, strbuf *out) {
  const json_t *tolerance = json_object_get(r, "tolerance");
  const json_t *own = json_object_get(r, "result_accuracy");
  if (tolerance) strbuf_addf(out, "; tolerance %g", json_number_value(tolerance));
  if (!json_object_get(r, "least_ulps")) return;
  strbuf_addf(out, "\n        allowed: %zu ULP", number_of(r, "least_ulps"));
  if (json_is_integer(json_object_get(r, "most_ulps")))
    strbuf_addf(out, " to %zu ULP", number_of(r, "most_ulps"));
  else
    strbuf_adds(out, " and more");
  if (own)
    strbuf_addf(out, ", or what the op asks for: atol %g, rtol %g, %zu ULP",
                json_number_value(json_object_get(own, "atol")),
                json_number_value(json_object_get(own, "rtol")), number_of(own, "ulps"));
}

/* Elements that are no floats have no ULPs. */
static void add_distance(const json_t *r, strbuf *out) {
  const json_t *own = json_object_get(r, "ulps"), *worst = json_object_get(r, "worst_ulps");
  strbuf_adds(out, "        ");
  if (json_is_integer(own)) strbuf_addf(out, "distance %zu ULP; ", number_of(r, "ulps"));
  if (json_is_null(own)) strbuf_adds(out, "distance undefined; ");
  strbuf_addf(out, "the worst is element %zu", number_of(r, "worst_element"));
  if (json_is_integer(worst)) strbuf_addf(out, ", %zu ULP", number_of(r, "worst_ulps"));
  if (number_of(r, "worst_element") != number_of(r, "element"))
    strbuf_addf(out, ": expected %s, actual %s", json_member_text(r, "worst_expected"),
                json_member_text(r, "worst_actual"));
}

/* Appends the operands of the op that made the result, at the worst place. */
static void add_operands(const json_t *r, strbuf *out) {
  const json_t *list = json_object_get(r, "operands");
  if (!json_array_size(list)) return;
  strbuf_addf(out, "        operands of %s there:", json_member_text(r, "op"));
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *o = json_array_get(list, i);
    strbuf_adds(out, i ? ", " : " ");
    if (json_object_get(o, "value"))
      strbuf_addf(out, "%s (0x%s)", json_member_text(o, "value"), json_member_text(o, "bits"));
    else
      strbuf_adds(out, json_member_text(o, "type"));
  }
  strbuf_addc(out, '\n');
}

static void add_values_difference(const json_t *d, strbuf *out) {
  const json_t *list = json_object_get(d, "results");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *r = json_array_get(list, i), *index = json_object_get(r, "index");
    strbuf_addf(out, "      result %zu", number_of(r, "result"));
    if (json_object_get(r, "problem")) {
      strbuf_addf(out, ": %s", json_member_text(r, "problem"));
      if (json_object_get(r, "type"))
        strbuf_addf(out, ": %s, expected %s", json_member_text(r, "type"),
                    json_member_text(r, "expected_type"));
      strbuf_addc(out, '\n');
      continue;
    }
    strbuf_addf(out, ", %s: %zu of %zu elements differ; the first is element %zu",
                json_member_text(r, "type"), number_of(r, "differ"), number_of(r, "elements"),
                number_of(r, "element"));
    strbuf_adds(out, " [");
    for (size_t k = 0; k < json_array_size(index); k++)
      strbuf_addf(out, "%s%lld", k ? ", " : "",
                  (long long)json_integer_value(json_array_get(index, k)));
    strbuf_addf(out, "]:\n        expected %s (0x%s)\n        actual   %s (0x%s)\n",
                json_member_text(r, "expected"), json_member_text(r, "expected_bits"),
                json_member_text(r, "actual"), json_member_text(r, "actual_bits"));
    add_distance(r, out);
    add_limits(r, out);
    strbuf_addc(out, '\n');
    add_operands(r, out);
  }
}

static void add_refusal_difference(const json_t *d, strbuf *out) {
  const json_t *names = json_object_get(d, "must_name");
  if (!json_is_true(json_object_get(d, "refused"))) strbuf_adds(out, "      it did not refuse\n");
  for (size_t i = 0; i < json_array_size(names); i++) {
    const json_t *n = json_array_get(names, i);
    strbuf_addf(out, "      must name '%s': %s\n", json_member_text(n, "name"),
                json_is_true(json_object_get(n, "named")) ? "it does" : "it does not");
  }
  if (*json_member_text(d, "message")) {
    strbuf_adds(out, "      its message:\n");
    add_indented(json_member_text(d, "message"), "        ", out);
  }
}

static void add_difference(const json_t *d, strbuf *out) {
  const char *kind = json_member_text(d, "kind");
  if (strcmp(kind, "bytes") == 0)
    add_bytes_difference(d, out);
  else if (strcmp(kind, "values") == 0)
    add_values_difference(d, out);
  else if (strcmp(kind, "refusal") == 0)
    add_refusal_difference(d, out);
  else
    add_indented(json_member_text(d, "diff"), "      ", out);
}

/* --- The page --- */

/* The calls behind the checks, each once. */
static void add_calls(const json_t *checks, strbuf *out) {
  const char *last = "";
  for (size_t i = 0; i < json_array_size(checks); i++) {
    const json_t *c = json_array_get(checks, i), *call = json_object_get(c, "call");
    const char *command = json_member_text(call, "command");
    if (!call || strcmp(command, last) == 0) continue;
    last = command;
    strbuf_addf(out, "\n  the call of %s, without the suite%s:\n    %s\n",
                json_member_text(c, "check"), json_member_text(call, "prints"),
                *command ? command : "too large to be pasted; --save=FOLDER writes its files");
    add_list("    files: ", json_object_get(call, "files"), out);
  }
}

static void add_checks(const json_t *slot, const char *verdicts, bool colour, strbuf *out) {
  const json_t *checks = json_object_get(slot, "checks");
  strbuf_addf(out, "  checks (%s):\n", verdicts);
  if (!json_array_size(checks))
    strbuf_adds(out, "    none: no check of this pair asks the consumer under test\n");
  for (size_t i = 0; i < json_array_size(checks); i++) {
    const json_t *c = json_array_get(checks, i);
    bool bad = json_is_true(json_object_get(c, "failed")) ||
               strcmp(json_member_text(c, "verdict"), "suite bug") == 0;
    const char *names = json_string_value(json_object_get(c, "names"));
    strbuf_addf(out, "    %-12s %s%s%s%s%s\n", json_member_text(c, "check"),
                colour && bad ? CLEAN_RED : "", json_member_text(c, "verdict"),
                colour && bad ? CLEAN_PLAIN : "", names ? ", names " : "", names ? names : "");
    add_indented(json_member_text(c, "message"), "      ", out);
    const json_t *d = json_object_get(c, "difference");
    if (d) add_difference(d, out);
  }
  add_calls(checks, out);
}

static void add_commands(const json_t *slot, strbuf *out) {
  const json_t *list = json_object_get(slot, "commands");
  if (!json_array_size(list)) return;
  strbuf_adds(out, "\n  by hand:\n");
  for (size_t i = 0; i < json_array_size(list); i++) {
    const json_t *c = json_array_get(list, i);
    strbuf_addf(out, "    # %s\n    %s\n", json_member_text(c, "step"),
                json_member_text(c, "command"));
  }
}

static void add_slot(const json_t *cell, const json_t *slot, bool full, bool colour, strbuf *out) {
  bool meant = strcmp(json_member_text(slot, "slot"), "meant") == 0,
       none = !json_object_get(slot, "checks");
  strbuf_auto recorded = STRBUF_INIT;
  strbuf_addf(out, "\n%s: %s%s%s%s\n  %s\n",
              meant ? "the artifact for the consumer's release"
                    : "the artifact for the producer's own release",
              json_member_text(slot, "class"), none ? "" : ", written for ",
              json_member_text(slot, "target"),
              none                                             ? ""
              : json_is_true(json_object_get(slot, "counted")) ? ", counted"
                                                               : ", not counted",
              json_member_text(slot, "why"));
  if (none) return;
  if (json_object_get(cell, "started"))
    strbuf_addf(&recorded, "as recorded by the run of %s", json_member_text(cell, "started"));
  strbuf_addc(out, '\n');
  add_checks(slot, recorded.len ? strbuf_str(&recorded) : "made now", colour, out);
  const json_t *a = json_object_get(slot, "artifact");
  strbuf_addc(out, '\n');
  if (json_object_get(a, "not_written")) {
    strbuf_adds(out, "  there is no artifact; the message of the producer:\n");
    add_indented(json_member_text(a, "not_written"), "    ", out);
  } else {
    add_bytes(a, full, out);
  }
  add_commands(slot, out);
}

void explain_render(const json_t *cell, bool full, bool colour, strbuf *out) {
  const json_t *c = json_object_get(cell, "case"), *forms = json_object_get(c, "forms");
  const json_t *p = json_object_get(cell, "program"), *slots = json_object_get(cell, "artifacts");
  strbuf_addf(out, "%s: producer %s, consumer %s, tested: %s\n\n", json_member_text(c, "id"),
              json_member_text(cell, "producer"), json_member_text(cell, "consumer"),
              json_member_text(cell, "tested"));
  strbuf_addf(out, "  file:     %s\n  since:    %s\n", json_member_text(c, "file"),
              json_member_text(c, "since"));
  for (size_t i = 0; i < json_array_size(forms); i++) {
    const json_t *f = json_array_get(forms, i);
    if (json_object_get(f, "feature"))
      strbuf_addf(out, "  from %s:%s uses '%s'\n", json_member_text(f, "since"),
                  strlen(json_member_text(f, "since")) < 6 ? " " : "",
                  json_member_text(f, "feature"));
  }
  strbuf_addf(out, "  level:    %s\n", json_member_text(c, "level"));
  add_list("  tags:     ", json_object_get(c, "tags"), out);
  add_list("  checks:   ", json_object_get(c, "checks"), out);
  if (json_object_get(c, "breaks"))
    strbuf_addf(out, "  breaks:   %s\n", json_member_text(c, "breaks"));
  if (json_object_get(c, "rule")) strbuf_addf(out, "  rule:     %s\n", json_member_text(c, "rule"));
  if (json_object_get(c, "note")) strbuf_addf(out, "  note:     %s\n", json_member_text(c, "note"));
  add_list("  contexts: ", json_object_get(cell, "contexts"), out);
  strbuf_addf(out, "  window:   %s\n", json_member_text(cell, "window"));
  if (json_object_get(cell, "habits"))
    strbuf_addf(out, "  habits:   %s\n", json_member_text(cell, "habits"));
  strbuf_adds(out, "\nthe program in the corpus:\n");
  add_indented(json_member_text(p, "source"), "    ", out);
  if (json_object_get(p, "broken")) {
    strbuf_adds(out, "\nit cannot be used:\n");
    add_indented(json_member_text(p, "broken"), "    ", out);
  } else {
    strbuf_adds(out, "\nthe plain program, which is written and read:\n");
    add_indented(json_member_text(p, "plain"), "    ", out);
    if (json_object_get(p, "saved"))
      strbuf_addf(out, "  saved as %s\n", json_member_text(p, "saved"));
  }
  for (size_t i = 0; i < json_array_size(slots); i++)
    add_slot(cell, json_array_get(slots, i), full, colour, out);
}
