// Mean and deviation of 1200 numbers, within about ten times what chance allows.
func.func @main() {
  %a = stablehlo.constant dense<-3.0> : tensor<f64>
  %b = stablehlo.constant dense<9.0> : tensor<f64>
  %shape = stablehlo.constant dense<[400, 3]> : tensor<2xi64>
  %numbers = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<400x3xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %count = stablehlo.constant dense<1200.0> : tensor<f64>
  %sum = stablehlo.reduce(%numbers init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<400x3xf64>, tensor<f64>) -> tensor<f64>
  %mean = stablehlo.divide %sum, %count : tensor<f64>
  %center = stablehlo.broadcast_in_dim %mean, dims = [] : (tensor<f64>) -> tensor<400x3xf64>
  %off = stablehlo.subtract %numbers, %center : tensor<400x3xf64>
  %square = stablehlo.multiply %off, %off : tensor<400x3xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<400x3xf64>, tensor<f64>) -> tensor<f64>
  %variance = stablehlo.divide %squares, %count : tensor<f64>
  %deviation = stablehlo.sqrt %variance : tensor<f64>
  check.expect_almost_eq_const %mean, dense<3.0> : tensor<f64>, tolerance = 1.0
  check.expect_almost_eq_const %deviation, dense<3.464102> : tensor<f64>, tolerance = 1.0
  return
}
