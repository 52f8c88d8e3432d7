module {
  func.func @main(%arg0: index, %arg1: i32, %arg2: f32, %arg3: tensor<2x3xf32>) -> f32 {
    %c5 = arith.constant 5 : index
    %c-5_i32 = arith.constant -5 : i32
    %cst = arith.constant 5.000000e-01 : f32
    %true = arith.constant true
    %cst_0 = arith.constant dense<2> : tensor<2xi32>
    scf.for %arg4 = %arg0 to %c5 step %c5 {
    } {note}
    scf.for %arg4 = %arg1 to %c-5_i32 step %c-5_i32  : i32 {
      "other.use"(%arg4) : (i32) -> ()
    }
    %0 = scf.for %arg4 = %arg0 to %c5 step %c5 iter_args(%arg5 = %arg2) -> (f32) {
      %3 = arith.addf %arg5, %cst fastmath<fast> : f32
      %4 = arith.addf %3, %cst : f32
      scf.yield %4 : f32
    }
    %1 = builtin.unrealized_conversion_cast %0 : f32 to i32 {note}
    %2:2 = builtin.unrealized_conversion_cast to i32, f32
    %inserted = tensor.insert %arg2 into %arg3[%c5, %arg0] : tensor<2x3xf32>
    return %0 : f32
  }
}
