// sort_great: sizes that have the same lower 32 bits. Source: the specification, sort C3.
func.func @main(%operand_0: tensor<4294967298xi8>, %operand_1: tensor<4294967298xi32>) -> (tensor<4294967298xi8>, tensor<4294967298xi32>) {
  %result_0:2 = "stablehlo.sort"(%operand_0, %operand_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%operand_2: tensor<i8>, %operand_3: tensor<i8>, %operand_4: tensor<i32>, %operand_5: tensor<i32>):
    %result_1 = stablehlo.compare LT, %operand_2, %operand_3 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %result_1 : tensor<i1>
  }) : (tensor<4294967298xi8>, tensor<4294967298xi32>) -> (tensor<4294967298xi8>, tensor<4294967298xi32>)
  return %result_0#0, %result_0#1 : tensor<4294967298xi8>, tensor<4294967298xi32>
}
