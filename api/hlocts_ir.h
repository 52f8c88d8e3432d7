/* SPDX-License-Identifier: Apache-2.0 */
/* libhlocts: functions that walk over the operations of a program, and that build one.
 *
 * A program is a module with operations in it; functions are operations with a body. An operation
 * has operands, results, attributes and regions; a region has blocks; a block has arguments and
 * operations (https://mlir.llvm.org/docs/LangRef/). Handles belong to the context and are valid as
 * long as it is. An index must be less than the count of the same kind. Functions that build return
 * NULL or 0 if they fail; hlocts_errors then says why. */
#ifndef HLOCTS_IR_H
#define HLOCTS_IR_H

#include <stdint.h>

#include "hlocts.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hlocts_op hlocts_op;
typedef struct hlocts_block hlocts_block;
typedef struct hlocts_value hlocts_value;
typedef struct hlocts_type hlocts_type;
typedef struct hlocts_attr hlocts_attr;

/* --- Walking --- */

/* The module itself. */
hlocts_op *hlocts_module(hlocts_program *p);
/* The function with that name, for example "main"; NULL if there is none. */
hlocts_op *hlocts_function(hlocts_program *p, const char *name);
/* The name of a function; "" for an operation without a name. */
const char *hlocts_symbol(const hlocts_op *op);

/* "stablehlo.add" */
const char *hlocts_op_name(const hlocts_op *op);
size_t hlocts_operand_count(const hlocts_op *op);
hlocts_value *hlocts_operand(const hlocts_op *op, size_t i);
size_t hlocts_op_result_count(const hlocts_op *op);
hlocts_value *hlocts_op_result(const hlocts_op *op, size_t i);
size_t hlocts_region_count(const hlocts_op *op);
/* The first block of a region; NULL when it is empty. */
hlocts_block *hlocts_region(const hlocts_op *op, size_t i);
/* The operation that contains this one; NULL for the module. */
hlocts_op *hlocts_parent(const hlocts_op *op);
/* The next operation of the block; NULL for the last one. */
hlocts_op *hlocts_next_op(const hlocts_op *op);
/* The first operation of a block; NULL when it is empty. */
hlocts_op *hlocts_first_op(const hlocts_block *b);
/* The next block of the region; NULL for the last one. */
hlocts_block *hlocts_next_block(const hlocts_block *b);
size_t hlocts_argument_count(const hlocts_block *b);
hlocts_value *hlocts_argument(const hlocts_block *b, size_t i);

hlocts_type *hlocts_value_type(const hlocts_value *v);
/* The operation that has the value as a result; NULL for an argument of a block. */
hlocts_op *hlocts_value_op(const hlocts_value *v);
/* The index of the value among the results of its operation, or the arguments of its block. */
size_t hlocts_value_number(const hlocts_value *v);

typedef enum hlocts_type_kind {
  HLOCTS_TYPE_INTEGER = 0,
  HLOCTS_TYPE_FLOAT = 1,
  HLOCTS_TYPE_COMPLEX = 2, /* see hlocts_type_element */
  HLOCTS_TYPE_TENSOR = 3,  /* ranked; see hlocts_type_element */
  HLOCTS_TYPE_TUPLE = 4,
  HLOCTS_TYPE_FUNCTION = 5,
  HLOCTS_TYPE_QUANTIZED = 6,
  HLOCTS_TYPE_OTHER = 7 /* its text says which */
} hlocts_type_kind;

hlocts_type_kind hlocts_type_is(const hlocts_type *t);
/* The bits of an integer or float type. */
size_t hlocts_type_width(const hlocts_type *t);
/* Whether an integer type is unsigned ("ui8"). */
int hlocts_type_unsigned(const hlocts_type *t);
/* The element type of a tensor or complex type; NULL for other types. */
hlocts_type *hlocts_type_element(const hlocts_type *t);
/* The number of dimensions of a tensor type, and the size of one; -1 if that is dynamic. */
size_t hlocts_type_rank(const hlocts_type *t);
int64_t hlocts_type_dimension(const hlocts_type *t, size_t i);
/* The type as MLIR text, valid until the next call with the context. NULL if there is not enough
 * memory. */
const char *hlocts_type_text(hlocts_context *c, const hlocts_type *t);

/* The attributes of an operation; those of its definition come first. `name` (may be NULL) gets the
 * name. */
size_t hlocts_attr_count(const hlocts_op *op);
hlocts_attr *hlocts_attr_at(const hlocts_op *op, size_t i, const char **name);
/* The attribute with that name; NULL if there is none. */
hlocts_attr *hlocts_attr_get(const hlocts_op *op, const char *name);

typedef enum hlocts_attr_kind {
  HLOCTS_ATTR_UNIT = 0,
  HLOCTS_ATTR_INTEGER = 1, /* or boolean */
  HLOCTS_ATTR_FLOAT = 2,
  HLOCTS_ATTR_STRING = 3, /* or the name of a symbol */
  HLOCTS_ATTR_LIST = 4,   /* of attributes */
  HLOCTS_ATTR_TYPE = 5,
  HLOCTS_ATTR_ELEMENTS = 6, /* a tensor, or a list of numbers */
  HLOCTS_ATTR_OTHER = 7     /* its text says which */
} hlocts_attr_kind;

hlocts_attr_kind hlocts_attr_is(const hlocts_attr *a);
/* Returns 0 if the attribute has another kind, or its value does not fit. */
int hlocts_attr_integer(const hlocts_attr *a, int64_t *out);
int hlocts_attr_float(const hlocts_attr *a, double *out);
/* NULL if the attribute is not a string. `n` (may be NULL) gets the length; bytes may be zero. */
const char *hlocts_attr_string(const hlocts_attr *a, size_t *n);
size_t hlocts_attr_list_count(const hlocts_attr *a);
hlocts_attr *hlocts_attr_list_item(const hlocts_attr *a, size_t i);
hlocts_type *hlocts_attr_type(const hlocts_attr *a); /* NULL if it is not a type */
/* The elements in row-major order, each in whole bytes, in the machine's order. `type` (may be
 * NULL) gets the type of the tensor, or the type of a number of the list; `size` gets the number of
 * bytes. If `splat` is not 0 after the call, there is one element, which is the value of all. NULL
 * if the attribute has no elements. */
const void *hlocts_attr_elements(const hlocts_attr *a, hlocts_type **type, size_t *size,
                                 int *splat);
const char *hlocts_attr_text(hlocts_context *c, const hlocts_attr *a); /* as hlocts_type_text */

/* --- Building --- */

/* An empty program. */
hlocts_program *hlocts_new(hlocts_context *c);
/* A type or an attribute from MLIR text: "tensor<2x?xf32>", "#stablehlo<comparison_direction EQ>",
 * "dense<1> : tensor<2xi32>". */
hlocts_type *hlocts_parse_type(hlocts_context *c, const char *text);
hlocts_attr *hlocts_parse_attr(hlocts_context *c, const char *text);
/* Elements of a tensor type from memory, as hlocts_attr_elements gives them; `size` is the
 * size of all elements, or of one that is the value of all. They are copied. */
hlocts_attr *hlocts_make_elements(hlocts_context *c, const hlocts_type *tensor, const void *bytes,
                                  size_t size);
hlocts_attr *hlocts_make_string(hlocts_context *c, const char *bytes, size_t n);
/* Adds a public function. Its block has the arguments. */
hlocts_op *hlocts_add_function(hlocts_program *p, const char *name, hlocts_type *const *inputs,
                               size_t input_count, hlocts_type *const *results,
                               size_t result_count);
/* Adds an operation at the end of a block, with this number of empty regions. */
hlocts_op *hlocts_add_op(hlocts_program *p, hlocts_block *b, const char *name,
                         hlocts_value *const *operands, size_t operand_count,
                         hlocts_type *const *results, size_t result_count, size_t regions);
/* Adds a block with arguments at the end of a region. */
hlocts_block *hlocts_add_block(hlocts_program *p, hlocts_op *op, size_t region,
                               hlocts_type *const *arguments, size_t count);
/* Sets an attribute; NULL removes it. 0 with errors. */
int hlocts_set_attr(hlocts_program *p, hlocts_op *op, const char *name, const hlocts_attr *a);
/* Whether the program satisfies the constraints of the specification; if not, 0 with errors. Verify
 * a program that you built before you write, explain or evaluate it. */
int hlocts_verify(hlocts_program *p);

#ifdef __cplusplus
}
#endif

#endif
