/* Releases, and how a program moves between them. The public face of versions/.
 *
 * Knows what exists when; does not know how programs are written down.
 */
#ifndef HLO_CTS_VERSIONS_VERSIONS_H
#define HLO_CTS_VERSIONS_VERSIONS_H

#include "base/diag.h"
#include "ir/ir.h"
#include "versions/ids.h" /* generated: OP_…, TYPE_…, ATTR_… */
#include "versions/opset.h"

/* The rows that were compiled in. Never NULL; lives for ever. */
const vs_opset *vs_builtin_opset(void);

/* --- Versions ------------------------------------------------------------------------------------- */

vs_version vs_current(const vs_opset *o); /* the newest release */
vs_version vs_oldest(const vs_opset *o);
/* "1.4.0" or "current"; anything else is false. The patch number is kept. */
bool vs_parse(const vs_opset *o, const char *text, size_t n, vs_version *out);
/* Writes "1.4.0" into buffer (at least 32 bytes) and returns it. */
const char *vs_format(vs_version v, char *buffer);
/* The release whose format `v` is written in: X.Y.Z -> row of X.Y.0. NULL: no such release. */
const vs_release *vs_release_of(const vs_opset *o, vs_version v);
static inline vs_version vs_without_patch(vs_version v) { return v & ~(vs_version)0x3ff; }

/* --- Rows ----------------------------------------------------------------------------------------- */

const vs_op *vs_op_row(const vs_opset *o, uint16_t id);    /* NULL for ids outside */
const vs_kind *vs_type_row(const vs_opset *o, uint16_t id);
const vs_kind *vs_attr_row(const vs_opset *o, uint16_t id);
/* The kind that a dialect's bytecode code means; NULL when unknown. *wire: which encoding. */
const vs_kind *vs_type_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire);
const vs_kind *vs_attr_by_code(const vs_opset *o, const char *dialect, uint64_t code,
                               const vs_wire **wire);
static inline bool vs_exists(vs_version since, vs_version until, vs_version v) {
  return since <= vs_without_patch(v) && vs_without_patch(v) <= until;
}
/* The opset that a context was made with. */
const vs_opset *vs_opset_of(const ir_context *c);

/* --- Types between dialects ------------------------------------------------------------------------- */

/* The builtin (or StableHLO) type that a VHLO type stands for, nested types included; types of other
 * dialects stay. NULL: it has none (witness). */
const ir_type *vs_type_to_builtin(ir_context *c, const ir_type *t);
/* The other way. NULL: it has none. */
const ir_type *vs_type_to_vhlo(ir_context *c, const ir_type *t);

/* --- Programs between dialects and releases ------------------------------------------------------------
 *
 * Each works in place on a module. On failure errors are in the sink, the program is unspecified
 * but valid to free, and false is returned. */

typedef struct vs_options {
  bool allow_other_dialects;
  bool strict_upstream; /* accept what upstream accepts although the tables say no */
} vs_options;

/* StableHLO (and func) -> VHLO of the newest release: defaults made explicit. */
bool vs_legalize_to_vhlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);
/* VHLO -> VHLO of release `target`: op versions upgraded or downgraded, then everything in every
 * position checked to exist there. */
bool vs_convert_to_version(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                           diag_sink *sink);
/* VHLO (newest) -> StableHLO: defaults elided. */
bool vs_legalize_to_stablehlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);

/* What the oldest release that can hold this VHLO program in its present form is, and the feature
 * that asks for it ("op vhlo.exponential_v2"), and the newest likewise. Strings live in the
 * context. */
typedef struct vs_requirement {
  vs_version oldest, newest;
  const char *oldest_because, *newest_because; /* NULL: nothing asks for more than 0.9.0 / current */
} vs_requirement;
vs_requirement vs_requires(ir_context *c, ir_op *module);

#endif
