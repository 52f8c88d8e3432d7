#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What POSIX.1-2017 lacks is named in base/os/ alone: calls of one system, extensions of one C library, /proc.
# system.sh SOURCES
set -eu
cd "$1"
called='prctl|syscall|pidfd_open|close_range|gettid|pipe2|accept4|dup3|mkostemps?|mkstemps|flock|madvise|mremap|memfd_create|ioctl
ptrace|epoll_[a-z]+|inotify_[a-z0-9_]+|eventfd|signalfd|timerfd_[a-z]+|sendfile|splice|fopencookie|funopen|wait[34]|sysinfo|dladdr
qsort_r|strchrnul|strcasestr|strsep|memrchr|memmem|mempcpy|rawmemchr|v?asprintf|timegm|reallocarray|secure_getenv|execvpe
canonicalize_file_name|get_current_dir_name|getprogname|gnu_get_libc_version|get_nprocs|sched_[sg]etaffinity|pthread_[a-z]+_np
exp10f?|sincosf?|malloc_(trim|usable_size)|explicit_bzero|getrandom|sigabbrev_np|sigdescr_np|strerrorname_np'
named='MAP_(PRIVATE|SHARED|ANONYMOUS|POPULATE|NORESERVE)|MADV_[A-Z]+|ru_maxrss|M_PIl|program_invocation_[a-z_]+|SYS_[a-z_]+|"/proc[^"]*"'
called=$(tr '\n' '|' <<<"$called")
called="(^|[^A-Za-z0-9_.>\"])(${called%|})\\("
named="(^|[^A-Za-z0-9_])($named)"

mapfile -t files < <(find api artifact base bench bounds bytecode harness interpreter ir passes text verify versions web \
  -name '*.[ch]' -not -path 'base/os/*' | sort)
[ "${#files[@]}" -gt 300 ] || { echo "only ${#files[@]} files were found"; exit 1; }
# Lines of comments may tell of anything.
outside() { grep -nHE "$called|$named" "$@" | grep -vE '^[^:]*:[0-9]+: *(/\*|\*|//)' || true; }
found=$(outside "${files[@]}")
if [ -n "$found" ]; then
  echo "not of POSIX.1-2017, and not in base/os/:"
  echo "$found"
  bad=1
fi

# The patterns find what they are for.
planted=$(mktemp)
trap 'rm -f "$planted"' EXIT
while IFS= read -r line; do
  echo "$line" >"$planted"
  [ -n "$(outside "$planted")" ] || { echo "not found: $line"; bad=1; }
done <<'END'
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (pipe2(ends, O_CLOEXEC)) return;
  FILE *f = fopen("/proc/self/maps", "r");
  void *at = mmap(NULL, n, PROT_READ, MAP_PRIVATE, fd, 0);
  qsort_r(rows, n, sizeof *rows, compare, user);
  return (double)u.ru_maxrss / 1024;
  char *end = strchrnul(at, ':');
END
exit "${bad:-0}"
