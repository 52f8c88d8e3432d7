// reverse_bounded: only the elements that are there are reversed. Broken: reverse C1. Source: TypeInference.cpp, compatible
// operands and results.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> (tensor<5x2xi32>) {
%r = "stablehlo.reverse"(%operand_a) {dimensions = array<i64: 0>} : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<5x2xi32>
return %r : tensor<5x2xi32>
}
