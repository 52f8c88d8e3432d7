// An if without results changes nothing.
func.func @main() {
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %value = stablehlo.constant dense<5> : tensor<i32>
  "stablehlo.if"(%pred) ({
    %unused = stablehlo.add %value, %value : tensor<i32>
    stablehlo.return 
  }, {
    stablehlo.return 
  }) : (tensor<i1>) -> ()
  check.expect_eq_const %value, dense<5> : tensor<i32>
  return
}
