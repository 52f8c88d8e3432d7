// A place without a sign that lies far behind the last element is moved to it.
func.func @main() {
  %row = stablehlo.constant dense<[-3.0, 3.0, -8.0, -4.0, 9.0, 6.0, 3.0]> : tensor<7xf32>
  %place = stablehlo.constant dense<4000000000> : tensor<ui32>
  %result = stablehlo.dynamic_slice %row, %place, sizes = [1] : (tensor<7xf32>, tensor<ui32>) -> tensor<1xf32>
  check.expect_eq_const %result, dense<3.0> : tensor<1xf32>
  return
}
