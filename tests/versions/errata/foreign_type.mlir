// target: current
// options: --allow-unregistered-dialect --allow-other-dialects
// refused with --strict-upstream: type !foreign.t has no VHLO counterpart
func.func @main(%x: !foreign.t) {
  return
}
