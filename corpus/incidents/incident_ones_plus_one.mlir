// Ones plus one was 513 on a device that took the bytes of one for those of another type.
func.func @main() {
  %ones = stablehlo.constant dense<1> : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %row = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %result = stablehlo.add %ones, %row : tensor<4xi32>
  check.expect_eq_const %result, dense<2> : tensor<4xi32>
  return
}
