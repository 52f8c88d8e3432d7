// A convolution along a divided dimension: each device needs the border of the next one, and the padding only outside. Divided on
// a mesh ["x"=1, "y"=4]: lhs by (_, y, _); result by (_, y, _), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %lhs.whole = stablehlo.constant dense<[[[5.0, 0.0], [5.0, -6.0], [6.0, 2.0], [-5.0, -2.0], [-2.0, -5.0], [2.0, 6.0], [-6.0, 5.0], [0.0, 5.0]]]> : tensor<1x8x2xf32>
    %lhs = sdy.sharding_constraint %lhs.whole <@mesh, [{}, {"y"}, {}]> : tensor<1x8x2xf32>
    %rhs = stablehlo.constant dense<[[[-5.0, 3.0], [-5.0, -3.0]], [[-4.0, 5.0], [-2.0, 1.0]], [[1.0, -2.0], [5.0, -4.0]]]> : tensor<3x2x2xf32>
    %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<3x2x2xf32>) -> tensor<1x8x2xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}, {"y"}, {}]> : tensor<1x8x2xf32>
    check.expect_eq_const %result.divided, dense<[[[5.0, -10.0], [-45.0, 39.0], [-17.0, 14.0], [-38.0, 83.0], [-43.0, 9.0], [85.0, -52.0], [34.0, 17.0], [-1.0, -57.0]]]> : tensor<1x8x2xf32>
    func.return
  }
}
