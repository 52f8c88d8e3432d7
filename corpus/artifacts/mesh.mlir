// A program with Shardy beside VHLO, to be edited: only the mesh is Shardy's.
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main() {
  %ones = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %doubled = stablehlo.add %ones, %ones : tensor<2xf32>
  check.expect_eq_const %doubled, dense<[2.0, 4.0]> : tensor<2xf32>
  return
}
