/**
 * tfjs-node and tfjs-node-gpu: the npm package's addon, built against the library in TensorFlow's own wheel. The package's
 * install script would fetch both from a host of its own instead, often in vain.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { InstallError, type Installation, type InstallSite, type InstallStep } from '../install/installation';
import { findPython, pythonOf } from '../install/python-venv';

export type TensorFlowBackend = 'tfjs-node' | 'tfjs-node-gpu';

const npmFiles = ['package.json', 'package-lock.json'].map((name) => join(__dirname, 'npm', name));
const extractor = join(__dirname, 'extract.py');
const requirements = (name: 'cpu' | 'gpu' | 'cuda'): string => join(__dirname, `requirements-${name}.txt`);
const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Any Python will do: pip is told for which one the wheels are meant. */
const smallestMinor = 8;
const forWheels = ['--no-deps', '--only-binary=:all:', '--require-hashes', '--no-input'];
const quiet = ['--disable-pip-version-check', '--progress-bar=off'];
const target = ['--python-version', '3.11', '--implementation', 'cp', '--platform', 'manylinux2014_x86_64'];

/** The driver of an NVIDIA GPU, without which the libraries of CUDA are of no use. */
const hasNvidiaDriver = existsSync('/proc/driver/nvidia/version');

/** Environment of its own for pip, which not every Python has. */
async function pip(site: InstallSite): Promise<{ readonly venv: string; readonly python: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new InstallError(
      `it is built on Linux x64 only, and this is ${process.platform} ${process.arch}`,
      'use another backend here: npx gradcert backends',
    );
  }
  const venv = join(site.folder, 'venv');
  await site.run(await findPython(site, smallestMinor), ['-m', 'venv', venv]);
  return { venv, python: pythonOf(venv) };
}

const cuda: InstallStep = {
  name: 'cuda',
  title: 'CUDA 12.2 and cuDNN 8.9, as TensorFlow 2.15.1 wants them',
  pins: textOf(requirements('cuda')),
  megabytes: 6000,
  run: async (site) => {
    const { venv, python } = await pip(site);
    const into = ['--target', join(site.folder, 'packages'), ...target];
    await site.run(python, [
      '-m',
      'pip',
      'install',
      ...forWheels,
      ...quiet,
      ...into,
      '-r',
      requirements('cuda'),
    ]);
    rmSync(venv, { recursive: true });
  },
};

function library(id: TensorFlowBackend): InstallStep {
  const file = requirements(id === 'tfjs-node' ? 'cpu' : 'gpu');
  return {
    name: 'libtensorflow',
    title: `the C library of TensorFlow 2.15.1, from its ${id === 'tfjs-node' ? 'CPU' : 'CUDA'} wheel`,
    pins: `${textOf(file)}\n${textOf(extractor)}`,
    megabytes: id === 'tfjs-node' ? 1100 : 1900,
    run: async (site) => {
      const { venv, python } = await pip(site);
      const wheels = join(site.folder, 'wheels');
      await site.run(python, [
        '-m',
        'pip',
        'download',
        ...forWheels,
        ...quiet,
        ...target,
        '-d',
        wheels,
        '-r',
        file,
      ]);
      for (const wheel of readdirSync(wheels))
        await site.run(python, [extractor, join(wheels, wheel), site.folder]);
      for (const folder of [venv, wheels]) rmSync(folder, { recursive: true });
      // Where the library looks for CUDA's: ../nvidia beside its own folder.
      const nvidia = join(site.earlier('cuda'), 'packages', 'nvidia');
      if (id === 'tfjs-node-gpu' && hasNvidiaDriver) symlinkSync(nvidia, join(site.folder, 'nvidia'));
    },
  };
}

/** The package's folder inside the folder of the step 'package'. */
export const packageFolder = (folder: string, id: TensorFlowBackend): string =>
  join(folder, 'node_modules', '@tensorflow', id);

function addon(id: TensorFlowBackend): InstallStep {
  return {
    name: 'package',
    title: `npm's @tensorflow/${id}, its addon built for this Node`,
    pins: `${npmFiles.map(textOf).join('\n')}\nNode-API ${process.versions.napi ?? ''}`,
    megabytes: 700,
    run: async (site) => {
      for (const file of npmFiles) copyFileSync(file, join(site.folder, basename(file)));
      await site.run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: site.folder });
      const folder = packageFolder(site.folder, id);
      symlinkSync(site.earlier('libtensorflow'), join(folder, 'deps'));
      const builder = createRequire(join(folder, 'package.json')).resolve(
        '@mapbox/node-pre-gyp/bin/node-pre-gyp',
      );
      await site.run(process.execPath, [builder, 'install', '--build-from-source'], {
        cwd: folder,
        env: { ...process.env, ...nodeHeaders(), PYTHON: await findPython(site, smallestMinor) },
      });
      for (const name of readdirSync(folder))
        if (name.startsWith('build')) rmSync(join(folder, name), { recursive: true });
    },
  };
}

/** Node's own headers, where they came with it; node-gyp fetches them otherwise. */
function nodeHeaders(): NodeJS.ProcessEnv {
  const prefix = resolve(dirname(process.execPath), '..');
  const here = existsSync(join(prefix, 'include', 'node', 'node_api.h'));
  return here && process.env.npm_config_nodedir === undefined ? { npm_config_nodedir: prefix } : {};
}

export const tensorflowInstallation = (id: TensorFlowBackend): Installation => ({
  id,
  steps: [...(id === 'tfjs-node-gpu' && hasNvidiaDriver ? [cuda] : []), library(id), addon(id)],
});
