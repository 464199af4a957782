import { expect, test } from 'vitest';
import { PageContent } from '../page/page.schema.ts';
import { ConfirmationPages, SubmissionForm } from '../tenant/form.schema.ts';
import { isSlug, slugPattern } from './slug.ts';

test.each([
  ['claim-success', true],
  ['our_case', true],
  ['2024-claim', true],
  ['Claim-A', false],
  ['_claim', false],
  ['-claim', false],
  ['a b', false],
  ['', false],
  ['a'.repeat(101), false],
])('%j is a slug: %s', (name, expected) => {
  expect(isSlug(name)).toBe(expected);
});

test('the slugs of a form, a confirmation page and a page are those that a browser asks for', () => {
  const { slug, confirmationSlug } = SubmissionForm.properties;
  for (const schema of [slug, confirmationSlug, ConfirmationPages.properties.slug, PageContent.properties.slug])
    expect(schema).toMatchObject({ pattern: slugPattern });
});
