// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @counter_complex(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<complex<f32>>, tensor<i32>
  cond {
    %real = stablehlo.real %turn : (tensor<complex<f32>>) -> tensor<f32>
    %literal_2 = stablehlo.constant dense<3.0> : tensor<f32>
    %compare = stablehlo.compare LT, %real, %literal_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %multiply = stablehlo.multiply %turn, %y : tensor<complex<f32>>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %multiply, %add : tensor<complex<f32>>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // counter_complex: the factor is real
  %counter_complex.x = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %counter_complex.y = stablehlo.constant dense<(0.0, 2.0)> : tensor<complex<f32>>
  %counter_complex = call @counter_complex(%counter_complex.x, %counter_complex.y) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i32>
  check.expect_eq_const %counter_complex, dense<4> : tensor<i32> loc("counter_complex")
  return
}
