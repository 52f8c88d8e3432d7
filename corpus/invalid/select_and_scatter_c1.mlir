// The operand holds i32, the source i8.
func.func @main(%operand: tensor<4xi32>, %source: tensor<2xi8>, %init_value: tensor<i32>) -> tensor<4xi32> {
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %chosen = stablehlo.compare  GE, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    stablehlo.return %left : tensor<i32>
  }) : (tensor<4xi32>, tensor<2xi8>, tensor<i32>) -> tensor<4xi32>
  return %result : tensor<4xi32>
}
