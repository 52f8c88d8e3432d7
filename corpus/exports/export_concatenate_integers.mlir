// Rows of 8, 16 and 64 bits one behind the other.
func.func @main() {
  %first_ui8 = stablehlo.constant dense<[235, 104]> : tensor<2xui8>
  %second_ui8 = stablehlo.constant dense<[239, 239, 156]> : tensor<3xui8>
  %row_ui8 = stablehlo.concatenate %first_ui8, %second_ui8, dim = 0 : (tensor<2xui8>, tensor<3xui8>) -> tensor<5xui8>
  %first_i16 = stablehlo.constant dense<[22307, -30647]> : tensor<2xi16>
  %second_i16 = stablehlo.constant dense<[-18279, -18279, -18279]> : tensor<3xi16>
  %row_i16 = stablehlo.concatenate %first_i16, %second_i16, dim = 0 : (tensor<2xi16>, tensor<3xi16>) -> tensor<5xi16>
  %first_ui16 = stablehlo.constant dense<[49957, 6157]> : tensor<2xui16>
  %second_ui16 = stablehlo.constant dense<[26760, 26760, 26760]> : tensor<3xui16>
  %row_ui16 = stablehlo.concatenate %first_ui16, %second_ui16, dim = 0 : (tensor<2xui16>, tensor<3xui16>) -> tensor<5xui16>
  %first_ui64 = stablehlo.constant dense<[13257361100096245927, 13793222822597901260]> : tensor<2xui64>
  %second_ui64 = stablehlo.constant dense<[11214710402301193142, 11774625184871707406, 589663943439421307]> : tensor<3xui64>
  %row_ui64 = stablehlo.concatenate %first_ui64, %second_ui64, dim = 0 : (tensor<2xui64>, tensor<3xui64>) -> tensor<5xui64>
  check.expect_eq_const %row_ui8, dense<[235, 104, 239, 239, 156]> : tensor<5xui8>
  check.expect_eq_const %row_i16, dense<[22307, -30647, -18279, -18279, -18279]> : tensor<5xi16>
  check.expect_eq_const %row_ui16, dense<[49957, 6157, 26760, 26760, 26760]> : tensor<5xui16>
  check.expect_eq_const %row_ui64, dense<[13257361100096245927, 13793222822597901260, 11214710402301193142, 11774625184871707406, 589663943439421307]> : tensor<5xui64>
  return
}
