/* SPDX-License-Identifier: Apache-2.0 */
/* Reading operations: the state behind parser.ops. Private to text/.
 *
 * An operation is read into an op_build and becomes an ir_op in one step, when its operand and
 * result types are known (build_finish). Its regions are read before that; so the uses inside a
 * region come before the operation's own in the use lists, as in MLIR. */
#ifndef HLO_CTS_TEXT_OP_PARSER_H
#define HLO_CTS_TEXT_OP_PARSER_H

#include <stddef.h>

#include "base/limits.h"
#include "base/strbuf.h"
#include "parser.h"

typedef struct op_parser op_parser;
typedef struct form form;
typedef struct name_entry name_entry;

/* --- Names of values and blocks --- */

/* A value as written: %name or %name#2. */
typedef struct value_ref {
  const char *at; /* of the name, with its '%' */
  uint32_t len;   /* of the name */
  uint32_t plain; /* 12 of %12; TOKEN_UNNUMBERED: the name is no number */
  uint32_t number;
} value_ref;

/* An argument of a block as written. */
typedef struct arg_ref {
  value_ref name; /* name.at NULL: none was written */
  const ir_type *type;
  location_ref loc;
  const ir_attr *attrs; /* dictionary; NULL: none was written */
} arg_ref;
typedef VEC(arg_ref) arg_list;

/* %name or %name#2; `numbered`: the second is allowed. */
bool tx_parse_value_ref(op_parser *o, value_ref *out, bool numbered);
/* The value that a reference means. A value that is not defined yet is represented by a
 * placeholder. NULL after an error. */
ir_value *tx_names_resolve(op_parser *o, const value_ref *ref, const ir_type *type);
/* `count` values, which lie side by side in memory, get the name. */
bool tx_names_define(op_parser *o, const value_ref *ref, ir_value *first, uint32_t count);
/* The same for an argument of a region's first block, whose name must not have been used before. */
bool tx_names_define_entry(op_parser *o, const value_ref *ref, ir_value *value);
/* The values and blocks that one region names form a scope: these stand behind those of the scopes
 * around it. */
typedef struct name_scope {
  size_t definitions, blocks; /* how many stand before them */
  uint32_t id;
} name_scope;
name_scope tx_names_push(op_parser *o);
bool tx_names_pop(op_parser *o, name_scope outer); /* false: a block was never defined */
/* A block by its ^name at the current token, which is consumed. */
ir_block *tx_names_block_use(op_parser *o);
/* Reads a label. The result is the block that earlier uses of the label stand for; without uses it
 * is `block`, or a new block if that is NULL. */
ir_block *tx_names_block_define(op_parser *o, ir_block *block);
/* At the end of the text: every value that was used must be defined by now. */
bool tx_names_finish(op_parser *o);

/* --- An operation while it is read --- */

enum { BUILD_SLOTS = 16 }; /* operand slots that a form can name */

typedef struct result_group {
  value_ref name;
  uint64_t count;
} result_group;

typedef struct op_build {
  op_parser *o;
  const ir_opname *name;
  const form *form;       /* of an op with a definition */
  const char *at;         /* of the op's name */
  const ir_attr *loc;     /* where it stands in the text; NULL: nobody has asked yet */
  location_ref given_loc; /* by the form itself, before the trailing one */
  /* Operands in written order. A form with slots says which belong to which. */
  VEC(value_ref) refs;
  struct {
    size_t first, count;
    const char *at; /* where the list stands */
    type_list types;
  } slots[BUILD_SLOTS];
  bool by_slot;         /* operands are taken slot after slot */
  type_list types;      /* all operand types in order, unless typed by slot */
  const char *types_at; /* the place of the diagnostic if their number is wrong */
  bool custom;          /* read by a form */
  type_list results;
  const ir_attr **props; /* prop_count of them; one for an unregistered op */
  size_t prop_cap;
  named_list attrs;
  VEC(ir_region) regions;
  VEC(ir_block *) successors;
  ir_value **operands; /* resolved */
  size_t operand_cap;
  /* Names on the left of '='. */
  VEC(result_group) groups;
} op_build;

/* Where the op stands in the text. Most ops of a text with locations never need it. */
const ir_attr *tx_build_location(op_build *b);
void tx_build_add_ref(op_build *b, const value_ref *ref);
ir_region *tx_build_add_region(op_build *b);
/* Sets a property; false with MLIR's error when it is set already. */
bool tx_build_set_prop(op_build *b, int prop, const ir_attr *value);
/* Entries of { … } whose names are properties become properties; the others stay discardable. */
bool tx_build_take_attrs(op_build *b, const named_list *list, const char *at);

/* "custom op 'name' …", as MLIR begins the errors of custom forms. */
bool tx_build_error_at(op_build *b, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool tx_build_error(op_build *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports a type that must be a function type and is not. */
bool tx_build_no_function(op_build *b, const char *at, const ir_type *t);
bool tx_build_expect_word(op_build *b, const char *word);
/* "number of operands and types do not match …" */
bool tx_build_count_error(op_build *b, const char *at, size_t operands, size_t types);
/* Reads %a, %b, …; the list may be empty. */
bool tx_build_operand_list(op_build *b);

/* { blocks }; the entry block gets `args`. An empty region stays empty unless there are args. */
bool tx_parse_region(op_parser *o, ir_region *out, const arg_ref *args, size_t arg_count);
/* (operands) [successors] <properties> (regions) {attributes} : type, what follows the quoted name.
 */
bool tx_parse_generic_rest(op_build *b);
/* (a, b) -> c: the types of all operands, and of the results. */
bool tx_build_functional_type(op_build *b);

/* --- State --- */

typedef struct block_entry block_entry;
typedef struct forward_ref forward_ref;
typedef struct form_table form_table;

typedef struct opname_cache_entry {
  const char *text;
  uint32_t len;
  const ir_opname *name;
} opname_cache_entry;
enum { OPNAME_CACHE_SIZE = 256 };

/* A name of up to eight bytes, with its '%', and its entry. */
typedef struct short_name {
  uint64_t bytes;
  name_entry *entry;
} short_name;
enum { SHORT_NAMES = 64 };

/* Entries that lie side by side in memory. */
typedef struct name_run {
  name_entry *first;
  size_t count;
} name_run;

struct op_parser {
  parser *p;
  ir_context *ctx;
  /* Values. */
  name_entry **numbered; /* pages of entries, by the number of %12; NULL: not there yet */
  size_t numbered_pages;
  size_t name_count;                   /* entries in use, those of `named` among them */
  short_name short_names[SHORT_NAMES]; /* those used last, by hash of the bytes */
  map named;                           /* by hash of the name -> name_entry */
  bool hashed_plain;                   /* a number among them, which was too large for a page */
  VEC(name_run) definitions;           /* in their order, for tx_names_pop */
  map forward;                         /* by hash of entry and number -> forward_ref */
  forward_ref *unresolved;             /* placeholders without a definition so far, newest first */
  const ir_opname *placeholder_name;
  VEC(block_entry) blocks; /* a stack */
  map block_names;         /* by hash of name and scope -> place in the stack */
  name_scope scope;
  uint32_t last_scope_id;
  /* Operations. */
  VEC(op_build *) builds; /* one per depth, memory reused */
  size_t build_depth;
  opname_cache_entry *opnames;
  const char *dialect; /* of op names without a prefix */
  form_table *forms;
  /* Texts of errors. The entry point owns them, because memory may run out while one is built. */
  strbuf *message, *piece;
  ir_block *block; /* where new operations go */
  uint32_t op_count;
};

#endif
