#!/usr/bin/env bash
# Installs a software Vulkan driver (SwiftShader), the Vulkan loader and Chromium on Debian or Ubuntu, so that WebGPU runs
# on a machine without a GPU: in Node, and in a browser for the tests of the published pages. Needs root. Usage: tools/setup/software-vulkan.sh
# The tfjs-webgpu backend finds the driver by itself; other programs want the variable that is printed.
set -euo pipefail

manifest=/usr/lib/chromium/vk_swiftshader_icd.json

has_browser() { command -v chromium >/dev/null; }
has_loader() { ldconfig -p | grep -q 'libvulkan\.so\.1'; }

if [ -f "$manifest" ] && has_loader && has_browser; then
  echo 'The software Vulkan driver and Chromium are already installed.'
elif ! command -v apt-get >/dev/null; then
  echo 'This script knows Debian only: install a Vulkan driver by the means of your system.' >&2
  exit 1
else
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # SwiftShader is in chromium-common, which comes with the browser.
  apt-get install -y -qq --no-install-recommends chromium libvulkan1 >/dev/null
  [ -f "$manifest" ] && has_loader && has_browser
  echo 'The software Vulkan driver and Chromium were installed.'
fi
echo "VK_DRIVER_FILES=$manifest"
