// Every third of 20 booleans, from the second on.
func.func @main() {
  %marks = stablehlo.constant dense<[true, true, false, false, false, false, false, false, true, true, false, true, true, false, false, true, true, true, true, true]> : tensor<20xi1>
  %result = stablehlo.slice %marks [1:20:3] : (tensor<20xi1>) -> tensor<7xi1>
  check.expect_eq_const %result, dense<[true, false, false, false, false, true, true]> : tensor<7xi1>
  return
}
