// Options of slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are those
// of scripts/oracle.
func.func @main() {
  %of_281_literal = stablehlo.constant dense<[[[[(2.0, -2.0)]], [[(-1.0, -2.0)]], [[(2.0, -2.0)]], [[(2.0, -1.0)]]]]> : tensor<1x4x1x1xcomplex<f32>>
  %of_281_slice = stablehlo.slice %of_281_literal [1:1, 0:4, 0:1:2, 1:1] : (tensor<1x4x1x1xcomplex<f32>>) -> tensor<0x4x1x0xcomplex<f32>>
  check.expect_eq_const %of_281_slice, dense<> : tensor<0x4x1x0xcomplex<f32>> loc("slice_281")
  return
}
