import type { RenderContext, RenderedPage } from '#schemas/api';
import { render } from './entry-server.tsx';

const texts = (en: string) => ({ en, cy: `${en} (cy)` });
const htmlBlock = (id: string, html: string, more: object = {}) => ({ type: 'html', id, props: { html: texts(html) }, ...more });
const page = (slug: string, more: object = {}) => ({
  slug,
  title: texts(slug),
  component: [htmlBlock('words', `<p>Words of ${slug}</p>`)],
  ...more,
});

const content: Record<string, object[]> = {
  tenant: [
    {
      slug: 'acme',
      name: texts('Acme Claim'),
      hosts: ['acme.test'],
      languages: [
        { iso2Code: 'en', englishName: 'English', ownName: 'English' },
        { iso2Code: 'cy', englishName: 'Welsh', ownName: 'Cymraeg' },
      ],
      identity: {},
      help: {},
    },
  ],
  theme: [],
  dictionary: [{ texts: { 'notFound.heading': { en: 'Nothing here.', cy: 'Dim byd.' } } }],
  common: [
    { slug: 'header', title: 'Header', component: [{ type: 'header', id: 'top', props: { name: texts('Acme') } }] },
    { slug: 'banner', title: 'Banner', component: [htmlBlock('hero', '<p>Hero words</p>')] },
    { slug: 'footer', title: 'Footer', component: [htmlBlock('foot', '<p>Footer words</p>')] },
  ],
  'public-page': [
    page('registration', { showInMenu: true, order: 2 }),
    page('our_case', {
      pageTitle: texts('The case of Acme'),
      showBanner: true,
      content: {
        meta: { description: texts('About "it"') },
        pages: [{ html: texts('<p>First screen</p>') }, { html: texts('<p>Second screen</p>') }],
      },
    }),
    page('bare', { showHeader: false, showFooter: false, htmlContent: texts('<p>Own html</p>'), isWrappedContent: true }),
    page('borrower', { contentFromPage: 'our_case' }),
    page('menu', { component: [{ type: 'navigation', id: 'menu', props: {} }] }),
    page('rules', {
      component: [
        htmlBlock('mail', '<p>From mail</p>', { visible: { '==': [{ var: 'query.utm_source' }, 'mail'] } }),
        htmlBlock('inside', '<p>Inside</p>', { visible: { '==': [{ var: 'session.signedIn' }, true] } }),
        { type: 'hmtl', props: {} },
      ],
    }),
    page('hostile', {
      title: '</script><script>alert(1)</script>',
      component: [htmlBlock('x', '<p>fine</p><!-- <script> --><p id="portico-state">not json</p>')],
    }),
  ],
  'confirmation-pages': [{ slug: 'claim-success', pageTitle: texts('Sent'), html: texts('<h1>Thank you</h1>') }],
  'secured-page': [
    page('hub', {
      component: [
        htmlBlock('hello', '<p>Of yours</p>', { bind: { heading: { cat: ['Hello ', { var: 'session.name' }] } } }),
        { type: 'claims', id: 'claims', props: { noClaimsHeading: texts('None'), noClaimsText: texts('None yet') } },
      ],
    }),
  ],
};

export const fetched: string[] = [];
export const contentFetch: typeof fetch = async (input) => {
  const url = new URL(String(input instanceof Request ? input.url : input), 'https://acme.test');
  fetched.push(url.pathname);
  const schema = url.pathname.split('/').at(-1) ?? '';
  const slug = /eq '(.*)'$/.exec(url.searchParams.get('$filter') ?? '')?.[1];
  const items = (content[schema] ?? []).filter((item) => slug === undefined || (item as { slug?: string }).slug === slug);
  return Response.json({ total: items.length, items: items.map((data) => ({ data })) }, { headers: { 'X-Content-Revision': '4' } });
};

export const draw = (path: string, more: Partial<RenderContext> = {}): Promise<RenderedPage> =>
  render(new Request(`https://acme.test${path}`), {
    tenant: 'acme',
    fetch: contentFetch,
    now: 1_800_000_000_000,
    language: 'en',
    assets: {
      entry: '/build/entry.js',
      css: ['/build/entry.css'],
      preloadsOf: (modules) => (modules.includes('block-html') ? ['/build/html.js'] : []),
      textOf: () => '.a{}',
    },
    mode: 'live',
    demo: false,
    ...more,
  });

/** The document as a browser would show it. */
export const open = (html: string): void => {
  document.documentElement.innerHTML = html.replace(/^<!doctype html>\s*<html[^>]*>/, '').replace(/<\/html>\s*$/, '');
};
export const main = (): string => document.querySelector('main')?.textContent ?? '';
export const parse = ({ html }: RenderedPage): Document => new DOMParser().parseFromString(html, 'text/html');

/** What React reports from now on, such as html that is not what it draws. */
export function reportedErrors(): readonly string[] {
  const reported: string[] = [];
  addEventListener('error', ({ message }) => reported.push(message));
  return reported;
}
