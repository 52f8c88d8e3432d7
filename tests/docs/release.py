#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What scripts/release writes, apart from the builds: release.py SOURCE

The formula for Homebrew names the version and the SHA-256 of the sources; where there is Ruby, it reads the formula, with a class
in the place of Homebrew's. A tarball of programs has the same bytes when it is written a second time, later. It has what the programs
look for. A version that one file states differently is refused, and so is a changelog without it. The SBOM names every file, and what
it holds.
"""
import contextlib
import hashlib
import importlib.machinery
import importlib.util
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop(1)).resolve()
sys.dont_write_bytecode = True  # it would lie beside the script
LOADER = importlib.machinery.SourceFileLoader("release", str(SOURCE / "scripts/release"))
release = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", LOADER))
LOADER.exec_module(release)

# Homebrew's class, as far as the formula calls it: each line of the formula is printed.
HOMEBREW = """
class Formula
  def self.method_missing(name, *values)
    puts "#{name} #{values.join(' ')}"
  end
  def self.test; end
end
load ARGV[0]
"""


class Formula(unittest.TestCase):
    def setUp(self):
        self.scratch = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.scratch)
        self.tarball = self.scratch / "hlo-cts-7.8.9.tar.gz"
        self.tarball.write_bytes(b"sources")

    def test_names_the_sources(self):
        lines = [line.strip() for line in release.formula("7.8.9", self.tarball).splitlines()]
        self.assertIn(f'sha256 "{hashlib.sha256(b"sources").hexdigest()}"', lines)
        self.assertIn('url "https://github.com/OWNER/hlo-cts/releases/download/v7.8.9/hlo-cts-7.8.9.tar.gz"', lines)
        self.assertNotIn("@", "".join(lines))

    @unittest.skipUnless(shutil.which("ruby"), "there is no ruby")
    def test_ruby_reads_it(self):
        path = self.scratch / "hlo-cts.rb"
        path.write_text(release.formula("7.8.9", self.tarball))
        done = subprocess.run(["ruby", "-w", "-e", HOMEBREW, str(path)], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("sha256 " + hashlib.sha256(b"sources").hexdigest(), done.stdout.splitlines())
        # Each library that CMake looks for is a dependency, by the name that Homebrew has for it.
        for name in ("jansson", "libarchive", "libmd", "libmpc", "libyaml", "mpfr", "pcre2"):
            self.assertIn(f"depends_on {name}", done.stdout.splitlines())


class Refused(unittest.TestCase):
    """Of a copy of the files that state the version."""
    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        for name in (*release.STATED, "CHANGELOG.md"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, self.root / name)
        self.addCleanup(setattr, release, "ROOT", release.ROOT)
        release.ROOT = self.root
        self.version = release.stated("CMakeLists.txt")[0]

    def refusal(self, check, version):
        with self.assertRaises(SystemExit) as said, contextlib.redirect_stderr(io.StringIO()) as text:
            check(version)
        self.assertEqual(said.exception.code, 2)
        return text.getvalue()

    def test_another_version_in_one_file(self):
        release.check(self.version)
        for name, pattern in release.STATED.items():
            path = self.root / name
            text = path.read_text()
            first = re.search(pattern, text, re.M)
            path.write_text(text[:first.start(1)] + "7.8.9" + text[first.end(1):])
            self.assertRegex(self.refusal(release.check, self.version), f"(?m)^  {re.escape(name)}: .*7[.]8[.]9")
            path.write_text("")
            self.assertIn(f"  {name}: no version", self.refusal(release.check, self.version))
            path.write_text(text)
        release.check(self.version)
        self.assertEqual(len(self.refusal(release.check, "7.8.9").splitlines()), 1 + len(release.STATED))

    def test_changelog(self):
        path = self.root / "CHANGELOG.md"
        path.write_text("# Changes\n\n## 7.8.9\n\n* new\n\n## 1.0.0\n")
        release.check_changelog("7.8.9")
        self.refusal(release.check_changelog, "1.0.0")
        path.write_text("# Changes\n\n* newer\n\n## 7.8.9\n")
        self.refusal(release.check_changelog, "7.8.9")

    def test_folder_with_files(self):
        self.addCleanup(setattr, release, "git", release.git)
        release.git = lambda *words: "" if words[0] == "status" else "1000"
        self.refusal(lambda version: release.make(version, self.root), self.version)
        self.assertTrue((self.root / "CHANGELOG.md").exists())


class Sbom(unittest.TestCase):
    def test_names_files_and_what_they_hold(self):
        scratch = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, scratch)
        tags = {"manylinux_2_28_x86_64": {"gmp", "zig"}, "musllinux_1_2_aarch64": {"gmp", "zig", "musl"},
                "macosx_13_0_arm64": {"gmp", "zig"}, "win_amd64": {"zig", "mingw-w64"}}
        holds = {f"hlo_cts-7.8.9-py3-none-{tag}.whl": names for tag, names in tags.items()}
        holds.update({"hlo-cts-7.8.9-linux-x86_64.tar.gz": {"gmp", "zig", "musl"}, "hlo-cts-7.8.9.tar.gz": set(), "hlo-cts_7.8.9_arm64.deb": set()})
        for name in holds:
            (scratch / name).write_text(name)
        for name, value in (("sources", lambda: [(name, "1-1", f"{name}.orig.tar.gz", "0" * 64) for name in release.LICENCES]),
                            ("git", lambda *words: "commit")):
            self.addCleanup(setattr, release, name, getattr(release, name))
            setattr(release, name, value)
        made = release.sbom("7.8.9", 1000, sorted(scratch.iterdir()))
        packages = {package["SPDXID"]: package for package in made["packages"]}
        self.assertEqual(len(packages), len(made["packages"]))
        for package in packages:
            self.assertRegex(package, "^SPDXRef-[A-Za-z0-9.-]+$")
        some = {"gmp", "zig", "musl", "mingw-w64"}
        for name, wanted in holds.items():
            own = next(package for package in made["packages"] if package["name"] == name)
            self.assertEqual(own["checksums"][0]["checksumValue"], hashlib.sha256(name.encode()).hexdigest())
            linked = {packages[r["relatedSpdxElement"]]["name"] for r in made["relationships"]
                      if r["spdxElementId"] == own["SPDXID"] and r["relationshipType"] == "STATIC_LINK"}
            self.assertEqual(linked & some, wanted)
            self.assertEqual("zlib" in linked, bool(wanted))


@unittest.skipUnless((SOURCE / ".git").exists(), "no git checkout: the data are those of a commit")
class Tarball(unittest.TestCase):
    def test_same_bytes(self):
        with tempfile.TemporaryDirectory() as scratch:
            base = pathlib.Path(scratch)
            (base / "licences").mkdir()
            (base / "licences/zlib").write_text("text")
            program = base / "hlo-cts"
            program.write_bytes(b"\x7fELF")
            release.BASE = base
            written = []
            for when in (1, 2):
                os.utime(program, (when, when))
                release.static_tarball(base / "t.tar.gz", "top", [program], 1000)
                written.append((base / "t.tar.gz").read_bytes())
            self.assertEqual(*written)
            with tarfile.open(base / "t.tar.gz") as tar:
                members = {member.name: member for member in tar}
        self.assertEqual(members["top/bin/hlo-cts"].mode, 0o755)
        self.assertEqual({member.mtime for member in members.values()}, {1000})
        for name in ("licences/zlib", "corpus/README.md", "golden/MANIFEST", "versions/opset/0.9.0.yaml", "scripts/commands/suite.py"):
            self.assertIn(f"top/share/hlo-cts/{name}", members)


if __name__ == "__main__":
    unittest.main()
