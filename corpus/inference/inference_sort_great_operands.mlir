// sort_great: sizes that have the same lower 32 bits. Broken: sort C3. Source: the specification, sort C3.
func.func @main(%operand_a: tensor<4294967298xi8>, %operand_b: tensor<2xi32>) -> (tensor<4294967298xi8>, tensor<2xi32>) {
%r:2 = "stablehlo.sort"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i8>, %y: tensor<i8>, %z: tensor<i32>, %w: tensor<i32>):
  %p = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i8>, tensor<i8>) -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4294967298xi8>, tensor<2xi32>) -> (tensor<4294967298xi8>, tensor<2xi32>)
return %r#0, %r#1 : tensor<4294967298xi8>, tensor<2xi32>
}
