// A loop halves a matrix until its flag falls, at most ten times; one with a scalar before its flag ends the same way.
func.func @main() {
  %first = stablehlo.constant dense<[[8.0, -3.0, 5.0], [40.0, 6.0, -7.0]]> : tensor<2x3xf32>
  %size = stablehlo.constant dense<40.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %result, %count, %flag = stablehlo.while(%matrix = %first, %i = %start, %large = %yes) : tensor<2x3xf32>, tensor<i32>, tensor<i1>
    cond {
      %ten = stablehlo.constant dense<10> : tensor<i32>
      %early = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %more = stablehlo.and %early, %large : tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %half = stablehlo.constant dense<0.5> : tensor<2x3xf32>
      %smaller = stablehlo.multiply %matrix, %half : tensor<2x3xf32>
      %corner = stablehlo.slice %smaller [1:2, 0:1] : (tensor<2x3xf32>) -> tensor<1x1xf32>
      %value = stablehlo.reshape %corner : (tensor<1x1xf32>) -> tensor<f32>
      %bound = stablehlo.constant dense<3.0> : tensor<f32>
      %still = stablehlo.compare GT, %value, %bound, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %smaller, %next, %still : tensor<2x3xf32>, tensor<i32>, tensor<i1>
    }
  %least, %turns, %end = stablehlo.while(%number = %size, %i = %start, %large = %yes) : tensor<f32>, tensor<i32>, tensor<i1>
    cond {
      stablehlo.return %large : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %half = stablehlo.constant dense<0.5> : tensor<f32>
      %smaller = stablehlo.multiply %number, %half : tensor<f32>
      %bound = stablehlo.constant dense<1.0> : tensor<f32>
      %still = stablehlo.compare GT, %smaller, %bound, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %smaller, %next, %still : tensor<f32>, tensor<i32>, tensor<i1>
    }
  check.expect_eq_const %result, dense<[[0.5, -0.1875, 0.3125], [2.5, 0.375, -0.4375]]> : tensor<2x3xf32>
  check.expect_eq_const %count, dense<4> : tensor<i32>
  check.expect_eq_const %least, dense<0.625> : tensor<f32>
  check.expect_eq_const %turns, dense<6> : tensor<i32>
  check.expect_eq_const %end, dense<false> : tensor<i1>
  return
}
