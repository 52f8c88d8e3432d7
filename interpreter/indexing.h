/* Functions that both gather and scatter use. */
#ifndef HLO_CTS_INTERPRETER_INDEXING_H
#define HLO_CTS_INTERPRETER_INDEXING_H

#include "eval.h"

/* Element k of a tensor of indices; a ui64 beyond int64_t is the largest index. */
int64_t ev_index_at(const interp_value *v, size_t k);

#endif
