// At the ends of the range of ui32, 0 to 4294967295.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 0, 0, 4294967295, 4294967295, 0, 5, 4294967294, 4294967295, 0, 7, 7]> : tensor<12xui32>
  %rhs = stablehlo.constant dense<[4294967295, 4294967295, 1, 1, 2, 3, 4294967295, 4294967295, 7, 7, 2, 2]> : tensor<12xui32>
  %result = stablehlo.divide %lhs, %rhs : tensor<12xui32>
  check.expect_eq_const %result, dense<[1, 0, 0, 4294967295, 2147483647, 0, 0, 0, 613566756, 0, 3, 3]> : tensor<12xui32>
  return
}
