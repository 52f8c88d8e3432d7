# SPDX-License-Identifier: Apache-2.0
"""hlo-cts golden --list, --check and --release: golden bytes, with their witnesses. `hlo-cts golden --rows` reads and checks the bytes."""
import os
import re
import subprocess
import sys
import time

import suite
from witnesses import Witnesses


def check(witnesses, rows):
    """What contradicts the golden bytes: every row of a case in the file must have a witness or a cause."""
    newest = {}  # case: (its generation, {release: digest of the payload})
    for case, generation, release, _, payload, *_ in rows:
        generation = int(generation)
        if generation > newest.get(case, (0,))[0]:
            newest[case] = (generation, {})
        if release != "-" and generation == newest[case][0]:
            newest[case][1][release] = payload
    for case, line in witnesses.cases.items():
        generation, payloads = newest.get(case, (0, {}))
        if line.generation > generation:
            yield f"there is no generation {line.generation} of case '{case}'", line.place
        if line.generation != generation:
            continue
        standing = {release: witnesses.standing(case, generation, release)[0] for release in payloads}
        seen = {payloads[release] for release in payloads if standing[release] == "same"} - {""}
        for release in payloads:
            if standing[release] == "none":
                yield (f"the golden bytes of '{case}' for {release} have neither a witness nor a cause; scripts/witness --derive finds those that "
                       "equal older ones"), line.place
            elif standing[release] == "equal" and payloads[release] not in seen:
                yield f"the golden bytes of '{case}' for {release} equal none that has a witness", line.place


def release(folder, version):
    """Locks all golden bytes for a release of the suite."""
    path = os.path.join(folder, "MANIFEST")
    with open(path, encoding="utf-8") as f:
        lines = [line for line in f.read().splitlines() if line]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise suite.Unusable(f"--release: '{version}' is not a version X.Y.Z")
    if not [line for line in lines if not line.startswith("#")] or lines[-1].startswith("released\t"):
        raise suite.Unusable("--release: all golden bytes are locked already")
    with open(path + ".part", "w", encoding="utf-8") as f:
        f.write("\n".join([*lines, f"released\t{version}\t{time.strftime('%Y-%m-%d', time.gmtime())}\n"]))
    os.replace(path + ".part", path)
    return 0


def main():
    words = sys.argv[1:sys.argv.index("--")]
    done = subprocess.run([suite.HLO_CTS, "golden", "--rows", *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    if not done.stdout:
        return done.returncode
    head, *rows = [line.split("\t", 6) for line in done.stdout.decode(errors="surrogateescape").split("\n")[:-1]]
    folder, count, additions, errors = head[0], *map(int, head[1:])
    locked = next((word.split("=", 1)[1] for word in reversed(words) if word.startswith("--release=")), None)
    if locked is not None:
        return release(folder, locked)
    witnesses = Witnesses(folder)
    wrong = [(8207, *error) for error in witnesses.errors]
    if "--check=true" in words:
        wrong += [(8208, *error) for error in (check(witnesses, rows) if not wrong else [])]
    for number, text, place in wrong:
        print(suite.diagnostic(number, text, place), file=sys.stderr)
    if "--check=true" in words:
        errors += len(wrong)
        print(f"{count} golden artifacts in {additions} additions, {errors} errors")
    elif not wrong:
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
        sys.stdout.writelines("\t".join((*row[:4], "-" if row[2] == "-" else witnesses.standing(row[0], int(row[1]), row[2])[0], *row[5:])) + "\n"
                              for row in rows)
    return 1 if errors or wrong else 0


if __name__ == "__main__":
    suite.run("golden", main)
