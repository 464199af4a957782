import type { BlockExamples } from '#engine';

const view = (more: object) => ({
  listingDetails: {
    state: 'ready',
    value: {
      name: 'Megan Pritchard',
      identifier: 'NG-104233',
      email: 'megan.pritchard@example.org',
      status: 'Verifying',
      profileHref: '/securedPage/my-profile?accountId=a-1',
      hubHref: '/securedPage/my-claim?accountId=a-1',
      saved: false,
      forms: [],
      ...more,
    },
  },
});
const form = (name: string, status: string, more: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  status,
  final: false,
  ...more,
});
const sent = { reference: '7K3M-9QXD-4', lastUpdate: '2026-11-19T16:40:00Z' };

export const examples: BlockExamples = {
  minimal: {
    props: {},
    data: view({ forms: [form('Your vehicle', 'NotStarted', { href: '/form/your-vehicle?createClaim=true&accountId=a-1' })] }),
  },
  full: {
    props: {},
    data: view({
      description: 'In the group',
      colour: 'green',
      saved: true,
      updateHref: '/page/registration?isWorkspace=true&accountId=a-1',
      interviewHref: 'https://calendly.com/northgate-hale-demo/claim-interview?name=Megan',
      forms: [
        form('Your vehicle', 'Done', { ...sent, final: true }),
        form('Client questionnaire', 'Draft', { ...sent, href: '/form/client-questionnaire?submissionId=s-1&accountId=a-1' }),
        form('Your preferences', 'Draft', sent),
        form('Unsubscribe', 'NotStarted', { href: '/form/unsubscribe?createClaim=true&accountId=a-1' }),
      ],
    }),
  },
  overflow: {
    props: {},
    data: view({
      email: 'a.very.long.address.of.a.person.with.many.names.and.more@a.very.long.domain.example.org',
      forms: Array.from({ length: 12 }, (_, index) =>
        form(`A questionnaire with a very long name about something that happened a long time ago, part ${index + 1}`, 'NotStarted', {
          href: '/form/x',
        }),
      ),
    }),
  },
  nothing: { props: {}, data: view({}) },
  loading: { props: {}, data: { listingDetails: { state: 'loading' } } },
  empty: { props: {}, data: { listingDetails: { state: 'empty' } } },
  unavailable: { props: {}, data: { listingDetails: { state: 'unavailable' } } },
};
