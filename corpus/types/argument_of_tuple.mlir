// A tuple of tensors, tokens and tuples. Given in, and given back: what the type says must survive.
func.func private @same(%value: tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>> {
  return %value : tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>
}
func.func @main(%operand: tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>> {
  %result = call @same(%operand) : (tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>) -> tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>
  return %result : tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>, tuple<>>
}
