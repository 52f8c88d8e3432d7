// Attributes and a version describe the composite; the decomposition alone says what it means: 3 + 2, -4 + 2.
func.func private @add_two(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.constant dense<2> : tensor<2xi32>
  %1 = stablehlo.add %arg0, %0 : tensor<2xi32>
  return %1 : tensor<2xi32>
}
func.func @main() {
  %0 = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %1 = stablehlo.composite "hlo.add_n" %0 {composite_attributes = {n = 2 : i64, what = "two"}, decomposition = @add_two, version = 3 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[5, -2]> : tensor<2xi32>
  return
}
