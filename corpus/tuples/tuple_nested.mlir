// A tuple inside a tuple; element 1 of the outer one is the inner one.
func.func @main() {
  %value = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %inner = stablehlo.tuple %count, %value : tuple<tensor<i32>, tensor<2xf32>>
  %outer = stablehlo.tuple %value, %inner : tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>
  %second = stablehlo.get_tuple_element %outer[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>, tensor<2xf32>>>) -> tuple<tensor<i32>, tensor<2xf32>>
  %first_of_second = stablehlo.get_tuple_element %second[0] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<i32>
  %second_of_second = stablehlo.get_tuple_element %second[1] : (tuple<tensor<i32>, tensor<2xf32>>) -> tensor<2xf32>
  check.expect_eq_const %first_of_second, dense<7> : tensor<i32>
  check.expect_eq_const %second_of_second, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}
