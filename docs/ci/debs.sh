#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The Debian packages of hlo-cts, built from the sources that this script is part of: debs.sh FOLDER
#
# Other jobs install them: apt-get install ./FOLDER/*.deb
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
. scripts/packages
want build package
cmake --preset package >/dev/null
compile --preset package --target product
cpack --preset package >/dev/null
cp build/package/*.deb "$folder"
