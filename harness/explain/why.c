/* Classes and promises in sentences. */
#include "cell.h"
#include "harness/releases/window.h"

void cell_why(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer, int slot,
              strbuf *out) {
  char buffer[32], p[32], r[32], since[32], form_since[32];
  planned plan = plan_cell(o, c, producer, consumer, slot, buffer);
  const vs_release *writer = &o->releases[producer], *reader = &o->releases[consumer];
  const case_form *form = case_form_at(c, writer->version);
  vs_format(writer->version, p);
  vs_format(reader->version, r);
  vs_format(c->since, since);
  switch (plan.class) {
    case CLASS_MUST_READ:
      strbuf_addf(out,
                  "producer %s is not newer than consumer %s: it writes its own form, which the "
                  "consumer must read",
                  p, r);
      break;
    case CLASS_MUST_DOWNGRADE:
      strbuf_addf(out,
                  "the program needs nothing newer than %s, which %s has: producer %s must be able "
                  "to write it for %s, which must read it",
                  since, r, p, r);
      break;
    case CLASS_REFUSE_PRODUCER:
      if (c->breaks) {
        strbuf_addf(out, "the program breaks constraint [%s]: producer %s must refuse to write it",
                    c->breaks, p);
        break;
      }
      strbuf_addf(out,
                  "the program needs '%s', which is there since %s, and %s does not have it: "
                  "producer %s must refuse to write for %s",
                  plan.feature ? plan.feature : "it", since, r, p, r);
      break;
    case CLASS_REFUSE_CONSUMER:
      if (writer->bytecode_written > reader->bytecode_read)
        strbuf_addf(out,
                    "producer %s writes bytecode version %u for itself, consumer %s reads up to "
                    "version %u: it must refuse",
                    p, writer->bytecode_written, r, reader->bytecode_read);
      else
        strbuf_addf(out,
                    "producer %s writes the program for itself with '%s', which is there since %s; "
                    "consumer %s does not know it and must refuse",
                    p, plan.feature ? plan.feature : "it",
                    form ? vs_format(form->since, form_since) : "", r);
      break;
    case CLASS_MAY_READ:
      strbuf_addf(
          out,
          "what producer %s writes for itself holds nothing that consumer %s does not know: "
          "the consumer may read it, then rightly, or refuse it cleanly",
          p, r);
      break;
    case CLASS_DAMAGED:
      strbuf_addf(out, "the artifact is damaged, and consumer %s must refuse it: %s", r, c->rule);
      break;
    case CLASS_MAY_ACCEPT:
      if (c->breaks)
        strbuf_addf(out,
                    "the artifact breaks constraint [%s]; no rule makes a consumer verify what it "
                    "reads: consumer %s may accept it (lenient) or refuse it, and must not die",
                    c->breaks, r);
      else
        strbuf_addf(out,
                    "the artifact is wrong where consumer %s need not look, and must not die: %s",
                    r, c->rule);
      break;
    default:
      if (c->breaks && c->since <= writer->version)
        strbuf_addf(out, "the program breaks constraint [%s]: a release is asked once, for itself",
                    c->breaks);
      else if (c->since > writer->version)
        strbuf_addf(out,
                    "the program is there since %s: producer %s is older and cannot express it",
                    since, p);
      else
        strbuf_addf(out, "producer %s is not newer than consumer %s: its own form is the one meant",
                    p, r);
  }
}

static void add_date(date d, strbuf *out) {
  strbuf_addf(out, "%04d-%02d-%02d", d.year, d.month, d.day);
}

void cell_window(const vs_opset *o, size_t producer, size_t consumer, promise p, strbuf *out) {
  window_span w;
  if (producer == consumer) {
    strbuf_adds(out, "inside the promise: a release reads what it writes itself");
    return;
  }
  if (!window_span_of(o, producer, consumer, p, &w)) {
    strbuf_adds(out, "outside the promise: a release has no date");
    return;
  }
  char older[32], newer[32];
  vs_format(o->releases[w.backward ? producer : consumer].version, older);
  vs_format(o->releases[w.backward ? consumer : producer].version, newer);
  strbuf_adds(out, in_window(o, producer, consumer, p) ? "inside" : "outside");
  strbuf_addf(out, " the promise: %s %s is of ", w.backward ? "producer" : "consumer", older);
  add_date(w.backward ? w.written : w.read, out);
  strbuf_adds(out, w.backward ? "; what it writes is read by consumers of less than "
                              : "; it reads what producers of less than ");
  window_add_months(w.months, out);
  strbuf_addf(out, " later%s, before ", w.backward ? "" : " write");
  add_date(w.until, out);
  strbuf_addf(out, "; %s %s is of ", w.backward ? "consumer" : "producer", newer);
  add_date(w.backward ? w.read : w.written, out);
}
