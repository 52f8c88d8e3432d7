// Scalars of counters and random bits are broadcast to other shapes, one of them to a scalar.
func.func @main() {
  %key = stablehlo.constant dense<4026531841> : tensor<ui32>
  %keys = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<ui32>) -> tensor<3x7xui32>
  %wide = stablehlo.constant dense<18446744073709551614> : tensor<ui64>
  %wides = stablehlo.broadcast_in_dim %wide, dims = [] : (tensor<ui64>) -> tensor<20xui64>
  %few = stablehlo.broadcast_in_dim %wide, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %number = stablehlo.constant dense<-7> : tensor<i32>
  %same = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<i32>) -> tensor<i32>
  %one = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %keys, dense<4026531841> : tensor<3x7xui32>
  check.expect_eq_const %wides, dense<18446744073709551614> : tensor<20xui64>
  check.expect_eq_const %few, dense<18446744073709551614> : tensor<3xui64>
  check.expect_eq_const %same, dense<-7> : tensor<i32>
  check.expect_eq_const %one, dense<-7> : tensor<1xi32>
  return
}
