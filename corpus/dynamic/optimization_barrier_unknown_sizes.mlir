// Two tensors of unknown sizes come back as they are.
func.func @main() {
  %first = stablehlo.constant dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %first_unknown = stablehlo.dynamic_reshape %first, %three : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %second_unknown = stablehlo.dynamic_reshape %second, %two : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %results:2 = stablehlo.optimization_barrier %first_unknown, %second_unknown : tensor<?xf32>, tensor<?xf32>
  %known_0 = stablehlo.dynamic_reshape %results#0, %three : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %known_0, dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %known_1 = stablehlo.dynamic_reshape %results#1, %two : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %known_1, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
