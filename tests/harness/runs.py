#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/runs: runs side by side, a badge, a history, the world matrix. runs.py HLO_CTS SOURCE"""
import html.parser
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.dom.minidom

HLO_CTS, SOURCE = sys.argv[1:3]
ALL = sorted((name[:-5] for name in os.listdir(f"{SOURCE}/versions/opset") if name.endswith(".yaml")),
             key=lambda release: [int(n) for n in release.split(".")])
RELEASES, NEWEST = len(ALL), ALL[-1]
EVIL = ("</script><script>alert(1)</script><!--\"'><img src=x onerror=alert(1)>&lt;@DATA@@TOTALS@"
        "\u2028\u202e\x01\x1b[31m\x7f")
CASES = "^(add_f32_rounding|tan_f32)$"


def call(*argv, status=0):
    made = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert made.returncode == status, (argv, made.returncode, made.stdout, made.stderr)
    return made.stdout + made.stderr


def run(folder, regex, *options, status=0):
    call(HLO_CTS, "run", "--quiet", "--matrix=none", f"--corpus={SOURCE}/corpus", f"--golden={SOURCE}/golden", f"--filter={regex}",
         f"--report={folder}", *options, status=status)


def runs(*argv, status=0):
    return call(os.path.join(SOURCE, "scripts", "runs"), *argv, status=status)


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def changed(folder, to, change):
    """A copy of a run's results with a change."""
    os.makedirs(to)
    results = json.loads(read(f"{folder}/results.json"))
    change(results)
    with open(f"{to}/results.json", "w", encoding="utf-8") as f:
        json.dump(results, f)
    with open(f"{to}/journal", "w", encoding="utf-8") as f:
        f.write(read(f"{folder}/journal"))


def rename(name):
    return lambda r: r.update(consumer=name)


def says(text, *wanted):
    for w in wanted:
        assert w in text, f"'{w}' is not in:\n{text[-4000:]}"


class Elements(html.parser.HTMLParser):
    """The elements of a page, and what its texts hide."""

    def __init__(self, text):
        super().__init__()
        self.tags = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        assert not any(name.startswith("on") for name, _ in attrs), attrs


def tame(text, scripts):
    tags = Elements(text).tags
    assert tags.count("script") == scripts and "img" not in tags and "<!--" not in text
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\u2028]", text)


def cases_that_differ_come_first():
    """add fails for the first and passes for the second, tan passes for both; the first did not run add_f64."""
    text = runs("compare", "--html=page.html", "bad", "good", status=1)
    says(text, f"off-by-one-ulp: Reads {RELEASES} of {RELEASES} releases, 2 of 2 (100 %) · evaluates 1 of 2 (50 %) · ",
         "\nresult                          failed                passed\n",
         "\n1 case with different verdicts, 0 failed for every consumer that ran them\n", "\n  add_f32_rounding              evaluate x")
    assert "tan_f32" not in text
    page = read("page.html")
    data = json.loads(re.search('id="data">(.*?)</script>', page, re.S)[1])
    assert [case[:3] for case in data["cases"]] == [["add_f32_rounding", 0, 0], ["add_f64", 0, 2], ["tan_f32", 0, 3]], data["cases"]
    assert data["cases"][1][3] == -1 and data["kinds"][data["cases"][0][3]][1][data["checks"].index("evaluate")] > 0
    says(page, "off-by-one-ulp, built-in: side by side", "<th scope=\"row\">failed cases</th><td>1</td><td>0</td>")


def the_worst_run_decides_the_status():
    changed("good", "stopped", lambda r: r.update(result="incomplete", missing_rows=3))
    says(runs("compare", "--html=page.html", "bad", "stopped", status=2), "missing rows                    0                     3\n")
    says(read("page.html"), "side by side, incomplete", "The result of built-in is incomplete: the run was stopped; 3 rows (a case with a producer) are")
    says(runs("compare", *["good"] * 17, status=2), "at most 16 runs")


def a_badge_has_the_score():
    runs("badge", "bad", "badge.svg")
    says(read("badge.svg"), f">failed, reads {RELEASES} of {RELEASES} releases, 2 of 2 (100 %), evaluates 1 of 2 (50 %), writes 2 of 2 (100 %), "
         "refuses 2 of 2 (100 %)</text>")
    runs("badge", "stopped", "badge.svg")
    says(read("badge.svg"), ">incomplete</text>")
    assert "passed" not in read("badge.svg")


def a_history_tells_a_trend():
    runs("trend", "h", "good")
    says(runs("trend", "h", "bad"), "history: 0 runs like this before\n", " · evaluates 1 of 2 (50 %) · ")
    with open("h/trend", "a", encoding="utf-8") as f:
        f.write('{"started": "2026')  # a line that was cut off
    says(runs("trend", "h", "good"), "history: 1 run like this before\n")
    with open("h/trend", "w", encoding="utf-8") as f:
        f.write("elephant\n\n")
    says(runs("trend", "h", "good", status=2), "is no history of runs")


def the_world_has_a_row_for_each_consumer():
    """In the first run, as the newest release, add fails for each producer. tan passes for all producers but 16, which lack it."""
    changed("tan", "second", rename("second"))
    with open("dates", "w", encoding="utf-8") as f:
        f.write("# by hand\n2025-01-01\tsecond\n2023-05-06\tthird\tno wheel | here\n")
    says(runs("world", "--dates=dates", "world", "second", "bad"), "2023-05-06  third                                      no wheel | here\n")
    says(read("world/world.md"), f"| off-by-one-ulp |  | {NEWEST} | 0.0 | 0.0 | 0.0 | 0.0 | 50.0 | 50.0 | 50.0 | 50.0 | 50.0 | "
         f"reads {RELEASES} of {RELEASES} releases, 2 of 2 (100 %), evaluates 1 of 2 (50 %) |\n",
         f"| second | 2025-01-01 | {NEWEST} | . | . | . | . | 100 | 100 | 100 | 100 | 100 | reads {RELEASES - 16} of {RELEASES - 16} releases, 1 of 1 (100 %), evaluates 1 of 1 (100 %) |\n",
         "| third | 2023-05-06 | no wheel \\| here |\n")
    page = read("world/world.html")
    says(page, ", 1.4.0: 1 of 2 cases\">50</a>", "<a href=\"../bad/index.html\">",
         f"<span class=\"soft\">add_f32_rounding</span></td><td>from 0.9.0 to {NEWEST}<br>for 0.9.0 to {ALL[-2]}</td>")
    tame(page, 0)
    picture = xml.dom.minidom.parse("world/world.svg")
    at = max((int(t.getAttribute("x") or 0), len(t.firstChild.data)) for t in picture.getElementsByTagName("text"))
    assert at[0] + at[1] * 6.4 < int(picture.documentElement.getAttribute("width")), "the score is cut off"
    picture = picture.getElementsByTagName("rect")
    releases = len(json.loads(read("bad/results.json"))["releases"])
    assert len(picture) == 1 + 2 * releases and sum(r.hasAttribute("stroke") for r in picture) == 2
    says(runs("world", "world", "bad", "bad", status=2), "'off-by-one-ulp': two runs are of this consumer")


def a_consumer_that_only_evaluates_has_one_score():
    """Two cases are right, one is wrong, and one is unsupported: the same numbers on every page."""
    consumers = os.path.join(SOURCE, "scripts", "consumers")
    with open("evaluator.py", "w", encoding="utf-8") as f:
        f.write(read(f"{consumers}/example_evaluator.py").replace("a * b", "a * a").replace('["read", "evaluate"]', '["evaluate"]'))
    with open("example_testee.py", "w", encoding="utf-8") as f:
        f.write(read(f"{consumers}/example_testee.py"))
    with open("evaluator.yaml", "w", encoding="utf-8") as f:
        f.write("name: evaluator\nkind: testee\ncommand: [python3, '{here}/evaluator.py', '{bin}/hlo-translate', --mlir-print-op-generic]\n")
    text = call(HLO_CTS, "run", "--quiet", "--matrix=none", f"--corpus={SOURCE}/corpus", f"--golden={SOURCE}/golden", "--pair=*,1.20.0",
                "--filter=^(add_f32_rounding|add_limits_i32|multiply_limits_i32|abs_f32)$", "--consumer=evaluator.yaml", "--report=evaluator", status=1)
    score = json.loads(read("evaluator/results.json"))["score"]
    assert (score["evaluates"]["passed"], score["evaluates"]["failed"]) == (2, 1), score
    part = "evaluates 2 of 3 (67 %)"
    line = f"Reads {RELEASES} of {RELEASES} releases · {part} · writes – · refuses "
    assert score["line"].startswith(line), score
    for page in (text, *(read(f"evaluator/{name}") for name in ("summary.md", "matrix.txt", "junit.xml", "index.html"))):
        says(" ".join(page.split()), score["line"])  # a terminal has 80 columns
    runs("badge", "evaluator", "badge.svg")
    says(read("badge.svg"), f"failed, reads {RELEASES} of {RELEASES} releases, " + part)
    says(runs("trend", "h2", "evaluator"), score["line"])
    says(runs("world", "world2", "evaluator"), score["line"])
    for name in ("world.md", "world.html", "world.svg"):
        says(read(f"world2/{name}"), f"reads {RELEASES} of {RELEASES} releases, " + part)
    runs("compare", "--html", "scores.html", "evaluator", "evaluator", status=1)
    says(read("scores.html"), '<th scope="row">evaluates</th><td>2 of 3 (67 %)</td>')


def a_list_of_consumers_is_checked():
    for lines, why in (("2025-01-01 one\n", "line 1 is not a date, a tab and a name"), ("# a\n\n2025-1-01\tone\n", "line 3 is not a date"),
                       ("2025-01-01\t\n", "line 1 is not a date"), ("2025-01-01\tone\n2025-01-02\tone\twhy\n", "line 2: 'one' is listed twice")):
        with open("wrong", "w", encoding="utf-8") as f:
            f.write(lines)
        says(runs("world", "--dates=wrong", "world", "bad", status=2), why)


def texts_of_others_are_never_markup():
    def evil(r):
        r["consumer"] = r["tool"] = r["started"] = EVIL
        for case in r["cases"]:
            case["id"] += EVIL
        for detail in r["details"]:
            detail["case"] += EVIL
            detail["message"] = EVIL + "\nexpected: " + EVIL
    changed("bad", "evil", evil)
    runs("compare", "--html=page.html", "evil", "bad", status=1)
    page = read("page.html")
    tame(re.sub('(id="data">).*?(</script>)', r"\1\2", page, flags=re.S), 2)
    says(page, "\\u{202e}")
    runs("badge", "evil", "badge.svg")
    xml.dom.minidom.parse("badge.svg")
    runs("world", "world", "evil")
    tame(read("world/world.html"), 0)
    xml.dom.minidom.parse("world/world.svg")


def what_holds_no_run_is_refused():
    says(runs("badge", "nowhere", "b.svg", status=2), "'nowhere' holds no run")
    changed("bad", "newer", lambda r: r.update(schema=2))
    says(runs("badge", "newer", "b.svg", status=2), "has version 2, not 1")
    changed("bad", "older", lambda r: r.pop("failures"))
    says(runs("badge", "older", "b.svg", status=2), "`hlo-cts report older` writes it again")
    changed("bad", "torn", lambda r: None)
    with open("torn/results.json", "w", encoding="utf-8") as f:
        f.write('{"schema": 1')
    says(runs("badge", "torn", "b.svg", status=2), "'torn' holds no run")
    assert not os.path.exists("b.svg")


with tempfile.TemporaryDirectory() as work:
    os.chdir(work)
    run("bad", CASES, "--fault=off-by-one-ulp", status=1)
    run("good", "^(tan_f32|add_f32_rounding|add_f64)$")
    run("tan", "^tan_f32$")
    for test in (cases_that_differ_come_first, the_worst_run_decides_the_status, a_badge_has_the_score, a_history_tells_a_trend,
                 the_world_has_a_row_for_each_consumer, a_consumer_that_only_evaluates_has_one_score, a_list_of_consumers_is_checked,
                 texts_of_others_are_never_markup,
                 what_holds_no_run_is_refused):
        test()
        print(f"passed: {test.__name__}")
    os.chdir("/")
