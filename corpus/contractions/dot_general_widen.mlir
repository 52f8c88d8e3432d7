// Products of i8 in a result of i32: 2 * 127 * 127 = 32258.
func.func @main() {
  %lhs = stablehlo.constant dense<[[127, 127]]> : tensor<1x2xi8>
  %rhs = stablehlo.constant dense<[[127], [127]]> : tensor<2x1xi8>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi32>
  check.expect_eq_const %result, dense<[[32258]]> : tensor<1x1xi32>
  return
}
