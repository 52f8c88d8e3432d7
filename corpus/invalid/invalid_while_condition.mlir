// The condition of a loop returns an integer, not a truth value.
func.func @main(%count: tensor<i32>) -> tensor<i32> {
  %result = stablehlo.while(%state = %count) : tensor<i32>
  cond {
    stablehlo.return %state : tensor<i32>
  } do {
    stablehlo.return %state : tensor<i32>
  }
  return %result : tensor<i32>
}
