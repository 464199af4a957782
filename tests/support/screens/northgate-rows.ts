import { goOnTooSoon, openBooking, openSigning } from './first-steps.ts';
import { detail, hubs, ownPagesOf, staffOf, visitorsOf } from './rows-of-every-tenant.ts';
import { hub, type Row } from './screen.ts';

/** The people are only looked at. */
export const northgateRows: readonly Row[] = [
  ...visitorsOf('northgate'),
  ...hubs('northgate', {
    'iwan.pugh@example.org': 'unfinished',
    'hywel.parry@example.org': 'a form to begin',
    'nerys.rowlands@example.org': 'details to correct',
    'sali.tudor@example.org': 'being checked',
    'idris.vane@example.org': 'a call to book',
    'rhian.watkins@example.org': 'a call that is booked',
    'huw.yorath@example.org': 'an offer to sign',
    'meinir.probert@example.org': 'six claims',
    'owen.marsh@example.org': 'closed',
    'gareth.hopkin@example.org': 'closed before a form',
    'owain.hughes@example.org': 'no account',
  }),
  ...ownPagesOf('sali.tudor@example.org'),
  ['communications preferences', '/securedPage/communications-preferences', 'sali.tudor@example.org'],
  ['news', '/securedPage/our_case', 'sali.tudor@example.org'],
  ['claim detail', detail('4e470002-0071-4c1a-9f00-000000000071'), 'sali.tudor@example.org'],
  ['claim detail: warnings', detail('4e470002-0069-4c1a-9f00-000000000069'), 'nerys.rowlands@example.org'],
  [
    'confirmation',
    '/claim-confirmation?referenceNumber=Z20X-4GHX-1',
    'sali.tudor@example.org',
    { ofReact: 'main a[href*="my-claim-detail"]' },
  ],
  ['documents to sign', '/securedPage/esign-list', 'huw.yorath@example.org'],
  ['signing page', '/securedPage/esign-list', 'huw.yorath@example.org', { serverDrawn: true, then: openSigning }],
  ['booking', hub.northgate, 'idris.vane@example.org', { then: openBooking }],
  ['booking: not from the hub', '/securedPage/appointment-booking', 'idris.vane@example.org'],
  ['form: first step', '/form/vehicle-claim', 'nerys.rowlands@example.org'],
  ['form: last step', '/form/vehicle-claim', 'iwan.pugh@example.org'],
  ['form: faults', '/form/vehicle-claim', 'iwan.pugh@example.org', { then: goOnTooSoon('northgate', 'vehicle-claim') }],
  ['form: one step', '/form/communications-preferences', 'sali.tudor@example.org'],
  ['form: two steps', '/form/client-questionnaire', 'sali.tudor@example.org'],
  ...staffOf('northgate', 'elin.hale@example.org', '4e470001-0088-4c1a-9f00-000000000088', 'vehicle-claim'),
];
