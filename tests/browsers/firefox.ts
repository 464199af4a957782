/* oxlint-disable typescript/no-explicit-any -- the answers of a protocol */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { keyActions, pointerActions, type Driver } from './driver.ts';

type Answer = Readonly<Record<string, any>>;

/** The preferences of a Firefox that asks the proxy for this machine's addresses too, and connects to nothing else. */
const basics = (proxyPort: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.allow_hijacking_localhost': true,
  // Behind a proxy this machine is a stranger to it.
  'dom.securecontext.allowlist': 'localhost,127.0.0.1',
  'security.warn_submit_secure_to_insecure': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.enabled': false,
});

/** A stock Firefox by WebDriver BiDi. */
export async function firefox(
  file: string,
  proxyPort: number,
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'portico-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries({ ...basics(proxyPort), ...preferences })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(file, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Firefox ended while it started.')));
    createInterface(child.stderr).on('line', (line) => {
      const found = /listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer['id'])?.(answer);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let count = 0;
  const call = async (method: string, params: object): Promise<Answer> => {
    const id = (count += 1);
    const answer = await new Promise<Answer>((resolve, reject) => {
      // What happens in a document that is left is never answered.
      const limit = setTimeout(() => reject(new Error(`${method} was not answered.`)), /^(?:script|input)/.test(method) ? 3_000 : 30_000);
      waiting.set(id, (found) => {
        clearTimeout(limit);
        resolve(found);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer['type'] === 'error') throw new Error(`${method}: ${answer['message']}`);
    return answer['result'];
  };
  await call('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  const { context } = (await call('browsingContext.getTree', {}))['contexts'][0];
  const evaluate = async (functionDeclaration: string, values: readonly unknown[] = []) => {
    const answer = await call('script.callFunction', {
      functionDeclaration,
      arguments: values.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
      target: { context },
      awaitPromise: true,
    });
    if (answer['type'] === 'exception') throw new Error(answer['exceptionDetails'].text);
    return answer['result'];
  };
  const perform = (actions: readonly object[]) => call('input.performActions', { context, actions });
  return {
    name: 'Firefox',
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (script, values) => {
      const { value } = await evaluate(
        `async (...values) => JSON.stringify(await (${script})(...values.map((value) => JSON.parse(value))) ?? null)`,
        values,
      );
      return JSON.parse(value);
    },
    // A press may lead to another document.
    press: async (path) => void (await perform(pointerActions(path)).catch(() => undefined)),
    type: async (text) => void (await perform(keyActions(text))),
    async upload(selector, files) {
      const { sharedId } = await evaluate(`(selector) => document.querySelector(JSON.parse(selector))`, [selector]);
      await call('input.setFiles', { context, element: { sharedId }, files });
    },
    resize: async (width, height) => void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      socket.close();
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
