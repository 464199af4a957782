import {
  recaptchaAnswer,
  signatureAnswer,
  toEmail,
  toFullName,
  uploaderAnswer,
  withCountry,
  withLine,
  withNumber,
  withPart,
} from '#forms/definition';
import { FieldQuestion } from '#forms/model';
import type { Question } from 'survey-core';
import { pick } from '../support/seed.ts';

type Chance = () => number;
type Address = Parameters<typeof withLine>[0];
type Vehicle = Parameters<typeof withPart>[0];

const texts = ['', ' Ann  ', "O'Brien", '1Ann', '日本', 'x'.repeat(300), '  ', 'Žofie Ní Bhriain'];
const emails = [
  '',
  'ann@example.org',
  ' Ann <ann@example.org> ',
  'jürgen@example.org',
  'ann@',
  'mailto:a@b.example',
  `${'a'.repeat(260)}@b.example`,
];
const numbers = ['', '07700 900987', '+44 (0)7700 900101', '0033 6 12 34 56 78', '077', 'no digits', '٠٧٧٠٠٩٠٠٩٨٧'];
const countries = ['', 'GBR', 'USA', 'AUS', 'FRA', 'XXX'];
const lines = ['', '1 Quay St', 'CF10 1AA', 'cf101aa', 'Glamorgan', 'NSW', '<b>', 'Łódź'];
const picture = 'data:image/png;base64,iVBORw0KGgo=';

/** One of them, or nothing. */
export const pickOrNone = <T>(chance: Chance, list: readonly T[]): T | undefined => (chance() < 0.3 ? undefined : pick(chance, list));

/** Each of the portal's own fields as a person fills it: what was typed goes through what its input makes of it. */
const answersOf: Readonly<Record<string, (question: FieldQuestion, chance: Chance) => unknown>> = {
  fullname: (_, chance) => toFullName({ firstName: pick(chance, texts), lastName: pick(chance, texts) }),
  uniqueemail: (_, chance) => toEmail(pick(chance, emails)),
  phone: (_, chance) => withNumber(withCountry({}, pick(chance, countries)) ?? {}, pick(chance, numbers)),
  address: (_, chance) => {
    let address: Address | undefined;
    for (const line of ['country', 'addressLine1', 'addressLine2', 'city', 'state', 'postcode'] as const)
      if (chance() < 0.8) address = withLine(address ?? {}, line, pick(chance, line === 'country' ? countries : lines));
    return address;
  },
  vin: (_, chance) => {
    let vehicle: Vehicle | undefined;
    for (const part of ['manufacturer', 'model', 'year', 'vinNumber'] as const)
      if (chance() < 0.8) vehicle = withPart(vehicle ?? {}, part, pick(chance, ['', 'Ford', '2014', 'wf0l xxgc bl7k 12345', '日本', '<']));
    return vehicle;
  },
  datepicker: (_, chance) =>
    pickOrNone(chance, ['2015-03-27T00:00:00.000Z', '2008-12-31T00:00:00.000Z', '2999-01-01T00:00:00.000Z', '2012-02-29T00:00:00.000Z']),
  signature: ({ settings }, chance) =>
    pickOrNone(chance, [
      signatureAnswer({ signature: picture }, settings),
      signatureAnswer({ signature: picture, typedName: 'Ann' }, settings),
    ]),
  uploader: ({ settings }, chance) =>
    uploaderAnswer(
      Array.from({ length: Math.floor(chance() * 4) }, (_, at) => ({
        name: pick(chance, ['v5c.pdf', 'run.exe', 'näide.txt']),
        type: 'application/pdf',
        size: pick(chance, [0, 20, 2000, 2_000_000]),
        content: `pending:${at}${Math.floor(chance() * 1e9).toString(36)}`,
      })),
      settings,
    ),
  recaptcha: (_, chance) => pickOrNone(chance, [recaptchaAnswer('t0ken')]),
  pdfpreview: (_, chance) => pickOrNone(chance, [{ isPdfPreview: true }]),
  pdfdownload: (_, chance) => pickOrNone(chance, [{ isPdfDownloaded: true }]),
  attachmentslist: (_, chance) => pickOrNone(chance, [[{ id: 'f1', name: 'v5c.pdf' }]]),
};

/** Fills one of the portal's own fields; answers whether the question is one. */
export function answerField(question: Question, chance: Chance): boolean {
  if (!(question instanceof FieldQuestion)) return false;
  const drawn = answersOf[question.getType()];
  if (!drawn) throw new Error(`No answers are drawn for a question of the type ${question.getType()}.`);
  question.value = drawn(question, chance);
  return true;
}
