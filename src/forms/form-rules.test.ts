import { describe, expect, test } from 'vitest';
import { blockedBy, buttonsOf, confirmationOf, type FormSituation } from './form-rules.ts';

const plain: FormSituation = {
  slug: 'vehicle-claim',
  additionalForm: false,
  workspace: false,
  createClaim: false,
  token: false,
  addressed: false,
  submission: null,
  preconditions: true,
};
const draft = { status: 'Draft', workflow: { submissionStatusCode: 'WFS_Registration_Draft' } } as const;
const sent = { status: 'Done', workflow: { submissionStatusCode: 'WFS_Registration_Submitted' } } as const;

describe('what is shown instead of a form', () => {
  test('preconditions that fail come first; in workspace they are not asked', () => {
    expect(blockedBy({ ...plain, preconditions: false, submission: sent })).toBe('preconditions');
    expect(blockedBy({ ...plain, preconditions: null })).toBeUndefined();
  });
  test('a claim form only while it is a draft, an additional form only afterwards', () => {
    expect(blockedBy({ ...plain, submission: draft })).toBeUndefined();
    expect(blockedBy({ ...plain, submission: sent })).toBe('already-submitted');
    expect(blockedBy({ ...plain, additionalForm: true, submission: draft })).toBe('editing-not-allowed');
    expect(blockedBy({ ...plain, additionalForm: true, submission: sent })).toBeUndefined();
  });
});

describe('the buttons of a form', () => {
  test('Cancel is hidden on the first page in workspace, by token link and for a saved draft', () => {
    expect(buttonsOf(plain).cancel).toBe('always');
    for (const hidden of [{ workspace: true }, { token: true }, { addressed: true, submission: draft }])
      expect(buttonsOf({ ...plain, ...hidden }).cancel).toBe('not-on-first-page');
  });
  test('Cancel stays after a reload of a form whose answers were kept while typing, and that no address names', () => {
    expect(buttonsOf({ ...plain, submission: draft }).cancel).toBe('always');
  });
  test('Save and Return: not in workspace, not for additional forms, never for the preference forms', () => {
    expect(buttonsOf(plain).saveAndReturn).toBe(true);
    expect(buttonsOf({ ...plain, workspace: true }).saveAndReturn).toBe(false);
    expect(buttonsOf({ ...plain, additionalForm: true }).saveAndReturn).toBe(false);
    expect(buttonsOf({ ...plain, additionalForm: true, token: true, submission: sent }).saveAndReturn).toBe(true);
    for (const slug of ['communications-preferences', 'unsubscribe']) expect(buttonsOf({ ...plain, slug }).saveAndReturn).toBe(false);
  });
  test('the complete button in workspace', () => {
    expect(buttonsOf({ ...plain, workspace: true, createClaim: true }).complete).toBe('add');
    expect(buttonsOf({ ...plain, workspace: true }).complete).toBe('update');
  });
});

describe('the confirmation of a form', () => {
  const confirmed = (slug: string, confirmationSlug?: string, query = '') =>
    confirmationOf({ slug, confirmationSlug }, new URL(`/form/${slug}${query}`, 'https://portal.example'));
  test('the special forms have confirmations of their own', () => {
    expect(confirmed('claim-additional')).toBe('claim-additional-success');
    expect(confirmed('my-claim-additional')).toBe('my-claim-additional-success');
    expect(confirmed('communications-preferences')).toBe('communication-preferences-update');
    expect(confirmed('unsubscribe')).toBe('unsubscribe-update');
    expect(confirmed('vehicle-claim')).toBeUndefined();
    expect(confirmed('constructor')).toBeUndefined();
  });
  test('formConfirmationSlug overrides, then what the form names', () => {
    expect(confirmed('unsubscribe', 'bye')).toBe('bye');
    expect(confirmed('unsubscribe', 'bye', '?formConfirmationSlug=thanks')).toBe('thanks');
    expect(confirmed('unsubscribe', 'bye', '?formConfirmationSlug=')).toBe('bye');
  });
});
