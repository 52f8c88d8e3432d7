// Two values go into a tuple and come out by their index.
func.func @main() {
  %value = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %pack = stablehlo.tuple %value, %count : tuple<tensor<2xi32>, tensor<i32>>
  %first = stablehlo.get_tuple_element %pack[0] : (tuple<tensor<2xi32>, tensor<i32>>) -> tensor<2xi32>
  %second = stablehlo.get_tuple_element %pack[1] : (tuple<tensor<2xi32>, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %first, dense<[1, -2]> : tensor<2xi32>
  check.expect_eq_const %second, dense<7> : tensor<i32>
  return
}
