import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSettings } from './settings.ts';

const page = new URL('../../docs/how-to/settings.md', import.meta.url);

test('the page on settings lists them as they are: put what `npm start -- --help` prints below its first paragraph', () => {
  const [, list = ''] = /^(- `PORT` [\s\S]*)$/m.exec(readFileSync(page, 'utf8')) ?? [];
  expect(list.trim()).toBe(describeSettings());
});
