// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createIssuePanel } from './issue-panel.ts';

test('issues of files are shown beside those of the page, until the files are corrected', () => {
  const panel = createIssuePanel(document);
  const shown = () => [...document.querySelectorAll('details li')].map(({ textContent }) => textContent);
  const issue = { code: 'invalid-file', severity: 'error', tenant: 'a', page: 'claim' } as const;
  panel.add({ ...issue, page: 'faqs', pointer: '/title', message: 'Wrong.' });
  panel.ofFiles([{ ...issue, file: 'submission-form/claim.json', pointer: '/surveyDefinition', message: 'The previous version stays.' }]);
  expect(shown()).toEqual(['submission-form/claim.json /surveyDefinition: The previous version stays.', 'faqs.json /title: Wrong.']);
  panel.clear();
  expect(shown()).toHaveLength(1);
  panel.ofFiles([]);
  expect(document.querySelector('details')).toBeNull();
});
