// A sum over the divided dimension, of which the result keeps nothing: the parts are added across devices, once. Divided on a
// mesh ["x"=2, "y"=2]: operand by (y, x); result by (x), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[[-3.0, 5.0, -3.0], [-1.0, -2.0, -6.0], [0.0, 3.0, 3.0], [0.0, -6.0, -2.0], [-1.0, -3.0, 5.0], [-3.0, -1.0, -2.0], [-6.0, 0.0, 3.0], [3.0, 0.0, -6.0]]> : tensor<8x3xf32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}, {"x"}]> : tensor<8x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %result = stablehlo.reduce(%operand init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"x"}]> : tensor<3xf32>
    check.expect_eq_const %result.divided, dense<[-11.0, -4.0, -8.0]> : tensor<3xf32>
    func.return
  }
}
