// A legal tuple, which programs beside it break by one edit each.
func.func @main(%val_0: tensor<2xf32>, %val_1: tensor<i8>) -> (tuple<tensor<2xf32>, tensor<i8>>) {
  %result = "stablehlo.tuple"(%val_0, %val_1) : (tensor<2xf32>, tensor<i8>) -> tuple<tensor<2xf32>, tensor<i8>>
  return %result : tuple<tensor<2xf32>, tensor<i8>>
}
