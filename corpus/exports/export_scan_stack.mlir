// A scan writes each state to its place in a stack of 3 x 2 x 4 floats, and its keys are carried beside it.
func.func @main() {
  %first = stablehlo.constant dense<[[5.0, 9.0, 9.0, 5.0], [2.0, 9.0, -5.0, 6.0]]> : tensor<2x4xf32>
  %stack = stablehlo.constant dense<0.0> : tensor<3x2x4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %key = stablehlo.constant dense<[4000000000, 7]> : tensor<2xui32>
  %count, %state, %result, %last = stablehlo.while(%i = %zero, %carried = %first, %written = %stack, %bits = %key) : tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<2xui32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %none = stablehlo.constant dense<0> : tensor<i32>
      %row = stablehlo.reshape %carried : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %put = stablehlo.dynamic_update_slice %written, %row, %i, %none, %none : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %twice = stablehlo.add %carried, %carried : tensor<2x4xf32>
      %mixed = stablehlo.add %bits, %bits : tensor<2xui32>
      stablehlo.return %next, %twice, %put, %mixed : tensor<i32>, tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<2xui32>
    }
  check.expect_eq_const %state, dense<[[4.000000e+01, 7.200000e+01, 7.200000e+01, 4.000000e+01], [1.600000e+01, 7.200000e+01, -4.000000e+01, 4.800000e+01]]> : tensor<2x4xf32>
  check.expect_eq_const %result, dense<[[[5.000000e+00, 9.000000e+00, 9.000000e+00, 5.000000e+00], [2.000000e+00, 9.000000e+00, -5.000000e+00, 6.000000e+00]], [[1.000000e+01, 1.800000e+01, 1.800000e+01, 1.000000e+01], [4.000000e+00, 1.800000e+01, -1.000000e+01, 1.200000e+01]], [[2.000000e+01, 3.600000e+01, 3.600000e+01, 2.000000e+01], [8.000000e+00, 3.600000e+01, -2.000000e+01, 2.400000e+01]]]> : tensor<3x2x4xf32>
  check.expect_eq_const %last, dense<[1935228928, 56]> : tensor<2xui32>
  return
}
