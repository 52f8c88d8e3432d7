// All replicas reduce the same constant, in groups of two of four: 3 + 3 = 6, 3 * 3 = 9, and the maximum of 3 and 3 is 3. So
// an operand that is the same everywhere is not counted once for each of the four replicas, and not as what it is.
func.func @device(%operand: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %three = stablehlo.constant dense<3> : tensor<i32>
  %same = stablehlo.broadcast_in_dim %three, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %total = "stablehlo.all_reduce"(%same) <{
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  %together = "stablehlo.all_reduce"(%same) <{
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %product = stablehlo.multiply %lhs, %rhs : tensor<i32>
    stablehlo.return %product : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  %greatest = "stablehlo.all_reduce"(%same) <{
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %larger = stablehlo.maximum %lhs, %rhs : tensor<i32>
    stablehlo.return %larger : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  %result = stablehlo.add %operand, %total : tensor<2xi32>
  return %result, %together, %greatest : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[100, 200]> : tensor<2xi32>
  %input_3 = stablehlo.constant dense<[1000, 2000]> : tensor<2xi32>
  %results:12 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device], [@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[7, 8]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<9> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<3> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[16, 26]> : tensor<2xi32>
  check.expect_eq_const %results#4, dense<9> : tensor<2xi32>
  check.expect_eq_const %results#5, dense<3> : tensor<2xi32>
  check.expect_eq_const %results#6, dense<[106, 206]> : tensor<2xi32>
  check.expect_eq_const %results#7, dense<9> : tensor<2xi32>
  check.expect_eq_const %results#8, dense<3> : tensor<2xi32>
  check.expect_eq_const %results#9, dense<[1006, 2006]> : tensor<2xi32>
  check.expect_eq_const %results#10, dense<9> : tensor<2xi32>
  check.expect_eq_const %results#11, dense<3> : tensor<2xi32>
  return
}
