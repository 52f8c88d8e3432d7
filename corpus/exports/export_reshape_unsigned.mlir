// One word becomes a scalar, and words of rank 3 a matrix.
func.func @main() {
  %one = stablehlo.constant dense<[3735928559]> : tensor<1xui32>
  %scalar = stablehlo.reshape %one : (tensor<1xui32>) -> tensor<ui32>
  %planes = stablehlo.constant dense<[[[2489569227, 2166193396]], [[3386660235, 6]], [[3670497219, 2224712952]]]> : tensor<3x1x2xui32>
  %rows = stablehlo.reshape %planes : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
  check.expect_eq_const %scalar, dense<3735928559> : tensor<ui32>
  check.expect_eq_const %rows, dense<[[2489569227, 2166193396], [3386660235, 6], [3670497219, 2224712952]]> : tensor<3x2xui32>
  return
}
