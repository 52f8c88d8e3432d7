// A matrix of two rows by one of 270 columns: its element in row r and column k is (3 k + 2 r) modulo 7. Some columns
// are checked.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<3x270xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x270xi32>
  %two = stablehlo.constant dense<2> : tensor<3x270xi32>
  %three = stablehlo.constant dense<3> : tensor<3x270xi32>
  %modulus = stablehlo.constant dense<7> : tensor<3x270xi32>
  %across = stablehlo.multiply %column, %three : tensor<3x270xi32>
  %down = stablehlo.multiply %row, %two : tensor<3x270xi32>
  %number = stablehlo.add %across, %down : tensor<3x270xi32>
  %rest = stablehlo.remainder %number, %modulus : tensor<3x270xi32>
  %rhs = stablehlo.convert %rest : (tensor<3x270xi32>) -> tensor<3x270xi16>
  %lhs = stablehlo.constant dense<[[1, -2, 3], [2, 1, -1]]> : tensor<2x3xi16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xi16>, tensor<3x270xi16>) -> tensor<2x270xi16>
  %begin = stablehlo.slice %result [0:2, 0:4] : (tensor<2x270xi16>) -> tensor<2x4xi16>
  check.expect_eq_const %begin, dense<[[8, -7, 13, 12], [-2, 11, 10, 2]]> : tensor<2x4xi16>
  %seam = stablehlo.slice %result [0:2, 253:260] : (tensor<2x270xi16>) -> tensor<2x7xi16>
  check.expect_eq_const %seam, dense<[[-7, 13, 12, 11, 10, -5, 8], [11, 10, 2, 8, 0, 13, -2]]> : tensor<2x7xi16>
  %end = stablehlo.slice %result [0:2, 267:270] : (tensor<2x270xi16>) -> tensor<2x3xi16>
  check.expect_eq_const %end, dense<[[-7, 13, 12], [11, 10, 2]]> : tensor<2x3xi16>
  return
}
