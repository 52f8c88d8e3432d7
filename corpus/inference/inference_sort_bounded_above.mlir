// sort_bounded: only the elements that are there are sorted. Broken: sort C2. Source: TypeInference.cpp inferSortOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> (tensor<5x2xi32>) {
%r = "stablehlo.sort"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %p = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<5x2xi32>
return %r : tensor<5x2xi32>
}
