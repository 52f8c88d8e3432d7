// Four of six elements of each row are taken away in front.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16]]> : tensor<2x6xi32>
  %value = stablehlo.constant dense<-9> : tensor<i32>
  %result = stablehlo.pad %operand, %value, low = [0, -4], high = [0, 0], interior = [0, 0] : (tensor<2x6xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[5, 6], [15, 16]]> : tensor<2x2xi32>
  return
}
