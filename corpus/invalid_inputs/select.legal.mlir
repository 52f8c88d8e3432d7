// A legal select, which programs beside it break by one edit each.
func.func @main(%pred: tensor<2xi1>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<2xi1>, tensor<2xf32>
  return %result : tensor<2xf32>
}
