import type { BlockExamples } from '#engine';

const answer = (title: string, text = '') => ({ kind: 'answer', title, text });
const heading = (title: string) => ({ kind: 'heading', title });
const step = (index: number, title: string, lines: readonly object[], submissionId = 's-1') => ({
  key: `step-${index}`,
  title,
  lines,
  submissionId,
});
const file = (index: number, state: string, uploadFileName = `v5c-page-${index}.pdf`) => ({
  id: `f-${index}`,
  uploadFileName,
  filePurpose: 'Logbook',
  creationDate: '2026-11-12T09:05:00Z',
  state,
});
const ready = (more: object = {}) => ({
  detail: {
    state: 'ready',
    value: {
      title: 'Your vehicle',
      number: 'NG-104233-1',
      isReference: false,
      form: 'Done',
      updatedAt: '2026-11-12T09:05:00Z',
      warnings: [],
      tabs: [step(0, 'Your vehicle', [answer('Registration number', 'CF14 NGH'), answer('Make', 'Varden Tern')])],
      files: [],
      backHref: '/securedPage/my-claim',
      ...more,
    },
  },
});
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(8);

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready() },
  full: {
    props: {},
    data: ready({
      status: { text: 'Waiting for you', colour: 'orange' },
      warnings: ['Please check the registration number', 'Please send the second page of the logbook'],
      tabs: [
        step(0, 'Your vehicle', [answer('Registration number', 'SA1O LRN'), heading('Keeper 1'), answer('Name', 'Gwilym Bevan')]),
        step(1, '', [answer('When did you buy it?', '3 February 2016'), answer('When did you sell it?')]),
      ],
      files: [file(1, 'checked'), file(2, 'received'), file(3, 'refused'), file(4, 'waiting')],
    }),
  },
  overflow: {
    props: { pageSize: 5 },
    data: ready({
      title: long,
      status: { text: long },
      warnings: [long, long],
      tabs: Array.from({ length: 7 }, (_, index) => step(index, `${long} ${index + 1}`, [answer(long, long.repeat(4))])),
      files: Array.from({ length: 12 }, (_, index) => file(index, 'checked', `${'page-'.repeat(30)}${index}.pdf`)),
    }),
  },
  draft: { props: {}, data: ready({ number: 'MEYQ-XE2W-0', isReference: true, form: 'Draft', tabs: [] }) },
  account: {
    props: {},
    data: ready({
      title: 'Megan Pritchard',
      number: 'NG-104233',
      updatedAt: undefined,
      status: { text: 'In the group', colour: 'green' },
      tabs: [
        step(0, 'Your vehicle, 7K3M-9QXD-4', [heading('Your vehicle'), answer('Registration number', 'CF14 NGH')], 's-1'),
        {
          ...step(1, 'Your vehicle, 8K3M-9QXD-4', [answer('Registration number', 'CX13 PLO')], 's-2'),
          editHref: '/form/vehicle?submissionId=s-2',
        },
      ],
      files: [file(1, 'checked')],
      interviewHref: 'https://calendly.com/firm/interview',
    }),
  },
  loading: { props: {}, data: { detail: { state: 'loading' } } },
  empty: { props: {}, data: { detail: { state: 'empty' } } },
  unavailable: { props: {}, data: { detail: { state: 'unavailable' } } },
};
