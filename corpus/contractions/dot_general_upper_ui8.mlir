// Unsigned factors of 8 bits, most of them with the highest bit, and a result of 32: 200 * 250 + 3 * 2 + 255 * 129 is
// 82901, and 200 * 1 + 3 * 128 + 255 * 7 is 2369.
func.func @main() {
  %lhs = stablehlo.constant dense<[[200, 3, 255]]> : tensor<1x3xui8>
  %rhs = stablehlo.constant dense<[[250, 1], [2, 128], [129, 7]]> : tensor<3x2xui8>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<1x3xui8>, tensor<3x2xui8>) -> tensor<1x2xui32>
  check.expect_eq_const %result, dense<[[82901, 2369]]> : tensor<1x2xui32>
  return
}
