// Floats of every width: a negative zero, an infinity, a NaN with a payload, a subnormal number. On the module,
// the function, an argument, a result and an op: none may be lost or changed.
module attributes {corpus.a = 1.5 : bf16, corpus.b = -0.0 : f16, corpus.c = 0x7F800000 : f32, corpus.d = 0x7FF8000000000001 : f64, corpus.e = 1.401300e-45 : f32} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = 1.5 : bf16, corpus.b = -0.0 : f16, corpus.c = 0x7F800000 : f32, corpus.d = 0x7FF8000000000001 : f64, corpus.e = 1.401300e-45 : f32}) -> (tensor<2xf32> {corpus.a = 1.5 : bf16, corpus.b = -0.0 : f16, corpus.c = 0x7F800000 : f32, corpus.d = 0x7FF8000000000001 : f64, corpus.e = 1.401300e-45 : f32}) attributes {corpus.a = 1.5 : bf16, corpus.b = -0.0 : f16, corpus.c = 0x7F800000 : f32, corpus.d = 0x7FF8000000000001 : f64, corpus.e = 1.401300e-45 : f32} {
    %result = stablehlo.add %operand, %operand {corpus.a = 1.5 : bf16, corpus.b = -0.0 : f16, corpus.c = 0x7F800000 : f32, corpus.d = 0x7FF8000000000001 : f64, corpus.e = 1.401300e-45 : f32} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
