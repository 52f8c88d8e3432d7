// 1 times true: as integers they are 1 each, and their sum is 1 (not 255 * 1, which a
// reader of bytes that takes them for bits, or the other way, has made of them).
func.func @main() {
  %0 = stablehlo.constant dense<true> : tensor<1xi1>
  %1 = stablehlo.convert %0 : (tensor<1xi1>) -> tensor<1xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = "stablehlo.reduce"(%1, %2) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %3, dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<true> : tensor<1xi1>
  return
}
