// if_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and blocks; the
// specification, if.
func.func @main() {
  %constant = stablehlo.constant dense<false> : tensor<i1>
  %result_0 = "stablehlo.if"(%constant) ({
    %constant_0 = stablehlo.constant {corpus.inner = -1 : i8} dense<3> : tensor<i32>
    stablehlo.return %constant_0 {corpus.end = true} : tensor<i32>
  }, {
    %constant_0 = stablehlo.constant dense<4> : tensor<i32>
    stablehlo.return %constant_0 : tensor<i32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<i1>) -> tensor<i32>
  check.expect_eq_const %result_0, dense<4> : tensor<i32>
  return
}
