import { expect, test } from 'vitest';
import { banner } from './banner.ts';

test('a demo that other machines reach starts with a warning', () => {
  const at = (bind: string) => banner({ port: 8080, origin: 'http://localhost:8080', fixturesDir: 'fixtures/tenants', bind }, []);
  expect(at('0.0.0.0')).toContain('WARNING: other machines reach this demo');
  for (const local of ['127.0.0.1', '::1']) expect(at(local)).not.toContain('WARNING');
});
