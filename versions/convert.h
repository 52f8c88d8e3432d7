/* SPDX-License-Identifier: Apache-2.0 */
/* Private to versions/: what the conversions between dialects and releases share.
 *
 * A conversion rewrites a program in place: op names, properties, attributes and the types of
 * values change, while operands, regions and locations stay where they are. */
#ifndef HLO_CTS_VERSIONS_CONVERT_H
#define HLO_CTS_VERSIONS_CONVERT_H

#include <string.h>

#include "base/map.h"
#include "versions/diags.h"
#include "versions/versions.h"

/* --- Types and attributes between dialects ------------------------------------------------ */

typedef enum vs_direction { VS_TO_VHLO, VS_TO_STABLEHLO } vs_direction;

typedef struct vs_conversion {
  ir_context *c;
  const vs_opset *o;
  vs_direction direction;
  bool keep_others;    /* attributes of other dialects stay instead of failing */
  bool keep_types;     /* the same for types */
  bool keep_encodings; /* the same for tensor encodings */
  bool lossy;          /* drop what upstream drops: layout and memory space of buffers */
  bool remember;       /* keep results in: */
  map types, attrs;
  const char *why; /* after a failure: the first thing that has no counterpart, in words */
} vs_conversion;

vs_conversion vs_conversion_to(ir_context *c, vs_direction direction, const vs_options *o,
                               bool remember);
/* NULL: there is no counterpart; `why` says what has none. */
const ir_type *vs_convert_type(vs_conversion *v, const ir_type *t);
const ir_attr *vs_convert_attr(vs_conversion *v, const ir_attr *a);
/* The same for an attribute that stands as a tensor's encoding. */
const ir_attr *vs_convert_encoding(vs_conversion *v, const ir_attr *a);
/* Keeps the first explanation. Returns NULL, so that it can end a conversion that returns a
 * pointer. */
const void *vs_no_counterpart(vs_conversion *v, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
const char *vs_attr_words(ir_context *c, const ir_attr *a);

/* VHLO attributes, built. */
const ir_attr *vs_vhlo_attr(ir_context *c, uint16_t id, const ir_param *params);
const ir_attr *vs_vhlo_bool(ir_context *c, bool value);
const ir_attr *vs_vhlo_int(ir_context *c, int64_t value); /* of type i64 */
const ir_attr *vs_vhlo_string(ir_context *c, const istr *value);
const ir_attr *vs_vhlo_array(ir_context *c, const ir_attr *const *items, size_t count);
const ir_attr *vs_vhlo_ints(ir_context *c, const int64_t *values, size_t count); /* tensor<Nxi64> */
const ir_attr *vs_vhlo_enum(ir_context *c, uint16_t id, uint64_t number);
/* The tensor attribute of a dense attribute whose type is builtin; NULL when its type has no VHLO
 * counterpart. */
const ir_attr *vs_vhlo_tensor(ir_context *c, const ir_attr *dense);
/* ... and read. Each is false for another kind of attribute. */
bool vs_is_bool(const ir_attr *a, bool *value);
bool vs_is_int(const ir_attr *a, int64_t *value); /* of any type, when it fits */
bool vs_is_string(const ir_attr *a, const istr **value);
bool vs_is_array(const ir_attr *a, const ir_attr *const **items, size_t *count);
const ir_attr *vs_is_tensor(const ir_attr *a); /* its dense attribute, or NULL */
/* The values of a tensor attribute of i64 as an array in the context's arena. */
bool vs_is_ints(ir_context *c, const ir_attr *a, const int64_t **values, size_t *count);

/* --- Defaults ----------------------------------------------------------------------------- */

/* The VHLO op that a default belongs to, as far as it is known. */
typedef struct vs_default_site {
  ir_context *c;
  const ir_opdef *def;         /* of the VHLO op */
  const ir_attr *const *props; /* in def's order; those that are not known yet are NULL */
  const ir_op *op;             /* for operand types */
} vs_default_site;

/* The value; NULL when the site lacks what it depends on. */
const ir_attr *vs_default_build(vs_default d, const vs_default_site *site);
/* Whether `a`, a VHLO attribute, is such a default, in the sense in which upstream takes it for one
 * (an integer of any type that is zero, a splat tensor of any shape). */
bool vs_default_is(vs_default d, const ir_attr *a);

/* --- Rewriting ---------------------------------------------------------------------------- */

/* Op names by row, looked up once. */
typedef struct vs_names {
  ir_context *c;
  const vs_opset *o;
  const ir_opname **by_id;
} vs_names;
vs_names vs_names_new(ir_context *c, const vs_opset *o);

/* Makes `op` an op of another definition: its properties become `props` (def->prop_count of them,
 * in the context's arena), everything else stays. */
void vs_op_become(vs_names *n, ir_op *op, uint16_t id, const ir_attr **props);
/* The same with properties that others may have, too: they are copied. */
void vs_op_become_like(vs_names *n, ir_op *op, uint16_t id, const ir_attr *const *props);

/* The converted form of ops that are alike (ir_alike). */
typedef struct vs_counterpart {
  uint16_t id;
  const ir_attr *const *props;
  const ir_type *const *results;
} vs_counterpart;
/* Looks up the converted form of an earlier op that is like this one. */
const vs_counterpart *vs_counterpart_of(ir_context *c, const ir_op *op);

/* The rule by which a version of the family of VHLO op `op` brought this property; NULL: the first
 * version had it already, or none has. */
const vs_rule *vs_rule_that_adds(const vs_opset *o, const vs_op *op, const char *property);

static inline bool vs_in_dialect(const ir_op *op, const char *dialect) {
  const istr *own = op->name->dialect;
  size_t n = strlen(dialect);
  return own->len == n && memcmp(own->bytes, dialect, n) == 0;
}

/* Converts the types of an op's results and of the arguments of its blocks: all of them, or none
 * when one has no counterpart. */
bool vs_convert_values(vs_conversion *v, ir_op *op);

/* How a discardable attribute is treated that has the name of a property of the new op. */
typedef enum vs_clash {
  VS_CLASH_REFUSED, /* it would be taken for the property */
  VS_CLASH_FILLS,   /* it is the property, when nothing else is */
  VS_CLASH_WINS,    /* it is the property: as upstream has it */
} vs_clash;
/* Converts the discardable attributes of `op`, which is to be one of `to` with `props`, into the
 * context's arena. NULL, or why not. */
const char *vs_convert_discardable(vs_conversion *v, const ir_op *op, const ir_opdef *to,
                                   vs_clash clash, const ir_attr **props, ir_named_attr **attrs,
                                   uint32_t *count);
/* "attribute 'x': why it was not converted" */
const char *vs_not_converted(const vs_conversion *v, const char *name);

/* The failures of one conversion: the first failure is told in full, the others are counted.
 */
typedef struct vs_failures {
  const ir_op *first;
  const char *name; /* of the first, before anything was rewritten */
  const char *why;
  size_t count;
} vs_failures;
void vs_fail(vs_failures *f, const ir_op *op, const char *why);
/* Emits "failed to legalize operation 'x' that was explicitly marked illegal: why; ...". `more` may
 * be NULL. Returns false. */
bool vs_report(const vs_failures *f, diag_sink *sink, const char *more);

/* --- What reads back otherwise ------------------------------------------------------------ */

/* Finds parts of StableHLO and func ops that VHLO cannot express. A part that reads back as
 * something else is a warning; one that cannot be read back is a failure. */
typedef struct vs_survey vs_survey;
vs_survey *vs_survey_new(ir_context *c, const vs_options *o);
bool vs_survey_op(ir_op *op, void *survey); /* true */
void vs_survey_tell(const vs_survey *s, vs_failures *failures, diag_sink *sink);

#endif
