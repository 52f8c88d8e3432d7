// Every kind of location that all releases know, on ops and on block arguments. 1 + 1 + 1 + 1 + 1 + 1 = 6, and
// reducing a scalar over no dimension adds the initial value 0, which changes nothing however often it is taken.
module {
  func.func @main() {
    %0 = stablehlo.constant dense<1> : tensor<i32> loc("a name")
    %1 = stablehlo.add %0, %0 : tensor<i32> loc("model.py":12:3)
    %2 = stablehlo.add %1, %0 : tensor<i32> loc("outer"("model.py":13:5))
    %3 = stablehlo.add %2, %0 : tensor<i32> loc(callsite("callee" at "model.py":20:7))
    %4 = stablehlo.add %3, %0 : tensor<i32> loc(fused["left", "model.py":1:2])
    %5 = stablehlo.add %4, %0 : tensor<i32> loc(unknown)
    %zero = stablehlo.constant dense<0> : tensor<i32> loc("zero"("model.py":30:1))
    %6 = stablehlo.reduce(%5 init: %zero) across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
     reducer(%a: tensor<i32> loc("acc"), %b: tensor<i32> loc("item")) {
      %7 = stablehlo.add %a, %b : tensor<i32> loc("sum")
      stablehlo.return %7 : tensor<i32> loc(unknown)
    } loc("reduction")
    check.expect_eq_const %6, dense<6> : tensor<i32>
    return loc("end")
  } loc("main")
} loc("module")
