// Tensors: of every kind of element, all the same, empty. On the module, the function, an argument, a result
// and an op: none may be lost or changed.
module attributes {corpus.a = dense<[1, -2]> : tensor<2xi32>, corpus.b = dense<1.5> : tensor<3x2xf32>, corpus.c = dense<[true, false, true]> : tensor<3xi1>, corpus.d = dense<> : tensor<0xi8>, corpus.e = dense<(1.0, -2.0)> : tensor<complex<f32>>} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = dense<[1, -2]> : tensor<2xi32>, corpus.b = dense<1.5> : tensor<3x2xf32>, corpus.c = dense<[true, false, true]> : tensor<3xi1>, corpus.d = dense<> : tensor<0xi8>, corpus.e = dense<(1.0, -2.0)> : tensor<complex<f32>>}) -> (tensor<2xf32> {corpus.a = dense<[1, -2]> : tensor<2xi32>, corpus.b = dense<1.5> : tensor<3x2xf32>, corpus.c = dense<[true, false, true]> : tensor<3xi1>, corpus.d = dense<> : tensor<0xi8>, corpus.e = dense<(1.0, -2.0)> : tensor<complex<f32>>}) attributes {corpus.a = dense<[1, -2]> : tensor<2xi32>, corpus.b = dense<1.5> : tensor<3x2xf32>, corpus.c = dense<[true, false, true]> : tensor<3xi1>, corpus.d = dense<> : tensor<0xi8>, corpus.e = dense<(1.0, -2.0)> : tensor<complex<f32>>} {
    %result = stablehlo.add %operand, %operand {corpus.a = dense<[1, -2]> : tensor<2xi32>, corpus.b = dense<1.5> : tensor<3x2xf32>, corpus.c = dense<[true, false, true]> : tensor<3xi1>, corpus.d = dense<> : tensor<0xi8>, corpus.e = dense<(1.0, -2.0)> : tensor<complex<f32>>} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
