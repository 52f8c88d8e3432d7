// A tuple of nothing, as the first element of another one.
func.func @main() {
  %value = stablehlo.constant dense<7> : tensor<i32>
  %none = stablehlo.tuple  : tuple<>
  %pack = stablehlo.tuple %none, %value : tuple<tuple<>, tensor<i32>>
  %second = stablehlo.get_tuple_element %pack[1] : (tuple<tuple<>, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %second, dense<7> : tensor<i32>
  return
}
