// 5 of 9 elements are true, so that the sum is 5; the elements keep their order, whether they
// are stored as bits or as bytes.
func.func @main() {
  %0 = stablehlo.constant dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>
  %1 = stablehlo.convert %0 : (tensor<9xi1>) -> tensor<9xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.reduce"(%1, %2) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %3, dense<5> : tensor<i32>
  check.expect_eq_const %0, dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>
  return
}
