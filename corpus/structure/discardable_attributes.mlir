// Attributes that the specification does not know, on module, function and ops: none may be lost on the way.
module attributes {corpus.replicas = 2 : i32} {
  func.func @main() attributes {corpus.entry = true} {
    %lhs = stablehlo.constant {corpus.note = "first"} dense<[1.0, 2.0]> : tensor<2xf32>
    %result = stablehlo.add %lhs, %lhs {corpus.list = [1 : i64, "two", true], corpus.table = {a = 1.5 : f32, b = "x"}} : tensor<2xf32>
    check.expect_eq_const %result, dense<[2.0, 4.0]> : tensor<2xf32>
    return
  }
}
