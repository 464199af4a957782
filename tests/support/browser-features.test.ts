import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutFeatures } from './browser-features.ts';

test('what Playwright does without, the browser of the tests does without, too', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list] = /disabledFeatures = \[(.*?)\]/s.exec(bundle) ?? expect.unreachable();
  const names = [...(list ?? '').matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(withoutFeatures.split(/[=,]/)).toEqual(expect.arrayContaining(names));
});
