// A body that branches, of two operands of different widths: the first where it is below the second, else 100 more.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 8, 0, 7]> : tensor<5xi16>
  %rhs = stablehlo.constant dense<[6, -4, 8, 1, -7]> : tensor<5xi32>
  %result = "stablehlo.map"(%lhs, %rhs) <{dimensions = array<i64: 0>}> ({
  ^bb0(%small: tensor<i16>, %other: tensor<i32>):
    %value = stablehlo.convert %small : (tensor<i16>) -> tensor<i32>
    %below = stablehlo.compare LT, %value, %other : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %chosen = "stablehlo.if"(%below) ({
      stablehlo.return %value : tensor<i32>
    }, {
      %hundred = stablehlo.constant dense<100> : tensor<i32>
      %more = stablehlo.add %value, %hundred : tensor<i32>
      stablehlo.return %more : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %chosen : tensor<i32>
  }) : (tensor<5xi16>, tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %result, dense<[5, 97, 108, 0, 107]> : tensor<5xi32>
  return
}
