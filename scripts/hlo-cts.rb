# SPDX-License-Identifier: Apache-2.0
# The formula for Homebrew. scripts/release writes it with the version and the SHA-256 of the sources. No Homebrew was at hand: Ruby
# read it, and the commands of `install` and `test` passed on Linux. On macOS nothing has been run (docs/platforms.md), so it asks
# for Linux.
class HloCts < Formula
  desc "Conformance test suite for StableHLO portable artifacts"
  homepage "https://github.com/OWNER/hlo-cts"
  url "https://github.com/OWNER/hlo-cts/releases/download/v@VERSION@/hlo-cts-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "pkgconf" => :build
  depends_on "jansson"
  depends_on "libarchive"
  depends_on "libmd"
  depends_on "libmpc"
  depends_on "libyaml"
  depends_on :linux
  depends_on "mpfr"
  depends_on "pcre2"

  def install
    system "cmake", "-G", "Ninja", "-S", ".", "-B", "build", "-DBUILD_TESTING=OFF", *std_cmake_args
    system "cmake", "--build", "build", "--target", "product"
    system "cmake", "--install", "build"
  end

  test do
    system bin/"hlo-cts", "run", "--quick", "--quiet", "--report=report"
  end
end
