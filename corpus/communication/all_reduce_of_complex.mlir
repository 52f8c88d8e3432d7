// Both replicas get the sum.
func.func @device(%operand: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<complex<f32>>, %rhs: tensor<complex<f32>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<complex<f32>>
    stablehlo.return %sum : tensor<complex<f32>>
  }) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[(1.0, 2.0), (0.0, -3.0)]> : tensor<2xcomplex<f32>>
  %input_1 = stablehlo.constant dense<[(3.0, 0.5), (4.0, 0.0)]> : tensor<2xcomplex<f32>>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  check.expect_eq_const %results#0, dense<[(4.0, 2.5), (4.0, -3.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %results#1, dense<[(4.0, 2.5), (4.0, -3.0)]> : tensor<2xcomplex<f32>>
  return
}
