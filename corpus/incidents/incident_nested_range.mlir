// Ranges of a file inside other locations, and none outside: a writer did not look at locations, so it wrote these for releases
// whose readers do not know ranges. 1 + 1 = 2, 2 + 1 = 3, 3 + 1 = 4.
module {
  func.func @main() {
    %one = stablehlo.constant dense<1> : tensor<i32> loc("one")
    %two = stablehlo.add %one, %one : tensor<i32> loc("outer"("model.py":13:5 to :6))
    %three = stablehlo.add %two, %one : tensor<i32> loc(callsite("callee" at "model.py":20:7 to 21:2))
    %four = stablehlo.add %three, %one : tensor<i32> loc(fused["left", "model.py":1:2 to :3])
    check.expect_eq_const %four, dense<4> : tensor<i32>
    return loc("model.py":22:1)
  } loc("main")
} loc("module")
