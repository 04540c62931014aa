/** Seconds of processor time that this process has used: a machine that is shared does not change them much. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
