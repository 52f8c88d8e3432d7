// Two operands of different types at once, which release 1.5.0 made possible.
func.func @device(%first: tensor<2xi32>, %second: tensor<1x2xi32>) -> (tensor<2xi32>, tensor<1x2xi32>) {
  %results:2 = "stablehlo.all_reduce"(%first, %second) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi32>, tensor<1x2xi32>) -> (tensor<2xi32>, tensor<1x2xi32>)
  return %results#0, %results#1 : tensor<2xi32>, tensor<1x2xi32>
}
func.func @main() {
  %input_0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_0_1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %input_1_0 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %input_1_1 = stablehlo.constant dense<[[30, 40]]> : tensor<1x2xi32>
  %results:4 = "interpreter.run_parallel"(%input_0_0, %input_0_1, %input_1_0, %input_1_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<1x2xi32>, tensor<2xi32>, tensor<1x2xi32>) -> (tensor<2xi32>, tensor<1x2xi32>, tensor<2xi32>, tensor<1x2xi32>)
  check.expect_eq_const %results#0, dense<[11, 22]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[[33, 44]]> : tensor<1x2xi32>
  check.expect_eq_const %results#2, dense<[11, 22]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[[33, 44]]> : tensor<1x2xi32>
  return
}
