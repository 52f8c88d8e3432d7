// The element type f8E4M3B11FNUZ of a number that a discardable attribute of a function holds: it
// came with 0.11.0.
func.func @main() attributes {my.value = 1.0 : f8E4M3B11FNUZ} {
  %value = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
