// A boolean tensor of one element that is true: from 1.14.0 on it is written as another byte, and
// every release reads both.
func.func @main() {
  %one = stablehlo.constant dense<true> : tensor<1xi1>
  %other = stablehlo.constant dense<false> : tensor<1xi1>
  %result = stablehlo.xor %one, %other : tensor<1xi1>
  check.expect_eq_const %result, dense<true> : tensor<1xi1>
  return
}
