// One coefficient of a row, at a place that is known when the program runs: of 20 with a sign, of 7 without one.
func.func @main() {
  %long = stablehlo.constant dense<[9.0, -3.0, -9.0, 4.0, -2.0, 7.0, -5.0, -4.0, 3.0, 2.0, 3.0, -1.0, -9.0, -6.0, 3.0, -3.0, -1.0, 4.0, 4.0, -6.0]> : tensor<20xf32>
  %short = stablehlo.constant dense<[-8.0, -7.0, 1.0, 6.0, 1.0, 3.0, 2.0]> : tensor<7xf32>
  %place = stablehlo.constant dense<13> : tensor<i32>
  %third = stablehlo.constant dense<2> : tensor<ui32>
  %one = stablehlo.dynamic_slice %long, %place, sizes = [1] : (tensor<20xf32>, tensor<i32>) -> tensor<1xf32>
  %other = stablehlo.dynamic_slice %short, %third, sizes = [1] : (tensor<7xf32>, tensor<ui32>) -> tensor<1xf32>
  check.expect_eq_const %one, dense<-6.0> : tensor<1xf32>
  check.expect_eq_const %other, dense<1.0> : tensor<1xf32>
  return
}
