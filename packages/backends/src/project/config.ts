import type { Fleet } from './fleet';

/** What a project says of itself in gradcert.config.ts. Every setting is optional. */
export interface GradcertConfig {
  /** Modules of the project's own backends, relative to the file; each exports a BackendDefinition as default. */
  readonly backends?: readonly string[];
  /** Kinds of devices, and where the project's engines find them: docs/fleet.md. */
  readonly fleet?: Fleet;
  /**
   * The folder of the project's own entries, relative to the file: it holds ops/, nodes/, hypotheses/ and nets/. What is
   * generated of them is written into generated/ below it.
   */
  readonly spec?: string;
}

/** Every setting; the compiler holds this to the type. */
export const settings: { readonly [Key in keyof Required<GradcertConfig>]: true } = {
  backends: true,
  fleet: true,
  spec: true,
};

/** Types the default export of gradcert.config.ts. */
export const defineConfig = (config: GradcertConfig): GradcertConfig => config;
