"""IREE on Vulkan: of a convolution in batch groups only the first element of each group is computed; the others are 0."""
import os
import subprocess
import sys
import tempfile
import numpy as np
import iree.compiler as compiler
import iree._runtime_libs

text = """
func.func @main(%x: tensor<2x1x2x2xf32>, %w: tensor<2x1x2x2xf32>) -> tensor<1x2x3x3xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64}
    : (tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) -> tensor<1x2x3x3xf32>
  return %r : tensor<1x2x3x3xf32>
}"""
run = os.path.join(iree._runtime_libs.__path__[0], "iree-run-module")
with tempfile.TemporaryDirectory() as folder:
    module, output = f"{folder}/it.vmfb", f"{folder}/r.npy"
    flags = ["--iree-hal-target-device=vulkan"]
    compiler.compile_str(text, input_type="stablehlo", output_file=module, extra_args=flags)
    files = [f"--module={module}", f"--output=@{output}"]
    ones = ["--input=2x1x2x2xf32=1", "--input=2x1x2x2xf32=1"]
    subprocess.run([run, "--device=vulkan", "--function=main", *ones, *files], check=True)
    got = np.load(output)
print(f"got {got[0, 0].ravel().tolist()}, expected [1.0, 2.0, 1.0, 2.0, 4.0, 2.0, 1.0, 2.0, 1.0]")
sys.exit(got[0, 0].ravel().tolist() != [1, 2, 1, 2, 4, 2, 1, 2, 1])
