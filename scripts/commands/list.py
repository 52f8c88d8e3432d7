# SPDX-License-Identifier: Apache-2.0
"""hlo-cts list --ctest: the cases as tests of CTest, from `hlo-cts list --json`."""
import argparse
import json
import re
import subprocess

import suite

CHECKS = suite.FACTS["checks"][:suite.FACTS["checks"].index("arguments")]  # the others are contexts
SKIPPED = "nothing was checked"  # the outcome of a run, as it prints it


def test(case, check, labels):
    """One test: of a case, or of one of its checks. Words in CMake stand in quotes; ids and names of checks hold nothing that it
    takes for its own, and tags are escaped."""
    name = f"{case['id']}/{check}" if check else case["id"]
    options = f' "--check={check}"' if check else ""
    options += ' "--context=constants,arguments"' if check == "evaluate" else ""
    # Not `required`, which most are: a label is found by a part of it, and tests of ours are called `ir`.
    level = [] if case["level"] == "required" else [case["level"]]
    tags = [re.sub(r'(["\\$;])', r"\\\1", tag) for tag in case["tags"]]
    return (f'add_test("{name}" ${{HLO_CTS_RUN}} "--case={case["id"]}"{options})\n'
            f'set_tests_properties("{name}" PROPERTIES LABELS "{";".join(["corpus", *level, *labels, *tags])}" '
            f'SKIP_REGULAR_EXPRESSION "{SKIPPED}" TIMEOUT 300)\n')


def main():
    p = argparse.ArgumentParser(allow_abbrev=False)
    p.add_argument("--ctest")
    p.add_argument("--json")
    o, others = p.parse_known_args()
    done = subprocess.run([suite.HLO_CTS, "list", "--json", *others], stdout=subprocess.PIPE, check=False)
    for case in json.loads(done.stdout or "[]"):
        checks = [check for check in CHECKS if check in case["checks"]]
        tests = [(None, checks)] if o.ctest == "cases" else [(check, [check]) for check in checks]
        print(*(test(case, *one) for one in tests), sep="", end="")
    return done.returncode


suite.run("list", main)
