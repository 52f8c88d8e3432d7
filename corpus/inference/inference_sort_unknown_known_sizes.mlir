// sort_unknown_known: operands whose sizes are known in different places are sorted together. Broken: sort C3. Source:
// TypeInference.cpp verifySortOp.
func.func @main(%operand_a: tensor<?x2xi32>, %operand_b: tensor<3x4xf32>) -> (tensor<3x2xi32>, tensor<3x4xf32>) {
%r:2 = "stablehlo.sort"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<f32>):
  %p = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<?x2xi32>, tensor<3x4xf32>) -> (tensor<3x2xi32>, tensor<3x4xf32>)
return %r#0, %r#1 : tensor<3x2xi32>, tensor<3x4xf32>
}
