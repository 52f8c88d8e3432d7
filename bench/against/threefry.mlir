// threefry, 1 M of 32 bits
func.func @main(%s: tensor<2xui64>) -> tensor<1048576xui32> {
  %s1, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1048576xui32>)
  return %r : tensor<1048576xui32>
}
