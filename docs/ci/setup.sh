#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# hlo-cts in PATH for the steps that follow: setup.sh [PREFIX]
#
# Takes the one in PATH, or in PREFIX (a cache of the job; by default $RUNNER_TEMP/hlo-cts), or builds it there from
# the sources that this script is part of, with what Debian's packages have (scripts/packages).
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
prefix=${1:-${RUNNER_TEMP:-/tmp}/hlo-cts}
if command -v hlo-cts >/dev/null; then
  hlo-cts --version
  exit 0
fi
if [ ! -x "$prefix/bin/hlo-cts" ]; then
  cd "$here"
  . scripts/packages
  want build gate
  build=$(mktemp -d)
  cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF -DHLO_CTS_CTEST=off "-DCMAKE_INSTALL_PREFIX=$prefix"
  cmake --build "$build" --target product
  cmake --install "$build"
  rm -rf "$build"
fi
"$prefix/bin/hlo-cts" --version
if [ -n "${GITHUB_PATH:-}" ]; then echo "$prefix/bin" >>"$GITHUB_PATH"; fi
