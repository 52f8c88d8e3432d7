// Rewrites. Each check is a row of rows/inverses.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // sine_over_cosine: the quotient becomes tan, not a product
  %sine_over_cosine.x = stablehlo.constant dense<[1.0, 0.5, 2.0]> : tensor<3xf32>
  %sine_over_cosine.sine = stablehlo.sine %sine_over_cosine.x : tensor<3xf32>
  %sine_over_cosine.cosine = stablehlo.cosine %sine_over_cosine.x : tensor<3xf32>
  %sine_over_cosine.divide = stablehlo.divide %sine_over_cosine.sine, %sine_over_cosine.cosine : tensor<3xf32>
  check.expect_almost_eq_const %sine_over_cosine.divide, dense<[1.5574077, 0.5463025, -2.1850398]> : tensor<3xf32> loc("sine_over_cosine")
  // cosine_of_negate: cosine is even, sine is odd
  %cosine_of_negate.x = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf32>
  %cosine_of_negate.negate = stablehlo.negate %cosine_of_negate.x : tensor<2xf32>
  %cosine_of_negate.cosine = stablehlo.cosine %cosine_of_negate.negate : tensor<2xf32>
  check.expect_almost_eq_const %cosine_of_negate.cosine, dense<[0.5403023, 0.87758255]> : tensor<2xf32> loc("cosine_of_negate")
  // sine_of_abs: the sine of |x| is not negative
  %sine_of_abs.x = stablehlo.constant dense<[-4.0, 4.0]> : tensor<2xf32>
  %sine_of_abs.abs = stablehlo.abs %sine_of_abs.x : tensor<2xf32>
  %sine_of_abs.sine = stablehlo.sine %sine_of_abs.abs : tensor<2xf32>
  check.expect_almost_eq_const %sine_of_abs.sine, dense<-0.7568025> : tensor<2xf32> loc("sine_of_abs")
  // cbrt_as_power: x is not negative
  %cbrt_as_power.x = stablehlo.constant dense<[-8.0, 27.0]> : tensor<2xf32>
  %cbrt_as_power.cbrt = stablehlo.cbrt %cbrt_as_power.x : tensor<2xf32>
  check.expect_almost_eq_const %cbrt_as_power.cbrt, dense<[-2.0, 3.0]> : tensor<2xf32> loc("cbrt_as_power")
  // cbrt_of_cube: the cube stays finite
  %cbrt_of_cube.x = stablehlo.constant dense<[1000000000000000.0, -2.0]> : tensor<2xf32>
  %cbrt_of_cube.multiply = stablehlo.multiply %cbrt_of_cube.x, %cbrt_of_cube.x : tensor<2xf32>
  %cbrt_of_cube.multiply_2 = stablehlo.multiply %cbrt_of_cube.multiply, %cbrt_of_cube.x : tensor<2xf32>
  %cbrt_of_cube.cbrt = stablehlo.cbrt %cbrt_of_cube.multiply_2 : tensor<2xf32>
  check.expect_almost_eq_const %cbrt_of_cube.cbrt, dense<[0x7F800000, -2.0]> : tensor<2xf32> loc("cbrt_of_cube")
  // floor_of_negate: the floor of -x is minus the ceiling
  %floor_of_negate.x = stablehlo.constant dense<[1.5, -2.5]> : tensor<2xf32>
  %floor_of_negate.negate = stablehlo.negate %floor_of_negate.x : tensor<2xf32>
  %floor_of_negate.floor = stablehlo.floor %floor_of_negate.negate : tensor<2xf32>
  check.expect_eq_const %floor_of_negate.floor, dense<[-2.0, 2.0]> : tensor<2xf32> loc("floor_of_negate")
  // round_by_floor_f32: never: the sum rounds, and halves of negative numbers go down
  %round_by_floor_f32.x = stablehlo.constant dense<[0.49999997, -2.5, 8388609.0]> : tensor<3xf32>
  %round_by_floor_f32.round_nearest_afz = stablehlo.round_nearest_afz %round_by_floor_f32.x : tensor<3xf32>
  check.expect_eq_const %round_by_floor_f32.round_nearest_afz, dense<[0.0, -3.0, 8388609.0]> : tensor<3xf32> loc("round_by_floor_f32")
  // round_even_as_away: no value is halfway between two integers
  %round_even_as_away.x = stablehlo.constant dense<[0.5, 2.5, -1.5, -0.5]> : tensor<4xf32>
  %round_even_as_away.round_nearest_even = stablehlo.round_nearest_even %round_even_as_away.x : tensor<4xf32>
  check.expect_eq_const %round_even_as_away.round_nearest_even, dense<[0.0, 2.0, -2.0, -0.0]> : tensor<4xf32> loc("round_even_as_away")
  // ceil_by_floor: x is no integer
  %ceil_by_floor.x = stablehlo.constant dense<[2.0, 1.5, -0.5]> : tensor<3xf32>
  %ceil_by_floor.ceil = stablehlo.ceil %ceil_by_floor.x : tensor<3xf32>
  check.expect_eq_const %ceil_by_floor.ceil, dense<[2.0, 2.0, -0.0]> : tensor<3xf32> loc("ceil_by_floor")
  // ceil_of_small_negative: the sign of zero does not matter
  %ceil_of_small_negative.x = stablehlo.constant dense<[-0.5, -0.0]> : tensor<2xf32>
  %ceil_of_small_negative.ceil = stablehlo.ceil %ceil_of_small_negative.x : tensor<2xf32>
  check.expect_eq_const %ceil_of_small_negative.ceil, dense<-0.0> : tensor<2xf32> loc("ceil_of_small_negative")
  // is_finite_by_subtraction: x is not infinite
  %is_finite_by_subtraction.x = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0]> : tensor<4xf32>
  %is_finite_by_subtraction.is_finite = stablehlo.is_finite %is_finite_by_subtraction.x : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %is_finite_by_subtraction.is_finite, dense<[false, false, false, true]> : tensor<4xi1> loc("is_finite_by_subtraction")
  // power_huge: y is 1
  %power_huge.x = stablehlo.constant dense<[2.0, 0.5, -1.0]> : tensor<3xf32>
  %power_huge.y = stablehlo.constant dense<0x7F800000> : tensor<3xf32>
  %power_huge.power = stablehlo.power %power_huge.x, %power_huge.y : tensor<3xf32>
  check.expect_almost_eq_const %power_huge.power, dense<[0x7F800000, 0.0, 1.0]> : tensor<3xf32> loc("power_huge")
  // sqrt_of_negative_zero: x is neither -0 nor -inf
  %sqrt_of_negative_zero.x = stablehlo.constant dense<[-0.0, 0xFF800000]> : tensor<2xf32>
  %sqrt_of_negative_zero.sqrt = stablehlo.sqrt %sqrt_of_negative_zero.x : tensor<2xf32>
  check.expect_eq_const %sqrt_of_negative_zero.sqrt, dense<[-0.0, 0x7FC00000]> : tensor<2xf32> loc("sqrt_of_negative_zero")
  // atan2_as_atan: x is positive
  %atan2_as_atan.y = stablehlo.constant dense<[1.0, -1.0, 0.0, 1.0]> : tensor<4xf32>
  %atan2_as_atan.x = stablehlo.constant dense<[-1.0, -1.0, -1.0, 2.0]> : tensor<4xf32>
  %atan2_as_atan.atan2 = stablehlo.atan2 %atan2_as_atan.y, %atan2_as_atan.x : tensor<4xf32>
  check.expect_almost_eq_const %atan2_as_atan.atan2, dense<[2.3561945, -2.3561945, 3.1415927, 0.4636476]> : tensor<4xf32> loc("atan2_as_atan")
  // atan2_signed_zero: y is no negative zero
  %atan2_signed_zero.y = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf32>
  %atan2_signed_zero.x = stablehlo.constant dense<-1.0> : tensor<2xf32>
  %atan2_signed_zero.atan2 = stablehlo.atan2 %atan2_signed_zero.y, %atan2_signed_zero.x : tensor<2xf32>
  check.expect_almost_eq_const %atan2_signed_zero.atan2, dense<[-3.1415927, 3.1415927]> : tensor<2xf32> loc("atan2_signed_zero")
  return
}
