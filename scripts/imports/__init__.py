# SPDX-License-Identifier: Apache-2.0
"""What a checkout of openxla/stablehlo declares, and what our rows say: scripts/import-release and scripts/upstream-rows."""
from . import codes, compare, rows, source, upstream, write


def read(folder, text_of=None):
    """All of a checkout. `text_of` returns a file by its name below stablehlo/; by default it is read from the folder."""
    checkout = upstream.Checkout(folder, text_of)
    codes.read_codes(checkout)
    codes.read_rules(checkout)
    return checkout
