// Every kind of location that all releases know, on ops and on block arguments. 1 + 1 + 1 + 1 + 1 + 1 = 6, and
// reducing a scalar over no dimension adds the initial value 0, which changes nothing however often it is taken.
module {
  func.func @main() {
    %lhs_0 = stablehlo.constant dense<1> : tensor<i32> loc("a name")
    %sum_0 = stablehlo.add %lhs_0, %lhs_0 : tensor<i32> loc("model.py":12:3)
    %sum_1 = stablehlo.add %sum_0, %lhs_0 : tensor<i32> loc("outer"("model.py":13:5))
    %sum_2 = stablehlo.add %sum_1, %lhs_0 : tensor<i32> loc(callsite("callee" at "model.py":20:7))
    %sum_3 = stablehlo.add %sum_2, %lhs_0 : tensor<i32> loc(fused["left", "model.py":1:2])
    %sum_4 = stablehlo.add %sum_3, %lhs_0 : tensor<i32> loc(unknown)
    %zero = stablehlo.constant dense<0> : tensor<i32> loc("zero"("model.py":30:1))
    %result = stablehlo.reduce(%sum_4 init: %zero) across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
     reducer(%lhs_1: tensor<i32> loc("acc"), %rhs: tensor<i32> loc("item")) {
      %sum_5 = stablehlo.add %lhs_1, %rhs : tensor<i32> loc("sum")
      stablehlo.return %sum_5 : tensor<i32> loc(unknown)
    } loc("reduction")
    check.expect_eq_const %result, dense<6> : tensor<i32>
    return loc("end")
  } loc("main")
} loc("module")
