import { expect, test } from 'vitest';
import type { ProfileView } from '#schemas/api';
import { someSpellings } from '#schemas/values/telephone/example-numbers.fixture';
import { texts } from './profile.schema.ts';
import { typedContact } from './typed-contact.ts';

test('numbers of all countries, in all spellings, are asked for as themselves; one with an extension is not', async () => {
  const wrong: unknown[] = [];
  for (const spelling of someSpellings()) {
    const { typed, country, e164, extension } = spelling;
    const view = { email: 'ann@example.org', ...(country ? { home: country } : {}) } as ProfileView;
    const contact = await typedContact('phone', typed, { view, text: texts });
    if ('value' in contact ? extension !== undefined || contact.value !== e164 : extension === undefined) wrong.push([spelling, contact]);
  }
  expect(wrong).toEqual([]);
});

test('the present number is refused as a new one, unless it was never confirmed', async () => {
  const view = { email: 'ann@example.org', phone: '+447700900123' };
  const typed = (unproven: readonly ('email' | 'phone')[]) =>
    typedContact('phone', '+44 7700 900123', { view: { ...view, unproven } as ProfileView, text: texts });
  expect([await typed([]), await typed(['phone'])]).toEqual([{ error: texts.samePhone }, { value: '+447700900123' }]);
});
