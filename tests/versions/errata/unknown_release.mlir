// target: 0.21.0
// refused: there was no release 0.21.0
func.func @main() {
  return
}
