/* SPDX-License-Identifier: Apache-2.0 */
/* Checks what types and attributes contain. A type or attribute of VHLO may contain only VHLO, also
 * in keys and in the mode of an accuracy. The rules and the messages are those of the verifiers in
 * VhloTypes.td and VhloAttrs.td. */
#include <string.h>

#include "convert.h"

static bool vhlo_type(const ir_type *t) {
  return t->kind == IR_TYPE_DEFINED && strcmp(t->defined.def->dialect, "vhlo") == 0;
}

static bool vhlo_attr(const ir_attr *a) {
  return a->kind == IR_ATTR_DEFINED && strcmp(a->defined.def->dialect, "vhlo") == 0;
}

static bool vhlo_param(const ir_paramdef *d, const ir_param *p, bool is_type, uint16_t id) {
  switch (d->kind) {
    case IR_PARAM_TYPE: return !p->type || vhlo_type(p->type);
    case IR_PARAM_TYPES:
      for (size_t i = 0; i < p->count; i++)
        if (!vhlo_type(p->types[i])) return false;
      return true;
    case IR_PARAM_PAIRS: /* keys; values may be anything */
      for (size_t i = 0; i < p->count; i += 2)
        if (!vhlo_attr(p->attrs[i])) return false;
      return true;
    case IR_PARAM_ATTR:
      if (is_type || id == ATTR_VHLO_RESULT_ACCURACY_V1) return !p->attr || vhlo_attr(p->attr);
      return true;
    default: return true;
  }
}

/* Parameters of StableHLO that its assembly cannot express. */
static const char *misplaced_outside(const vs_kind *kind, bool is_type, const ir_param *params) {
  if (is_type || kind->def.id != ATTR_STABLEHLO_RESULT_ACCURACY) return NULL;
  const ir_attr *mode = params[3].attr;
  bool is_mode = mode && mode->kind == IR_ATTR_DEFINED &&
                 mode->defined.def->id == ATTR_STABLEHLO_RESULT_ACCURACY_MODE;
  return is_mode ? NULL : "the mode of a result accuracy is no #stablehlo.result_accuracy_mode";
}

const char *vs_misplaced(const vs_kind *kind, bool is_type, const ir_param *params) {
  if (strcmp(kind->def.dialect, "stablehlo") == 0) return misplaced_outside(kind, is_type, params);
  if (strcmp(kind->def.dialect, "vhlo") != 0) return NULL;
  for (size_t i = 0; i < kind->def.param_count; i++) {
    const ir_paramdef *d = &kind->def.params[i];
    if (vhlo_param(d, &params[i], is_type, kind->def.id)) continue;
    if (is_type && kind->def.id == TYPE_VHLO_TENSOR_V1) return "expected VHLO type or attribute";
    if (is_type && (d->kind == IR_PARAM_TYPES || kind->def.id == TYPE_VHLO_BUFFER_V1))
      return "expected VHLO types";
    if (d->kind == IR_PARAM_PAIRS) return "expected VHLO key attribute";
    if (d->kind == IR_PARAM_ATTR) return "expected VHLO result accuracy mode";
    return "expected VHLO type";
  }
  return NULL;
}
