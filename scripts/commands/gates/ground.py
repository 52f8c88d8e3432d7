# SPDX-License-Identifier: Apache-2.0
"""The two sides of the comparison: what was released, and what is proposed."""
import json
import os
import re
import shutil
import tempfile

from gates.tool import GATE, Broken, Finding, dotted, read, run, version

FOLDERS = ("versions", "corpus", "golden", "gate")  # that the gate reads of a revision; `gate` may be missing


def releases_folder(tree):
    """The folder with the release files of a tree, of a folder with opset/, or of one with the files."""
    for below in ("versions/opset", "opset"):
        if os.path.isdir(os.path.join(tree, below)):
            return os.path.join(tree, below)
    return tree


def rows_folder(tree):
    """The folder that has opset/ and dialects/; of a folder of release files, that one."""
    folder = releases_folder(tree)
    return os.path.dirname(folder) if os.path.basename(folder) == "opset" else folder


def releases_in(tree):
    folder = releases_folder(tree)
    names = os.listdir(folder) if os.path.isdir(folder) else []
    return sorted(version(name[:-5]) for name in names if re.fullmatch(r"\d+\.\d+\.\d+\.yaml", name))


def there(*parts):
    path = os.path.join(*parts)
    return path if os.path.exists(path) else None


def listed_releases(options):
    done = run("hlo-cts", "history", *options)
    return [version(line.split()[0]) for line in done.out.splitlines() if line], done


class Unusable(Exception):
    """The base or the head cannot be used: the findings say why."""

    def __init__(self, findings):
        super().__init__()
        self.findings = findings


class Ground:
    """`before` is the newest release of the base. A folder of the base is None if the base has none. `rows` are the options that make
    a command use the proposed rows, `old_rows` those for the base's; `releases` are the proposed ones."""

    def __init__(self, options):
        self.o, self.checkouts, self.memory = options, [], tempfile.mkdtemp(prefix="hlo-cts-gate-")
        self.opset, self.corpus, self.golden = options.opset, options.corpus, options.golden
        self.tree = self.before_corpus = self.before_golden = None
        self.old_rows, self.rows, self.releases, self.review = [], [], [], None
        self.cases, self.was, self.golden_list, self.coverage = None, None, None, {}
        self.builtin, _ = listed_releases([])

    def close(self):
        for folder in [self.memory, *self.checkouts]:
            shutil.rmtree(folder, ignore_errors=True)

    # --- The base ---

    def open(self):
        self.open_base()
        if self.o.head:
            folder = self.check_out(self.o.head, "head")
            self.opset, self.corpus, self.golden = folder, os.path.join(folder, "corpus"), os.path.join(folder, "golden")
            self.head = folder
        self.whole = self.opset == "built-in" or os.path.exists(
            os.path.join(releases_folder(self.opset), dotted(self.oldest()) + ".yaml"))

    head = None

    def oldest(self):
        return min(releases_in(self.tree), default=self.builtin[0]) if self.tree else self.builtin[0]

    def open_base(self):
        base = self.o.base
        if base == "built-in":
            self.before = self.builtin[-1]
            own = releases_in(self.opset) if self.opset != "built-in" else []
            again = [i for i, r in enumerate(self.builtin) if r in own]
            if again and again[0] > 0:  # the folder states the newest releases again
                self.before = self.builtin[again[0] - 1]
        elif os.path.exists(base):
            self.open_folder(base)
        elif re.fullmatch(r"\d+\.\d+\.\d+", base):
            self.before = version(base)[:2] + (0,)
            if self.before not in self.builtin:
                raise Unusable([Finding(GATE.BASE, f"base '{base}': there is no such release")])
        else:
            self.open_folder(self.check_out(base, "base"))

    def open_folder(self, folder):
        self.tree, self.old_rows = folder, ["--opset=" + folder]
        self.before = max(releases_in(folder), default=self.builtin[-1])
        self.before_corpus = there(folder, "corpus")
        self.before_golden = there(folder, "golden", "MANIFEST") and os.path.join(folder, "golden")

    def check_out(self, revision, side):
        """A folder with the files of a revision of the corpus's repository."""
        def git(*arguments, cwd):
            done = run("git", "-C", cwd, *arguments)
            if done.status:
                raise Unusable([Finding(GATE.BASE, f"{side} '{revision}': git: {done.err.strip()}")])
            return done.out.strip()
        if revision.startswith("-"):
            raise Unusable([Finding(GATE.BASE, f"{side} '{revision}': neither a folder nor a revision")])
        root = git("rev-parse", "--show-toplevel", cwd=self.corpus)
        names = git("ls-tree", "--name-only", revision, *FOLDERS, cwd=root).split("\n")
        folder = tempfile.mkdtemp(prefix="hlo-cts-gate-")
        self.checkouts.append(folder)
        tar = os.path.join(folder, "tree.tar")
        git("archive", "--format=tar", "--output=" + tar, revision, "--", *names, cwd=root)
        done = run("tar", "-xf", tar, "-C", folder)
        if done.status:
            raise Unusable([Finding(GATE.BASE, f"{side} '{revision}': {done.err.strip()}")])
        os.remove(tar)
        return folder

    def shown(self, finding):
        """The finding with its file as the user knows it."""
        for folder, name in ((self.review, self.opset), (self.head, None)):
            if folder and finding.file and finding.file.startswith(folder + os.sep):
                rest = finding.file[len(folder) + 1:]
                finding.file = os.path.join(rows_folder(name), rest) if name else rest
        return finding

    # --- The proposed rows ---

    def older_side(self):
        """The base as `hlo-cts lint-opset` takes it."""
        if self.tree:
            return self.tree
        return "built-in" if self.before == self.builtin[-1] else dotted(self.before)

    def load_rows(self):
        """Finds the options for the proposed rows, and the releases. The errors, if they do not load."""
        if self.opset != "built-in":
            self.rows = ["--opset=" + self.review_folder()]
        self.releases, done = listed_releases(self.rows)
        return done.findings

    def review_folder(self):
        """A folder with the releases that are newer than the base, so that no older one is read as new."""
        folder = releases_folder(self.opset)
        new = [r for r in releases_in(self.opset) if r > min(self.before, self.builtin[-1])]
        if not new:
            return self.opset
        self.review = os.path.join(self.memory, "rows")
        os.makedirs(os.path.join(self.review, "opset"))
        for release in new:
            shutil.copy(os.path.join(folder, dotted(release) + ".yaml"), os.path.join(self.review, "opset"))
        dialects = os.path.join(rows_folder(self.opset), "dialects")
        os.makedirs(os.path.join(self.review, "dialects"))
        for name in sorted(os.listdir(dialects)) if os.path.isdir(dialects) else []:
            if name.endswith(".yaml"):
                shutil.copy(os.path.join(dialects, name), os.path.join(self.review, "dialects"))
        return self.review

    def proposed_rows(self):
        """The folder of the proposed rows. Built-in rows are in `versions` beside the corpus. None: they are not there."""
        if self.opset != "built-in":
            return rows_folder(self.opset)
        versions = there(self.corpus, "..", "versions")
        return versions and rows_folder(versions)

    def is_new(self, release):
        return release is not None and release > self.before

    def new_rows(self):
        """(release, rows) of each new release file."""
        import yaml
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        folder = self.proposed_rows()
        for release in releases_in(folder) if folder else []:
            if self.is_new(release) and release in self.releases:
                yield release, yaml.load(read(os.path.join(releases_folder(folder), dotted(release) + ".yaml")), Loader=loader)

    # --- Cases and golden bytes ---

    def read_cases(self):
        """Reads the cases and golden bytes of both sides; returns the errors about each: the base's cases, cases, golden bytes."""
        errors = []
        for side, options in (("was", [*self.old_rows, f"--corpus={self.before_corpus}"]), ("cases", [*self.rows, f"--corpus={self.corpus}"])):
            done = run("hlo-cts", "list", "--json", *options) if side == "cases" or self.before_corpus else None
            if done and done.status == 0:
                setattr(self, side, {c["id"]: c for c in json.loads(done.out)})
            elif done and not done.findings:
                raise Broken(done.err.strip())
            errors.append(done.findings if done else [])
        done = run("hlo-cts", "golden", "--list", *self.rows, f"--corpus={self.corpus}", f"--golden={self.golden}")
        if done.status == 0:
            self.golden_list = done.out
        elif not done.findings:
            raise Broken(done.err.strip())
        return [*errors, done.findings]
