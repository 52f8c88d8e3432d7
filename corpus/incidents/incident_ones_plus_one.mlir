// Ones plus one was 513 on one device, where the number is an argument of a program that does nothing else: it was read as the 512
// of the program before. 1 + 1 = 2.
func.func @main() {
  %ones = stablehlo.constant dense<1.0> : tensor<4xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %row = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %result = stablehlo.add %ones, %row : tensor<4xf32>
  check.expect_eq_const %result, dense<2.0> : tensor<4xf32>
  return
}
