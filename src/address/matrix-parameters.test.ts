import { expect, test } from 'vitest';
import { readSegment } from './matrix-parameters.ts';
import { parametersOf, screenPath } from './screen-path.ts';

test('matrix parameters are inside the segment', () => {
  expect(readSegment('my-claim-detail;submissionId=7;tab=a=b')).toEqual({
    name: 'my-claim-detail',
    parameters: { submissionId: '7', tab: 'a=b' },
  });
  expect(readSegment('our_case')).toEqual({ name: 'our_case', parameters: {} });
  expect(readSegment(';;=x').name).toBe('');
});

test('a parameter named like a built-in is only a parameter', () => {
  const { parameters } = readSegment('a;__proto__=x');
  expect(Object.keys(parameters)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('an address has the parameters it was made of; one that cannot be decoded is left as it is', () => {
  const path = screenPath('esign-list', { submissionId: 'a b/ü;=' });
  expect(path).toBe('/securedPage/esign-list;submissionId=a%20b%2F%C3%BC%3B%3D');
  expect(parametersOf(new URL(path, 'https://portal.example'))).toEqual({ submissionId: 'a b/ü;=' });
  expect(parametersOf({ pathname: '/securedPage/x;a=%E0%A4%A' })).toEqual({ a: '%E0%A4%A' });
});
