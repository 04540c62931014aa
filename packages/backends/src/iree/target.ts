/** What IREE compiles for and runs on. */
export interface IreeTarget {
  /** What iree-compile is told. */
  readonly flags: readonly string[];
  /** What iree-run-module calls the device: 'local-task', 'vulkan'. */
  readonly device: string;
  /** What the code depends on besides text, flags and version: a processor. Names the compiled modules. */
  readonly machine: string;
}
