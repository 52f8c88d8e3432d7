// exponential got a second version in 1.9.0, all_reduce one in 1.5.0. For targets up to 1.4.0 the
// all_reduce is written in its first version, and the exponential inside its region must be as well.
func.func @main(%operand: tensor<3xf32>) -> tensor<3xf32> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %power = stablehlo.exponential %rhs : tensor<f32>
    %sum = stablehlo.add %lhs, %power : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
