// The size is unknown until the program runs.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %shape = stablehlo.constant dense<2> : tensor<1xi64>
  %unknown = stablehlo.dynamic_reshape %operand, %shape : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %gathered = "stablehlo.collective_broadcast"(%unknown) <{
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<?xi32>) -> tensor<?xi32>
  %known_shape = stablehlo.constant dense<2> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %gathered, %known_shape : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[3, 4]> : tensor<2xi32>
  return
}
