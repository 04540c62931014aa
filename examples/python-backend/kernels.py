import numpy as np
from gradcert import kernel
from numpy.lib.stride_tricks import sliding_window_view


@kernel("conv:W")
def conv_weight(x, cotangent, dims):
    ph, pw = dims["ph"], dims["pw"]
    padded = np.pad(x, ((0, 0), (0, 0), (ph, ph), (pw, pw)))
    windows = sliding_window_view(padded, cotangent.shape[2:], axis=(2, 3))
    return np.einsum("ncpqij,noij->ocpq", windows, cotangent)


@kernel("dense:W")
def dense_weight(x, cotangent):
    return x.T @ cotangent


@kernel("relu:x")
def relu_input(x, cotangent):
    return np.where(x > 0, cotangent, np.float32(0))
