// A module with a name, and a function that says that it is public.
module @corpus_module {
  func.func public @main() {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    check.expect_eq_const %0, dense<1> : tensor<i32>
    return
  }
}
