"other.flow"() ({
  %v = "other.value"() : () -> i32
  "other.cond"(%v)[^a, ^b] : (i32) -> ()
^a:
  "other.jump"(%v)[^c] : (i32) -> ()
^b:
  "other.jump"(%v)[^c] : (i32) -> ()
^c(%x: i32):
  "other.jump"(%x)[^c] : (i32) -> ()
^unreachable:
  "other.end"() : () -> ()
}) : () -> ()
