// Two replicas of three partitions each. The devices stand by replica and then by partition, and each knows both numbers.
func.func @device() -> (tensor<ui32>, tensor<ui32>) {
  %replica = stablehlo.replica_id : tensor<ui32>
  %partition = stablehlo.partition_id : tensor<ui32>
  return %replica, %partition : tensor<ui32>, tensor<ui32>
}
func.func @main() {
  %ids:12 = "interpreter.run_parallel"() {programs = [[@device, @device, @device], [@device, @device, @device]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %ids#0, dense<0> : tensor<ui32>
  check.expect_eq_const %ids#1, dense<0> : tensor<ui32>
  check.expect_eq_const %ids#2, dense<0> : tensor<ui32>
  check.expect_eq_const %ids#3, dense<1> : tensor<ui32>
  check.expect_eq_const %ids#4, dense<0> : tensor<ui32>
  check.expect_eq_const %ids#5, dense<2> : tensor<ui32>
  check.expect_eq_const %ids#6, dense<1> : tensor<ui32>
  check.expect_eq_const %ids#7, dense<0> : tensor<ui32>
  check.expect_eq_const %ids#8, dense<1> : tensor<ui32>
  check.expect_eq_const %ids#9, dense<1> : tensor<ui32>
  check.expect_eq_const %ids#10, dense<1> : tensor<ui32>
  check.expect_eq_const %ids#11, dense<2> : tensor<ui32>
  return
}
