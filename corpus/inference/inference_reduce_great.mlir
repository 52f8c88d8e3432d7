// reduce_great: sizes above 2^32 do not wrap. Source: the specification, reduce.
func.func @main(%operand_0: tensor<4294967299x2xi32>, %operand_1: tensor<i32>) -> tensor<4294967299xi32> {
  %result_0 = stablehlo.reduce(%operand_0 init: %operand_1) applies stablehlo.add across dimensions = [1] : (tensor<4294967299x2xi32>, tensor<i32>) -> tensor<4294967299xi32>
  return %result_0 : tensor<4294967299xi32>
}
