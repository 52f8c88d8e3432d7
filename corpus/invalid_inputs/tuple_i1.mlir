// The operand val holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%val_0: tensor<2xsi32>, %val_1: tensor<i8>) -> tuple<tensor<2xsi32>, tensor<i8>> {
  %result = stablehlo.tuple %val_0, %val_1 : tuple<tensor<2xsi32>, tensor<i8>>
  return %result : tuple<tensor<2xsi32>, tensor<i8>>
}
