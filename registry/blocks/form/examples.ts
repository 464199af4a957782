import type { BlockExamples } from '#engine';
import type { FormView } from '#schemas/api';
import { ownFieldSteps } from './own-field-steps.ts';
import { groupsWithErrors } from './groups-with-errors.ts';
import { questionLookSteps } from './question-look-steps.ts';
import { questionStates } from './question-states.ts';
import { questionTypeSteps } from './question-type-steps.ts';

const view: FormView = {
  slug: 'vehicle',
  opened: '',
  title: 'Tell us about your vehicle',
  formVersion: 1,
  answers: {},
  page: 0,
  buttons: { cancel: 'always', saveAndReturn: true, complete: 'submit' },
  returnHref: '/securedPage/my-claim',
  seeds: {},
  files: { endings: ['pdf', 'jpg', 'png'], maxSize: 20 * 1024 * 1024 },
  definition: {
    pages: [
      {
        name: 'vehicle',
        title: 'Your vehicle',
        elements: [
          {
            type: 'text',
            name: 'registration',
            title: 'Registration number',
            description: 'As shown on the number plate.',
            isRequired: true,
          },
          { type: 'radiogroup', name: 'fuel', title: 'Which fuel does it use?', choices: ['Diesel', 'Petrol', 'Something else'] },
          { type: 'dropdown', name: 'year', title: 'Year of manufacture', choices: [2012, 2013, 2014, 2015, 2016] },
        ],
      },
      { name: 'proof', title: 'Proof', elements: [{ type: 'file', name: 'logbook', title: 'A photo of your log book' }] },
    ],
  },
};
const ready = (changes: Partial<FormView> = {}) => ({ form: { state: 'ready', value: { ...view, ...changes } } });
/** What the portal answers to the fields of the gallery. */
const outcomes = {
  'list-attachments': {
    ok: true,
    value: {
      files: [
        { id: 'a1', fileName: 'v5c-front.pdf', dateTime: '2026-11-12T18:40:00Z', canDownload: true },
        { id: 'a2', fileName: 'bill-of-sale.pdf', dateTime: '2026-11-13T09:05:00Z', canDownload: false },
        { id: 'a3', fileName: 'photo.heic', dateTime: '2026-11-14T11:20:00Z', canDownload: false, trouble: 'refused' },
        { id: 'a4', fileName: 'letter-from-the-dealer.pdf', dateTime: '2026-11-16T15:00:00Z', canDownload: true },
      ],
    },
  },
  'check-answer': { ok: true, value: { result: 'Ok' } },
  'preview-pdf': { ok: true, value: { address: 'about:blank' } },
  'download-document': { ok: true, value: undefined },
  'download-file': { ok: true, value: undefined },
};
const titles: Readonly<Record<string, string>> = { contact: 'How we reach you', papers: 'Your papers', readAndSign: 'Read and sign' };
const ofTypes = Object.fromEntries(
  Object.entries<readonly object[]>({ ...questionTypeSteps, ...ownFieldSteps, ...questionLookSteps }).map(([name, elements]) => {
    const asked = (changes: Partial<FormView> = {}) =>
      ready({ title: titles[name] ?? 'Question types', definition: { elements }, ...changes });
    return [name, { props: {}, data: asked(), outcomes, states: questionStates(elements as readonly Record<string, unknown>[], asked) }];
  }),
);
const long =
  'Explain in your own words, as fully as you can, everything that happened between the day on which you bought the vehicle and today';

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready() },
  full: {
    props: {},
    data: ready({
      answers: { registration: 'AB12 CDE', fuel: 'Diesel' },
      unsaved: ['registration', 'fuel'],
      savedAt: '2026-11-21T14:05:00Z',
    }),
  },
  check: {
    props: {},
    data: ready({ page: 2, answers: { registration: 'AB12 CDE', fuel: 'Diesel' }, review: {}, help: { phone: '029 2018 0000' } }),
  },
  changed: {
    props: {},
    data: ready({
      answers: { registration: 'AB12 CDE', colour: 'Blue' },
      changes: { added: ['fuel', 'year'], removed: [{ name: 'colour', title: 'What colour is it?' }] },
    }),
  },
  inGroups: { props: {}, data: ready(groupsWithErrors) },
  overflow: {
    props: {},
    data: ready({ title: long, definition: { elements: [{ type: 'comment', name: 'story', title: long, description: long }] } }),
  },
  ...ofTypes,
  loading: { props: { title: 'Tell us about your vehicle' }, data: { form: { state: 'loading' } } },
  unavailable: { props: {}, data: { form: { state: 'unavailable' } } },
  gone: { props: {}, data: { form: { state: 'empty' } } },
  preconditions: { props: {}, data: ready({ blocked: 'preconditions' }) },
  submitted: { props: {}, data: ready({ blocked: 'already-submitted' }) },
};
