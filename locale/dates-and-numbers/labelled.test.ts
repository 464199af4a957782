import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

test('a label and its text have a colon between them, in French after a space at which no line breaks', () =>
  expect(['en', 'cy', 'ar', 'ur', 'fr'].map((language) => labelled('Nom', 'Lee', language))).toEqual([
    ...Array<string>(4).fill('Nom: Lee'),
    'Nom\u00a0: Lee',
  ]));

test('a label that ends its own sentence, or with a colon, has no colon after it', () =>
  expect(
    ['Did it help?', 'هل ساعدكم ذلك؟', 'یہ درست ہے۔', 'Name:', 'Nom\u202f:', 'Nom :'].map((label) => labelled(label, 'Lee', 'fr')),
  ).toEqual(['Did it help? Lee', 'هل ساعدكم ذلك؟ Lee', 'یہ درست ہے۔ Lee', 'Name: Lee', 'Nom\u202f: Lee', 'Nom : Lee']));
