// One element taken away in front and three at the end, after two were put between neighbours.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [-1], high = [-3], interior = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[-9, -9, 2, -9, -9, 3]> : tensor<6xi32>
  return
}
