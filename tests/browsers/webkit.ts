/* oxlint-disable typescript/no-explicit-any -- the answers of a protocol */
import { spawn } from 'node:child_process';
import { freePorts } from '../../scripts/test/free-ports.ts';
import { keyActions, pointerActions, type Driver } from './driver.ts';

/** What a driver of WebKitGTK needs of the machine. */
export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK, the engine of Safari, by WebKitWebDriver on a display of its own. */
export async function webkit({ driver, browser, display }: WebKitFiles, proxyPort: number): Promise<Driver> {
  const port = await freePorts();
  // Named by the server that opens it.
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(String(data).trim()));
  });
  const child = spawn(driver, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'en_GB.UTF-8',
    },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body: object = {}): Promise<any> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  while (!(await call('GET', '/status').catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50));
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
        // Without its bars the window is as narrow as asked.
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object) => call('POST', `${session}/${path}`, body);
  return {
    name: 'WebKit',
    open: (url) => post('url', { url }),
    run: async (script, values) =>
      JSON.parse(
        await post('execute/sync', {
          script: `return (async () => JSON.stringify(await (${script})(...arguments) ?? null))()`,
          args: values,
        }),
      ),
    press: (path) => post('actions', { actions: pointerActions(path) }),
    type: (text) => post('actions', { actions: keyActions(text) }),
    async upload(selector, files) {
      const element = await post('element', { using: 'css selector', value: selector });
      await post(`element/${element[elementKey]}/value`, { text: files.join('\n') });
    },
    resize: (width, height) => post('window/rect', { width, height }),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      child.kill();
      screen.kill();
    },
  };
}
