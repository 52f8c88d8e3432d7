// i8 elements are summed in i32, which release 0.17.0 made possible: 100 + 100 = 200 does not wrap.
func.func @device(%operand: tensor<2xi8>) -> tensor<1xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi8>) -> tensor<1xi32>
  return %result : tensor<1xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[100, 2]> : tensor<2xi8>
  %input_1 = stablehlo.constant dense<[100, -5]> : tensor<2xi8>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi8>, tensor<2xi8>) -> (tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %results#0, dense<[200]> : tensor<1xi32>
  check.expect_eq_const %results#1, dense<[-3]> : tensor<1xi32>
  return
}
