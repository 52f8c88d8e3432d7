/* SPDX-License-Identifier: Apache-2.0 */
/* The reader's state, shared by header.c and tables.c, read_parts.c, read_attr.c, read_builtin.c
 * and read_quant.c (attributes and types), read.c, read_props.c and read_uses.c (operations) and
 * inspect.c. Private to bytecode/.
 *
 * Every function that returns bool returns false after exactly one error went into the sink; the
 * caller passes false on. Every cursor has the whole input as its base, so that its position is the
 * offset that a diagnostic names.
 */
#ifndef HLO_CTS_BYTECODE_READER_H
#define HLO_CTS_BYTECODE_READER_H

#include "base/arena.h"
#include "base/cursor.h"
#include "base/limits.h"
#include "base/vec.h"
#include "bytecode/bytecode.h"
#include "wire.h"

typedef struct bc_reader bc_reader;

/* Where the reader is: one step of the path in a diagnostic's place. */
typedef struct bc_step {
  const char *what; /* "IR section", "attribute", "op" */
  const char *name; /* NULL: none; not NUL-terminated */
  size_t name_len;
  uint64_t number; /* BC_NO_NUMBER: none */
} bc_step;
#define BC_NO_NUMBER UINT64_MAX
#define BC_PATH_DEPTH (LIMIT_NESTING_DEPTH + 16)

/* Dense data up to this many bytes is copied; larger data stays where it is in the input. */
#define BC_COPY_MAX 64

typedef struct bc_string {
  const char *bytes;
  size_t len;
  const istr *str; /* interned on first use */
  bool lost;       /* tolerant: "?" and the number of a string that is not there */
} bc_string;

typedef enum bc_dialect_kind {
  BC_DIALECT_BUILTIN, /* encodings of builtin.def */
  BC_DIALECT_QUANT,
  BC_DIALECT_ROWS, /* encodings of versions/ */
  BC_DIALECT_OTHER,
} bc_dialect_kind;

typedef struct bc_dialect {
  bc_string *name;
  bc_dialect_kind kind;
  bool versioned; /* a portable dialect: rows carry bounds ("vhlo") */
  bool known;     /* ops of it must have a row */
  bool has_version;
  cursor version;                       /* the version section's body */
  uint64_t numbers[VS_DIALECT_NUMBERS]; /* what it says */
  size_t number_count;                  /* 0: the dialect has no versions */
} bc_dialect;

/* An attribute or type, read at its first use. */
typedef enum bc_entry_state { BC_ENTRY_NEW, BC_ENTRY_OPEN, BC_ENTRY_DONE } bc_entry_state;
typedef struct bc_entry {
  const uint8_t *bytes;
  size_t size;
  uint32_t dialect;
  bool custom; /* the dialect's binary encoding; else assembly text */
  uint8_t state;
  bool lost;         /* tolerant: it could not be read; a placeholder is in its place */
  bool sound_string; /* not read yet, but known to be a string attribute */
  union {
    const ir_attr *attr;
    const ir_type *type;
  };
} bc_entry;

typedef struct bc_opname {
  uint32_t dialect;
  bool registered;         /* was, where it was written; true before native properties */
  bc_string *name;         /* without the dialect */
  const uint8_t *at;       /* for the inspector */
  const ir_opname *opname; /* looked up on first use */
  const istr **props;      /* names of the definition's properties */
  uint32_t ops;            /* so far */
} bc_opname;

typedef struct bc_resource {
  bc_string *group; /* the provider or dialect */
  bool external;
  bc_string *key;
  uint8_t kind;
  cursor value;
} bc_resource;

typedef struct bc_section_place {
  bool present;
  bool cut;        /* tolerant: the input ends before the section does */
  uint64_t header; /* offset of the id byte */
  cursor body;
} bc_section_place;

/* Sees each operation once its own fields (not its regions) are read. */
typedef struct bc_observer {
  void (*op)(struct bc_observer *self, const ir_op *op, uint64_t offset, uint64_t end,
             uint32_t depth);
} bc_observer;

struct bc_reader {
  ir_context *c;
  const vs_opset *opset;
  const bc_read_options *options;
  diag_sink *sink;
  arena *tables;  /* lives as long as the reader */
  arena *scratch; /* last in, first out */
  bc_observer *observer;
  /* For the inspector: goes on behind what is damaged or unknown, as far as the lengths that the
   * format has allow. Every error goes into the sink; the result may only be used for the
   * inspection report. */
  bool tolerant;
  /* For bc_same_but_encoding: another artifact of the same size (NULL: none), and in how many bytes
   * it differs where both say the same. */
  const uint8_t *other;
  size_t excused;

  const uint8_t *input;
  size_t size;
  bc_header header;
  const bc_format *format;
  bc_section_place sections[BC_SECTION_COUNT];
  uint8_t section_order[BC_SECTION_COUNT];
  uint32_t section_count;

  bc_string *strings;
  size_t string_count;
  bc_dialect *dialects;
  size_t dialect_count;
  VEC(bc_opname) opnames;
  bc_entry *attrs, *types;
  size_t attr_count, type_count;
  cursor *props; /* each op's native properties */
  size_t prop_count;
  VEC(bc_resource) resources;
  bc_resource **dialect_resources; /* those that attributes refer to, by index */
  size_t dialect_resource_count;

  uint32_t entry_depth; /* attributes and types being read */
  uint64_t op_count;
  bc_step *path; /* BC_PATH_DEPTH of them */
  uint32_t path_len;
};

/* --- header.c --- */

/* Reports at `at` (NULL: no offset). As a macro it is false for the compiler as well. */
void bc_report(bc_reader *r, diag_id id, const uint8_t *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
#define bc_fail(...) (bc_report(__VA_ARGS__), false)
void bc_enter(bc_reader *r, const char *what, uint64_t number, const char *name, size_t name_len);
static inline void bc_leave(bc_reader *r) { r->path_len--; }
/* The path as it stands in a diagnostic, in `buffer`; a deep one keeps its ends. */
const char *bc_path_string(const bc_reader *r, char *buffer, size_t size);

bool bc_varint_long(bc_reader *r, cursor *c, uint64_t *out, const char *what);
/* Inline where it is a byte, as most are. */
static inline bool bc_varint(bc_reader *r, cursor *c, uint64_t *out, const char *what) {
  if (c->at == c->end || !(*c->at & 1)) return bc_varint_long(r, c, out, what);
  *out = *c->at++ >> 1;
  return true;
}
bool bc_svarint(bc_reader *r, cursor *c, int64_t *out, const char *what);
bool bc_byte(bc_reader *r, cursor *c, uint8_t *out, const char *what);
/* A count of things that take at least one byte each. */
bool bc_count_long(bc_reader *r, cursor *c, size_t *out, const char *what);
static inline bool bc_count(bc_reader *r, cursor *c, size_t *out, const char *what) {
  if (c->at == c->end || !(*c->at & 1) || (size_t)(*c->at >> 1) >= cursor_left(c))
    return bc_count_long(r, c, out, what);
  *out = *c->at++ >> 1;
  return true;
}
/* Says what is wrong with the index at the cursor. */
void bc_bad_index(bc_reader *r, cursor *c, size_t limit, const char *what);
/* An index into a table of `limit` entries. Inline: an artifact is mostly indices. */
static inline bool bc_index(bc_reader *r, cursor *c, size_t limit, size_t *out, const char *what) {
  const uint8_t *at = c->at;
  uint64_t i;
  if (bc_get_varint(c, &i) && i < limit) {
    *out = (size_t)i;
    return true;
  }
  c->at = at;
  bc_bad_index(r, c, limit, what);
  return false;
}
bool bc_check_index(bc_reader *r, const uint8_t *at, uint64_t index, size_t limit,
                    const char *what);
/* A varint count and as many bytes. */
bool bc_blob(bc_reader *r, cursor *c, const uint8_t **bytes, size_t *size, const char *what);
/* Skips padding, which must be the format's, up to the alignment. */
bool bc_align(bc_reader *r, cursor *c, uint64_t alignment);
bool bc_get_section(bc_reader *r, cursor *c, uint8_t *id, bc_section_place *out);
bool bc_end(bc_reader *r, const cursor *c, const char *what);

const istr *bc_istr(bc_reader *r, bc_string *s);
const char *bc_section_title(unsigned id);

/* Header and sections. */
bool bc_open(bc_reader *r, const void *bytes, size_t n);

/* --- tables.c --- */

/* Without the attributes and types themselves. */
bool bc_read_tables(bc_reader *r);
/* Gives the context the data of builtin's resources; a warning for each that has no place there. */
bool bc_keep_resources(bc_reader *r);

/* --- read_attr.c --- */

/* The attribute (type) of an index that is in range. NULL after an error. */
const ir_attr *bc_attr_first(bc_reader *r, size_t index);
const ir_type *bc_type_first(bc_reader *r, size_t index);
static inline const ir_attr *bc_attr_at(bc_reader *r, size_t index) {
  const bc_entry *e = &r->attrs[index];
  return e->state == BC_ENTRY_DONE ? e->attr : bc_attr_first(r, index);
}
static inline const ir_type *bc_type_at(bc_reader *r, size_t index) {
  const bc_entry *e = &r->types[index];
  return e->state == BC_ENTRY_DONE ? e->type : bc_type_first(r, index);
}
/* The same for a varint index of a location. */
bool bc_loc(bc_reader *r, cursor *c, const ir_attr **out);

/* --- read_parts.c --- */

/* A varint index, and what it refers to. */
bool bc_attr(bc_reader *r, cursor *c, const ir_attr **out);
bool bc_type(bc_reader *r, cursor *c, const ir_type **out);
/* varint index << 1 | present; NULL when absent. */
bool bc_optional_attr(bc_reader *r, cursor *c, const ir_attr **out);
bool bc_string_ref(bc_reader *r, cursor *c, const istr **out);
/* Bits of an integer or index attribute's value; 0 when the type is neither. */
static inline uint32_t bc_integer_width(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_INTEGER) ? t->integer.width : ir_type_is(t, IR_TYPE_INDEX) ? 64 : 0;
}
/* A whole number of `width` bits: (width + 63) / 64 words, sign-extended. */
bool bc_apint(bc_reader *r, cursor *c, uint32_t width, uint64_t *words, const char *what);
bool bc_double(bc_reader *r, cursor *c, double *out);
/* Lists live in the scratch arena. */
bool bc_attr_list(bc_reader *r, cursor *c, const ir_attr ***out, size_t *count);
bool bc_type_list(bc_reader *r, cursor *c, const ir_type ***out, size_t *count);
bool bc_svarint_list(bc_reader *r, cursor *c, int64_t **out, size_t *count);
bool bc_double_list(bc_reader *r, cursor *c, double **out, size_t *count);
/* svarint[], each a size or IR_DYNAMIC. */
bool bc_shape(bc_reader *r, cursor *c, int64_t **out, size_t *rank);
/* Dense elements of a builtin type out of a blob: the packed booleans and the splats of every
 * writer. */
bool bc_dense(bc_reader *r, cursor *c, const ir_type *type, const ir_attr **out);

/* --- read_builtin.c --- */

bool bc_builtin_attr_body(bc_reader *r, uint64_t code, cursor *c, const ir_attr **out);
bool bc_builtin_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out);
/* Titles for the inspector; NULL for an unknown code. */
const char *bc_builtin_attr_title(uint64_t code);
const char *bc_builtin_type_title(uint64_t code);

/* The reader of a type by its code, and its title. */
typedef struct bc_type_row {
  bool (*read)(bc_reader *r, cursor *c, const ir_type **out);
  const char *title;
} bc_type_row;
/* The row of a code; NULL: there is none. */
#define BC_ROW(rows, code) \
  ((code) < sizeof(rows) / sizeof *(rows) && (rows)[code].read ? &(rows)[code] : NULL)
#define bc_wrong_kind(r, at, wanted) bc_fail(r, DIAG_BYTECODE_KIND, at, "not %s", wanted)

/* --- read_quant.c --- */

bool bc_quant_type_body(bc_reader *r, uint64_t code, cursor *c, const ir_type **out);
const char *bc_quant_type_title(uint64_t code);

/* --- read_props.c --- */

/* Attributes of all ops, per byte of input: one dictionary may belong to many ops. */
#define BC_ATTRS_PER_BYTE 64
/* Whether things of a dialect may be in what a consumer reads. */
bool bc_dialect_allowed(bc_reader *r, size_t dialect, const uint8_t *at);
/* Looks up an op name at its first use, and its properties' names. */
bool bc_resolve_name(bc_reader *r, bc_opname *n, const uint8_t *at);
/* Gives an op the attributes of a dictionary, and, with `split`, those that are properties of its
 * definition as such. *left: how many attributes all ops together may still have. */
bool bc_set_attributes(bc_reader *r, uint64_t *left, const bc_opname *n, ir_op *op,
                       const ir_attr *dict, bool split);
/* Reads the properties of an op from their section. An unregistered op has a dictionary, *dict. */
bool bc_read_properties(bc_reader *r, cursor *c, const bc_opname *n, const ir_attr **props,
                        const ir_attr **dict);

/* --- read_uses.c --- */

/* A use-list order that was read, or (count 0) a value whose uses came into being out of order. */
typedef struct bc_use_order {
  ir_value *value;
  const uint8_t *at;
  uint64_t *indices;
  size_t count;
  bool pairs;
} bc_use_order;
/* The orders of those among `range` values that have one. */
bool bc_read_use_orders(bc_reader *r, cursor *c, size_t range, bc_use_order **out, size_t *count);
/* Brings the uses of a value, all of which exist, into an order. */
bool bc_apply_use_order(bc_reader *r, const bc_use_order *o);

/* --- read.c --- */

/* The IR section, into a module. NULL after an error. */
ir_op *bc_read_ir(bc_reader *r);
/* Runs fn with a reader over the input under arena guards; reports when memory runs out. */
typedef bool (*bc_job)(bc_reader *r, const void *bytes, size_t n, void *user);
bool bc_with_reader(ir_context *c, const void *bytes, size_t n, const bc_read_options *o,
                    diag_sink *sink, bc_job fn, void *user);

#endif
