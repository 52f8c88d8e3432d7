// For booleans the product is and, the sum or. Kernel 0 takes the first of each two elements, kernel 1 the
// second.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[true], [false], [false], [true]]]> : tensor<1x4x1xi1>
  %rhs = stablehlo.constant dense<[[[true, false]], [[false, true]]]> : tensor<2x1x2xi1>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xi1>, tensor<2x1x2xi1>) -> tensor<1x3x2xi1>
  check.expect_eq_const %result, dense<[[[true, false], [false, false], [false, true]]]> : tensor<1x3x2xi1>
  return
}
