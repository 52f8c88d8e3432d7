/* The rows as a list: docs/constraints.md and `hlo-cts constraints`. */
#include <string.h>

#include "checker.h"

size_t verify_constraints(const char *op, verify_constraint_fn tell, void *user) {
  (void)op;
  (void)tell;
  (void)user;
  return 0;
}
