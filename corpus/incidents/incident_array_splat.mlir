// An array of equal numbers was taken for a splat and came back with one element. The strides are 2
// and 2, the start 1 and 1: of a 3×4 matrix the elements (1, 1) and (1, 3) are left.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %result = stablehlo.slice %operand [1:3:2, 1:4:2] : (tensor<3x4xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %result, dense<[[6, 8]]> : tensor<1x2xi32>
  return
}
