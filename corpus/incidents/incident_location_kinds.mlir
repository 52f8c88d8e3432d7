// Golden artifacts had no locations, so nobody saw that older readers did not know a kind of them.
// Each kind that all releases know stands here, on ops and on block arguments. 1 + 1 + 1 = 3, and
// adding the initial value 0 changes nothing.
module {
  func.func @main() {
    %one = stablehlo.constant dense<1> : tensor<i32> loc("a name")
    %two = stablehlo.add %one, %one : tensor<i32> loc(callsite("callee" at "model.py":20:7))
    %three = stablehlo.add %two, %one : tensor<i32> loc(fused["left", "model.py":1:2])
    %zero = stablehlo.constant dense<0> : tensor<i32> loc("zero"("model.py":30:1))
    %result = stablehlo.reduce(%three init: %zero) across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
     reducer(%lhs: tensor<i32> loc("accumulator"), %rhs: tensor<i32> loc("model.py":4:5)) {
      %sum = stablehlo.add %lhs, %rhs : tensor<i32> loc(unknown)
      stablehlo.return %sum : tensor<i32> loc(unknown)
    } loc("reduction")
    check.expect_eq_const %result, dense<3> : tensor<i32>
    return loc("end")
  } loc("main")
} loc("module")
