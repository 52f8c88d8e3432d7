// Optional properties are absent and stay absent.
func.func @main(%operand: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %result = "stablehlo.all_reduce"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i8>
    stablehlo.return %sum : tensor<i8>
  }) : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return %result : tensor<2x4xi8>
}
