// At the ends of the range of ui32, 0 to 4294967295.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 0, 0, 4294967295, 4294967295, 0, 5, 4294967294, 4294967295, 0, 7, 7]> : tensor<12xui32>
  %rhs = stablehlo.constant dense<[4294967295, 4294967295, 1, 1, 2, 3, 4294967295, 4294967295, 7, 7, 2, 2]> : tensor<12xui32>
  %result = stablehlo.remainder %lhs, %rhs : tensor<12xui32>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 1, 0, 5, 4294967294, 3, 0, 1, 1]> : tensor<12xui32>
  return
}
