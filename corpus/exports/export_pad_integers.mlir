// Matrices of 8, 16 and 64 bits with uneven edges, and a plane of rank 3.
func.func @main() {
  %matrix_i16 = stablehlo.constant dense<[[-22908, -4650, 4345], [4345, 18935, -595]]> : tensor<2x3xi16>
  %value_i16 = stablehlo.constant dense<-13788> : tensor<i16>
  %padded_i16 = stablehlo.pad %matrix_i16, %value_i16, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<3x7xi16>
  check.expect_eq_const %padded_i16, dense<[[-13788, -13788, -13788, -13788, -13788, -13788, -13788], [-22908, -13788, -4650, -13788, 4345, -13788, -13788], [4345, -13788, 18935, -13788, -595, -13788, -13788]]> : tensor<3x7xi16>
  %matrix_ui16 = stablehlo.constant dense<[[44119, 44593, 13679], [55807, 3270, 3270]]> : tensor<2x3xui16>
  %value_ui16 = stablehlo.constant dense<49936> : tensor<ui16>
  %padded_ui16 = stablehlo.pad %matrix_ui16, %value_ui16, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<3x7xui16>
  check.expect_eq_const %padded_ui16, dense<[[49936, 49936, 49936, 49936, 49936, 49936, 49936], [44119, 49936, 44593, 49936, 13679, 49936, 49936], [55807, 49936, 3270, 49936, 3270, 49936, 49936]]> : tensor<3x7xui16>
  %matrix_ui8 = stablehlo.constant dense<[[17, 148, 17], [19, 148, 17]]> : tensor<2x3xui8>
  %value_ui8 = stablehlo.constant dense<14> : tensor<ui8>
  %padded_ui8 = stablehlo.pad %matrix_ui8, %value_ui8, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x7xui8>
  check.expect_eq_const %padded_ui8, dense<[[14, 14, 14, 14, 14, 14, 14], [17, 14, 148, 14, 17, 14, 14], [19, 14, 148, 14, 17, 14, 14]]> : tensor<3x7xui8>
  %matrix_i64 = stablehlo.constant dense<[[1403114988326927613, -4926665087416543754, -3393236860289585410], [-575019636054759977, -575019636054759977, -4926665087416543754]]> : tensor<2x3xi64>
  %value_i64 = stablehlo.constant dense<-1383527821759038803> : tensor<i64>
  %padded_i64 = stablehlo.pad %matrix_i64, %value_i64, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<3x7xi64>
  check.expect_eq_const %padded_i64, dense<[[-1383527821759038803, -1383527821759038803, -1383527821759038803, -1383527821759038803, -1383527821759038803, -1383527821759038803, -1383527821759038803], [1403114988326927613, -1383527821759038803, -4926665087416543754, -1383527821759038803, -3393236860289585410, -1383527821759038803, -1383527821759038803], [-575019636054759977, -1383527821759038803, -575019636054759977, -1383527821759038803, -4926665087416543754, -1383527821759038803, -1383527821759038803]]> : tensor<3x7xi64>
  %matrix_ui64 = stablehlo.constant dense<[[15442516661471243813, 10988133889667789299, 15618657007930056280], [15618657007930056280, 5073299009657256685, 15618657007930056280]]> : tensor<2x3xui64>
  %value_ui64 = stablehlo.constant dense<1374396926688955099> : tensor<ui64>
  %padded_ui64 = stablehlo.pad %matrix_ui64, %value_ui64, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x7xui64>
  check.expect_eq_const %padded_ui64, dense<[[1374396926688955099, 1374396926688955099, 1374396926688955099, 1374396926688955099, 1374396926688955099, 1374396926688955099, 1374396926688955099], [15442516661471243813, 1374396926688955099, 10988133889667789299, 1374396926688955099, 15618657007930056280, 1374396926688955099, 1374396926688955099], [15618657007930056280, 1374396926688955099, 5073299009657256685, 1374396926688955099, 15618657007930056280, 1374396926688955099, 1374396926688955099]]> : tensor<3x7xui64>
  %plane = stablehlo.constant dense<[[[-9, 0, 5]], [[-3, 0, 4]]]> : tensor<2x1x3xi16>
  %deep = stablehlo.pad %plane, %value_i16, low = [0, 1, 0], high = [0, 1, 2], interior = [1, 0, 0] : (tensor<2x1x3xi16>, tensor<i16>) -> tensor<3x3x5xi16>
  check.expect_eq_const %deep, dense<[[[-13788, -13788, -13788, -13788, -13788], [-9, 0, 5, -13788, -13788], [-13788, -13788, -13788, -13788, -13788]], [[-13788, -13788, -13788, -13788, -13788], [-13788, -13788, -13788, -13788, -13788], [-13788, -13788, -13788, -13788, -13788]], [[-13788, -13788, -13788, -13788, -13788], [-3, 0, 4, -13788, -13788], [-13788, -13788, -13788, -13788, -13788]]]> : tensor<3x3x5xi16>
  return
}
