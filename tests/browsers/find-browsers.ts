import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Starts a browser behind the proxy; preferences are Firefox's. */
type Start = (proxyPort: number, preferences?: Readonly<Record<string, string | number | boolean>>) => Promise<Driver>;

/** How a browser of this machine is started; or what of it was not found, and how that is installed. */
type FoundBrowser = { readonly start: Start; readonly missing?: never } | { readonly start?: never; readonly missing: string };

const notFound = (files: readonly string[], packages: string): FoundBrowser => ({
  missing: `not found: ${files.join(', ')}. Debian and Ubuntu have it: apt-get install ${packages}`,
});

const firstOf = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

const inFolders = (path: string, ...names: string[]): string | undefined =>
  firstOf(names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))));

/** Where Debian has WebKitGTK's own browser. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Finds a browser in the folders of `path` and at the addresses where its packages put it. */
export function findBrowser(name: BrowserName, path = process.env['PATH'] ?? ''): FoundBrowser {
  if (name === 'firefox') {
    const file = inFolders(path, 'firefox-esr', 'firefox') ?? firstOf(['/Applications/Firefox.app/Contents/MacOS/firefox']);
    if (file === undefined) return notFound(['firefox-esr', 'firefox'], 'firefox-esr');
    return { start: (proxyPort, preferences) => firefox(file, proxyPort, preferences) };
  }
  const [driver, display, browser] = [inFolders(path, 'WebKitWebDriver'), inFolders(path, 'Xvfb'), firstOf(miniBrowsers)];
  if (driver && display && browser) return { start: (proxyPort) => webkit({ driver, display, browser }, proxyPort) };
  const missing = Object.entries({ WebKitWebDriver: driver, Xvfb: display, MiniBrowser: browser }).flatMap(([file, at]) =>
    at ? [] : file,
  );
  return notFound(missing, 'webkit2gtk-driver xvfb');
}
