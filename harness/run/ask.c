/* The actions of the consumer under test, bracketed: what dies outside of them is ours. */
#include "job.h"

void case_job_watch(case_job *j, void (*acting)(bool begins, void *user), void *user) {
  j->acting = acting;
  j->acting_user = user;
}

/* Where another release than the consumer's is asked, the built-in consumer stands in. */
static void begin(const case_job *j, vs_version own) {
  bool its = !j->tested->implements || j->tested->implements(j->tested, own);
  if (j->acting && its) j->acting(true, j->acting_user);
}

static void end(const case_job *j) {
  if (j->acting) j->acting(false, j->acting_user);
}

void job_ask_write(const case_job *j, ir_context *c, ir_op *program, vs_version own,
                   vs_version target, strbuf *bytes, action *a) {
  begin(j, own);
  j->tested->write(j->tested, c, program, own, target, bytes, a);
  end(j);
}

ir_op *job_ask_read(const case_job *j, ir_context *c, const strbuf *bytes, vs_version own,
                    action *a) {
  begin(j, own);
  ir_op *program = j->tested->read(j->tested, c, bytes->bytes, bytes->len, own, a);
  end(j);
  return program;
}

void job_ask_evaluate(const case_job *j, ir_context *c, const evaluation *e,
                      interp_value ***results, size_t *count, action *a) {
  begin(j, e->own);
  j->tested->evaluate(j->tested, c, e, results, count, a);
  end(j);
}
