// A cumulative sum of seven numbers of 64 bits: a window as long as the row, padded in front.
func.func @main() {
  %row = stablehlo.constant dense<[-3.0, 9.0, -4.0, -3.0, -3.0, -1.0, 3.0]> : tensor<7xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %result = "stablehlo.reduce_window"(%row, %zero) <{padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 7>}> ({
  ^bb0(%one: tensor<f64>, %other: tensor<f64>):
    %sum = stablehlo.add %one, %other : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<7xf64>, tensor<f64>) -> tensor<7xf64>
  check.expect_eq_const %result, dense<[-3.0, 6.0, 2.0, -1.0, -4.0, -5.0, -2.0]> : tensor<7xf64>
  return
}
