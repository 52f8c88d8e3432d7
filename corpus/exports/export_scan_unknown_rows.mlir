// A loop over unknown many rows, which it carries and sums; and one that carries words of unknown size behind its counter.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[6.0, -1.0, 0.0], [7.0, -6.0, 3.0], [1.0, -3.0, 0.0], [7.0, -2.0, -7.0]]> : tensor<4x3xf32>
  %sizes_rows = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %words_known = stablehlo.constant dense<[[3839435740, 3627861359, 18, 7], [2722109312, 18, 10, 8], [17, 2796513401, 864176189, 3033055296]]> : tensor<3x4xui32>
  %sizes_words = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %words = stablehlo.dynamic_reshape %words_known, %sizes_words : (tensor<3x4xui32>, tensor<2xi64>) -> tensor<?x4xui32>
  %nothing = stablehlo.constant dense<0.0> : tensor<3xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %length = stablehlo.get_dimension_size %rows, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %same, %count, %sum = stablehlo.while(%left = %rows, %i = %start, %sofar = %nothing) : tensor<?x3xf32>, tensor<i32>, tensor<3xf32>
    cond {
      %more = stablehlo.compare LT, %i, %length, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %none = stablehlo.constant dense<0> : tensor<i32>
      %row = stablehlo.dynamic_slice %left, %i, %none, sizes = [1, 3] : (tensor<?x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %plain = stablehlo.reshape %row : (tensor<1x3xf32>) -> tensor<3xf32>
      %more_sum = stablehlo.add %sofar, %plain : tensor<3xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %left, %next, %more_sum : tensor<?x3xf32>, tensor<i32>, tensor<3xf32>
    }
  %turns, %mixed = stablehlo.while(%i = %start, %bits = %words) : tensor<i32>, tensor<?x4xui32>
    cond {
      %most = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %twice = stablehlo.add %bits, %bits : tensor<?x4xui32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %twice : tensor<i32>, tensor<?x4xui32>
    }
  %sizes_result = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %mixed, %sizes_result : (tensor<?x4xui32>, tensor<2xi64>) -> tensor<3x4xui32>
  check.expect_eq_const %count, dense<4> : tensor<i32>
  check.expect_eq_const %sum, dense<[21.0, -12.0, -4.0]> : tensor<3xf32>
  check.expect_eq_const %result, dense<[[650714848, 3253087096, 144, 56], [302038016, 144, 80, 64], [136, 897270728, 2618442216, 2789605888]]> : tensor<3x4xui32>
  return
}
