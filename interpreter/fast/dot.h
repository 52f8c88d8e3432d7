/* Contractions, for dot_general and convolution. */
#ifndef HLO_CTS_INTERPRETER_DOT_H
#define HLO_CTS_INTERPRETER_DOT_H

#include "behaviors.h"

/* c[rows][columns] = a[rows][depth] * b[depth][columns], products added in order. c is of kind
 * `num`, and so are a and b, unless both are integers of kind `from`, which widen to it. */
bool ev_dot_matrices(num_kind num, num_kind from, size_t rows, size_t columns, size_t depth,
                     const void *a, const void *b, void *c);
/* The same by the definition; what ev_dot_matrices is tested against. */
bool ev_dot_plain(num_kind num, size_t rows, size_t columns, size_t depth, const void *a,
                  const void *b, void *c);
/* The op, with its lists of dimensions given. */
eval_status ev_dot_general(proc *p, insn *i, const interp_value *l, const interp_value *r, ints lb,
                           ints rb, ints lc, ints rc, interp_value **out);

#endif
