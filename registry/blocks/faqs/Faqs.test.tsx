import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faqs } from './Faqs.tsx';

const items = ['First', 'Second', 'Third'].map((question) => ({ question, answer: `<p>${question} answer</p>` }));

test('the first is open, and one native group makes opening one close the others', () => {
  const html = renderToStaticMarkup(
    <Faqs id="f" items={items} text={{}} language="en" data={{}} act={() => Promise.resolve({ ok: false, code: 'no' })} />,
  );
  const details = [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => tag);
  expect(details.map((tag) => / open/.test(tag))).toEqual([true, false, false]);
  expect(new Set(details.map((tag) => / name="([^"]+)"/.exec(tag)?.[1]))).toEqual(new Set(['f-questions']));
});
