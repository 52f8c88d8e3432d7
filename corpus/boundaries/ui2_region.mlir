// The element type ui2 of a value inside a branch alone: it came with 1.2.0.
func.func @main() {
  %index = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.case"(%index) ({
    %inside = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
    %one = stablehlo.constant dense<7> : tensor<i32>
    stablehlo.return %one : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<7> : tensor<i32>
  return
}
