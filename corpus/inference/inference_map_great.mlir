// map_great: sizes above 2^32 do not wrap. Source: the specification, map.
func.func @main(%operand_0: tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32> {
  %result_0 = "stablehlo.map"(%operand_0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%operand_1: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_1 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}
