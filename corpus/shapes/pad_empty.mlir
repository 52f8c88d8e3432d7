// Nothing padded: three rows of the padding value; the interior padding has nothing to go between.
func.func @main() {
  %operand = stablehlo.constant dense<> : tensor<0x3xi32>
  %padding = stablehlo.constant dense<-7> : tensor<i32>
  %result = stablehlo.pad %operand, %padding, low = [1, 0], high = [2, 0], interior = [5, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<3x3xi32>
  check.expect_eq_const %result, dense<[[-7, -7, -7], [-7, -7, -7], [-7, -7, -7]]> : tensor<3x3xi32>
  return
}
