import { expect, test } from 'vitest';
import { seenPage } from './google-tags.ts';

test('a page is seen without query, fragment and matrix parameters', () => {
  const url = new URL('https://claim.example/page/contact;account=4711/more;x=1?token=secret&submissionId=5#part');
  expect(seenPage(url, 'Contact')).toEqual({ page_location: 'https://claim.example/page/contact/more', page_title: 'Contact' });
});
