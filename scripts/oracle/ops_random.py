# SPDX-License-Identifier: Apache-2.0
"""rng_bit_generator: blocks of Threefry-2x32 (Salmon et al., SC 2011; vectors of Random123).

How blocks make a tensor is left to the implementation. Here it is as in XLA, whose layout the
specification's own example follows: state[0] is the key, state[1] the counter of the first block.
Elements of 64 bits take a block each. Of narrower ones a block gives two neighbours along one
dimension, the first of even size or else the longest.
"""

from .registry import Unsupported, op
from .values import Tensor, lazy

MASK = 0xFFFFFFFF
ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
PARITY = 0x1BD11BDA


def threefry(key, counter, rounds=20):
    """One block: two words of two words, under two words of key."""
    keys = [key[0], key[1], PARITY ^ key[0] ^ key[1]]
    x, y = (counter[0] + keys[0]) & MASK, (counter[1] + keys[1]) & MASK
    for n in range(rounds):
        x = (x + y) & MASK
        turn = ROTATIONS[n % 8]
        y = ((y << turn | y >> (32 - turn)) & MASK) ^ x
        if n % 4 == 3:
            s = n // 4 + 1
            x = (x + keys[s % 3]) & MASK
            y = (y + keys[(s + 1) % 3] + s) & MASK
    return x, y


def words(n):
    return n & MASK, n >> 32 & MASK


def halved_dimension(shape):
    for d, n in enumerate(shape):
        if n % 2 == 0:
            return d
    return max(range(len(shape)), key=lambda d: shape[d]) if shape else None


@op("stablehlo.rng_bit_generator")
def rng_bit_generator(call):
    (state,) = call.operands
    if call.enum("rng_algorithm") != "THREE_FRY" or state.size != 2 or state.element.width != 64:
        raise Unsupported("rng_bit_generator by an algorithm other than THREE_FRY")
    kind, shape = call.element(1), call.op.result_types[1].shape
    if None in shape:
        raise Unsupported("rng_bit_generator: a result of unknown shape")
    key, counter = (state.element.bits(n) for n in state.elements())
    d = None if kind.width == 64 else halved_dimension(shape)
    blocks = list(shape)
    if d is not None:
        blocks[d] = (shape[d] + 1) // 2
    layout = Tensor(blocks, kind, function=lambda i: 0)

    def at(i):
        half = 0
        if d is not None:
            i, half = i[:d] + (i[d] // 2,) + i[d + 1 :], i[d] % 2
        block = threefry(words(key), words(counter + layout.position(i)))
        bits = block[half] if kind.width <= 32 else block[0] | block[1] << 32
        return kind.of_bits(bits & ((1 << kind.width) - 1))

    after = state.element.of_bits((counter + layout.size) & ((1 << 64) - 1))
    return [Tensor((2,), state.element, [state.elements()[0], after]), lazy(shape, kind, at)]
