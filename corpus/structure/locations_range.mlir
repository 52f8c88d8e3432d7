// Locations that are ranges of a file, as they are and inside others: columns of one line, and several lines.
// 1 + 1 = 2, 2 + 1 = 3, 3 + 1 = 4, 4 + 1 = 5.
module {
  func.func @main() {
    %0 = stablehlo.constant dense<1> : tensor<i32> loc("model.py":12:3 to :9)
    %1 = stablehlo.add %0, %0 : tensor<i32> loc("model.py":12:3 to 14:1)
    %2 = stablehlo.add %1, %0 : tensor<i32> loc("outer"("model.py":13:5 to :6))
    %3 = stablehlo.add %2, %0 : tensor<i32> loc(callsite("callee" at "model.py":20:7 to 21:2))
    %4 = stablehlo.add %3, %0 : tensor<i32> loc(fused["left", "model.py":1:2 to :3])
    check.expect_eq_const %4, dense<5> : tensor<i32>
    return loc("model.py":22:1)
  } loc("main")
} loc("module")
