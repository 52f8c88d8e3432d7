// A loop puts the same value out in each of its turns. The outfeed stays in the loop, although none of its operands
// changes, and the loop stays, although nothing uses its results.
func.func @main(%value: tensor<2xi32>) {
  %start = stablehlo.constant dense<0> : tensor<i32>
  %order = stablehlo.create_token : !stablehlo.token
  %results:2 = stablehlo.while(%count = %start, %last = %order) : tensor<i32>, !stablehlo.token
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i32>
      %goes_on = stablehlo.compare LT, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %count, %one : tensor<i32>
      %sent = "stablehlo.outfeed"(%value, %order) <{outfeed_config = ""}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
      stablehlo.return %next, %sent : tensor<i32>, !stablehlo.token
    }
  return
}
