"""Ends this process with its parent, also while a computation keeps the main thread from seeing its input close."""

import ctypes
import os
import signal
import sys
import threading
import time

SECONDS_BETWEEN_LOOKS = 0.5


def end_with_parent():
    if sys.platform == "linux":
        # Native code that keeps Python's lock would keep the thread below from looking.
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL)
    parent = os.getppid()

    def look():
        while os.getppid() == parent:
            time.sleep(SECONDS_BETWEEN_LOOKS)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()
