// A root that is a value: the member number 2 of the group [2, 0, 1], which is replica 1.
func.func @device(%operand: tensor<2xi32>) -> (tensor<2xi32>) {
  %root = stablehlo.constant dense<[2]> : tensor<1xi32>
  %result = "stablehlo.collective_broadcast"(%operand, %root) <{
    has_dynamic_root,
    replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>
  }> : (tensor<2xi32>, tensor<1xi32>) -> (tensor<2xi32>)
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[21, 22]> : tensor<2xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[11, 12]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[11, 12]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[11, 12]> : tensor<2xi32>
  return
}
