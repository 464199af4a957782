// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { followSoftLinks } from './soft-links.ts';

const here = new URL('https://portal.example/page/our_case');

/** A document that only listens: the test browser would follow links by itself. */
function stage() {
  const listeners = new Map<string, (event: unknown) => void>();
  const ways = { isPage: (address: string) => address.startsWith('/page'), go: vi.fn(), prefetch: vi.fn() };
  followSoftLinks(
    {
      location: here,
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    } as unknown as Document,
    ways,
  );
  const link = (html: string): Element => {
    document.body.innerHTML = `<base href="${here.href}">${html}`;
    for (const anchor of document.querySelectorAll('a'))
      Object.defineProperty(anchor, 'href', { value: new URL(anchor.getAttribute('href')!, here).href });
    return document.querySelector('a')!;
  };
  const happen = (type: string, target: Element, init: object = {}): boolean => {
    let taken = false;
    listeners.get(type)?.({ target, button: 0, defaultPrevented: false, preventDefault: () => (taken = true), ...init });
    return taken;
  };
  return { ...ways, link, happen };
}

test('a link to a page of the portal is followed without loading a document', () => {
  const { link, happen, go } = stage();
  expect(happen('click', link('<a href="/page/faqs?a=1#part"><b>Questions</b></a>').firstElementChild!)).toBe(true);
  expect(go).toHaveBeenCalledWith('/page/faqs?a=1#part');
});

test.each([
  ['another origin', '<a href="https://other.example/page/faqs">x</a>'],
  ['a file', '<a href="/api/assets/acme/guide.pdf">x</a>'],
  ['a new window', '<a href="/page/faqs" target="_blank">x</a>'],
  ['a download', '<a href="/page/faqs" download>x</a>'],
  ['a part of this page', '<a href="#part">x</a>'],
  ['mail', '<a href="mailto:help@acme.example">x</a>'],
])('the browser itself follows %s', (_what, html) => {
  const { link, happen, go } = stage();
  expect(happen('click', link(html))).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { defaultPrevented: true }])(
  'the browser itself follows a click with %o',
  (init) => {
    const { link, happen, go } = stage();
    expect(happen('click', link('<a href="/page/faqs">x</a>'), init)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  },
);

test('the pages of a menu that is opened are fetched ahead, those of anything else that opens are not', () => {
  const { link, happen, prefetch } = stage();
  const menu = link('<div popover><a href="/page/faqs">x</a><a href="/page/our_case">here</a></div>').parentElement!;
  happen('toggle', menu, { newState: 'closed' });
  happen('toggle', link('<details><a href="/page/faqs">x</a></details>').parentElement!, { newState: 'open' });
  expect(prefetch).not.toHaveBeenCalled();
  happen('toggle', menu, { newState: 'open' });
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/page/faqs');
});

test('the page that a button opens by its form is fetched ahead; what a form sends is not', () => {
  const { link, happen, prefetch } = stage();
  const hidden = '<input type="hidden" name="submissionId" value="a 1">';
  const inForm = (form: string) =>
    link(`<form ${form}>${hidden}<button type="submit">x</button><a></a></form>`).parentElement!.querySelector('button')!;
  happen('focusin', inForm('method="post" action="/page/faqs"'));
  happen('focusin', inForm(''));
  expect(prefetch).not.toHaveBeenCalled();
  happen('focusin', inForm('action="/page/faqs"'));
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/page/faqs?submissionId=a+1');
});

test.each(['pointerover', 'focusin', 'touchstart'])('a page is fetched ahead on %s, this page and others are not', (type) => {
  const { link, happen, prefetch } = stage();
  happen(type, link('<a href="/page/faqs">x</a>'));
  expect(prefetch).toHaveBeenCalledWith('/page/faqs');
  happen(type, link('<a href="/page/our_case">here</a>'));
  happen(type, link('<a href="/api/assets/acme/guide.pdf">file</a>'));
  happen(type, link('<a href="https://other.example/page/x">there</a>'));
  expect(prefetch).toHaveBeenCalledTimes(1);
});
