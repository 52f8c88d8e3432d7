#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every option that a tool asks for by its name stands in a table of options: option_names.py SOURCE

A name that is misspelt would never be given. First the test sees that it finds one.
"""
import glob
import re
import sys

ROW = re.compile(r'(?:\{|\b(?:SWITCH|VALUE|MAYBE)\()[\s\\]*"([A-Za-z0-9-]+)",\s*(?:CLI_(?:SWITCH|VALUE|MAYBE),|"|NULL)')
CALL = re.compile(r'\bcli_(?:is|last|on|value|choice|list|number_of)\(([^,()]|\([^()]*\))+,\s*"([^"]*)"')


def strangers(texts):
    rows = {m[1] for text in texts.values() for m in ROW.finditer(text)}
    calls = [(path, m[2]) for path, text in texts.items() for m in CALL.finditer(text)]
    assert len(rows) > 1 and calls, "no option was found"
    return [f"{path}: no table has --{name}" for path, name in calls if name not in rows]


seen = strangers({"a.c": '{"loud", CLI_SWITCH, NULL, "x"}, cli_on(args, "loud"); cli_value(&a->args, "sise"); cli_on(args, "high")',
                  "a.def": 'VALUE("size", "n", "y"), SWITCH("high", NULL),'})
assert seen == ["a.c: no table has --sise"], seen
sources = {path: open(path, encoding="utf-8").read() for folder in ("harness", "bench")
           for path in glob.glob(f"{sys.argv[1]}/{folder}/**/*.[ch]", recursive=True) + glob.glob(f"{sys.argv[1]}/{folder}/**/*.def", recursive=True)}
wrong = strangers(sources)
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
