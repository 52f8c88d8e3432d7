// Bounds of no dimension hold for every element.
func.func @main() {
  %min = stablehlo.constant dense<-2> : tensor<i32>
  %operand = stablehlo.constant dense<[[-5, 0, 9], [3, -2, 4]]> : tensor<2x3xi32>
  %max = stablehlo.constant dense<3> : tensor<i32>
  %result = stablehlo.clamp %min, %operand, %max : (tensor<i32>, tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[-2, 0, 3], [3, -2, 3]]> : tensor<2x3xi32>
  return
}
