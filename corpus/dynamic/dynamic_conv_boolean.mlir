// For booleans the product is and, the sum or. Kernel 0 takes the first of each two elements, kernel 1 the
// second.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[true], [false], [false], [true]]]> : tensor<1x4x1xi1>
  %rhs = stablehlo.constant dense<[[[true, false]], [[false, true]]]> : tensor<2x1x2xi1>
  %padding = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi1>, tensor<2x1x2xi1>, tensor<1x2xi64>) -> tensor<1x4x2xi1>
  check.expect_eq_const %result, dense<[[[true, false], [false, false], [false, true], [true, false]]]> : tensor<1x4x2xi1>
  return
}
