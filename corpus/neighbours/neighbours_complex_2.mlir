// Rewrites. Each check is a row of rows/complexes.txt and rows/contractions.txt: its operands break the rewrite where its
// condition does not hold.
func.func private @complex_divided_by_real(%x: tensor<2xcomplex<f32>>, %y: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %complex = stablehlo.complex %y, %literal : tensor<2xcomplex<f32>>
  %divide = stablehlo.divide %x, %complex : tensor<2xcomplex<f32>>
  return %divide : tensor<2xcomplex<f32>>
}

func.func private @complex_scaled(%x: tensor<2xcomplex<f32>>, %y: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %complex = stablehlo.complex %y, %literal : tensor<2xcomplex<f32>>
  %multiply = stablehlo.multiply %x, %complex : tensor<2xcomplex<f32>>
  return %multiply : tensor<2xcomplex<f32>>
}

func.func private @complex_sum_reduced(%x: tensor<2xcomplex<f32>>) -> tensor<complex<f32>> {
  %literal = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %reduce : tensor<complex<f32>>
}

func.func private @complex_product_reduced(%x: tensor<2xcomplex<f32>>) -> tensor<complex<f32>> {
  %literal = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.multiply across dimensions = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %reduce : tensor<complex<f32>>
}

func.func @main() {
  // complex_negated_parts: both parts are negated
  %complex_negated_parts.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_negated_parts.negate = stablehlo.negate %complex_negated_parts.x : tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_negated_parts.negate, dense<[(-1.0, -2.0), (-3.0, 4.0)]> : tensor<2xcomplex<f32>> loc("complex_negated_parts")
  // complex_divided: the quotient is that of complex numbers
  %complex_divided.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_divided.y = stablehlo.constant dense<[(2.0, 2.0), (4.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_divided.divide = stablehlo.divide %complex_divided.x, %complex_divided.y : tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_divided.divide, dense<[(0.75, 0.25), (0.875, -0.125)]> : tensor<2xcomplex<f32>> loc("complex_divided")
  // complex_divided_by_real: both parts are divided
  %complex_divided_by_real.x = stablehlo.constant dense<[(2.0, 4.0), (6.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_divided_by_real.y = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %complex_divided_by_real = call @complex_divided_by_real(%complex_divided_by_real.x, %complex_divided_by_real.y) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_divided_by_real, dense<[(1.0, 2.0), (1.5, -2.0)]> : tensor<2xcomplex<f32>> loc("complex_divided_by_real")
  // complex_scaled: both parts are multiplied
  %complex_scaled.x = stablehlo.constant dense<[(2.0, 4.0), (6.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_scaled.y = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %complex_scaled = call @complex_scaled(%complex_scaled.x, %complex_scaled.y) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_scaled, dense<[(4.0, 8.0), (24.0, -32.0)]> : tensor<2xcomplex<f32>> loc("complex_scaled")
  // complex_select_parts: both parts come from the same branch
  %complex_select_parts.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_select_parts.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_select_parts.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %complex_select_parts.real = stablehlo.real %complex_select_parts.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_select_parts.real_2 = stablehlo.real %complex_select_parts.y : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_select_parts.select = stablehlo.select %complex_select_parts.p, %complex_select_parts.real, %complex_select_parts.real_2 : tensor<2xi1>, tensor<2xf32>
  %complex_select_parts.imag = stablehlo.imag %complex_select_parts.y : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_select_parts.imag_2 = stablehlo.imag %complex_select_parts.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_select_parts.select_2 = stablehlo.select %complex_select_parts.p, %complex_select_parts.imag, %complex_select_parts.imag_2 : tensor<2xi1>, tensor<2xf32>
  %complex_select_parts.complex = stablehlo.complex %complex_select_parts.select, %complex_select_parts.select_2 : tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_select_parts.complex, dense<[(1.0, 6.0), (7.0, -4.0)]> : tensor<2xcomplex<f32>> loc("complex_select_parts")
  // complex_sum_reduced: each part has its own sum
  %complex_sum_reduced.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_sum_reduced = call @complex_sum_reduced(%complex_sum_reduced.x) : (tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %complex_sum_reduced, dense<(4.0, -2.0)> : tensor<complex<f32>> loc("complex_sum_reduced")
  // complex_product_reduced: the product is that of complex numbers
  %complex_product_reduced.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_product_reduced = call @complex_product_reduced(%complex_product_reduced.x) : (tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %complex_product_reduced, dense<(11.0, 2.0)> : tensor<complex<f32>> loc("complex_product_reduced")
  // fft_transposed: the transformed dimension moves with the transposition
  %fft_transposed.x = stablehlo.constant dense<[[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, -8.0)]]> : tensor<2x2xcomplex<f32>>
  %fft_transposed.transpose = stablehlo.transpose %fft_transposed.x, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %fft_transposed.fft = stablehlo.fft %fft_transposed.transpose, type = FFT, length = [2] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_almost_eq_const %fft_transposed.fft, dense<[[(6.0, 8.0), (-4.0, -4.0)], [(10.0, -4.0), (-4.0, 12.0)]]> : tensor<2x2xcomplex<f32>> loc("fft_transposed")
  // fft_inverse: the second transform is the inverse one
  %fft_inverse.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, -8.0)]> : tensor<4xcomplex<f32>>
  %fft_inverse.fft = stablehlo.fft %fft_inverse.x, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %fft_inverse.fft_2 = stablehlo.fft %fft_inverse.fft, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %fft_inverse.fft_2, dense<[(4.0, 8.0), (28.0, -32.0), (20.0, 24.0), (12.0, 16.0)]> : tensor<4xcomplex<f32>> loc("fft_inverse")
  return
}
