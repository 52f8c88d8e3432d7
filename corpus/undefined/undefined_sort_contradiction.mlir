// The comparator says of any two elements that the first one comes before the second one: no order agrees with it, so what
// comes out is open. The operand, which is read again afterwards, and the sum of another tensor stay exact.
func.func @main() -> (tensor<5xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[4, 1, 3, 2, 5]> : tensor<5xi32>
  %open = "stablehlo.sort"(%operand) <{dimension = 0 : i64}> ({
  ^bb0(%first: tensor<i32>, %second: tensor<i32>):
    %always = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %always : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  %read_again = stablehlo.negate %operand : tensor<5xi32>
  check.expect_eq_const %read_again, dense<[-4, -1, -3, -2, -5]> : tensor<5xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<5xi32>
}
