// A negative width cuts the first element of the whole; the elements between are padded. Divided on a mesh ["x"=1, "y"=4]:
// operand by (y); result by (y), where _ is not divided. The values are those of one device.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=1, "y"=4]>
  func.func @main() {
    %operand.whole = stablehlo.constant dense<[6, 1, 6, -5, -6, 3, -4, -1]> : tensor<8xi32>
    %operand = sdy.sharding_constraint %operand.whole <@mesh, [{"y"}]> : tensor<8xi32>
    %hole = stablehlo.constant dense<77> : tensor<i32>
    %result = stablehlo.pad %operand, %hole, low = [-1], high = [2], interior = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<16xi32>
    %result.divided = sdy.sharding_constraint %result <@mesh, [{"y"}]> : tensor<16xi32>
    check.expect_eq_const %result.divided, dense<[77, 1, 77, 6, 77, -5, 77, -6, 77, 3, 77, -4, 77, -1, 77, 77]> : tensor<16xi32>
    func.return
  }
}
