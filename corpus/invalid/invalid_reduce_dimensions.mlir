// Dimension 0 is reduced twice.
func.func @main() {
  %input = stablehlo.constant dense<1> : tensor<3x4xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %reduce = "stablehlo.reduce"(%input, %init) <{dimensions = array<i64: 0, 0>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return
}
