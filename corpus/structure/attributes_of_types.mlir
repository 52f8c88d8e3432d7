// Types as attributes, a function type among them. On the function, an argument, a result and an op: none may
// be lost or changed.
func.func @main(%operand: tensor<2xf32> {corpus.a = i32, corpus.b = tensor<2x?xf32>, corpus.c = !stablehlo.token, corpus.d = tuple<tensor<i1>>, corpus.e = (tensor<f32>) -> tensor<f32>}) -> (tensor<2xf32> {corpus.a = i32, corpus.b = tensor<2x?xf32>, corpus.c = !stablehlo.token, corpus.d = tuple<tensor<i1>>, corpus.e = (tensor<f32>) -> tensor<f32>}) attributes {corpus.a = i32, corpus.b = tensor<2x?xf32>, corpus.c = !stablehlo.token, corpus.d = tuple<tensor<i1>>, corpus.e = (tensor<f32>) -> tensor<f32>} {
  %result = stablehlo.add %operand, %operand {corpus.a = i32, corpus.b = tensor<2x?xf32>, corpus.c = !stablehlo.token, corpus.d = tuple<tensor<i1>>, corpus.e = (tensor<f32>) -> tensor<f32>} : tensor<2xf32>
  return %result : tensor<2xf32>
}
