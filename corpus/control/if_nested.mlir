// The first branch of the outer if, the second of the inner one: -(5 * 5) = -25.
func.func @main() {
  %outer = stablehlo.constant dense<true> : tensor<i1>
  %inner = stablehlo.constant dense<false> : tensor<i1>
  %value = stablehlo.constant dense<5> : tensor<i32>
  %result = "stablehlo.if"(%outer) ({
    %chosen = "stablehlo.if"(%inner) ({
      %double = stablehlo.add %value, %value : tensor<i32>
      stablehlo.return %double : tensor<i32>
    }, {
      %square = stablehlo.multiply %value, %value : tensor<i32>
      stablehlo.return %square : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    %negative = stablehlo.negate %chosen : tensor<i32>
    stablehlo.return %negative : tensor<i32>
  }, {
    stablehlo.return %value : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  check.expect_eq_const %result, dense<-25> : tensor<i32>
  return
}
