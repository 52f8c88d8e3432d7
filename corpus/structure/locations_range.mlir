// Locations that are ranges of a file: columns of one line, and several lines. 1 + 1 = 2, 2 + 1 = 3. Ranges inside other locations
// are in incident_nested_range.
module {
  func.func @main() {
    %lhs = stablehlo.constant dense<1> : tensor<i32> loc("model.py":12:3 to :9)
    %sum = stablehlo.add %lhs, %lhs : tensor<i32> loc("model.py":12:3 to 14:1)
    %result = stablehlo.add %sum, %lhs : tensor<i32> loc("model.py":15:3)
    check.expect_eq_const %result, dense<3> : tensor<i32>
    return loc("model.py":22:1)
  } loc("main")
} loc("module")
