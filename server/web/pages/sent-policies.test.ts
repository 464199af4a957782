import { expect, test } from 'vitest';
import { inlineHash } from '../../platform/http/index.ts';
import { inlineLoader, portal, style } from './page-portal.fixture.ts';

test('[SEC-27] two policies: the loader and the theme by hash, no style from content, no nonce', async () => {
  const [first = '', second = ''] = (await portal().get('/')).headers['content-security-policy'] as unknown as string[];
  expect(first).toContain(`script-src '${inlineHash(inlineLoader)}' 'strict-dynamic'`);
  expect(first).toContain(`style-src-elem 'self' '${inlineHash(style)}'`);
  expect(first).not.toContain(inlineHash('body{}'));
  expect(first).toContain("require-trusted-types-for 'script'");
  expect(first).toContain("frame-ancestors 'none'");
  expect(second).toMatch(/^script-src 'self'/);
  expect(`${first}${second}`).not.toMatch(/nonce|unsafe-eval/);
});

test('[SEC-27] what is drawn for staff, and nothing else, may be shown in a frame by the hosts of the same site that the tenant names', async () => {
  const framesOf = async (audience: 'anyone' | 'signed-in', cookie: string) =>
    /frame-ancestors ([^;]+);/.exec(
      String((await portal(() => ({ audience })).get('/listing/list', { cookie })).headers['content-security-policy']),
    )?.[1];
  expect([
    await framesOf('signed-in', 'sid=staff'),
    await framesOf('signed-in', 'sid=ann'),
    await framesOf('signed-in', ''),
    await framesOf('anyone', 'sid=staff'),
  ]).toEqual(['https://desk.acme.example', "'none'", "'none'", "'none'"]);
});

test('[SEC-35] [SEC-10] only a document that asks about cookies may load the tag manager, send to it, and run the script of the question', async () => {
  const policies = async (asksConsent: boolean) =>
    String((await portal(() => ({ asksConsent })).get('/')).headers['content-security-policy']);
  const [asks, other] = [await policies(true), await policies(false)];
  for (const [directive, hosts] of [
    ["connect-src 'self'", 3],
    ['img-src [^;]+ blob:', 2],
    ["script-src 'self' [^;]+", 1],
  ] as const)
    expect(asks).toMatch(new RegExp(`${directive}( https://[a-z*.-]*google[a-z.-]+){${hosts}};`));
  expect([asks, other].map((text) => text.includes(`${inlineHash(inlineLoader)}' '${inlineHash('ask()')}'`))).toEqual([true, false]);
  expect(other).not.toMatch(/google/);
});
