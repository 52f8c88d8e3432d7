#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# scripts/matrix over two hosts that share no files: network namespaces, each with a sshd and with an empty folder where this machine has
# the program and the corpus. One host is killed in the middle; the run is that of an undisturbed one. matrix_two_hosts.sh HLO-CTS SOURCE
set -eu
skip() { echo "skipped: $1"; exit 77; }
PATH=$PATH:/usr/sbin:/sbin
for tool in parallel flock rsync ssh sshd ssh-keygen ip unshare mount; do
  command -v "$tool" >/dev/null || skip "there is no $tool (Debian: openssh-server openssh-client iproute2 rsync parallel util-linux)"
done
[ "$(id -u)" = 0 ] || skip "only root may make hosts out of network namespaces"
. "$2/tests/harness/same_run.sh"
keys=$(mktemp -d) work=$(mktemp -d) net=198.18.$(($$ % 250)) hosts="a b"
tag=hc$(($$ % 10000))
# Kills all that runs on a host. A process may end by itself before its signal comes, or start another one; so it looks again.
kill_all() {
  for _ in $(seq 100); do
    local pids
    pids=$(ip netns pids "$tag$1" 2>/dev/null) || return 0
    [ -n "$pids" ] || return 0
    # shellcheck disable=SC2086 # a list of numbers
    kill -9 $pids 2>/dev/null || true
    sleep 0.05
  done
  return 1
}
end() {
  for h in $hosts; do
    kill_all "$h" || true
    ip netns del "$tag$h" 2>/dev/null || true
    ip link del "$tag$h" 2>/dev/null || true
  done
  rm -rf "$keys" "$work"
}
trap end EXIT
ip netns add "${tag}a" 2>"$keys/said" || skip "network namespaces cannot be made: $(tail -n 1 "$keys/said")"
ip netns add "${tag}b"
unshare --mount true 2>"$keys/said" || skip "mounts of one's own cannot be made: $(tail -n 1 "$keys/said")"
mkdir "$keys/parallel"
ssh-keygen -q -t ed25519 -N '' -f "$keys/id"
ssh-keygen -q -t ed25519 -N '' -f "$keys/host"
home=$(getent passwd root | cut -d: -f6)
hide="mount -t tmpfs none '$home'"
case $keys in "$home"/*) hide=true ;; esac
last=1
for h in $hosts; do
  ip link add "$tag$h" type veth peer name eth0 netns "$tag$h" 2>"$keys/said" || skip "no link to a namespace: $(tail -n 1 "$keys/said")"
  ip address add "$net.$last/30" dev "$tag$h"
  ip link set "$tag$h" up
  ip -n "$tag$h" address add "$net.$((last + 1))/30" dev eth0
  ip -n "$tag$h" link set eth0 up
  ip -n "$tag$h" link set lo up
  printf 'Host %s\n  HostName %s\n' "$h" "$net.$((last + 1))" >>"$keys/config"
  last=$((last + 4))
  printf '%s\n' "HostKey $keys/host" "AuthorizedKeysFile $keys/id.pub" "PidFile none" "StrictModes no" "UsePAM no" \
    "PermitRootLogin prohibit-password" "MaxStartups 100" >"$keys/sshd.$h"
  # The host does not see this machine's files in $work. The script in the host's tmpfs tells that it is there. Root's home is empty too:
  # the start files of a shell there may do anything, and a part of it that is killed in the middle may leave a lock behind.
  ip netns exec "$tag$h" unshare --mount sh -c "mount -t tmpfs none '$work' && $hide && mkdir -p /run/sshd && touch '$work/host-$h' &&
    exec $(command -v sshd) -D -e -f '$keys/sshd.$h'" >"$keys/log.$h" 2>&1 &
done
printf 'Host *\n  User root\n  IdentityFile %s/id\n  IdentitiesOnly yes\n  StrictHostKeyChecking no\n  UserKnownHostsFile /dev/null\n  LogLevel ERROR\n' \
  "$keys" >>"$keys/config"
for h in $hosts; do
  for _ in $(seq 50); do
    ssh -F "$keys/config" -o ConnectTimeout=2 "$h" true 2>"$keys/said" && break
    sleep 0.2
  done
  [ "$(ssh -F "$keys/config" "$h" "ls '$work'" 2>"$keys/said")" = "host-$h" ] || skip "no sshd in a namespace: $(cat "$keys/said" "$keys/log.$h")"
done
cp "$1" "$work/hlo-cts"
cp -r "$2/corpus" "$2/golden" "$work"
mkdir -p "$work/scripts" "$work/harness/reports"
cp -r "$2/scripts/commands" "$work/scripts"
cp -r "$2/harness/reports/page" "$work/harness/reports"
export HLO_CTS=$work/hlo-cts HLO_CTS_CORPUS=$work/corpus HLO_CTS_GOLDEN=$work/golden HLO_CTS_SCRIPTS=$work/scripts PARALLEL_HOME=$keys/parallel TMPDIR=$keys
export MATRIX_HOSTS="1/a,1/b" PARALLEL_SSH="ssh -F $keys/config"
ended() { awk -F '\t' 'NR > 1 && $7 == 0 {print $2}' "$work/m/joblog"; } # the host of each shard that ended
fails() { echo "$1"; cat "$keys/out" "$work/m/joblog"; exit 1; }
"$HLO_CTS" run --quick --quiet --matrix=none --report "$work/whole" >/dev/null
"$2/scripts/matrix" 8 "$work/m" --quick >"$keys/out" 2>&1 &
matrix=$!
# When each of them has brought something back, b goes away with all that runs on it.
for _ in $(seq 600); do
  sleep 0.1
  [ "$(ended 2>/dev/null | sort -u | wc -l)" -lt 2 ] || break
done
# At least two of the 8 shards have not ended: there is something to go on with.
[ "$(ended | wc -l)" -lt 7 ] || fails "it was over before a host could go away"
kill_all b || fails "what runs on b cannot be killed"
ip link set "${tag}b" down
wait "$matrix" || fails "it ended with $?"
same_run "$work" whole m || fails "it is another run"
# The host that stayed ran what the other could not, and has copies of what it needed; the shard that was cut was tried again.
[ "$(ended | grep -c a)" -gt "$(ended | grep -c b)" ] || fails "a did not run what was left"
ssh -F "$keys/config" a "test -x '$work/hlo-cts' && test -d '$work/corpus' && ! test -e '$work/whole'" || fails "a has something else"
[ "$(awk -F '\t' 'NR > 1 && $7 == 0 {print $1}' "$work/m/joblog" | sort -un | wc -l)" = 8 ] || fails "not every shard ended"
