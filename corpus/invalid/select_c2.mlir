// The values have 2 elements, the result 3.
func.func @main(%pred: tensor<2xi1>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>) -> tensor<3xf32> {
  %result = stablehlo.select %pred, %on_true, %on_false : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
