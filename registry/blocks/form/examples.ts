import type { BlockExamples } from '#engine';
import type { FormView } from '#schemas/api';
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
const ofTypes = Object.fromEntries(
  Object.entries(questionTypeSteps).map(([name, elements]) => [
    name,
    { props: {}, data: ready({ title: 'Question types', definition: { elements } }) },
  ]),
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
  overflow: {
    props: {},
    data: ready({ title: long, definition: { elements: [{ type: 'comment', name: 'story', title: long, description: long }] } }),
  },
  contact: {
    props: {},
    data: ready({
      title: 'How we reach you',
      definition: {
        elements: [
          { type: 'fullname', name: 'applicant', title: 'Your full name', isRequired: true },
          { type: 'uniqueemail', name: 'email', title: 'Your email address', isRequired: true },
          { type: 'phone', name: 'mobile', title: 'Your mobile', isRequired: true, defaultCountry: 'GBR' },
          { type: 'address', name: 'home', title: 'Your address', isRequired: true, defaultCountry: 'GBR' },
          { type: 'vin', name: 'car', title: 'Your vehicle' },
        ],
      },
    }),
  },
  papers: {
    props: {},
    data: ready({
      title: 'Your papers',
      definition: {
        elements: [
          {
            type: 'uploader',
            name: 'logbook',
            title: 'Your logbook',
            isRequired: true,
            minSize: 1024,
            maxFiles: 3,
            filePurpose: 'Logbook',
          },
        ],
      },
      answers: {
        logbook: {
          savingBehaviour: 1,
          attachTo: 'Submission',
          filePurpose: 'Logbook',
          files: [{ id: 'f1', name: 'v5c-front.pdf', type: 'application/pdf', size: 48_000, status: 'Received' }],
        },
      },
    }),
  },
  ...ofTypes,
  loading: { props: { title: 'Tell us about your vehicle' }, data: { form: { state: 'loading' } } },
  unavailable: { props: {}, data: { form: { state: 'unavailable' } } },
  gone: { props: {}, data: { form: { state: 'empty' } } },
  preconditions: { props: {}, data: ready({ blocked: 'preconditions' }) },
  submitted: { props: {}, data: ready({ blocked: 'already-submitted' }) },
};
