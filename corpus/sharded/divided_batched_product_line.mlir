// A product with a batching dimension that is divided, and a row dimension that is divided otherwise in the operands than in the
// result. Divided on a mesh ["x"=1, "y"=4]: lhs by (y, _, _); rhs by (y, _, _); result by (y, _, _), where _ is not divided. The
// values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %lhs.whole = stablehlo.constant dense<[[[-4.0, 4.0], [-4.0, -2.0], [-3.0, 6.0]], [[-1.0, 2.0], [2.0, -1.0], [6.0, -3.0]], [[-2.0, -4.0], [4.0, -4.0], [-2.0, -3.0]], [[6.0, -1.0], [2.0, 2.0], [-1.0, 6.0]]]> : tensor<4x3x2xf32>
    %lhs = sdy.sharding_constraint %lhs.whole <@mesh, [{"y"}, {}, {}]> : tensor<4x3x2xf32>
    %rhs.whole = stablehlo.constant dense<[[[-1.0, -6.0, -1.0, 1.0, 0.0], [-4.0, 2.0, 5.0, 5.0, 2.0]], [[-4.0, 0.0, 1.0, -1.0, -6.0], [-1.0, 1.0, 0.0, -4.0, 2.0]], [[5.0, 5.0, 2.0, -4.0, 0.0], [1.0, -1.0, -6.0, -1.0, 1.0]], [[0.0, -4.0, 2.0, 5.0, 5.0], [2.0, -4.0, 0.0, 1.0, -1.0]]]> : tensor<4x2x5xf32>
    %rhs = sdy.sharding_constraint %rhs.whole <@mesh, [{"y"}, {}, {}]> : tensor<4x2x5xf32>
    %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x3x2xf32>, tensor<4x2x5xf32>) -> tensor<4x3x5xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}, {}, {}]> : tensor<4x3x5xf32>
    check.expect_eq_const %result.divided, dense<[[[-12.0, 32.0, 24.0, 16.0, 8.0], [12.0, 20.0, -6.0, -14.0, -4.0], [-21.0, 30.0, 33.0, 27.0, 12.0]], [[2.0, 2.0, -1.0, -7.0, 10.0], [-7.0, -1.0, 2.0, 2.0, -14.0], [-21.0, -3.0, 6.0, 6.0, -42.0]], [[-14.0, -6.0, 20.0, 12.0, -4.0], [16.0, 24.0, 32.0, -12.0, -4.0], [-13.0, -7.0, 14.0, 11.0, -3.0]], [[-2.0, -20.0, 12.0, 29.0, 31.0], [4.0, -16.0, 4.0, 12.0, 8.0], [12.0, -20.0, -2.0, 1.0, -11.0]]]> : tensor<4x3x5xf32>
    func.return
  }
}
