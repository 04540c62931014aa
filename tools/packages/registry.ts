/** A registry of its own on this machine, with nothing in it and nothing behind it: what is not published there is not there. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const SOURCE = join(__dirname, 'registry');
const FILES = ['package.json', 'package-lock.json'];

const textOf = (folder: string): string =>
  FILES.map((name) => join(folder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join();

/** Installs Verdaccio into a folder, where it is not there as its lock file says. */
function install(folder: string): void {
  if (textOf(folder) === textOf(SOURCE) && existsSync(join(folder, 'node_modules/.package-lock.json')))
    return;
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) cpSync(join(SOURCE, name), join(folder, name));
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Verdaccio cannot be installed:\n${stderr}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

const settings = (storage: string): object => ({
  storage,
  uplinks: {},
  packages: { '@gradcert/*': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'pretty', level: 'warn' },
});

export interface Registry {
  readonly url: string;
  stop(): void;
}

/**
 * @param home where Verdaccio is installed, and stays
 * @param storage a folder for what is published
 */
export async function startRegistry(home: string, storage: string): Promise<Registry> {
  install(home);
  mkdirSync(storage, { recursive: true });
  const config = join(storage, 'config.json');
  writeFileSync(config, JSON.stringify(settings(storage)));
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}/`;
  const server = spawn(
    process.execPath,
    [
      join(home, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      config,
      '--listen',
      `127.0.0.1:${String(port)}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null)
      throw new Error(`Verdaccio ended with exit code ${String(server.exitCode)}`);
    const answers = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { url, stop: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('Verdaccio does not answer');
}
