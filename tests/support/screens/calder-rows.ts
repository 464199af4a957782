import { goOnTooSoon } from './first-steps.ts';
import { detail, hubs, ownPagesOf, staffOf, visitorsOf } from './rows-of-every-tenant.ts';
import { type Row } from './screen.ts';

/** The people are only looked at. */
export const calderRows: readonly Row[] = [
  ...visitorsOf('calder'),
  ...hubs('calder', {
    'imran.qureshi@example.org': 'a form to begin',
    'lucie.marchand@example.org': 'a form half done',
    'aminata.kone@example.org': 'a visit',
    'saima.akhtar@example.org': 'an offer to sign',
    'doreen.ackroyd@example.org': 'paid',
  }),
  ...ownPagesOf('doreen.ackroyd@example.org'),
  ['communications preferences', '/securedPage/communications-preferences', 'doreen.ackroyd@example.org'],
  ['news', '/securedPage/our_case', 'doreen.ackroyd@example.org'],
  ['claim detail', detail('5ca1d002-0004-4c1a-8f00-000000000004'), 'doreen.ackroyd@example.org'],
  [
    'confirmation',
    '/claim-confirmation?referenceNumber=C4LD-6R2D-A',
    'doreen.ackroyd@example.org',
    { ofReact: 'main a[href*="my-claim-detail"]' },
  ],
  ['form: first step', '/form/damp-home', 'imran.qureshi@example.org'],
  ['form: last step', '/form/damp-home', 'lucie.marchand@example.org'],
  ['form: faults', '/form/damp-home', 'imran.qureshi@example.org', { then: goOnTooSoon('calder') }],
  ...staffOf('calder', 'nadeem.hussain@example.org', '5ca1d001-0004-4c1a-8f00-000000000004', 'damp-home'),
];
