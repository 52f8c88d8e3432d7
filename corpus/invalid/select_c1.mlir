// There are 3 predicates for 2 elements.
func.func @main(%pred: tensor<3xi1>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<3xi1>, tensor<2xf32>
  return %result : tensor<2xf32>
}
