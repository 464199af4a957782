import type { BlockExamples } from '#engine';

const steps = ['You joined', 'Your details', 'Our checks', 'In court', 'Outcome'].map((label, index) => ({
  label,
  state: index < 1 ? 'done' : index === 1 ? 'current' : 'waiting',
}));
const row = (name: string, status: string, more: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  status,
  restricted: false,
  additionalForm: false,
  ...more,
});
const ready = (rows: readonly object[], more: object = {}) => ({ forms: { state: 'ready', value: { steps, rows, toSign: [], ...more } } });
const limits = { endings: ['pdf', 'jpg', 'png'], maxSize: 20 * 1024 * 1024 };

export const examples: BlockExamples = {
  minimal: {
    props: { heading: 'Your forms' },
    data: ready([row('Your vehicle', 'NotStarted', { requested: '2026-11-02T09:00:00Z', awaited: true })]),
  },
  full: {
    props: { heading: 'Your forms', intro: 'What we need from you comes first.' },
    data: ready([
      row('Your vehicle', 'Draft', {
        requested: '2026-11-02T09:00:00Z',
        lastUpdate: '2026-11-19T16:40:00Z',
        submissionId: 'a',
        draft: { version: 3, keptUntil: '2027-05-18T16:40:00Z' },
      }),
      row('Client questionnaire', 'NotStarted', { requested: '2026-11-10T09:00:00Z', awaited: true }),
      row('Agreement', 'Done', {
        requested: '2026-10-02T09:00:00Z',
        lastUpdate: '2026-10-04T08:00:00Z',
        submissionId: 'b',
        detailHref: '/securedPage/my-claim-detail;submissionId=b',
      }),
      row('Your preferences', 'Done', { lastUpdate: '2026-10-05T08:00:00Z', submissionId: 'c', additionalForm: true }),
    ]),
  },
  correction: {
    props: { heading: 'Your forms' },
    data: ready([
      row('Your story', 'Draft', {
        requested: '2026-11-02T09:00:00Z',
        lastUpdate: '2026-11-19T16:40:00Z',
        submissionId: 'd',
        awaited: true,
        correction: { reason: 'The year in your second answer is not readable.', sentAt: '2026-11-12T16:40:00Z' },
      }),
      row('Your vehicle', 'NotStarted', { awaited: true }),
    ]),
  },
  accountForm: {
    props: { heading: 'Your forms', accountForm: 'how-we-reach-you' },
    data: ready([row('Your vehicle', 'NotStarted', { awaited: true })], {
      accountForms: [row('How we reach you', 'Done', { lastUpdate: '2026-10-05T08:00:00Z', submissionId: 'c', additionalForm: true })],
    }),
  },
  belowStatus: {
    props: { heading: 'Everything we have asked for', belowStatus: true },
    data: ready([row('Your vehicle', 'Draft', { awaited: true, submissionId: 'a' }), row('Client questionnaire', 'NotStarted')], {
      toSign: [{ id: 'd-1', name: 'Settlement agreement', sentAt: '2026-11-19T16:40:00Z', href: '/securedPage/esign-list' }],
    }),
  },
  overflow: {
    props: { heading: 'Your forms' },
    data: ready(
      Array.from({ length: 12 }, (_, index) =>
        row(`A questionnaire with a very long name about something that happened a long time ago, part ${index + 1}`, 'NotStarted'),
      ),
    ),
  },
  loading: { props: { heading: 'Your forms' }, data: { forms: { state: 'loading' } } },
  empty: { props: { heading: 'Your forms' }, data: { forms: { state: 'empty' } } },
  unavailable: { props: { heading: 'Your forms' }, data: { forms: { state: 'unavailable' } } },
  documentsUnavailable: {
    props: { heading: 'Your forms' },
    data: ready([row('Your vehicle', 'Done', { submissionId: 'a' })], { toSign: undefined }),
  },
  missing: {
    props: { heading: 'Your forms' },
    data: ready([row('Your vehicle', 'Done', { lastUpdate: '2026-11-19T16:40:00Z', submissionId: 'a' })], {
      missing: {
        files: [
          { id: 'f1', fileName: 'v5c.pdf', formName: 'Your vehicle', state: 'refused' },
          {
            id: 'f2',
            fileName: 'invoice-from-the-garage-with-a-very-long-name-2016-11-04.jpg',
            formName: 'Your vehicle',
            state: 'waiting',
            limits: { endings: ['jpg', 'png'], maxSize: 5 * 1024 * 1024 },
          },
          { id: 'f3', fileName: 'passport.pdf', state: 'waiting' },
        ],
        limits,
      },
    }),
  },
  nothing: { props: { heading: 'Your forms' }, data: ready([]) },
};
