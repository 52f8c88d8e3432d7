// From [1, 2, 0] to [4, 2, 3] in steps of [1, 1, 1]: result[i] = operand[start + i * stride], and the size is
// (limit - start) / stride, rounded up.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]], [[13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24]], [[25, 26, 27], [28, 29, 30], [31, 32, 33], [34, 35, 36]], [[37, 38, 39], [40, 41, 42], [43, 44, 45], [46, 47, 48]], [[49, 50, 51], [52, 53, 54], [55, 56, 57], [58, 59, 60]]]> : tensor<5x4x3xi32>
  %result = stablehlo.slice %operand [1:4, 2:2, 0:3] : (tensor<5x4x3xi32>) -> tensor<3x0x3xi32>
  check.expect_eq_const %result, dense<> : tensor<3x0x3xi32>
  return
}
