// At the ends of the range of ui32, 0 to 4294967295, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 4294967295, 0, 4294967295, 0, 4294967295, 4294967295, 0, 5, 4294967294]> : tensor<10xui32>
  %rhs = stablehlo.constant dense<[0, 4294967295, 4294967295, 0, 1, 1, 2, 3, 4294967295, 4294967295]> : tensor<10xui32>
  %result = stablehlo.add %lhs, %rhs : tensor<10xui32>
  check.expect_eq_const %result, dense<[0, 4294967294, 4294967295, 4294967295, 1, 0, 1, 3, 4, 4294967293]> : tensor<10xui32>
  return
}
