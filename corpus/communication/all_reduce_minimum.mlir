// Of 3 and -4, and of -5 and 7, the smaller.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %combined = stablehlo.minimum %lhs, %rhs : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[3, -5]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[-4, 7]> : tensor<2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[-4, -5]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[-4, -5]> : tensor<2xi32>
  return
}
