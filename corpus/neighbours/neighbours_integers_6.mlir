// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @wide_sum_shift_narrowed(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xui8> {
  %convert = stablehlo.convert %x : (tensor<2xui8>) -> tensor<2xui16>
  %convert_2 = stablehlo.convert %y : (tensor<2xui8>) -> tensor<2xui16>
  %add = stablehlo.add %convert, %convert_2 : tensor<2xui16>
  %literal = stablehlo.constant dense<1> : tensor<2xui16>
  %shift_right_logical = stablehlo.shift_right_logical %add, %literal : tensor<2xui16>
  %convert_3 = stablehlo.convert %shift_right_logical : (tensor<2xui16>) -> tensor<2xui8>
  return %convert_3 : tensor<2xui8>
}

func.func private @odd_by_remainder(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<2> : tensor<2xi32>
  %remainder = stablehlo.remainder %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<2xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func @main() {
  // wide_sum_shift_narrowed: the sum does not wrap around in the narrow type
  %wide_sum_shift_narrowed.x = stablehlo.constant dense<[200, 4]> : tensor<2xui8>
  %wide_sum_shift_narrowed.y = stablehlo.constant dense<[100, 8]> : tensor<2xui8>
  %wide_sum_shift_narrowed = call @wide_sum_shift_narrowed(%wide_sum_shift_narrowed.x, %wide_sum_shift_narrowed.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %wide_sum_shift_narrowed, dense<[150, 6]> : tensor<2xui8> loc("wide_sum_shift_narrowed")
  // odd_by_remainder: x is not negative
  %odd_by_remainder.x = stablehlo.constant dense<[-3, 5]> : tensor<2xi32>
  %odd_by_remainder = call @odd_by_remainder(%odd_by_remainder.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %odd_by_remainder, dense<[false, true]> : tensor<2xi1> loc("odd_by_remainder")
  // add_with_carry_ui8: the sum does not wrap around
  %add_with_carry_ui8.x = stablehlo.constant dense<[200, 5]> : tensor<2xui8>
  %add_with_carry_ui8.y = stablehlo.constant dense<[100, 7]> : tensor<2xui8>
  %add_with_carry_ui8.add = stablehlo.add %add_with_carry_ui8.x, %add_with_carry_ui8.y : tensor<2xui8>
  %add_with_carry_ui8.compare = stablehlo.compare LT, %add_with_carry_ui8.add, %add_with_carry_ui8.x : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %add_with_carry_ui8.compare, dense<[true, false]> : tensor<2xi1> loc("add_with_carry_ui8")
  // add_with_carry_ui32: the sum does not wrap around
  %add_with_carry_ui32.x = stablehlo.constant dense<[4000000000, 5]> : tensor<2xui32>
  %add_with_carry_ui32.y = stablehlo.constant dense<[1000000000, 7]> : tensor<2xui32>
  %add_with_carry_ui32.add = stablehlo.add %add_with_carry_ui32.x, %add_with_carry_ui32.y : tensor<2xui32>
  %add_with_carry_ui32.compare = stablehlo.compare LT, %add_with_carry_ui32.add, %add_with_carry_ui32.x : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  check.expect_eq_const %add_with_carry_ui32.compare, dense<[true, false]> : tensor<2xi1> loc("add_with_carry_ui32")
  return
}
