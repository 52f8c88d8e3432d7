// One element between neighbours, three in front, and as many taken away at the end as there are then: padding alone.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [11, 12], [21, 22]]> : tensor<3x2xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [0, 3], high = [0, -3], interior = [0, 1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  check.expect_eq_const %result, dense<[[-9, -9, -9], [-9, -9, -9], [-9, -9, -9]]> : tensor<3x3xi32>
  return
}
