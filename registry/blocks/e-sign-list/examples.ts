import type { BlockExamples } from '#engine';

const document = (index: number, status: string, more: object = {}) => ({
  id: `d-${index}`,
  submissionId: 's-1',
  name: ['Settlement agreement', 'Payment instructions', 'Authority to act'][index % 3],
  purpose: ['Agreement', 'Payment', 'Agreement'][index % 3],
  status,
  sentAt: '2026-11-12T09:00:00Z',
  ...more,
});
const signed = { signedAt: '2026-11-22T10:30:00Z', signedCopyId: 'f-1' };
const ready = (documents: readonly object[], more: object = {}) => ({
  eDocuments: { state: 'ready', value: { documents, canSign: true, backHref: '/securedPage/my-claim', ...more } },
});

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready([document(0, 'Sent')]) },
  full: {
    props: { heading: { en: 'Agreement List', ar: 'قائمة الاتفاقيات' } },
    data: ready([document(0, 'Signed', signed), document(1, 'Sent'), document(2, 'Declined')]),
  },
  overflow: {
    props: {},
    data: ready(
      Array.from({ length: 12 }, (_, index) =>
        document(index, index % 2 ? 'Sent' : 'WaitingForTheSecondSignatureOfTheOtherSide', {
          name: `Vorladungszustellungsbestätigungsverfahren, an agreement with a very long name, part ${index + 1}`,
        }),
      ),
    ),
  },
  opening: { props: {}, data: ready([document(0, 'Sent')], { opens: 'd-0' }), outcomes: { 'sign-document': { ok: true } } },
  refused: {
    props: {},
    data: ready([document(0, 'Sent')], { opens: 'd-0' }),
    outcomes: { 'sign-document': { ok: false, code: 'network' } },
  },
  staff: { props: {}, data: ready([document(0, 'Signed', signed), document(1, 'Sent')], { canSign: false }) },
  loading: { props: {}, data: { eDocuments: { state: 'loading' } } },
  empty: { props: {}, data: { eDocuments: { state: 'empty' } } },
  withdrawn: { props: {}, data: ready([document(0, 'Sent')], { isWithdrawn: true }) },
  unavailable: { props: {}, data: { eDocuments: { state: 'unavailable' } } },
};
