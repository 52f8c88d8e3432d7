// Numbers are sorted by random keys without a sign, of which no two are equal.
func.func @main() {
  %keys = stablehlo.constant dense<[3000000000, 17, 4294967295, 2147483648, 2147483647, 5]> : tensor<6xui32>
  %numbers = stablehlo.constant dense<[4, -1, 7, 0, 2, -9]> : tensor<6xi32>
  %sorted, %shuffled = "stablehlo.sort"(%keys, %numbers) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%key: tensor<ui32>, %other_key: tensor<ui32>, %number: tensor<i32>, %other_number: tensor<i32>):
    %less = stablehlo.compare LT, %key, %other_key, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<6xui32>, tensor<6xi32>) -> (tensor<6xui32>, tensor<6xi32>)
  check.expect_eq_const %sorted, dense<[5, 17, 2147483647, 2147483648, 3000000000, 4294967295]> : tensor<6xui32>
  check.expect_eq_const %shuffled, dense<[-9, -1, 2, 0, 4, 7]> : tensor<6xi32>
  return
}
