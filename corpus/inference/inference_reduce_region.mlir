// reduce_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and blocks;
// the specification, reduce.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<0> : tensor<i32>
  %result_0 = stablehlo.reduce(%constant init: %constant_0) applies stablehlo.add across dimensions = [0] {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result_0, dense<[63, 47]> : tensor<2xi32>
  return
}
