// Words of rank 3: the second of four parts, the rows between, and the keys of a matrix from its middle.
func.func @main() {
  %words = stablehlo.constant dense<[[[3168906121, 2150945441], [8, 10], [9, 3934963216]], [[1304807659, 3237256816], [19, 3944692810], [2525900993, 2432326015]], [[402761282, 17], [1535439149, 3385521058], [2397068958, 3314938001]], [[1108142379, 2586134181], [18, 961922068], [3944051993, 1597731922]]]> : tensor<4x3x2xui32>
  %part = stablehlo.slice %words [0:4, 1:2, 0:2] : (tensor<4x3x2xui32>) -> tensor<4x1x2xui32>
  %last = stablehlo.slice %words [0:4, 0:1, 0:2] : (tensor<4x3x2xui32>) -> tensor<4x1x2xui32>
  %keys = stablehlo.constant dense<[[2235587986, 3473540728, 3744365677, 3064526230], [776104339, 3969068093, 1359895827, 4276389871], [2794626729, 15, 12294692, 3791224754]]> : tensor<3x4xui32>
  %corner = stablehlo.slice %keys [0:1, 1:3] : (tensor<3x4xui32>) -> tensor<1x2xui32>
  %below = stablehlo.slice %keys [1:3, 0:3] : (tensor<3x4xui32>) -> tensor<2x3xui32>
  check.expect_eq_const %part, dense<[[[8, 10]], [[19, 3944692810]], [[1535439149, 3385521058]], [[18, 961922068]]]> : tensor<4x1x2xui32>
  check.expect_eq_const %last, dense<[[[3168906121, 2150945441]], [[1304807659, 3237256816]], [[402761282, 17]], [[1108142379, 2586134181]]]> : tensor<4x1x2xui32>
  check.expect_eq_const %corner, dense<[[3473540728, 3744365677]]> : tensor<1x2xui32>
  check.expect_eq_const %below, dense<[[776104339, 3969068093, 1359895827], [2794626729, 15, 12294692]]> : tensor<2x3xui32>
  return
}
