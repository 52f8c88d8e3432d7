// Counters of random bits: 64 bits without a sign, and 24 elements of a plane.
func.func @main() {
  %wide = stablehlo.iota dim = 0 : tensor<5xui64>
  %plane = stablehlo.iota dim = 1 : tensor<4x6xui32>
  %row = stablehlo.iota dim = 0 : tensor<20xui64>
  check.expect_eq_const %wide, dense<[0, 1, 2, 3, 4]> : tensor<5xui64>
  check.expect_eq_const %plane, dense<[[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]> : tensor<4x6xui32>
  check.expect_eq_const %row, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]> : tensor<20xui64>
  return
}
