// rng_bit_generator_bounded: bounds pass, and a known size must not be above them. Broken: rng_bit_generator output. Source:
// TypeInference.cpp, StablehloOps.td, rng_bit_generator.
func.func @main(%operand_a: tensor<2xui64>) -> (tensor<2xui64>, tensor<?xui32, #stablehlo.bounds<3>>) {
%r:2 = "stablehlo.rng_bit_generator"(%operand_a) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<?xui32, #stablehlo.bounds<3>>)
return %r#0, %r#1 : tensor<2xui64>, tensor<?xui32, #stablehlo.bounds<3>>
}
