// Scalars of 8 and 16 bits become rows.
func.func @main() {
  %f16 = stablehlo.constant dense<-2.5> : tensor<f16>
  %row_f16 = stablehlo.broadcast_in_dim %f16, dims = [] : (tensor<f16>) -> tensor<3xf16>
  %i16 = stablehlo.constant dense<-30000> : tensor<i16>
  %row_i16 = stablehlo.broadcast_in_dim %i16, dims = [] : (tensor<i16>) -> tensor<3xi16>
  %ui16 = stablehlo.constant dense<60000> : tensor<ui16>
  %row_ui16 = stablehlo.broadcast_in_dim %ui16, dims = [] : (tensor<ui16>) -> tensor<3xui16>
  %ui8 = stablehlo.constant dense<250> : tensor<ui8>
  %row_ui8 = stablehlo.broadcast_in_dim %ui8, dims = [] : (tensor<ui8>) -> tensor<3xui8>
  check.expect_eq_const %row_f16, dense<-2.5> : tensor<3xf16>
  check.expect_eq_const %row_i16, dense<-30000> : tensor<3xi16>
  check.expect_eq_const %row_ui16, dense<60000> : tensor<3xui16>
  check.expect_eq_const %row_ui8, dense<250> : tensor<3xui8>
  return
}
