import type { BlockExamples } from '#engine';

const view = (more: object) => ({
  listingDetails: {
    state: 'ready',
    value: {
      name: 'Megan Pritchard',
      identifier: 'NG-104233',
      email: 'megan.pritchard@example.org',
      writtenLanguage: 'cy',
      status: 'Verifying',
      profileHref: '/securedPage/my-profile?accountId=a-1',
      hubHref: '/securedPage/my-claim?accountId=a-1',
      answersHref: '/securedPage/my-claim-detail?accountId=a-1',
      forms: [],
      ...more,
    },
  },
});
const form = (name: string, status: string, more: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  status,
  ...more,
});
const sent = (submissionId: string, reference: string) => ({
  submissionId,
  reference,
  lastUpdate: '2026-11-19T16:40:00Z',
  viewHref: `/securedPage/my-claim-detail;submissionId=${submissionId}?accountId=a-1`,
});

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
      savedBackHref: '/listing/list',
      updateHref: '/page/registration?isWorkspace=true&accountId=a-1',
      statuses: {
        code: 'Group',
        today: '2026-11-20',
        choices: [
          { code: 'Verifying', name: 'Being verified', words: 'We are checking what you sent' },
          {
            code: 'Group',
            name: 'In the group',
            words: 'In the group',
            message: { header: 'You are in the group', description: 'There is nothing to do now.' },
          },
        ],
        changes: [
          {
            number: 2,
            name: 'In the group',
            day: '2026-11-19',
            words: 'You are in the group, and the hearing is in March.',
            note: 'Order of 12 November, paragraph 4.',
            by: 'Ruth Vane',
            at: '2026-11-19T16:40:00Z',
            canUndo: true,
          },
          {
            number: 1,
            name: 'Interview booked',
            day: '2026-11-02',
            at: '2026-11-02T09:12:00Z',
            undone: { by: 'Ruth Vane', at: '2026-11-02T10:00:00Z' },
            canUndo: false,
          },
        ],
      },
      documentTemplates: { templates: [{ asset: 'authority-to-act.pdf', name: 'Authority to act' }], kinds: ['Offer'] },
      documents: [
        {
          id: 'd-1',
          submissionId: 's-3',
          name: 'Terms of engagement',
          purpose: 'Agreement',
          status: 'Signed',
          sentAt: '2026-11-02T09:00:00Z',
        },
        {
          id: 'd-2',
          submissionId: 's-3',
          name: 'Settlement agreement',
          purpose: 'Agreement',
          status: 'Sent',
          sentAt: '2026-11-18T09:00:00Z',
        },
        {
          id: 'd-3',
          submissionId: 's-3',
          name: 'Authority to act',
          purpose: 'Agreement',
          status: 'Declined',
          sentAt: '2026-11-19T09:00:00Z',
        },
      ],
      booking: {
        schedule: true,
        labels: {},
        visit: { projectId: 'p', email: 'megan.pritchard@example.org', fullName: 'Megan Pritchard' },
        pages: { new: 'https://calendly.com/northgate-hale-demo/claim-interview?name=Megan' },
      },
      forms: [
        form('Your story', 'Draft', {
          ...sent('s-6', 'P9SM-7VN3-2'),
          href: '/form/your-story?submissionId=s-6&accountId=a-1',
          correction: {
            reason: 'The year in your second answer is not readable.',
            sentAt: '2026-11-12T16:40:00Z',
            givenBackAt: '2026-11-19T16:40:00Z',
            by: 'Ruth Vane',
            isChanged: false,
          },
        }),
        form('Client questionnaire', 'Draft', {
          ...sent('s-1', '9XQD-7K3M-2'),
          href: '/form/client-questionnaire?submissionId=s-1&accountId=a-1',
        }),
        form('Your preferences', 'Draft', { ...sent('s-2', '2M3K-QXD9-7'), refusal: 'status' }),
        form('Your vehicle', 'Done', {
          ...sent('s-3', '7K3M-9QXD-4'),
          refusal: 'sent',
          giveBack: 'offered',
          corrected: { sentAt: '2026-11-02T09:00:00Z', correctedAt: '2026-11-12T16:40:00Z' },
          versions: [{ sentAt: '2026-11-02T09:00:00Z', href: '#first' }],
        }),
        form('Your vehicle', 'Done', { ...sent('s-4', 'M7VN-3P9S-T'), refusal: 'sent', giveBack: 'has-documents' }),
        form('Unsubscribe', 'NotStarted', { href: '/form/unsubscribe?createClaim=true&accountId=a-1', staffOnly: true }),
        form('A form of last year', 'Draft', { ...sent('s-5', '3P9S-M7VN-1'), refusal: 'form', staffOnly: true }),
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
