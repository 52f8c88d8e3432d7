// A tensor of one boolean: the byte of true is 0xFF or 0x01, whichever the writer's release writes.
func.func @main() {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.not %true : tensor<i1>
  check.expect_eq_const %result, dense<false> : tensor<i1>
  return
}
