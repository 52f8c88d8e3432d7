// The first of each group gives its tensor to all of it; a device in no group gets zeros. Groups are of
// replicas, within each partition, here [[1, 0]].
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[11, 12]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[11, 12]> : tensor<2xi32>
  return
}
