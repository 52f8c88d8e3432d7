# SPDX-License-Identifier: Apache-2.0
"""A journal with a hostile text in every field that takes one: hostile.py JOURNAL FOLDER."""
import json
import os
import sys

EVIL = ("</script><script>document.documentElement.className='hacked'</script><!--<script>"
        "\"'><img src=x onerror=\"document.documentElement.className='hacked'\">"
        "\u2028\u2029\u202e\u0001\u001b[31m\u007f\u0085&lt;@DATA@${7*7}")

os.makedirs(sys.argv[2])
with open(sys.argv[1], encoding="utf-8") as lines, \
        open(os.path.join(sys.argv[2], "journal"), "w", encoding="utf-8") as out:
    for number, line in enumerate(lines):
        o = json.loads(line)
        if number == 0:
            o["consumer"] = o["tool"] = EVIL
            for name in ("consumer", "fault"):
                o["options"][name] = EVIL
        if "case" in o:
            o["tags"] = o.get("tags", []) + [EVIL]
            o["file"] = EVIL + ".mlir"
        for message in o.get("messages", []):
            message["message"] = EVIL + "\nexpected: " + EVIL + "\nactual: " + EVIL
        json.dump(o, out)
        out.write("\n")
