import { expect, test } from 'vitest';
import { noticeWord as word } from '../frame/message-page/notice-words.ts';
import { failureWords } from './failure-words.ts';
import { offlineCode, readFailure, type LoadFailure } from './load-failure.ts';

const wordsFor = (failure: LoadFailure): [string, string] => {
  const { heading, message } = failureWords(failure);
  return [word(undefined, heading), word(undefined, message)];
};
const soon: [string, string] = ['Coming soon!', 'The site is not available at this time, please try again later.'];
const gone = "We're sorry, but the file or resource you've requested no longer exists or has moved.";

test.each<LoadFailure>([
  { source: 'content', status: 502, code: 'content-token-invalid' },
  { source: 'content', status: 0 },
  { source: 'content', status: 502, code: 'content-unreachable' },
  { source: 'portal', status: 0 },
  { source: 'app', status: 401 },
  { source: 'app', status: 403 },
  { source: 'content', status: 404 },
])('coming soon: $source $status $code', (failure) => {
  expect(wordsFor(failure)).toEqual(soon);
  expect(failureWords(failure).logged).toBe(false);
});

test('no connection has its own message, whatever could not be loaded', () => {
  for (const source of ['app', 'content'] as const) {
    expect(wordsFor({ source, status: 0, code: offlineCode })[0]).toBe('You are offline');
    expect(failureWords({ source, status: 0, code: offlineCode }).logged).toBe(false);
  }
});

test.each<[LoadFailure, string, string]>([
  [
    { source: 'portal', status: 401 },
    'Unauthorized (401)',
    "We're sorry, but you don't have valid authentication credentials for the requested resource.",
  ],
  [{ source: 'portal', status: 403 }, 'Not Found (403)', gone],
  [{ source: 'content', status: 403 }, 'Not Found (403)', gone],
  [{ source: 'portal', status: 404 }, 'Not Found (404)', gone],
  [{ source: 'app', status: 999 }, 'Session Timeout', "We're sorry, but your session has timed out."],
  [{ source: 'app', status: 0 }, 'Unexpected Error', "We're sorry, but an unexpected error has occurred."],
  [{ source: 'portal', status: 500 }, 'Unexpected Error', "We're sorry, but an unexpected error has occurred."],
])('%o', (failure, heading, message) => {
  expect(wordsFor(failure)).toEqual([heading, message]);
});

test('a timed-out session is not logged, an unexpected error is', () => {
  expect(failureWords({ source: 'app', status: 999 }).logged).toBe(false);
  expect(failureWords({ source: 'portal', status: 500 }).logged).toBe(true);
});

test.each([
  ['404', { source: 'portal', status: 404 }],
  ['999', { source: 'portal', status: 999 }],
  ['', { source: 'portal', status: 500 }],
  ['<script>', { source: 'portal', status: 500 }],
  ['content/0', { source: 'content', status: 0 }],
  ['somewhere/404', { source: 'portal', status: 500 }],
])('the address /error/%s', (rest, failure) => {
  expect(readFailure(rest)).toEqual(failure);
});
