import { describe, expect, test } from 'vitest';
import { stageSchema } from '../react/stage.fixture.ts';
import { nearest } from '../page/nearest.ts';
import { validateWrittenProps } from './validate-props.ts';
import { validatePage } from './validate-page.ts';

const context = { tenant: 'acme', page: 'home', types: ['faqs', 'contact'] };
const home = (component: unknown, more: object = {}) => validatePage({ slug: 'home', title: 'Home', component, ...more }, context);
const block = (entry: unknown) => home([{ type: 'contact' }, entry]);

describe('only a broken envelope refuses a page', () => {
  test.each([
    [null, ['']],
    ['text', ['']],
    [[], ['']],
    [{}, ['/slug', '/title', '/component']],
    [{ slug: 'a', title: 'A', component: {} }, ['/component']],
    [{ slug: 4, title: 'A', component: [] }, ['/slug']],
  ])('%j', (input, pointers) => {
    const { page, issues } = validatePage(input, context);
    expect(page).toBeNull();
    expect(issues.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(issues[0]).toMatchObject({ code: 'broken-envelope', severity: 'error', tenant: 'acme', page: 'home' });
  });

  test('the smallest sound page', () => {
    const { page, issues } = home([]);
    expect(issues).toEqual([]);
    expect(page).toEqual({
      slug: 'home',
      title: 'Home',
      showHeader: true,
      showBanner: false,
      showFooter: true,
      isWrappedContent: false,
      content: {},
      blocks: [],
    });
  });

  test.each([
    [{ showHeader: 'yes' }, '/showHeader'],
    [{ showheader: true }, '/showheader'],
    [{ title: { en: 1 } }, '/title'],
    [{ pageTitle: 7 }, '/pageTitle'],
    [{ content: [] }, '/content'],
    [{ content: { text: { hello: 4 } } }, '/content/text/hello'],
    [{ content: { pages: [{ html: 'a' }, {}] } }, '/content/pages/1/html'],
    [{ content: { meta: { description: {} } } }, '/content/meta/description'],
    [{ slug: 'Not A Slug' }, '/slug'],
    [{ order: 'first' }, '/order'],
  ])('%j does not refuse the page', (more, pointer) => {
    const { page, issues } = home([{ type: 'faqs' }], more);
    expect(page?.blocks).toHaveLength(1);
    expect(issues).toMatchObject([{ code: 'invalid-page', pointer }]);
  });

  test.each([
    [{ pages: [{ html: { en: 'a', cyx: 'b' } }] }, '/content/pages/0/html/cyx'],
    [{ text: { lead: { en: 'a', cyx: 'b' } } }, '/content/text/lead/cyx'],
    [{ meta: { description: { en: 'a', cyx: 'b' } } }, '/content/meta/description/cyx'],
  ])('%j: a text in what is no language is reported', (content, pointer) => {
    expect(home([{ type: 'faqs' }], { content }).issues).toMatchObject([{ code: 'unknown-language', pointer }]);
  });
});

describe('a wrong block keeps its place and carries its issue', () => {
  test.each([
    [5, { code: 'invalid-block', pointer: '/component/1' }],
    [{}, { code: 'invalid-block', pointer: '/component/1/type' }],
    [{ type: 'faq' }, { code: 'unknown-type', pointer: '/component/1/type', suggestion: 'faqs' }],
    [{ type: 'constructor' }, { code: 'unknown-type' }],
    [
      { type: 'faqs', visibel: false },
      { code: 'invalid-block', pointer: '/component/1/visibel', suggestion: 'visible' },
    ],
    [
      { type: 'faqs', props: [] },
      { code: 'invalid-block', pointer: '/component/1/props' },
    ],
    [
      { type: 'faqs', bind: [] },
      { code: 'invalid-block', pointer: '/component/1/bind' },
    ],
    [
      JSON.parse('{ "type": "faqs", "props": { "a": [{ "__proto__": {} }] } }'),
      { code: 'invalid-block', pointer: '/component/1/props/a/0/__proto__' },
    ],
    [
      { type: 'faqs', props: { a: { constructor: 1 } } },
      { code: 'invalid-block', pointer: '/component/1/props/a/constructor' },
    ],
    [
      { type: 'faqs', props: { a: Array.from({ length: 20_001 }, () => 0) } },
      { code: 'invalid-block', pointer: '/component/1' },
    ],
    [{ type: 'faqs', props: Array.from({ length: 100 }).reduce<object>((inner) => ({ inner }), {}) }, { code: 'invalid-block' }],
    [
      { type: 'faqs', visible: { '==': [{ var: 'langauge' }, 'cy'] } },
      { code: 'unknown-fact', pointer: '/component/1/visible/==/0/var', suggestion: 'language' },
    ],
    [
      { type: 'faqs', visible: null },
      { code: 'invalid-rule', pointer: '/component/1/visible' },
    ],
    [
      { type: 'faqs', visible: [false] },
      { code: 'invalid-rule', pointer: '/component/1/visible' },
    ],
    [
      { type: 'faqs', bind: { 'a/b': { vra: 'now' } } },
      { code: 'unknown-operator', pointer: '/component/1/bind/a~1b/vra', suggestion: 'var' },
    ],
  ])('%j', (entry, issue) => {
    const { page, issues } = block(entry);
    expect(issues).toMatchObject([{ component: 1, severity: 'error', ...issue }]);
    expect(page?.blocks[1]?.issue).toEqual(issues[0]);
    expect(page?.blocks[0]).toEqual({ index: 0, id: 'block-1', type: 'contact', props: {} });
  });

  test('an id used twice or badly written is a warning; the block stays, with an id of its own', () => {
    const { page, issues } = home([
      { type: 'faqs', id: 'block-3' },
      { type: 'faqs', id: 'block-3' },
      { type: 'faqs' },
      { type: 'faqs', id: 'Über' },
    ]);
    expect(issues).toMatchObject([
      { code: 'duplicate-id', severity: 'warning', pointer: '/component/1/id' },
      { code: 'invalid-block', severity: 'warning', pointer: '/component/3/id' },
    ]);
    expect(page?.blocks.map(({ id, issue }) => [id, issue])).toEqual([
      ['block-3', undefined],
      ['block-2', undefined],
      ['block-3-b', undefined],
      ['block-4', undefined],
    ]);
  });
});

describe('payloads', () => {
  const schema = stageSchema(['title', 'count', 'href'], ['title']);
  const check = (props: Record<string, unknown>, bind?: Record<string, unknown>) =>
    validateWrittenProps({ index: 3, props, ...(bind ? { bind } : {}) }, schema, { ...context, suggest: nearest });

  test('a fault is reported with its pointer from the root and the nearest name', () => {
    expect(check({ title: 'x', coutn: 1 })).toMatchObject([
      { code: 'invalid-props', component: 3, pointer: '/component/3/props/coutn', suggestion: 'count' },
    ]);
    expect(check({})).toMatchObject([{ pointer: '/component/3/props', message: 'The property "title" is missing.' }]);
  });

  test('a prop that a binding supplies may be missing, not misspelt', () => {
    expect(check({}, { title: { var: 'language' } })).toEqual([]);
    expect(check({ title: 'x' }, { titel: { var: 'language' } })).toMatchObject([
      { pointer: '/component/3/props/titel', suggestion: 'title' },
    ]);
  });

  test('html, links and assets may not be bound', () => {
    expect(check({ title: 'x' }, { href: { var: 'query.next' } })).toMatchObject([
      { code: 'invalid-rule', pointer: '/component/3/bind/href' },
    ]);
  });

  test('schemas that have arrived are used at once', () => {
    const { page, issues } = validatePage(
      { slug: 'home', title: 'Home', component: [{ type: 'faqs', props: { title: 7 } }] },
      { ...context, schemaOf: () => schema },
    );
    expect(issues).toMatchObject([{ pointer: '/component/0/props/title', code: 'invalid-props' }]);
    expect(page?.blocks[0]?.issue).toEqual(issues[0]);
  });
});
