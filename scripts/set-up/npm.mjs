import { basename } from 'node:path';
import { run } from './run.mjs';
import { ExplainedError } from './output.mjs';

const unwanted = /^(NODE_ENV|npm_config_(omit|only|production|also|global|prefix|ignore_scripts))$/i;

/** The environment without what would make npm leave out part of the installation, and with the machine's own PATH. */
function plainEnvironment() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.test(name)));
  if (process.env.PORTICO_MACHINE_PATH) env.PATH = process.env.PORTICO_MACHINE_PATH;
  return env;
}

/** Runs the npm that started us (or the one in PATH) with the Node it belongs to. Throws an ExplainedError that states why it failed. */
export async function npm(args, note) {
  const own = process.env.npm_execpath;
  const trusted = own && /^npm-cli\.(c|m)?js$/.test(basename(own));
  const [command, ...before] = trusted ? [process.env.PORTICO_MACHINE_NODE || process.execPath, own] : ['npm'];
  const { code, output } = await run(command, [...before, ...args], {
    env: plainEnvironment(),
    onOutput: (chunk) => note?.(chunk.trim().split('\n').at(-1) ?? ''),
  }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new ExplainedError(
        'npm was not found on this machine.',
        'install Node.js with npm from https://nodejs.org (version 22.22 or newer) and run the command again.',
      );
    throw error;
  });
  if (code !== 0) throw npmError(args[0], output);
}

const causes = [
  [/ENOSPC|no space left/i, 'The disk is full.', 'free about 1 GB on the disk of this folder, then run the command again.'],
  [
    /EACCES|EPERM|EROFS/,
    'A folder may not be written.',
    'make this folder and the npm cache (npm config get cache) yours: chown -R "$(whoami)" <folder>; do not use sudo.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED/,
    'The npm registry could not be reached: this machine looks offline, or a proxy is in between.',
    'check the network, and npm config get registry / proxy; then run the command again. What was already installed is used as soon as it is complete.',
  ],
  [
    /ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|E5\d\d|50[0-9] /,
    'The npm registry answered badly or not at all.',
    'wait a minute and run the command again.',
  ],
  [/E401|E403/, 'The npm registry refused us.', 'check npm config get registry and the sign-in to it (npm whoami).'],
  [
    /EUSAGE|can only install (packages )?when your package.json and package-lock.json/i,
    'package.json and package-lock.json do not agree.',
    'run npm install, look at the changed lock, and commit it.',
  ],
  [/EINTEGRITY/, 'A downloaded package is not the one in the lock.', 'run npm cache clean --force, then the command again.'],
  [/E404|ETARGET/, 'The npm registry does not have one of the packages.', 'check npm config get registry: a mirror may be behind.'],
  [/EBADPLATFORM/, 'One of the packages is not made for this platform.', 'use Linux, macOS or Windows on x64 or arm64.'],
];

/** Why npm failed, and what to do about it, from its output. @public as a test loads it by its address. */
export function npmError(verb, output) {
  const tail = output
    .trim()
    .split('\n')
    .filter((line) => !line.includes('npm warn'))
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n');
  const [, what, next] = causes.find(([pattern]) => pattern.test(output)) ?? [
    null,
    `npm ${verb} failed.`,
    'read what npm printed above; then run the command again.',
  ];
  return new ExplainedError(`${tail}\n${what}`, next);
}
