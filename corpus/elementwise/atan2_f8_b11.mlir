// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 1
// ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %value_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E4M3B11FNUZ>
  %value_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[2.75, -2.75, -0.171875, 1.5]> : tensor<4xf8E4M3B11FNUZ>
  %result = stablehlo.atan2 %value_0, %value_1 : tensor<4xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>
  return
}
