// And, or, exclusive or of 16 bits, and or of 64 without a sign.
func.func @main() {
  %both_lhs = stablehlo.constant dense<[-19627, 7500, 4941, 7500, -19627]> : tensor<5xi16>
  %both_rhs = stablehlo.constant dense<[-10185, 30245, 30245, 30245, 13708]> : tensor<5xi16>
  %both = stablehlo.and %both_lhs, %both_rhs : tensor<5xi16>
  check.expect_eq_const %both, dense<[-28651, 5124, 4613, 5124, 12548]> : tensor<5xi16>
  %either_lhs = stablehlo.constant dense<[36070, 43764, 36070, 36070, 38941]> : tensor<5xui16>
  %either_rhs = stablehlo.constant dense<[52693, 3292, 5113, 5113, 6985]> : tensor<5xui16>
  %either = stablehlo.or %either_lhs, %either_rhs : tensor<5xui16>
  check.expect_eq_const %either, dense<[52727, 44796, 40959, 40959, 39773]> : tensor<5xui16>
  %any_lhs = stablehlo.constant dense<[16119021941241290092, 5851091576374837165, 5851091576374837165]> : tensor<3xui64>
  %any_rhs = stablehlo.constant dense<[11929044082102038412, 11929044082102038412, 5780924750893391261]> : tensor<3xui64>
  %any = stablehlo.or %any_lhs, %any_rhs : tensor<3xui64>
  check.expect_eq_const %any, dense<[18428306843989901292, 17708007413065121709, 5853545850077953981]> : tensor<3xui64>
  %one_lhs = stablehlo.constant dense<[27074, 27074, -17203, -17203, 13008]> : tensor<5xi16>
  %one_rhs = stablehlo.constant dense<[-15348, -21382, 3709, -15348, 3709]> : tensor<5xi16>
  %one = stablehlo.xor %one_lhs, %one_rhs : tensor<5xi16>
  check.expect_eq_const %one, dense<[-21042, -14920, -19792, 30913, 15533]> : tensor<5xi16>
  return
}
