// An op that a release revised, inside the region of another one that was revised too: written for an older
// release both must be older. The sum, in which e^0 = 1 takes part, is 0 + 4 and 3 - 2.
func.func @device(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.exponential %zero : tensor<f32>
    %scaled = stablehlo.multiply %rhs, %one : tensor<f32>
    %sum = stablehlo.add %lhs, %scaled : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[0.0, 3.0]> : tensor<2xf32>
  %input_1 = stablehlo.constant dense<[4.0, -2.0]> : tensor<2xf32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[4.0, 1.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[4.0, 1.0]> : tensor<2xf32>
  return
}
