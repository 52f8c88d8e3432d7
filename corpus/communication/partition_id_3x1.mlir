// The number of the partition in a grid of 3 x 1.
func.func @device() -> tensor<ui32> {
  %result = stablehlo.partition_id : tensor<ui32>
  return %result : tensor<ui32>
}
func.func @main() {
  %results:3 = "interpreter.run_parallel"() <{
    programs = [[@device], [@device], [@device]]
  }> : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %results#0, dense<0> : tensor<ui32>
  check.expect_eq_const %results#1, dense<0> : tensor<ui32>
  check.expect_eq_const %results#2, dense<0> : tensor<ui32>
  return
}
