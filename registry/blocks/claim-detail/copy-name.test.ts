import { expect, test } from 'vitest';
import { formatsOf } from '#locale/dates-and-numbers/formats-of';
import { copyName } from './copy-name.ts';

const formats = formatsOf({ timeZone: 'Europe/London' }, 'en');
const view = { title: 'Your vehicle, CF14 NGH', number: 'NG-1' };
const [first, second, third] = ['2026-11-03T09:00:00Z', '2026-11-03T15:30:00Z', '2026-11-05T10:00:00Z'] as const;
const sent = (shown?: string) =>
  [first, second, undefined].map((sentAt) => ({ href: '/', isShown: sentAt === shown, ...(sentAt ? { sentAt } : {}) }));
const version = { number: 1, isBefore: true };

test('copies of different versions have different names', () => {
  const names = [
    copyName({ ...view, updatedAt: first }, formats),
    copyName({ ...view, updatedAt: first, version: { ...version, sentAt: first } }, formats),
    copyName({ ...view, updatedAt: first, version: { ...version, sentAt: first }, versions: sent(first) }, formats),
    copyName({ ...view, updatedAt: second, version: { ...version, sentAt: second }, versions: sent(second) }, formats),
    copyName({ ...view, updatedAt: third, versions: sent() }, formats),
  ];
  expect(names).toEqual([
    'Your vehicle, CF14 NGH NG-1',
    'Your vehicle, CF14 NGH NG-1 03 Nov 2026',
    expect.stringMatching(/ 03 Nov 2026 09-00 AM/),
    expect.stringMatching(/ 03 Nov 2026 03-30 PM/),
    'Your vehicle, CF14 NGH NG-1 05 Nov 2026',
  ]);
});
