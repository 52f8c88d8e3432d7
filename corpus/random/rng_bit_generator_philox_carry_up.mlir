// Philox-4x32 with 10 rounds where the lower half of the counter goes over: the upper half rises by one. Derived from
// the algorithm (Salmon et al., 2011).
func.func @main() {
  %initial_state = stablehlo.constant dense<[3, 18446744073709551615, 5]> : tensor<3xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x4xui32>)
  check.expect_eq_const %output_state, dense<[3, 1, 6]> : tensor<3xui64>
  check.expect_eq_const %output, dense<[[1941061279, 689435427, 2430487466, 1502122457], [4276901707, 2290580808, 680533210, 74391036]]> : tensor<2x4xui32>
  return
}
