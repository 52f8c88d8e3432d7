/* SPDX-License-Identifier: Apache-2.0 */
/* Classes and promises in sentences. */
#include "cell.h"
#include "harness/releases/window.h"

/* A cell, and the names of its releases. */
typedef struct cell_names {
  const corpus_case *c;
  const vs_release *writer, *reader;
  planned plan;
  char p[32], r[32], since[32];
} cell_names;

static void why_producer_refuses(const cell_names *n, strbuf *out) {
  if (n->c->breaks)
    strbuf_addf(out, "the program breaks constraint [%s]: producer %s must refuse to write it",
                n->c->breaks, n->p);
  else
    strbuf_addf(
        out,
        "the program needs '%s', which was added in %s, and %s does not have it: producer %s "
        "must refuse to write the program for %s",
        n->plan.feature ? n->plan.feature : "it", n->since, n->r, n->p, n->r);
}

static void why_consumer_refuses(const cell_names *n, strbuf *out) {
  char since[32];
  const case_form *form = case_form_at(n->c, n->writer->version);
  if (n->writer->bytecode_written > n->reader->bytecode_read)
    strbuf_addf(out,
                "for itself, producer %s writes bytecode version %u; consumer %s reads versions up "
                "to %u and must refuse the artifact",
                n->p, n->writer->bytecode_written, n->r, n->reader->bytecode_read);
  else
    strbuf_addf(out,
                "for itself, producer %s writes the program with '%s', which was added in %s; "
                "consumer %s does not know it and must refuse the artifact",
                n->p, n->plan.feature ? n->plan.feature : "it",
                form ? vs_format(form->since, since) : "", n->r);
}

static void why_may_accept(const cell_names *n, strbuf *out) {
  if (n->c->breaks)
    strbuf_addf(out,
                "the artifact breaks constraint [%s]. No rule makes a consumer verify what it "
                "reads: consumer %s may accept it (lenient) or refuse it, and must not crash",
                n->c->breaks, n->r);
  else
    strbuf_addf(
        out,
        "the artifact is wrong in a place that consumer %s need not check: it may accept or "
        "refuse it, and must not crash: %s",
        n->r, n->c->rule);
}

static void why_not_asked(const cell_names *n, strbuf *out) {
  if (n->c->breaks && n->c->since <= n->writer->version)
    strbuf_addf(out,
                "the program breaks constraint [%s]: it is checked once for each release, as both "
                "producer and consumer",
                n->c->breaks);
  else if (n->c->since > n->writer->version)
    strbuf_addf(out, "the program needs release %s: producer %s is older and cannot express it",
                n->since, n->p);
  else
    strbuf_addf(out,
                "producer %s is not newer than consumer %s: what it writes for itself is the "
                "artifact of the other slot",
                n->p, n->r);
}

void explain_why(const vs_opset *o, const corpus_case *c, size_t producer, size_t consumer,
                 int slot, strbuf *out) {
  char buffer[32];
  cell_names n = {.c = c,
                  .writer = &o->releases[producer],
                  .reader = &o->releases[consumer],
                  .plan = plan_cell(o, c, producer, consumer, slot, buffer)};
  vs_format(n.writer->version, n.p);
  vs_format(n.reader->version, n.r);
  vs_format(c->since, n.since);
  switch (n.plan.class) {
    case CLASS_MUST_READ:
      strbuf_addf(
          out,
          "producer %s is not newer than consumer %s: it writes the artifact for itself, and "
          "the consumer must read it",
          n.p, n.r);
      break;
    case CLASS_MUST_DOWNGRADE:
      strbuf_addf(out,
                  "the program needs release %s, and consumer %s is not older: producer %s must "
                  "write it for %s, which must read it",
                  n.since, n.r, n.p, n.r);
      break;
    case CLASS_REFUSE_PRODUCER: why_producer_refuses(&n, out); break;
    case CLASS_REFUSE_CONSUMER: why_consumer_refuses(&n, out); break;
    case CLASS_MAY_READ:
      strbuf_addf(
          out,
          "consumer %s knows everything in the artifact that producer %s writes for itself: "
          "it may read the artifact, then correctly, or refuse it with a message",
          n.r, n.p);
      break;
    case CLASS_DAMAGED:
      strbuf_addf(out, "the artifact is damaged, and consumer %s must refuse it: %s", n.r, c->rule);
      break;
    case CLASS_MAY_ACCEPT: why_may_accept(&n, out); break;
    default: why_not_asked(&n, out);
  }
}

void explain_window(const vs_opset *o, size_t producer, size_t consumer, promise p, strbuf *out) {
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
  date_add(w.backward ? w.written : w.read, out);
  strbuf_adds(out, w.backward ? "; what it writes is read by consumers of less than "
                              : "; it reads what producers of less than ");
  window_add_months(w.months, out);
  strbuf_addf(out, " later%s, before ", w.backward ? "" : " write");
  date_add(w.until, out);
  strbuf_addf(out, "; %s %s is of ", w.backward ? "consumer" : "producer", newer);
  date_add(w.backward ? w.read : w.written, out);
}
