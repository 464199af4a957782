import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot } from '../set-up/places.mjs';
import { run } from '../set-up/run.mjs';
import { ExplainedError, step } from '../set-up/output.mjs';

/** The shell first, as Playwright does: it draws no window, and each page costs a third of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const places = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((base) =>
    base ? [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
};

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const system = () =>
  [
    ...names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
    ...(places[process.platform] ?? []),
  ].find(runnable);

function playwrightCache() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    { darwin: join(homedir(), 'Library/Caches/ms-playwright'), win32: join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright') }[
      process.platform
    ] ??
    join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  const shells = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-linux/headless_shell',
  ];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  const newest = (prefix, paths) =>
    readdirSync(cache)
      .filter((name) => name.startsWith(prefix))
      .sort()
      .reverse()
      .flatMap((name) => paths.map((path) => join(cache, name, path)))
      .find(runnable);
  return newest('chromium_headless_shell-', shells) ?? newest('chromium-', inside);
}

/** The file of a browser of the Chromium family that runs, or undefined. A file named by PW_CHROMIUM must run, else it is an ExplainedError. */
async function working(file) {
  const { code } = await run(file, ['--version']).catch(() => ({ code: 1 }));
  return code === 0 ? file : undefined;
}

/**
 * Finds a Chromium for the browser journeys, installing one where there is none: PW_CHROMIUM, the system's, Playwright's
 * cache, Playwright's download, the package manager. Throws an ExplainedError when every way failed.
 */
export async function findBrowser() {
  const named = process.env.PW_CHROMIUM;
  if (named) {
    const file = await working(named);
    if (!file)
      throw new ExplainedError(`PW_CHROMIUM is ${named}, which does not run.`, 'give the path of a Chromium, Chrome or Edge, or unset it.');
    return file;
  }
  for (const find of [system, playwrightCache]) {
    const file = find();
    if (file && (process.platform === 'win32' || (await working(file)))) return file;
  }
  return step('No browser on this machine; installing Chromium for the browser journeys', async (note) => {
    const root = process.getuid?.() === 0;
    const cli = inRoot('node_modules/playwright/cli.js');
    const ways = [
      ['Playwright’s download', process.execPath, [cli, 'install', ...(root ? ['--with-deps'] : []), 'chromium']],
      ...(root && process.platform === 'linux'
        ? [
            ['apt-get update', 'apt-get', ['update']],
            ['apt-get install', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
          ]
        : []),
    ];
    for (const [name, command, args] of ways) {
      note(name);
      await run(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => undefined);
      const file = playwrightCache() ?? system();
      if (file && (await working(file))) return file;
    }
    throw new ExplainedError(
      'No Chromium, Chrome or Edge was found, and none could be installed.',
      'install one (Debian: apt-get install chromium), or name one with PW_CHROMIUM=/path/to/chromium.',
    );
  });
}
