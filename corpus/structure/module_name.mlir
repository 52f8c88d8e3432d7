// A module with a name, and a function that says that it is public.
module @corpus_module {
  func.func public @main() {
    %result = stablehlo.constant dense<1> : tensor<i32>
    check.expect_eq_const %result, dense<1> : tensor<i32>
    return
  }
}
