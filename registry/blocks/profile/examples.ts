import type { BlockExamples } from '#engine';

const known = {
  identifier: 'NG-104518',
  status: { text: 'In the group', colour: 'green' },
  name: 'Carys',
  familyName: 'Vaughan',
  email: 'carys.vaughan@example.org',
  phone: '+447700900113',
  address: { addressLine1: '4 Heol y Bont', city: 'Aberystwyth', postcode: 'SY23 1AB', country: 'Wales' },
  details: [],
  provable: ['email', 'phone'],
  unproven: [],
  pending: [],
  forPerson: false,
  backHref: '/securedPage/my-claim',
};
const view = (more: object = {}) => ({ profile: { state: 'ready', value: { ...known, ...more } } });
const details = [
  {
    title: 'Your agreement',
    controls: [
      { name: 'Signed on', value: '3 November 2025' },
      { name: 'Costs', value: 'You pay nothing if the claim is lost' },
      {
        name: 'Who acts for you',
        controls: [
          { name: 'Solicitor', value: 'Elin Hale' },
          { name: 'Telephone', value: '029 2018 0142' },
        ],
      },
    ],
  },
  { controls: [{ name: 'Language we write in', value: 'Welsh' }] },
];
const long = 'Vorladungszustellungsbestätigungsverfahren'.repeat(3);
const expiresAt = '2026-11-22T14:05:00Z';

export const examples: BlockExamples = {
  minimal: { props: {}, data: view({ status: undefined, phone: undefined, address: {} }) },
  full: { props: {}, data: view({ details }) },
  waitingForCode: {
    props: {},
    data: view({ pending: [{ kind: 'email', to: 'carys@new-address.example', present: known.email, expiresAt, triesLeft: 5 }] }),
  },
  numberUnderWay: {
    props: {},
    data: view({ pending: [{ kind: 'phone', to: '+447700900999', present: known.email, expiresAt, triesLeft: 2 }] }),
  },
  byStaff: {
    props: {},
    data: view({ forPerson: true, pending: [{ kind: 'email', to: 'carys@new-address.example', expiresAt, triesLeft: 5 }] }),
  },
  unprovenNumber: { props: {}, data: view({ unproven: ['phone'] }) },
  changedElsewhere: { props: {}, data: view({ provable: [], phone: undefined }) },
  overflow: {
    props: {},
    data: view({
      name: long,
      email: `${long.toLowerCase().replaceAll('ä', 'a').slice(0, 60)}@${'sub-domain.'.repeat(8)}example.org`,
      address: { addressLine1: long, city: long, postcode: 'SY23 1AB' },
      details: [{ title: long, controls: [{ name: long, value: long }, ...(details[0]?.controls ?? [])] }],
    }),
  },
  loading: { props: {}, data: { profile: { state: 'loading' } } },
  empty: { props: {}, data: { profile: { state: 'empty' } } },
  unavailable: { props: {}, data: { profile: { state: 'unavailable' } } },
};
