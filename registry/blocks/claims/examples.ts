import type { BlockExamples } from '#engine';

const steps = ['You joined', 'Your details', 'Our checks', 'In court', 'Outcome'].map((label, index) => ({
  label,
  explanation: `What happens in “${label}”, in two plain sentences. You do not need to do anything for it.`,
  state: index < 2 ? 'done' : index === 2 ? 'current' : 'waiting',
}));
const history = [
  { kind: 'documentSigned', name: 'Settlement agreement', at: '2026-11-22T10:30:00Z' },
  { kind: 'status', name: 'in the group', at: '2026-11-21' },
  { kind: 'documentDeclined', name: 'Payment instructions', at: '2026-11-20T08:15:00Z' },
  { kind: 'documentSent', name: 'Settlement agreement', at: '2026-11-19T09:00:00Z' },
  { kind: 'file', name: 'logbook.pdf', at: '2026-11-12T18:40:00Z' },
  { kind: 'formSentAgain', name: 'Your vehicle', at: '2026-11-12T18:35:00Z' },
  { kind: 'formGivenBack', name: 'Your vehicle', at: '2026-11-10T09:00:00Z' },
  { kind: 'form', name: 'Your vehicle', at: '2026-11-02T18:31:00Z' },
];
const columns = [
  { field: 'vehicle', headerText: 'Vehicle', allowSorting: true },
  {
    field: 'sent',
    headerText: 'Sent',
    dataType: 'DateTime',
    format: 'dd MMM yyyy',
    allowSorting: true,
    defaultSort: true,
    sortDirection: 2,
  },
  { field: 'status', headerText: 'Status', templateColumnType: 'StatusColumn' },
  { field: 'view', headerText: 'Details', templateColumnType: 'ViewButton' },
];
const row = (index: number) => ({
  submissionId: `s-${index}`,
  detailHref: `/securedPage/my-claim-detail;submissionId=s-${index}`,
  values: {
    vehicle: `Vehicle ${index}`,
    sent: `2026-10-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
    status: index % 2 ? 'Checking' : 'Accepted',
  },
});
const view = (more: object = {}) => ({
  claims: {
    state: 'ready',
    value: {
      title: 'How your claim is going',
      steps,
      history,
      columns,
      statusColours: { Accepted: 'green', Checking: 'orange' },
      rows: [row(0), row(1)],
      buttons: [{ label: 'Add another vehicle', formSlug: 'vehicle-claim' }],
      ...more,
    },
  },
});
const props = {
  noClaimsHeading: 'You have not sent us a vehicle yet',
  noClaimsText: 'It will be listed here.',
  newClaim: { label: 'Tell us about another vehicle', formSlug: 'vehicle-claim' },
};
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(4);

export const examples: BlockExamples = {
  minimal: { props: { noClaimsHeading: 'No claims yet' }, data: view({ steps: [], history: [], buttons: [], rows: [row(0)] }) },
  full: { props, data: view() },
  toSign: {
    props,
    data: view({
      eSign: {
        href: '/securedPage/esign-list;submissionId=s-0',
        documents: [
          { id: 'd-1', name: 'Payment instructions', status: 'Sent' },
          { id: 'd-2', name: 'Settlement agreement', status: 'Signed', signedAt: '2026-11-22T10:30:00Z' },
        ],
      },
    }),
  },
  allSigned: {
    props,
    data: view({
      rows: [],
      eSign: {
        label: 'Your agreements',
        href: '/securedPage/esign-list',
        documents: [{ id: 'd-2', name: 'Settlement agreement', status: 'Signed', signedAt: '2026-11-22T10:30:00Z' }],
      },
    }),
  },
  overflow: {
    props: { ...props, pageSize: 5 },
    data: view({
      rows: Array.from({ length: 23 }, (_, index) => row(index)),
      title: long,
      history: Array.from({ length: 9 }, (_, index) => ({
        kind: 'file',
        name: `${long.replaceAll(' ', '-')}.pdf`,
        at: `2026-10-${String(20 - index)}T10:00:00Z`,
      })),
    }),
  },
  written: {
    props,
    data: view({
      columns: [
        { field: 'reference', headerText: 'Reference' },
        { field: 'street', headerText: 'Street' },
        { field: 'postcode', headerText: 'Postcode' },
        { field: 'phone', headerText: 'Telephone' },
        { field: 'amount', headerText: 'Amount' },
      ],
      rows: [
        {
          submissionId: 's-0',
          detailHref: '/securedPage/my-claim-detail;submissionId=s-0',
          values: {
            reference: '1234-5678-9',
            street: '12 High Street',
            postcode: '75001 Paris',
            phone: '+44 20 7946 0000',
            amount: '1 250.00 £',
          },
        },
      ],
    }),
  },
  closed: { props, data: view({ closed: true, steps: [], buttons: [], rows: [] }) },
  loading: { props, data: { claims: { state: 'loading' } } },
  empty: { props, data: { claims: { state: 'empty' } } },
  unavailable: { props, data: { claims: { state: 'unavailable' } } },
};
