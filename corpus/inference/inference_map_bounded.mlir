// map_bounded: the result is bounded as the operand. Source: TypeInference.cpp inferMapOp.
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = "stablehlo.map"(%operand_0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%operand_1: tensor<i32>):
    stablehlo.return %operand_1 : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
