// Element i of the counting dimension is i; the shape is an operand. StableHLO's verifier allows booleans, of which the
// specification says nothing: 0 is false, 1 is true.
func.func @main() {
  %output_shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<1xi64>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, true]> : tensor<2xi1>
  return
}
