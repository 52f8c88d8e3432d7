# SPDX-License-Identifier: Apache-2.0
"""Writing vouchers keeps the manifest's form."""

import unittest

from oracle.manifests import with_vouchers

BEFORE = """# a comment
cases:
  - id: one
    file: one.mlir
    tags: [a, b]

  # about two
  - id: two
    file: two.mlir
    vouch: derivation
    tags: [c]

  - id: three
    file: three.mlir
    vouch: interpreter
"""


class Vouchers(unittest.TestCase):
    def test_only_what_is_missing_or_worse_changes(self):
        after = with_vouchers(BEFORE, {"one": "exact", "two": "exact", "three": "mpmath"})
        wanted = BEFORE.replace("    tags: [a, b]\n", "    tags: [a, b]\n    vouch: exact\n")
        wanted = wanted.replace("vouch: interpreter", "vouch: mpmath")
        self.assertEqual(after, wanted)

    def test_nothing_changes_without_vouchers(self):
        self.assertEqual(with_vouchers(BEFORE, {}), BEFORE)


if __name__ == "__main__":
    unittest.main()
