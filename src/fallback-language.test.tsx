import { join } from 'node:path';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { contentFetch, contentOf } from '../tests/support/content-fetch.ts';

const contents = { meridian: 'ar', northgate: 'cy' } as const;
const contentFor = (tenant: string) => contentOf(join(import.meta.dirname, '../fixtures/tenants', tenant));
const content = contentFor('meridian');
const item = {
  slug: 'faqs',
  title: { en: 'Only English' },
  htmlContent: { en: '<p>English html</p>', ar: '' },
  content: { pages: [{ html: { en: '<p>English screen</p>' } }, { html: { en: '<p>no</p>', ar: '<p>نعم</p>' } }] },
  component: [
    { type: 'html', props: { heading: { en: 'English heading' }, html: { en: '<p>English block</p>' } } },
    { type: 'html', props: { heading: { en: 'x', ar: 'عنوان' }, html: { en: '<p>English part</p>' } } },
    { type: 'html', props: { html: { en: '<p>x</p>', ar: '<p>عربي</p>' } } },
  ],
};
const show = async (language: string, tenant = 'meridian', page: object = item) =>
  render(new Request('https://portal.test/page/faqs'), {
    tenant,
    fetch: contentFetch(tenant === 'meridian' ? content : contentFor(tenant), { schema: 'public-page', slug: 'faqs', item: page }),
    now: Date.UTC(2026, 10, 22),
    language,
    assets: { entry: '/build/entry.js', css: [], preloadsOf: () => [] },
    mode: 'live',
    demo: false,
  });

test('what falls back to another language carries its language and direction: headings of pages, and html', async () => {
  const { html } = await show('ar');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/<h1[^>]* lang="en" dir="ltr"[^>]*>Only English</);
  expect(main).toContain('<div lang="en" dir="ltr"><p>English screen</p></div>');
  expect(main).toContain('<p>نعم</p>');
  expect(main).not.toContain('<div lang="en" dir="ltr"><p>نعم');
  expect(main).toMatch(
    /<div class="portico-language" lang="en" dir="ltr">(?:(?! lang=).)*English heading(?:(?! lang=).)*<p>English block<\/p>/,
  );
  expect(main.match(/portico-language/g)).toHaveLength(1);
  expect(main).toContain('<div lang="en" dir="ltr"><p>English part</p></div>');
  expect(main).toMatch(/عنوان/);
});

test.each(Object.entries(contents))('plain texts of a block in %s are marked where they fell back, in %s', async (tenant, language) => {
  const faq = (question: object) => ({ question, answer: { en: '<p>Answer</p>', [language]: '<p>Own</p>' } });
  const page = {
    ...item,
    component: [
      { type: 'faqs', props: { heading: { en: 'All English' }, items: [faq({ en: 'A question?' })] } },
      { type: 'faqs', props: { heading: { en: 'x', [language]: 'Short' }, items: [faq({ en: 'Much longer in English' })] } },
      { type: 'faqs', props: { heading: { en: 'x', [language]: 'Much longer in its own' }, items: [faq({ en: 'Short?' })] } },
    ],
  };
  const { html } = await show(language, tenant, page);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const marks = main.split('portico-language').slice(1);
  expect(marks).toHaveLength(2);
  for (const [index, words] of ['All English', 'Much longer in English'].entries()) {
    expect(marks[index]).toMatch(/^" lang="en" dir="ltr"/);
    expect(marks[index]).toContain(words);
    // Html in the language of the page has its own mark inside.
    expect(marks[index]).toContain(`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><p>Own</p></div>`);
  }
  expect(main.slice(main.indexOf('Much longer in its own'))).not.toContain(' lang="');
});

test('a page in its own language carries no such mark', async () => {
  const { html } = await show('en');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toMatch(/ lang="/);
});

test('the document carries what fell back with its language, so that the browser marks it as the server did', async () => {
  const { html } = await show('ar');
  const state = /<script type="application\/json" id="portico-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { page } = (JSON.parse(state) as { content: Record<string, { value: { page: Record<string, unknown> } }> }).content[
    'public-page/faqs'
  ]!.value;
  expect(page).toMatchObject({
    title: { en: 'Only English' },
    content: { pages: [{ html: { en: '<p>English screen</p>' } }, { html: '<p>نعم</p>' }] },
    blocks: [{ props: { heading: { en: 'English heading' } } }, { props: { heading: 'عنوان' } }, { props: { html: '<p>عربي</p>' } }],
  });
});
