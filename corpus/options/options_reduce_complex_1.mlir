// Options of reduce in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_208_literal = stablehlo.constant dense<> : tensor<2x0x2xcomplex<f32>>
  %of_208_literal_2 = stablehlo.constant dense<> : tensor<2x0x2xcomplex<f32>>
  %of_208_literal_3 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_208_literal_4 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_208_reduce:2 = stablehlo.reduce(%of_208_literal init: %of_208_literal_3), (%of_208_literal_2 init: %of_208_literal_4) across dimensions = [0] : (tensor<2x0x2xcomplex<f32>>, tensor<2x0x2xcomplex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>)
  reducer(%of_208_left: tensor<complex<f32>>, %of_208_right: tensor<complex<f32>>) (%of_208_left_: tensor<complex<f32>>, %of_208_right_: tensor<complex<f32>>) {
    %of_208_multiply = stablehlo.multiply %of_208_left, %of_208_right : tensor<complex<f32>>
    %of_208_multiply_2 = stablehlo.multiply %of_208_left_, %of_208_right_ : tensor<complex<f32>>
    stablehlo.return %of_208_multiply, %of_208_multiply_2 : tensor<complex<f32>>, tensor<complex<f32>>
  }
  check.expect_eq_const %of_208_reduce#0, dense<> : tensor<0x2xcomplex<f32>> loc("reduce_208")
  check.expect_eq_const %of_208_reduce#1, dense<> : tensor<0x2xcomplex<f32>> loc("reduce_208_1")
  %of_317_literal = stablehlo.constant dense<[[[[(2.0, 2.0), (1.0, 2.0)], [(1.0, 1.0), (0.0, 1.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(2.0, 1.0), (1.0, 1.0)], [(2.0, 0.0), (2.0, 2.0)], [(2.0, 2.0), (1.0, 0.0)]]], [[[(2.0, 0.0), (2.0, 2.0)], [(0.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(2.0, 2.0), (2.0, 2.0)], [(0.0, 0.0), (2.0, 2.0)], [(1.0, 0.0), (1.0, 0.0)]]], [[[(2.0, 1.0), (1.0, 0.0)], [(0.0, 2.0), (0.0, 0.0)], [(1.0, 2.0), (1.0, 1.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (0.0, 2.0)], [(1.0, 0.0), (1.0, 1.0)]]]]> : tensor<3x2x3x2xcomplex<f32>>
  %of_317_literal_2 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %of_317_reduce = stablehlo.reduce(%of_317_literal init: %of_317_literal_2) across dimensions = [] : (tensor<3x2x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x2x3x2xcomplex<f32>>
  reducer(%of_317_left: tensor<complex<f32>>, %of_317_right: tensor<complex<f32>>) {
    %of_317_multiply = stablehlo.multiply %of_317_left, %of_317_right : tensor<complex<f32>>
    stablehlo.return %of_317_multiply : tensor<complex<f32>>
  }
  check.expect_eq_const %of_317_reduce, dense<[[[[(2.0, 2.0), (1.0, 2.0)], [(1.0, 1.0), (0.0, 1.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(2.0, 1.0), (1.0, 1.0)], [(2.0, 0.0), (2.0, 2.0)], [(2.0, 2.0), (1.0, 0.0)]]], [[[(2.0, 0.0), (2.0, 2.0)], [(0.0, 0.0), (0.0, 1.0)], [(1.0, 1.0), (2.0, 0.0)]], [[(2.0, 2.0), (2.0, 2.0)], [(0.0, 0.0), (2.0, 2.0)], [(1.0, 0.0), (1.0, 0.0)]]], [[[(2.0, 1.0), (1.0, 0.0)], [(0.0, 2.0), (0.0, 0.0)], [(1.0, 2.0), (1.0, 1.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(2.0, 0.0), (0.0, 2.0)], [(1.0, 0.0), (1.0, 1.0)]]]]> : tensor<3x2x3x2xcomplex<f32>> loc("reduce_317")
  %of_34_literal = stablehlo.constant dense<[[[[(0.0, 1.0), (1.0, 0.0)], [(2.0, 1.0), (1.0, 1.0)]], [[(0.0, 2.0), (0.0, 2.0)], [(1.0, 2.0), (1.0, 0.0)]]]]> : tensor<1x2x2x2xcomplex<f32>>
  %of_34_literal_2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %of_34_reduce = stablehlo.reduce(%of_34_literal init: %of_34_literal_2) across dimensions = [0] : (tensor<1x2x2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  reducer(%of_34_left: tensor<complex<f32>>, %of_34_right: tensor<complex<f32>>) {
    %of_34_add = stablehlo.add %of_34_left, %of_34_right : tensor<complex<f32>>
    stablehlo.return %of_34_add : tensor<complex<f32>>
  }
  check.expect_eq_const %of_34_reduce, dense<[[[(0.0, 1.0), (1.0, 0.0)], [(2.0, 1.0), (1.0, 1.0)]], [[(0.0, 2.0), (0.0, 2.0)], [(1.0, 2.0), (1.0, 0.0)]]]> : tensor<2x2x2xcomplex<f32>> loc("reduce_34")
  %of_67_literal = stablehlo.constant dense<[[[[(1.0, 2.0), (2.0, 2.0), (0.0, 1.0)], [(2.0, 0.0), (1.0, 2.0), (0.0, 2.0)]], [[(1.0, 2.0), (1.0, 0.0), (2.0, 1.0)], [(0.0, 0.0), (2.0, 2.0), (2.0, 0.0)]]], [[[(2.0, 1.0), (0.0, 1.0), (0.0, 2.0)], [(2.0, 1.0), (0.0, 0.0), (1.0, 2.0)]], [[(0.0, 0.0), (2.0, 1.0), (1.0, 2.0)], [(1.0, 1.0), (2.0, 1.0), (0.0, 2.0)]]]]> : tensor<2x2x2x3xcomplex<f32>>
  %of_67_literal_2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %of_67_reduce = stablehlo.reduce(%of_67_literal init: %of_67_literal_2) across dimensions = [3] : (tensor<2x2x2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  reducer(%of_67_left: tensor<complex<f32>>, %of_67_right: tensor<complex<f32>>) {
    %of_67_subtract = stablehlo.subtract %of_67_right, %of_67_right : tensor<complex<f32>>
    %of_67_add = stablehlo.add %of_67_left, %of_67_subtract : tensor<complex<f32>>
    %of_67_add_2 = stablehlo.add %of_67_add, %of_67_right : tensor<complex<f32>>
    stablehlo.return %of_67_add_2 : tensor<complex<f32>>
  }
  check.expect_eq_const %of_67_reduce, dense<[[[(3.0, 5.0), (3.0, 4.0)], [(4.0, 3.0), (4.0, 2.0)]], [[(2.0, 4.0), (3.0, 3.0)], [(3.0, 3.0), (3.0, 4.0)]]]> : tensor<2x2x2xcomplex<f32>> loc("reduce_67")
  return
}
