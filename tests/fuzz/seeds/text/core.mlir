// MLIR's core dialects, as mlir-opt of LLVM 22 and jaxlib 0.10.2 print them.
func.func @arith(%a: i32, %b: i32, %t: tensor<4xf32>, %i: index, %x: f32, %p: i1, %u: tensor<?x?xf32>) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> {k = 1 : i32} : i32
  %1 = arith.addi %a, %b : i32
  %2 = arith.shrui %a, %b exact : i32
  %3 = arith.divsi %a, %b exact : i32
  %4 = arith.cmpi slt, %a, %b {k} : i32
  %5 = arith.cmpf oeq, %x, %x fastmath<nnan,contract> : f32
  %6 = arith.select %p, %a, %b : i32
  %7 = arith.trunci %a overflow<nsw> : i32 to i8
  %8 = arith.extf %x : f32 to f64
  %9 = arith.truncf %x : f32 to f16
  %t0 = arith.truncf %x to_nearest_even fastmath<nnan> : f32 to f16
  %10 = arith.negf %x fastmath<fast> : f32
  %11, %12 = arith.addui_extended %a, %b : i32, i1
  %13, %14 = arith.mulsi_extended %a, %b : i32
  %15 = arith.constant dense<1> : tensor<4xi32>
  %16 = arith.constant {k} 10 : i64
  %17 = arith.constant 10 : index
  %q17b = arith.constant true
  %q17c = arith.constant 1.0 : f32
  %q17d = arith.constant 1.0 : f64
  %18 = arith.bitcast %x : f32 to i32
  %19 = arith.index_castui %i : index to i32
  %tb = "test.x"() : () -> tensor<4xi1>
  %20 = arith.select %tb, %t, %t : tensor<4xi1>, tensor<4xf32>
  %21 = arith.uitofp %a : i32 to f32
  %22 = arith.shli %a, %b overflow<nsw> : i32
  %23 = arith.maximumf %x, %x : f32
  %24 = arith.addf %x, %x {a} : f32
  return
}
func.func @tensor(%t: tensor<4x4xf32>, %i: index, %x: f32, %p: i1, %u: tensor<?x?xf32>, %sh: tensor<2xindex>) {
  %0 = tensor.extract %t[%i, %i] {k} : tensor<4x4xf32>
  %1 = tensor.from_elements %x, %x {k} : tensor<2xf32>
  %3 = tensor.rank %t : tensor<4x4xf32>
  %4 = tensor.splat %x : tensor<4xf32>
  %5 = tensor.splat %x[%i] : tensor<?xf32>
  %6 = tensor.empty(%i) : tensor<?x4xf32>
  %7 = tensor.empty() {k} : tensor<4xf32>
  %8 = tensor.concat dim(0) %t, %t : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %9 = tensor.reshape %u(%sh) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %10 = tensor.collapse_shape %t [[0, 1]] {k} : tensor<4x4xf32> into tensor<16xf32>
  %11 = tensor.expand_shape %10 [[0, 1]] output_shape [4, 4] {k} : tensor<16xf32> into tensor<4x4xf32>
  %q11b = tensor.expand_shape %u [[0, 1], [2]] output_shape [%i, 4, %i] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %12 = tensor.extract_slice %t[0, %i] [2, 2] [1, %i] {k} : tensor<4x4xf32> to tensor<2x2xf32>
  %13 = tensor.insert_slice %12 into %t[0, %i] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %14 = tensor.generate %i {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } {k} : tensor<?xf32>
  %15 = tensor.pad %t low[0, %i] high[1, 2] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<5x?xf32>
  %16 = tensor.bitcast %t : tensor<4x4xf32> to tensor<4x4xi32>
  %17 = tensor.insert %x into %t[%i, %i] : tensor<4x4xf32>
  %18 = tensor.extract %4[%i] : tensor<4xf32>
  %19 = tensor.cast %t {k} : tensor<4x4xf32> to tensor<?x?xf32>
  %sh2 = "test.q"() : () -> tensor<1x1xindex>
  return
}
func.func @shape(%t: tensor<?x4xf32>, %i: index, %s: !shape.shape, %z: !shape.size, %p: i1, %e: tensor<2xindex>, %v: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.shape_of %t {k} : tensor<?x4xf32> -> tensor<2xindex>
  %q0b = shape.shape_of %t : tensor<?x4xf32> -> !shape.shape
  %1 = shape.const_shape {k} [1, 2] : tensor<2xindex>
  %2 = shape.const_shape [] : tensor<0xindex>
  %q2b = shape.const_shape [4] : !shape.shape
  %3 = shape.broadcast %e, %e {error = "x"} : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %4 = shape.get_extent %e, %i : tensor<2xindex>, index -> index
  %5 = shape.from_extents %i, %i {k} : index, index
  %6 = shape.to_extent_tensor %s : !shape.shape -> tensor<2xindex>
  %7 = shape.mul %i, %i : index, index -> index
  %8 = shape.mul %z, %i {k} : !shape.size, index -> !shape.size
  %9 = shape.add %i, %i : index, index -> index
  %10 = shape.div %i, %i : index, index -> index
  %11 = shape.rank %s : !shape.shape -> !shape.size
  %12 = shape.num_elements %e : tensor<2xindex> -> index
  %13 = shape.cstr_broadcastable %e, %e {k} : tensor<2xindex>, tensor<2xindex>
  %14 = shape.cstr_eq %e, %e : tensor<2xindex>, tensor<2xindex>
  %15 = shape.cstr_require %p, "msg" {k}
  %16 = shape.assuming_all %w, %w {k}
  %17 = shape.const_witness true {k}
  %18 = shape.const_size 10 {k}
  %19 = shape.is_broadcastable %e, %e : tensor<2xindex>, tensor<2xindex>
  %20 = shape.any %e, %e : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %21 = shape.shape_eq %e, %e : tensor<2xindex>, tensor<2xindex>
  %22 = shape.index_to_size %i
  %23 = shape.size_to_index %z : !shape.size
  %24 = shape.dim %t, %i : tensor<?x4xf32>, index -> index
  %25 = shape.concat %e, %e : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  %30 = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %31 = shape.value_of %v : tensor<4xf32>
  %32 = shape.value_as_shape %e : tensor<2xindex> -> !shape.shape
  %33 = shape.with_shape %t, %s : tensor<?x4xf32>, !shape.shape
  "test.x"() : () -> ()
  return
}
func.func @assuming(%w: !shape.witness) {
  %34 = shape.assuming %w -> (tensor<4xf32>) {
    %q = "test.z"() : () -> tensor<4xf32>
    shape.assuming_yield %q : tensor<4xf32>
  } {k}
  %q34:2 = shape.assuming %w -> (tensor<4xf32>, i32) {
    %q:2 = "test.z"() : () -> (tensor<4xf32>, i32)
    shape.assuming_yield %q#0, %q#1 : tensor<4xf32>, i32
  }
  shape.assuming %w {
    "test.z"() : () -> ()
    shape.assuming_yield
  }
  shape.assuming %w {
    "test.z"() : () -> ()
  }
  return
}
func.func @scf(%p: i1, %a: i32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.if %p -> (tensor<4xf32>) { scf.yield %t : tensor<4xf32> } else { scf.yield %t : tensor<4xf32> } {k}
  scf.if %p { "test.z"() : () -> () }
  scf.if %p { "test.z"() : () -> () } else { "test.z"() : () -> () scf.yield } {z}
  scf.if %p { "test.z"() : () -> () scf.yield }
  scf.if %p { } else { }
  %q0:2 = scf.if %p -> (tensor<4xf32>, i32) { scf.yield %t, %a : tensor<4xf32>, i32 } else { scf.yield %t, %a : tensor<4xf32>, i32 }
  %1:2 = scf.while (%x = %a, %y = %t) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
    scf.condition(%p) {k} %x, %y : i32, tensor<4xf32>
  } do {
  ^bb0(%x: i32, %y: tensor<4xf32>):
    scf.yield %x, %y : i32, tensor<4xf32>
  } attributes {k}
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    scf.yield
  }
  %3 = scf.while (%x = %a) : (i32) -> tensor<4xf32> {
    scf.condition(%p) %t : tensor<4xf32>
  } do {
  ^bb0(%z: tensor<4xf32>):
    scf.yield %a : i32
  }
  %i = arith.constant 1 : index
  scf.for %k = %i to %i step %i { "test.z"(%k) : (index) -> () }
  cf.assert %p, "message" {k}
  return %0 : tensor<4xf32>
}
func.func @newer(%a: i32, %b: i32, %x: f32, %i: index) {
  %0 = arith.addf %x, %x to_nearest_even fastmath<nnan> {k} : f32
  %1 = arith.addf %x, %x downward : f32
  %2 = arith.extui %a nneg {k} : i32 to i64
  %3 = arith.index_castui %i nneg : index to i32
  %4 = arith.uitofp %a nneg : i32 to f32
  %5, %6 = arith.subui_extended %a, %b : i32, i1
  %7 = arith.flush_denormals %x : f32
  %9 = arith.mulf %x, %x upward : f32
  %10 = arith.divf %x, %x upward : f32
  %11 = arith.subf %x, %x upward : f32
  return
}
