#include "profile_needs.h"

#include "execute.h"

bool profile_lists_derive(const corpus *c, const vs_opset *o, profile_needs *out, strbuf *why) {
  static const consumer_table nobody = {.name = "nobody"};
  static const golden_set none = {0};
  for (size_t i = 0; i < c->count; i++) {
    const corpus_case *one = &c->cases[i];
    const char *wrong = "out of memory";
    ir_context *x;
    out[i] = (profile_needs){0};
    if (one->breaks || one->edits) continue;
    case_job *job = case_job_new(o, one, &nobody, &none);
    const ir_op *program = job ? case_job_plain(job, &x, &wrong) : NULL;
    if (program) {
      out[i] = profile_needs_of(program);
      if (one->devices.replicas) {
        out[i].devices = one->devices.replicas * one->devices.partitions;
        out[i].profiles |= 1u << PROFILE_COLLECTIVES;
      }
    } else {
      strbuf_addf(why, "case '%s': %s", one->id, wrong);
    }
    case_job_free(job);
    if (why->len) return false;
  }
  return true;
}
