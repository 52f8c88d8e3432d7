// 240 is the greatest f8E4M3 and its neighbour would be 256: 242 rounds to 240.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %rhs = stablehlo.constant dense<[0.5, 240.0]> : tensor<2xf8E4M3>
  %result = stablehlo.add %lhs, %rhs : tensor<2xf8E4M3>
  check.expect_eq_const %result, dense<[1.5, 240.0]> : tensor<2xf8E4M3>
  return
}
