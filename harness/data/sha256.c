/* SPDX-License-Identifier: Apache-2.0 */
#include "harness/data/sha256.h"

#include <sha256.h>

void sha256_text(const void *bytes, size_t n, char out[SHA256_TEXT]) { SHA256Data(bytes, n, out); }
