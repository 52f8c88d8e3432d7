// A tuple of tensors of unknown sizes.
func.func @main() {
  %first = stablehlo.constant dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %three = stablehlo.constant dense<3> : tensor<1xi64>
  %two = stablehlo.constant dense<2> : tensor<1xi64>
  %first_unknown = stablehlo.dynamic_reshape %first, %three : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %second_unknown = stablehlo.dynamic_reshape %second, %two : (tensor<2xf32>, tensor<1xi64>) -> tensor<?xf32>
  %pack = stablehlo.tuple %first_unknown, %second_unknown : tuple<tensor<?xf32>, tensor<?xf32>>
  %element = stablehlo.get_tuple_element %pack[1] : (tuple<tensor<?xf32>, tensor<?xf32>>) -> tensor<?xf32>
  %known = stablehlo.dynamic_reshape %element, %two : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %known, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
