// reduce_unknown_known: operands whose sizes are known in different places are reduced together. Broken: reduce C1. Source:
// TypeInference.cpp inferReduceOp.
func.func @main(%operand_a: tensor<?x3xi32>, %operand_b: tensor<4x2xf32>, %operand_c: tensor<i32>, %operand_d: tensor<f32>) -> (tensor<?xi32>, tensor<?xf32>) {
%r:2 = "stablehlo.reduce"(%operand_a, %operand_b, %operand_c, %operand_d) ({
^bb0(%x: tensor<i32>, %y: tensor<f32>, %z: tensor<i32>, %w: tensor<f32>):
  "stablehlo.return"(%x, %y) : (tensor<i32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<?x3xi32>, tensor<4x2xf32>, tensor<i32>, tensor<f32>) -> (tensor<?xi32>, tensor<?xf32>)
return %r#0, %r#1 : tensor<?xi32>, tensor<?xf32>
}
