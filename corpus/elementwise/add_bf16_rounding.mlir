// bf16 has 8 significant bits: from 256 on values are 2 apart. 257 is a tie, 256 is even; 259 is a tie
// between 258 (odd) and 260 (even).
func.func @main() {
  %lhs = stablehlo.constant dense<[256.0, 256.0, 1.0]> : tensor<3xbf16>
  %rhs = stablehlo.constant dense<[1.0, 3.0, 2.0]> : tensor<3xbf16>
  %result = stablehlo.add %lhs, %rhs : tensor<3xbf16>
  check.expect_eq_const %result, dense<[256.0, 260.0, 3.0]> : tensor<3xbf16>
  return
}
