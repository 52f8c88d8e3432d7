/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of an op besides its arguments: the key `checks` of its row. */
#include "checker.h"

static const check_fn verifies[] = {
    NULL,
#define VERIFY(name) verify_##name,
#include "versions/checks.def"
};
static const check_fn infers[] = {
    NULL,
#define INFER(name) vf_infer_##name,
#include "versions/checks.def"
};

static const char *row(const char *id) { return *id ? id : NULL; }

op_plan vf_plan(const vs_op *op) {
  const vs_checks *c = &op->checks;
  return (op_plan){.traits = c->traits,
                   .types_row = row(c->types),
                   .shape_row = row(c->shape),
                   .element_row = row(c->element),
                   .verify = verifies[c->verify],
                   .infer = infers[c->infer]};
}
