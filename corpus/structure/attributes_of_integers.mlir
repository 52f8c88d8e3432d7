// Integers of every width and sign, at the ends of their ranges. On the module, the function, an argument, a
// result and an op: none may be lost or changed.
module attributes {corpus.a = true, corpus.b = -8 : i4, corpus.c = 127 : i8, corpus.d = -32768 : i16, corpus.e = 7 : i32, corpus.f = -9223372036854775808 : i64, corpus.g = 255 : ui8, corpus.h = 18446744073709551615 : ui64} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = true, corpus.b = -8 : i4, corpus.c = 127 : i8, corpus.d = -32768 : i16, corpus.e = 7 : i32, corpus.f = -9223372036854775808 : i64, corpus.g = 255 : ui8, corpus.h = 18446744073709551615 : ui64}) -> (tensor<2xf32> {corpus.a = true, corpus.b = -8 : i4, corpus.c = 127 : i8, corpus.d = -32768 : i16, corpus.e = 7 : i32, corpus.f = -9223372036854775808 : i64, corpus.g = 255 : ui8, corpus.h = 18446744073709551615 : ui64}) attributes {corpus.a = true, corpus.b = -8 : i4, corpus.c = 127 : i8, corpus.d = -32768 : i16, corpus.e = 7 : i32, corpus.f = -9223372036854775808 : i64, corpus.g = 255 : ui8, corpus.h = 18446744073709551615 : ui64} {
    %result = stablehlo.add %operand, %operand {corpus.a = true, corpus.b = -8 : i4, corpus.c = 127 : i8, corpus.d = -32768 : i16, corpus.e = 7 : i32, corpus.f = -9223372036854775808 : i64, corpus.g = 255 : ui8, corpus.h = 18446744073709551615 : ui64} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
