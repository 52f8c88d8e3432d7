// Attributes and a version describe the composite; the decomposition alone says what it means: 3 + 2, -4 + 2.
func.func private @add_two(%lhs: tensor<2xi32>) -> tensor<2xi32> {
  %rhs = stablehlo.constant dense<2> : tensor<2xi32>
  %result = stablehlo.add %lhs, %rhs : tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %result = stablehlo.composite "hlo.add_n" %input {composite_attributes = {n = 2 : i64, what = "two"}, decomposition = @add_two, version = 3 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[5, -2]> : tensor<2xi32>
  return
}
