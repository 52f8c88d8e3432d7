/* SPDX-License-Identifier: Apache-2.0 */
/* Affine maps, integer sets and strided layouts. Private to text/. */
#ifndef HLO_CTS_TEXT_AFFINE_H
#define HLO_CTS_TEXT_AFFINE_H

#include "parser.h"

/* At their word. They are kept as MLIR prints them, so that what is spelt in two ways is one
 * attribute. NULL after an error. */
const ir_attr *tx_parse_affine_map(parser *p);
const ir_attr *tx_parse_affine_set(parser *p);
const ir_attr *tx_parse_strided(parser *p);

#endif
