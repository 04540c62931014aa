"""Other gradient checkers, each asked: is this gradient wrong?

A checker is made once for each node and shape, from the forward, the differentiated argument and random data. It is
then asked about one gradient after the other, and answers True where it reports a failure.
"""

import jax
import jax.test_util
import numpy as np
import torch
from torch.autograd.gradcheck import GradcheckError

from xla import on_device


class Node:
    """A forward as a function of one argument, its other operands fixed, and its vector-Jacobian product."""

    def __init__(self, forward, argument, cotangent, data):
        self._forward = forward
        self._argument = argument
        self._cotangent = cotangent
        self._data = {name: on_device(value) for name, value in data.items()}
        self.at = data[argument]
        self.result = forward(self._data)
        self.gradient = None

    def forward(self, value):
        return self._forward({**self._data, self._argument: value})

    def pull_back(self, value, cotangent):
        values = {**self._data, self._argument: value}
        if self._cotangent is None:  # A loss: the gradient's text is at the cotangent 1.
            return cotangent * self.gradient(values)
        return self.gradient({**values, self._cotangent: cotangent})


def gradcheck(fast):
    """torch.autograd.gradcheck with its own eps and tolerances."""

    def make(node):
        class Wrapped(torch.autograd.Function):
            @staticmethod
            def forward(ctx, value):
                ctx.save_for_backward(value)
                return torch.from_numpy(node.forward(value.detach().numpy()))

            @staticmethod
            @torch.autograd.function.once_differentiable
            def backward(ctx, cotangent):
                (value,) = ctx.saved_tensors
                return torch.from_numpy(np.asarray(node.pull_back(value.numpy(), cotangent.numpy())))

        def fails():
            torch.manual_seed(0)
            argument = torch.from_numpy(node.at.copy()).requires_grad_()
            try:
                torch.autograd.gradcheck(Wrapped.apply, (argument,), fast_mode=fast)
            except GradcheckError:
                return True
            return False

        return fails

    return make


def check_grads(node):
    """jax.test_util.check_grads in reverse mode, with its own eps and tolerances."""
    result = jax.ShapeDtypeStruct(node.result.shape, np.float64)
    argument = jax.ShapeDtypeStruct(node.at.shape, np.float64)

    # The callbacks are made once, so that JAX compiles their calls once for all gradients.
    def forward(value):
        return node.forward(np.asarray(value))

    def pull_back(value, cotangent):
        return node.pull_back(np.asarray(value), np.asarray(cotangent))

    @jax.custom_vjp
    def wrapped(value):
        return jax.pure_callback(forward, result, value)

    def backward(value, cotangent):
        return (jax.pure_callback(pull_back, argument, value, cotangent),)

    wrapped.defvjp(lambda value: (wrapped(value), value), backward)

    def fails():
        try:
            jax.test_util.check_grads(wrapped, (node.at,), order=1, modes=["rev"])
        except AssertionError:
            return True
        return False

    return fails


CHECKERS = {
    "gradcheck": gradcheck(fast=False),
    "gradcheck-fast": gradcheck(fast=True),
    "check_grads": check_grads,
}
