// Locations that are ranges of a file, as they are and inside others: columns of one line, and several lines.
// 1 + 1 = 2, 2 + 1 = 3, 3 + 1 = 4, 4 + 1 = 5.
module {
  func.func @main() {
    %lhs = stablehlo.constant dense<1> : tensor<i32> loc("model.py":12:3 to :9)
    %sum_0 = stablehlo.add %lhs, %lhs : tensor<i32> loc("model.py":12:3 to 14:1)
    %sum_1 = stablehlo.add %sum_0, %lhs : tensor<i32> loc("outer"("model.py":13:5 to :6))
    %sum_2 = stablehlo.add %sum_1, %lhs : tensor<i32> loc(callsite("callee" at "model.py":20:7 to 21:2))
    %result = stablehlo.add %sum_2, %lhs : tensor<i32> loc(fused["left", "model.py":1:2 to :3])
    check.expect_eq_const %result, dense<5> : tensor<i32>
    return loc("model.py":22:1)
  } loc("main")
} loc("module")
