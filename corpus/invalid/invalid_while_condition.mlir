// The condition of a loop gives an integer, not a truth value.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = "stablehlo.while"(%0) ({
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }, {
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}
