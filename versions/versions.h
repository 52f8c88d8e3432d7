/* SPDX-License-Identifier: Apache-2.0 */
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
#include "versions/rows.h" /* vs_parse, vs_format, vs_release_of, vs_op_row, vs_type_by_code … */

/* The rows that were compiled in. Never NULL; lives for ever. */
const vs_opset *vs_builtin_opset(void);

/* The opset that a context was made with. */
const vs_opset *vs_opset_of(const ir_context *c);

/* --- Types between dialects --------------------------------------------------------------- */

/* The builtin (or StableHLO) type that a VHLO type represents, nested types included; types of
 * other dialects stay. NULL: it has none (witness). */
const ir_type *vs_type_to_builtin(ir_context *c, const ir_type *t);
/* The other way. NULL: it has none. */
const ir_type *vs_type_to_vhlo(ir_context *c, const ir_type *t);

/* Checks that a type or attribute with these parameters contains nothing that it must not contain,
 * such as a StableHLO type inside a VHLO type. Returns the message, or NULL if it is well-formed.
 * For readers of foreign text. */
const char *vs_misplaced(const vs_kind *kind, bool is_type, const ir_param *params);

/* --- Programs between dialects and releases -----------------------------------------------
 *
 * Each works in place on a module. On failure errors are in the sink, the program is unspecified
 * but valid to free, and false is returned. */

typedef struct vs_options {
  bool allow_other_dialects;
  vs_version writer;    /* the release whose writer downgrades: it makes anew only those ops that it
                           knows in a later form, which shows in use lists; VS_NONE: the newest */
  bool strict_upstream; /* accept what upstream accepts although the tables say no */
  /* Prints a type into a message; NULL: the message does without. */
  void (*print_type)(ir_context *c, const ir_type *t, struct strbuf *out);
} vs_options;

/* StableHLO (and func) -> VHLO of the newest release: defaults made explicit. */
bool vs_legalize_to_vhlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);
/* Whether something can be written for the target: an error when it is no release, or is older or
 * newer than all of them. */
bool vs_check_target(const vs_opset *o, vs_version target, const vs_options *options,
                     diag_place place, diag_sink *sink);
/* VHLO -> VHLO of release `target`: op versions upgraded or downgraded, then everything in every
 * position checked to exist there. */
bool vs_convert_to_version(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                           diag_sink *sink);
/* One thing that keeps an op of a VHLO program out of a release. The strings live in the context.
 */
typedef struct vs_obstacle {
  const ir_op *op;
  const char *what; /* "type !vhlo.i2_v1 (in result 0) needs 1.2.0" */
  vs_version needs; /* the release that has it; VS_NONE: unknown */
} vs_obstacle;
typedef void (*vs_obstacle_fn)(const vs_obstacle *o, void *user);
/* Calls `tell` (may be NULL) for everything that would make vs_convert_to_version refuse, in the
 * program's order, and changes nothing. Returns how many there are. `nearest` (may be NULL) gets
 * the release nearest to the target that can hold the program, VS_NONE when none can. */
size_t vs_explain(ir_context *c, ir_op *module, vs_version target, const vs_options *o,
                  vs_obstacle_fn tell, void *user, vs_version *nearest);
/* VHLO (newest) -> StableHLO: defaults elided. */
bool vs_legalize_to_stablehlo(ir_context *c, ir_op *module, const vs_options *o, diag_sink *sink);

/* The oldest and the newest release that can express this VHLO program in its present form, and the
 * features that require them ("op vhlo.exponential_v2"). Strings live in the context. */
typedef struct vs_requirement {
  vs_version oldest, newest;
  const char *oldest_because,
      *newest_because; /* NULL: nothing requires more than 0.9.0 / current */
} vs_requirement;
vs_requirement vs_requires(ir_context *c, ir_op *module);

/* An op version, or a kind of type or attribute, that a VHLO program holds; neither: a file range
 * location. */
typedef struct vs_novelty {
  const vs_op *op;     /* or NULL */
  const vs_kind *kind; /* or NULL */
  bool is_type;        /* of the kind */
} vs_novelty;
typedef void (*vs_novelty_fn)(const vs_novelty *n, void *user);
/* Calls `tell` for everything in the program, at any depth, that was added after release `v`: once
 * for each kind of type or attribute, and for each op of such a version. Cases of enums are not
 * reported. */
void vs_novelties(ir_context *c, ir_op *module, vs_version v, vs_novelty_fn tell, void *user);

/* --- Versions of other dialects ----------------------------------------------------------------
 */

enum { VS_DIALECT_NUMBERS = 3 }; /* the most that a version has */
/* A row of dialect_versions.def. */
typedef struct vs_dialect_version {
  const char *dialect;
  size_t count; /* numbers in use */
  uint64_t numbers[VS_DIALECT_NUMBERS];
  vs_version since;   /* of the first reader known to accept it; VS_FOREVER: none is known */
  const char *reader; /* that reader */
} vs_dialect_version;
/* How many numbers a version of the dialect has; 0: the dialect has no versions. */
size_t vs_dialect_version_numbers(const char *dialect);
/* NULL: nobody is known to have written it. */
const vs_dialect_version *vs_dialect_version_of(const char *dialect, const uint64_t *numbers);
/* The newest one that exists; NULL: the dialect has no versions. */
const vs_dialect_version *vs_dialect_version_newest(const char *dialect);
/* "0.0.2" */
const char *vs_dialect_version_format(const uint64_t *numbers, size_t count, char out[64]);

/* --- Groups of devices ------------------------------------------------------------------------ */

enum { VS_MESH_DEVICES = 65536 }; /* the most that a mesh may have */
typedef struct vs_groups {
  int64_t *ids; /* from malloc: `rows` groups of `columns` ids each */
  size_t rows, columns;
} vs_groups;
/* The groups that an attribute #stablehlo.replica_group_mesh_axes of the op stands for. NULL, or
 * why there are none; `out->ids` is NULL then. */
const char *vs_mesh_groups(const ir_op *op, const ir_attr *groups, vs_groups *out);

#endif
