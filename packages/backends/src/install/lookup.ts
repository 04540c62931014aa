import type { BackendDefinition } from '../backend';
import type { Installation } from './installation';

export interface InstallationOfBackends {
  readonly installation: Installation;
  /** The backends that it is for. */
  readonly backends: readonly string[];
}

/** The installation that has this name, or that the backend of this name needs; undefined where neither is. */
export function installationNamed(
  name: string,
  definitions: readonly BackendDefinition[],
): InstallationOfBackends | undefined {
  const named = definitions.find(({ id, installation }) => id === name || installation?.id === name);
  const installation = named?.installation;
  if (installation === undefined) return undefined;
  const sharing = definitions.filter((definition) => definition.installation?.id === installation.id);
  return { installation, backends: sharing.map(({ id }) => id) };
}
