func.func @main(%lower: index, %n: i32, %x: f32, %t: tensor<2x3xf32>) -> f32 {
  %five = arith.constant 5 : index
  %minus = arith.constant -5 : i32
  %half = arith.constant 5.0e-1 : f32
  %true = arith.constant true
  %many = arith.constant dense<2> : tensor<2xi32>
  scf.for %i = %lower to %five step %five {
  } {note}
  scf.for %i = %n to %minus step %minus : i32 {
    "other.use"(%i) : (i32) -> ()
  }
  %r = scf.for %i = %lower to %five step %five iter_args(%sum = %x) -> (f32) {
    %s = arith.addf %sum, %half fastmath<fast> : f32
    %s2 = arith.addf %s, %half : f32
    scf.yield %s2 : f32
  }
  %u = builtin.unrealized_conversion_cast %r : f32 to i32 {note}
  %v:2 = builtin.unrealized_conversion_cast to i32, f32
  %w = tensor.insert %x into %t[%five, %lower] : tensor<2x3xf32>
  return %r : f32
}
