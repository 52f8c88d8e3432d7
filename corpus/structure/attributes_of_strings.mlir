// Strings: empty, with what has to be escaped, with bytes that are no text, and UTF-8. On the module, the
// function, an argument, a result and an op: none may be lost or changed.
module attributes {corpus.a = "", corpus.b = "quote \22 backslash \\ newline \0A", corpus.c = "\00\FF", corpus.d = "\C3\A4"} {
  func.func @main(%operand: tensor<2xf32> {corpus.a = "", corpus.b = "quote \22 backslash \\ newline \0A", corpus.c = "\00\FF", corpus.d = "\C3\A4"}) -> (tensor<2xf32> {corpus.a = "", corpus.b = "quote \22 backslash \\ newline \0A", corpus.c = "\00\FF", corpus.d = "\C3\A4"}) attributes {corpus.a = "", corpus.b = "quote \22 backslash \\ newline \0A", corpus.c = "\00\FF", corpus.d = "\C3\A4"} {
    %result = stablehlo.add %operand, %operand {corpus.a = "", corpus.b = "quote \22 backslash \\ newline \0A", corpus.c = "\00\FF", corpus.d = "\C3\A4"} : tensor<2xf32>
    return %result : tensor<2xf32>
  }
}
