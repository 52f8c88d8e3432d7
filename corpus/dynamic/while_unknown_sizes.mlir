// Each turn exchanges two tensors of unknown sizes; one turn.
func.func @main() {
  %first = stablehlo.constant dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %first_unknown = stablehlo.dynamic_reshape %first, %three : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %second_unknown = stablehlo.dynamic_reshape %second, %two : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %start = stablehlo.constant dense<true> : tensor<i1>
  %results:3 = stablehlo.while(%left = %first_unknown, %right = %second_unknown, %more = %start) : tensor<?xf32>, tensor<?xf32>, tensor<i1>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %stop = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %right, %left, %stop : tensor<?xf32>, tensor<?xf32>, tensor<i1>
  }
  %known_0 = stablehlo.dynamic_reshape %results#0, %two : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %known_0, dense<[3.0, 4.0]> : tensor<2xf32>
  %known_1 = stablehlo.dynamic_reshape %results#1, %three : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %known_1, dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  return
}
