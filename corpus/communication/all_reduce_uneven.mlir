// Groups of different sizes, filled up with -1: replicas 2, 0 and 1 add up, replica 3 is alone.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[2, 0, 1], [3, -1, -1]]> : tensor<2x3xi64>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[21, 22]> : tensor<2xi32>
  %input_3 = stablehlo.constant dense<[31, 32]> : tensor<2xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device], [@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[33, 36]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[33, 36]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[33, 36]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[31, 32]> : tensor<2xi32>
  return
}
