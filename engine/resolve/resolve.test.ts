import { describe, expect, test } from 'vitest';
import { setPage, stageData, stageFacts, stageSchema, defineStageBlock } from '../react/stage.fixture.ts';
import { blockWords } from '../languages/block-words.ts';
import { createLoader } from './loader.ts';
import { languageMark } from '../languages/language-mark.ts';
import { localise, narrowTexts } from '../languages/localise.ts';
import { pickText } from '../languages/pick-text.ts';

const languages = { language: 'cy', languages: ['en', 'cy'] };

describe('text in its three forms', () => {
  test.each<[unknown, string | undefined]>([
    ['plain', 'plain'],
    [{ en: 'one', cy: 'un' }, 'un'],
    [{ en: 'one' }, 'one'],
    [{ fr: 'une' }, 'une'],
    [['one', 'un'], 'un'],
    [['one'], 'one'],
    [[], undefined],
    [{}, undefined],
    [{ constructor: 'x', cy: 4, en: 'one' }, 'one'],
    [7, undefined],
    [null, undefined],
  ])('%j', (value, text) => expect(pickText(value, languages)).toBe(text));

  test('at the places the schema names, and nowhere else', () => {
    const props = {
      title: { cy: 'un' },
      items: [{ question: ['one', 'un'] }, { question: 'two', data: { en: 1 } }],
      map: { a: { cy: 'A' } },
      raw: { en: 'x', cy: 'y' },
    };
    expect(localise(props, ['/title', '/items/*/question', '/map/*', '/absent', '/absent/*/deep', '/title/deep'], languages)).toEqual({
      title: 'un',
      items: [{ question: 'un' }, { question: 'two', data: { en: 1 } }],
      map: { a: 'A' },
      raw: { en: 'x', cy: 'y' },
    });
    expect(props.items[0]).toEqual({ question: ['one', 'un'] });
  });

  test.each([localise, narrowTexts])('what holds nothing to change is the same object as before', (put) => {
    const props = { title: 'plain', items: [{ question: 'one' }, { question: ['two', 'dau'] }], map: { a: 'A' }, raw: {} };
    const pointers = ['/title', '/items/*/question', '/map/*', '/absent/*/deep'];
    const changed = put(props, pointers, languages);
    expect(changed).not.toBe(props);
    expect(changed.map).toBe(props.map);
    expect((changed.items as unknown[])[0]).toBe(props.items[0]);
    expect(put(changed, pointers, languages)).toBe(changed);
  });
});

describe('the direction of a fallback language', () => {
  test('is what the tenant states of its language, and the default of one that the tenant does not list', () => {
    const tenant = { ...languages, directions: { en: 'ltr', az: 'rtl', ku: 'ltr' } } as const;
    expect(['az', 'ku', 'ar', 'fr', 'constructor'].map((code) => languageMark(code, tenant).dir)).toEqual([
      'rtl',
      'ltr',
      'rtl',
      'ltr',
      'ltr',
    ]);
  });
});

test('words of a block: page, then dictionary, then English', () => {
  const schema = stageSchema([], [], { one: 'one', two: 'two', three: 'three' });
  const page = { content: { text: { one: { cy: 'un' } } } } as never;
  expect(blockWords('faqs', schema, page, { 'faqs.one': 'ignored', 'faqs.two': ['two', 'dau'] }, languages)).toEqual({
    text: { one: 'un', two: 'dau', three: 'three' },
  });
});

test('a counted word is given in the forms of its own source alone: one that is replaced is replaced in all of them', () => {
  const schema = stageSchema([], [], { left: '{n} left', left_one: '{n} day left' });
  const page = { content: { text: {} } } as never;
  const words = (dictionary: object) => blockWords('faqs', schema, page, dictionary as never, languages).text;
  expect(words({})).toEqual({ left: '{n} left', left_one: '{n} day left' });
  expect(words({ 'faqs.left': { cy: '{n} ar ôl' } })).toEqual({ left: '{n} ar ôl' });
  expect(words({ 'faqs.left': { cy: '{n} ar ôl' }, 'faqs.left_two': { cy: 'dau' }, 'faqs.left_few': { en: 'few' } })).toEqual({
    left: '{n} ar ôl',
    left_two: 'dau',
  });
});

describe('loader', () => {
  test('loads each type once and finds nothing under inherited names', async () => {
    let loads = 0;
    const plain = defineStageBlock(() => null);
    const words = { ...plain, load: async () => (loads++, plain.load()) };
    const loader = createLoader({ words });
    expect(loader.get('words')).toBeUndefined();
    const [first, second] = await Promise.all([loader.load('words'), loader.load('words')]);
    expect([loads, first === second, loader.get('words') === first]).toEqual([1, true, true]);
    expect(loader.definition('constructor')).toBeUndefined();
    await expect(loader.load('toString')).rejects.toThrow('no block type "toString"');
  });

  test('a load that failed is tried again', async () => {
    let loads = 0;
    const plain = defineStageBlock(() => null);
    const loader = createLoader({
      words: { ...plain, load: () => (loads++ === 0 ? Promise.reject(new Error('offline')) : plain.load()) },
    });
    await expect(loader.load('words')).rejects.toThrow('offline');
    await expect(loader.load('words')).resolves.toMatchObject({ type: 'words' });
  });
});

describe('preparing a page', () => {
  const registry = {
    public: defineStageBlock(() => null, { needs: ['navigation'] }),
    private: defineStageBlock(() => null, { needs: ['claims'], interactive: true }),
    hidden: { ...defineStageBlock(() => null, { interactive: true }), load: () => Promise.reject(new Error('must not load')) },
    broken: { ...defineStageBlock(() => null), load: () => Promise.reject(new Error('offline')) },
  };
  const now = Date.UTC(2026, 10, 21);

  test('decides before it loads, and sums up what the page needs and reads', async () => {
    const loader = createLoader(registry);
    const facts = stageFacts({ 'query.ref': 'a', now }, ['session.signedIn']);
    const { prepared } = await setPage(
      [
        { type: 'public', visible: { '==': [{ var: 'query.ref' }, 'a'] } },
        { type: 'hidden', visible: { after: '2026-12-01' } },
        { type: 'private', visible: { var: 'session.signedIn' } },
        { type: 'nowhere' },
      ],
      { loader, facts, data: stageData() },
    );
    expect(prepared).toMatchObject({
      needs: ['navigation'],
      types: ['public'],
      interactive: true,
      reads: ['query.ref', 'now', 'session.signedIn'],
      queryRead: ['ref'],
      validUntil: Date.UTC(2026, 11, 1),
      issues: [],
    });
    expect(loader.get('private')).toBeUndefined();
    expect(prepared.blocks[3]?.issue?.code).toBe('unknown-type');
  });

  test('payload faults, failing rules and code that does not load are issues', async () => {
    const { prepared } = await setPage(
      [
        { type: 'public', props: { titel: 'x' } },
        { type: 'public', visible: { before: 'soon' } },
        { type: 'broken' },
        { type: 'public', bind: { title: { var: 'query.n' } } },
      ],
      { registry, facts: stageFacts({ now, 'query.n': 5 }) },
    );
    expect(prepared.issues).toMatchObject([
      { code: 'rule-failed', pointer: '/component/1/visible' },
      { code: 'invalid-props', pointer: '/component/0/props/titel', suggestion: 'title' },
      { code: 'block-not-loaded', pointer: '/component/2' },
      { code: 'invalid-props', pointer: '/component/3/props/title' },
    ]);
    expect(prepared.blocks.map(({ issue }) => issue?.code)).toEqual(['invalid-props', undefined, undefined, undefined]);
    expect(prepared.interactive).toBe(false);
  });
});
