// A private function counts one up and gives its other argument back: 7 + 1 = 8.
func.func private @next(%value: tensor<2xui32>, %count: tensor<i32>) -> (tensor<i32>, tensor<2xui32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %count, %one : tensor<i32>
  return %sum, %value : tensor<i32>, tensor<2xui32>
}
func.func @main() {
  %value = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = call @next(%value, %count) : (tensor<2xui32>, tensor<i32>) -> (tensor<i32>, tensor<2xui32>)
  check.expect_eq_const %results#0, dense<8> : tensor<i32>
  check.expect_eq_const %results#1, dense<[1, 4294967295]> : tensor<2xui32>
  return
}
