# SPDX-License-Identifier: Apache-2.0
"""Pages that need no network and no other file, made of the parts in harness/reports/page."""
import base64
import hashlib
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..", "harness", "reports", "page")


def make_page(name, scripts, parts):
    """The page NAME.html with its style and scripts; the content security policy allows these alone."""
    def text(file):
        with open(os.path.join(FOLDER, file), encoding="utf-8") as f:
            return f.read()

    def policy(code):
        return "sha256-" + base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    script, style = "".join(text(s) for s in scripts), text("page.css")
    page = text(name)
    if scripts:
        page = text("page.html").replace("@BODY@", page)
    marks = {"STYLE_HASH": policy(style), "SCRIPT_HASH": policy(script), "STYLE": style, "SCRIPT": script, **parts}
    return re.sub("@(" + "|".join(marks) + ")@", lambda m: marks[m[1]], page)
