import { expect, test } from 'vitest';
import { readSegment } from './matrix-parameters.ts';

test('[DET-01] matrix parameters are inside the segment', () => {
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
