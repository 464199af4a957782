import type { BlockExamples } from '#engine';

const interview = { startsAt: '2026-12-08T14:30:00Z', minutes: 20, timeZone: 'Europe/London' };
/** Asked for first, so that no example reaches for the calendar of others. */
const widget = {
  host: 'calendly.example',
  src: 'https://calendly.example/firm/interview?embed_domain=localhost&embed_type=Inline',
  origin: 'https://calendly.example',
  href: 'https://calendly.example/firm/interview',
};
const help = { phone: '0808 157 0142', email: 'help@northgateclaim.example' };
const ready = (value: object) => ({
  booking: { state: 'ready', value: { action: 'new', asksFirst: true, help, backHref: '/securedPage/my-claim', ...value } },
});
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(3);

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready({ widget, help: {} }) },
  full: {
    props: {},
    data: ready({
      action: 'reschedule',
      widget,
      interview,
      header: 'Move your call',
      text: 'Choose a time between nine and five. The old time is kept until you confirm.',
    }),
  },
  cancel: { props: {}, data: ready({ action: 'cancel', widget, interview }) },
  held: {
    props: {},
    data: ready({
      widget,
      interview,
      held: {
        projectId: 'p',
        email: 'ann@example.org',
        fullName: 'Ann Lee',
        cancelUrl: 'https://calendly.example/cancellations/1',
        rescheduleUrl: 'https://calendly.example/reschedulings/1',
      },
    }),
  },
  gone: { props: {}, data: ready({ action: 'cancel', widget, gone: true }) },
  overflow: {
    props: {},
    data: ready({ widget: { ...widget, host: `${'calendar-'.repeat(8)}.example` }, header: long, text: long.repeat(4) }),
  },
  notOpened: { props: {}, data: ready({ fault: 'not-opened' }) },
  noConfiguration: { props: {}, data: ready({ fault: 'no-configuration' }) },
  noAddress: { props: {}, data: ready({ action: 'cancel', fault: 'no-address' }) },
  loading: { props: {}, data: { booking: { state: 'loading' } } },
  empty: { props: {}, data: { booking: { state: 'empty' } } },
  unavailable: { props: {}, data: { booking: { state: 'unavailable' } } },
};
