import { expect, test } from 'vitest';
import { clearAnalyticsCookies, cookieDomains } from './analytics-cookies.ts';

test.each([
  ['claim.firm.example', ['claim.firm.example', 'firm.example']],
  ['firm.example', ['firm.example']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('%s may have cookies of %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

test('names of analytics are cleared for each domain, and no other name', () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return 'consent=analytics; _ga=1; _ga_ABC=2; _gid=3; _gat_x=4; _gac_y=5; language=en; _gather=6; x_ga=7';
    },
    set cookie(value: string) {
      written.push(value);
    },
  } as Document;
  clearAnalyticsCookies(jar, { hostname: 'a.firm.example', protocol: 'https:' });
  expect(new Set(written.map((line) => line.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC', '_gid', '_gat_x', '_gac_y']));
  const end = ';path=/;max-age=0;samesite=lax;secure';
  expect(written.filter((line) => line.startsWith('_ga='))).toEqual([
    `_ga=${end}`,
    `_ga=;domain=a.firm.example${end}`,
    `_ga=;domain=firm.example${end}`,
  ]);
});
