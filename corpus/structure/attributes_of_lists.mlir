// Lists: empty, nested, of different kinds, of booleans. On the module, the function, an argument, a result and
// an op: none may be lost or changed.
module attributes {corpus.a = [], corpus.b = [1, "two", [3.0 : f32, []]], corpus.c = [true, false]} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = [], corpus.b = [1, "two", [3.0 : f32, []]], corpus.c = [true, false]}) -> (tensor<2xf32> {corpus.a = [], corpus.b = [1, "two", [3.0 : f32, []]], corpus.c = [true, false]}) attributes {corpus.a = [], corpus.b = [1, "two", [3.0 : f32, []]], corpus.c = [true, false]} {
    %result = stablehlo.add %operand, %operand {corpus.a = [], corpus.b = [1, "two", [3.0 : f32, []]], corpus.c = [true, false]} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
