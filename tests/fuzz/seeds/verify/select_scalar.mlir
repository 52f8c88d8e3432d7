// A predicate of rank 0 chooses for all elements at once.
func.func @main() {
  %p = stablehlo.constant dense<false> : tensor<i1>
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  return
}
