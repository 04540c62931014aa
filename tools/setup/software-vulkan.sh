#!/usr/bin/env bash
# Installs a software Vulkan driver (SwiftShader) and the Vulkan loader on Debian or Ubuntu, so that WebGPU runs
# on a machine without a GPU. Needs root. Usage: tools/setup/software-vulkan.sh
# The tfjs-webgpu backend finds the driver by itself; other programs want the variable that is printed.
set -euo pipefail

manifest=/usr/lib/chromium/vk_swiftshader_icd.json

has_loader() { ldconfig -p | grep -q 'libvulkan\.so\.1'; }

if [ -f "$manifest" ] && has_loader; then
  echo 'The software Vulkan driver is already installed.'
elif ! command -v apt-get >/dev/null; then
  echo 'This script knows Debian only: install a Vulkan driver by the means of your system.' >&2
  exit 1
else
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # chromium-common holds SwiftShader; the browser itself is not needed.
  apt-get install -y -qq --no-install-recommends chromium-common libvulkan1 >/dev/null
  [ -f "$manifest" ] && has_loader
  echo 'The software Vulkan driver was installed.'
fi
echo "VK_DRIVER_FILES=$manifest"
