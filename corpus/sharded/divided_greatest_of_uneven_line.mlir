// The greatest of negative numbers over 6 rows on four devices: the rows that fill up the last parts are not 0. Divided on a mesh
// ["x"=1, "y"=4]: operand by (y, _); result by (_), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[-3.0, -9.0], [-7.0, -4.0], [-5.0, -8.0], [-6.0, -2.0], [-1.5, -7.0], [-2.0, -6.0]]> : tensor<6x2xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {}]> : tensor<6x2xf32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %result = stablehlo.reduce(%operand init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<2xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{}]> : tensor<2xf32>
    check.expect_eq_const %result.divided, dense<[-1.5, -2.0]> : tensor<2xf32>
    func.return
  }
}
