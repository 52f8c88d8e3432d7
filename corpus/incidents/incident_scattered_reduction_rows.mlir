// Two replicas add tensors of two matrices with two rows each, and each keeps its half: along dimension 0 its matrix, along
// dimension 1 its row of each matrix, along dimension 2 its column of each. The halves were right along the last dimension and wrong along
// another one: two rows one after the other, which are one matrix. The sum is [[[11, 22], [33, 44]], [[55, 66], [77, 88]]].
func.func @device(%operand: tensor<2x2x2xi32>) -> (tensor<1x2x2xi32>, tensor<2x1x2xi32>, tensor<2x2x1xi32>) {
  %matrices = "stablehlo.reduce_scatter"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %rows = "stablehlo.reduce_scatter"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x2x2xi32>) -> tensor<2x1x2xi32>
  %columns = "stablehlo.reduce_scatter"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 2 : i64}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x2x2xi32>) -> tensor<2x2x1xi32>
  return %matrices, %rows, %columns : tensor<1x2x2xi32>, tensor<2x1x2xi32>, tensor<2x2x1xi32>
}
func.func @main() {
  %operand_0 = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %operand_1 = stablehlo.constant dense<[[[10, 20], [30, 40]], [[50, 60], [70, 80]]]> : tensor<2x2x2xi32>
  %results:6 = "interpreter.run_parallel"(%operand_0, %operand_1) {programs = [[@device], [@device]]} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> (tensor<1x2x2xi32>, tensor<2x1x2xi32>, tensor<2x2x1xi32>, tensor<1x2x2xi32>, tensor<2x1x2xi32>, tensor<2x2x1xi32>)
  check.expect_eq_const %results#0, dense<[[[11, 22], [33, 44]]]> : tensor<1x2x2xi32>
  check.expect_eq_const %results#1, dense<[[[11, 22]], [[55, 66]]]> : tensor<2x1x2xi32>
  check.expect_eq_const %results#2, dense<[[[11], [33]], [[55], [77]]]> : tensor<2x2x1xi32>
  check.expect_eq_const %results#3, dense<[[[55, 66], [77, 88]]]> : tensor<1x2x2xi32>
  check.expect_eq_const %results#4, dense<[[[33, 44]], [[77, 88]]]> : tensor<2x1x2xi32>
  check.expect_eq_const %results#5, dense<[[[22], [44]], [[66], [88]]]> : tensor<2x2x1xi32>
  return
}
