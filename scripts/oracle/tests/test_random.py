# SPDX-License-Identifier: Apache-2.0
"""Threefry-2x32 with 20 rounds against Random123's known answers (tests/kat_vectors)."""

import unittest

from oracle.ops_random import threefry


class KnownAnswers(unittest.TestCase):
    def test_vectors(self):
        ones = (0xFFFFFFFF, 0xFFFFFFFF)
        for counter, key, answer in (
            ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
            (ones, ones, (0x1CB996FC, 0xBB002BE7)),
            ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
        ):
            self.assertEqual(threefry(key, counter), answer)


if __name__ == "__main__":
    unittest.main()
