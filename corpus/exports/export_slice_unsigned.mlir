// Keys of random numbers are cut in halves and rows, without a sign.
func.func @main() {
  %key = stablehlo.constant dense<[3169654321, 2675164274, 1344171695, 808719192]> : tensor<4xui32>
  %first = stablehlo.slice %key [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %half = stablehlo.slice %key [2:4] : (tensor<4xui32>) -> tensor<2xui32>
  %keys = stablehlo.constant dense<[[3164318830, 2014088362], [2369507746, 1726992270], [225337586, 3725772251]]> : tensor<3x2xui32>
  %row = stablehlo.slice %keys [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
  %last = stablehlo.slice %keys [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
  %column = stablehlo.slice %keys [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
  check.expect_eq_const %first, dense<3169654321> : tensor<1xui32>
  check.expect_eq_const %half, dense<[1344171695, 808719192]> : tensor<2xui32>
  check.expect_eq_const %row, dense<[[3164318830, 2014088362]]> : tensor<1x2xui32>
  check.expect_eq_const %last, dense<[[225337586, 3725772251]]> : tensor<1x2xui32>
  check.expect_eq_const %column, dense<[[2014088362], [1726992270], [3725772251]]> : tensor<3x1xui32>
  return
}
