# SPDX-License-Identifier: Apache-2.0
"""Processes of a grid, a thread each, and what they exchange.

A process waits only for a predicate over the shared board. When all that are alive wait and no
predicate holds, nothing can ever come: that is reported and nobody waits for a clock.
"""

import threading
from itertools import product

from .mlir import Custom
from .registry import Unsupported


class Grid:
    def __init__(self, replicas, partitions):
        self.replicas = replicas
        self.partitions = partitions
        self.changed = threading.Condition()
        self.alive = replicas * partitions
        self.waiting = []
        self.board = {}
        self.rounds = {}
        self.feed = []
        self.stuck = False

    def wait(self, ready):
        """Waits, with the lock held, until ready() holds."""
        self.waiting.append(ready)
        while not ready() and not self.stuck:
            self.look()
            if not self.stuck:
                self.changed.wait()
        self.waiting.remove(ready)
        if not ready():
            raise Unsupported("processes wait for each other for ever")

    def look(self):
        if len(self.waiting) == self.alive and not any(ready() for ready in self.waiting):
            self.stuck = True
            self.changed.notify_all()

    def leave(self):
        with self.changed:
            self.alive -= 1
            self.look()
            self.changed.notify_all()

    def exchange(self, kind, process, members, value):
        """Brings a value to the next meeting of the members of this kind; the values of all of them."""
        with self.changed:
            turn = self.rounds.get((kind, process), 0)
            self.rounds[kind, process] = turn + 1
            table = self.board.setdefault((kind, members, turn), {})
            table[process] = value
            self.changed.notify_all()
            self.wait(lambda: len(table) == len(members))
            return table

    def post(self, box, value):
        with self.changed:
            self.board.setdefault(box, []).append(value)
            self.changed.notify_all()

    def take(self, box):
        with self.changed:
            queue = self.board.setdefault(box, [])
            self.wait(lambda: bool(queue))
            return queue.pop(0)

    # The strategies of the specification, "Collective ops"

    def cross_replica(self, groups):
        return [
            [(r, p) for r in group] for group in groups for p in range(self.partitions)
        ]

    def cross_partition(self, groups):
        return [[(r, p) for p in group] for group in groups for r in range(self.replicas)]

    def cross_replica_and_partition(self, groups):
        return [[(r, p) for p in range(self.partitions) for r in group] for group in groups]

    def flattened_ids(self, groups):
        return [[divmod(i, self.partitions) for i in group] for group in groups]


def group_lists(call, attribute):
    """Lists of ids of a dense tensor (-1 fills up rows) or of mesh axes."""
    found = call.get(attribute)
    if isinstance(found, Custom):
        return mesh_groups(call, found)
    width = found.shape[1]
    flat = found.integers()
    return [[n for n in flat[i : i + width] if n >= 0] for i in range(0, len(flat), width or 1)]


def mesh_groups(call, attribute):
    """Groups of devices that differ in the named axes alone."""
    mesh = attribute.fields["mesh"]
    if not isinstance(mesh, Custom):
        symbol = call.process.program.symbols.get(mesh.name)
        mesh = symbol.attributes.get("mesh") if symbol else None
    if not isinstance(mesh, Custom):
        raise Unsupported("replica groups by a mesh that is not in the program")
    parts = []  # (axis, pre_size, size)
    sizes = {axis.fields["name"]: axis.fields["size"] for axis in mesh.fields["axes"]}
    wanted = []
    for reference in attribute.fields["axes"]:
        pre, size = reference.fields.get("sub_axis_info") or (1, sizes[reference.fields["name"]])
        wanted.append((reference.fields["name"], pre, size))
    for name, size in sizes.items():
        done = 1
        for sub in sorted(w for w in wanted if w[0] == name):
            if sub[1] > done:
                parts.append((name, done, sub[1] // done))
            parts.append(sub)
            done = sub[1] * sub[2]
        if size > done:
            parts.append((name, done, size // done))
    ids = mesh.fields.get("device_ids")
    space = [range(p[2]) for p in parts]
    order = {index: n for n, index in enumerate(product(*space))}
    inner = [parts.index(w) for w in wanted]
    outer = [n for n in range(len(parts)) if n not in inner]
    groups = []
    for fixed in product(*(space[n] for n in outer)):
        group = []
        for moving in product(*(space[n] for n in inner)):
            index = [0] * len(parts)
            for n, k in list(zip(outer, fixed)) + list(zip(inner, moving)):
                index[n] = k
            device = order[tuple(index)]
            group.append(ids.integers()[device] if ids else device)
        groups.append(group)
    return groups
