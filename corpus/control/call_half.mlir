// A private function counts one up and gives its other argument back: 7 + 1 = 8.
func.func private @next(%value: tensor<2xbf16>, %count: tensor<i32>) -> (tensor<i32>, tensor<2xbf16>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %count, %one : tensor<i32>
  return %sum, %value : tensor<i32>, tensor<2xbf16>
}
func.func @main() {
  %value = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xbf16>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = call @next(%value, %count) : (tensor<2xbf16>, tensor<i32>) -> (tensor<i32>, tensor<2xbf16>)
  check.expect_eq_const %results#0, dense<8> : tensor<i32>
  check.expect_eq_const %results#1, dense<[1.5, -0.0]> : tensor<2xbf16>
  return
}
