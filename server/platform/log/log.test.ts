import { expect, test } from 'vitest';
import { terminalLog } from '../../web/demo/terminal-log.ts';
import { createLog } from './log.ts';

test('a failure is logged with the failures it came from, as plain lines, and an endless chain ends', () => {
  const lines: string[] = [];
  const failure = new Error('not made', { cause: Object.assign(new TypeError('line one\nline two'), { code: 'E_INSIDE' }) });
  const endless = new Error('again and again');
  endless.cause = endless;
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  log.warn({ err: failure }, 'first');
  log.warn({ err: endless }, 'second');
  const [first, second] = lines.map((line) => JSON.parse(line) as { err: object });
  expect(first?.err).toMatchObject({ message: 'not made', cause: { name: 'TypeError', code: 'E_INSIDE', message: 'line one line two' } });
  expect(JSON.stringify(second).match(/"message":"again and again"/g)).toHaveLength(4);
});

test('at a terminal a failure shows its cause, and the cause of that', () => {
  let output = '';
  const log = createLog(
    'warn',
    terminalLog((text) => (output += text)),
  );
  log.warn({ err: new Error('not made', { cause: new Error('no room') }) }, 'a document was not signed');
  expect(output).toContain('a document was not signed: not made: no room');
});
