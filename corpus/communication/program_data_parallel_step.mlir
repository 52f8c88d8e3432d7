// One step of gradient descent on four devices, two rows each: every device works out the gradient of its rows,
// all add them up, and each takes the same step of 0.25 / 8. All numbers are short binary fractions, so that
// the sums are exact in any order.
func.func @device(%lhs_0: tensor<2x2xf32>, %rhs_0: tensor<2xf32>) -> tensor<2xf32> {
  %weights = stablehlo.constant dense<[0.5, -0.25]> : tensor<2xf32>
  %prediction = stablehlo.dot_general %lhs_0, %weights, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %error = stablehlo.subtract %prediction, %rhs_0 : tensor<2xf32>
  %gradient = stablehlo.dot_general %error, %lhs_0, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
  %sum_of_gradients = "stablehlo.all_reduce"(%gradient) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %rate = stablehlo.constant dense<0.03125> : tensor<2xf32>
  %step = stablehlo.multiply %sum_of_gradients, %rate : tensor<2xf32>
  %result = stablehlo.subtract %weights, %step : tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @main() {
  %input_0_0 = stablehlo.constant dense<[[1.0, 2.0], [-1.0, 0.5]]> : tensor<2x2xf32>
  %input_0_1 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %input_1_0 = stablehlo.constant dense<[[0.0, 1.0], [2.0, -2.0]]> : tensor<2x2xf32>
  %input_1_1 = stablehlo.constant dense<[0.5, 3.0]> : tensor<2xf32>
  %input_2_0 = stablehlo.constant dense<[[3.0, -1.0], [0.5, 0.5]]> : tensor<2x2xf32>
  %input_2_1 = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf32>
  %input_3_0 = stablehlo.constant dense<[[-2.0, 1.0], [1.0, 4.0]]> : tensor<2x2xf32>
  %input_3_1 = stablehlo.constant dense<[-1.0, 1.5]> : tensor<2xf32>
  %results:4 = "interpreter.run_parallel"(%input_0_0, %input_0_1, %input_1_0, %input_1_1, %input_2_0, %input_2_1, %input_3_0, %input_3_1) <{
    programs = [[@device], [@device], [@device], [@device]]
  }> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[0.736328125, -0.03125]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[0.736328125, -0.03125]> : tensor<2xf32>
  check.expect_eq_const %results#2, dense<[0.736328125, -0.03125]> : tensor<2xf32>
  check.expect_eq_const %results#3, dense<[0.736328125, -0.03125]> : tensor<2xf32>
  return
}
