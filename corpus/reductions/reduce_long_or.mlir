// The union of the bits of 33 numbers in each row.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 128, 16384, 0, 268435456, 16, 0, 512, 65536, 0, 1073741824, 64, 0, 2048, 262144, 0, 2, 256, 0, 8192, 1048576, 0, 8, 2, 0, 32768, 4194304, 0, 32, 8, 0, 131072, 16777216], [0, 128, 32, 0, 524288, 67108864, 0, 1, 128, 0, 2097152, 268435456, 0, 4, 512, 0, 8388608, 1073741824, 0, 16, 2048, 0, 33554432, 2, 0, 64, 8192, 0, 134217728, 8, 0, 256, 32768]]> : tensor<2x33xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%operand init: %init) applies stablehlo.or across dimensions = [1] : (tensor<2x33xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[1364716538, 1588112383]> : tensor<2xi32>
  return
}
