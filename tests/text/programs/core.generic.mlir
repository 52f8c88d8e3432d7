"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, tensor<4xf32>, index, f32, i1, tensor<?x?xf32>) -> (), sym_name = "arith"}> ({
  ^bb0(%arg32: i32, %arg33: i32, %arg34: tensor<4xf32>, %arg35: index, %arg36: f32, %arg37: i1, %arg38: tensor<?x?xf32>):
    %72 = "arith.addi"(%arg32, %arg33) <{overflowFlags = #arith.overflow<nsw, nuw>}> {k = 1 : i32} : (i32, i32) -> i32
    %73 = "arith.addi"(%arg32, %arg33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %74 = "arith.shrui"(%arg32, %arg33) <{isExact}> : (i32, i32) -> i32
    %75 = "arith.divsi"(%arg32, %arg33) <{isExact}> : (i32, i32) -> i32
    %76 = "arith.cmpi"(%arg32, %arg33) <{predicate = 2 : i64}> {k} : (i32, i32) -> i1
    %77 = "arith.cmpf"(%arg36, %arg36) <{fastmath = #arith.fastmath<nnan,contract>, predicate = 1 : i64}> : (f32, f32) -> i1
    %78 = "arith.select"(%arg37, %arg32, %arg33) : (i1, i32, i32) -> i32
    %79 = "arith.trunci"(%arg32) <{overflowFlags = #arith.overflow<nsw>}> : (i32) -> i8
    %80 = "arith.extf"(%arg36) : (f32) -> f64
    %81 = "arith.truncf"(%arg36) : (f32) -> f16
    %82 = "arith.truncf"(%arg36) <{fastmath = #arith.fastmath<nnan>, roundingmode = 0 : i32}> : (f32) -> f16
    %83 = "arith.negf"(%arg36) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %84:2 = "arith.addui_extended"(%arg32, %arg33) : (i32, i32) -> (i32, i1)
    %85:2 = "arith.mulsi_extended"(%arg32, %arg33) : (i32, i32) -> (i32, i32)
    %86 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
    %87 = "arith.constant"() <{value = 10 : i64}> {k} : () -> i64
    %88 = "arith.constant"() <{value = 10 : index}> : () -> index
    %89 = "arith.constant"() <{value = true}> : () -> i1
    %90 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %91 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %92 = "arith.bitcast"(%arg36) : (f32) -> i32
    %93 = "arith.index_castui"(%arg35) : (index) -> i32
    %94 = "test.x"() : () -> tensor<4xi1>
    %95 = "arith.select"(%94, %arg34, %arg34) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %96 = "arith.uitofp"(%arg32) : (i32) -> f32
    %97 = "arith.shli"(%arg32, %arg33) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %98 = "arith.maximumf"(%arg36, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %99 = "arith.addf"(%arg36, %arg36) <{fastmath = #arith.fastmath<none>}> {a} : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, index, f32, i1, tensor<?x?xf32>, tensor<2xindex>) -> (), sym_name = "tensor"}> ({
  ^bb0(%arg23: tensor<4x4xf32>, %arg24: index, %arg25: f32, %arg26: i1, %arg27: tensor<?x?xf32>, %arg28: tensor<2xindex>):
    %51 = "tensor.extract"(%arg23, %arg24, %arg24) {k} : (tensor<4x4xf32>, index, index) -> f32
    %52 = "tensor.from_elements"(%arg25, %arg25) {k} : (f32, f32) -> tensor<2xf32>
    %53 = "tensor.rank"(%arg23) : (tensor<4x4xf32>) -> index
    %54 = "tensor.splat"(%arg25) : (f32) -> tensor<4xf32>
    %55 = "tensor.splat"(%arg25, %arg24) : (f32, index) -> tensor<?xf32>
    %56 = "tensor.empty"(%arg24) : (index) -> tensor<?x4xf32>
    %57 = "tensor.empty"() {k} : () -> tensor<4xf32>
    %58 = "tensor.concat"(%arg23, %arg23) <{dim = 0 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %59 = "tensor.reshape"(%arg27, %arg28) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %60 = "tensor.collapse_shape"(%arg23) <{reassociation = [[0, 1]]}> {k} : (tensor<4x4xf32>) -> tensor<16xf32>
    %61 = "tensor.expand_shape"(%60) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> {k} : (tensor<16xf32>) -> tensor<4x4xf32>
    %62 = "tensor.expand_shape"(%arg27, %arg24, %arg24) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 4, -9223372036854775808>}> : (tensor<?x?xf32>, index, index) -> tensor<?x4x?xf32>
    %63 = "tensor.extract_slice"(%arg23, %arg24, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, -9223372036854775808>}> {k} : (tensor<4x4xf32>, index, index) -> tensor<2x2xf32>
    %64 = "tensor.insert_slice"(%63, %arg23, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<4x4xf32>, index) -> tensor<4x4xf32>
    %65 = "tensor.generate"(%arg24) ({
    ^bb0(%arg31: index):
      "tensor.yield"(%arg25) : (f32) -> ()
    }) {k} : (index) -> tensor<?xf32>
    %66 = "tensor.pad"(%arg23, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 1, 2>, static_low = array<i64: 0, -9223372036854775808>}> ({
    ^bb0(%arg29: index, %arg30: index):
      "tensor.yield"(%arg25) : (f32) -> ()
    }) : (tensor<4x4xf32>, index) -> tensor<5x?xf32>
    %67 = "tensor.bitcast"(%arg23) : (tensor<4x4xf32>) -> tensor<4x4xi32>
    %68 = "tensor.insert"(%arg25, %arg23, %arg24, %arg24) : (f32, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
    %69 = "tensor.extract"(%54, %arg24) : (tensor<4xf32>, index) -> f32
    %70 = "tensor.cast"(%arg23) {k} : (tensor<4x4xf32>) -> tensor<?x?xf32>
    %71 = "test.q"() : () -> tensor<1x1xindex>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x4xf32>, index, !shape.shape, !shape.size, i1, tensor<2xindex>, !shape.value_shape, !shape.witness) -> (), sym_name = "shape"}> ({
  ^bb0(%arg15: tensor<?x4xf32>, %arg16: index, %arg17: !shape.shape, %arg18: !shape.size, %arg19: i1, %arg20: tensor<2xindex>, %arg21: !shape.value_shape, %arg22: !shape.witness):
    %19 = "shape.shape_of"(%arg15) {k} : (tensor<?x4xf32>) -> tensor<2xindex>
    %20 = "shape.shape_of"(%arg15) : (tensor<?x4xf32>) -> !shape.shape
    %21 = "shape.const_shape"() <{shape = dense<[1, 2]> : tensor<2xindex>}> {k} : () -> tensor<2xindex>
    %22 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
    %23 = "shape.const_shape"() <{shape = dense<4> : tensor<1xindex>}> : () -> !shape.shape
    %24 = "shape.broadcast"(%arg20, %arg20) <{error = "x"}> : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
    %25 = "shape.get_extent"(%arg20, %arg16) : (tensor<2xindex>, index) -> index
    %26 = "shape.from_extents"(%arg16, %arg16) {k} : (index, index) -> !shape.shape
    %27 = "shape.to_extent_tensor"(%arg17) : (!shape.shape) -> tensor<2xindex>
    %28 = "shape.mul"(%arg16, %arg16) : (index, index) -> index
    %29 = "shape.mul"(%arg18, %arg16) {k} : (!shape.size, index) -> !shape.size
    %30 = "shape.add"(%arg16, %arg16) : (index, index) -> index
    %31 = "shape.div"(%arg16, %arg16) : (index, index) -> index
    %32 = "shape.rank"(%arg17) : (!shape.shape) -> !shape.size
    %33 = "shape.num_elements"(%arg20) : (tensor<2xindex>) -> index
    %34 = "shape.cstr_broadcastable"(%arg20, %arg20) {k} : (tensor<2xindex>, tensor<2xindex>) -> !shape.witness
    %35 = "shape.cstr_eq"(%arg20, %arg20) : (tensor<2xindex>, tensor<2xindex>) -> !shape.witness
    %36 = "shape.cstr_require"(%arg19) <{msg = "msg"}> {k} : (i1) -> !shape.witness
    %37 = "shape.assuming_all"(%arg22, %arg22) {k} : (!shape.witness, !shape.witness) -> !shape.witness
    %38 = "shape.const_witness"() <{passing = true}> {k} : () -> !shape.witness
    %39 = "shape.const_size"() <{value = 10 : index}> {k} : () -> !shape.size
    %40 = "shape.is_broadcastable"(%arg20, %arg20) : (tensor<2xindex>, tensor<2xindex>) -> i1
    %41 = "shape.any"(%arg20, %arg20) : (tensor<2xindex>, tensor<2xindex>) -> tensor<2xindex>
    %42 = "shape.shape_eq"(%arg20, %arg20) : (tensor<2xindex>, tensor<2xindex>) -> i1
    %43 = "shape.index_to_size"(%arg16) : (index) -> !shape.size
    %44 = "shape.size_to_index"(%arg18) : (!shape.size) -> index
    %45 = "shape.dim"(%arg15, %arg16) : (tensor<?x4xf32>, index) -> index
    %46 = "shape.concat"(%arg20, %arg20) : (tensor<2xindex>, tensor<2xindex>) -> tensor<4xindex>
    %47 = "shape.meet"(%arg17, %arg17) : (!shape.shape, !shape.shape) -> !shape.shape
    %48 = "shape.value_of"(%arg21) : (!shape.value_shape) -> tensor<4xf32>
    %49 = "shape.value_as_shape"(%arg20) : (tensor<2xindex>) -> !shape.shape
    %50 = "shape.with_shape"(%arg15, %arg17) : (tensor<?x4xf32>, !shape.shape) -> !shape.value_shape
    "test.x"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!shape.witness) -> (), sym_name = "assuming"}> ({
  ^bb0(%arg14: !shape.witness):
    %15 = "shape.assuming"(%arg14) ({
      %18 = "test.z"() : () -> tensor<4xf32>
      "shape.assuming_yield"(%18) : (tensor<4xf32>) -> ()
    }) {k} : (!shape.witness) -> tensor<4xf32>
    %16:2 = "shape.assuming"(%arg14) ({
      %17:2 = "test.z"() : () -> (tensor<4xf32>, i32)
      "shape.assuming_yield"(%17#0, %17#1) : (tensor<4xf32>, i32) -> ()
    }) : (!shape.witness) -> (tensor<4xf32>, i32)
    "shape.assuming"(%arg14) ({
      "test.z"() : () -> ()
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    "shape.assuming"(%arg14) ({
      "test.z"() : () -> ()
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, tensor<4xf32>) -> tensor<4xf32>, sym_name = "scf"}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: tensor<4xf32>):
    %10 = "scf.if"(%arg4) ({
      "scf.yield"(%arg6) : (tensor<4xf32>) -> ()
    }, {
      "scf.yield"(%arg6) : (tensor<4xf32>) -> ()
    }) {k} : (i1) -> tensor<4xf32>
    "scf.if"(%arg4) ({
      "test.z"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg4) ({
      "test.z"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "test.z"() : () -> ()
      "scf.yield"() : () -> ()
    }) {z} : (i1) -> ()
    "scf.if"(%arg4) ({
      "test.z"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg4) ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %11:2 = "scf.if"(%arg4) ({
      "scf.yield"(%arg6, %arg5) : (tensor<4xf32>, i32) -> ()
    }, {
      "scf.yield"(%arg6, %arg5) : (tensor<4xf32>, i32) -> ()
    }) : (i1) -> (tensor<4xf32>, i32)
    %12:2 = "scf.while"(%arg5, %arg6) ({
    ^bb0(%arg12: i32, %arg13: tensor<4xf32>):
      "scf.condition"(%arg4, %arg12, %arg13) {k} : (i1, i32, tensor<4xf32>) -> ()
    }, {
    ^bb0(%arg10: i32, %arg11: tensor<4xf32>):
      "scf.yield"(%arg10, %arg11) : (i32, tensor<4xf32>) -> ()
    }) {k} : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>)
    "scf.while"() ({
      "scf.condition"(%arg4) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %13 = "scf.while"(%arg5) ({
    ^bb0(%arg9: i32):
      "scf.condition"(%arg4, %arg6) : (i1, tensor<4xf32>) -> ()
    }, {
    ^bb0(%arg8: tensor<4xf32>):
      "scf.yield"(%arg5) : (i32) -> ()
    }) : (i32) -> tensor<4xf32>
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%14, %14, %14) ({
    ^bb0(%arg7: index):
      "test.z"(%arg7) : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "cf.assert"(%arg4) <{msg = "message"}> {k} : (i1) -> ()
    "func.return"(%10) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, f32, index) -> (), sym_name = "newer"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index):
    %0 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<nnan>, roundingmode = 0 : i32}> {k} : (f32, f32) -> f32
    %1 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, roundingmode = 1 : i32}> : (f32, f32) -> f32
    %2 = "arith.extui"(%arg0) <{nonNeg}> {k} : (i32) -> i64
    %3 = "arith.index_castui"(%arg3) <{nonNeg}> : (index) -> i32
    %4 = "arith.uitofp"(%arg0) <{nonNeg}> : (i32) -> f32
    %5:2 = "arith.subui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
    %6 = "arith.flush_denormals"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %7 = "arith.mulf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, roundingmode = 2 : i32}> : (f32, f32) -> f32
    %8 = "arith.divf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, roundingmode = 2 : i32}> : (f32, f32) -> f32
    %9 = "arith.subf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, roundingmode = 2 : i32}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
