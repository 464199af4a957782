import { goOnTooSoon } from './first-steps.ts';
import { detail, hubs, ownPagesOf, staffOf, visitorsOf } from './rows-of-every-tenant.ts';
import { type Row } from './screen.ts';

/** The people are only looked at. */
export const meridianRows: readonly Row[] = [
  ...visitorsOf('meridian'),
  ...hubs('meridian', {
    'oscar.lindley@example.org': 'unfinished',
    'petra.marlow@example.org': 'a statement half written',
    'karim.nassar@example.org': 'a document to sign',
    'ruth.osei@example.org': 'a decision to accept',
    'peter.novak@example.org': 'a review',
    'dina.qasim@example.org': 'paid',
  }),
  ...ownPagesOf('dina.qasim@example.org'),
  ['list of forms', '/securedPage/my-claim', 'dina.qasim@example.org'],
  ['claim detail', detail('3e81d002-0081-4c1a-8f00-000000000081'), 'dina.qasim@example.org'],
  [
    'confirmation',
    '/claim-confirmation?referenceNumber=Z40X-9A2W-6',
    'dina.qasim@example.org',
    { ofReact: 'main a[href*="my-claim-detail"]' },
  ],
  [
    'signing page',
    '/securedPage/esign-list',
    'karim.nassar@example.org',
    { serverDrawn: true, then: (page) => page.locator('button[value="sign"]').waitFor() },
  ],
  ['form: first step', '/form/impact-statement', 'oscar.lindley@example.org'],
  ['form: last step', '/form/impact-statement', 'petra.marlow@example.org'],
  ['form: faults', '/form/impact-statement', 'oscar.lindley@example.org', { then: goOnTooSoon('meridian') }],
  ...staffOf('meridian', 'rana.khalil@example.org', '3e81d001-0070-4c1a-8f00-000000000070', 'impact-statement'),
];
