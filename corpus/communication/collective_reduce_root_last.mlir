// A root that is a value: the member number 1 of each group gets the sum, the others get zeros.
func.func @device(%operand: tensor<2xi32>) -> (tensor<2xi32>) {
  %root = stablehlo.constant dense<[1]> : tensor<1xi32>
  %result = "stablehlo.collective_reduce"(%operand, %root) <{
    has_dynamic_root,
    replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi32>, tensor<1xi32>) -> (tensor<2xi32>)
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
  check.expect_eq_const %results#0, dense<[32, 34]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[32, 34]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[0, 0]> : tensor<2xi32>
  return
}
