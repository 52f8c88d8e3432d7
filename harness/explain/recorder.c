/* SPDX-License-Identifier: Apache-2.0 */
#include "recorder.h"

#include "harness/files/program.h"
#include "text/text.h"

void recorder_texts_of(ir_context *c, const ir_op *program, program_texts *out) {
  text_print_options pretty = {.local_scope = true};
  text_print(c, program, &pretty, &out->pretty);
  program_as_text(c, program, &out->whole);
}

void recorder_texts_free(program_texts *t) {
  strbuf_free(&t->pretty);
  strbuf_free(&t->whole);
}

static void write_artifact(const consumer_table *self, ir_context *c, ir_op *program,
                           vs_version own, vs_version target, strbuf *bytes, action *a) {
  recorder *r = self->data;
  r->inner->write(r->inner, c, program, own, target, bytes, a);
  if (r->write_count == RECORDED_WRITES) return;
  recorded_write *w = &r->writes[r->write_count++];
  w->own = own;
  w->target = target;
  w->outcome = a->outcome;
  strbuf_add(&w->bytes, strbuf_str(bytes), bytes->len);
  strbuf_add(&w->message, strbuf_str(&a->message), a->message.len);
}

static size_t write_key(const consumer_table *self, const vs_opset *o, size_t own, size_t target) {
  const recorder *r = self->data;
  return r->inner->write_key(r->inner, o, own, target);
}

static ir_op *read_artifact(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  recorder *r = self->data;
  ir_op *program = r->inner->read(r->inner, c, bytes, n, own, a);
  if (r->read) return program;
  r->read = true;
  r->read_outcome = a->outcome;
  strbuf_add(&r->read_message, strbuf_str(&a->message), a->message.len);
  if (program) {
    r->shown = true;
    recorder_texts_of(c, program, &r->program);
  }
  return program;
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***results, size_t *count, action *a) {
  recorder *r = self->data;
  if (r->on_evaluation) r->on_evaluation(e, r->user);
  r->inner->evaluate(r->inner, c, e, results, count, a);
  if (a->outcome == OUTCOME_DONE && r->on_results) r->on_results(c, *results, *count, r->user);
  if (r->evaluated) return;
  r->evaluated = true;
  r->evaluate_outcome = a->outcome;
  strbuf_add(&r->evaluate_message, strbuf_str(&a->message), a->message.len);
}

static bool implements(const consumer_table *self, vs_version own) {
  const recorder *r = self->data;
  return r->inner->implements(r->inner, own);
}

static uint32_t abilities(const consumer_table *self) {
  const recorder *r = self->data;
  return r->inner->abilities(r->inner);
}

static void stop(const consumer_table *self) {
  const recorder *r = self->data;
  r->inner->stop(r->inner);
}

consumer_table recorder_consumer(recorder *r) {
  consumer_table i = *r->inner;
  i.write = write_artifact;
  i.write_key = write_key;
  i.read = read_artifact;
  i.evaluate = evaluate;
  i.implements = i.implements ? implements : NULL;
  i.abilities = i.abilities ? abilities : NULL;
  i.stop = i.stop ? stop : NULL;
  i.data = r;
  return i;
}

void recorder_free(recorder *r) {
  for (size_t i = 0; i < r->write_count; i++) {
    strbuf_free(&r->writes[i].bytes);
    strbuf_free(&r->writes[i].message);
  }
  strbuf_free(&r->read_message);
  strbuf_free(&r->evaluate_message);
  recorder_texts_free(&r->program);
  *r = (recorder){.inner = r->inner,
                  .on_results = r->on_results,
                  .on_evaluation = r->on_evaluation,
                  .user = r->user};
}
