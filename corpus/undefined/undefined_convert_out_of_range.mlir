// A float that the integer type does not hold has no defined conversion: 3e9, NaN and infinity (elements 0, 2 and 4).
// 2.75 and -2.75 beside them become 2 and -2 (towards zero), and the sum of another tensor stays exact.
func.func @main() -> (tensor<5xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[3.0e9, 2.75, 0x7FC00000, -2.75, 0x7F800000]> : tensor<5xf32>
  %open = stablehlo.convert %operand : (tensor<5xf32>) -> tensor<5xi32>
  %second = stablehlo.slice %open [1:2] : (tensor<5xi32>) -> tensor<1xi32>
  %fourth = stablehlo.slice %open [3:4] : (tensor<5xi32>) -> tensor<1xi32>
  check.expect_eq_const %second, dense<2> : tensor<1xi32>
  check.expect_eq_const %fourth, dense<-2> : tensor<1xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<5xi32>
}
