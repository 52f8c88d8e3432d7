// A future of two tensors. It came with release 1.15.0. Given in, and given back: what the type says must
// survive.
func.func private @same(%value: !stablehlo.future<tensor<2xf32>, tensor<i32>>) -> !stablehlo.future<tensor<2xf32>, tensor<i32>> {
  return %value : !stablehlo.future<tensor<2xf32>, tensor<i32>>
}
func.func @main(%operand: !stablehlo.future<tensor<2xf32>, tensor<i32>>) -> !stablehlo.future<tensor<2xf32>, tensor<i32>> {
  %result = call @same(%operand) : (!stablehlo.future<tensor<2xf32>, tensor<i32>>) -> !stablehlo.future<tensor<2xf32>, tensor<i32>>
  return %result : !stablehlo.future<tensor<2xf32>, tensor<i32>>
}
