// A circular convolution by way of Fourier transforms. Worked out directly, as sums of signal[j] * kernel[(i -
// j) mod 8], it is 11, -13, -1, 4, -19, -4, 23, 9.
module @jit_fft_convolution {
  func.func @main() {
    %signal = stablehlo.constant dense<[3.0, -1.0, 4.0, 1.0, -5.0, 2.0, 0.0, 6.0]> : tensor<8xf32>
    %kernel = stablehlo.constant dense<[2.0, 1.0, -3.0, 0.0, 0.0, 0.0, 0.0, 1.0]> : tensor<8xf32>
    %signal_spectrum = stablehlo.fft %signal, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
    %kernel_spectrum = stablehlo.fft %kernel, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
    %product = stablehlo.multiply %signal_spectrum, %kernel_spectrum : tensor<5xcomplex<f32>>
    %result = stablehlo.fft %product, type = IRFFT, length = [8] : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
    check.expect_almost_eq_const %result, dense<[11.0, -13.0, -1.0, 4.0, -19.0, -4.0, 23.0, 9.0]> : tensor<8xf32>
    return
  }
}
