// The type of a function: every release knows it.
func.func private @first(%lhs: tensor<2xi32>, %rhs: tensor<3xi32>) -> tensor<2xi32> {
  return %lhs : tensor<2xi32>
}
func.func @main() {
  %lhs = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %result = call @first(%lhs, %rhs) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[5, 6]> : tensor<2xi32>
  return
}
