// From 2^24 = 16777216 on floats are 2 apart. 2^24 + 1 is a tie between 2^24 (even) and 2^24 + 2; 2^24 + 3
// is a tie between 2^24 + 2 and 2^24 + 4 (even); so is 2^24 + 2 + 1.
func.func @main() {
  %lhs = stablehlo.constant dense<[16777216.0, 16777216.0, 16777218.0]> : tensor<3xf32>
  %rhs = stablehlo.constant dense<[1.0, 3.0, 1.0]> : tensor<3xf32>
  %result = stablehlo.add %lhs, %rhs : tensor<3xf32>
  check.expect_eq_const %result, dense<[16777216.0, 16777220.0, 16777220.0]> : tensor<3xf32>
  return
}
