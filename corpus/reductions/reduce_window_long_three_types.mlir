// The least elements of f32, i32 and bf16 from each place on, in one op, by windows of 17 elements that end in the padding. Each
// result is the least of its element and of the result that follows; the initial values are greater than all elements.
func.func @main() {
  %singles = stablehlo.constant dense<[19.75, -3.75, 2.75, 13.75, -18.25, 9.75, -4.25, -16.75, -10.0, -13.0, 3.75, 10.0, -4.25, 4.25, 14.75, -13.5, 16.5]> : tensor<17xf32>
  %integers = stablehlo.constant dense<[-19, -49, 43, -23, 2, -15, -27, 48, -1, -30, 47, -41, -33, 29, 29, 6, -34]> : tensor<17xi32>
  %halves = stablehlo.constant dense<[-22.0, -30.0, 25.5, -30.0, -17.0, 19.5, -16.5, -19.5, 25.5, -19.5, -11.5, -10.0, -17.5, 4.5, 26.0, 13.0, 10.0]> : tensor<17xbf16>
  %greatest_single = stablehlo.constant dense<99.0> : tensor<f32>
  %greatest_integer = stablehlo.constant dense<99> : tensor<i32>
  %greatest_half = stablehlo.constant dense<99.0> : tensor<bf16>
  %results:3 = "stablehlo.reduce_window"(%singles, %integers, %halves, %greatest_single, %greatest_integer, %greatest_half) <{
    padding = dense<[[0, 16]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 17>
  }> ({
  ^bb0(%single: tensor<f32>, %integer: tensor<i32>, %half: tensor<bf16>, %other_single: tensor<f32>, %other_integer: tensor<i32>, %other_half: tensor<bf16>):
    %least_single = stablehlo.minimum %single, %other_single : tensor<f32>
    %least_integer = stablehlo.minimum %integer, %other_integer : tensor<i32>
    %least_half = stablehlo.minimum %half, %other_half : tensor<bf16>
    stablehlo.return %least_single, %least_integer, %least_half : tensor<f32>, tensor<i32>, tensor<bf16>
  }) : (tensor<17xf32>, tensor<17xi32>, tensor<17xbf16>, tensor<f32>, tensor<i32>, tensor<bf16>) -> (tensor<17xf32>, tensor<17xi32>, tensor<17xbf16>)
  check.expect_eq_const %results#0, dense<[-18.25, -18.25, -18.25, -18.25, -18.25, -16.75, -16.75, -16.75, -13.5, -13.5, -13.5, -13.5, -13.5, -13.5, -13.5, -13.5, 16.5]> : tensor<17xf32>
  check.expect_eq_const %results#1, dense<[-49, -49, -41, -41, -41, -41, -41, -41, -41, -41, -41, -41, -34, -34, -34, -34, -34]> : tensor<17xi32>
  check.expect_eq_const %results#2, dense<[-30.0, -30.0, -30.0, -30.0, -19.5, -19.5, -19.5, -19.5, -19.5, -19.5, -17.5, -17.5, -17.5, 4.5, 10.0, 10.0, 10.0]> : tensor<17xbf16>
  return
}
