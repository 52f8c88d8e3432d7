module {
  func.func @arith(%arg0: i32, %arg1: i32, %arg2: tensor<4xf32>, %arg3: index, %arg4: f32, %arg5: i1, %arg6: tensor<?x?xf32>) {
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> {k = 1 : i32} : i32
    %1 = arith.addi %arg0, %arg1 : i32
    %2 = arith.shrui %arg0, %arg1 exact : i32
    %3 = arith.divsi %arg0, %arg1 exact : i32
    %4 = arith.cmpi slt, %arg0, %arg1 {k} : i32
    %5 = arith.cmpf oeq, %arg4, %arg4 fastmath<nnan,contract> : f32
    %6 = arith.select %arg5, %arg0, %arg1 : i32
    %7 = arith.trunci %arg0 overflow<nsw> : i32 to i8
    %8 = arith.extf %arg4 : f32 to f64
    %9 = arith.truncf %arg4 : f32 to f16
    %10 = arith.truncf %arg4 to_nearest_even fastmath<nnan> : f32 to f16
    %11 = arith.negf %arg4 fastmath<fast> : f32
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
    %cst = arith.constant dense<1> : tensor<4xi32>
    %c10_i64 = arith.constant {k} 10 : i64
    %c10 = arith.constant 10 : index
    %true = arith.constant true
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f64
    %12 = arith.bitcast %arg4 : f32 to i32
    %13 = arith.index_castui %arg3 : index to i32
    %14 = "test.x"() : () -> tensor<4xi1>
    %15 = arith.select %14, %arg2, %arg2 : tensor<4xi1>, tensor<4xf32>
    %16 = arith.uitofp %arg0 : i32 to f32
    %17 = arith.shli %arg0, %arg1 overflow<nsw> : i32
    %18 = arith.maximumf %arg4, %arg4 : f32
    %19 = arith.addf %arg4, %arg4 {a} : f32
    return
  }
  func.func @tensor(%arg0: tensor<4x4xf32>, %arg1: index, %arg2: f32, %arg3: i1, %arg4: tensor<?x?xf32>, %arg5: tensor<2xindex>) {
    %extracted = tensor.extract %arg0[%arg1, %arg1] {k} : tensor<4x4xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 {k} : tensor<2xf32>
    %rank = tensor.rank %arg0 : tensor<4x4xf32>
    %splat = tensor.splat %arg2 : tensor<4xf32>
    %splat_0 = tensor.splat %arg2[%arg1] : tensor<?xf32>
    %0 = tensor.empty(%arg1) : tensor<?x4xf32>
    %1 = tensor.empty() {k} : tensor<4xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %reshape = tensor.reshape %arg4(%arg5) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] {k} : tensor<4x4xf32> into tensor<16xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [4, 4] {k} : tensor<16xf32> into tensor<4x4xf32>
    %expanded_1 = tensor.expand_shape %arg4 [[0, 1], [2]] output_shape [%arg1, 4, %arg1] : tensor<?x?xf32> into tensor<?x4x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [2, 2] [1, %arg1] {k} : tensor<4x4xf32> to tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %arg1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
    %generated = tensor.generate %arg1 {
    ^bb0(%arg6: index):
      tensor.yield %arg2 : f32
    } {k} : tensor<?xf32>
    %padded = tensor.pad %arg0 low[0, %arg1] high[1, 2] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg2 : f32
    } : tensor<4x4xf32> to tensor<5x?xf32>
    %2 = tensor.bitcast %arg0 : tensor<4x4xf32> to tensor<4x4xi32>
    %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x4xf32>
    %extracted_2 = tensor.extract %splat[%arg1] : tensor<4xf32>
    %cast = tensor.cast %arg0 {k} : tensor<4x4xf32> to tensor<?x?xf32>
    %3 = "test.q"() : () -> tensor<1x1xindex>
    return
  }
  func.func @shape(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: !shape.shape, %arg3: !shape.size, %arg4: i1, %arg5: tensor<2xindex>, %arg6: !shape.value_shape, %arg7: !shape.witness) {
    %0 = shape.shape_of %arg0 {k} : tensor<?x4xf32> -> tensor<2xindex>
    %1 = shape.shape_of %arg0 : tensor<?x4xf32> -> !shape.shape
    %2 = shape.const_shape  {k}[1, 2] : tensor<2xindex>
    %3 = shape.const_shape [] : tensor<0xindex>
    %4 = shape.const_shape [4] : !shape.shape
    %5 = shape.broadcast %arg5, %arg5 {error = "x"} : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
    %6 = shape.get_extent %arg5, %arg1 : tensor<2xindex>, index -> index
    %7 = shape.from_extents %arg1, %arg1 {k} : index, index
    %8 = shape.to_extent_tensor %arg2 : !shape.shape -> tensor<2xindex>
    %9 = shape.mul %arg1, %arg1 : index, index -> index
    %10 = shape.mul %arg3, %arg1 {k} : !shape.size, index -> !shape.size
    %11 = shape.add %arg1, %arg1 : index, index -> index
    %12 = shape.div %arg1, %arg1 : index, index -> index
    %13 = shape.rank %arg2 : !shape.shape -> !shape.size
    %14 = shape.num_elements %arg5 : tensor<2xindex> -> index
    %15 = shape.cstr_broadcastable %arg5, %arg5 {k} : tensor<2xindex>, tensor<2xindex>
    %16 = shape.cstr_eq %arg5, %arg5 : tensor<2xindex>, tensor<2xindex>
    %17 = shape.cstr_require %arg4, "msg" {k}
    %18 = shape.assuming_all %arg7, %arg7 {k}
    %19 = shape.const_witness true {k}
    %c10 = shape.const_size 10 {k}
    %20 = shape.is_broadcastable %arg5, %arg5 : tensor<2xindex>, tensor<2xindex>
    %21 = shape.any %arg5, %arg5 : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
    %22 = shape.shape_eq %arg5, %arg5 : tensor<2xindex>, tensor<2xindex>
    %23 = shape.index_to_size %arg1
    %24 = shape.size_to_index %arg3 : !shape.size
    %25 = shape.dim %arg0, %arg1 : tensor<?x4xf32>, index -> index
    %26 = shape.concat %arg5, %arg5 : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
    %27 = shape.meet %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %28 = shape.value_of %arg6 : tensor<4xf32>
    %29 = shape.value_as_shape %arg5 : tensor<2xindex> -> !shape.shape
    %30 = shape.with_shape %arg0, %arg2 : tensor<?x4xf32>, !shape.shape
    "test.x"() : () -> ()
    return
  }
  func.func @assuming(%arg0: !shape.witness) {
    %0 = shape.assuming %arg0 -> (tensor<4xf32>) {
      %2 = "test.z"() : () -> tensor<4xf32>
      shape.assuming_yield %2 : tensor<4xf32>
    } {k}
    %1:2 = shape.assuming %arg0 -> (tensor<4xf32>, i32) {
      %2:2 = "test.z"() : () -> (tensor<4xf32>, i32)
      shape.assuming_yield %2#0, %2#1 : tensor<4xf32>, i32
    }
    shape.assuming %arg0 {
      "test.z"() : () -> ()
    }
    shape.assuming %arg0 {
      "test.z"() : () -> ()
    }
    return
  }
  func.func @scf(%arg0: i1, %arg1: i32, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = scf.if %arg0 -> (tensor<4xf32>) {
      scf.yield %arg2 : tensor<4xf32>
    } else {
      scf.yield %arg2 : tensor<4xf32>
    } {k}
    scf.if %arg0 {
      "test.z"() : () -> ()
    }
    scf.if %arg0 {
      "test.z"() : () -> ()
    } else {
      "test.z"() : () -> ()
    } {z}
    scf.if %arg0 {
      "test.z"() : () -> ()
    }
    scf.if %arg0 {
    } else {
    }
    %1:2 = scf.if %arg0 -> (tensor<4xf32>, i32) {
      scf.yield %arg2, %arg1 : tensor<4xf32>, i32
    } else {
      scf.yield %arg2, %arg1 : tensor<4xf32>, i32
    }
    %2:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
      scf.condition(%arg0) {k} %arg3, %arg4 : i32, tensor<4xf32>
    } do {
    ^bb0(%arg3: i32, %arg4: tensor<4xf32>):
      scf.yield %arg3, %arg4 : i32, tensor<4xf32>
    } attributes {k}
    scf.while : () -> () {
      scf.condition(%arg0)
    } do {
      scf.yield
    }
    %3 = scf.while (%arg3 = %arg1) : (i32) -> tensor<4xf32> {
      scf.condition(%arg0) %arg2 : tensor<4xf32>
    } do {
    ^bb0(%arg3: tensor<4xf32>):
      scf.yield %arg1 : i32
    }
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %c1 step %c1 {
      "test.z"(%arg3) : (index) -> ()
    }
    cf.assert %arg0, "message" {k}
    return %0 : tensor<4xf32>
  }
  func.func @newer(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index) {
    %0 = arith.addf %arg2, %arg2 to_nearest_even fastmath<nnan> {k} : f32
    %1 = arith.addf %arg2, %arg2 downward : f32
    %2 = arith.extui %arg0 nneg {k} : i32 to i64
    %3 = arith.index_castui %arg3 nneg : index to i32
    %4 = arith.uitofp %arg0 nneg : i32 to f32
    %diff, %borrow = arith.subui_extended %arg0, %arg1 : i32, i1
    %5 = arith.flush_denormals %arg2 : f32
    %6 = arith.mulf %arg2, %arg2 upward : f32
    %7 = arith.divf %arg2, %arg2 upward : f32
    %8 = arith.subf %arg2, %arg2 upward : f32
    return
  }
}
