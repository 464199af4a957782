import type { BlockExamples } from '#engine';

const ready = (more: object = {}) => ({
  status: {
    state: 'ready',
    value: {
      identifier: 'NG-104233',
      identifierLabel: 'Claim number',
      status: { description: 'Waiting for you', colour: 'orange' },
      notes: [],
      message: {
        header: 'Your vehicle is the next step',
        description: 'It takes about ten minutes, and you can save it at any point.',
        tone: 'action',
      },
      closed: false,
      phone: '0808 157 0142',
      ...more,
    },
  },
});
const visit = { projectId: 'p', email: 'ann@example.org', fullName: 'Ann Lee' };
const pages = {
  new: 'https://calendly.example/firm/interview',
  cancel: 'https://calendly.example/cancellations/1',
  reschedule: 'https://calendly.example/reschedulings/1',
};
const interview = { startsAt: '2026-12-08T14:30:00Z', minutes: 20, timeZone: 'Europe/London', past: false };
const form = { kind: 'form', name: 'Your vehicle', status: 'NotStarted', href: '/form/vehicle-claim' };
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(4);

export const examples: BlockExamples = {
  minimal: {
    props: {},
    data: {
      status: {
        state: 'ready',
        value: { identifier: 'NG-1', identifierLabel: '', notes: [], closed: false },
      },
    },
  },
  full: {
    props: {},
    data: ready({
      notes: [{ title: 'Your solicitor', value: 'Elin Hale' }],
      action: { ...form, status: 'Draft', at: { step: 2, steps: 6 } },
      deadline: { date: '2027-03-31', days: 129 },
      saved: { name: 'Your vehicle', at: '2026-11-19T21:47:00Z' },
    }),
  },
  begin: { props: {}, data: ready({ action: form }) },
  correction: {
    props: {},
    data: ready({
      action: {
        ...form,
        status: 'Draft',
        correction: { reason: 'The year in your second answer is not readable.', sentAt: '2026-11-12T16:40:00Z' },
      },
    }),
  },
  toSign: {
    props: {},
    data: ready({
      status: { description: 'Offer made', colour: 'orange' },
      message: {
        header: 'There is an offer for you to read',
        description: 'Take your time. We gladly explain every line.',
        tone: 'action',
      },
      action: { kind: 'sign', href: '/securedPage/esign-list', documents: ['Settlement agreement', 'Payment instructions'] },
      deadline: { title: 'Please answer by', date: '2026-12-14', days: 22 },
    }),
  },
  decision: {
    props: {},
    data: ready({
      status: { description: 'Decided', colour: 'green' },
      message: {
        header: 'We have decided on your statement',
        description: 'If you agree, sign the acceptance. If you disagree, ask for a review, here or on 0808 157 0142.',
        tone: 'action',
      },
      action: { kind: 'sign', href: '/securedPage/esign-list;documentId=d', documents: ['Acceptance'] },
      other: { kind: 'link', label: 'Ask for a review', href: '/page/contact' },
      deadline: { title: 'Please answer by', date: '2026-12-14', days: 14 },
    }),
  },
  declined: {
    props: {},
    data: ready({
      status: { description: 'Offer answered' },
      message: { header: 'You declined to sign', description: 'We write to you with what happens next.', tone: 'information' },
      other: { kind: 'reopen', href: '/securedPage/esign-list' },
    }),
  },
  lastDay: { props: {}, data: ready({ action: form, deadline: { date: '2026-11-22', days: 0 } }) },
  passed: { props: {}, data: ready({ action: form, deadline: { date: '2026-11-20', days: -2 } }) },
  booked: {
    props: {},
    data: ready({
      status: { description: 'Call booked', colour: 'blue' },
      message: { header: 'Your call is booked', description: 'We will ring the number you gave us.', tone: 'information' },
      booking: { schedule: false, interview, labels: {}, visit, pages },
    }),
  },
  interviewOver: {
    props: {},
    data: ready({
      status: { description: 'Call booked', colour: 'blue' },
      message: { header: 'Your call is booked', description: 'We will ring the number you gave us.', tone: 'information' },
      booking: { schedule: false, interview: { ...interview, past: true }, labels: {}, visit, pages },
    }),
  },
  interviewKept: {
    props: {},
    data: ready({
      status: { description: 'Call booked', colour: 'blue' },
      message: { header: 'Your call is booked', description: 'We will ring the number you gave us.', tone: 'information' },
      booking: {
        schedule: false,
        interview: { startsAt: interview.startsAt, timeZone: 'Europe/London', past: false },
        labels: {},
        pages: {},
      },
    }),
  },
  toBook: {
    props: {},
    data: ready({
      message: { header: 'We would like to talk to you', description: 'A short call, about twenty minutes.', tone: 'action' },
      action: { kind: 'book' },
      booking: { schedule: true, labels: {}, visit, pages },
    }),
  },
  toBookLater: {
    props: {},
    data: ready({
      action: form,
      booking: { schedule: true, interview, labels: { schedule: 'Choose another time', scheduled: 'We ring you' }, visit, pages },
    }),
  },
  offered: {
    props: {},
    data: ready({
      message: { header: 'We would like to talk to you', description: 'A short call, about twenty minutes.', tone: 'action' },
      action: { kind: 'link', label: 'Ring 0808 157 0142', href: 'tel:08081570142' },
    }),
  },
  missing: {
    props: {},
    data: ready({
      message: {
        header: 'We need one more thing from you',
        description: 'We could not find your vehicle in the records.',
        tone: 'warning',
      },
      notes: [{ title: 'What we need', value: 'Please check the registration number: the letter O may be the number 0' }],
      action: { ...form, status: 'Draft' },
    }),
  },
  paid: {
    props: {},
    data: ready({
      status: { description: 'Paid', colour: 'green' },
      message: { header: 'Your payment has been sent', description: 'It reaches your bank within five working days.', tone: 'success' },
      notes: [{ title: 'Paid on', value: '6 November 2026' }],
    }),
  },
  closed: {
    props: {},
    data: ready({
      status: { description: 'Not part of the claim', colour: 'grey' },
      message: { header: 'Your vehicle is not part of this claim', description: 'We are sorry. You owe us nothing.', tone: 'warning' },
      closed: true,
      notes: [{ title: 'Why', value: 'The vehicle was made in 2008, before the engines in question' }],
      action: { kind: 'link', label: 'Ask us to look again', href: '/page/contact' },
    }),
  },
  written: { props: {}, data: ready({ identifier: '1042-33', notes: [{ title: 'Where', value: '12 High Street' }] }) },
  overflow: {
    props: {},
    data: ready({
      identifier: 'NG-'.padEnd(60, '1042'),
      message: { header: long, description: long.repeat(4), tone: 'action' },
      notes: [{ title: long, value: long }],
      action: { kind: 'form', name: long, status: 'Draft', href: '/form/vehicle-claim', at: { step: 2, steps: 6 } },
      saved: { name: long, at: '2026-11-19T21:47:00Z' },
    }),
  },
  loading: { props: {}, data: { status: { state: 'loading' } } },
  empty: { props: {}, data: { status: { state: 'empty' } } },
  unavailable: { props: {}, data: { status: { state: 'unavailable' } } },
};
