// while_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and blocks;
// the specification, while.
func.func @main() {
  %constant = stablehlo.constant dense<7> : tensor<i32>
  %result_0 = stablehlo.while(%carried = %constant) : tensor<i32> attributes {corpus.list = [1, "two", true], corpus.note = "kept"}
  cond {
    %constant_0 = stablehlo.constant dense<100> : tensor<i32>
    %result_1 = stablehlo.compare LT, %carried, %constant_0 {corpus.inner = -1 : i8} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i1>
  } do {
    %result_1 = stablehlo.add %carried, %carried : tensor<i32>
    stablehlo.return %result_1 {corpus.other = false} : tensor<i32>
  }
  check.expect_eq_const %result_0, dense<112> : tensor<i32>
  return
}
