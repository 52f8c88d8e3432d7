// Recurrences over 20 numbers: a row of coefficients is carried before the row of results, and before a stack of all of them
// with 140 elements.
func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %coefficients = stablehlo.constant dense<[-4.0, -9.0, -8.0, 6.0, -1.0, 0.0, 7.0, 1.0, -7.0, 7.0, -6.0, 6.0, -3.0, -3.0, -3.0, -1.0, 5.0, -4.0, 9.0, 0.0]> : tensor<20xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<20xf32>
  %stack = stablehlo.constant dense<0.0> : tensor<20x7xf32>
  %first = stablehlo.constant dense<[1.0, -4.0, -9.0, 5.0, 9.0, -1.0, -3.0]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %same, %sums, %count, %last = stablehlo.while(%row = %coefficients, %out = %zeros, %i = %start, %state = %zero) : tensor<20xf32>, tensor<20xf32>, tensor<i32>, tensor<f32>
    cond {
      %most = stablehlo.constant dense<20> : tensor<i32>
      %more = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %piece = stablehlo.dynamic_slice %row, %i, sizes = [1] : (tensor<20xf32>, tensor<i32>) -> tensor<1xf32>
      %number = stablehlo.reshape %piece : (tensor<1xf32>) -> tensor<f32>
      %sum = stablehlo.add %state, %number : tensor<f32>
      %put = stablehlo.reshape %sum : (tensor<f32>) -> tensor<1xf32>
      %written = stablehlo.dynamic_update_slice %out, %put, %i : (tensor<20xf32>, tensor<1xf32>, tensor<i32>) -> tensor<20xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %row, %written, %next, %sum : tensor<20xf32>, tensor<20xf32>, tensor<i32>, tensor<f32>
    }
  %kept, %numbered, %turns, %all = stablehlo.while(%row = %coefficients, %state = %first, %i = %start, %out = %stack) : tensor<20xf32>, tensor<7xf32>, tensor<i32>, tensor<20x7xf32>
    cond {
      %most = stablehlo.constant dense<20> : tensor<i32>
      %more = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %none = stablehlo.constant dense<0> : tensor<i32>
      %piece = stablehlo.dynamic_slice %row, %i, sizes = [1] : (tensor<20xf32>, tensor<i32>) -> tensor<1xf32>
      %spread = stablehlo.broadcast_in_dim %piece, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
      %sum = stablehlo.add %state, %spread : tensor<7xf32>
      %put = stablehlo.reshape %sum : (tensor<7xf32>) -> tensor<1x7xf32>
      %written = stablehlo.dynamic_update_slice %out, %put, %i, %none : (tensor<20x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<20x7xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %row, %sum, %next, %written : tensor<20xf32>, tensor<7xf32>, tensor<i32>, tensor<20x7xf32>
    }
  check.expect_eq_const %sums, dense<[-4.0, -13.0, -21.0, -15.0, -16.0, -16.0, -9.0, -8.0, -15.0, -8.0, -14.0, -8.0, -11.0, -14.0, -17.0, -18.0, -13.0, -17.0, -8.0, -8.0]> : tensor<20xf32>
  check.expect_eq_const %last, dense<-8.0> : tensor<f32>
  check.expect_eq_const %all, dense<[[-3.0, -8.0, -13.0, 1.0, 5.0, -5.0, -7.0], [-12.0, -17.0, -22.0, -8.0, -4.0, -14.0, -16.0], [-20.0, -25.0, -30.0, -16.0, -12.0, -22.0, -24.0], [-14.0, -19.0, -24.0, -10.0, -6.0, -16.0, -18.0], [-15.0, -20.0, -25.0, -11.0, -7.0, -17.0, -19.0], [-15.0, -20.0, -25.0, -11.0, -7.0, -17.0, -19.0], [-8.0, -13.0, -18.0, -4.0, 0.0, -10.0, -12.0], [-7.0, -12.0, -17.0, -3.0, 1.0, -9.0, -11.0], [-14.0, -19.0, -24.0, -10.0, -6.0, -16.0, -18.0], [-7.0, -12.0, -17.0, -3.0, 1.0, -9.0, -11.0], [-13.0, -18.0, -23.0, -9.0, -5.0, -15.0, -17.0], [-7.0, -12.0, -17.0, -3.0, 1.0, -9.0, -11.0], [-10.0, -15.0, -20.0, -6.0, -2.0, -12.0, -14.0], [-13.0, -18.0, -23.0, -9.0, -5.0, -15.0, -17.0], [-16.0, -21.0, -26.0, -12.0, -8.0, -18.0, -20.0], [-17.0, -22.0, -27.0, -13.0, -9.0, -19.0, -21.0], [-12.0, -17.0, -22.0, -8.0, -4.0, -14.0, -16.0], [-16.0, -21.0, -26.0, -12.0, -8.0, -18.0, -20.0], [-7.0, -12.0, -17.0, -3.0, 1.0, -9.0, -11.0], [-7.0, -12.0, -17.0, -3.0, 1.0, -9.0, -11.0]]> : tensor<20x7xf32>
  return
}
