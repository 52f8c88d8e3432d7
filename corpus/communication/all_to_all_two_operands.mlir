// Two operands of different types at once, which release 1.5.0 made possible.
func.func @device(%first: tensor<2xi32>, %second: tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>) {
  %results:2 = "stablehlo.all_to_all"(%first, %second) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 0 : i64
  }> : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>)
  return %results#0, %results#1 : tensor<2xi32>, tensor<2xf32>
}
func.func @main() {
  %input_0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_0_1 = stablehlo.constant dense<[0.5, 1.5]> : tensor<2xf32>
  %input_1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %input_1_1 = stablehlo.constant dense<[2.5, 3.5]> : tensor<2xf32>
  %results:4 = "interpreter.run_parallel"(%input_0_0, %input_0_1, %input_1_0, %input_1_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[1, 3]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[0.5, 2.5]> : tensor<2xf32>
  check.expect_eq_const %results#2, dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[1.5, 3.5]> : tensor<2xf32>
  return
}
