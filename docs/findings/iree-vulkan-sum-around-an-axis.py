"""IREE on Vulkan: a sum over the axes on both sides of a third, broadcast and read by what follows, is 0 beyond the fourth element."""
import os
import subprocess
import sys
import tempfile
import numpy as np
import iree.compiler as compiler
import iree._runtime_libs

text = """
func.func @main(%x: tensor<2x5x2xf32>) -> tensor<2x5x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 2]
    : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<5xf32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<5xf32>) -> tensor<2x5x2xf32>
  %r = stablehlo.subtract %all, %x : tensor<2x5x2xf32>
  return %r : tensor<2x5x2xf32>
}"""
run = os.path.join(iree._runtime_libs.__path__[0], "iree-run-module")
with tempfile.TemporaryDirectory() as folder:
    module, output = f"{folder}/it.vmfb", f"{folder}/r.npy"
    flags = ["--iree-hal-target-device=vulkan"]
    compiler.compile_str(text, input_type="stablehlo", output_file=module, extra_args=flags)
    files = [f"--module={module}", f"--output=@{output}"]
    subprocess.run([run, "--device=vulkan", "--function=main", "--input=2x5x2xf32=1", *files], check=True)
    got = np.load(output)
print(f"got {got[0, :, 0].tolist()}, expected [3.0, 3.0, 3.0, 3.0, 3.0]: the sum of 4 ones, less 1")
sys.exit(not (got == 3).all())
