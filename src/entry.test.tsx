// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderContext, RenderedPage } from '#schemas/api';
import { takeState } from './html-document/state.ts';
import { start } from './start/start.tsx';
import { contentFetch, draw, fetched, main, open, parse, reportedErrors } from './entry.fixture.ts';
import { createCheckedContentCache } from '../server/web/pages/cache/checked-content-cache.ts';

beforeEach(() => {
  fetched.length = 0;
});

describe('on the server', () => {
  test('a page is read and checked once for a revision, and drawn anew from that until the next', async () => {
    const cachedOf = createCheckedContentCache();
    const at = (newest: number, more: Partial<RenderContext> = {}) =>
      draw('/page/rules', { kept: { ...cachedOf('acme'), newest }, ...more });
    const first = await at(4);
    expect(fetched).toContain('/content/acme/public-page');
    expect(first.issues).toMatchObject([{ code: 'unknown-type', suggestion: 'html' }]);
    fetched.length = 0;
    const [again, welsh] = [await at(4), await at(4, { language: 'cy' })];
    // Only what this tenant does not have is asked again.
    expect(new Set(fetched)).toEqual(new Set(['/content/acme/theme']));
    const drawnOf = (page: RenderedPage) => [page.issues, page.queryRead, page.revision, parse(page).getElementById('portico')?.innerHTML];
    expect(drawnOf(again)).toEqual(drawnOf(first));
    expect(parse(welsh).documentElement.lang).toBe('cy');
    await at(5);
    expect(fetched).toContain('/content/acme/public-page');
  });

  test.each([
    ['/', 'registration'],
    ['/page', 'our_case'],
    ['/page/bare', 'bare'],
    ['/page/bare;a=b', 'bare'],
  ])('%s shows %s', async (path, heading) => {
    const drawn = await draw(path);
    expect(drawn.status).toBe(200);
    expect(parse(drawn).querySelector('h1')?.textContent).toBe(heading);
  });

  test('title, description, language and screenflow pages come from the content', async () => {
    const drawn = await draw('/page/our_case', { language: 'cy' });
    const document = parse(drawn);
    expect(drawn.language).toBe('cy');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['cy', 'ltr']);
    expect(document.title).toBe('The case of Acme (cy)');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('About "it" (cy)');
    expect(document.querySelector('main')?.textContent).toMatch(/First screen.*Second screen.*Words of our_case/s);
  });

  test('the common pages are around the body as the page sets them, whatever the address has of workspace', async () => {
    expect((await draw('/page/our_case')).html).toMatch(/Acme.*Hero words.*Words of our_case.*Footer words/s);
    const bare = parse(await draw('/page/bare')).getElementById('portico')?.textContent ?? '';
    expect(bare).toContain('Own html');
    expect(bare).not.toMatch(/Hero words|Footer words/);
    const workspace = await draw('/page/our_case?isWorkspace=true');
    expect(parse(workspace).getElementById('portico')?.textContent).toMatch(/Hero words.*Footer words/s);
    expect(workspace.queryRead).toEqual(expect.arrayContaining(['isWorkspace', 'accountId']));
  });

  test('a page may take its components from another', async () => {
    expect(parse(await draw('/page/borrower')).querySelector('main')?.textContent).toMatch(/borrower.*Words of our_case/);
  });

  test('rules decide, a pending fact hides, and a typo is reported with its pointer', async () => {
    const drawn = await draw('/page/rules?utm_source=mail');
    expect(drawn.queryRead).toContain('utm_source');
    const text = parse(drawn).querySelector('main')?.textContent;
    expect(text).toContain('From mail');
    expect(text).not.toContain('Inside');
    expect(drawn.issues).toMatchObject([
      { code: 'unknown-type', tenant: 'acme', page: 'rules', component: 2, pointer: '/component/2/type', suggestion: 'html' },
    ]);
  });

  test.each(['/nothing', '/page/nothing', '/404/anything', "/page/x'y", '/gallery'])('%s is page not found', async (path) => {
    const drawn = await draw(path);
    expect(drawn.status).toBe(404);
    const document = parse(drawn);
    expect([document.querySelector('h1')?.textContent, document.title]).toEqual(['Nothing here.', 'Nothing here']);
    expect(document.querySelector('main')?.textContent).toContain('Looks like there is no such page');
    expect([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual(['/page', '/']);
    expect(document.querySelector('main')?.textContent).not.toContain('signs you out');
    expect(document.body.textContent).toContain('Footer words');
  });

  test.each(['/securedPage/my-claim', '/securedPage', '/home', '/profile', '/form/claim'])(
    'without a session %s leads to the sign-in, and nothing of it is asked',
    async (path) => {
      const drawn = await draw(`${path}?a=1`);
      expect(drawn).toMatchObject({
        status: 302,
        audience: 'signed-in',
        redirect: `/?returnTo=${encodeURIComponent(`${path}?a=1`)}&tab=1`,
      });
      expect(fetched).not.toContain('/content/acme/secured-page');
    },
  );

  test('a content service that does not answer is the error page', async () => {
    const drawn = await draw('/page/faqs', { fetch: async () => Promise.reject(new TypeError('no network')) });
    expect(drawn.status).toBe(503);
    const document = parse(drawn);
    expect(document.querySelector('h1')?.textContent).toBe('Coming soon!');
    expect(document.querySelector('main')?.textContent).toContain('The site is not available at this time, please try again later.');
  });

  test('the address names the failure of the error page', async () => {
    const document = parse(await draw('/error/999'));
    expect(document.querySelector('h1')?.textContent).toBe('Session Timeout');
    expect(document.querySelector('main a')?.textContent).toBe('Please click here to continue');
  });

  test('content cannot leave its place in the document', async () => {
    const document = parse(await draw('/page/hostile'));
    expect(document.title).toBe('</script><script>alert(1)</script>');
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(takeState(document).content['public-page/hostile']).toMatchObject({ value: { page: { slug: 'hostile' } } });
  });

  test('a document carries one language', async () => {
    const { html } = await draw('/page/our_case');
    expect(html).toContain('Words of our_case');
    expect(html).not.toContain('Words of our_case</p> (cy)');
  });

  test('styles are inside the document; of their files it has the names alone, for the inline script', async () => {
    const drawn = await draw('/page/bare');
    const document = parse(drawn);
    expect(document.querySelector('style')?.textContent).toContain('.a{}');
    expect(drawn.html).not.toContain('<link rel="stylesheet"');
    expect(document.querySelector('head script')?.getAttribute('data-inlined')).toBe('/build/entry.css');
    expect(document.querySelector('head script')?.getAttribute('data-preload')).toBe('/build/html.js');
  });
});

describe('in the browser', () => {
  test('a document is taken over without a mismatch and without asking for anything it carries', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = reportedErrors();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}', { status: 401 })),
    );
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('https://acme.test/page/rules?utm_source=mail');
    const { html } = await draw('/page/rules?utm_source=mail');
    open(html);
    const before = main();
    fetched.length = 0;
    const words = document.getElementById('mail');
    await start(document, () => false);
    expect(main()).toBe(before);
    expect(document.getElementById('mail')).toBe(words);
    expect(errors.mock.calls).toEqual([]);
    expect(reported).toEqual([]);
    expect(fetched).toEqual([]);
    expect(
      vi
        .mocked(fetch)
        .mock.calls.map(([input]) => String(input))
        .filter((address) => address.includes('/content/')),
    ).toEqual([]);
  });

  const ann = { id: 'ann', username: 'ann', fullName: 'Ann', staff: false, editor: false, sessionMinutes: 15, answersKey: 'A'.repeat(43) };

  test.each([
    ['/page/menu', Response.json({ ...ann, idToken: 't', expiresInSeconds: 300 }), 'Ann'],
    ['/claim-confirmation', new Response('{}', { status: 401 }), 'nothing to confirm here'],
  ])(
    '%s stays as it was drawn until it is hydrated, however late that is, and then shows what depends on who is signed in',
    async (path, session, shown) => {
      const reported = reportedErrors();
      vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
        const { pathname } = new URL(String(asked[0] instanceof Request ? asked[0].url : asked[0]), 'https://acme.test');
        return pathname === '/auth/session' ? session : contentFetch(...asked);
      });
      (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`https://acme.test${path}`);
      open((await draw(path)).html);
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      let started: Promise<void> | undefined;
      // React hydrates at the end of this: when there is nothing else to load.
      await act(async () => {
        const begins = new Promise((resolve) => document.addEventListener('portico-hydrates', resolve, { once: true }));
        started = start(document, () => false);
        await begins;
        await vi.dynamicImportSettled();
      });
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      await started;
      expect(reported).toEqual([]);
      await vi.waitFor(() => expect(main()).toContain(shown));
    },
  );
});
