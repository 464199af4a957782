// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formTexts as texts } from '../../texts.ts';
import { SentElsewhere } from './SentElsewhere.tsx';

afterEach(cleanup);

test.each([
  ['a form that is sent', false, texts.alreadySubmitted],
  ['a form that was to be corrected, and is not any more', true, texts.correctedNoMore],
])('%s states what counts, with the way on', (_, wasCorrected, words) => {
  render(<SentElsewhere text={texts} wasCorrected={wasCorrected} returnHref="/hub" handle={null} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByRole('link', { name: texts.continueLink }).getAttribute('href')).toBe('/hub');
});
