// More is taken away in front than the operand has; what stands behind is padding alone.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [-3], high = [4], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[-9, -9, -9]> : tensor<3xi32>
  return
}
