// Tables: empty and nested. On the module, the function, an argument, a result and an op: none may be lost or
// changed.
module attributes {corpus.a = {}, corpus.b = {inner = {deep = 1 : i32}, other = "x"}} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = {}, corpus.b = {inner = {deep = 1 : i32}, other = "x"}}) -> (tensor<2xf32> {corpus.a = {}, corpus.b = {inner = {deep = 1 : i32}, other = "x"}}) attributes {corpus.a = {}, corpus.b = {inner = {deep = 1 : i32}, other = "x"}} {
    %result = stablehlo.add %operand, %operand {corpus.a = {}, corpus.b = {inner = {deep = 1 : i32}, other = "x"}} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
