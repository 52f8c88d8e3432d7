// Of 600 products only those at 591, 593, ..., 599 are not 0: five times 2^-60 * 2^-50, which f32 has, too.
func.func @main() {
  %place = stablehlo.iota dim = 1 : tensor<3x600xi32>
  %late = stablehlo.constant dense<590> : tensor<3x600xi32>
  %is_late = stablehlo.compare GE, %place, %late : (tensor<3x600xi32>, tensor<3x600xi32>) -> tensor<3x600xi1>
  %small = stablehlo.constant dense<0x2180> : tensor<3x600xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<3x600xbf16>
  %lhs = stablehlo.select %is_late, %small, %zero : tensor<3x600xi1>, tensor<3x600xbf16>
  %line = stablehlo.iota dim = 0 : tensor<600x2xi32>
  %one = stablehlo.constant dense<1> : tensor<600x2xi32>
  %odd = stablehlo.and %line, %one : tensor<600x2xi32>
  %ones = stablehlo.convert %odd : (tensor<600x2xi32>) -> tensor<600x2xbf16>
  %smaller = stablehlo.constant dense<0x2680> : tensor<600x2xbf16>
  %rhs = stablehlo.multiply %ones, %smaller : tensor<600x2xbf16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<3x600xbf16>, tensor<600x2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %result, dense<0x09A0> : tensor<3x2xbf16>
  return
}
