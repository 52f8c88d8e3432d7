// Products and sums that are subnormal in half floats, and exact.
func.func @main() {
  %lhs = stablehlo.constant dense<[[0.015625, 0.01171875], [0.01953125, -0.0078125]]> : tensor<2x2xf16>
  %rhs = stablehlo.constant dense<[[0.000244140625, -0.0003662109375, 0.00048828125], [6.103515625e-05, 0.0001220703125, 0.0008544921875]]> : tensor<2x3xf16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x2xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  check.expect_eq_const %result, dense<[[4.5299530029296875e-06, -4.291534423828125e-06, 1.7642974853515625e-05], [4.291534423828125e-06, -8.106231689453125e-06, 2.86102294921875e-06]]> : tensor<2x3xf16>
  return
}
