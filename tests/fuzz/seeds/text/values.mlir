!t = tensor<2x!quant.uniform<i8<-8:7>:f32:0, {1.0:1, 2.0}>>
#m = affine_map<(d0, d1) -> (d1)>
"a.b"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x2xi4>, b = dense<"0x0102"> : tensor<2xi8>, c = dense<(1.0, 0x7FC00000)> : tensor<complex<f32>>, d = array<i64: 1, -2>, e = @a::@"b c", f = #m, g = !t, h = #x.y<[1, {z}]> : i32, i = memref<2xf32, strided<[1], offset: ?>, 3>, j = vector<[4]x2xi8>, k = dense<["p", "q"]> : tensor<2x!x.str>, l = sparse<[[0]], [1]> : tensor<2xi32>, m = dense_resource<r> : tensor<4xi8>, n = loc(unknown), o = distinct[0]<"q">} : () -> ()
{-# dialect_resources: { builtin: { r: "0x0100000001020304" } } #-}
