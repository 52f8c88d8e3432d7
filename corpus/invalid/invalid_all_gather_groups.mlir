// Process 0 is in both groups.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<2xi32>
  %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return
}
